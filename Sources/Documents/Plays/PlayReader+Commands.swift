import CurveArithmetic
import Curves
import Spring

extension PlayReader {
  private enum Verb: Int, CaseIterable {
    case to = 1
    case grab, release, pause, resume, speed, seek, stop
  }

  private static let commandKeys = JSONKeys([
    "at", "to", "grab", "release", "pause", "resume", "speed", "seek", "stop", "spring", "curve",
    "duration", "tracker",
  ])

  /// Reads a command and applies it.
  mutating func apply(
    _ node: JSONNode, to play: inout Play<[Double]>, part: Int
  ) throws(DocumentError) -> PlayScript.Command {
    try refuseMisplaced(node)
    let fields = try node.fields(Self.commandKeys)
    guard let timeNode = fields[0] else { throw node.error("at is missing") }
    let time = try timeNode.number()
    guard time >= play.lastTime else {
      throw timeNode.error(
        play.lastTime == 0
          ? "at must be 0 or later, but is \(cssNumber(time))"
          : "commands must be in order of time, but \(cssNumber(time)) is before "
            + cssNumber(play.lastTime))
    }
    let verbs = Verb.allCases.filter { fields[$0.rawValue] != nil }
    guard verbs.count == 1, let verb = verbs.first, let argument = fields[verb.rawValue] else {
      let names = Verb.allCases.map { "\($0)" }.joined(separator: ", ")
      throw node.error("a command has one of \(names), but this one has \(verbs.count)")
    }
    if verb != .to {
      for (key, name) in [(9, "spring"), (10, "curve"), (11, "duration"), (12, "tracker")] {
        guard let other = fields[key] else { continue }
        let isInside = verb == .release && (key == 9 || key == 12)
        throw other.error(
          isInside
            ? "\(name) belongs inside release, as in {\"release\": {\"\(name)\": …}}"
            : "\(name) has no effect without to")
      }
    }
    if verb == .to || verb == .release || verb == .stop, let start = held {
      grabs.append(PlayDocument.Grab(part: part, start: start, end: time))
      held = nil
    }
    if verb == .grab { return try grab(argument, at: time, &play) }
    let command = PlayScript.Command(
      at: time, try action(verb, fields, argument, isGrabbed: play.isGrabbed, play))
    try Self.located(verb == .pause || verb == .resume ? node : argument) {
      () throws(ParameterError) in try play.apply(command)
    }
    return command
  }

  private mutating func action(
    _ verb: Verb, _ fields: JSONFields, _ argument: JSONNode, isGrabbed: Bool,
    _ play: Play<[Double]>
  ) throws(DocumentError) -> PlayScript.Action {
    switch verb {
    case .to: return try to(fields, argument, isGrabbed: isGrabbed)
    case .release:
      guard isGrabbed else { throw argument.error("release comes after a grab") }
      return try release(argument, hasBounds: !play.bounds.isEmpty)
    case .pause, .resume:
      guard try argument.bool() else { throw argument.error("must be true") }
      return verb == .pause ? .pause : .resume
    case .speed: return .speed(try argument.number())
    case .seek: return .seek(try argument.number())
    case .grab, .stop:
      guard argument.isString else {
        guard try argument.bool() else { throw argument.error("must be true, current or end") }
        return .stop(.current)
      }
      return .stop(try argument.word(Play<[Double]>.StopPosition.self))
    }
  }

  private mutating func to(
    _ fields: JSONFields, _ argument: JSONNode, isGrabbed: Bool
  ) throws(DocumentError) -> PlayScript.Action {
    let target = try Self.value(argument)
    guard let curveNode = fields[10] else {
      if let node = fields[11] { throw node.error("duration has no effect without curve") }
      let spring = try fields[9].map { node throws(DocumentError) in try self.spring(node) }
      let tracker = try fields[12].map(Self.tracker)
      if let node = fields[12], !isGrabbed {
        throw node.error("tracker has no effect without a grab")
      }
      return .to(target, spring: spring, tracker: tracker ?? .leastSquares50)
    }
    for (key, name) in [(9, "spring"), (12, "tracker")] {
      if let node = fields[key] { throw node.error("\(name) has no effect with curve") }
    }
    guard let duration = try fields[11]?.number() else {
      throw curveNode.error("curve needs duration")
    }
    return .curve(target, try easings.easing(curveNode), duration: duration)
  }

