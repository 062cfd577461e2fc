import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves
import Spring

/// GSAP's eases with parameters. Those without parameters are names.
enum GSAPNotation {
  static let calls: [String: Dialects.Reading] = [
    "back": back(.out), "back.in": back(.in), "back.out": back(.out), "back.inOut": back(.inOut),
    "elastic": elastic(.out), "elastic.in": elastic(.in), "elastic.out": elastic(.out),
    "elastic.inOut": elastic(.inOut),
    "Back.easeIn.config": back(.in), "Back.easeOut.config": back(.out),
    "Back.easeInOut.config": back(.inOut), "Elastic.easeIn.config": elastic(.in),
    "Elastic.easeOut.config": elastic(.out), "Elastic.easeInOut.config": elastic(.inOut),
    "slow": slow, "SlowMo.ease.config": slow, "expoScale": expoScale,
    "ExpoScaleEase.config": expoScale,
    "rough": random, "RoughEase.ease.config": random, "CustomWiggle.create": drawn,
    "CustomBounce.create": drawn, "CustomWiggle": drawn, "CustomBounce": drawn,
    "parseEase": { (call) throws(MeaningError) in
      guard let ease = call.unlabelled.first else { throw MeaningError("an ease", at: call.offset) }
      return try call.meaning(of: ease)
    },
    "SteppedEase.config": { (call) throws(MeaningError) in
      guard case .number(let count, "")? = call.unlabelled.first?.content else {
        throw MeaningError("a number of steps", at: call.offset)
      }
      return .easing(try stepped(count, at: call.offset))
    },
  ]

  /// The animation of `gsap.to` and the like without an ease or a duration.
  static func standardTween(_ settings: Call) throws(MeaningError) -> Meaning {
    guard settings["keyframes"] == nil else {
      throw MeaningError(.one("curve: keyframes have one for each interval"), at: settings.offset)
    }
    var meaning = Meaning.easing(.penner(Penner(valid: .quad, .out))).timed(by: settings)
      .noting("read with GSAP's default ease, power1.out")
    meaning.duration = meaning.duration ?? 0.5
    return meaning
  }

  /// The curve of a quoted `steps(5)`: GSAP shows both ends, so it has one more level than CSS. Nil for
  /// other texts.
  static func steps(_ literal: Literal) throws(MeaningError) -> Meaning? {
    guard case .text(let text) = literal.content,
      case .steps(let steps)? = try? NotationParser().parse(text).easing,
      steps.jump == .jumpEnd, text.hasPrefix("steps("), !text.contains(",")
    else { return nil }
    return .easing(try stepped(Double(steps.count), at: literal.offset))
      .noting(
        "read as GSAP's \(text), which has \(steps.count + 1) levels; CSS's has \(steps.count)")
  }

  private static func stepped(_ count: Double, at offset: Int) throws(MeaningError) -> Easing {
    guard count >= 1, count < 0x1p53, count == count.rounded() else {
      throw MeaningError("a number of steps, an integer in 1...9007199254740991", at: offset)
    }
    return try Dialects.checked(at: offset) { () throws(ParameterError) in
      .steps(try Steps(Steps.Count(count) + 1, .jumpNone))
    }
  }

  @Sendable private static func random(_ call: Call) throws(MeaningError) -> Meaning {
    throw MeaningError("a curve that is not random", at: call.offset)
  }

  @Sendable private static func drawn(_ call: Call) throws(MeaningError) -> Meaning {
    throw MeaningError(
      "the path that the plugin draws: CustomEase.getSVGData(name) prints it", at: call.offset)
  }

  /// `slow(linearRatio, power, yoyoMode)`: fast, then linear, then fast.
  ///
  /// Source: GSAP 3.13, src/EasePack.js.
  @Sendable private static func slow(_ call: Call) throws(MeaningError) -> Meaning {
    if call.unlabelled.count > 2, call.unlabelled[2].content != .name("false") {
      throw MeaningError(
        "a curve that ends at 1: yoyoMode ends at 0", at: call.unlabelled[2].offset)
    }
    let members = call.members.prefix(2)
    let v = try call.with(Array(members)).numbers([
      .init("linearRatio", 0.7), .init("power", 0.7),
    ])
    let ratio = min(1, v[0] == 0 ? 0.7 : v[0])
    guard ratio > 0 else { throw MeaningError("a positive linearRatio", at: call.offset) }
    let power = ratio < 1 ? v[1] : 0
    let first = (1 - ratio) / 2
    let last = first + ratio
    let formula = Formula("slow", breakpoints: [first, last].filter { 0 < $0 && $0 < 1 }) { p in
      let r = p + (0.5 - p) * power
      if p < first {
        let q = 1 - p / first
        return r - q * q * q * q * r
      }
      guard p > last else { return r }
      let q = (p - last) / first
      return r + (p - r) * q * q * q * q
    }
    guard let easing = formula.path else { throw MeaningError("a smaller power", at: call.offset) }
    return .easing(easing)
  }

  /// `expoScale(start, end, ease)`: a scale that appears to grow evenly.
  @Sendable private static func expoScale(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    guard arguments.count >= 2 else { throw MeaningError("start and end", at: call.offset) }
    let start = try arguments[0].number(in: .plain)
    let end = try arguments[1].number(in: .plain)
    guard start > 0, end > 0, start != end else {
      throw MeaningError("different positive numbers start and end", at: call.offset)
    }
    let rate = Double.log(end / start)
    let formula = Formula("expoScale") { p in
      Double.expMinusOne(rate * p) / Double.expMinusOne(rate)
    }
    guard let outer = formula.path else {
      throw MeaningError("a smaller ratio of start and end", at: call.offset)
    }
    guard arguments.count > 2 else { return .easing(outer) }
    let inner = try call.easing(of: arguments[2])
    return .easing(inner == .linear ? outer : .composed(outer: outer, inner: inner))
  }

