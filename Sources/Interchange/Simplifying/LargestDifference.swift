import Arithmetic
import Curves

/// The largest distance of two timing functions over 0...1, found by values alone.
///
/// It suits what a platform plays, which may be a staircase. The span is cut at the breakpoints of both
/// functions, each part is sampled, and the largest samples are refined.
struct LargestDifference {
  /// The distance.
  private(set) var value = 0.0
  /// The progress at which it occurs.
  private(set) var place = 0.0
  private let margin: Double

  /// - Complexity: about 4096 evaluations of each function, and about 16 for each breakpoint.
  init(_ first: some TimingFunction, _ second: some TimingFunction) {
    self.init(
      breakpoints: first.breakpoints + second.breakpoints,
      distance: { abs(first.value(at: $0) - second.value(at: $0)) })
  }

  /// - Parameters:
  /// - breakpoints: Where the distance may jump or turn sharply.
  /// - margin: The largest width of a jump, on either side of a breakpoint.
  /// - distance: The distance at a progress; NaN counts as infinite.
  init(breakpoints: [Double], margin: Double = 1e-12, distance: (Double) -> Double) {
    self.margin = margin

    let places = breakpoints.innerPlaces + [1]
    // A function may jump at its first point, as penner.in-expo does: then the nearer side applies.
    if distance(0) <= distance(1e-12) { consider(0, distance) }
    var start = 0.0
    for place in places {
      examine(start, place, distance)
      start = place
    }
    consider(1, distance)
  }

  private mutating func consider(_ place: Double, _ distance: (Double) -> Double) {
    let distance = distance(place)
    if !(distance <= value) {
      value = distance.isNaN ? .infinity : distance
      self.place = place
    }
  }

  private mutating func examine(_ start: Double, _ end: Double, _ distance: (Double) -> Double) {
    // Both sides of a jump, beyond the rounding of its place.
    let (first, last) = (start + margin, end - margin)
    guard first < last else { return }
    let count = max(8, Int((4096 * (end - start)).rounded(.up)))
    var (a, b) = (0.0, -1.0)
    for index in 0...count {
      // Denser near the ends, where a slope may be infinite.
      let depth = (1 - Double.cos(.pi * Double(index) / Double(count))) / 2
      let x = first + (last - first) * depth
      let y = distance(x)
      if !(y <= value) {
        value = y.isNaN ? .infinity : y
        place = x
      }
      if index > 1, b >= a, b >= y, b > 0.98 * value {
        let spread = (last - first) * 2 / Double(count)
        climb(max(x - 2 * spread, first), x, distance)
      }
      (a, b) = (b, y)
    }
  }

  /// Finds the maximum between two places by golden-section search. The distance is flat near it.
  private mutating func climb(_ start: Double, _ end: Double, _ distance: (Double) -> Double) {
    let section = (5.0.squareRoot() - 1) / 2
    var (low, high) = (start, end)
    for _ in 0..<12 where high > low {
      let (left, right) = (high - section * (high - low), low + section * (high - low))
      if distance(left) >= distance(right) { high = right } else { low = left }
    }
    consider(low + (high - low) / 2, distance)
  }
}
