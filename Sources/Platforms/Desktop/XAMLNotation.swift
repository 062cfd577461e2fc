import CurveArithmetic
import CurveNotation
import Curves

/// The easing functions and splines of WPF, UWP and WinUI.
///
/// Source: Microsoft, WPF, System/Windows/Media/Animation, *Ease.cs.
enum XAMLNotation {
  static let calls: [String: Dialects.Reading] = {
    var calls: [String: Dialects.Reading] = [
      "<KeySpline": keySpline, "KeySpline": keySpline, "<SplineDoubleKeyFrame": splineKeyFrame,
      "<DoubleAnimationUsingKeyFrames": keyFrames,
      "CreateCubicBezierEasingFunction": { (call) throws(MeaningError) in
        var numbers: [Double] = []
        for point in call.unlabelled { numbers += try point.point() }
        guard numbers.count == 4 else { throw MeaningError("two points", at: call.offset) }
        return .easing(try Dialects.bezier(numbers, at: call.offset))
      },
      "<Storyboard": { (call) throws(MeaningError) in
        guard call.unlabelled.count == 1 else {
          throw MeaningError(.one("animation, not \(call.unlabelled.count)"), at: call.offset)
        }
        return try timed(try call.meaning(of: call.unlabelled[0]), by: call)
      },
      "<EasingDoubleKeyFrame": { (call) throws(MeaningError) in
        guard let easing = try easingFunction(of: call) else {
          throw MeaningError("an EasingFunction", at: call.offset)
        }
        return easing
      },
    ]
    let animation: Dialects.Reading = { (call) throws(MeaningError) in
      let easing = try easingFunction(of: call)
      return try timed(easing ?? .easing(.linear), by: call)
    }
    for type in ["Double", "Color", "Point", "Thickness"] { calls["<\(type)Animation"] = animation }
    let avalonia: Dialects.Reading = { (call) throws(MeaningError) in try transition(call) }
    for type in [
      "Double", "Color", "Point", "Thickness", "Brush", "TransformOperations", "Vector",
      "CornerRadius", "BoxShadows",
    ] { calls["<\(type)Transition"] = avalonia }
    for name in [
      "BackEase", "BounceEase", "CircleEase", "CubicEase", "ElasticEase", "ExponentialEase",
      "PowerEase", "QuadraticEase", "QuarticEase", "QuinticEase", "SineEase",
    ] {
      for spelling in ["<" + name, name] {
        let reading: Dialects.Reading = { (call) throws(MeaningError) in try ease(name, call) }
        calls[spelling] = reading
      }
    }
    return calls
  }()

  @Sendable private static func keySpline(_ call: Call) throws(MeaningError) -> Meaning {
    if call["ControlPoint1"] == nil {
      guard let text = call[Literal.text] else { return try Dialects.bezier(call) }
      return .easing(try Dialects.bezier(try text.numbers(), at: text.offset))
    }
    var numbers: [Double] = []
    for label in ["ControlPoint1", "ControlPoint2"] {
      guard let point = call[label] else {
        throw MeaningError("\(label) to be given", at: call.offset)
      }
      let pair = try point.numbers()
      guard pair.count == 2 else { throw MeaningError("a point", at: point.offset) }
      numbers += pair
    }
    return .easing(try Dialects.bezier(numbers, at: call.offset))
  }

  /// A transition of Avalonia, which has its easing or the numbers of a cubic-bezier in an attribute.
  @Sendable private static func transition(_ call: Call) throws(MeaningError) -> Meaning {
    var meaning = Meaning.easing(.linear)
    if let easing = call["Easing"] {
      let numbers = (try? easing.numbers()) ?? []
      meaning =
        numbers.count == 4
        ? .easing(try Dialects.bezier(numbers, at: easing.offset)) : try call.meaning(of: easing)
    }
    if let delay = call["Delay"] { meaning.delay = try clock(delay) }
    return try timed(meaning, by: call)
  }

  /// The easing function in an element's attribute or in a child for it; nil without one.
  private static func easingFunction(of call: Call) throws(MeaningError) -> Meaning? {
    if let attribute = call["EasingFunction"] { return try call.meaning(of: attribute) }
    let property = call.unlabelled.first { $0.callee?.hasSuffix(".EasingFunction") == true }
    guard let function = property?.members.first(where: { $0.label == nil })?.value else {
      return nil
    }
    return try call.meaning(of: function)
  }

