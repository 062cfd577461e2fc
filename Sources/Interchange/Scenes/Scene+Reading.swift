import Arithmetic
import Curves
import Timeline

extension Scene {
  /// Reads a scene file; scenes/scene.schema.json describes it.
  ///
  /// - Parameter isStrict: Makes every diagnostic of a keyframe animation an error.
  /// - Throws: ``DocumentError`` with line, column and path.
  public init(json bytes: [UInt8], isStrict: Bool = false) throws(DocumentError) {
    let root = try JSONNode(document: bytes)
    let members = try root.members(["name", "note", "duration", "clock", "layers", "$schema"])
    guard let durationNode = members["duration"] else { throw root.error("duration is missing") }
    let duration = try durationNode.number()
    guard duration >= 0 else {
      throw durationNode.error("must be 0 or positive, but is \(duration)")
    }
    let clock =
      try members["clock"].map { (node) throws(DocumentError) in try FrameClock(node) }
      ?? .displayLink(60)
    var layers: [Layer] = []
    var names: Set<String> = []
    guard let list = members["layers"] else { throw root.error("layers are missing") }
    for node in try list.elements() {
      layers.append(try Layer(node, names: &names, isStrict: isStrict))
    }
    self.init(
      name: try members["name"]?.string() ?? "", note: try members["note"]?.string() ?? "",
      duration: duration, clock: clock, layers: layers)
  }
}

extension FrameClock {
  init(_ node: JSONNode) throws(DocumentError) {
    let members = try node.members(["displayLink", "timer", "fixed"])
    guard members.count == 1, let (kind, value) = members.first else {
      throw node.error("one of displayLink, timer and fixed was expected")
    }
    let number = try value.number()
    guard number > 0, number <= 1e9 else {
      throw value.error("must be above 0 and at most 1e9, but is \(number)")
    }
    switch kind {
    case "displayLink": self = .displayLink(number)
    case "timer": self = .timer(number)
    default: self = .fixed(number)
    }
  }
}

extension Layer {
  init(
    _ node: JSONNode, names: inout Set<String>, isStrict: Bool
  ) throws(DocumentError) {
    let members = try node.members(["name", "model", "timing", "animations", "sublayers"])
    guard let nameNode = members["name"] else { throw node.error("name is missing") }
    let name = try nameNode.string()
    guard names.insert(name).inserted else {
      throw nameNode.error("there is another layer \"\(name)\"")
    }
    var model: [String: AnimatableValue] = [:]
    for (key, value) in try members["model"]?.anyMembers() ?? [] {
      model[key] = try value.animatable().named(key)
    }
    var timing = MediaTiming()
    if let timingNode = members["timing"] {
      timing = try MediaTiming(timingNode.members(["beginTime", "speed", "timeOffset"]))
    }
    do throws(TimingError) {
      try self.init(name, model: model, timing: timing)
    } catch {
      throw node.error(error.description)
    }
    for (index, child) in try (members["animations"]?.elements() ?? []).enumerated() {
      let (key, animation) = try Animation.read(child)
      let name = key ?? "animation \(index + 1)"
      guard !animationKeys.contains(name) else {
        throw child.error("there is another animation with the key \"\(name)\"")
      }
      do throws(AnimationError) {
        try add(animation, forKey: name, isStrict: isStrict)
      } catch {
        throw child.error(error.description)
      }
    }
    for child in try members["sublayers"]?.elements() ?? [] {
      sublayers.append(try Layer(child, names: &names, isStrict: isStrict))
    }
  }
}

extension AnimatableValue {
  /// The value as the property of a name has it: four numbers are a rectangle where it is one, two a
  /// size.
  func named(_ keyPath: String) -> AnimatableValue {
    let last = keyPath.split(separator: ".").last ?? ""
    switch self {
    case .vector(let n) where n.count == 4 && ["bounds", "frame", "contentsRect"].contains(last):
      return .rect(
        Rect(origin: Point(x: n[0], y: n[1]), size: Size(width: n[2], height: n[3])))
    case .point(let p) where ["size", "shadowOffset", "translation"].contains(last):
      return .size(Size(width: p.x, height: p.y))
    default: return self
    }
  }
}

extension Animation {
  private static let commonKeys =
    ["key", "type", "timingFunction", "additive", "cumulative", "removedOnCompletion"]
    + MediaTiming.animationKeys
  private static let ends = ["keyPath", "from", "to", "by"]

  /// The keys of each type.
  private static let typeKeys: [String: [String]] = [
    "basic": ends,
    "spring": ends + ["mass", "stiffness", "damping", "initialVelocity"],
    "keyframe": ["keyPath"] + KeyframeSpecification.keys,
    "group": ["animations"],
    "relativeKeyframes": ["calculationMode", "curve", "keyframes"],
    "transition": ["kind", "subtype", "startProgress", "endProgress", "extent"],
  ]

