import Arithmetic

/// Rows of components between keyframes of linear timing, without a fraction: every component is one
/// product and one sum, of its rate in the segment and the time since its start.
///
/// Within 12 units of rounding (2^-53) of the larger end of the segment from the mix of the two ends: the
/// rate has two roundings, time and product one each, and the difference of the ends is at most twice
/// the larger; sum and mix make up the rest. At the start of a segment exact, since nothing is added.
struct LinearRows {
  /// The components of a row.
  let count: Int
  /// From 0 to 1, never decreasing.
  let keyTimes: UnsafeBufferPointer<Double>
  /// The components at all key times, each at most 1e150.
  let points: UnsafePointer<Double>

  /// Segments narrower than this may have rates that are no numbers.
  private static let narrowest = 0x1p-256

  /// Writes a row for each time.
  ///
  /// - Parameter fraction: Finds the fraction of its segment for a time outside the key times, or in
  ///   a segment that is too narrow.
  func write(
    at times: UnsafeBufferPointer<Double>, into rows: UnsafeMutablePointer<Double>,
    fraction: (Double) -> Double
  ) {
    SegmentFinder.with(keyTimes, count: times.count) { finder in
      write(at: times, into: rows, &finder, fraction: fraction)
    }
  }

  @inline(__always)
  private func write(
    at times: UnsafeBufferPointer<Double>, into rows: UnsafeMutablePointer<Double>,
    _ finder: inout SegmentFinder, fraction: (Double) -> Double
  ) {
    var (index, segment) = (0, 0)
    while index < times.count {
      if finder.hasTable {
        index = writeScattered(at: times, into: rows, finder, from: index)
        if index == times.count { break }
      }
      let time = times[index]
      segment = finder.index(of: time, near: segment)
      let (start, end) = (keyTimes[segment], keyTimes[segment + 1])
      let place = rows + index * count
      guard end - start >= Self.narrowest, SegmentSearch.contains(time, start, end) else {
        withUnsafePointer(to: fraction(time)) {
          ComponentRows(count: count).mix(
            points + segment * count, points + (segment + 1) * count,
            at: UnsafeBufferPointer(start: $0, count: 1), into: place)
        }
        index += 1
        continue
      }
      // Not more than a cache holds, since wide rows are written in columns.
      let limit = min(index + Blocks.size, times.count)
      let next = SegmentSearch.endOfRun(
        in: UnsafeBufferPointer(rebasing: times[..<limit]), from: index, start, end)
      write(segment, at: UnsafeBufferPointer(rebasing: times[index..<next]), into: place)
      index = next
    }
  }

  /// Writes rows as long as each time is in another segment than the one before, and says where it
  /// ended.
  @inline(__always)
  private func writeScattered(
    at times: UnsafeBufferPointer<Double>, into rows: UnsafeMutablePointer<Double>,
    _ finder: SegmentFinder, from start: Int
  ) -> Int {
    let last = keyTimes.count - 2
    let (least, greatest) = (keyTimes[0], keyTimes[last + 1])
    var (index, previous) = (start, -1)
    while index < times.count {
      let time = times[index]
      guard SegmentSearch.contains(time, least, greatest) else { break }
      var segment = finder.guess(time)
      if time >= keyTimes[segment &+ 1] { segment = finder.search(time, segment, last) }
      let width = keyTimes[segment &+ 1] - keyTimes[segment]
      guard segment != previous, width >= Self.narrowest else { break }
      previous = segment
      write(
        segment, at: UnsafeBufferPointer(rebasing: times[index...index]), into: rows + index * count
      )
      index += 1
    }
    return index
  }

  /// Writes the rows of times inside a segment.
  @inline(__always)
  private func write(
    _ segment: Int, at times: UnsafeBufferPointer<Double>,
    into rows: UnsafeMutablePointer<Double>
  ) {
    let (from, to) = (points + segment * count, points + (segment + 1) * count)
    let start = keyTimes[segment]
    let width = keyTimes[segment + 1] - start
    var component = 0
    while component + 4 <= count {
      let value = Self.four(from + component)
      let rate = (Self.four(to + component) - value) / SIMD4(repeating: width)
      var place = UnsafeMutableRawPointer(rows + component)
      for time in times {
        let row = value + rate * SIMD4(repeating: time - start)
        place.storeBytes(of: row, as: SIMD4<Double>.self)
        place += 8 * count
      }
      component += 4
    }
    while component < count {
      let value = from[component]
      let rate = (to[component] - value) / width
      var place = rows + component
      for time in times {
        place.pointee = value + rate * (time - start)
        place += count
      }
      component += 1
    }
  }

  @inline(__always)
  private static func four(_ numbers: UnsafePointer<Double>) -> SIMD4<Double> {
    UnsafeRawPointer(numbers).loadUnaligned(as: SIMD4<Double>.self)
  }
}
