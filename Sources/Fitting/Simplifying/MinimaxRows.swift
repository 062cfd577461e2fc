import CurveArithmetic

/// The rows of a minimax fit: distances and their derivatives by up to four unknowns, in blocks of eight. Rows of
/// zeros fill the last block; no step makes them the largest.
struct MinimaxRows {
  struct Block {
    var distance = SIMD8<Double>.zero
    var gradient = (
      SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero
    )

    /// The distances after a step, negated.
    @inline(__always)
    func remainder(after step: SIMD4<Double>) -> SIMD8<Double> {
      let first: SIMD8<Double> = gradient.0 * step[0] + gradient.1 * step[1]
      let last: SIMD8<Double> = gradient.2 * step[2] + gradient.3 * step[3]
      return (first + last) - distance
    }
  }

  var blocks: [Block]

  init(blocks: [Block]) { self.blocks = blocks }

  init(_ rows: [(distance: Double, gradient: SIMD4<Double>)]) {
    blocks = [Block](repeating: Block(), count: (rows.count + 7) / 8)
    for (index, row) in rows.enumerated() {
      let (block, lane) = (index / 8, index % 8)
      blocks[block].distance[lane] = row.distance
      blocks[block].gradient.0[lane] = row.gradient[0]
      blocks[block].gradient.1[lane] = row.gradient[1]
      blocks[block].gradient.2[lane] = row.gradient[2]
      blocks[block].gradient.3[lane] = row.gradient[3]
    }
  }

  /// The largest distance; infinite if one is NaN.
  var largest: Double {
    var largest = 0.0
    for block in blocks {
      for lane in 0..<8 {
        let distance = abs(block.distance[lane])
        if !(distance <= largest) { largest = distance.isNaN ? .infinity : distance }
      }
    }
    return largest
  }
}
