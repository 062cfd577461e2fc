import Spring

/// Causes and advice.
extension Explainer {
  /// The cause of what it shows, and advice.
  func cause(
    _ node: PlanNode, _ source: LayerAnimation, _ own: AnimationExplanation,
    _ group: AnimationExplanation?, _ local: Double, _ entry: Plan.Entry
  ) -> (String, String?) {
    if let group, !group.isShown {
      return clipped(node, source, group)
    }
    if group == nil, node.timing.begin == .infinity, let waits = source.predecessor?.key {
      return (
        "never starts: \"\(waits)\" does not finish", "let \"\(waits)\" reach its end"
      )
    }
    if local < node.addedAt { return ("has not been added yet", nil) }
    if local >= node.removedAt {
      return ("was removed at \(formatted(node.removedAt)) s, before its end", nil)
    }
    if node.clock >= 0, own.state.phase != .after,
      let start = plan.clocks[Int(node.clock)].pauseStart(at: local)
    {
      let time = "its time stays at \(formatted(own.localTime)) s"
      return ("is paused since \(formatted(start)) s: \(time)", nil)
    }
    let begin = layerTime(node.timing.begin, of: node, at: local)
    switch own.state.phase {
    case .before: return notBegun(begin, own, local, isChild: group != nil)
    case .after:
      let end = layerTime(node.timing.end, of: node, at: local)
      return ended(node, end, source, own, isChild: group != nil)
    case .active: return running(node, begin, source, own, group)
    }
  }

  private func notBegun(
    _ start: Double, _ own: AnimationExplanation, _ local: Double, isChild: Bool
  ) -> (String, String?) {
    let begin = "starts at \(formatted(start)) s"
    if own.isShown {
      return ("has not begun: \(begin); fillMode backwards shows its start", nil)
    }
    let last = plan.localTime(layer, at: duration)
    let isForward = plan.runsForwards(layer: layer)
    if !isChild, start > last || !isForward, duration.isFinite {
      return (
        "has not begun: \(begin) of the layer's time, which the scene never reaches "
          + "(it is \(formatted(local)) s there now, \(formatted(last)) s at the end)",
        "beginTime counts in the layer's own time: convert the time to the layer's first"
      )
    }
    return ("has not begun: \(begin)", nil)
  }

  private func ended(
    _ node: PlanNode, _ time: Double, _ source: LayerAnimation, _ own: AnimationExplanation,
    isChild: Bool
  ) -> (String, String?) {
    let end = time < .infinity ? "ended at \(formatted(time)) s" : "has ended"
    if own.isShown { return ("\(end), held by fillMode \(source.timing.fillMode.rawValue)", nil) }
    if source.content.setsModel {
      return (
        end + (isChild ? " of its group's time" : "") + "; the model has its last values", nil
      )
    }
    guard !isChild else {
      return (
        "\(end) of its group's time and was removed (fillMode "
          + "\(source.timing.fillMode.rawValue))", "set fillMode to forwards to hold its end"
      )
    }
    let cut = cutOff(node, source).map { "; \($0)" } ?? ""
    if node.isRemovedOnCompletion, node.timing.showsAfter {
      return (
        "\(end) and was removed (removedOnCompletion), so that fillMode "
          + "\(source.timing.fillMode.rawValue) has no effect\(cut)",
        "set removedOnCompletion to false, or set the model to the end value"
      )
    }
    if node.isRemovedOnCompletion {
      return (
        "\(end) and was removed (removedOnCompletion)\(cut)",
        cut.isEmpty
          ? "set the model to the end value to keep it"
          : "set duration to the spring's settlingDuration"
      )
    }
    return (
      "\(end) and was removed (fillMode \(source.timing.fillMode.rawValue))\(cut)",
      "set fillMode to forwards to hold its end"
    )
  }

  private func running(
    _ node: PlanNode, _ begin: Double, _ source: LayerAnimation, _ own: AnimationExplanation,
    _ group: AnimationExplanation?
  ) -> (String, String?) {
    if node.timing.speed == 0 {
      return (
        "its speed is 0: it stays at \(formatted(own.localTime)) s of its own time",
        "set speed to 1, or move it by timeOffset"
      )
    }
    if let group, own.state.isAtEnd {
      return ("held at its end by its group \(group.key)", nil)
    }
    var parts = [begin < .infinity ? "running since \(formatted(begin)) s" : "running"]
    var advice: String?
    if group != nil, source.timing.duration <= 0, own.type != "spring" || !isSettling(source) {
      parts.append("has no duration and takes its group's, \(formatted(node.timing.run)) s")
    }
    if let note = clip(node, group) {
      parts.append(note)
      advice = "give the group a longer duration"
    }
    if let cut = cutOff(node, source) {
      parts.append(cut)
      advice = "set duration to the spring's settlingDuration"
    }
    if node.isAdditive, let effect = own.effects.first(where: { !isSet($0) }) {
      parts.append(
        "additive over \(effect.keyPath), which has no model value: it adds to the default "
          + formatted(effect.beneath ?? effect.model))
      advice = "set the model value, or make it not additive"
    }
    if let effect = own.effects.first(where: { $0.overriddenBy != nil }),
      let key = effect.overriddenBy
    {
      parts.append("\(effect.keyPath) is overridden by \(key), which was added later")
      advice = "make the later one additive, or change their order"
    }
    return (parts.joined(separator: "; "), advice)
  }

  /// A child whose group shows nothing.
  private func clipped(
    _ node: PlanNode, _ source: LayerAnimation, _ group: AnimationExplanation
  ) -> (String, String?) {
    var text = "its group shows nothing"
    var advice: String?
    if group.state.phase == .after {
      text = "its group has ended"
      if let note = clip(node, group) {
        text += "; \(note)"
        advice = "give the group a longer duration"
      }
    } else if group.state.phase == .before {
      text = "its group has not begun"
    }
    return (text, advice)
  }

  /// The part of a child that the group clips.
  private func clip(_ node: PlanNode, _ group: AnimationExplanation?) -> String? {
    guard let run = group?.runDuration else { return nil }
    guard node.timing.end > run, node.timing.begin + node.timing.run > run else { return nil }
    let end = node.timing.end.isFinite ? "\(formatted(node.timing.end)) s" : "no time"
    return "clipped by its group, which lasts \(formatted(run)) s, while this one ends at \(end)"
  }

  private func isSettling(_ source: LayerAnimation) -> Bool {
    if case .spring(_, _, let settings) = source.content { settings.isSettling } else { false }
  }

  private func cutOff(_ node: PlanNode, _ source: LayerAnimation) -> String? {
    guard node.spring >= 0, !isSettling(source) else { return nil }
    let cut = plan.springs[Int(node.spring)].cutOff(at: node.timing.run)
    guard cut.fraction > SpringMotion.defaultThreshold else { return nil }
    return "the spring is cut off at \(formatted(node.timing.run)) s and jumps by "
      + "\(formatted((cut.fraction * 1e4).rounded() / 100)) % of the distance"
  }
}
