import CurveNotation
import Curves
import Spring

/// Functions of JavaScript libraries: Motion, React Native, anime.js, bezier-easing.
enum ScriptNotation {
  static let calls: [String: Dialects.Reading] = [
    "cubicBezier": Dialects.bezier, "Easing.bezier": Dialects.bezier, "bezier": Dialects.bezier,
    "BezierEasing": Dialects.bezier, "CubicBezier": Dialects.bezier,
    "Easing": { (call) throws(MeaningError) in
      if let code = call.closure { throw MeaningError(.curveNotCode, at: code.offset) }
      return try Dialects.bezier(call)
    }, "curve": Dialects.bezier,
    "Easing.bezierFn": Dialects.bezier, "cubic-bezier": Dialects.bezier,
    "motion": { (call) throws(MeaningError) in try carbon(call) },
    "tweened": SvelteNotation.tweened,
    "frames": frames, "useSpring": useSpring, "SpringConfig": config, "popmotion.spring": popmotion,
    "mirrorEasing": { (call) throws(MeaningError) in
      try base(call, Easing.inOut)
    },
    "reverseEasing": { (call) throws(MeaningError) in try base(call) { $0.mirrored } },
    "Easing.elastic": { (call) throws(MeaningError) in
      .easing(try elastic(try call.numbers([.init("bounciness", 1)])[0], at: call.offset))
    },
    "SpringConfig.fromOrigamiTensionAndFriction": { (call) throws(MeaningError) in
      let v = try call.numbers("tension", "friction")
      return .spring(origami(OrigamiTension(tension: v[0], friction: v[1])))
    },
    "SpringConfig.fromBouncinessAndSpeed": { (call) throws(MeaningError) in
      let v = try call.numbers("bounciness", "speed")
      return .spring(origami(Bounciness(bounciness: v[0], speed: v[1]).origami))
    },
    "CustomEase.create": customEase, "CustomEase": customEase,
    "steps": steps, "linear": linear,
    "createSpring": { (call) throws(MeaningError) in try created(call) },
    "withTiming": options, "Animated.timing": options,
    "Animated.spring": animatedSpring, "Animated.loop": animatedLoop,
    "interpolate": { (call) throws(MeaningError) in try interpolation(call) },
    "Easing.in": { (call) throws(MeaningError) in .easing(try base(call)) },
    "Easing.out": { (call) throws(MeaningError) in .easing(try turned(call, .out)) },
    "Easing.inOut": { (call) throws(MeaningError) in .easing(try turned(call, .inOut)) },
    "Easing.poly": { (call) throws(MeaningError) in
      let exponent = try call.numbers("n")[0]
      return .easing(try Dialects.penner(.power(exponent: exponent), .in, at: call.offset))
    },
    "Easing.back": { (call) throws(MeaningError) in
      let overshoot = try call.numbers([.init("s", 1.70158)])[0]
      return .easing(try Dialects.penner(.back(overshoot: overshoot), .in, at: call.offset))
    },
  ]

  /// `motion(standard, productive)` of IBM Carbon, with or without quotes.
  private static func carbon(_ call: Call) throws(MeaningError) -> Meaning {
    var names: [String] = []
    for argument in call.unlabelled {
      switch argument.content {
      case .name(let word), .text(let word): names.append(word)
      default: throw MeaningError("a name", at: argument.offset)
      }
    }
    if names.count == 1 { names.append("productive") }
    guard let easing = Presets.curve("carbon." + names.joined(separator: "-")) else {
      throw MeaningError(
        "standard, entrance or exit, and productive or expressive", at: call.offset)
    }
    return .easing(easing)
  }

  /// `CustomEase.create("name", "M0,0 C...")`.
  @Sendable private static func customEase(_ call: Call) throws(MeaningError) -> Meaning {
    // Settings such as the precision may follow.
    let data = call.unlabelled.last { if case .text = $0.content { true } else { false } }
    guard let data, case .text(let text) = data.content else {
      throw MeaningError("path data in quotes", at: call.offset)
    }
    // GSAP takes commas next to the letters of commands.
    let letters = Array(text.unicodeScalars)
    var plain = ""
    for (index, letter) in letters.enumerated() {
      let neighbours =
        [index > 0 ? letters[index - 1] : "0"] + letters.dropFirst(index + 1).prefix(1)
      let isNextToLetter = letter == "," && neighbours.contains { $0.properties.isAlphabetic }
      plain.unicodeScalars.append(isNextToLetter ? " " : letter)
    }
    return .easing(try path(Literal(content: .text(plain), offset: data.offset), call))
  }

