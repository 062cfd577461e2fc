import CurveArithmetic

/// A seeded generator (Steele, Lea and Flood 2014), so that every run tests the same cases.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A double with a uniformly distributed logarithm.
  package mutating func logUniform(_ range: ClosedRange<Double>) -> Double {
    let logarithm = Double.random(
      in: Double.log(range.lowerBound)...Double.log(range.upperBound), using: &self)
    return min(max(Double.exp(logarithm), range.lowerBound), range.upperBound)
  }
}
