import Curves
import Timeline

extension Stagger {
  /// The members that differ from the defaults.
  var members: [(String, SceneText)] {
    var members: [(String, SceneText)] = [("each", .number(each))]
    switch origin {
    case .first: break
    case .center: members.append(("from", .string("center")))
    case .last: members.append(("from", .string("last")))
    case .edges: members.append(("from", .string("edges")))
    case .index(let index): members.append(("from", .number(Double(index))))
    }
    if let columns { members.append(("columns", .number(Double(columns)))) }
    if let axis { members.append(("axis", .string(axis.rawValue))) }
    if easing != .linear { members.append(("easing", .string(easing.description))) }
    if rule != .step { members.append(("like", .string(rule.rawValue))) }
    return members
  }
}

extension AnimatedLayer.TimingChange {
  var members: [(String, SceneText)] {
    let what: (String, SceneText) =
      switch action {
      case .pause: ("pause", .bool(true))
      case .resume: ("resume", .bool(true))
      case .speed(let value): ("speed", .number(value))
      case .timeOffset(let value): ("timeOffset", .number(value))
      }
    return [("at", .number(time)), what]
  }
}
