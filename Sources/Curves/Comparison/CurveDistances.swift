/// The largest distance between each two of many timing functions over an interval.
///
/// Every function is sampled once, at the positions of all: the interval is cut at the breakpoints of every
/// function, and each part is sampled as in ``CurveDifference``. Turning points between samples are then
/// refined, but only where the distance could exceed that of all samples. The result is as exact as that of
/// ``CurveDifference``.
package struct CurveDistances {
  private let count: Int
  private var distances: [Double]

  /// Compares functions over an interval, 0...1 by default.
  ///
  /// Complexity: about 500 evaluations of each function, and 4 for each breakpoint of all of them; as many
  /// comparisons of two numbers for each two functions, and about 100 evaluations.
  ///
  /// - Parameters:
  ///   - functions: The functions.
  ///   - interval: The progress to compare over.
  package init(_ functions: [some TimingFunction], over interval: ClosedRange<Double> = 0...1) {
    count = functions.count
    distances = [Double](repeating: 0, count: count * count)
    let positions = Self.positions(functions.flatMap { $0.breakpoints }, interval)
    var start = 0
    while start < positions.count {
      // Neighbouring blocks share a position.
      let block = positions[max(start - 1, 0)..<min(start + Self.blockSize, positions.count)]
      compare(functions, Array(block))
      start += Self.blockSize
    }
  }

  /// The largest distance between two of the functions, by their indices.
  package subscript(first: Int, second: Int) -> Double {
    distances[min(first, second) * count + max(first, second)]
  }

  private static let blockSize = 4096

  /// The positions at which all functions are sampled, in order.
  private static func positions(
    _ breakpoints: [Double], _ interval: ClosedRange<Double>
  ) -> [Double] {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    var positions: [Double] = []
    var last = start
    for position in breakpoints.filter({ $0 > start && $0 < end }).sorted() + [end]
    where position > last {
      let share = (position - last) / (end - start)
      let parts = max(4, Int((512 * share).rounded(.up)))
      for index in 0..<parts {
        // Denser near the ends of a part, where slopes may be vertical.
        let u = Double(index) / Double(parts)
        positions.append(min(last + (position - last) * (u * u * (3 - 2 * u)), position.nextDown))
      }
      // Still before a jump at the end.
      positions.append(position.nextDown)
      last = position
    }
    return positions + [end]
  }

  /// Compares all functions at positions in order.
  private mutating func compare(_ functions: [some TimingFunction], _ positions: [Double]) {
    let samples = functions.map { function in
      (positions.map { function.value(at: $0) }, positions.map { function.velocity(at: $0) })
    }
    for (row, first) in functions.enumerated() {
      for column in (row + 1)..<max(count, row + 1) {
        let second = functions[column]
        let (a, b) = (samples[row], samples[column])
        var largest = distances[row * count + column]
        for index in positions.indices { largest = max(largest, abs(a.0[index] - b.0[index])) }
        for index in positions.indices.dropFirst() {
          let (before, after) = (a.1[index - 1] - b.1[index - 1], a.1[index] - b.1[index])
          guard before * after < 0 else { continue }
          let (low, high) = (positions[index - 1], positions[index])
          let highest = max(abs(a.0[index - 1] - b.0[index - 1]), abs(a.0[index] - b.0[index]))
          guard highest + max(abs(before), abs(after)) * (high - low) > largest else { continue }
          for position in Self.turn(first, second, from: low, to: high, sign: before) {
            largest = max(largest, abs(first.value(at: position) - second.value(at: position)))
          }
        }
        distances[row * count + column] = largest
      }
    }
  }

  /// The two neighbouring numbers between which the difference of two functions turns.
  private static func turn(
    _ first: some TimingFunction, _ second: some TimingFunction, from start: Double,
    to end: Double, sign: Double
  ) -> [Double] {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return [low, high] }
      let slope = first.velocity(at: middle) - second.velocity(at: middle)
      if slope * sign > 0 { low = middle } else { high = middle }
    }
  }
}
