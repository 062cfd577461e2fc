import SystemPackage

/// A line on a terminal's standard error that says how far long work has come.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant

  /// - Parameter isQuiet: Shows nothing; so does a standard error that is no terminal.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && isTerminal(.standardError)
    start = clock.now
    last = start
  }

  /// Tells how many units of the total are done; cheap to call for each.
  mutating func update(_ done: Int) {
    if done & 0xfff == 0 { advance(to: done) }
  }

  /// Tells how many units of the total are done, with their rate and the time left.
  mutating func advance(to done: Int) {
    guard isShown else { return }
    let now = clock.now
    guard now - last > .milliseconds(200), now - start > .seconds(1) else { return }
    last = now
    let (seconds, parts) = (now - start).components
    let elapsed = Double(seconds) + Double(parts) * 1e-18
    let rate = Double(done) / elapsed
    let left = rate > 0 ? ", \(Int((Double(total - done) / rate).rounded(.up))) s left" : ""
    let percent = Int(100 * Double(done) / Double(max(total, 1)))
    writeToStandardError("\r\u{1b}[K\(percent) % of \(total) rows, \(Int(rate)) a second\(left) ")
  }

  /// Clears the line.
  func end() {
    if isShown, last != start { writeToStandardError("\r\u{1b}[K") }
  }
}

/// A line on a terminal's standard error that names the step of a work of few long steps.
struct StepProgress {
  private let count: Int
  private let isShown: Bool
  private var done = 0

  init(count: Int, isQuiet: Bool) {
    self.count = count
    isShown = !isQuiet && isTerminal(.standardError)
  }

  mutating func begin(_ name: String) {
    done += 1
    if isShown { writeToStandardError("\r\u{1b}[K\(done) of \(count): \(name) ") }
  }

  func end() {
    if isShown, done > 0 { writeToStandardError("\r\u{1b}[K") }
  }
}
