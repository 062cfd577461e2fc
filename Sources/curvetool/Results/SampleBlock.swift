/// Some consecutive rows of samples, stored column by column for batch kernels.
struct SampleBlock: ~Copyable {
  let columnCount: Int
  /// The maximum number of rows, chosen so that all columns fit the processor's cache.
  let capacity: Int
  /// The current number of rows.
  private(set) var count = 0
  private let storage: UnsafeMutablePointer<Double>

  init(columnCount: Int) {
    self.columnCount = columnCount
    capacity = Self.capacity(columnCount: columnCount)
    storage = .allocate(capacity: columnCount * capacity)
    storage.initialize(repeating: 0, count: columnCount * capacity)
  }

  /// The capacity of a block with a number of columns: however wide, some rows share the work of a column.
  static func capacity(columnCount: Int) -> Int {
    max(min(2048, (1 << 16) / max(columnCount, 1)), 8)
  }

  deinit { storage.deallocate() }

  /// One number of each row.
  func column(_ index: Int) -> UnsafeMutableBufferPointer<Double> {
    UnsafeMutableBufferPointer(start: storage + index * capacity, count: count)
  }

  @inline(__always)
  subscript(row: Int, column: Int) -> Double {
    get { storage[column &* capacity &+ row] }
    nonmutating set { storage[column &* capacity &+ row] = newValue }
  }

  /// Whether a column has the same number in every row.
  func isSteady(_ index: Int) -> Bool {
    let numbers = column(index)
    return numbers.allSatisfy { $0.bitPattern == numbers[0].bitPattern }
  }

  /// Starts a new block with the times of some samples, preceded by their numbers if requested.
  mutating func begin(_ rows: Range<Int>, of times: SampleTimes, hasFrames: Bool) {
    count = rows.count
    for (row, index) in rows.enumerated() {
      if hasFrames { self[row, 0] = Double(index) }
      self[row, hasFrames ? 1 : 0] = times[index]
    }
  }
}
