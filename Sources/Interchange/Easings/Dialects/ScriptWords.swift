import Arithmetic
import Curves
import Spring

/// Functions of JavaScript libraries: Motion, Reanimated, React Native, anime.js, bezier-easing.
enum ScriptWords {
  static let calls: [String: Dialects.Reading] = [
    "cubicBezier": Dialects.bezier, "Easing.bezier": Dialects.bezier, "bezier": Dialects.bezier,
    "BezierEasing": Dialects.bezier, "CubicBezier": Dialects.bezier,
    "CustomEase.create": customEase, "CustomEase": customEase,
    "steps": steps, "linear": linear,
    "createSpring": { (call) throws(MeaningError) in try anime(call) },
    "withSpring": withSpring, "withTiming": options, "Animated.timing": options,
    "Animated.spring": animatedSpring,
    "Easing.in": { (call) throws(MeaningError) in .easing(try base(call)) },
    "Easing.out": { (call) throws(MeaningError) in .easing(try turned(call, .out)) },
    "Easing.inOut": { (call) throws(MeaningError) in .easing(try turned(call, .inOut)) },
    "Easing.poly": { (call) throws(MeaningError) in
      let exponent = try call.numbers("n")[0]
      return .easing(try Dialects.penner(.power(exponent: exponent), .in, at: call.place))
    },
    "Easing.back": { (call) throws(MeaningError) in
      let overshoot = try call.numbers([.init("s", 1.70158)])[0]
      return .easing(try Dialects.penner(.back(overshoot: overshoot), .in, at: call.place))
    },
  ]

  /// `CustomEase.create("name", "M0,0 C...")`.
  @Sendable private static func customEase(_ call: Call) throws(MeaningError) -> Meaning {
    guard let data = call.unlabelled.last else {
      throw MeaningError("path data in quotes", at: call.place)
    }
    return .easing(try path(data))
  }

  /// The curve of path data, or of four numbers, in quotes.
  static func path(_ literal: Literal) throws(MeaningError) -> Easing {
    guard case .text(let text) = literal.content else {
      throw MeaningError("path data in quotes", at: literal.place)
    }
    do throws(SyntaxError) {
      guard let first = text.utf8.first(where: { $0 > 32 }), first | 0x20 == UInt8(ascii: "m")
      else { return try EasingParser().parse(text).easing }
      return .path(try PathCurve(text))
    } catch {
      throw MeaningError("path data", at: literal.place, inner: error)
    }
  }

  /// `steps(4, 'jump-end')`, whose second argument is a quoted word, or true for a jump at the start.
  @Sendable private static func steps(_ call: Call) throws(MeaningError) -> Meaning {
    guard let count = call.unlabelled.first else {
      throw MeaningError("a number of steps", at: call.place)
    }
    let number = try count.number(in: .plain)
    guard let exact = Int(exactly: number), (1...(1 << 53)).contains(exact) else {
      throw MeaningError("a number of steps, an integer in 1...9007199254740992", at: count.place)
    }
    var jump = Steps.Jump.jumpEnd
    if let word = call.unlabelled.dropFirst().first {
      guard let read = Self.jump(word) else {
        let words = Steps.Jump.allCases.map { $0.rawValue } + ["end"]
        throw MeaningError("one of \(words.joined(separator: ", "))", at: word.place)
      }
      jump = read
    }
    return .easing(
      try Dialects.checked(at: count.place) { () throws(TimingFunctionError) in
        .steps(try Steps(exact, jump))
      })
  }

  private static func jump(_ literal: Literal) -> Steps.Jump? {
    switch literal.content {
    case .text(let word): word == "end" ? .jumpEnd : Steps.Jump(rawValue: word)
    case .name("true"): .start
    case .name("false"): .jumpEnd
    default: nil
    }
  }

