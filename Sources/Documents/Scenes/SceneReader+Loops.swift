import CurveArithmetic
import Curves
import Timeline

/// Chains of animations that start again after their end.
extension SceneReader {
  private static let loopKeys = JSONKeys(["animations", "gap", "repeat"])
  private static let roundLimit = 10_000.0

  /// `[{"animations": ["grow", "shrink"], "gap": 2, "repeat": 3}]`: the rounds after the first are
  /// animations with a number in their key, `grow 2`. The first of a round waits for the last of the round
  /// before.
  mutating func loops(_ list: JSONNode?, of layer: inout AnimatedLayer) throws(DocumentError) {
    for node in try list?.elements() ?? [] {
      let fields = try node.fields(Self.loopKeys)
      guard let chain = fields[0], let count = fields[2] else {
        throw node.error("animations and repeat are needed")
      }
      var animations: [LayerAnimation] = []
      for keyNode in try chain.elements() {
        let key = try keyNode.string()
        guard var animation = layer.animation(forKey: key) else {
          let near = NameList(layer.animationKeys).nearest(to: key)
          throw keyNode.error(
            "there is no animation \"\(key.prefix(80))\""
              + (near.map { ": did you mean '\($0)'?" } ?? ""))
        }
        guard animations.isEmpty || animation.predecessor?.key == animations.last?.key else {
          throw keyNode.error(
            "\"\(key.prefix(80))\" must start after \"\(animations.last?.key ?? "")\" in a loop")
        }
        animation.key = key
        animations.append(animation)
      }
      guard let first = animations.first, let last = animations.last?.key else {
        throw chain.error("a loop needs an animation")
      }
      let gap = try fields[1]?.number() ?? 0
      guard gap >= 0, gap <= 1e100 else {
        throw (fields[1] ?? node).error("must be finite and not negative, but is \(cssNumber(gap))")
      }
      let rounds = try rounds(count, of: layer, from: first.key ?? "", to: last, gap: gap)
      append(animations, gap: gap, rounds: rounds, to: &layer)
    }
  }

  private func append(
    _ animations: [LayerAnimation], gap: Double, rounds: Int, to layer: inout AnimatedLayer
  ) {
    let keys = animations.map { $0.key ?? "" }
    for round in stride(from: 2, through: rounds, by: 1) {
      for (index, animation) in animations.enumerated() {
        var next = animation
        if index > 0 {
          next.predecessor?.key = "\(keys[index - 1]) \(round)"
        } else {
          let last = keys[keys.count - 1]
          next.predecessor = .init(round == 2 ? last : "\(last) \(round - 1)", delay: gap)
          next.timing.beginTime = 0
        }
        next.key = "\(keys[index]) \(round)"
        layer.append(next, forKey: "\(keys[index]) \(round)")
      }
    }
  }

  /// The number of rounds; for `infinity` those that begin within the scene.
  private mutating func rounds(
    _ node: JSONNode, of layer: AnimatedLayer, from first: String, to last: String, gap: Double
  ) throws(DocumentError) -> Int {
    guard node.isText("infinity") else {
      return Int(try node.integer(in: 1...Self.roundLimit))
    }
    var alone = AnimatedLayer("loop", model: layer.model.values)
    for entry in layer.entries { alone.append(entry.animation, forKey: entry.key) }
    let scene = LayerScene(name: "", duration: duration, layers: [alone])
    guard let events = try? Plan(scene).events(in: -1e100...1e100) else { return 1 }
    let start = events.first { $0.key == first && $0.kind == .didStart }?.time
    let end = events.first { $0.key == last && $0.kind != .didStart }?.time
    guard let start, let end, end + gap > start else {
      throw node.error("an endless loop needs a chain that ends after it begins")
    }
    // A layer may run faster than the scene.
    let span = duration * LayerRates(layer).largest
    let needed = max((span / (end + gap - start)).rounded(.up), 1)
    let rounds = Int(min(needed, Self.roundLimit))
    let reason =
      needed > Self.roundLimit ? "a scene holds no more" : "no later one begins within the scene"
    notes.append(
      Diagnostic("\(layer.name), \(first): the endless loop ends after round \(rounds): \(reason)"))
    return rounds
  }
}

/// The rates at which a layer's time passes.
private struct LayerRates {
  let largest: Double

  init(_ layer: AnimatedLayer) {
    var largest = max(abs(layer.timing.speed), 1)
    for change in layer.timingChanges {
      if case .speed(let speed) = change.action { largest = max(largest, abs(speed)) }
    }
    self.largest = largest
  }
}
