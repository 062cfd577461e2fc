import CurveArithmetic
import Curves
import Timeline
import Spring

/// Reads the objects of a scene file. It caches parsed texts.
struct SceneReader {
  var kinds: [String: PropertyKind?] = [:]
  var easings = EasingCache()
  private var names: Set<String> = []
  /// The duration of the scene in seconds.
  private(set) var duration = 0.0
  /// What the scene does not carry.
  var notes: [Diagnostic] = []

  private static let sceneKeys = JSONKeys([
    "name", "note", "duration", "clock", "layers", "derive", "$schema",
  ])

  static func read(_ bytes: [UInt8]) throws(DocumentError) -> LayerScene {
    var reader = SceneReader()
    return try reader.scene(try JSONNode(document: bytes))
  }

  private mutating func scene(_ root: JSONNode) throws(DocumentError) -> LayerScene {
    let fields = try root.fields(Self.sceneKeys)
    guard let durationNode = fields[2] else { throw root.error("duration is missing") }
    let duration = try durationNode.number()
    self.duration = duration
    guard duration >= 0 else {
      throw durationNode.error("must be 0 or positive, but is \(cssNumber(duration))")
    }
    guard let list = fields[4] else { throw root.error("layers are missing") }
    var layers: [AnimatedLayer] = []
    for node in try list.elements() { layers.append(try layer(node)) }
    var scene = LayerScene(
      name: try fields[0]?.string() ?? "", note: try fields[1]?.string() ?? "",
      duration: duration, clock: try fields[3]?.clock() ?? .displayLink(60),
      layers: layers)
    scene.notes = notes
    if let derive = fields[5] {
      for (name, node) in try derive.anyMembers() {
        scene.derivedColumns.append(DerivedColumn(name, try node.expression()))
      }
    }
    return scene
  }

  private static let layerKeys = JSONKeys([
    "name", "model", "timing", "animations", "sublayers", "remove", "every", "count", "first",
    "seed", "changes", "transactions", "timingChanges", "stagger",
    "loops",
  ])
  private static let timingKeys = JSONKeys(["beginTime", "speed", "timeOffset"])

  private mutating func layer(_ node: JSONNode) throws(DocumentError) -> AnimatedLayer {
    let fields = try node.fields(Self.layerKeys)
    guard let nameNode = fields[0] else { throw node.error("name is missing") }
    let name = try nameNode.string()
    var variations: [String: Spawning.Variation] = [:]
    var model: [String: AnimatableValue] = [:]
    for (keyPath, value) in try fields[1]?.anyMembers() ?? [] {
      if value.isObject, let variation = try variation(value) {
        guard fields[6] != nil || fields[13] != nil else {
          throw value.error("a value that varies needs \"every\" or \"stagger\" on its layer")
        }
        variations[keyPath] = variation
      } else {
        model[keyPath] = try self.value(value, keyPath)
      }
    }
    var timing = MediaTiming()
    if let timingNode = fields[2] {
      let parts = try timingNode.fields(Self.timingKeys)
      timing.beginTime = try parts[0]?.number() ?? 0
      timing.speed = try parts[1]?.number() ?? 1
      timing.timeOffset = try parts[2]?.number() ?? 0
    }
    var layer: AnimatedLayer
    let spawning = try self.spawning(fields, variations)
    do throws(ParameterError) {
      layer = try AnimatedLayer(name, model: model, timing: timing)
      layer.spawning = spawning
    } catch {
      throw node.error(error.description)
    }
    for copy in 0..<layer.copyCount {
      let copyName = layer.spawning == nil ? name : "\(name) \(copy + 1)"
      guard names.insert(copyName).inserted else {
        throw nameNode.error("there is another layer \"\(copyName)\"")
      }
    }
    layer.timingChanges = try timingChanges(fields[12])
    try animations(fields[3], of: &layer)
    try loops(fields[14], of: &layer)
    try changes(fields[10], of: &layer)
    try transactions(fields[11], of: &layer)
    try removals(fields[5], of: &layer)
    for child in try fields[4]?.elements() ?? [] { layer.sublayers.append(try self.layer(child)) }
    return layer
  }

