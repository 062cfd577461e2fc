import Curves
import Timeline

/// Explains what animations show at a time, as text and as data.
enum TimelineExplanation {
  static func result(
    _ table: TimelineTable, at time: Double, duration: Double
  ) -> CommandResult {
    let shown = table.shownLayers
    let layers = table.plan.explanation(at: time, duration: duration).enumerated()
      .filter { shown.contains($0.offset) }.map(\.element)
    var result = CommandResult(self.table(layers))
    result.screen = {
      let facts = layers.map { [ScreenBlock.facts(self.facts($0, at: time))] }
      return Array(facts.joined(separator: [.text("\n")]))
    }
    result.json = {
      .object(["time": .number(time), "layers": .array(layers.map(json))])
    }
    return result
  }

  private static func facts(_ layer: LayerExplanation, at time: Double) -> Facts {
    let n = NumberText.brief
    var lines: [(name: String, value: String)] = []
    if let cause = layer.cause { lines.append(("time", cause)) }
    for animation in layer.animations {
      let indent = String(repeating: "  ", count: animation.depth)
      lines.append((indent + animation.key, "\(animation.type): \(animation.cause)"))
      if animation.isShown { lines.append(("", position(animation))) }
      for effect in animation.effects { lines.append(("", described(effect))) }
      if let advice = animation.advice { lines.append(("", "-> \(advice)")) }
    }
    if layer.animations.isEmpty { lines.append(("no animations", "the model values show")) }
    return Facts(
      heading: "\(layer.layer)  at \(n(time)) s, local time \(n(layer.localTime)) s",
      lines: lines)
  }

  /// The position of an animation in its run.
  private static func position(_ animation: AnimationExplanation) -> String {
    let n = NumberText.brief
    var parts = ["\(n(animation.state.activeTime)) s in"]
    if animation.state.run != 0 { parts.append("run \(n(animation.state.run + 1))") }
    parts.append("fraction \(n(animation.state.fraction))")
    if animation.progress != animation.state.fraction {
      parts.append("eased to \(n(animation.progress))")
    }
    return parts.joined(separator: ", ")
  }

  private static func described(_ effect: AnimationExplanation.Effect) -> String {
    let gives = effect.contribution.map { "gives \(described($0))" } ?? "gives nothing"
    return
      "\(effect.keyPath): \(gives), model \(described(effect.model)), shown \(described(effect.shown))"
  }

  private static func described(_ value: AnimatableValue) -> String {
    switch value {
    case .bool(let flag): return "\(flag)"
    case .text(let text): return text
    case .color(let color): return color.cssText
    case .path(let path): return path.description
    default:
      let numbers = (0..<value.componentCount).map { NumberText.brief(value[component: $0]) }
      return numbers.count == 1 ? numbers[0] : "(\(numbers.joined(separator: ", ")))"
    }
  }

  private static func json(_ layer: LayerExplanation) -> JSON {
    .object([
      "layer": .string(layer.layer), "localTime": .number(layer.localTime),
      "cause": layer.cause.map { .string($0) } ?? .null,
      "animations": .array(layer.animations.map(json)),
    ])
  }

  private static func json(_ animation: AnimationExplanation) -> JSON {
    .object([
      "key": .string(animation.key), "type": .string(animation.type),
      "phase": .string(animation.state.phase.rawValue), "shown": .bool(animation.isShown),
      "fraction": .number(animation.state.fraction), "progress": .number(animation.progress),
      "cause": .string(animation.cause),
      "advice": animation.advice.map { .string($0) } ?? .null,
      "effects": .array(
        animation.effects.map { effect in
          .object([
            "keyPath": .string(effect.keyPath),
            "contribution": effect.contribution.map(json) ?? .null,
            "model": json(effect.model), "shown": json(effect.shown),
            "overriddenBy": effect.overriddenBy.map { .string($0) } ?? .null,
          ])
        }),
    ])
  }

  private static func json(_ value: AnimatableValue) -> JSON {
    switch value {
    case .number(let number): .number(number)
    case .bool(let flag): .bool(flag)
    case .text(let text): .string(text)
    case .path(let path): .string(path.description)
    default: .numbers((0..<value.componentCount).map { value[component: $0] })
    }
  }

  private static func table(_ layers: [LayerExplanation]) -> Table {
    var table = Table(["layer", "key", "type", "phase", "shown", "cause", "advice"])
    for layer in layers {
      for animation in layer.animations {
        table.rows.append([
          .text(layer.layer), .text(animation.key), .text(animation.type),
          .text(animation.state.phase.rawValue), .flag(animation.isShown),
          .text(animation.cause), .text(animation.advice),
        ])
      }
    }
    return table
  }
}
