import CurveArithmetic

/// The two responses that make up every motion of a damped spring, and their derivatives, at one time.
///
/// With p = c/m and q = k/m, let g solve g'' + p g' + q g = 0 from g(0) = 0, g'(0) = 1 (the answer to
/// a push) and u = g' + p g (the answer to a displacement). A motion is then
///
///     value(t) = to + (from - to) u(t) + velocity g(t)
///
/// and the derivatives by p and q follow from h = g * g, the convolution:
///
///     dg/dq = -h    dg/dp = -h'    du/dq = -(h' + p h)    du/dp = q h
///
/// All are entire functions of p and q, so nothing branches on the regime.
struct SpringResponse {
  let displacement: Double
  let push: Double
  let pushVelocity: Double
  let convolution: Double
  let convolutionVelocity: Double

  /// The responses at a time of 0 or more.
  init(damping p: Double, stiffness q: Double, at time: Double) {
    let decay = p / 2
    let discriminant = q - decay * decay
    let x = discriminant * time * time
    // e^(-decay t) times C, S and (S - t C)/(2 discriminant), with C and S as cos and sin/frequency.
    let cosine: Double
    let sine: Double
    let twist: Double
    if abs(x) < 0.25 {
      let e = Double.exp(-decay * time)
      let y = -x
      cosine =
        e * (1 + y / 2 * (1 + y / 12 * (1 + y / 30 * (1 + y / 56 * (1 + y / 90 * (1 + y / 132))))))
      sine =
        e * time
        * (1 + y / 6 * (1 + y / 20 * (1 + y / 42 * (1 + y / 72 * (1 + y / 110 * (1 + y / 156))))))
      twist =
        e * time * time * time
        * (1.0 / 6
          + y
          * (1.0 / 60 + y
            * (1.0 / 1680 + y * (1.0 / 90720 + y * (1.0 / 7_983_360 + y / 1_037_836_800)))))
    } else if discriminant > 0 {
      let frequency = discriminant.squareRoot()
      let e = Double.exp(-decay * time)
      cosine = e * Double.cos(frequency * time)
      sine = e * Double.sin(frequency * time) / frequency
      twist = (sine - time * cosine) / (2 * discriminant)
    } else {
      let split = (-discriminant).squareRoot()
      let slow = Double.exp(-q / (decay + split) * time)
      let fast = Double.exp(-(decay + split) * time)
      cosine = (slow + fast) / 2
      sine = (slow - fast) / (2 * split)
      twist = (sine - time * cosine) / (2 * discriminant)
    }
    push = sine
    pushVelocity = cosine - decay * sine
    displacement = cosine + decay * sine
    convolution = twist
    convolutionVelocity = time * sine / 2 - decay * twist
  }
}
