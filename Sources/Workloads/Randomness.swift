import CurveArithmetic

/// Seeded random numbers (Steele, Lea and Flood 2014), so that every run has the same work.
struct Randomness {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    let share = Double(bits() >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// A number with an evenly distributed logarithm.
  mutating func logarithmic(in range: ClosedRange<Double>) -> Double {
    let (low, high) = (Double.log(range.lowerBound), Double.log(range.upperBound))
    return Double.exp(next(in: low...high))
  }
}
