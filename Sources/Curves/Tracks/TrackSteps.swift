import CurveArithmetic
import Spring

/// The steps of a track as rows of numbers, without the type of its values.
///
/// A step includes the instant of its end, so a move shows only after its instant, as in SwiftUI.
struct TrackSteps: Sendable {
  enum Shape: Sendable {
    /// In a straight line, each component on its own.
    case line(timing: Int)
    /// In a straight line, by the values' own mix.
    case mix(timing: Int)
    case cubic
    case spring(firstMotion: Int, spring: Int)
  }

  /// The components of a value.
  let componentCount: Int
  private(set) var shapes: [Shape] = []
  private(set) var starts: [Double] = []
  private(set) var durations: [Double] = []
  /// The end of the last step, in seconds.
  private(set) var endTime = 0.0
  /// The timing functions of straight lines.
  private(set) var timings = EasingTable()
  /// A motion for each component of each spring step.
  private(set) var motions: [SpringTerms] = []
  private var springs: [DampedSpring] = []
  /// Four rows for each step: both ends, and the velocities there, which only cubics have.
  private var rows: [Double] = []

  init(count: Int) { componentCount = count }

  mutating func append(
    _ shape: Shape, duration: Double, from: [Double], to: [Double],
    tangents: ([Double], [Double])?, motions: [SpringMotion]
  ) {
    shapes.append(shape)
    starts.append(endTime)
    durations.append(duration)
    endTime += duration
    let zero = [Double](repeating: 0, count: componentCount)
    for row in [from, to, tangents?.0 ?? zero, tangents?.1 ?? zero] {
      rows += row.prefix(componentCount)
    }
    for motion in motions { self.motions.append(SpringTerms(motion)) }
  }

  /// Adds the timing function of a step to append.
  mutating func append(_ timing: Easing) -> Int { timings.append(timing) }

  /// Adds the spring of a step to append.
  mutating func append(_ spring: DampedSpring) -> Int {
    springs.append(spring)
    return springs.count - 1
  }

  /// A motion of a spring step.
  func motion(_ index: Int, spring: Int) -> SpringMotion {
    motions[index].motion(of: springs[spring])
  }

  /// The last step that begins before a time.
  @inline(__always)
  func index(at time: Double) -> Int {
    starts.withUnsafeBufferPointer { SegmentSearch.lastBelow(time, in: $0) }
  }

  /// Calls a function with the components of a step at a time since its start.
  @inline(__always)
  func withRow(_ step: Int, at time: Double, _ body: (Span<Double>) -> Void) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: componentCount) { row in
      if let first = row.baseAddress { write(step, at: time, into: first) }
      body(row.span)
    }
  }

  /// Writes the components of a step at a time since its start; a step that mixes values has none.
  func write(_ step: Int, at time: Double, into row: UnsafeMutablePointer<Double>) {
    switch shapes[step] {
    case .line(let timing):
      writeLine(step, at: timings.value(of: timing, at: time / durations[step]), into: row)
    case .mix: break
    case .cubic: writeCubic(step, at: time, into: row)
    case .spring(let first, let spring):
      withSpring(first, spring) { SpringTerms.writeValues(of: $0, $1, at: time, into: row) }
    }
  }

  /// Passes the motions of a spring step and their spring.
  @inline(__always)
  private func withSpring(
    _ first: Int, _ spring: Int,
    _ body: (UnsafeBufferPointer<SpringTerms>, UnsafePointer<DampedSpring>) -> Void
  ) {
    motions.withUnsafeBufferPointer { motions in
      springs.withUnsafeBufferPointer { springs in
        guard let start = springs.baseAddress else { return }
        body(
          UnsafeBufferPointer(rebasing: motions[first..<(first + componentCount)]),
          start + spring)
      }
    }
  }

  @inline(__always)
  func writeLine(_ step: Int, at fraction: Double, into row: UnsafeMutablePointer<Double>) {
    withEnds(of: step) { from, to in
      if fraction == 1 { return row.update(from: to, count: componentCount) }
      let complement = 1 - fraction
      for index in 0..<componentCount {
        row[index] = finite(from[index] * complement + to[index] * fraction)
      }
    }
  }

  /// The cubic between two rows with velocities at both ends.
  @inline(__always)
  private func writeCubic(_ step: Int, at time: Double, into row: UnsafeMutablePointer<Double>) {
    let duration = durations[step]
    let u = time / duration
    let v = 1 - u
    let (first, second, tangent) = (v * v * (1 + 2 * u), u * u * (3 - 2 * u), u * v)
    withEnds(of: step) { from, to in
      if u >= 1 { return row.update(from: to, count: componentCount) }
      let leaving = to + componentCount
      let arriving = leaving + componentCount
      for index in 0..<componentCount {
        row[index] = finite(
          first * from[index] + second * to[index]
            + tangent * (v * leaving[index] - u * arriving[index]) * duration)
      }
    }
  }

  /// Passes the first two of the four rows of a step, which follow each other.
  @inline(__always)
  private func withEnds(
    of step: Int, _ body: (_ from: UnsafePointer<Double>, _ to: UnsafePointer<Double>) -> Void
  ) {
    rows.withUnsafeBufferPointer { rows in
      guard let first = rows.baseAddress else { return }
      let from = first + 4 &* step &* componentCount
      body(from, from + componentCount)
    }
  }

  /// The velocity of each component of a step at a time since its start, per second.
  func velocity(_ step: Int, at time: Double) -> [Double] {
    let duration = durations[step]
    let u = time / duration
    let (from, count) = (4 * step * componentCount, componentCount)
    func rise(_ index: Int) -> Double { rows[from + count + index] - rows[from + index] }
    switch shapes[step] {
    case .line(let timing), .mix(let timing):
      let rate = timings.velocity(of: timing, at: u) / duration
      return (0..<count).map { chainRule(rise($0), rate) }
    case .cubic:
      let v = 1 - u
      return (0..<count).map { index in
        chainRule(6 * u * v, rise(index)) / duration
          + v * (1 - 3 * u) * rows[from + 2 * count + index]
          + u * (3 * u - 2) * rows[from + 3 * count + index]
      }
    case .spring(let first, let spring):
      return [Double](unsafeUninitializedCapacity: count) { row, written in
        guard let start = row.baseAddress else { return }
        withSpring(first, spring) {
          SpringTerms.writeVelocities(of: $0, $1, at: time, into: start)
        }
        written = count
      }
    }
  }
}
