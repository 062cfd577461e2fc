import CurveArithmetic
import CurveFitting
import Spring

extension Call {
  /// A note on a damping that was likely meant as a damping ratio, which would be at most 1.
  func ratioNote(mass: Double, stiffness: Double, damping: Double) -> [String] {
    guard mentions("damping"), damping > 0, damping <= 1,
      let ratio = try? DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
        .dampingRatio,
      ratio < 0.05
    else { return [] }
    let written = cssNumber(DecimalRounding.round(ratio, within: ratio / 100))
    return [
      "the damping \(cssNumber(damping)) is a damping ratio of \(written): `dampingRatio` is the ratio"
    ]
  }
}
