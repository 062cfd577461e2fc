import CurveArithmetic
import Curves
import Spring

extension TargetLanguage {
  /// Flutter's curves and spring descriptions.
  static let flutter = TargetLanguage(
    "flutter", title: "Flutter", bezier: "`Cubic`",
    spring: "`SpringDescription` and its simulation",
    traps: [
      "`Cubic` bisects until x is within 0.001: errors up to 2.3e-3 on ease, 9.4e-2 on (1, 0, 0, 1).",
      "A `Curve` can't carry a spring's duration: run a SpringSimulation with `animateWith`.",
      "The velocity of a SpringSimulation is in units per second.",
    ],
    hasDistance: true, file: DartFile.form
  ) { (curve) throws(ConversionError) in
    if let b = curve.bezier {
      let p = [b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")
      return Draft(
        text: "const Cubic(\(p))", reference: curve.easing,
        played: curve.playedBezier(FlutterCubic.playback), isNative: true,
        notes: ["Cubic finds x only to 0.001"])
    }
    if let p = curve.physical {
      let distance = curve.request.distance ?? 1
      let text = """
        SpringSimulation(
          const SpringDescription(
            mass: \(cssNumber(p.mass)), stiffness: \(cssNumber(p.stiffness)), damping: \(cssNumber(p.damping))),
          0, \(cssNumber(distance)), \(cssNumber(p.velocity * distance)))
        """
      // Its tolerance, in units and in units per second.
      let tolerance = 0.001 / distance
      let end = { (motion: SpringMotion) in
        motion.firstRest(within: tolerance, below: tolerance)
      }
      return try .spring(curve, text, end: end)
    }
    if let decay = curve.decay { return Self.flutterDecay(decay) }
    var draft = try CurveTable.draft(curve) { x, y, name in
      """
      class \(name) extends Curve {
        const \(name)();
        static const List<double> _x = [\(x)];
        static const List<double> _y = [\(y)];

        @override
        double transformInternal(double t) {
          var i = 1;
          while (i < _x.length - 1 && _x[i] <= t) i++;
          return _y[i - 1] + (_y[i] - _y[i - 1]) * (t - _x[i - 1]) / (_x[i] - _x[i - 1]);
        }
      }
      """
    }
    draft.played = curve.played { table in
      Playback(breakpoints: table.breakpoints) { $0 <= 0 ? 0 : $0 >= 1 ? 1 : table.value(at: $0) }
    }
    if draft.reference.value(at: 0) != 0 || draft.reference.value(at: 1) != 1 {
      draft.notes.append("Curve.transform is 0 at 0 and 1 at 1, whatever the table says")
    }
    return draft
  }
}

extension TargetLanguage {
  /// Flutter's own simulations; the one with Android's distance for Android's fling.
  private static func flutterDecay(_ curve: DecayCurve) -> Draft {
    let velocity = cleanNumber(curve.firstVelocity)
    if ["flutter-clamping", "android"].contains(curve.system.name),
      let friction = curve.parameter("friction"), curve.parameter("density") ?? 1 == 1
    {
      return .decay(
        curve,
        "ClampingScrollSimulation(position: 0, velocity: \(velocity)"
          + (curve.hasStandard("friction") ? ")" : ", friction: \(cssNumber(friction)))"))
    }
    let drag = curve.system.name == "flutter" ? curve.parameter("drag") : nil
    let deceleration = curve.parameter("constantDeceleration") ?? 0
    return .decay(
      curve,
      "FrictionSimulation(\(cleanNumber(drag ?? Double.exp(-curve.exponentialRate))), 0, \(velocity)"
        + (deceleration == 0 ? ")" : ", constantDeceleration: \(cssNumber(deceleration)))"))
  }
}

/// Flutter's solver for a cubic-bezier.
enum FlutterCubic {
  /// Bisects until x is within 0.001; 0 and 1 are exact.
  static func playback(_ p: [Double]) -> Playback {
    let (x1, y1, x2, y2) = (p[0], p[1], p[2], p[3])
    func cubic(_ a: Double, _ b: Double, _ m: SIMD8<Double>) -> SIMD8<Double> {
      let s: SIMD8<Double> = 1 - m
      let first: SIMD8<Double> = 3 * a * s * s * m
      let second: SIMD8<Double> = 3 * b * s * m * m
      return first + second + m * m * m
    }
    let bisection = Bisection(tolerance: (0.001).nextDown, limit: 54)
    return Playback { wanted in
      cubic(y1, y2, bisection.parameters(at: wanted) { cubic(x1, x2, $0) })
    }
  }
}