  /// `linear(0, [0.5, '20%'], 1)` or `linear(0, '0.5 20%', 1)`.
  @Sendable private static func linear(_ call: Call) throws(MeaningError) -> Meaning {
    var stops: [PiecewiseLinear.Stop] = []
    for member in call.members {
      let parts: [Literal] =
        if case .list(let elements) = member.value.content { elements } else { [member.value] }
      var words: [String] = []
      for part in parts {
        if case .text(let text) = part.content {
          words += text.split(separator: " ").map(String.init)
        } else {
          words.append(part.text)
        }
      }
      guard member.label == nil, (1...3).contains(words.count),
        let output = Self.number(words[0])
      else { throw MeaningError("a stop: a number and up to two percentages", at: member.place) }
      var inputs: [Double] = []
      for word in words.dropFirst() {
        guard word.hasSuffix("%"), let input = Self.number(String(word.dropLast()), percent: true)
        else { throw MeaningError("a percentage", at: member.place) }
        inputs.append(input)
      }
      stops.append(.init(output, at: inputs.first, until: inputs.count > 1 ? inputs[1] : nil))
    }
    return .easing(
      try Dialects.checked(at: call.place) { () throws(TimingFunctionError) in
        .piecewiseLinear(try PiecewiseLinear(stops: stops))
      })
  }

  private static func number(_ word: String, percent: Bool = false) -> Double? {
    var scanner = TextScanner(word)
    let value = scanner.takeNumber()?.value(shiftedBy: percent ? -2 : 0)
    return scanner.isAtEnd && value?.isFinite == true ? value : nil
  }

  /// Motion's `spring(visualDuration, bounce)` and `spring({...})`, anime.js's `spring(m, k, c, v)`.
  static func springFunction(_ call: Call) throws(MeaningError) -> Meaning {
    if case .object(let members)? = call.members.first?.value.content {
      return try ObjectWords.motionSpring(
        Call(name: "spring", members: members, place: call.place))
    }
    if call.members.count > 2 { return try anime(call) }
    let v = try call.numbers([.init("visualDuration", 0.3, .seconds), .init("bounce", 0.3)])
    return .spring(ObjectWords.visual(duration: v[0], bounce: v[1]))
  }

