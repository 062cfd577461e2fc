import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// Svelte's spring, which moves by frames.
enum SvelteNotation {
  private static let standardDamping = 0.8

  /// `tweened(0, { duration: 300 })`, which is linear over 0.4 s unless its settings say otherwise.
  @Sendable static func tweened(_ call: Call) throws(MeaningError) -> Meaning {
    guard case .object(let members)? = call.unlabelled.last?.content else {
      throw MeaningError("settings in braces", at: call.unlabelled.last?.offset ?? call.offset)
    }
    let settings = call.with(members)
    var meaning = Meaning.easing(.linear)
    if let easing = settings["easing"] { meaning = try call.meaning(of: easing) }
    meaning = meaning.timed(by: settings, in: .milliseconds)
    if settings["duration"] == nil { meaning.duration = 0.4 }
    return meaning
  }

  /// The spring whose values at 60 frames per second are those of Svelte; nil if stiffness and damping are
  /// not both fractions. The damping may be missing.
  ///
  /// With e the distance to the target, a frame is e'' = (2 - d - s) e' - (1 - d) e, so e is a sum of powers
  /// of the roots z of z^2 - (2 - d - s) z + (1 - d), and the spring's rates are 60 ln z. The first frame
  /// moves by s, which sets the initial velocity.
  ///
  /// Source: Svelte, motion/spring.js.
  static func spring(_ call: Call) throws(MeaningError) -> Meaning? {
    guard !call.mentions("mass", "dampingRatio", "velocity", "initialVelocity", "type"),
      let s = try call["stiffness"]?.number(in: .plain), s <= 1,
      case let d = try call["damping"]?.number(in: .plain) ?? standardDamping, d <= 1
    else { return nil }
    _ = try call.numbers(
      [.init("stiffness"), .init("damping", standardDamping)],
      allowing: ["precision", "soft", "hard"])
    let (half, product) = ((2 - d - s) / 2, 1 - d)
    let discriminant = half * half - product
    // Roots that are not positive jump to the other side in every frame.
    guard s > 0, d > 0, product > 0, discriminant < 0 || half > 0 else {
      throw MeaningError(
        "stiffness and damping with which Svelte's spring does not swing in every frame",
        at: call.offset)
    }
    let frame = 1.0 / 60
    let decay = -Double.log(product) / (2 * frame)
    let growth = (1 / product).squareRoot()  // exp(decay / 60)
    let stiffness: Double
    let velocity: Double
    if discriminant < 0 {
      let frequency = Double.atan2(y: (-discriminant).squareRoot(), x: half) / frame
      let (sine, cosine) = ((-discriminant).squareRoot() * growth, half * growth)
      stiffness = decay * decay + frequency * frequency
      velocity = decay + frequency * (cosine - (1 - s) * growth) / sine
    } else {
      let root = discriminant.squareRoot()
      let rate = Double.log((half + root) * growth) / frame
      let (sine, cosine) = (root * growth, half * growth)
      stiffness = decay * decay - rate * rate
      velocity =
        sine > 0
        ? decay + rate * (cosine - (1 - s) * growth) / sine
        : decay + (1 - (1 - s) * growth) / frame
    }
    return Meaning.spring(
      .physical(mass: 1, stiffness: stiffness, damping: 2 * decay, relativeVelocity: velocity)
    ).noting("read as Svelte's, whose numbers are per frame: 60 frames per second")
  }
}
