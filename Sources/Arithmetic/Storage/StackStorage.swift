/// 64 KiB of zeros on the stack: scratch space for a kernel, without heap allocation.
///
/// (`withUnsafeTemporaryAllocation` uses the heap above 1 KiB.)
@frozen
public struct StackStorage {
  /// A value twice.
  @frozen
  public struct Twice<Half: BitwiseCopyable>: BitwiseCopyable {
    @usableFromInline var first: Half
    @usableFromInline var second: Half

    @inlinable @inline(__always)
    init(_ half: Half) { (first, second) = (half, half) }
  }

  /// 4 KiB.
  public typealias Block4K = Twice<Twice<Twice<SIMD64<Double>>>>
  /// 64 KiB.
  public typealias Block64K = Twice<Twice<Twice<Twice<Block4K>>>>

  /// The size of the storage.
  @inlinable public static var byteCount: Int { 1 << 16 }

  /// Passes the storage to a closure as zeros of a type that has no pointers and for which zeros are
  /// valid.
  @inlinable @inline(__always)
  public static func withZeros<Element: BitwiseCopyable, Result>(
    of type: Element.Type, _ body: (UnsafeMutablePointer<Element>) -> Result
  ) -> Result {
    var storage = Block64K(Twice(Twice(Twice(Block4K(Twice(Twice(.zero)))))))
    return withUnsafeMutableBytes(of: &storage) { bytes in
      body(bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: type))
    }
  }
}
