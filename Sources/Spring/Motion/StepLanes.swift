import CurveArithmetic

/// Numbers for which the power series of a step are evaluated: one or eight side by side, with the same
/// operations.
@usableFromInline
protocol StepLanes: Lanes {
  /// cos(sqrt z) and sin(sqrt z)/sqrt z for |z| up to 4. What the series leave out is below 1e-17.
  static func cosineAndSine(squared z: Self) -> (cosine: Self, sine: Self)
}

extension Double: StepLanes {
  /// Both series at once, in the halves of one register.
  @inline(__always) @usableFromInline
  static func cosineAndSine(squared z: Double) -> (cosine: Double, sine: Double) {
    let z1 = SIMD2(repeating: z)
    let z2 = z1 * z1
    let z4 = z2 * z2
    let z8 = z4 * z4
    let k2 = SIMD2(1 / 24, 1 / 120) - SIMD2(1 / 720, 1 / 5_040) * z1
    let k4 =
      SIMD2(1 / 40_320, 1 / 362_880) - SIMD2(1 / 3_628_800, 1 / 39_916_800) * z1
    let k6 =
      SIMD2(1 / 479_001_600, 1 / 6_227_020_800)
      - SIMD2(1 / 87_178_291_200, 1 / 1_307_674_368_000) * z1
    let k8 =
      SIMD2(1 / 20_922_789_888_000, 1 / 355_687_428_096_000)
      - SIMD2(1 / 6_402_373_705_728_000, 1 / 121_645_100_408_832_000) * z1
    let k10 =
      SIMD2(1 / 2_432_902_008_176_640_000, 1 / 51_090_942_171_709_440_000)
      - SIMD2(1 / 1_124_000_727_777_607_680_000, 1 / 2.585_201_673_888_498e22) * z1
    let tail = ((k2 + k4 * z2) + (k6 + k8 * z2) * z4) + k10 * z8
    let head = SIMD2(1, 1) - SIMD2(1 / 2, 1 / 6) * z1
    let both = head + z2 * tail
    return (both[0], both[1])
  }
}

extension SIMD8: StepLanes where Scalar == Double {
  @inline(__always) @usableFromInline
  static func cosineAndSine(squared z: Self) -> (cosine: Self, sine: Self) {
    let z2 = z * z
    let z4 = z2 * z2
    let z8 = z4 * z4
    /// One series, from the coefficients of z^2 to z^11.
    @inline(__always)
    func series(
      _ one: Double, _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double),
      _ d: (Double, Double), _ e: (Double, Double)
    ) -> Self {
      let k2: Self = a.0 - a.1 * z
      let k4: Self = b.0 - b.1 * z
      let k6: Self = c.0 - c.1 * z
      let k8: Self = d.0 - d.1 * z
      let k10: Self = e.0 - e.1 * z
      let low: Self = k2 + k4 * z2
      let high: Self = (k6 + k8 * z2) * z4
      let tail: Self = (low + high) + k10 * z8
      let head: Self = 1 - one * z
      return head + z2 * tail
    }
    return (
      series(
        1 / 2, (1 / 24, 1 / 720), (1 / 40_320, 1 / 3_628_800),
        (1 / 479_001_600, 1 / 87_178_291_200),
        (1 / 20_922_789_888_000, 1 / 6_402_373_705_728_000),
        (1 / 2_432_902_008_176_640_000, 1 / 1_124_000_727_777_607_680_000)),
      series(
        1 / 6, (1 / 120, 1 / 5_040), (1 / 362_880, 1 / 39_916_800),
        (1 / 6_227_020_800, 1 / 1_307_674_368_000),
        (1 / 355_687_428_096_000, 1 / 121_645_100_408_832_000),
        (1 / 51_090_942_171_709_440_000, 1 / 2.585_201_673_888_498e22))
    )
  }
}
