#if !hasFeature(Embedded)
  /// The weighted sums of products over the samples of an event: of the derivatives by its own parameters and
  /// by the state at its start, and of the residuals.
  ///
  /// The derivatives are written to columns, a block of samples at a time, because sums of products of columns
  /// need no intermediate results in memory.
  struct EventProducts {
    /// The indices of the columns after those of the slots.
    let (from, velocity, residual): (Int, Int?, Int)
    private var sums: [Double]
    private let count: Int

    /// The samples of a block, in steps of four.
    private static let blockSteps = 16
    private static let stepSize = MemoryLayout<SIMD4<Double>>.size
    private static let columnSize = blockSteps * stepSize

    /// - Parameter slots: The slots of the event's parameters, one for each of the first columns.
    init(_ samples: SegmentSamples, _ run: EventRun, slots: [Int], _ range: Range<Int>) {
      from = slots.count
      // Only springs and throws that continue a motion depend on its velocity.
      velocity = run.dependsOnVelocity ? from + 1 : nil
      residual = from + (run.dependsOnVelocity ? 2 : 1)
      count = residual + 1
      sums = [Double](repeating: 0, count: count * count)
      var run = run
      withUnsafeTemporaryAllocation(
        byteCount: count * Self.columnSize, alignment: Self.stepSize
      ) { columns in
        for low in stride(from: range.lowerBound, to: range.upperBound, by: 4 * Self.blockSteps) {
          let block = low..<min(low + 4 * Self.blockSteps, range.upperBound)
          write(samples, &run, slots, block, columns)
          let steps = (block.count + 3) / 4
          for row in 0..<count {
            for column in 0...row {
              sums[row * count + column] += Self.product(columns, row, column, steps)
            }
          }
        }
      }
    }

    /// The sum of the products of two columns, of which the first is not before the other.
    subscript(row: Int, column: Int) -> Double { sums[row * count + column] }

    /// The sum with the velocity's column.
    func withVelocity(_ column: Int) -> Double {
      guard let velocity else { return 0 }
      return column > velocity ? self[column, velocity] : self[velocity, column]
    }

    /// Writes the columns of a block, with zeros after its last sample.
    @inline(__always)
    private func write(
      _ samples: SegmentSamples, _ run: inout EventRun, _ slots: [Int], _ block: Range<Int>,
      _ columns: UnsafeMutableRawBufferPointer
    ) {
      func store(_ value: Double, _ column: Int, _ row: Int) {
        columns.storeBytes(
          of: value, toByteOffset: column * Self.columnSize + row * MemoryLayout<Double>.size,
          as: Double.self)
      }
      for (row, sample) in block.enumerated() {
        let slopes = run.slopes(at: samples.times[sample])
        let root = samples.weights[sample].squareRoot()
        for (column, slot) in slots.enumerated() { store(root * slopes.own[slot], column, row) }
        store(root * slopes.byFrom, from, row)
        if let velocity { store(root * slopes.byVelocity, velocity, row) }
        store(root * (samples.values[sample] - slopes.value), residual, row)
      }
      for row in block.count..<(block.count + 3) / 4 * 4 {
        for column in 0..<count { store(0, column, row) }
      }
    }

    @inline(__always)
    private static func product(
      _ columns: UnsafeMutableRawBufferPointer, _ a: Int, _ b: Int, _ steps: Int
    ) -> Double {
      var sum = SIMD4<Double>.zero
      for step in 0..<steps {
        let offset = step * stepSize
        sum +=
          columns.load(fromByteOffset: a * columnSize + offset, as: SIMD4<Double>.self)
          * columns.load(fromByteOffset: b * columnSize + offset, as: SIMD4<Double>.self)
      }
      return (sum.x + sum.z) + (sum.y + sum.w)
    }
  }
#endif
