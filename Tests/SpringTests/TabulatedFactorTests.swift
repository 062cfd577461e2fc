import CurveArithmetic
import CurveTestSupport
import Testing

@testable import Spring

/// The factors from tables, against functions without tables.
@Suite struct TabulatedFactorTests {
  /// A number with 52 digits, and a part below them.
  private func number(
    _ index: Int, below limit: Double, _ random: inout SplitMix64
  ) -> (high: Double, low: Double) {
    let size = [limit, 3, 0.01, 1e-9][index % 4]
    let number = Double.random(in: 0...size, using: &random)
    let high = Double(bitPattern: number.bitPattern & ~1)
    return (high, high * .random(in: 0...0x1p-25, using: &random))
  }

  @Test func decays() {
    var random = SplitMix64(seed: 92)
    var (factors, losses) = (LargestError(), LargestError())
    for index in 0..<100_000 {
      let x = number(index, below: 700, &random)
      let decay = TabulatedDecay(high: x.high, low: x.low)
      let factor = Elementary.exponential(-DoubleDouble(ordered: x.high, x.low))
      factors.include(abs(decay.factor - factor) / factor.ulp)
      // e^-(a + b) - 1 = (e^-a - 1) + e^-a (e^-b - 1)
      let loss =
        -(Double.expMinusOne(-x.high) + Double.exp(-x.high) * Double.expMinusOne(-x.low))
      losses.include(abs(decay.loss - loss) / loss.ulp)
    }
    #expect(factors.count == 100_000 && factors.value <= 1)
    #expect(losses.count == 100_000 && losses.value <= 3)
  }

  /// Also next to the zeros, where each keeps its own digits.
  @Test func turns() {
    var random = SplitMix64(seed: 93)
    var errors = LargestError()
    for index in 0..<100_000 {
      var phase = number(index, below: 0x1p15, &random)
      if index % 3 == 0 {
        let rounded = (phase.high / (0.5 * Double.pi)).rounded() * (0.5 * Double.pi)
        phase.high = max(rounded + .random(in: -0.06...0.06, using: &random), 0)
      }
      let turn = TabulatedTurn(high: phase.high, low: phase.low)
      let (sin, cos) = Double.sinAndCos(phase.high)
      let (sinLow, cosLow) = Double.sinAndCos(phase.low)
      let (sine, cosine) = (sin * cosLow + cos * sinLow, cos * cosLow - sin * sinLow)
      // The absolute error of a large phase shows where the result is tiny.
      let rounding = 0x1p-66 + phase.high * 0x1p-85
      errors.include(abs(turn.sine - sine) / (abs(sine) + rounding * 0x1p52))
      errors.include(abs(turn.cosine - cosine) / (abs(cosine) + rounding * 0x1p52))
    }
    #expect(errors.count == 200_000 && errors.value <= 9e-16)
  }

  @Test func lanesHaveTheBitsOfSingleNumbers() {
    var random = SplitMix64(seed: 94)
    for index in 0..<2_000 {
      var (high, low) = (SIMD8<Double>.zero, SIMD8<Double>.zero)
      for lane in 0..<8 { (high[lane], low[lane]) = number(index + lane, below: 700, &random) }
      let (decays, turns) = (
        TabulatedDecay(high: high, low: low), TabulatedTurn(high: high, low: low)
      )
      for lane in 0..<8 {
        let decay = TabulatedDecay(high: high[lane], low: low[lane])
        let turn = TabulatedTurn(high: high[lane], low: low[lane])
        #expect(decays.factor[lane] == decay.factor && decays.loss[lane] == decay.loss)
        #expect(turns.sine[lane] == turn.sine && turns.cosine[lane] == turn.cosine)
      }
    }
  }
}