  /// Reads an animation and its key.
  static func read(_ node: JSONNode) throws(DocumentError) -> (String?, Animation) {
    var type = "basic"
    if case .object(let members) = node.value.content,
      case .string(let name)? = members.first(where: { $0.key == "type" })?.value.content
    {
      type = name
    }
    guard let keys = typeKeys[type] else {
      let near = NameList(typeKeys.keys.sorted()).nearest(to: type)
      let hint = near.map { ": did you mean \"\($0)\"?" } ?? ""
      throw node.error("there is no animation type \"\(type)\"\(hint)")
    }
    let members = try node.members(commonKeys + keys)
    var animation = Animation(try content(type, members, node))
    animation.timing = try MediaTiming(members)
    let standard: Easing = type == "relativeKeyframes" ? .easeInOut : .linear
    let function = members["timingFunction"] ?? members["curve"]
    animation.timingFunction = try function?.easing() ?? standard
    animation.isAdditive = try members["additive"]?.bool() ?? false
    animation.isCumulative = try members["cumulative"]?.bool() ?? false
    animation.isRemovedOnCompletion = try members["removedOnCompletion"]?.bool() ?? true
    return (try members["key"]?.string(), animation)
  }

  private static func content(
    _ type: String, _ members: [String: JSONNode], _ node: JSONNode
  ) throws(DocumentError) -> Content {
    func keyPath() throws(DocumentError) -> String {
      guard let keyPath = members["keyPath"] else { throw node.error("keyPath is missing") }
      return try keyPath.string()
    }
    func basic(_ keyPath: String) throws(DocumentError) -> BasicAnimation<AnimatableValue> {
      var result = BasicAnimation<AnimatableValue>()
      for (key, property) in [
        ("from", \BasicAnimation<AnimatableValue>.from), ("to", \.to), ("by", \.by),
      ] {
        guard let value = members[key], !value.isNull else { continue }
        result[keyPath: property] = try value.animatable().named(keyPath)
      }
      return result
    }
    switch type {
    case "spring":
      var settings = SpringSettings()
      settings.mass = try members["mass"]?.number() ?? 1
      settings.stiffness = try members["stiffness"]?.number() ?? 100
      settings.damping = try members["damping"]?.number() ?? 10
      settings.initialVelocity = try members["initialVelocity"]?.number() ?? 0
      settings.isSettling = members["duration"]?.value.content == .string("settling")
      return .spring(keyPath: try keyPath(), try basic(keyPath()), settings)
    case "keyframe":
      let path = try keyPath()
      var specification = try KeyframeSpecification(members)
      specification.values = specification.values.map { $0.named(path) }
      return .keyframe(keyPath: path, specification)
    case "group":
      guard let list = members["animations"] else { throw node.error("animations are missing") }
      var children: [Animation] = []
      for child in try list.elements() { children.append(try read(child).1) }
      return .group(children)
    case "relativeKeyframes": return .relativeKeyframes(try RelativeGroup(members, node))
    case "transition":
      guard let kind = members["kind"] else { throw node.error("kind is missing") }
      do {
        return .transition(
          try Transition(
            try kind.word(Transition.Kind.self),
            subtype: try members["subtype"]?.word(Transition.Subtype.self) ?? .fromLeft,
            startProgress: try members["startProgress"]?.number() ?? 0,
            endProgress: try members["endProgress"]?.number() ?? 1,
            extent: try members["extent"]?.number() ?? 0))
      } catch let error as TimingError {
        throw node.error(error.description)
      } catch let error as DocumentError {
        throw error
      } catch {
        throw node.error("\(error)")
      }
    default: return .basic(keyPath: try keyPath(), try basic(keyPath()))
    }
  }
}

extension RelativeGroup {
  init(_ members: [String: JSONNode], _ node: JSONNode) throws(DocumentError) {
    guard let list = members["keyframes"] else { throw node.error("keyframes are missing") }
    self.init([])
    mode = try members["calculationMode"]?.word(CalculationMode.self) ?? .linear
    for element in try list.elements() {
      let parts = try element.members(["start", "duration", "set"])
      var targets: [String: AnimatableValue] = [:]
      for (keyPath, value) in try parts["set"]?.anyMembers() ?? [] {
        targets[keyPath] = try value.animatable().named(keyPath)
      }
      guard !targets.isEmpty else { throw element.error("set is missing or empty") }
      keyframes.append(
        Keyframe(
          start: try parts["start"]?.number() ?? 0, duration: try parts["duration"]?.number() ?? 0,
          targets: targets))
    }
  }
}
