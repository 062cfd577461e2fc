/// The gaps between the times of a recording.
struct LogGaps {
  /// The usual difference between two times, in the unit of the times.
  let step: Double
  private let perSecond: Double
  private var count = 0
  private var longest = (start: 0.0, length: -1.0)

  /// - Parameters:
  ///   - step: The usual difference between two times.
  ///   - perSecond: The units of the times in a second.
  init(step: Double, perSecond: Double) { (self.step, self.perSecond) = (step, perSecond) }

  /// Takes the time of a row and that of the next one.
  mutating func add(_ time: Double, _ next: Double) {
    let length = next - time
    if length > max(5 * step, 0.03 * perSecond) { count += 1 }
    if length > longest.length { longest = (time, length) }
  }

  /// What a note says of them; nil without any.
  ///
  /// - Parameter origin: The time that is 0 in the note.
  func note(origin: Double) -> String? {
    guard count > 0 else { return nil }
    let n = NumberText.brief
    let start = (longest.start - origin) / perSecond
    let gap = "\(n(longest.length / perSecond)) s after \(n(start)) s"
    return count == 1
      ? "there are no samples for \(gap)" : "there are \(count) gaps, the longest of \(gap)"
  }
}
