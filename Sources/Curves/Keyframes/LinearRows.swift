import Arithmetic

/// Rows of components between keyframes with linear timing. It computes no fraction: each component is
/// one product and one sum, of its rate in the segment and the time since the segment's start.
///
/// The error is within 12 units of rounding (2^-53) of the larger end of the segment. The rate has two
/// roundings, the time and the product one each, and the difference of the ends is at most twice the
/// larger; the sum and the reference make up the rest. The start of a segment is exact, because nothing
/// is added.
struct LinearRows {
  /// The number of components in a row.
  let count: Int
  /// Key times from 0 to 1, never decreasing.
  let keyTimes: UnsafeBufferPointer<Double>
  /// The components at all key times, each at most 1e150.
  let points: UnsafePointer<Double>

  /// In segments narrower than this the rates may not be finite.
  private static let narrowest = 0x1p-256

  /// Writes a row for each time.
  ///
  /// - Parameter fraction: Computes the fraction of the segment for a time outside the key times, or in a segment
  ///   that is too narrow.
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
      // Limited to the size of a cache, because wide rows are written by columns.
      let limit = min(index + Blocks.size, times.count)
      let next = SegmentSearch.endOfRun(
        in: UnsafeBufferPointer(rebasing: times[..<limit]), from: index, start, end)
      write(segment, at: UnsafeBufferPointer(rebasing: times[index..<next]), into: place)
      index = next
    }
  }

  /// Writes rows while each time is in a different segment from the previous one. Returns where it
  /// stopped.
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

  /// Writes the rows of times within a segment.
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
