import CurveArithmetic
import Curves
import Timeline
import Spring

/// The copies of a layer, and how its time passes.
extension SceneReader {
  private static let staggerKeys = JSONKeys([
    "each", "from", "columns", "axis", "easing", "like",
  ])

  /// Copies with delays: `"count": 9, "stagger": {"each": 0.1, "from": "center"}`.
  mutating func staggering(
    _ node: JSONNode, _ layer: JSONFields, _ variations: [String: Spawning.Variation]
  ) throws(DocumentError) -> Spawning {
    for (number, name) in [(6, "every"), (8, "first")] {
      if let other = layer[number] { throw other.error("\(name) has no effect with stagger") }
    }
    guard let countNode = layer[7] else { throw node.error("stagger needs count") }
    let count = try countNode.integer(in: 1...Double(Spawning.countLimit))
    let seed = try layer[9]?.integer(in: 0...1e15) ?? 0
    let fields = try node.fields(Self.staggerKeys)
    guard let each = try fields[0]?.number() else { throw node.error("each is missing") }
    let origin = try fields[1].map { from throws(DocumentError) in
      try Self.origin(from, count: count)
    }
    let columns = try fields[2]?.integer(in: 1...Double(Spawning.countLimit))
    if let axis = fields[3], columns == nil {
      throw axis.error("axis has no effect without columns")
    }
    let axis = try fields[3]?.word(Stagger.Axis.self)
    let easing = try easing(fields[4]) ?? .linear
    let rule = try fields[5]?.word(Stagger.Rule.self) ?? .step
    if rule == .motion, let grid = fields[2] {
      throw grid.error("columns has no effect like motion, which has no grids")
    }
    do throws(ParameterError) {
      let stagger = try Stagger(
        each: each, from: origin ?? .first, columns: columns.map { Int($0) }, axis: axis,
        easing: easing, rule: rule)
      return try Spawning(
        count: Int(count), stagger: stagger, seed: UInt64(seed), variations: variations)
    } catch {
      throw node.error(error.description)
    }
  }

  private static func origin(
    _ node: JSONNode, count: Double
  ) throws(DocumentError) -> Stagger.Origin {
    if node.isNumber { return .index(Int(try node.integer(in: 0...count - 1))) }
    let word = try node.string()
    switch word {
    case "first": return .first
    case "center": return .center
    case "last": return .last
    case "edges": return .edges
    default:
      let names = ["first", "center", "last", "edges"]
      let near = NameList(names).nearest(to: word)
      throw node.error(
        "from must be \(names.joined(separator: ", ")) or an index, but is \"\(word.prefix(80))\""
          + (near.map { ": did you mean '\($0)'?" } ?? ""))
    }
  }

  private static let timingChangeKeys = JSONKeys(["at", "pause", "resume", "speed", "timeOffset"])

  /// `[{"at": 1, "pause": true}, {"at": 2, "resume": true}]`.
  func timingChanges(_ list: JSONNode?) throws(DocumentError) -> [AnimatedLayer.TimingChange] {
    var changes: [AnimatedLayer.TimingChange] = []
    for node in try list?.elements() ?? [] {
      let fields = try node.fields(Self.timingChangeKeys)
      guard let at = fields[0] else { throw node.error("at is missing") }
      let given = (1...4).filter { fields[$0] != nil }
      guard given.count == 1, let action = fields[given[0]] else {
        throw node.error(
          "a change has one of pause, resume, speed, timeOffset, but this one has \(given.count)")
      }
      if given[0] <= 2 {
        guard try action.bool() else { throw action.error("must be true") }
      }
      let change: AnimatedLayer.TimingChange.Action =
        switch given[0] {
        case 1: .pause
        case 2: .resume
        case 3: .speed(try action.number())
        default: .timeOffset(try action.number())
        }
      let next = AnimatedLayer.TimingChange(at: try at.number(), change)
      do throws(ParameterError) {
        try next.validate(after: changes.last?.time ?? -.infinity)
      } catch {
        throw (error.parameter == .at ? at : action).error(error.description)
      }
      changes.append(next)
    }
    return changes
  }

  /// Changes how the time of an animation passes, that of a group with its children.
  func timingChanges(
    _ list: JSONNode?, of key: String, in layer: inout AnimatedLayer
  ) throws(DocumentError) {
    guard let list, let animation = layer.animation(forKey: key) else { return }
    let changes = try timingChanges(list)
    do throws(ParameterError) {
      try changes.validate(of: animation)
    } catch {
      throw list.error(error.description)
    }
    for change in changes { layer.changeTiming(forKey: key, at: change.time, change.action) }
  }
}
