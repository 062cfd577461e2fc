/// 64 KiB of zeros on the stack: scratch space for a kernel, which so takes nothing from the heap.
///
/// (`withUnsafeTemporaryAllocation` turns to the heap above 1 KiB.)
struct StackStorage {
  private struct Twice<Half: BitwiseCopyable>: BitwiseCopyable {
    var first: Half
    var second: Half

    @inline(__always)
    init(_ half: Half) { (first, second) = (half, half) }
  }

  private typealias Block4K = Twice<Twice<Twice<SIMD64<Double>>>>
  private typealias Block64K = Twice<Twice<Twice<Twice<Block4K>>>>

  static let byteCount = 1 << 16

  /// Lends the storage as zeros of a type that has no pointers and for which zeros are a value.
  @inline(__always)
  static func withZeros<Element: BitwiseCopyable, Result>(
    of type: Element.Type, _ body: (UnsafeMutablePointer<Element>) -> Result
  ) -> Result {
    var storage = Block64K(Twice(Twice(Twice(Block4K(Twice(Twice(.zero)))))))
    return withUnsafeMutableBytes(of: &storage) { bytes in
      body(bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: type))
    }
  }
}
