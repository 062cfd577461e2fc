import CurveNotation
import Curves

/// Qt's easing curves, in QML and C++.
///
/// Source: Qt, QEasingCurve and 3rdparty/easing/easing.cpp.
enum QtNotation {
  static let calls: [String: Dialects.Reading] = [
    "QEasingCurve": { (call) throws(MeaningError) in
      guard let type = call.unlabelled.first else {
        throw MeaningError("a type of QEasingCurve", at: call.offset)
      }
      return try named(type, Call(name: "", members: [], offset: call.offset))
    },
    "SmoothedAnimation": { (call) throws(MeaningError) in
      throw MeaningError("a curve: a SmoothedAnimation follows its velocity", at: call.offset)
    },
    "SpringAnimation": { (call) throws(MeaningError) in
      throw MeaningError(
        "a spring in physical units: Qt's SpringAnimation has its own rule",
        at: call.offset)
    },
  ]

  /// The members of an animation with those of a group, `easing { type: ...; amplitude: ... }`, as
  /// `easing.type` and `easing.amplitude`.
  static func flattened(_ members: [Literal.Member]) -> [Literal.Member] {
    members.flatMap { (member: Literal.Member) -> [Literal.Member] in
      guard member.label == nil, case .call("easing", let arguments) = member.value.content,
        arguments.count == 1, let group = arguments[0].value.statements
      else { return [member] }
      return group.map { inner in
        var inner = inner
        inner.label = inner.label.map { "easing." + $0 }
        return inner
      }
    }
  }

  /// The curve of `easing.type` with its `easing.amplitude`, `easing.overshoot` and `easing.period`, or
  /// of `easing.bezierCurve`.
  static func easing(
    _ label: String, _ value: Literal, _ call: Call
  ) throws(MeaningError) -> Meaning {
    if let curve = call["easing.bezierCurve"] { return .easing(try bezierCurve(curve)) }
    return label == "easing.type" ? try named(value, call) : try call.meaning(of: value)
  }

  private static func named(_ type: Literal, _ call: Call) throws(MeaningError) -> Meaning {
    guard case .name(let name) = type.content else { return try call.meaning(of: type) }
    func number(_ label: String) throws(MeaningError) -> Double? {
      try call["easing." + label]?.number(in: .plain)
    }
    guard
      let easing = try equation(
        name.lastPart, amplitude: try number("amplitude"), overshoot: try number("overshoot"),
        period: try number("period"), at: type.offset)
    else { return try call.meaning(of: type) }
    return .easing(easing)
  }

  /// Qt's curve of a name; nil for other names.
  static func curve(_ name: String) -> Easing? {
    for prefix in ["QEasingCurve.Type.", "QEasingCurve.", "Easing."] where name.hasPrefix(prefix) {
      let remainder = String(name.dropFirst(prefix.count))
      return try? equation(remainder, amplitude: nil, overshoot: nil, period: nil, at: 0)
    }
    return nil
  }

  private static func equation(
    _ name: String, amplitude: Double?, overshoot: Double?, period: Double?, at offset: Int
  ) throws(MeaningError) -> Easing? {
    if name == "Linear" { return .linear }
    guard !name.contains("."), name.first?.isUppercase == true, let ease = EaseName(name),
      !ease.isFamilyFirst, let direction = ease.direction
    else { return nil }
    switch ease.family {
    case .expo: return Formula.offsetExponential(direction)
    case .back:
      guard let overshoot else { return .penner(Penner(valid: .back(), direction)) }
      let factor = direction == .inOut ? 1.525 : 1
      return try Dialects.penner(.back(overshoot: overshoot * factor), direction, at: offset)
    case .elastic:
      let family = Penner.Family.elastic(amplitude: max(1, amplitude ?? 1), period: period ?? 0.3)
      return try Dialects.penner(family, direction, at: offset)
    case .bounce:
      if let amplitude, amplitude != 1 {
        throw MeaningError("a bounce with amplitude 1", at: offset)
      }
      return ease.easing()
    default: return ease.easing()
    }
  }

  /// `[x1, y1, x2, y2, x, y, ...]`: pieces from (0, 0) to (1, 1).
  private static func bezierCurve(_ literal: Literal) throws(MeaningError) -> Easing {
    guard case .list(let elements) = literal.content, !elements.isEmpty,
      elements.count.isMultiple(of: 6)
    else { throw MeaningError("six numbers for each piece", at: literal.offset) }
    var p: [Double] = []
    for element in elements { p.append(try element.number(in: .plain)) }
    guard p.suffix(2) == [1, 1] else {
      throw MeaningError("pieces that end at 1, 1", at: literal.offset)
    }
    if p.count == 6 { return try Dialects.bezier(Array(p[..<4]), at: literal.offset) }
    var curve = KeyframeCurve(at: literal.offset)
    var (x, y) = (0.0, 0.0)
    for start in stride(from: 0, to: p.count, by: 6) {
      curve.add(
        x, y,
        then: .absolute(
          Point2D(x: p[start], y: p[start + 1]), Point2D(x: p[start + 2], y: p[start + 3])))
      (x, y) = (p[start + 4], p[start + 5])
    }
    curve.add(x, y, then: .linear)
    return try curve.easing()
  }
}