  /// `frames(5)` of an older draft of CSS shows both ends.
  @Sendable private static func frames(_ call: Call) throws(MeaningError) -> Meaning {
    let count = try call.numbers("count")[0]
    guard count >= 2, count < 0x1p53, count == count.rounded() else {
      throw MeaningError("a number of frames, an integer of at least 2", at: call.offset)
    }
    return .easing(
      try Dialects.checked(at: call.offset) { () throws(ParameterError) in
        .steps(try Steps(Steps.Count(count), .jumpNone))
      })
  }

  /// The curve of path data, or of four numbers, in quotes.
  static func path(_ literal: Literal, _ call: Call) throws(MeaningError) -> Easing {
    guard case .text(let text) = literal.content else {
      throw MeaningError("path data in quotes", at: literal.offset)
    }
    do throws(SyntaxError) {
      guard let first = text.utf8.first(where: { $0 > 32 }), first | 0x20 == UInt8(ascii: "m")
      else { return try NotationParser().parse(text).easing }
      return .path(try PathCurve(text))
    } catch {
      throw MeaningError("path data", at: literal.offset, inner: error)
    }
  }

  /// `steps(4, 'jump-end')`, whose second argument is a quoted word, or true for a jump at the start.
  @Sendable private static func steps(_ call: Call) throws(MeaningError) -> Meaning {
    guard let count = call.unlabelled.first else {
      throw MeaningError("a number of steps", at: call.offset)
    }
    let number = try count.number(in: .plain)
    guard (1...0x1p53).contains(number), let exact = Steps.Count(exactly: number) else {
      throw MeaningError("a number of steps, an integer in 1...9007199254740992", at: count.offset)
    }
    var jump = Steps.Jump.jumpEnd
    if let word = call.unlabelled.dropFirst().first {
      guard let read = Self.jump(word) else {
        let names = Steps.Jump.allCases.map { $0.rawValue } + ["end"]
        throw MeaningError(.one(of: names), at: word.offset)
      }
      jump = read
    }
    return .easing(
      try Dialects.checked(at: count.offset) { () throws(ParameterError) in
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
      var names: [String] = []
      for part in parts {
        if case .text(let text) = part.content {
          names += text.split(separator: " ").map(String.init)
        } else {
          names.append(part.text)
        }
      }
      guard member.label == nil, (1...3).contains(names.count),
        let output = Self.number(names[0])
      else { throw MeaningError("a stop: a number and up to two percentages", at: member.offset) }
      var inputs: [Double] = []
      for word in names.dropFirst() {
        guard word.hasSuffix("%"), let input = Self.number(String(word.dropLast()), percent: true)
        else { throw MeaningError("a percentage", at: member.offset) }
        inputs.append(input)
      }
      stops.append(.init(output, at: inputs.first, until: inputs.count > 1 ? inputs[1] : nil))
    }
    return .easing(
      try Dialects.checked(at: call.offset) { () throws(ParameterError) in
        .piecewiseLinear(try PiecewiseLinear(stops: stops))
      })
  }

  private static func number(_ word: String, percent: Bool = false) -> Double? {
    var scanner = TextScanner(word)
    let value = scanner.takeNumber()?.value(shiftedBy: percent ? -2 : 0)
    return scanner.isAtEnd && value?.isFinite == true ? value : nil
  }

  private static func base(
    _ call: Call, _ turn: (Easing) -> Easing?
  ) throws(MeaningError) -> Meaning {
    guard let easing = turn(try base(call)) else {
      throw MeaningError("an easing", at: call.offset)
    }
    return .easing(easing)
  }

  private static func base(_ call: Call) throws(MeaningError) -> Easing {
    guard let base = call.unlabelled.first else { throw MeaningError("an easing", at: call.offset) }
    return try call.easing(of: base)
  }

  /// An ease-in turned into an ease-out or an ease-in-out.
  private static func turned(
    _ call: Call, _ direction: Penner.Direction
  ) throws(MeaningError) -> Easing {
    let base = try base(call)
    if direction == .out {
      if case .penner(let equation) = base, equation.direction == .in {
        return try Dialects.penner(equation.family, .out, at: call.offset)
      }
      return base.mirrored
    }
    return try Dialects.checked(at: call.offset) { () throws(ParameterError) in
      .chained(
        try Chain([
          .init(base, end: 0.5, value: 0.5), .init(base.mirrored, end: 1, value: 1),
        ]))
    }
  }
}

extension Literal {
  /// Whether it is one of the numbers that Remotion's spring takes in addition to its settings.
  var isFrame: Bool { content == .name("frame") || content == .name("fps") }
}
