extension UnsafeBufferPointer<Double> {
  /// The eight numbers from an index on, which must exist.
  @inlinable @inline(__always)
  public func load(_ index: Int) -> SIMD8<Double> {
    UnsafeRawPointer(baseAddress.unsafelyUnwrapped + index).loadUnaligned(as: SIMD8<Double>.self)
  }
}

extension UnsafeMutableBufferPointer<Double> {
  /// Writes eight numbers from an index on; there must be space for them.
  @inlinable @inline(__always)
  public func store(_ numbers: SIMD8<Double>, at index: Int) {
    UnsafeMutableRawPointer(baseAddress.unsafelyUnwrapped + index)
      .storeBytes(of: numbers, as: SIMD8<Double>.self)
  }
}

extension SIMD8<Double> {
  /// Whether all numbers are in start..<end, two finite numbers; false with NaN.
  ///
  /// It uses the signs of differences, because the compiler turns comparisons into loops.
  @inlinable @inline(__always)
  public func areAll(from start: Double, to end: Double) -> Bool {
    let fromStart = unsafeBitCast(self - SIMD8(repeating: start), to: SIMD8<Int64>.self)
    let fromEnd = unsafeBitCast(self - SIMD8(repeating: end), to: SIMD8<Int64>.self)
    // NaN minus any number keeps its sign, so it fails one of the two tests.
    let eight = ~fromStart & fromEnd
    let four = eight.lowHalf & eight.highHalf
    let two = four.lowHalf & four.highHalf
    return two[0] & two[1] < 0
  }
}
