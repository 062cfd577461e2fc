/// The largest distance between each two of many timing functions over an interval.
///
/// Every function is sampled once, at the places of all: the interval is cut at the breakpoints of every
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
    let places = Self.places(functions.flatMap { $0.breakpoints }, interval)
    var start = 0
    while start < places.count {
      // Neighbouring blocks share a place.
      let block = places[max(start - 1, 0)..<min(start + Self.blockSize, places.count)]
      compare(functions, Array(block))
      start += Self.blockSize
    }
  }

  /// The largest distance between two of the functions, by their indices.
  package subscript(first: Int, second: Int) -> Double {
    distances[min(first, second) * count + max(first, second)]
  }

  private static let blockSize = 4096

  /// The places at which all functions are sampled, in order.
  private static func places(
    _ breakpoints: [Double], _ interval: ClosedRange<Double>
  ) -> [Double] {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    var places: [Double] = []
    var last = start
    for place in breakpoints.filter({ $0 > start && $0 < end }).sorted() + [end]
    where place > last {
      let share = (place - last) / (end - start)
      let parts = max(4, Int((512 * share).rounded(.up)))
      for index in 0..<parts {
        // Denser near the ends of a part, where slopes may be vertical.
        let u = Double(index) / Double(parts)
        places.append(min(last + (place - last) * (u * u * (3 - 2 * u)), place.nextDown))
      }
      // Still before a jump at the end.
      places.append(place.nextDown)
      last = place
    }
    return places + [end]
  }

  /// Compares all functions at places in order.
  private mutating func compare(_ functions: [some TimingFunction], _ places: [Double]) {
    let samples = functions.map { function in
      (places.map { function.value(at: $0) }, places.map { function.velocity(at: $0) })
    }
    for (row, first) in functions.enumerated() {
      for column in (row + 1)..<max(count, row + 1) {
        let second = functions[column]
        let (a, b) = (samples[row], samples[column])
        var largest = distances[row * count + column]
        for index in places.indices { largest = max(largest, abs(a.0[index] - b.0[index])) }
        for index in places.indices.dropFirst() {
          let (before, after) = (a.1[index - 1] - b.1[index - 1], a.1[index] - b.1[index])
          guard before * after < 0 else { continue }
          let (low, high) = (places[index - 1], places[index])
          let highest = max(abs(a.0[index - 1] - b.0[index - 1]), abs(a.0[index] - b.0[index]))
          guard highest + max(abs(before), abs(after)) * (high - low) > largest else { continue }
          for place in Self.turn(first, second, from: low, to: high, sign: before) {
            largest = max(largest, abs(first.value(at: place) - second.value(at: place)))
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
