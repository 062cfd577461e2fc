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
    guard isShown, done & 0xfff == 0 else { return }
    let now = clock.now
    guard now - last > .milliseconds(200), now - start > .seconds(1) else { return }
    last = now
    let percent = Int(100 * Double(done) / Double(max(total, 1)))
    writeToStandardError("\r\(percent) % of \(total) rows ")
  }

  /// Clears the line.
  func end() {
    if isShown, last != start { writeToStandardError("\r\u{1b}[K") }
  }
}
