import CurveNotation

/// Declarations and settings without braces: a named curve, the properties of an animation, or the
/// members of an object.
enum SettingNotation {
  /// Functions that run an animation without changing it, by the last part of their name.
  private static let runners: Set<String> = [
    "add", "addAnimation", "pop_addAnimation", "start", "startAnimation", "begin", "commit", "play",
    "forward", "removeAllAnimations", "addAnimations", "setNeedsLayout", "layoutIfNeeded",
    "animateToFinalPosition",
  ]

  private static let parameters = [
    "mass", "stiffness", "damping", "dampingRatio", "initialVelocity", "springBounciness",
    "springSpeed", "dynamicsTension", "dynamicsFriction", "response", "dampingFraction",
  ]

  /// Whether one of some statements makes an animation whose curve is set later.
  static func hasOwner(_ members: [Literal.Member]) -> Bool {
    members.contains { $0.value.callee.map(AnimationOwners.all.contains) == true }
  }

  static func meaning(
    _ members: [Literal.Member], at offset: Int
  ) throws(MeaningError) -> Meaning {
    try requireOneAnimation(members)
    var settings: [Literal.Member] = []
    var calls: [Literal] = []
    var owner: Literal?
    for var member in members {
      guard let label = member.label else {
        if let setting = Self.setting(member) {
          settings.append(setting)
        } else {
          calls.append(member.value)
        }
        continue
      }
      if let name = member.value.callee, AnimationOwners.all.contains(name), owner == nil,
        name.hasPrefix("POP") || isBare(member.value)
      {
        owner = member.value
        continue
      }
      member.label = label.hasPrefix("easing.") ? label : label.lastPart
      settings.append(member)
    }
    if settings.isEmpty, owner == nil, calls.count == 1 { return try Expressions.meaning(calls[0]) }
    if settings.contains(where: { $0.label == "timingMode" }),
      let action = settings.first(where: { $0.value.callee?.hasPrefix("SKAction.") == true }),
      let duration = action.value.members.first(where: { $0.label == "duration" })
    {
      settings.removeAll { $0.offset == action.offset }
      settings.append(duration)
    }
    if owner == nil, calls.contains(where: { $0.callee?.lastPart == "startAnimation" }) {
      let others = members.filter { $0.value.callee?.lastPart != "startAnimation" }
      return try meaning(others, at: offset).delayed(by: members)
    }
    for call in calls where call.mentionsCurve && !runners.contains(call.callee?.lastPart ?? "") {
      throw MeaningError(.setting, at: call.offset)
    }
    if settings.isEmpty, let owner { return try Expressions.meaning(owner) }
    return try meaning(of: settings, owner: owner?.callee, at: offset)
  }

