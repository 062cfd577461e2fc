import CurveArithmetic

/// The animations of ``FlatAnimations`` in 32 digits.
struct ExactAnimations {
  private let easeInOut = ExactBezier(0.42, 0, 0.58, 1)
  private let easeOut = ExactBezier(0, 0, 0.58, 1)
  private let spring = ExactSpring(mass: 1, stiffness: 100, damping: 10)
  private let corners = ExactPoints(
    inputs: FlatAnimations.cornerTimes, outputs: FlatAnimations.corners)

  /// Opacity, position, corner radius and rotation of a layer.
  func values(at time: Double, of layer: Int) -> SIMD4<Double> {
    let elapsed = DoubleDouble(sum: time, FlatAnimations.delay(of: layer))
    let wave = elapsed.scaled(by: 0.5).split.fraction.scaled(by: 2)
    let rising = wave.high < 1 ? wave : DoubleDouble(2) - wave
    let runs = (elapsed / DoubleDouble(0.7)).split
    let turn = (elapsed / DoubleDouble(1.5)).split.fraction
    return SIMD4(
      easeInOut.value(at: rising).high,
      ((DoubleDouble(1) - spring.state(at: wave).value) * 100).high,
      corners.value(at: runs.fraction.high) + 20 * runs.whole,
      (easeOut.value(at: turn) * 3).high)
  }
}
