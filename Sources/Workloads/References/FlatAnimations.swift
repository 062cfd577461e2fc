/// The animations of a workload as plain mathematics without timing rules: one function for each kind.
final class FlatAnimations {
  static let keyPaths = ["opacity", "position.x", "cornerRadius", "transform.rotation"]
  static let corners = [0.0, 10, 5, 20]
  static let cornerTimes = [0, 0.2, 0.5, 1]
  /// The sizes of the values, for relative errors.
  static let ranges = [1.0, 100, 20, 3]

  /// The values shown, four numbers for each layer.
  private(set) var values: [Double]
  private let easeInOut = NewtonBezier(0.42, 0, 0.58, 1)
  private let easeOut = NewtonBezier(0, 0, 0.58, 1)
  private let spring: ClosedFormSpring

  init(count: Int) {
    values = [Double](repeating: 0, count: 4 * count)
    spring = ClosedFormSpring(mass: 1, stiffness: 100, damping: 10)
  }

  /// The time before the start at which the animations of a layer begin, in seconds.
  static func delay(of index: Int) -> Double { Double(index % 97) * 0.013 }

  func write(at time: Double) {
    let count = values.count / 4
    values.withUnsafeMutableBufferPointer { values in
      for index in 0..<count {
        let elapsed = time + Self.delay(of: index)
        let wave = Self.fraction(elapsed / 2) * 2
        values[4 * index] = easeInOut.value(at: wave < 1 ? wave : 2 - wave)
        values[4 * index + 1] = 100 * (1 - spring.value(at: Self.fraction(elapsed / 2) * 2))
        let runs = elapsed / 0.7
        let progress = Self.fraction(runs)
        var segment = 0
        while segment < 2, Self.cornerTimes[segment + 1] <= progress { segment += 1 }
        let (start, end) = (Self.cornerTimes[segment], Self.cornerTimes[segment + 1])
        let share = (progress - start) / (end - start)
        values[4 * index + 2] =
          Self.corners[segment] + share * (Self.corners[segment + 1] - Self.corners[segment])
          + 20 * runs.rounded(.down)
        values[4 * index + 3] = 3 * easeOut.value(at: Self.fraction(elapsed / 1.5))
      }
    }
  }

  @inline(__always)
  private static func fraction(_ runs: Double) -> Double { runs - runs.rounded(.down) }
}
