extension CubicBezier {
  /// The values at many progresses, within 1e-15 max(1, |y1|, |y2|) of the exact ones.
  ///
  /// Between 0 and 1 the values come from Taylor polynomials of y(x) of degree 9, one for each cell of
  /// a ``SeriesGrading``, made when a progress first falls into it. Inputs that lie densely, as in a
  /// sweep, take polynomials of degree 5, eight at a time.
  ///
  /// The remainders are below 1e-16; the rest of the error is that of ``value(at:)`` at the
  /// centre, one rounding of a shift and that of the last addition.
  ///
  /// Complexity: linear; 64 KiB of the stack, nothing on the heap.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    let count = min(progress.count, values.count)
    // For fewer the polynomials are not worth the making.
    guard count >= 256, !isIdentity else {
      for i in 0..<count { values[i] = value(at: progress[i]) }
      return
    }
    progress.withUnsafeBufferPointer { progress in
      values.withUnsafeMutableBufferPointer { values in
        let x = progress.baseAddress.unsafelyUnwrapped
        let y = values.baseAddress.unsafelyUnwrapped
        StackStorage.withZeros(of: LocalSeries.self) { cells in
          SeriesKernel(curve: self, grading: grading, cells: cells).run(x, y, count)
        }
      }
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
      // Neighbours differ little; what lies far apart is not tested further.
      if abs(x[i + 7] - x[i]) < 0x1p-10 {
        let done = dense(x + i, y + i, count - i)
        i += done
        if done > 0 { continue }
      }
      for j in i..<(i + 8) { y[j] = value(at: x[j]) }
      i += 8
    }
    while i < count {
      y[i] = value(at: x[i])
      i += 1
    }
  }

  /// Goes on, eight at a time, while inputs stay near the first one; says how many were done.
  @inline(never)
  private func dense(
    _ x: UnsafePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ count: Int
  ) -> Int {
    guard x[0] > 0, x[0] < 1 else { return 0 }
    let cell = grading.cell(of: x[0])
    guard cell >= 0 else { return 0 }
    let series = series(cell)
    let radius = series.radius / 16
    // Worth a polynomial of its own if some 64 inputs take it.
    guard series.isPossible, abs(x[7] - x[0]) * 8 < radius else { return 0 }
    let center = x[7] < x[0] ? max(x[0] - radius, 0) : min(x[0] + radius, 1)
    let (low, high) = (max(center - radius, 0x1p-1000), min(center + radius, 1 - 0x1p-53))
    let (c, d) = series.shifted(to: center)
    var i = 0
    while i + 8 <= count {
      let x = UnsafeRawPointer(x + i).loadUnaligned(as: SIMD8<Double>.self)
      guard all(x .>= low .& x .<= high) else { break }
      let h = x - center
      var p = h * d[1] + d[0]
      p = p * h + c[3]
      p = p * h + c[2]
      p = p * h + c[1]
      p = p * h + c[0]
      UnsafeMutableRawPointer(y + i).storeBytes(of: p, as: SIMD8<Double>.self)
      i += 8
    }
    return i
  }

  @inline(__always)
  private func value(at x: Double) -> Double {
    if x > 0, x < 1 {
      let cell = grading.cell(of: x)
      if cell >= 0 {
        let series = cells + cell
        if series.pointee.isMade, series.pointee.isPossible { return series.pointee.value(at: x) }
        let made = self.series(cell)
        if made.isPossible { return made.value(at: x) }
      }
    }
    return curve.value(at: x)
  }

  @inline(never)
  private func series(_ cell: Int) -> LocalSeries {
    if !cells[cell].isMade {
      let (x, radius) = grading.center(of: cell)
      cells[cell] = curve.series(about: x, radius: radius)
    }
    return cells[cell]
  }
}
