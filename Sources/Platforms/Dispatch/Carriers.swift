import CurveArithmetic
import CurveNotation
import Curves

/// Where libraries put a curve among other arguments: under a label, in an object of settings, or as the
/// argument of a setter.
enum Carriers {
  /// The labels of a curve, the outermost first.
  static let labels = [
    "transition", "defaults", "config", "springConfig", "springOptions", "animationSpec",
    "transitionSpec", "animation",
    "timingParameters", "timingFunction", "transitionTimingFunction", "animationTimingFunction",
    "easingFunction", "easingFunctionSpring", "easing", "ease", "curve", "interpolator",
    "tweenInfo",
    "easing.type", "easing.bezierCurve", "easingCurve", "easingType", "timingCurve", "timingMode",
    "transitionEasing", "motionInterpolator", "easeType",
  ]

  /// Functions whose argument is the curve itself, by the last part of their name.
  private static let setters: Set<String> = [
    "withAnimation", "animation", "transition", "animate", "animateWith", "animateTo", "Create",
    "withTransaction", "setInterpolator",
    "setEasing",
    "setEase", "setEasingCurve", "setEasingFunction", "setTimingFunction", "setCurve",
    "setAnimationTimingFunction", "setAnimationCurve", "chain", "setSpring", "setSpringConfig",
    "drive", "remember",
    "memo",
    "useMemo", "easing", "ease",
  ]

  /// The curve that a call of an unknown function carries.
  static func meaning(_ call: Call) throws(MeaningError) -> Meaning {
    let meaning = try carried(by: call).moving(by: call)
    if let receiver = call[Literal.receiver], let other = try? Expressions.meaning(receiver) {
      let isSame = try other.isEqual(meaning, at: call.offset)
      if isSame, !sequences.contains(call.name) { return meaning }
      throw MeaningError(.one("animation, and this is another one"), at: call.offset)
    }
    return meaning
  }

  /// Methods that add an animation after others.
  private static let sequences: Set<String> = ["Append", "to", "then"]

  private static func carried(by call: Call) throws(MeaningError) -> Meaning {
    if let animation = try LibraryCalls.kivy(call) { return animation }
    if let label = label(in: call) {
      var call = call
      // The timing of an Android animation set is that of its only child.
      if call.name.hasPrefix("<"), call.unlabelled.count == 1 {
        call.members += call.unlabelled[0].members
      }
      return try ObjectNotation.carried(label, by: call)
    }
    var settings: [Call] = []
    // element.animate([...], { duration: 300 })
    if call.name == "animate", call.unlabelled.count == 2, case .list = call.unlabelled[0].content,
      case .object(let members) = call.unlabelled[1].content,
      label(in: Expressions.call("", members, at: call.offset)) == nil,
      let standard = try TweenDefaults.meaning(call)
    {
      return standard
    }
    for argument in call.unlabelled {
      let members: [Literal.Member]
      switch argument.content {
      case .object(let found): members = found
      case .list(let elements):
        members = elements.count == 1 ? elements[0].members : []
      default: continue
      }
      let object = Expressions.call("", members, at: argument.offset)
      if label(in: object) != nil || isSpring(object) || isInertia(object) {
        settings.append(object)
      }
    }
    if settings.count == 1 {
      let meaning = try ObjectNotation.meaning(settings[0].members, at: settings[0].offset)
      // GSAP 2 has the duration before the settings; GSAP 3 reads it too.
      let isTimed = ["TweenMax.", "TweenLite.", "gsap."].contains { call.name.hasPrefix($0) }
      return isTimed
        ? meaning.timed(
          call.unlabelled.first { $0.isNumeric } ?? settings[0]["duration"],
          delay: settings[0]["delay"], in: .seconds) : meaning
    }
    guard settings.isEmpty else {
      throw MeaningError(.oneCurve(not: "\(settings.count)"), at: call.offset)
    }
    let name = call.name.split(separator: ".").last.map(String.init) ?? call.name
    if setters.contains(name) {
      let curves = call.unlabelled.filter(isExpression)
      if curves.count == 1 { return try Expressions.meaning(curves[0]) }
    }
    if let only = try argument(of: call) { return only }
    let body =
      call.closure
      ?? call.unlabelled.first {
        if case .code(let text) = $0.content { text.hasPrefix("{") } else { false }
      }
    if let body, let members = body.statements { return try closureMeaning(members, of: call) }
    if let body, let only = try PastedCode.meaning(body) { return only }
    if let standard = try TweenDefaults.meaning(call) { return standard }
    if let closure = call.closure { throw MeaningError(.curveNotCode, at: closure.offset) }
    throw unknown(call)
  }

  /// The label under which a call or an object has its curve.
  static func label(in call: Call) -> String? { labels.first { call[$0] != nil } }

