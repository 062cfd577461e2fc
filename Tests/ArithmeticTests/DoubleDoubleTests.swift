import CurveArithmetic
import CurveTestSupport
import Testing

@Suite struct DoubleDoubleTests {
  #if arch(x86_64)  // where a wider type is at hand to check against
    @Test func sumAndProductAreExact() {
      var random = SplitMix64(seed: 1)
      for _ in 0..<2000 {
        // 26 by 38 bits: the product fits the 64 bits of Float80.
        let a = Double(Int32.random(in: -(1 << 25)...(1 << 25), using: &random)) * 0x1p-20
        let b = Double(Int64.random(in: -(1 << 37)...(1 << 37), using: &random))
        let product = DoubleDouble(product: a, b)
        let reference = Float80(a) * Float80(b)
        #expect(Float80(product.high) + Float80(product.low) == reference)
        #expect(product.high == a * b)
        let sum = DoubleDouble(sum: a, b)
        #expect(sum.high == a + b)
        #expect(Float80(sum.high) + Float80(sum.low) == Float80(a) + Float80(b))
      }
    }
  #endif

  @Test func squareRootAndQuotientInvertTheProduct() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<2000 {
      let a = DoubleDouble(
        sum: random.logUniform(1e-30...1e30), random.logUniform(1e-30...1e30))
      let root = a.squareRoot()
      let back = root * root - a
      #expect(back.magnitude.high <= 4e-31 * a.high)
      let b = DoubleDouble(sum: random.logUniform(1e-3...1e3), random.logUniform(1e-20...1e-17))
      let residual = a / b * b - a
      #expect(residual.magnitude.high <= 4e-31 * a.high)
    }
  }
}