  private static func back(_ direction: Penner.Direction) -> Dialects.Reading {
    { (call: Call) throws(MeaningError) -> Meaning in
      let overshoot = try call.numbers([.init("overshoot", 1.70158)])[0]
      return .easing(try back(overshoot, direction, at: call.offset))
    }
  }

  private static func elastic(_ direction: Penner.Direction) -> Dialects.Reading {
    { (call: Call) throws(MeaningError) -> Meaning in
      let v = try call.numbers([.init("amplitude", 1), .init("period", standardPeriod(direction))])
      return .easing(try elastic(amplitude: v[0], period: v[1], direction, at: call.offset))
    }
  }

  private static func standardPeriod(_ direction: Penner.Direction) -> Double {
    direction == .inOut ? 0.45 : 0.3
  }

  /// GSAP's in-out uses the overshoot itself; Penner's default is 1.525 times that of the others.
  private static func back(
    _ overshoot: Double, _ direction: Penner.Direction, at offset: Int
  ) throws(MeaningError) -> Easing {
    try Dialects.penner(.back(overshoot: overshoot), direction, at: offset)
  }

  /// An amplitude below 1 lengthens the period instead; a period of 0 is the default. With an amplitude
  /// above 1, the ease-out is Penner's, and the others are made of it.
  private static func elastic(
    amplitude: Double, period: Double, _ direction: Penner.Direction, at offset: Int
  ) throws(MeaningError) -> Easing {
    let period = period == 0 ? standardPeriod(direction) : period
    let family = Penner.Family.elastic(
      amplitude: max(1, amplitude), period: period / min(1, amplitude))
    guard amplitude > 1, direction != .out else {
      return try Dialects.penner(family, direction, at: offset)
    }
    let out = try Dialects.penner(family, .out, at: offset)
    return direction == .in ? out.mirrored : Easing.inOut(of: out.mirrored) ?? out
  }

  /// The curve of a name such as `power2.out` or `sine.inOut`.
  static func curve(_ name: String) -> Easing? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let direction = oldDirections[parts[1]],
      parts[0].first?.isUppercase == true
    {  // version 2: Power2.easeInOut
      parts = [parts[0].prefix(1).lowercased() + parts[0].dropFirst(), direction]
      if parts == ["linear", "none"] || parts == ["power0", "none"] { return .linear }
      return curve(parts.joined(separator: "."))
    }
    if parts[0] == "power0" { return .linear }
    if name == "slow" || name == "slow.ease" {
      guard case .easing(let easing)? = try? slow(Call(name: "slow", members: [], offset: 0)).curve
      else { return nil }
      return easing
    }
    guard parts.count <= 2 else { return nil }
    if parts[0] == "expo" { return expo(parts.count == 1 ? "out" : parts[1]) }
    guard let family = families[parts[0]] else { return nil }
    // Penner's bare names are not GSAP eases.
    if parts.count == 1, ["quad", "cubic", "quart", "quint"].contains(name) { return nil }
    let directions = ["in": Penner.Direction.in, "out": .out, "inOut": .inOut]
    guard let direction = parts.count == 1 ? .out : directions[parts[1]] else { return nil }
    switch family {
    case .back: return try? back(1.70158, direction, at: 0)
    case .elastic:
      return try? elastic(
        amplitude: 1, period: standardPeriod(direction), direction, at: 0)
    default: return .penner(Penner(valid: family, direction))
    }
  }

  /// The curve of `expo`, as a path within 1e-7 of GSAP's formula.
  ///
  /// Versions up to 3.12 use Penner's, `penner.out-expo`, instead.
  private static func expo(_ direction: String) -> Easing? {
    guard let base = expoIn else { return nil }
    switch direction {
    case "in": return base
    case "out": return base.mirrored
    case "inOut": return Easing.inOut(of: base)
    default: return nil
    }
  }

  private static let expoIn: Easing? = CubicPieces(BlendedExponential(), tolerance: 1e-7)
    .flatMap { $0.path }.map(Easing.path)

  /// GSAP's in-expo: 2^(10 p - 10), blended into 0 at the start: p 2^(10 p - 10) + p^6 (1 - p).
  ///
  /// Source: GSAP 3.13, src/gsap-core.js.
  private struct BlendedExponential: TimingFunction {
    var breakpoints: [Double] { [] }

    func value(at progress: Double) -> Double {
      let (p, cube) = (progress, progress * progress * progress)
      return p * Double.pow(2, 10 * p - 10) + cube * cube * (1 - p)
    }

    func velocity(at progress: Double) -> Double {
      let p = progress
      let fifth = p * p * p * p * p
      return (1 + 10 * Double.log(2) * p) * Double.pow(2, 10 * p - 10) + fifth * (6 - 7 * p)
    }
  }

  private static let oldDirections = [
    "easeIn": "in", "easeOut": "out", "easeInOut": "inOut", "easeNone": "none", "ease": "out",
  ]

  private static let families: [String: Penner.Family] = [
    "power1": .quad, "power2": .cubic, "power3": .quart, "power4": .quint, "strong": .quint,
    "quad": .quad, "cubic": .cubic, "quart": .quart, "quint": .quint, "sine": .sine,
    "circ": .circ, "bounce": .bounce, "back": .back(), "elastic": .elastic(),
  ]
}
