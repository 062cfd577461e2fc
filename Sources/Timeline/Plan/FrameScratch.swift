/// The scratch space of a frame: rows for a chunk of animations, then the states of groups and the times of
/// layers.
struct FrameScratch {
  static let rows = 4
  /// The mark of an animation that shows something, and of one that is at its end.
  static let isShown = 1.0
  static let isHeld = 1.5

  private let chunk: Int
  private let start: UnsafeMutablePointer<Double>
  /// The times of the groups' children, their marks, and ``FrameColumns/GroupEnd``.
  let groupTimes, groupShown, groupEnds: UnsafeMutablePointer<Double>
  let layerTimes: UnsafeMutablePointer<Double>

  init(_ start: UnsafeMutablePointer<Double>, _ columns: FrameColumns) {
    self.start = start
    chunk = min(FrameColumns.chunk, 8 * columns.timings.count)
    groupTimes = start + Self.rows * chunk
    groupShown = groupTimes + columns.groupCount
    groupEnds = groupShown + columns.groupCount
    layerTimes = groupEnds + columns.groupCount
  }

  /// The fractions of runs, then the seconds of springs.
  var fractions: UnsafeMutablePointer<Double> { start }
  /// The progress after timing functions and springs, then the values.
  var progress: UnsafeMutablePointer<Double> { start + chunk }
  /// The numbers of complete cycles.
  var cycles: UnsafeMutablePointer<Double> { start + 2 * chunk }
  /// ``isShown`` or ``isHeld`` for those that show something, 0 for others.
  var shown: UnsafeMutablePointer<Double> { start + 3 * chunk }
}

extension FrameScratch {
  /// ``isShown`` where all bits are set, else 0.
  @inline(__always)
  static func ones(_ mask: SIMD8<UInt64>) -> SIMD8<Double> {
    unsafeBitCast(mask & (1 as Double).bitPattern, to: SIMD8<Double>.self)
  }

  /// All ones where a number is a mark, from 1 to less than 2; none where it is 0.
  @inline(__always)
  static func mask(_ ones: SIMD8<Double>) -> SIMD8<UInt64> { 0 &- (ones.bits &>> 61) }

  @inline(__always)
  static func load(_ numbers: UnsafeMutablePointer<Double>) -> SIMD8<Double> {
    UnsafeRawPointer(numbers).loadUnaligned(as: SIMD8<Double>.self)
  }

  @inline(__always)
  static func store(_ eight: SIMD8<Double>, _ numbers: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(numbers).storeBytes(of: eight, as: SIMD8<Double>.self)
  }
}