  /// A member of an object that is a curve in addition to the one under a label, as in a list of named curves.
  static func other(than label: String, in call: Call) -> Literal.Member? {
    call.members.first { member in
      guard let name = member.label?.lowercased(), name != label.lowercased() else { return false }
      switch member.value.content {
      case .object(let members): return members.contains { $0.label == "$value" }
      case .text(let text): return text.hasPrefix("cubic-bezier(") || text.hasPrefix("linear(")
      case .list(let elements): return elements.count == 4 && name.hasPrefix("ease")
      case .call(let callee, _): return name.hasPrefix("ease") && Expressions.hasCall(callee)
      default: return false
      }
    }
  }

  /// Whether an object has the type of a spring, in quotes or as Motion's function.
  static func isSpring(_ object: Call) -> Bool {
    let type = object["type"]?.content
    return type == .text("spring") || type == .name("spring")
  }

  /// Whether an object has the type of Motion's throw.
  private static func isInertia(_ object: Call) -> Bool {
    object["type"]?.content == .text("inertia") && object["velocity"] != nil
  }

  /// Whether an object has a curve, a spring or a duration of its own, or such an object in it.
  static func carriesCurve(_ literal: Literal) -> Bool {
    if case .list = literal.content { return true }
    guard case .object(let members) = literal.content else { return false }
    let object = Expressions.call("", members, at: literal.offset)
    return label(in: object) != nil || isSpring(object)
      || object.mentions("duration", "stiffness", "tension", "bounce")
      || members.contains { carriesCurve($0.value) }
  }

  private static func isExpression(_ literal: Literal) -> Bool {
    switch literal.content {
    case .call, .list: true
    case .name(let name): CurveNames.meaning(name) != nil
    default: false
    }
  }

  /// The curve of a body such as QML's `NumberAnimation { duration: 200; easing.type: Easing.OutQuad }`.
  private static func closureMeaning(
    _ members: [Literal.Member], of call: Call
  ) throws(MeaningError) -> Meaning {
    var inner = Expressions.call("", QtNotation.flattened(members), at: call.offset)
    if call.name == "easing" {  // `easing { type: Easing.OutBack }` of QML alone
      for index in inner.members.indices {
        inner.members[index].label = inner.members[index].label.map { "easing." + $0 }
      }
    }
    // `new DoubleAnimation(0, 1, TimeSpan.FromSeconds(0.3)) { ... }`
    if let time = call.unlabelled.first(where: { $0.callee?.hasPrefix("TimeSpan.From") == true }) {
      inner.members.append(
        Literal.Member(label: "Duration", mark: " = ", value: time, offset: time.offset))
    }
    if let label = label(in: inner) { return try ObjectNotation.carried(label, by: inner) }
    if members.contains(where: { $0.mark == " = " }) {
      return try SettingNotation.meaning(members, at: call.offset)
    }
    let curves = inner.unlabelled.filter(isExpression)
    if curves.count > 1 { throw MeaningError(.oneCurve(not: "\(curves.count)"), at: call.offset) }
    if curves.isEmpty, call.name.hasSuffix("Animation"), inner["duration"] != nil {
      return Meaning.easing(.linear).timed(by: inner)
    }
    guard curves.count == 1 else { throw unknown(call) }
    return try Expressions.meaning(curves[0])
  }

  /// The only argument of an unknown function that is a curve; nil without one.
  private static func argument(of call: Call) throws(MeaningError) -> Meaning? {
    let curves = call.members.filter { member in
      guard member.label != Literal.receiver else { return false }
      if case .call(let name, _) = member.value.content, Expressions.hasCall(name) { return true }
      let label = member.label?.lowercased() ?? ""
      if label.hasSuffix("curve"), isExpression(member.value) { return true }
      // A function of one's own may change the curve that it is given.
      if case .name = member.value.content {
        return member.label == nil && call.name == ".animated" && isExpression(member.value)
      }
      if case .text = member.value.content { return classes.contains(label) }
      if case .code(let text) = member.value.content, member.label == nil {
        return text.hasPrefix("{") && member.value.mentionsCurve
      }
      return member.value.mentionsCurve || member.value.carriesSettings
    }
    guard let only = curves.first else { return nil }
    let meaning = try Expressions.meaning(only.value)
    for other in curves.dropFirst() {
      guard let same = try? Expressions.meaning(other.value),
        try same.isEqual(meaning, at: call.offset)
      else { throw MeaningError(.oneCurve(not: "\(curves.count)"), at: call.offset) }
    }
    return meaning.timed(by: call)
  }

  /// Attributes of HTML and JSX that hold declarations or classes.
  private static let classes: Set<String> = ["style", "class", "classname"]

  private static func unknown(_ call: Call) -> MeaningError {
    let last = call.name.split(separator: ".").last.map(String.init) ?? call.name
    return MeaningError(
      .function, at: call.offset,
      suggestion: EasingReader.names.nearest(to: last)
        ?? Expressions.callNames.nearest(to: call.name))
  }
}

extension Literal {
  /// Whether it is an object with the settings of a transition in it, such as `{ transition: { duration: 1 } }`.
  var carriesSettings: Bool {
    guard case .object(let members) = content else { return false }
    return members.contains { member in
      guard case .object = member.value.content else { return false }
      return member.label == "transition" && Carriers.carriesCurve(member.value)
        || member.value.carriesSettings
    }
  }
}
