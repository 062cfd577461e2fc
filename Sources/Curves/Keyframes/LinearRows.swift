import CurveArithmetic

/// Rows of components between keyframes with linear timing. It computes no fraction: each component is
/// one product and one sum, of its rate in the segment and the time since the segment's start.
///
/// The error is within 12 units of rounding (2^-53) of the larger end of the segment. The rate has two
/// roundings, the time and the product one each, and the difference of the ends is at most twice the
/// larger; the sum and the reference add the others. The start of a segment is exact, because nothing
/// is added.
struct LinearRows: Sendable {
  /// The number of components in a row.
  private let count: Int
  /// The rates of the components in each segment, per unit of progress.
  private let rates: [Double]

  /// The rates between keyframes; nil if a segment is so narrow that they may not be finite.
  ///
  /// - Parameters:
  ///   - keyTimes: Key times from 0 to 1, never decreasing.
  ///   - points: The components at all key times, each at most 1e150.
  init?(keyTimes: [Double], points: [Double]) {
    let count = points.count / keyTimes.count
    var rates: [Double] = []
    rates.reserveCapacity(points.count - count)
    for segment in 0..<keyTimes.count - 1 {
      let width = keyTimes[segment + 1] - keyTimes[segment]
      guard width == 0 || width >= 0x1p-256 else { return nil }
      for index in segment * count..<(segment + 1) * count {
        rates.append((points[index + count] - points[index]) / width)
      }
    }
    (self.count, self.rates) = (count, rates)
  }

  /// Writes a row for each time.
  ///
  /// - Parameters:
  ///   - schedule: The schedule with the key times.
  ///   - points: The components at all key times.
  func write(
    at times: UnsafeBufferPointer<Double>, _ schedule: KeySchedule, _ points: [Double],
    into rows: UnsafeMutablePointer<Double>
  ) {
    schedule.keyTimes.withUnsafeBufferPointer { keyTimes in
      points.withUnsafeBufferPointer { points in
        rates.withUnsafeBufferPointer { rates in
          guard let points = points.baseAddress, let rates = rates.baseAddress else { return }
          schedule.table.withFinder(in: keyTimes) { finder in
            finder.forEach(in: times) { segment, index in
              writeOutside(
                times[index], schedule, points + segment &* count, into: rows + index &* count)
            } _: { segment, index, isNear in
              let line = Line(
                count: count, start: keyTimes[segment], from: points + segment &* count,
                rates: rates + segment &* count)
              line.write(at: times[index], into: rows + index &* count)
              let next = index &+ 1
              let end = keyTimes[segment &+ 1]
              return isNear && next &+ 4 <= times.count
                && SegmentSearch.contains(times[next &+ 3], line.start, end)
                ? line.writeRun(at: times, until: end, into: rows, from: next) : next
            }
          }
        }
      }
    }
  }

  /// Writes the row of a time outside the key times.
  @inline(never)
  private func writeOutside(
    _ time: Double, _ schedule: KeySchedule, _ from: UnsafePointer<Double>,
    into row: UnsafeMutablePointer<Double>
  ) {
    withUnsafePointer(to: schedule.location(at: time).fraction) {
      ComponentRows(count: count).mix(
        from, from + count, at: UnsafeBufferPointer(start: $0, count: 1), into: row)
    }
  }

  /// A segment.
  private struct Line {
    let count: Int
    let start: Double
    let from: UnsafePointer<Double>
    let rates: UnsafePointer<Double>

    @inline(__always)
    func write(at time: Double, into row: UnsafeMutablePointer<Double>) {
      let elapsed = time - start
      var index = 0
      while index &+ 4 <= count {
        let four = Self.four(from + index) + Self.four(rates + index) * SIMD4(repeating: elapsed)
        UnsafeMutableRawPointer(row + index).storeBytes(of: four, as: SIMD4<Double>.self)
        index = index &+ 4
      }
      while index < count {
        row[index] = from[index] + rates[index] * elapsed
        index = index &+ 1
      }
    }

    /// Writes rows while the times are in the segment, as the one before the first is. Returns where it
    /// stopped.
    @inline(never)
    func writeRun(
      at times: UnsafeBufferPointer<Double>, until end: Double,
      into rows: UnsafeMutablePointer<Double>, from first: Int
    ) -> Int {
      // Limited to the size of a cache, because wide rows are written by columns.
      let limit = min(first &+ Blocks.size, times.count)
      let last = SegmentSearch.endOfRun(
        in: UnsafeBufferPointer(rebasing: times[..<limit]), from: first &- 1, start, end)
      var component = 0
      while component &+ 4 <= count {
        let (value, rate) = (Self.four(from + component), Self.four(rates + component))
        var target = UnsafeMutableRawPointer(rows + (first &* count &+ component))
        for index in first..<last {
          let row = value + rate * SIMD4(repeating: times[index] - start)
          target.storeBytes(of: row, as: SIMD4<Double>.self)
          target += 8 &* count
        }
        component = component &+ 4
      }
      while component < count {
        let (value, rate) = (from[component], rates[component])
        var target = rows + (first &* count &+ component)
        for index in first..<last {
          target.pointee = value + rate * (times[index] - start)
          target += count
        }
        component = component &+ 1
      }
      return last
    }

    @inline(__always)
    private static func four(_ numbers: UnsafePointer<Double>) -> SIMD4<Double> {
      UnsafeRawPointer(numbers).loadUnaligned(as: SIMD4<Double>.self)
    }
  }
}