  /// anime.js: it raises a mass below 1 to 1.
  private static func anime(_ call: Call) throws(MeaningError) -> Meaning {
    var call = call
    if case .object(let members)? = call.members.first?.value.content {
      call = Call(name: call.name, members: members, place: call.place)
    }
    let v = try call.numbers([
      .init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0),
    ])
    return .spring(
      .physical(
        mass: v[0] > 0 ? max(1, v[0]) : v[0], stiffness: v[1], damping: v[2],
        initialVelocity: v[3]))
  }

  /// Reanimated 4: its defaults, never overdamped; the velocity is per second for a distance of 1.
  ///
  /// Source: react-native-reanimated, src/animation/spring/spring.ts and springUtils.ts.
  @Sendable private static func withSpring(_ call: Call) throws(MeaningError) -> Meaning {
    let object = call.unlabelled.first { if case .object = $0.content { true } else { false } }
    let settings = Call(name: call.name, members: object?.members ?? [], place: call.place)
    if try settings.flag("overshootClamping") {
      throw MeaningError(
        "a spring without overshootClamping", at: settings["overshootClamping"]?.place ?? call.place
      )
    }
    let others = ["overshootClamping", "reduceMotion"] + ObjectWords.rest
    if settings.mentions("duration", "dampingRatio") {
      return try withDuration(settings, beside: others)
    }
    let v = try settings.numbers(
      [
        .init("mass", 4), .init("stiffness", 900), .init("damping", 120), .init("velocity", 0),
      ], beside: ["energyThreshold"] + others)
    return .spring(
      Dialects.limited(mass: v[0], stiffness: v[1], damping: v[2], initialVelocity: v[3]))
  }

  /// Reanimated's spring of a duration: after 1.5 times the duration its energy, computed as for a
  /// critically damped motion, has fallen to the threshold. Stiffness and damping are ignored beside a
  /// duration.
  private static func withDuration(
    _ settings: Call, beside others: [String]
  ) throws(MeaningError) -> Meaning {
    let v = try settings.numbers(
      [
        .init("duration", 550, .milliseconds), .init("dampingRatio", 1), .init("velocity", 0),
        .init("mass", 4), .init("energyThreshold", 6e-9),
      ], beside: ["stiffness", "damping"] + others)
    let (duration, ratio, mass, threshold) = (v[0], v[1], v[3], v[4])
    if v[2] != 0 {
      throw MeaningError(
        "mass, stiffness and damping: with a velocity, the duration depends on the distance",
        at: settings["velocity"]?.place ?? settings.place)
    }
    guard duration > 0, ratio > 0, mass > 0, threshold > 0, threshold < 1 else {
      throw MeaningError(
        "duration, dampingRatio and mass above 0 and energyThreshold in 0...1", at: settings.place)
    }
    // The energy left at the end, as a fraction of the start, as a function of decay times end.
    func energy(_ u: Double) -> Double {
      Double.exp(-2 * u) * ((1 + u) * (1 + u) + ratio * ratio * u * u)
    }
    // It may rise at first and falls for u above 1.
    var (low, high) = (0.0, 1.0)
    while energy(high) > threshold, high < 1e6 { (low, high) = (high, 2 * high) }
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if energy(middle) > threshold { low = middle } else { high = middle }
    }
    let frequency = high / (1.5 * duration * ratio)
    // Reanimated's search ends at a stiffness of 8000.
    return .spring(
      .damped(stiffness: min(frequency * frequency, 8000 / mass), dampingRatio: min(ratio, 1)))
  }

  /// A function whose last argument is an object with an `easing`.
  @Sendable private static func options(_ call: Call) throws(MeaningError) -> Meaning {
    guard let object = call.unlabelled.last, let easing = object.member("easing") else {
      throw MeaningError("an easing", at: call.place)
    }
    return try Dialects.meaning(easing)
  }

  /// React Native: its tension and friction are Origami's, not react-spring's.
  @Sendable private static func animatedSpring(_ call: Call) throws(MeaningError) -> Meaning {
    let settings = Call(
      name: call.name, members: call.unlabelled.last?.members ?? [], place: call.place)
    let others = ["toValue", "useNativeDriver", "delay", "overshootClamping"] + ObjectWords.rest
    if settings.mentions("mass", "stiffness", "damping") {
      let v = try settings.numbers(
        [
          .init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0),
        ], beside: others)
      return .spring(.physical(mass: v[0], stiffness: v[1], damping: v[2], initialVelocity: v[3]))
    }
    let v = try settings.numbers(
      [.init("tension", 40), .init("friction", 7), .init("velocity", 0)], beside: others)
    return .spring(
      .physical(
        mass: 1, stiffness: (v[0] - 30) * 3.62 + 194, damping: (v[1] - 8) * 3 + 25,
        initialVelocity: v[2]))
  }

  private static func base(_ call: Call) throws(MeaningError) -> Easing {
    guard let base = call.unlabelled.first else { throw MeaningError("an easing", at: call.place) }
    return try Dialects.easing(base)
  }

  /// An ease-in turned into an ease-out or an ease-in-out.
  private static func turned(
    _ call: Call, _ direction: Penner.Direction
  ) throws(MeaningError) -> Easing {
    let base = try base(call)
    if direction == .out {
      if case .penner(let equation) = base, equation.direction == .in {
        return try Dialects.penner(equation.family, .out, at: call.place)
      }
      return base.mirrored
    }
    return try Dialects.checked(at: call.place) { () throws(TimingFunctionError) in
      .chained(
        try Chain([
          .init(base, end: 0.5, value: 0.5), .init(base.mirrored, end: 1, value: 1),
        ]))
    }
  }
}

extension Literal {
  /// The value of a member of an object.
  func member(_ label: String) -> Literal? { members.first { $0.label == label }?.value }
}
