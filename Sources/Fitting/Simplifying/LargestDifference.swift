import Curves

/// The largest distance of two timing functions over 0...1, found by values alone.
///
/// It suits what a platform plays, which may be a staircase. The span is cut at the breakpoints of both
/// functions, each part is sampled, and the largest samples are refined. All values are computed in batches.
package struct LargestDifference {
  /// Writes the values of a function at many progresses.
  package typealias Batch = (_ progress: Span<Double>, _ values: inout MutableSpan<Double>) -> Void

  /// The distance.
  package let value: Double
  /// The progress at which it occurs.
  package let x: Double

  /// - Complexity: about 1024 evaluations of each function, 5120 where the distance swings often, and about 16
  ///   for each breakpoint.
  package init(_ first: some TimingFunction, _ second: some TimingFunction) {
    self.init(
      breakpoints: first.breakpoints + second.breakpoints,
      { first.values(at: $0, into: &$1) }, { second.values(at: $0, into: &$1) })
  }

  /// - Parameters:
  ///   - breakpoints: Where the first function may jump or turn sharply.
  ///   - others: The same of the second function.
  ///   - margin: The largest width of a jump, on either side of a breakpoint: how far a jump of the second
  ///     function may be out of place.
  ///   - first: One function; a distance of NaN counts as infinite.
  ///   - second: The other function.
  package init(
    breakpoints: [Double], others: [Double] = [], margin: Double = 1e-12,
    _ first: @escaping Batch, _ second: @escaping Batch
  ) {
    var search = Search(first: first, second: second)
    search.compareEnds()
    var start = 0.0
    for breakpoint in (breakpoints + others).innerBreakpoints + [1] {
      // Both sides of a jump, beyond the rounding of its position.
      search.sample(from: start + margin, to: breakpoint - margin, share: breakpoint - start)
      start = breakpoint
    }
    // A part of the first function alone is measured even if it is narrower than its margins.
    start = 0
    for breakpoint in breakpoints.innerBreakpoints + [1] {
      let width = breakpoint - start
      if width >= 4e-12, width <= 2 * margin {
        search.sample(from: start + width / 64, to: breakpoint - width / 64, share: width)
      }
      start = breakpoint
    }
    search.compare()
    (value, x) = (search.value, search.x)
  }

  /// Positions at which both functions are computed together.
  private struct Block {
    var positions: [Double]
    /// How many of the positions are set.
    var count = 0
    private(set) var distances: [Double]
    private var others: [Double]

    init(size: Int) {
      positions = [Double](repeating: 0, count: size)
      (distances, others) = (positions, positions)
    }

    /// Computes the distances at the positions.
    mutating func measure(_ first: Batch, _ second: Batch) {
      let count = count
      positions.withUnsafeBufferPointer { positions in
        let positions = UnsafeBufferPointer(rebasing: positions[..<count]).span
        distances.withUnsafeMutableBufferPointer { distances in
          others.withUnsafeMutableBufferPointer { others in
            var one = distances.mutableSpan
            var other = others.mutableSpan
            first(positions, &one)
            second(positions, &other)
          }
          for index in 0..<count { distances[index] = abs(distances[index] - others[index]) }
        }
      }
    }
  }

  /// Collects the samples of all parts, and compares the functions block by block.
  private struct Search {
    let first: Batch
    let second: Batch
    var value = 0.0
    var x = 0.0
    private var samples = Block(size: Self.blockSize)
    private var isStart = [Bool](repeating: false, count: Self.blockSize)
    /// Samples around a maximum.
    private var near = Block(size: 8)
    /// The two samples before, within the part.
    private var (last, lastButOne) = ((x: 0.0, distance: 0.0), (x: 0.0, distance: 0.0))
    /// The maxima among the samples of the part.
    private var peaks = 0

    static let blockSize = 128

    init(first: @escaping Batch, second: @escaping Batch) {
      (self.first, self.second) = (first, second)
    }

    /// Compares the ends.
    mutating func compareEnds() {
      (near.positions[0], near.positions[1], near.positions[2], near.count) = (0, 1e-12, 1, 3)
      near.measure(first, second)
      // A function may jump at its first point, as penner.in-expo does: then the nearer side applies.
      if near.distances[0] <= near.distances[1] { consider(0, near.distances[0]) }
      consider(1, near.distances[2])
      near.count = 8
    }

    /// Adds the samples of a part, denser near its ends, where a slope may be infinite.
    ///
    /// - Parameter share: The width of the part with its margins.
    mutating func sample(from start: Double, to end: Double, share: Double) {
      guard start < end else { return }
      let density = 4096 * share
      // A quarter of the samples is enough for a wide part, unless its distance swings often. Below the error
      // of text that counts as exact, swings are rounding.
      if density >= 128 {
        compare()
        let count = (density / 4).rounded(.up)
        peaks = 0
        sample(from: start, to: end, count: Int(count))
        compare()
        if 32 * Double(peaks) <= count || value <= 1e-12 { return }
      }
      sample(from: start, to: end, count: max(8, Int(density.rounded(.up))))
    }

    private mutating func sample(from start: Double, to end: Double, count last: Int) {
      for index in 0...last {
        if samples.count == Self.blockSize { compare() }
        let u = Double(index) / Double(last)
        samples.positions[samples.count] = start + (end - start) * (u * u * (3 - 2 * u))
        isStart[samples.count] = index == 0
        samples.count += 1
      }
    }

    /// Compares the functions at the collected positions.
    mutating func compare() {
      samples.measure(first, second)
      for index in 0..<samples.count {
        let (position, distance) = (samples.positions[index], samples.distances[index])
        if !(distance <= value) { consider(position, distance) }
        if isStart[index] {
          lastButOne.distance = .infinity
        } else {
          if last.distance >= lastButOne.distance, last.distance >= distance {
            peaks += 1
            if last.distance > 0.98 * value { climb(lastButOne.x, position) }
          }
          lastButOne = last
        }
        last = (position, distance)
      }
      samples.count = 0
    }

    /// Finds the maximum between two positions, eight samples at a time. The distance is flat near it.
    private mutating func climb(_ start: Double, _ end: Double) {
      var (low, high) = (start, end)
      for _ in 0..<4 where high > low {
        let step = (high - low) / 9
        for index in 0..<8 { near.positions[index] = low + step * Double(index + 1) }
        near.measure(first, second)
        var best = 0
        for index in 0..<8 where near.distances[index] > near.distances[best] { best = index }
        let position = near.positions[best]
        consider(position, near.distances[best])
        (low, high) = (position - step, position + step)
      }
    }

    private mutating func consider(_ position: Double, _ distance: Double) {
      guard !(distance <= value) else { return }
      value = distance.isNaN ? .infinity : distance
      x = position
    }
  }
}
