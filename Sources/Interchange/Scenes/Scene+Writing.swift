import Curves
import Timeline

extension Scene {
  /// The scene as a scene file, which reads back to the same scene.
  public var json: String {
    var members: [(String, SceneText)] = [("name", .string(name))]
    if !note.isEmpty { members.append(("note", .string(note))) }
    members += [
      ("duration", .number(duration)), ("clock", clock.text),
      ("layers", .array(layers.map(\.text))),
    ]
    return SceneText.object(members).description + "\n"
  }
}

/// JSON on its way out.
indirect enum SceneText: CustomStringConvertible {
  case number(Double)
  case string(String)
  case bool(Bool)
  case array([SceneText])
  case object([(String, SceneText)])

  var description: String { text(indent: "") }

  /// Short lists on one line, objects with lists in them on several.
  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .number(let number): return SceneText.text(number)
    case .string(let text): return SceneText.quoted(text)
    case .bool(let flag): return flag ? "true" : "false"
    case .array(let elements):
      let isFlat = elements.allSatisfy { if case .object = $0 { false } else { true } }
      if isFlat { return "[" + elements.map(\.description).joined(separator: ", ") + "]" }
      let lines = elements.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(SceneText.quoted($0)): \($1.text(indent: inner))" }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func text(_ number: Double) -> String {
    if number == .infinity { return "\"infinity\"" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension AnimatableValue {
  var text: SceneText {
    switch self {
    case .number(let number): .number(number)
    case .bool(let flag): .bool(flag)
    case .text(let text): .string(text)
    case .color(let color): .string(color.cssText)
    default: .array((0..<componentCount).map { .number(self[component: $0]) })
    }
  }
}

extension FrameClock {
  fileprivate var text: SceneText {
    switch self {
    case .displayLink(let rate): .object([("displayLink", .number(rate))])
    case .timer(let interval): .object([("timer", .number(interval))])
    case .fixed(let step): .object([("fixed", .number(step))])
    }
  }
}

extension MediaTiming {
  /// The members that differ from the defaults.
  fileprivate var members: [(String, SceneText)] {
    let standard = MediaTiming()
    var members: [(String, SceneText)] = []
    for (name, property) in [
      ("beginTime", \MediaTiming.beginTime), ("duration", \.duration), ("speed", \.speed),
      ("timeOffset", \.timeOffset), ("repeatCount", \.repeatCount),
      ("repeatDuration", \.repeatDuration),
    ] where self[keyPath: property] != standard[keyPath: property] {
      members.append((name, .number(self[keyPath: property])))
    }
    if autoreverses { members.append(("autoreverses", .bool(true))) }
    if fillMode != .removed { members.append(("fillMode", .string(fillMode.rawValue))) }
    return members
  }
}

extension Layer {
  fileprivate var text: SceneText {
    var members: [(String, SceneText)] = [("name", .string(name))]
    let values = model.values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text) }
    if !values.isEmpty { members.append(("model", .object(values))) }
    if !timing.members.isEmpty { members.append(("timing", .object(timing.members))) }
    let animations = entries.map {
      SceneText.object([("key", .string($0.key))] + $0.animation.source.members)
    }
    if !animations.isEmpty { members.append(("animations", .array(animations))) }
    if !sublayers.isEmpty { members.append(("sublayers", .array(sublayers.map(\.text)))) }
    return .object(members)
  }
}

extension Animation {
  fileprivate var members: [(String, SceneText)] {
    var members: [(String, SceneText)] = [("type", .string(content.name))]
    var standard = Easing.linear
    var times = timing.members
    switch content {
    case .basic(let keyPath, let basic): members += Self.ends(keyPath, basic)
    case .spring(let keyPath, let basic, let settings):
      members += Self.ends(keyPath, basic)
      members += [
        ("mass", .number(settings.mass)), ("stiffness", .number(settings.stiffness)),
        ("damping", .number(settings.damping)),
        ("initialVelocity", .number(settings.initialVelocity)),
      ]
      if settings.isSettling {
        times.removeAll { $0.0 == "duration" }
        times.append(("duration", .string("settling")))
      }
    case .keyframe(let keyPath, let specification):
      members.append(("keyPath", .string(keyPath)))
      members += specification.members
    case .relativeKeyframes(let group):
      standard = .easeInOut
      if group.mode != .linear { members.append(("calculationMode", .string(group.mode.rawValue))) }
      let keyframes = group.keyframes.map { keyframe in
        SceneText.object([
          ("start", .number(keyframe.start)), ("duration", .number(keyframe.duration)),
          (
            "set",
            .object(keyframe.targets.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text) })
          ),
        ])
      }
      members.append(("keyframes", .array(keyframes)))
    case .group(let children):
      members.append(("animations", .array(children.map { .object($0.members) })))
    case .transition(let transition):
      members += [
        ("kind", .string(transition.kind.rawValue)),
        ("subtype", .string(transition.subtype.rawValue)),
        ("startProgress", .number(transition.startProgress)),
        ("endProgress", .number(transition.endProgress)), ("extent", .number(transition.extent)),
      ]
    }
    members += times
    if timingFunction != standard {
      members.append(("timingFunction", .string(timingFunction.description)))
    }
    if isAdditive { members.append(("additive", .bool(true))) }
    if isCumulative { members.append(("cumulative", .bool(true))) }
    if !isRemovedOnCompletion { members.append(("removedOnCompletion", .bool(false))) }
    return members
  }

  private static func ends(
    _ keyPath: String, _ basic: BasicAnimation<AnimatableValue>
  ) -> [(String, SceneText)] {
    [("keyPath", .string(keyPath))]
      + [("from", basic.from), ("to", basic.to), ("by", basic.by)].compactMap { name, value in
        value.map { (name, $0.text) }
      }
  }
}

extension KeyframeSpecification {
  fileprivate var members: [(String, SceneText)] {
    var members: [(String, SceneText)] = []
    if !values.isEmpty { members.append(("values", .array(values.map(\.text)))) }
    if let path { members.append(("path", .string(path.description))) }
    if let keyTimes { members.append(("keyTimes", .array(keyTimes.map { .number($0) }))) }
    if mode != .linear { members.append(("calculationMode", .string(mode.rawValue))) }
    if !timingFunctions.isEmpty {
      members.append(
        ("timingFunctions", .array(timingFunctions.map { .string($0.description) })))
    }
    for (name, list) in [
      ("tensionValues", tension), ("continuityValues", continuity), ("biasValues", bias),
    ] where !list.isEmpty {
      members.append((name, .array(list.map { .number($0) })))
    }
    if hasUniformTangents { members.append(("uniformTangents", .bool(true))) }
    if isPacedByArc { members.append(("arcLength", .bool(true))) }
    if rotationMode != .none { members.append(("rotationMode", .string(rotationMode.rawValue))) }
    return members
  }
}
