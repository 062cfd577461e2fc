/// A buffer for bytes that keeps its storage when emptied: no allocation for each number or row.
struct ByteBuffer: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutablePointer<UInt8>

  init(capacity: Int = 1 << 12) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// The same bytes, which may be changed.
  var mutableBytes: UnsafeMutableRawBufferPointer {
    mutating get { UnsafeMutableRawBufferPointer(start: start, count: count) }
  }

  /// Removes the bytes from an offset on.
  mutating func truncate(to count: Int = 0) { self.count = count }

  /// Reserves space for more bytes.
  @inline(__always)
  mutating func reserve(_ size: Int) {
    if capacity &- count < size { grow(size) }
  }

  @inline(never)
  private mutating func grow(_ size: Int) {
    let larger = max(2 * capacity, count + size)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (moved, larger)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, bytes.count > 0 else { return }
    reserve(bytes.count)
    let target = UnsafeMutableRawPointer(start + count)
    if 8...16 ~= bytes.count {
      // Two moves that may overlap are faster than a call.
      let last = bytes.count &- 8
      let words = (
        source.loadUnaligned(as: UInt64.self),
        source.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      )
      target.storeBytes(of: words.0, as: UInt64.self)
      target.storeBytes(of: words.1, toByteOffset: last, as: UInt64.self)
    } else if bytes.count < 8 {
      for index in 0..<bytes.count { start[count &+ index] = bytes[index] }
    } else {
      target.copyMemory(from: source, byteCount: bytes.count)
    }
    count &+= bytes.count
  }

  /// Appends a copy of bytes that are already in the buffer.
  @inline(__always)
  mutating func append(copyOf range: Range<Int>) {
    reserve(range.count + 32)
    let (from, to) = (start + range.lowerBound, UnsafeMutableRawPointer(start + count))
    if range.count <= 32 {
      // Two moves are faster than a call; the bytes after the copy are not part of the buffer yet.
      let bytes = UnsafeRawPointer(from).loadUnaligned(as: SIMD32<UInt8>.self)
      to.storeBytes(of: bytes, as: SIMD32<UInt8>.self)
    } else {
      to.copyMemory(from: from, byteCount: range.count)
    }
    count &+= range.count
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(repeating byte: UInt8, count: Int) {
    for _ in 0..<count { append(byte) }
  }

  /// Passes up to `size` bytes to a writer, which returns the number written.
  @inline(__always)
  mutating func write(size: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(size)
    count &+= body(start + count)
  }

  /// Passes up to `size` bytes to a reader, which returns the number read.
  mutating func fill<E>(
    size: Int, _ body: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    reserve(size)
    let read = try body(UnsafeMutableRawBufferPointer(start: start + count, count: size))
    count += read
    return read
  }

  /// Moves the bytes from an offset on, and fills the gap.
  mutating func insert(_ byte: UInt8, count gap: Int, at offset: Int) {
    reserve(gap)
    let length = count - offset
    UnsafeMutableRawPointer(start + offset + gap).copyMemory(
      from: start + offset, byteCount: length)
    (start + offset).update(repeating: byte, count: gap)
    count += gap
  }
}
