import Arithmetic
import Spring

/// The steps of a track as rows of numbers, without the type of its values.
///
/// A step includes the instant of its end, so a move shows only after its instant, as in SwiftUI.
struct TrackSteps: Sendable {
  enum Shape: Sendable {
    /// In a straight line, each component on its own.
    case line(Easing)
    /// In a straight line, by the values' own mix.
    case mix(Easing)
    case cubic
    case spring(firstMotion: Int)
  }

  /// The components of a value.
  let componentCount: Int
  private(set) var shapes: [Shape] = []
  private(set) var starts: [Double] = []
  private(set) var durations: [Double] = []
  /// The end of the last step, in seconds.
  private(set) var endTime = 0.0
  /// A motion for each component of each spring.
  private(set) var motions: [SpringMotion] = []
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
    self.motions += motions
  }

  /// The last step that begins before a time.
  func index(at time: Double) -> Int {
    SegmentSearch.partition(1..<max(starts.count, 1)) { starts[$0] < time } - 1
  }

  /// Writes the components of a step at a time since its start; a step that mixes values has none.
  func write(_ step: Int, at time: Double, into row: UnsafeMutablePointer<Double>) {
    switch shapes[step] {
    case .line(let timing):
      writeLine(step, at: timing.value(at: time / durations[step]), into: row)
    case .mix: break
    case .cubic: writeCubic(step, at: time, into: row)
    case .spring(let first):
      motions.withUnsafeBufferPointer {
        SpringMotion.writeValues(
          of: UnsafeBufferPointer(rebasing: $0[first..<(first + componentCount)]), at: time,
          into: row)
      }
    }
  }

  @inline(__always)
  func writeLine(_ step: Int, at fraction: Double, into row: UnsafeMutablePointer<Double>) {
    let from = 4 * step * componentCount
    let to = from + componentCount
    rows.withUnsafeBufferPointer { rows in
      for index in 0..<componentCount {
        row[index] = mix(rows[from + index], rows[to + index], at: fraction)
      }
    }
  }

  /// The cubic between two rows with velocities at both ends.
  @inline(__always)
  func writeCubic(_ step: Int, at time: Double, into row: UnsafeMutablePointer<Double>) {
    let duration = durations[step]
    let from = 4 * step * componentCount
    let (to, leaving) = (from + componentCount, from + 2 * componentCount)
    let arriving = from + 3 * componentCount
    let u = time / duration
    let v = 1 - u
    let (first, second, tangent) = (v * v * (1 + 2 * u), u * u * (3 - 2 * u), u * v)
    rows.withUnsafeBufferPointer { rows in
      for index in 0..<componentCount {
        let tangents =
          tangent * (v * rows[leaving + index] - u * rows[arriving + index]) * duration
        row[index] =
          u >= 1
          ? rows[to + index] : first * rows[from + index] + second * rows[to + index] + tangents
      }
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
      let rate = timing.velocity(at: u) / duration
      return (0..<count).map { rise($0) * rate }
    case .cubic:
      let v = 1 - u
      return (0..<count).map { index in
        6 * u * v * rise(index) / duration + v * (1 - 3 * u) * rows[from + 2 * count + index]
          + u * (3 * u - 2) * rows[from + 3 * count + index]
      }
    case .spring(let first):
      return (0..<count).map { motions[first + $0].velocity(at: time) }
    }
  }
}
