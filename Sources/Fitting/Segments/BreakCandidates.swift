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

    /// The weighted squared residuals of the best polynomial of degree 2 or 3.
    ///
    /// Each polynomial of the basis is orthogonal to those before (Forsythe 1957), so they need no other sums.
    private static func cost(
      _ samples: SegmentSamples, _ range: Range<Int>, degree: Int
    ) -> Double {
      guard range.count > degree + 1 else { return 0 }
      let (low, high) = (samples.times[range.lowerBound], samples.times[range.upperBound - 1])
      let (middle, scale) = ((low + high) / 2, 2 / (high - low))
      let count = Double(range.count)
      return samples.times.withUnsafeBufferPointer { times in
        samples.values.withUnsafeBufferPointer { values in
          let first = values[range.lowerBound]
          // Moments of the abscissas, then the coefficients of the recurrence.
          var (m1, y0, y00) = (0.0, 0.0, 0.0)
          for index in range {
            let y = values[index] - first
            m1 += (times[index] - middle) * scale
            y0 += y
            y00 += y * y
          }
          let a0 = m1 / count
          var (n1, xn1, y1) = (0.0, 0.0, 0.0)
          for index in range {
            let x = (times[index] - middle) * scale
            let p1 = x - a0
            n1 += p1 * p1
            xn1 += x * p1 * p1
            y1 += p1 * (values[index] - first)
          }
          let (a1, b1) = (xn1 / n1, n1 / count)
          var (n2, xn2, y2) = (0.0, 0.0, 0.0)
          for index in range {
            let x = (times[index] - middle) * scale
            let p2 = (x - a1) * (x - a0) - b1
            n2 += p2 * p2
            xn2 += x * p2 * p2
            y2 += p2 * (values[index] - first)
          }
          var sum = y00 - y0 * y0 / count - y1 * y1 / n1 - y2 * y2 / n2
          if degree == 3 {
            let (a2, b2) = (xn2 / n2, n2 / n1)
            var (n3, y3) = (0.0, 0.0)
            for index in range {
              let x = (times[index] - middle) * scale
              let p1 = x - a0
              let p3 = (x - a2) * ((x - a1) * p1 - b1) - b2 * p1
              n3 += p3 * p3
              y3 += p3 * (values[index] - first)
            }
            sum -= y3 * y3 / n3
          }
          return max(sum, 0) * samples.weights[range.lowerBound]
        }
      }
    }
  }
#endif
