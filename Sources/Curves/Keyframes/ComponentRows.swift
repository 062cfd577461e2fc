/// Rows of components between two values, four components at a time.
///
/// The results equal those of interpolating two values, or of a spline, for one fraction, up to the sign
/// of zero. Nothing overflows: components are at most 1e150, tangents 1e160, and the cube of a fraction
/// 1e120.
struct ComponentRows {
  /// The number of components in a row.
  let count: Int

  /// Writes the interpolations between two values.
  @inline(__always)
  func mix(
    _ start: UnsafePointer<Double>, _ end: UnsafePointer<Double>,
    at fractions: UnsafeBufferPointer<Double>, into rows: UnsafeMutablePointer<Double>
  ) {
    var component = 0
    while component + 4 <= count {
      let (a, b) = (Self.four(start + component), Self.four(end + component))
      var target = rows + component
      var row = 0
      // Two rows at a time share the weight vectors.
      while row + 2 <= fractions.count {
        let u = SIMD2(fractions[row], fractions[row + 1])
        let v = 1 - u
        Self.write(a * v[0] + b * u[0], to: target)
        Self.write(a * v[1] + b * u[1], to: target + count)
        target += 2 * count
        row += 2
      }
      if row < fractions.count {
        let u = fractions[row]
        Self.write(a * (1 - u) + b * u, to: target)
      }
      component += 4
    }
    while component < count {
      let (a, b) = (start[component], end[component])
      var target = rows + component
      for u in fractions {
        target.pointee = a * (1 - u) + b * u
        target += count
      }
      component += 1
    }
  }

  /// Writes the values of a cubic with given tangents at both ends.
  @inline(__always)
  func bend(
    _ start: UnsafePointer<Double>, _ end: UnsafePointer<Double>,
    leaving: UnsafePointer<Double>, arriving: UnsafePointer<Double>,
    at fractions: UnsafeBufferPointer<Double>, into rows: UnsafeMutablePointer<Double>
  ) {
    var component = 0
    while component + 4 <= count {
      let (a, b) = (Self.four(start + component), Self.four(end + component))
      let (m, n) = (Self.four(leaving + component), Self.four(arriving + component))
      var target = rows + component
      for u in fractions {
        let w = Spline.weights(at: u)
        Self.write(
          w.start * a + w.end * b + w.leave * m + w.arrive * n,
          to: target)
        target += count
      }
      component += 4
    }
    while component < count {
      let (a, b, m, n) = (
        start[component], end[component], leaving[component], arriving[component]
      )
      var target = rows + component
      for u in fractions {
        let w = Spline.weights(at: u)
        target.pointee = w.start * a + w.end * b + w.leave * m + w.arrive * n
        target += count
      }
      component += 1
    }
  }

  /// Writes one value repeatedly.
  @inline(__always)
  func hold(
    _ value: UnsafePointer<Double>, times: Int, into rows: UnsafeMutablePointer<Double>
  ) {
    var target = rows
    for _ in 0..<times {
      target.update(from: value, count: count)
      target += count
    }
  }

  @inline(__always)
  private static func four(_ numbers: UnsafePointer<Double>) -> SIMD4<Double> {
    UnsafeRawPointer(numbers).loadUnaligned(as: SIMD4<Double>.self)
  }

  @inline(__always)
  private static func write(_ numbers: SIMD4<Double>, to target: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(target).storeBytes(of: numbers, as: SIMD4<Double>.self)
  }
}