  @Sendable private static func splineKeyFrame(_ call: Call) throws(MeaningError) -> Meaning {
    guard let spline = call["KeySpline"] else {
      throw MeaningError("a KeySpline", at: call.offset)
    }
    return .easing(try Dialects.bezier(try spline.numbers(), at: spline.offset))
  }

  /// Keyframes, each with the spline of the interval before it.
  static func keyFrames(of call: Call) throws(MeaningError) -> KeyframeCurve {
    var curve = KeyframeCurve(at: call.offset)
    var last: (time: Double, value: Double)?
    for frame in call.unlabelled {
      let settings = call.with(frame.members, name: "", at: frame.offset)
      guard let name = frame.callee, let time = settings["KeyTime"],
        let value = try settings["Value"]?.number(in: .plain)
      else { throw MeaningError("a keyframe with a KeyTime and a Value", at: frame.offset) }
      let segment: KeyframeCurve.Segment
      switch name {
      case "<DiscreteDoubleKeyFrame": segment = .hold
      case "<LinearDoubleKeyFrame": segment = .linear
      case "<SplineDoubleKeyFrame":
        guard let p = try settings["KeySpline"]?.numbers(), p.count == 4 else {
          throw MeaningError("a KeySpline of four numbers", at: frame.offset)
        }
        segment = .relative(p[0], p[1], p[2], p[3])
      default:
        throw MeaningError("a spline, linear or discrete keyframe", at: frame.offset)
      }
      // What moves before the first keyframe starts at a value that is not in the text.
      if let last { curve.add(last.time, last.value, then: segment) }
      last = (try clock(time), value)
    }
    guard let last else { throw MeaningError("keyframes", at: call.offset) }
    curve.add(last.time, last.value, then: .linear)
    return curve
  }

  @Sendable private static func keyFrames(_ call: Call) throws(MeaningError) -> Meaning {
    let curve = try keyFrames(of: call)
    var meaning = Meaning.easing(try curve.easing())
    meaning.duration = curve.duration
    return try timed(meaning, by: call)
  }

  /// The same curve with the duration, the delay and the repeats of an element.
  private static func timed(_ meaning: Meaning, by call: Call) throws(MeaningError) -> Meaning {
    var meaning = meaning
    if meaning.duration == nil, let duration = call["Duration"] {
      meaning.duration = try clock(duration)
    }
    if let begin = call["BeginTime"], try clock(begin) > 0 { meaning.delay = try clock(begin) }
    var count = 1.0
    switch call["RepeatBehavior"]?.content {
    case .text("Forever")?: count = .infinity
    case .text(let text)?:
      if let last = text.last, last == "x" { count = Double(String(text.dropLast())) ?? 1 }
    default: break
    }
    let goesBack = call["AutoReverse"]?.content == .text("True")
    if goesBack { count *= 2 }
    if count != 1, count > 0 { meaning.repeats = Repeats(count: count, autoreverses: goesBack) }
    return meaning
  }

