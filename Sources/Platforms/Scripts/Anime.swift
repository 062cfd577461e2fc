import CurveArithmetic
import Curves
import Spring

extension TargetLanguage {
  /// Anime.js 4.
  static let anime = TargetLanguage(
    "anime", title: "Anime.js 4", bezier: "`cubicBezier()`",
    spring: "`spring()` with mass 1 or more",
    traps: [
      "A mass below 1 is raised to 1, which changes the motion; the text scales the spring instead.",
      "Stiffness and damping are limited to 10000.",
      "The spring sets its own duration: it ends once it has stayed within 0.0005 of the target for 0.2 s.",
      "Before 4.2 the function is called `createSpring`.",
    ],
    file: ScriptModule.form(
      "anime.js", importing: ["cubicBezier", "linear", "spring"], from: "animejs")
  ) { (curve) throws(ConversionError) in
    if let b = curve.bezier {
      let p = [b.x1, b.y1, b.x2, b.y2].map(cssNumber).joined(separator: ", ")
      return Draft(
        text: Self.timed("cubicBezier(\(p))", curve.request), reference: curve.easing,
        played: curve.playedBezier(Playback.animeBezier), isNative: true, hasDuration: true,
        hasDelay: true)
    }
    if let p = curve.physical { return try Self.createSpring(curve, p) }
    let line = try curve.polyline()
    let (x, y) = (line.function.inputs, line.function.outputs)
    let stops = x.indices.map { index in
      index == 0 && x[0] == 0 || index == x.count - 1 && x[index] == 1
        ? cssNumber(y[index]) : "\"\(cssNumber(y[index])) \(cssPercentage(x[index]))\""
    }
    return Draft(
      text: "linear(\(stops.joined(separator: ", ")))", duration: line.duration,
      reference: line.reference,
      played: curve.played, isNative: line.isExact, points: x.count)
  }

  /// An ease with its duration and its delay in milliseconds.
  private static func timed(_ ease: String, _ request: ConversionRequest) -> String {
    var settings = ""
    for (name, seconds) in [("duration", request.duration), ("delay", request.delay)] {
      if let seconds { settings += ", \(name): \(CSSText.milliseconds(seconds).dropLast(2))" }
    }
    return settings.isEmpty ? ease : "{ ease: \(ease)\(settings) }"
  }

  private static func createSpring(
    _ curve: CurveToConvert,
    _ p: (mass: Double, stiffness: Double, damping: Double, velocity: Double)
  ) throws(ConversionError) -> Draft {
    guard let spring = curve.spring else { throw ConversionError("not a spring") }
    let scale = p.mass < 1 ? 1 / p.mass : 1
    var notes =
      scale == 1
      ? [] : ["anime.js raises a mass below 1 to 1: the text is scaled to the same motion"]
    if max(p.stiffness, p.damping) * scale > 10_000 {
      notes.append("anime.js limits stiffness and damping to 10000")
    }
    let text =
      "spring({ mass: \(cssNumber(p.mass * scale)), stiffness: \(cssNumber(p.stiffness * scale)), "
      + "damping: \(cssNumber(p.damping * scale)), velocity: \(cssNumber(p.velocity)) })"
    // Steps of 20 ms until eleven in a row are within 0.0005; a minute at most.
    var (steps, rests) = (0, 0)
    while rests <= 10, steps <= 3000 {
      let distance = abs(1 - spring.motion.value(at: Double(steps) * 0.02))
      rests = distance < 0.0005 ? rests + 1 : 0
      steps += 1
    }
    let end = Double(steps - 1) / 50
    let duration = spring.isDurationGiven ? spring.duration : end
    let timed = try spring.spanning(duration)
    return Draft(
      text: Self.timed(text, curve.request), duration: duration, reference: .spring(timed),
      played: curve.playedSpring(over: duration) { spring, time in
        guard case .physical(let mass, let stiffness, let damping, let velocity) = spring else {
          return nil
        }
        return .spring(
          .physical(
            mass: min(mass, 10_000), stiffness: min(stiffness, 10_000),
            damping: min(damping, 10_000), relativeVelocity: min(max(velocity, -10_000), 10_000)),
          over: time)
      },
      isNative: true, notes: notes, engineEnd: end, hasDuration: true, hasDelay: true)
  }
}
