import CurveArithmetic

extension CubicBezier {
  /// Writes the values at many progresses, each within 1e-15 max(1, |y1|, |y2|) of the exact value.
  ///
  /// Batches of fewer than 8,192 progresses are solved eight at a time; each value equals ``value(at:)``
  /// bit for bit. Longer batches use Taylor polynomials, whose values may differ in the last digits.
  ///
  /// Complexity: linear; at most 64 KiB of the stack, and no heap allocation.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    let count = min(progress.count, values.count)
    progress.withUnsafeBufferPointer { progress in
      values.withUnsafeMutableBufferPointer { values in
        if count < Self.expansionCount || isIdentity {
          solveSideBySide(progress, values)
        } else {
          expand(progress, values)
        }
      }
    }
  }

  /// The number of values from which the polynomials pay off.
  package static var expansionCount: Int { 8192 }

  /// Writes the values at many progresses by Taylor polynomials.
  ///
  /// Values between 0 and 1 come from polynomials of y(x) of degree 9, one for each cell of a
  /// ``SeriesGrading``, built when a progress first falls into the cell. Dense inputs, as in a sweep, use
  /// polynomials of degree 5, eight at a time. Their remainders are below 1e-16. The rest of the error is
  /// that of ``value(at:)`` at the centre, one rounding of a shift, and that of the last addition. The
  /// largest error found against 60-digit arithmetic is 4.2e-16 max(1, |y1|, |y2|).
  package func expand(
    _ progress: UnsafeBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>
  ) {
    guard let x = progress.baseAddress, let y = values.baseAddress else { return }
    StackStorage.withZeros(of: LocalSeries.self) { cells in
      SeriesKernel(curve: self, grading: grading, cells: cells)
        .run(x, y, min(progress.count, values.count))
    }
  }
}

private struct SeriesKernel {
  let curve: CubicBezier
  let grading: SeriesGrading
  let cells: UnsafeMutablePointer<LocalSeries>

  func run(_ x: UnsafePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ count: Int) {
    var i = 0
    while i + 8 <= count {
      // Only near neighbours can share a polynomial; distant inputs skip the further test.
      if abs(x[i + 7] - x[i]) < 0x1p-8 {
        let done = dense(x + i, y + i, count - i)
        i += done
        if done > 0 { continue }
      }
      let eight = UnsafeRawPointer(x + i).loadUnaligned(as: SIMD8<Double>.self)
      if all(eight .> 0 .& eight .< 1) {
        // The output stores the indices for now: registers cannot be addressed by lane.
        let target = UnsafeMutableRawPointer(y + i)
        target.storeBytes(of: grading.cells(of: eight), as: SIMD8<UInt64>.self)
        for j in 0..<8 {
          let index = Int(truncatingIfNeeded: target.load(fromByteOffset: 8 &* j, as: UInt64.self))
          let cell = cells + index
          y[i &+ j] =
            cell.pointee.isPossible ? cell.pointee.value(at: x[i &+ j]) : slow(x[i &+ j], index)
        }
      } else {
        for j in i..<(i + 8) { y[j] = curve.value(at: x[j]) }
      }
      i += 8
    }
    for i in i..<count { y[i] = curve.value(at: x[i]) }
  }

  @inline(never)
  private func slow(_ x: Double, _ index: Int) -> Double {
    let series = series(index)
    return series.pointee.isPossible ? series.pointee.value(at: x) : curve.value(at: x)
  }

  /// Continues, eight at a time, while inputs stay near the first one. Returns the number written.
  @inline(never)
  private func dense(
    _ x: UnsafePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ count: Int
  ) -> Int {
    guard x[0] > 0, x[0] < 1 else { return 0 }
    let series = series(grading.cell(of: x[0])).pointee
    let spread = abs(x[7] - x[0])
    guard series.isPossible, spread < series.radius else { return 0 }
    // A separate polynomial pays off from about 32 inputs.
    let isWorthwhile = spread * 64 < series.radius
    let radius = isWorthwhile ? series.radius / 16 : series.radius
    let center = isWorthwhile ? x[0] + (x[7] < x[0] ? -radius : radius) : series.center
    let (low, high) = (max(center - radius, 0x1p-1000), min(center + radius, 1 - 0x1p-53))
    var i = 0
    let (c, d) = series.shifted(to: center)
    while i + 8 <= count {
      let x = UnsafeRawPointer(x + i).loadUnaligned(as: SIMD8<Double>.self)
      guard all(x .>= low .& x .<= high) else { break }
      let h = x - center
      var p: SIMD8<Double>
      if isWorthwhile {
        p = h * d[1]
      } else {
        p = h * series.c89[1] + series.c89[0]
        p = p * h + series.c67[1]
        p = p * h + series.c67[0]
        p = (p * h + d[1]) * h
      }
      p = p + d[0]
      p = p * h + c[3]
      p = p * h + c[2]
      p = p * h + c[1]
      p = p * h + c[0]
      UnsafeMutableRawPointer(y + i).storeBytes(of: p, as: SIMD8<Double>.self)
      i += 8
    }
    return i
  }

  @inline(never)
  private func series(_ cell: Int) -> UnsafeMutablePointer<LocalSeries> {
    if !cells[cell].isKnown {
      cells[cell] =
        grading.center(of: cell).map { curve.series(about: $0.x, radius: $0.radius) } ?? .impossible
    }
    return cells + cell
  }
}
