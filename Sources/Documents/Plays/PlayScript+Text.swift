import Curves
import Spring

extension PlayScript {
  /// The script as JSON that ``PlayDocument/init(json:)`` reads back to an equal one.
  ///
  /// - Complexity: linear in the commands.
  public var json: String { "\(text)\n" }

  /// The script as JSON that reads back to it.
  var text: SceneText {
    var members = parts.first?.members ?? []
    if parts.count > 1 {
      members.append(("then", .array(parts.dropFirst().map { .object($0.members) })))
    }
    return .object(members)
  }

  fileprivate static func text(_ value: [Double]) -> SceneText {
    value.count == 1 ? .number(value[0]) : .array(value.map { .number($0) })
  }
}

extension PlayScript.Part {
  fileprivate var members: [(String, SceneText)] {
    var members: [(String, SceneText)] = [
      ("value", PlayScript.text(from)), ("spring", .string(spring.text)),
    ]
    if !bounds.isEmpty {
      let pairs = bounds.map { range -> SceneText in
        range.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null
      }
      members.append(("bounds", .array(pairs)))
    }
    if let rubberBand {
      members.append(
        (
          "rubberBand",
          .object([
            ("dimension", .number(rubberBand.dimension)),
            ("coefficient", .number(rubberBand.coefficient)),
          ])
        ))
    }
    members.append(("commands", .array(commands.map { .object($0.members) })))
    if rounds != 1 {
      members.append(("repeat", rounds < .infinity ? .number(rounds) : .string("infinity")))
      if gap != 0 { members.append(("gap", .number(gap))) }
    }
    return members
  }
}

extension PlayScript.Command {
  fileprivate var members: [(String, SceneText)] {
    [("at", .number(time))] + action.members
  }
}

extension PlayScript.Action {
  fileprivate var members: [(String, SceneText)] {
    switch self {
    case .to(let target, let spring, let tracker):
      return [("to", PlayScript.text(target))] + Self.options(spring, tracker)
    case .curve(let target, let curve, let duration):
      return [
        ("to", PlayScript.text(target)), ("curve", .string(curve.description)),
        ("duration", .number(duration)),
      ]
    case .grab(let samples):
      let rows = samples.map { SceneText.array(([$0.time] + $0.value).map { .number($0) }) }
      return [("grab", .array(rows))]
    case .release(let system, let edge, let tracker):
      var members: [(String, SceneText)] = [("decay", .string(system.description))]
      if let edge { members.append(("edge", .string(edge.text))) }
      return [("release", .object(members + Self.options(nil, tracker)))]
    case .snap(let positions, let system, let spring, let tracker):
      let members: [(String, SceneText)] = [
        ("snap", .array(positions.map(PlayScript.text))), ("decay", .string(system.description)),
      ]
      return [("release", .object(members + Self.options(spring, tracker)))]
    case .pause: return [("pause", .bool(true))]
    case .resume: return [("resume", .bool(true))]
    case .speed(let speed): return [("speed", .number(speed))]
    case .seek(let reading): return [("seek", .number(reading))]
    case .stop(let position): return [("stop", .string(position.rawValue))]
    }
  }

  private static func options(
    _ spring: DampedSpring?, _ tracker: VelocityTracker
  ) -> [(String, SceneText)] {
    (spring.map { [("spring", .string($0.text))] } ?? [])
      + (tracker == .leastSquares50 ? [] : [("tracker", .string(tracker.name))])
  }
}

extension DampedSpring {
  /// The text of the spring, with all digits.
  fileprivate var text: String {
    SpringParameters.physical(mass: mass, stiffness: stiffness, damping: damping)
      .text(over: isUndamped ? 1 : nil)
  }

  private var isUndamped: Bool { damping == 0 }
}

extension EdgeBehavior {
  fileprivate var text: String {
    spring.map { $0.text } ?? (self == .reflect ? "reflect" : "stop")
  }
}