  /// A time span: `0:0:0.3`, hours, minutes and seconds.
  private static func clock(_ literal: Literal) throws(MeaningError) -> Double {
    if case .text(let text) = literal.content {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
        Double(String($0))
      }
      if parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2],
        seconds.isFinite
      {
        return hours * 3600 + minutes * 60 + seconds
      }
    }
    throw MeaningError("a time such as 0:0:0.3", at: literal.offset)
  }

  private static func ease(_ name: String, _ call: Call) throws(MeaningError) -> Meaning {
    var call = call
    // `new CubicEase { EasingMode = EasingMode.EaseIn }` of C#
    if let closure = call.closure {
      guard let settings = closure.statements else {
        throw MeaningError("settings of \(name)", at: closure.offset)
      }
      call.members += settings
    }
    let direction = try mode(call)
    let others = ["EasingMode", "Name", "Key"]
    func number(_ label: String, _ standard: Double) throws(MeaningError) -> Double {
      try call.numbers([.init(label, standard)], allowing: others)[0]
    }
    let formula: Formula
    switch name {
    case "CircleEase": return .easing(.penner(Penner(valid: .circ, direction)))
    case "CubicEase": return .easing(.penner(Penner(valid: .cubic, direction)))
    case "QuadraticEase": return .easing(.penner(Penner(valid: .quad, direction)))
    case "QuarticEase": return .easing(.penner(Penner(valid: .quart, direction)))
    case "QuinticEase": return .easing(.penner(Penner(valid: .quint, direction)))
    case "SineEase": return .easing(.penner(Penner(valid: .sine, direction)))
    case "PowerEase":
      let power = max(0, try number("Power", 2))
      return .easing(try Dialects.penner(.power(exponent: power), direction, at: call.offset))
    case "BackEase":
      formula = back(amplitude: max(0, try number("Amplitude", 1)))
    case "ExponentialEase":
      let exponent = try number("Exponent", 2)
      if abs(exponent) < 1e-9 { return .easing(.linear) }
      formula = Formula("ExponentialEase") { t in growth(exponent, t) }
    case "ElasticEase":
      let v = try call.numbers(
        [.init("Oscillations", 3), .init("Springiness", 3)], allowing: others)
      let (turns, springiness) = (max(0, v[0]), max(0, v[1]))
      formula = Formula("ElasticEase") { t in
        let growth = springiness < 1e-9 ? t : growth(springiness, t)
        return growth * Double.sin((2 * .pi * turns + .pi / 2) * t)
      }
    default:
      let v = try call.numbers([.init("Bounces", 3), .init("Bounciness", 2)], allowing: others)
      guard v[0] <= 30, v[0] == v[0].rounded() else {
        throw MeaningError("Bounces, an integer of at most 30", at: call.offset)
      }
      formula = bounce(max(0, v[0]), bounciness: v[1] <= 1 ? 1.001 : v[1])
    }
    guard let easing = formula.path(direction) else {
      throw MeaningError("smaller parameters", at: call.offset)
    }
    return .easing(easing)
  }

  /// The ease-in of BackEase.
  static func back(amplitude: Double) -> Formula {
    Formula("BackEase") { t in t * t * t - t * amplitude * Double.sin(.pi * t) }
  }

  /// `(exp(a t) - 1) / (exp(a) - 1)`.
  private static func growth(_ a: Double, _ t: Double) -> Double {
    Double.expMinusOne(a * t) / Double.expMinusOne(a)
  }

  /// Parabolas whose widths grow by the bounciness; the last is cut in half by the end.
  private static func bounce(_ bounces: Double, bounciness: Double) -> Formula {
    let r = bounciness
    let total = (1 - Double.pow(r, bounces)) / (1 - r) + Double.pow(r, bounces) * 0.5
    var starts: [Double] = []
    for index in 1...max(Int(bounces), 1) where bounces >= 1 {
      starts.append((1 - Double.pow(r, Double(index))) / ((1 - r) * total))
    }
    return Formula("BounceEase", breakpoints: starts.filter { $0 < 1 }) { [starts] t in
      let index = Double(starts.count { $0 <= t })
      let start = (1 - Double.pow(r, index)) / ((1 - r) * total)
      let end = (1 - Double.pow(r, index + 1)) / ((1 - r) * total)
      let (middle, radius) = ((start + end) / 2, (end - start) / 2)
      let height = Double.pow(1 / r, bounces - index)
      let offset = t - middle
      return -height / (radius * radius) * (offset - radius) * (offset + radius)
    }
  }

  /// The EasingMode; XAML's default is EaseOut.
  private static func mode(_ call: Call) throws(MeaningError) -> Penner.Direction {
    let word: String
    switch call["EasingMode"]?.content {
    case nil: return .out
    case .text(let text): word = text
    case .name(let name): word = name.lastPart
    default: word = ""
    }
    switch word {
    case "EaseIn": return .in
    case "EaseOut": return .out
    case "EaseInOut": return .inOut
    default:
      throw MeaningError(
        "EaseIn, EaseOut or EaseInOut", at: call["EasingMode"]?.offset ?? call.offset)
    }
  }
}