  private static func meaning(
    of settings: [Literal.Member], owner: String?, at offset: Int
  ) throws(MeaningError) -> Meaning {
    let call = Expressions.call("", settings, at: offset)
    if let blender = try BlenderNotation.meaning(call) { return blender }
    if owner?.hasPrefix("POP") == true
      || call.mentions("springBounciness", "springSpeed", "dynamicsTension", "dynamicsFriction")
    {
      return try ScriptNotation.pop(call)
    }
    if owner == "CAKeyframeAnimation", call["values"] != nil {
      throw UIKitNotation.keyframes(at: offset)
    }
    if settings.count == 1, let only = settings.first, !parameters.contains(only.label ?? ""),
      owner == nil
    {
      if only.value.content == .name("none"), ["transition", "animation"].contains(only.label) {
        throw MeaningError("an animation, not none", at: only.value.offset)
      }
      if let label = only.label,
        ["timingMode", "transitionEasing", "motionInterpolator"].contains(label)
      {
        return try ObjectNotation.carried(label, by: call)
      }
      if let decay = try DecayNotation.assigned(only) { return decay }
      if only.label == "KeySpline" {
        return .easing(try Dialects.bezier(try only.value.numbers(), at: only.value.offset))
      }
      if only.label == "keySplines" { return try SMILNotation.splines(only.value) }
      let isMember = ["ease", "duration", "easing.type", "easing.bezierCurve"]
        .contains(only.label ?? "")
      return isMember && only.mark != " = "
        ? try ObjectNotation.meaning(settings, at: offset) : try Expressions.meaning(only.value)
    }
    let isAssigned = settings.contains { $0.mark == " = " }
    let isCoreAnimation = owner == "CASpringAnimation"
    let isSpring = parameters.contains { call[$0] != nil }
    if !isSpring, !isCoreAnimation {
      if owner == "SpringAnimation", let spring = call["spring"] {
        return try Expressions.meaning(spring)
      }
      if let label = Carriers.label(in: call) {
        let meaning = try ObjectNotation.carried(label, by: call)
        return owner == "CABasicAnimation" && call["duration"] == nil
          ? try UIKitNotation.untimed(meaning, by: call) : meaning
      }
      if isAssigned, owner != nil { throw MeaningError("a timing function", at: offset) }
      if ["x1", "y1", "x2", "y2"].allSatisfy({ call[$0] != nil }) {
        return try ObjectNotation.meaning(settings, at: offset)
      }
      if settings.count(where: { $0.mark == " = " }) > 1, let last = settings.last {
        return try constants(settings, last)
      }
    }
    if let natural = try XAMLNotation.spring(call) { return natural }
    if !isCoreAnimation, isAssigned, call.mentions("dampingRatio"), !call.mentions("response") {
      return try AndroidNotation.force(call)
    }
    if !isCoreAnimation, call.mentions("response", "dampingFraction") {
      return try ObjectNotation.meaning(settings, at: offset)
    }
    if isCoreAnimation, call["duration"] == nil {
      return try UIKitNotation.springAnimation(call).noting(UIKitNotation.untimedNote)
    }
    if isCoreAnimation || (isAssigned && settings.contains { $0.value.isNumeric }) {
      return try UIKitNotation.springAnimation(call)
    }
    return try ObjectNotation.meaning(settings, at: offset)
  }

  /// Several declarations, of which one is a curve and the others are plain values.
  private static func constants(
    _ settings: [Literal.Member], _ last: Literal.Member
  ) throws(MeaningError) -> Meaning {
    var curves = settings.filter { !$0.value.isNumeric }
    // Of one that makes a spring, other settings are texts and names: its key path, its values.
    if curves.count > 1, curves.contains(where: { $0.value.callee == "CASpringAnimation" }) {
      curves.removeAll { !$0.value.mentionsCurve }
    }
    guard curves.count == 1 else {
      throw MeaningError(.oneCurve(not: "\(curves.count)"), at: last.offset)
    }
    // One whose initialiser describes it may be given its timing later.
    if case .call("CASpringAnimation", let members) = curves[0].value.content {
      let timing = settings.filter { $0.value.isNumeric }
      return try Expressions.meaning(
        Literal(
          content: .call("CASpringAnimation", members + timing), offset: curves[0].value.offset))
    }
    return try Expressions.meaning(curves[0].value)
  }

  /// `x.setDuration(300)` as the setting `duration`. A method of a call is a part of a chain, which makes an animation
  /// of its own.
  private static func setting(_ member: Literal.Member) -> Literal.Member? {
    let methods = member.value.chain.methods
    if methods.contains(where: { !$0.name.isSetter && !$0.name.hasPrefix("get") }) { return nil }
    guard let name = member.value.callee?.lastPart, name.isSetter,
      let argument = member.value.members.last, argument.label != Literal.receiver
    else { return nil }
    var label = String(name.dropFirst(3))
    if label.hasPrefix("Animation"), label.count > 9 { label = String(label.dropFirst(9)) }
    return Literal.Member(
      label: label.prefix(1).lowercased() + label.dropFirst(), mark: " = ", value: argument.value,
      offset: member.offset)
  }

  /// Whether a call only names what is animated.
  private static func isBare(_ literal: Literal) -> Bool {
    literal.members.allSatisfy { member in
      guard let label = member.label else {
        return literal.callee != "SpringForce" || member.value.isNumeric
      }
      return label == "keyPath" || label == "propertyNamed"
    }
  }
}
