import CurveArithmetic
import Curves
import Spring

extension SpringCurve {
  /// The same motion, which runs on, over the time after which it stays within a threshold of its
  /// target: rounded up to a millisecond, or to three digits below 0.1 s.
  package func settled(within threshold: Double) throws(ParameterError) -> SpringCurve {
    let exact = motion.settlingTime(within: threshold)
    let step = exact >= 0.1 ? 1e-3 : Double.pow(10, Double.log10(exact).rounded(.down) - 3)
    let steps = (exact / step).rounded(.up)
    let rounded = exact >= 0.1 ? steps / 1000 : steps * step
    return try SpringCurve(parameters, over: rounded.isFinite ? rounded : exact).continued
  }
}
