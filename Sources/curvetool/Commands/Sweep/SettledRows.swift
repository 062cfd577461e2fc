import Spring

/// The springs of some rows of a grid, and their exact settling times, solved side by side.
struct SettledRows {
  /// How many rows are solved at a time.
  static let room = 128

  private var values = [SweepForm.Values](repeating: .zero, count: room)
  private var (mass, stiffness, damping) = (numbers, numbers, numbers)
  private var times = numbers

  private static let numbers = [Double](repeating: 0, count: room)

  /// - Parameter isWanted: Whether times are asked for.
  mutating func solve(_ count: Int, isWanted: Bool, _ spring: (Int) -> SweepForm.Values) {
    for row in 0..<count {
      let spring = spring(row)
      values[row] = spring
      (mass[row], stiffness[row], damping[row]) = (spring[0], spring[1], spring[2])
    }
    if isWanted { Self.solve(mass, stiffness, damping, count, into: &times) }
  }

  private static func solve(
    _ mass: [Double], _ stiffness: [Double], _ damping: [Double], _ count: Int,
    into times: inout [Double]
  ) {
    var times = times.mutableSpan
    DampedSpring.settlingTimes(
      mass: mass.span.extracting(first: count), stiffness: stiffness.span, damping: damping.span,
      into: &times)
  }

  /// The four numbers of a spring, and its settling time if that is known here: not of a thrown one.
  subscript(_ row: Int) -> (values: SweepForm.Values, time: Double?) {
    (values[row], values[row][3] == 0 ? times[row] : nil)
  }
}