  private mutating func grab(
    _ argument: JSONNode, at time: Double, _ play: inout Play<[Double]>
  ) throws(DocumentError) -> PlayScript.Command {
    let samples = try argument.elements()
    guard !samples.isEmpty else { throw argument.error("a grab needs samples") }
    if held == nil { held = time }
    try Self.located(argument) { () throws(ParameterError) in try play.grab(at: time) }
    let count = play.from.count
    var read: [PlayScript.Sample] = []
    for node in samples {
      let numbers = try node.numbers()
      guard numbers.count == count + 1 else {
        throw node.error(
          "a sample has a time and \(count == 1 ? "a value" : "\(count) values"), "
            + "but this one has \(numbers.count) numbers")
      }
      guard numbers[0] >= play.lastTime else {
        throw node.error(
          "samples must be in order of time, but \(cssNumber(numbers[0])) is before "
            + cssNumber(play.lastTime))
      }
      let sample = PlayScript.Sample(at: numbers[0], Array(numbers.dropFirst()))
      try Self.located(node) { () throws(ParameterError) in
        try play.move(to: sample.value, at: sample.time)
      }
      read.append(sample)
    }
    return PlayScript.Command(at: time, .grab(read))
  }

  private static let releaseKeys = JSONKeys(["decay", "edge", "tracker", "snap", "spring", "to"])

  /// Refuses keys that belong elsewhere, and names where they belong.
  private func refuseMisplaced(_ node: JSONNode) throws(DocumentError) {
    let thrown =
      "a grab has the velocity of its samples: \"grab\": [[0, 0], [0.02, 10]], then \"release\": {}, "
      + "throws with 500 per second"
    for (key, member) in try node.anyMembers() {
      switch key {
      case "snap", "decay", "edge":
        throw member.error(
          "\(key) belongs inside release, after a grab, as in {\"release\": {\"\(key)\": …}}")
      case "fling", "throw", "flick", "velocity": throw member.error(thrown)
      case "release" where member.isObject:
        if let velocity = try member.member("velocity") { throw velocity.error(thrown) }
      default: break
      }
    }
  }

  private mutating func release(
    _ argument: JSONNode, hasBounds: Bool
  ) throws(DocumentError) -> PlayScript.Action {
    let fields = try argument.fields(Self.releaseKeys)
    let system = try fields[0].map(Self.system) ?? DecaySystem.all[0]
    let tracker = try fields[2].map(Self.tracker) ?? .leastSquares50
    if let target = fields[5] {
      for (key, name) in [(0, "decay"), (1, "edge"), (3, "snap")] {
        if let node = fields[key] { throw node.error("\(name) has no effect with to") }
      }
      let spring = try fields[4].map { node throws(DocumentError) in try self.spring(node) }
      return .to(try Self.value(target), spring: spring, tracker: tracker)
    }
    guard let positions = fields[3] else {
      if let node = fields[4] { throw node.error("spring has no effect without snap or to") }
      let edge = try fields[1].map { node throws(DocumentError) in try self.edge(node) }
      if let node = fields[1], !hasBounds { throw node.error("edge has no effect without bounds") }
      return .release(system, edge: edge, tracker: tracker)
    }
    if let node = fields[1] { throw node.error("edge has no effect with snap") }
    var values: [[Double]] = []
    for node in try positions.elements() { values.append(try Self.value(node)) }
    guard !values.isEmpty else { throw positions.error("snap needs a position") }
    let spring = try fields[4].map { node throws(DocumentError) in try self.spring(node) }
    return .snap(values, system, spring: spring, tracker: tracker)
  }

  /// `stop`, `reflect`, or the spring of a bounce.
  private mutating func edge(_ node: JSONNode) throws(DocumentError) -> EdgeBehavior {
    let text = try node.string()
    switch text {
    case "stop": return .stop
    case "reflect": return .reflect
    default:
      do throws(DocumentError) {
        return .bounce(try spring(node))
      } catch {
        guard text.allSatisfy({ $0.isLetter }) else { throw error }
        throw node.error(
          "edge must be stop, reflect or the spring of a bounce, as in \"stiffness 230, damping 22\", "
            + "but is \"\(text.prefix(60))\"")
      }
    }
  }
}
