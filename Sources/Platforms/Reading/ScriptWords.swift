import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// Functions of JavaScript libraries: Motion, React Native, anime.js, bezier-easing.
enum ScriptWords {
  static let calls: [String: Dialects.Reading] = [
    "cubicBezier": Dialects.bezier, "Easing.bezier": Dialects.bezier, "bezier": Dialects.bezier,
    "BezierEasing": Dialects.bezier, "CubicBezier": Dialects.bezier,
    "Easing.bezierFn": Dialects.bezier, "cubic-bezier": Dialects.bezier,
    "frames": frames, "useSpring": useSpring, "SpringConfig": config,
    "mirrorEasing": { (call) throws(MeaningError) in
      try base(call, Easing.inOut)
    },
    "reverseEasing": { (call) throws(MeaningError) in try base(call) { $0.mirrored } },
    "Easing.elastic": { (call) throws(MeaningError) in
      .easing(try elastic(try call.numbers([.init("bounciness", 1)])[0], at: call.place))
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
    "createSpring": { (call) throws(MeaningError) in try anime(call) },
    "withTiming": options, "Animated.timing": options,
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
    guard let data = call.unlabelled.last, case .text(let text) = data.content else {
      throw MeaningError("path data in quotes", at: call.place)
    }
    // GSAP takes commas beside the letters of commands.
    let letters = Array(text.unicodeScalars)
    var plain = ""
    for (index, letter) in letters.enumerated() {
      let neighbours =
        [index > 0 ? letters[index - 1] : "0"] + letters.dropFirst(index + 1).prefix(1)
      let isBeside = letter == "," && neighbours.contains { $0.properties.isAlphabetic }
      plain.unicodeScalars.append(isBeside ? " " : letter)
    }
    return .easing(try path(Literal(content: .text(plain), place: data.place)))
  }

  /// `frames(5)` of an older draft of CSS shows both ends.
  @Sendable private static func frames(_ call: Call) throws(MeaningError) -> Meaning {
    let count = try call.numbers("count")[0]
    guard count >= 2, count < 0x1p53, count == count.rounded() else {
      throw MeaningError("a number of frames, an integer of at least 2", at: call.place)
    }
    return .easing(
      try Dialects.checked(at: call.place) { () throws(TimingFunctionError) in
        .steps(try Steps(Steps.Count(count), .jumpNone))
      })
  }

  /// The hooks of Motion and react-spring: their settings are an object, or in a function.
  @Sendable private static func useSpring(_ call: Call) throws(MeaningError) -> Meaning {
    guard let object = call.unlabelled.last(where: { !$0.members.isEmpty && $0.callee == nil })
    else { throw MeaningError("settings in braces", at: call.place) }
    return try ObjectWords.meaning(object.members, at: object.place)
  }

  /// Remotion's settings of a spring.
  @Sendable private static func config(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers(
      [.init("mass", 1), .init("stiffness", 100), .init("damping", 10)],
      beside: ["overshootClamping"])
    return try Meaning.spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
      .stoppingAtTarget(of: call)
  }

  /// React Native's elastic: the bounciness is the number of times that it overshoots.
  ///
  /// Source: React Native, Libraries/Animated/Easing.js.
  private static func elastic(
    _ bounciness: Double, at place: Int
  ) throws(MeaningError) -> Easing {
    let turn = bounciness * .pi
    let formula = Formula("elastic") { t in
      let swing = Double.cos(t * .pi / 2)
      return 1 - swing * swing * swing * Double.cos(t * turn)
    }
    guard bounciness >= 0, let easing = formula.path else {
      throw MeaningError("a bounciness of at least 0", at: place)
    }
    return easing
  }

  /// Pop's spring: bounciness 4 and speed 12, or the dynamics of Origami.
  static func pop(_ call: Call) throws(MeaningError) -> Meaning {
    let others = ["fromValue", "toValue", "velocity", "name", "property", "delegate"]
    if call.mentions("dynamicsTension", "dynamicsFriction", "dynamicsMass") {
      let v = try call.numbers(
        [.init("dynamicsMass", 1), .init("dynamicsTension"), .init("dynamicsFriction")],
        beside: others)
      return .spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
    }
    let v = try call.numbers(
      [.init("springBounciness", 4), .init("springSpeed", 12)], beside: others)
    return .spring(origami(Bounciness(bounciness: v[0], speed: v[1]).origami))
  }

  private static func origami(_ pair: OrigamiTension) -> SpringParameters {
    .physical(mass: 1, stiffness: pair.stiffness, damping: pair.damping)
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
    guard (1...0x1p53).contains(number), let exact = Steps.Count(exactly: number) else {
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
    if call.members.count == 2, case .object(let members)? = call.unlabelled.last?.content {
      return try store(Call(name: "spring", members: members, place: call.place))
    }
    if case .object(let members)? = call.members.first?.value.content {
      let settings = Call(name: "spring", members: members, place: call.place)
      if settings["config"] != nil || settings.unlabelled.contains(where: { $0.isFrame }) {
        return try remotion(settings)
      }
      if let spring = try perceived(settings) { return spring }
      let mass = try settings["mass"]?.number(in: .plain) ?? 1
      return try ObjectWords.motionSpring(settings).noting(settings.velocityNote)
        .noting("read as Motion's; anime.js raises a mass below 1 to 1", if: mass < 1)
    }
    if call.members.count == 4, call.members[1].mark == Literal.space {  // WebKit's proposal
      let v = try call.numbers("mass", "stiffness", "damping", "initialVelocity")
      return .spring(
        .physical(mass: v[0], stiffness: v[1], damping: v[2], initialVelocity: v[3]))
    }
    if call.members.count > 2 { return try anime(call) }
    let v = try call.numbers([.init("visualDuration", 0.3, .seconds), .init("bounce", 0.3)])
    return .spring(SpringParameters.visual(duration: v[0], bounce: v[1]))
  }

  /// `spring(value, settings)` of Svelte and of react-motion.
  private static func store(_ settings: Call) throws(MeaningError) -> Meaning {
    if let spring = try SvelteWords.spring(settings) { return spring }
    let v = try settings.numbers(
      [.init("stiffness", 170), .init("damping", 26)], beside: ["precision"])
    return Meaning.spring(.physical(mass: 1, stiffness: v[0], damping: v[1]))
      .noting("read as react-motion's")
  }

  /// `new Spring({...})` of wobble, and of Svelte 5.
  static func springClass(_ settings: Call) throws(MeaningError) -> Meaning {
    if let spring = try SvelteWords.spring(settings) { return spring }
    let v = try settings.numbers(
      [
        .init("mass", 1), .init("stiffness", 100), .init("damping", 10),
        .init("initialVelocity", 0),
      ],
      beside: [
        "fromValue", "toValue", "allowsOverdamping", "overshootClamping",
        "restVelocityThreshold", "restDisplacementThreshold",
      ])
    guard v[3] == 0 else {
      throw MeaningError(
        "an initialVelocity of 0: wobble's is in units of the value", at: settings.place)
    }
    return try Meaning.spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
      .stoppingAtTarget(of: settings)
  }

  /// Remotion's `spring({ frame, fps, config })`.
  private static func remotion(_ settings: Call) throws(MeaningError) -> Meaning {
    let members = settings["config"]?.members ?? []
    let config = Call(name: "spring", members: members, place: settings.place)
    var meaning = try Self.config(config)
    if settings["durationInFrames"] != nil {
      meaning = meaning.noting(
        "durationInFrames stretches the spring to so many frames and is not kept")
    }
    return meaning
  }

  /// anime.js: it raises a mass below 1 to 1.
  private static func anime(_ call: Call) throws(MeaningError) -> Meaning {
    var call = call
    if case .object(let members)? = call.members.first?.value.content {
      call = Call(name: call.name, members: members, place: call.place)
      if let spring = try perceived(call) { return spring }
    }
    let v = try call.numbers([
      .init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0),
    ])
    return .spring(
      .physical(
        mass: v[0] > 0 ? max(1, v[0]) : v[0], stiffness: v[1], damping: v[2],
        initialVelocity: v[3]))
  }

  /// anime.js' spring of a bounce and a duration in milliseconds, which is SwiftUI's; nil if the duration
  /// is not as long as milliseconds are.
  static func perceived(_ call: Call) throws(MeaningError) -> Meaning? {
    guard case .number(let duration, "")? = call["duration"]?.content, duration >= 50,
      !call.mentions("mass", "stiffness", "damping", "visualDuration")
    else { return nil }
    let v = try call.numbers(
      [.init("duration", nil, .milliseconds), .init("bounce", 0.5)], beside: ["type"])
    return .spring(.perceptual(duration: v[0], bounce: v[1]))
      .noting("read as anime.js', whose duration is in milliseconds")
  }

  /// A function whose last argument is an object with an `easing`.
  @Sendable private static func options(_ call: Call) throws(MeaningError) -> Meaning {
    let object = call.unlabelled.last { $0.callee == nil && !$0.members.isEmpty }
    let settings = Call(
      name: call.name, members: object?.members ?? [], place: object?.place ?? call.place)
    let isReanimated = call.name == "withTiming"
    if object == nil, let name = call.unlabelled.dropFirst().first {
      throw MeaningError("settings in braces", at: name.place)
    }
    var meaning: Meaning
    if let easing = settings["easing"] {
      meaning = try Dialects.meaning(easing)
    } else {
      meaning = try ease(isReanimated, at: call.place)
    }
    meaning = meaning.timed(by: settings, in: .milliseconds)
    if meaning.duration == nil { meaning.duration = isReanimated ? 0.3 : 0.5 }
    return meaning
  }

  /// The easing of a timing without one: Reanimated's is an in-out quad, React Native's the in-out of its
  /// ease.
  ///
  /// Source: react-native-reanimated, src/animation/timing.ts; React Native, TimingAnimation.js.
  private static func ease(
    _ isReanimated: Bool, at place: Int
  ) throws(MeaningError) -> Meaning {
    if isReanimated { return .easing(.penner(Penner(valid: .quad, .inOut))) }
    guard let easing = Easing.inOut(of: .easeIn) else { throw MeaningError("an easing", at: place) }
    return .easing(easing)
  }

  /// React Native: its tension and friction are Origami's, not react-spring's.
  @Sendable private static func animatedSpring(_ call: Call) throws(MeaningError) -> Meaning {
    guard case .object(let members)? = call.unlabelled.last?.content else {
      throw MeaningError("settings in braces", at: call.unlabelled.last?.place ?? call.place)
    }
    let settings = Call(name: call.name, members: members, place: call.place)
    return try origami(settings, beside: ["delay"] + ObjectWords.rest)
      .stoppingAtTarget(of: settings)
      .timed(nil, delay: settings["delay"], in: .milliseconds)
      .noting(settings.velocityNote)
  }

  private static func origami(
    _ settings: Call, beside others: [String]
  ) throws(MeaningError) -> Meaning {
    if settings.mentions("bounciness", "speed") {
      let v = try settings.numbers(
        [.init("bounciness", 8), .init("speed", 12), .init("velocity", 0)], beside: others)
      let pair = Bounciness(bounciness: v[0], speed: v[1]).origami
      return .spring(origami(pair).starting(at: v[2]))
    }
    if settings.mentions("mass", "stiffness", "damping") {
      let v = try settings.numbers(
        [
          .init("mass", 1), .init("stiffness", 100), .init("damping", 10), .init("velocity", 0),
        ], beside: others)
      return .spring(.physical(mass: v[0], stiffness: v[1], damping: v[2], initialVelocity: v[3]))
    }
    let v = try settings.numbers(
      [.init("tension", 40), .init("friction", 7), .init("velocity", 0)], beside: others)
    let origami = OrigamiTension(tension: v[0], friction: v[1])
    return .spring(
      .physical(
        mass: 1, stiffness: origami.stiffness, damping: origami.damping, initialVelocity: v[2]))
  }

  private static func base(
    _ call: Call, _ turn: (Easing) -> Easing?
  ) throws(MeaningError) -> Meaning {
    guard let easing = turn(try base(call)) else { throw MeaningError("an easing", at: call.place) }
    return .easing(easing)
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
  /// Whether it is one of the numbers that Remotion's spring takes beside its settings.
  fileprivate var isFrame: Bool { content == .name("frame") || content == .name("fps") }

  /// The value of a member of an object.
  func member(_ label: String) -> Literal? { members.first { $0.label == label }?.value }
}
