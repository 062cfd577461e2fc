import SystemPackage

/// A line on a terminal's standard error that shows the progress of long work.
struct Progress {
  /// The total number of rows; nil if it is unknown.
  private let total: Int?
  /// What is counted.
  private let unit: String
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant

  /// - Parameters:
  ///   - total: The total number of rows; nil if it is unknown.
  ///   - unit: What is counted, in the plural.
  ///   - isQuiet: Whether to show nothing. If standard error is not a terminal, nothing is shown either.
  init(total: Int?, unit: String = "rows", isQuiet: Bool) {
    self.total = total
    self.unit = unit
    isShown = !isQuiet && isTerminal(.standardError)
    start = clock.now
    last = start
  }

  /// Reports the number of finished rows. It is cheap to call for each block.
  ///
  /// - Parameter share: The fraction of the work done, if the rows do not determine it.
  mutating func advance(to rows: Int, share: Double? = nil) {
    guard isShown else { return }
    let now = clock.now
    guard now - last > .milliseconds(200), now - start > .seconds(1) else { return }
    last = now
    let (seconds, parts) = (now - start).components
    let elapsed = Double(seconds) + Double(parts) * 1e-18
    let line = Self.line(rows: rows, of: total, unit: unit, share: share, elapsed: elapsed)
    writeToStandardError("\r\u{1b}[K\(line) ")
  }

  /// Rows and their rate, and if known the percentage and the remaining time.
  static func line(
    rows: Int, of total: Int?, unit: String = "rows", share: Double?, elapsed: Double
  ) -> String {
    let share = share ?? total.map { Double(rows) / Double(max($0, 1)) }
    let percent = share.map { "\(Int(100 * $0)) % of " } ?? ""
    let count =
      total.map { "\($0) \(unit)" }
      ?? (share == nil ? "\(rows) \(unit)" : "the input, \(rows) \(unit)")
    let rate = "\(Int(Double(rows) / elapsed)) a second"
    let left = share.flatMap { share in
      share > 0 ? ", \(Int((elapsed * (1 - share) / share).rounded(.up))) s left" : nil
    }
    return "\(percent)\(count), \(rate)\(left ?? "")"
  }

  /// Clears the line.
  func end() {
    if isShown, last != start { writeToStandardError("\r\u{1b}[K") }
  }
}

/// A line on a terminal's standard error that names the current step of work with steps of equal length.
struct StepProgress {
  private let count: Int
  /// The expected time of a step.
  private let seconds: Double
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var done = 0

  init(count: Int, seconds: Double, isQuiet: Bool) {
    (self.count, self.seconds) = (count, seconds)
    isShown = !isQuiet && isTerminal(.standardError)
  }

  mutating func begin(_ name: String) {
    if isShown {
      let (seconds, parts) = (ContinuousClock.now - start).components
      let elapsed = Double(seconds) + Double(parts) * 1e-18
      let line = Self.line(name, done: done, of: count, seconds: self.seconds, elapsed: elapsed)
      writeToStandardError("\r\u{1b}[K\(line) ")
    }
    done += 1
  }

  /// The step and the time left: as expected, or longer if the finished steps took longer.
  static func line(
    _ name: String, done: Int, of count: Int, seconds: Double, elapsed: Double
  ) -> String {
    let each = max(seconds, elapsed / Double(max(done, 1)))
    let left = Int((each * Double(count - done)).rounded(.up))
    return "\(done + 1) of \(count), \(left) s left: \(name)"
  }

  func end() {
    if isShown, done > 0 { writeToStandardError("\r\u{1b}[K") }
  }
}