  private mutating func spawning(
    _ fields: JSONFields, _ variations: [String: Spawning.Variation]
  ) throws(DocumentError) -> Spawning? {
    if let node = fields[13] { return try staggering(node, fields, variations) }
    guard let every = fields[6] else {
      for (number, name) in [(7, "count"), (8, "first"), (9, "seed")] {
        if let node = fields[number] { throw node.error("\(name) has no effect without every") }
      }
      return nil
    }
    guard let countNode = fields[7] else { throw every.error("every needs count") }
    let count = try countNode.integer(in: 1...Double(Spawning.countLimit))
    let seed = try fields[9]?.integer(in: 0...1e15) ?? 0
    let (interval, first) = (try every.number(), try fields[8]?.number())
    do throws(ParameterError) {
      return try Spawning(
        every: interval, count: Int(count), first: first, seed: UInt64(seed),
        variations: variations)
    } catch {
      throw every.error(error.description)
    }
  }

  private static let variationKeys = JSONKeys(["from", "step", "random", "color", "space"])

  private func variation(_ node: JSONNode) throws(DocumentError) -> Spawning.Variation? {
    let fields = try node.fields(Self.variationKeys)
    if fields[3] != nil { return nil }
    if let random = fields[2] {
      let range = try random.numbers()
      guard range.count == 2 else { throw random.error("expected two numbers") }
      return .random(from: range[0], to: range[1])
    }
    return .steps(from: try fields[0]?.number() ?? 0, by: try fields[1]?.number() ?? 0)
  }

  private mutating func animations(
    _ list: JSONNode?, of layer: inout AnimatedLayer
  ) throws(DocumentError) {
    guard let list else { return }
    for (index, child) in try list.elements().enumerated() {
      let animation = try animation(child)
      let key = animation.key ?? "animation \(index + 1)"
      let added = try child.member("added")?.number()
      if layer.animation(forKey: key) != nil {
        // A key can be reused after its earlier animation was removed.
        guard let added, layer.removalTime(forKey: key) <= added else {
          throw child.error("there is another animation with the key \"\(key)\"")
        }
      }
      layer.append(animation, forKey: key, at: added)
      if let removed = try child.member("removed")?.number() {
        layer.removeAnimation(forKey: key, at: removed)
      }
      try timingChanges(try child.member("timingChanges"), of: key, in: &layer)
    }
  }

  private static let removalKeys = JSONKeys(["key", "at"])

  private func removals(_ node: JSONNode?, of layer: inout AnimatedLayer) throws(DocumentError) {
    guard let node else { return }
    for removal in node.isList ? try node.elements() : [node] {
      let fields = try removal.fields(Self.removalKeys)
      guard let key = fields[0], let time = fields[1] else {
        throw removal.error("key and at are needed")
      }
      let name = try key.string()
      guard layer.animation(forKey: name) != nil else {
        let near = NameList(layer.animationKeys).nearest(to: name)
        throw key.error(
          "there is no animation \"\(name)\"" + (near.map { ": did you mean '\($0)'?" } ?? ""))
      }
      layer.removeAnimation(forKey: name, at: try time.number())
    }
  }

  private static let changeKeys = JSONKeys(["at", "set"])

  private mutating func changes(
    _ list: JSONNode?, of layer: inout AnimatedLayer
  ) throws(DocumentError) {
    for node in try list?.elements() ?? [] {
      let fields = try node.fields(Self.changeKeys)
      guard let time = fields[0], let set = fields[1] else {
        throw node.error("at and set are needed")
      }
      for (keyPath, value) in try set.anyMembers() {
        layer.modelChanges.append(
          .init(at: try time.number(), keyPath, to: try self.value(value, keyPath)))
      }
    }
  }

  private static let transactionKeys = JSONKeys([
    "at", "duration", "timingFunction", "disableActions", "set",
  ])

  private mutating func transactions(
    _ list: JSONNode?, of layer: inout AnimatedLayer
  ) throws(DocumentError) {
    for node in try list?.elements() ?? [] {
      let fields = try node.fields(Self.transactionKeys)
      var values: [(String, AnimatableValue)] = []
      for (keyPath, value) in try fields[4]?.anyMembers() ?? [] {
        values.append((keyPath, try self.value(value, keyPath)))
      }
      let easing = try self.easing(fields[2]) ?? .ease
      let duration = try fields[1]?.number() ?? MediaTiming.defaultDuration
      let (isDisabled, time) = (try fields[3]?.bool() ?? false, try fields[0]?.number())
      do throws(AnimationError) {
        try layer.transaction(
          duration: duration, timingFunction: easing, disableActions: isDisabled, at: time
        ) { transaction in
          for (keyPath, value) in values { transaction.set(keyPath, to: value) }
        }
      } catch {
        throw node.error(error.description)
      }
    }
  }
}
