#if !hasFeature(Embedded)
  import CurveArithmetic

  /// Where a recording may pass from one motion to another: samples where one cubic through the neighbours
  /// fits much worse than a parabola on each side.
  struct BreakCandidates {
    /// The indices of the first samples after the breaks, ascending.
    private(set) var indices: [Int] = []

    private static let limit = 26
    private static let leastGain = 12.0

    init(_ samples: SegmentSamples) {
      let count = samples.count
      var gains = [Double](repeating: 0, count: count)
      for half in [4, 7, 12, 20] {
        for index in 3..<max(count - 2, 3) {
          let (low, high) = (max(0, index - half), min(count, index + half))
          guard high - low >= 7, high - index >= 3 else { continue }
          let whole = Self.cost(samples, low..<high, degree: 3)
          guard whole > max(Self.leastGain, gains[index]) else { continue }
          let gain =
            whole - Self.cost(samples, low..<index, degree: 2)
            - Self.cost(samples, index..<high, degree: 2)
          gains[index] = max(gains[index], gain)
        }
      }
      let peaks = (1..<max(count - 1, 1)).filter { index in
        gains[index] > Self.leastGain
          && gains[index] == gains[max(0, index - 2)...min(count - 1, index + 2)].max()
      }
      for index in peaks.sorted(by: { gains[$0] > gains[$1] })
      where indices.count < Self.limit && indices.allSatisfy({ abs($0 - index) >= 3 }) {
        indices.append(index)
      }
      indices.sort()
    }

    /// The weighted squared residuals of the best polynomial.
    private static func cost(
      _ samples: SegmentSamples, _ range: Range<Int>, degree: Int
    ) -> Double {
      let (count, terms) = (range.count, degree + 1)
      guard count > terms else { return 0 }
      let (low, high) = (samples.times[range.lowerBound], samples.times[range.upperBound - 1])
      let weight = samples.weights[range.lowerBound]
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: count * (terms + 2)) {
        buffer in
        guard let base = buffer.baseAddress else { return 0 }
        // Columns of orthonormal polynomials, then the residuals.
        let remainder = base + count * terms
        for row in 0..<count { remainder[row] = samples.values[range.lowerBound + row] }
        for term in 0..<terms {
          let column = base + count * term
          for row in 0..<count {
            let u = (2 * samples.times[range.lowerBound + row] - low - high) / (high - low)
            column[row] = term == 0 ? 1 : u * (column - count)[row]
          }
          for before in 0..<term {
            let other = base + count * before
            var part = 0.0
            for row in 0..<count { part += column[row] * other[row] }
            for row in 0..<count { column[row] -= part * other[row] }
          }
          var (square, part) = (0.0, 0.0)
          for row in 0..<count {
            square += column[row] * column[row]
            part += column[row] * remainder[row]
          }
          guard square > 0 else { continue }
          for row in 0..<count { remainder[row] -= part / square * column[row] }
          let scale = 1 / square.squareRoot()
          for row in 0..<count { column[row] *= scale }
        }
        var sum = 0.0
        for row in 0..<count { sum += remainder[row] * remainder[row] }
        return sum * weight
      }
    }
  }
#endif
