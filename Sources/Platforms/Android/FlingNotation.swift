import CurveNotation

/// Android's FlingAnimation, which slows down as Compose's exponentialDecay does: the velocity falls at 4.2 times the
/// friction per second, until it is 0.75 · 62.5 times the smallest visible change.
///
/// Source: androidx.dynamicanimation, FlingAnimation.java and DynamicAnimation.java.
enum FlingNotation {
  static let calls: [String: Dialects.Reading] = [
    "FlingAnimation": chained, "setStartVelocity": chained, "setFriction": chained,
    "setMinValue": chained, "setMaxValue": chained, "setMinimumVisibleChange": chained,
  ]

  /// Whether an expression is a FlingAnimation with or without methods on it.
  static func isOne(_ literal: Literal) -> Bool {
    literal.chain.root.callee == "FlingAnimation"
  }

  /// The throw of `FlingAnimation(view, property).setStartVelocity(2000f).setFriction(1.1f)`.
  @Sendable private static func chained(_ call: Call) throws(MeaningError) -> Meaning {
    guard isOne(call.literal) else {
      throw MeaningError("a FlingAnimation before .\(call.name)", at: call.offset)
    }
    let methods = call.literal.chain.methods.compactMap { method in
      method.unlabelled.first.map { (name: label(method.name), value: $0) }
    }
    return try meaning(call.literal.chain.root, Array(methods.reversed()), call)
  }

  /// The throw of `FlingAnimation(view, property).apply { setStartVelocity(2000f); friction = 1.1f }`.
  static func applied(
    _ statements: [Literal.Member], to animation: Literal, _ call: Call
  ) throws(MeaningError) -> Meaning {
    let settings = statements.compactMap { statement -> (name: String, value: Literal)? in
      if let label = statement.label { return (label.lastPart, statement.value) }
      guard case .call(let name, let members) = statement.value.content,
        let argument = members.first(where: { $0.label == nil })
      else { return nil }
      return (label(name.lastPart), argument.value)
    }
    return try meaning(animation.chain.root, settings, call)
  }

  /// `startVelocity` for `setStartVelocity`.
  private static func label(_ setter: String) -> String {
    guard setter.isSetter else { return setter }
    return setter.dropFirst(3).prefix(1).lowercased() + setter.dropFirst(4)
  }

  private static func meaning(
    _ animation: Literal, _ settings: [(name: String, value: Literal)], _ call: Call
  ) throws(MeaningError) -> Meaning {
    var velocity: Double?
    var friction = 1.0
    var change = visibleChange(of: animation)
    var lost: [String] = []
    for setting in settings {
      switch setting.name {
      case "startVelocity": velocity = try setting.value.number(in: .plain)
      case "friction": friction = try setting.value.number(in: .plain)
      case "minimumVisibleChange": change = try setting.value.number(in: .plain)
      case "minValue", "maxValue": lost.append(setting.name)
      default: break
      }
    }
    return try DecayNotation.meaning(
      "compose",
      [("frictionMultiplier", friction), ("absVelocityThreshold", change * 0.75 * 62.5)],
      velocity: velocity, call
    ).noting(
      "not part of a curve, so ignored: \(lost.joined(separator: ", "))", if: !lost.isEmpty)
  }

  /// The smallest visible change of the property that is thrown.
  private static func visibleChange(of animation: Literal) -> Double {
    for member in animation.members {
      guard case .name(let name) = member.value.content else { continue }
      switch name.lastPart {
      case "ALPHA": return 1.0 / 256
      case "SCALE_X", "SCALE_Y": return 1.0 / 500
      case "ROTATION", "ROTATION_X", "ROTATION_Y": return 0.1
      default: break
      }
    }
    return 1
  }
}
