import CurveTestSupport
import Spring
import Testing

/// The rubber band against its formula, its inverse and its own differences.
@Suite struct RubberBandTests {
  private func bands(
    seed: UInt64, _ check: (RubberBand, _ drag: Double) -> Void
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let band = try RubberBand(
        dimension: random.logUniform(1...5000), coefficient: random.logUniform(0.05...3))
      let drag = random.logUniform(1e-3...20) * band.dimension
      check(band, drag)
      check(band, -drag)
    }
  }

  @Test func offsetsMatchTheFormula() throws {
    var error = LargestError()
    try bands(seed: 51) { band, drag in
      let (c, d) = (band.coefficient, band.dimension)
      let size = (1 - 1 / (abs(drag) * c / d + 1)) * d
      // The formula cancels for small drags.
      error.include(abs(band.offset(forDrag: drag) - (drag < 0 ? -size : size)) / d)
    }
    #expect(error.count == 1000 && error.value <= 1e-15)
  }

  @Test func dragsInvertOffsets() throws {
    var error = LargestError()
    try bands(seed: 52) { band, drag in
      let offset = band.offset(forDrag: drag)
      // Near the dimension a rounding of the offset moves the drag by 1/(1 - part).
      let condition = 1 - abs(offset) / band.dimension
      error.include(abs(band.drag(forOffset: offset) / drag - 1) * condition)
    }
    #expect(error.count == 1000 && error.value <= 1e-15)
    let band = try RubberBand(dimension: 320)
    #expect(band.drag(forOffset: 320) == .infinity && band.drag(forOffset: -400) == -.infinity)
    #expect(band.offset(forDrag: .infinity) == 320 && band.offset(forDrag: 0) == 0)
  }

  @Test func slopesMatchTheOffsets() throws {
    var error = LargestError()
    try bands(seed: 53) { band, drag in
      let step = 1e-4 * abs(drag)
      let rise = band.offset(forDrag: drag + step) - band.offset(forDrag: drag - step)
      error.include(abs(band.slope(atDrag: drag) / (rise / (2 * step)) - 1))
    }
    // The step's own error is 1e-8, the rounding's 1e-12 over the rise.
    #expect(error.count == 1000 && error.value <= 1e-7)
    let band = try RubberBand(dimension: 320)
    #expect(band.slope(atDrag: 0) == 0.55 && band.slope(atDrag: .infinity) == 0)
  }
}
