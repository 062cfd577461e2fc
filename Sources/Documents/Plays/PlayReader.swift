import CurveArithmetic
import CurveNotation
import CurvePlatforms
import Curves
import Spring

/// Reads the objects of a play. It caches parsed texts.
struct PlayReader {
  private var easings: [String: Easing] = [:]
  private var grabs: [(part: Int, start: Double, end: Double)] = []
  private var held: Double?

  private static let rootKeys = JSONKeys([
    "value", "spring", "bounds", "rubberBand", "commands", "repeat", "gap", "then", "name",
    "note", "$schema",
  ])
  private static let partKeys = JSONKeys([
    "value", "spring", "bounds", "rubberBand", "commands", "repeat", "gap",
  ])

  mutating func document(_ root: JSONNode) throws(DocumentError) -> PlayDocument {
    let fields = try root.fields(Self.rootKeys)
    let first = try play(fields, root, part: 0, after: nil)
    let (rounds, gap) = (try rounds(fields[5]), try gap(fields))
    var sequence = try Self.placed(fields[5] ?? root) { () throws(SpringError) in
      try PlaySequence(first, rounds: rounds, gap: gap)
    }
    for (index, node) in (try fields[7]?.elements() ?? []).enumerated() {
      let fields = try node.fields(Self.partKeys)
      let next = try play(fields, node, part: index + 1, after: sequence.parts[index].play)
      let (rounds, gap) = (try self.rounds(fields[5]), try self.gap(fields))
      try Self.placed(fields[5] ?? node) { () throws(SpringError) in
        try sequence.append(next, rounds: rounds, gap: gap)
      }
    }
    var document = PlayDocument(name: try fields[8]?.string() ?? "", sequence: sequence)
    _ = try fields[9]?.string()
    document.grabs = grabs
    return document
  }

  /// A play. What it does not say is as in the play before; its value is where that one lands.
  private mutating func play(
    _ fields: JSONFields, _ node: JSONNode, part: Int, after last: Play<[Double]>?
  ) throws(DocumentError) -> Play<[Double]> {
    guard let from = try fields[0].map(Self.value) ?? last?.restingValue else {
      throw node.error("value is missing")
    }
    guard !from.isEmpty else { throw (fields[0] ?? node).error("a value needs a number") }
    let spring = try fields[1].map { node throws(DocumentError) in try self.spring(node) }
    let bounds = try fields[2].map { node throws(DocumentError) in
      try Self.bounds(node, count: from.count)
    }
    let band = try fields[3].map(Self.rubberBand)
    var play = try Self.placed(fields[2] ?? fields[0] ?? node) { () throws(SpringError) in
      let standard = try DampedSpring()
      return try Play(
        from: from, spring: spring ?? last?.spring ?? standard,
        bounds: bounds ?? last?.bounds ?? [], rubberBand: band)
    }
    held = nil
    let commands = try fields[4]?.elements() ?? []
    for command in commands { try apply(command, to: &play, part: part) }
    if let start = held { grabs.append((part, start, play.lastTime)) }
    return play
  }

  private func rounds(_ node: JSONNode?) throws(DocumentError) -> Double {
    guard let node else { return 1 }
    if node.isNumber { return try node.number() }
    guard node.isString, try node.string() == "infinity" else {
      throw node.error("repeat must be a number or \"infinity\"")
    }
    return .infinity
  }

  private func gap(_ fields: JSONFields) throws(DocumentError) -> Double {
    guard let node = fields[6] else { return 0 }
    guard fields[5] != nil else { throw node.error("gap has no effect without repeat") }
    return try node.number()
  }

  static func value(_ node: JSONNode) throws(DocumentError) -> [Double] {
    node.isNumber ? [try node.number()] : try node.numbers()
  }

  private static func bounds(
    _ node: JSONNode, count: Int
  ) throws(DocumentError) -> [ClosedRange<Double>?] {
    let ranges = try node.elements()
    // [0, 600] for one component, [[0, 600], null] for more.
    if ranges.first?.isNumber ?? false {
      guard count == 1 else {
        throw node.error("expected a pair for each of the \(count) components, or null")
      }
      return [try range(node)]
    }
    guard ranges.count == count else {
      throw node.error("expected \(count) pairs, but found \(ranges.count)")
    }
    var bounds: [ClosedRange<Double>?] = []
    for node in ranges { bounds.append(node.isNull ? nil : try range(node)) }
    return bounds
  }

  private static func range(_ node: JSONNode) throws(DocumentError) -> ClosedRange<Double> {
    let numbers = try node.numbers()
    guard numbers.count == 2 else { throw node.error("expected the least and the largest value") }
    guard numbers[0] <= numbers[1] else {
      throw node.error("the least value comes first: \(numbers[0]) is above \(numbers[1])")
    }
    return numbers[0]...numbers[1]
  }

  private static let bandKeys = JSONKeys(["dimension", "coefficient"])

  private static func rubberBand(_ node: JSONNode) throws(DocumentError) -> RubberBand {
    let fields = try node.fields(bandKeys)
    guard let dimension = try fields[0]?.number() else {
      throw node.error("dimension is missing")
    }
    let coefficient = try fields[1]?.number() ?? 0.55
    return try placed(node) { () throws(SpringError) in
      try RubberBand(dimension: dimension, coefficient: coefficient)
    }
  }

  /// A timing function as text. Each text is parsed once.
  private mutating func easing(_ node: JSONNode) throws(DocumentError) -> Easing {
    let text = try node.string()
    if let easing = easings[text] { return easing }
    do throws(SyntaxError) {
      let easing = try EasingParser().parse(text).easing
      if easings.count < 4096 { easings[text] = easing }
      return easing
    } catch {
      throw node.error("\"\(text.prefix(60))\" is not a curve: \(error)")
    }
  }

  private mutating func spring(_ node: JSONNode) throws(DocumentError) -> DampedSpring {
    guard case .spring(let curve) = try easing(node) else {
      throw node.error("\"\(try node.string().prefix(60))\" is not a spring")
    }
    return curve.motion.spring
  }

  private static func system(_ node: JSONNode) throws(DocumentError) -> DecaySystem {
    let name = try node.string()
    if let system = DecaySystem.named(name) { return system }
    let names = DecaySystem.all.map(\.name)
    throw node.unknown("system", name, names)
  }

  private static func tracker(_ node: JSONNode) throws(DocumentError) -> VelocityTracker {
    let name = try node.string()
    if let tracker = VelocityTracker.named(name) { return tracker }
    throw node.unknown("tracker", name, VelocityTracker.all.map(\.name))
  }

  /// Gives an error of the libraries a place in the document.
  private static func placed<Result>(
    _ node: JSONNode, _ body: () throws(SpringError) -> Result
  ) throws(DocumentError) -> Result {
    do throws(SpringError) {
      return try body()
    } catch {
      throw node.error(error.description)
    }
  }

  private enum Verb: Int, CaseIterable {
    case to = 1
    case grab, release, pause, resume, speed, seek, stop
  }

  private static let commandKeys = JSONKeys([
    "at", "to", "grab", "release", "pause", "resume", "speed", "seek", "stop", "spring", "curve",
    "duration", "tracker",
  ])

  private mutating func apply(
    _ node: JSONNode, to play: inout Play<[Double]>, part: Int
  ) throws(DocumentError) {
    let fields = try node.fields(Self.commandKeys)
    guard let place = fields[0] else { throw node.error("at is missing") }
    let time = try place.number()
    guard time >= play.lastTime else {
      throw place.error(
        play.lastTime == 0
          ? "a command comes at 0 or later, but this one at \(time)"
          : "commands come in order of time, but \(time) is before \(play.lastTime)")
    }
    let verbs = Verb.allCases.filter { fields[$0.rawValue] != nil }
    guard verbs.count == 1, let verb = verbs.first, let argument = fields[verb.rawValue] else {
      let names = Verb.allCases.map { "\($0)" }.joined(separator: ", ")
      throw node.error("a command has one of \(names), but this one has \(verbs.count)")
    }
    if verb != .to {
      for (key, name) in [(9, "spring"), (10, "curve"), (11, "duration"), (12, "tracker")] {
        if let other = fields[key] { throw other.error("\(name) has no effect without to") }
      }
    }
    if verb == .to || verb == .release || verb == .stop, let start = held {
      grabs.append((part, start, time))
      held = nil
    }
    switch verb {
    case .to: try to(fields, argument, at: time, &play)
    case .grab: try grab(argument, at: time, &play)
    case .release: try release(argument, at: time, &play)
    case .pause, .resume:
      guard try argument.bool() else { throw argument.error("must be true") }
      try Self.placed(node) { () throws(SpringError) in
        verb == .pause ? try play.pause(at: time) : try play.resume(at: time)
      }
    case .speed:
      let speed = try argument.number()
      try Self.placed(argument) { () throws(SpringError) in try play.setSpeed(speed, at: time) }
    case .seek:
      let reading = try argument.number()
      try Self.placed(argument) { () throws(SpringError) in try play.seek(to: reading, at: time) }
    case .stop:
      let place = try argument.word(Play<[Double]>.StopPlace.self)
      try Self.placed(argument) { () throws(SpringError) in try play.stop(at: time, place) }
    }
  }

  private mutating func to(
    _ fields: JSONFields, _ argument: JSONNode, at time: Double, _ play: inout Play<[Double]>
  ) throws(DocumentError) {
    let target = try Self.value(argument)
    guard let curveNode = fields[10] else {
      if let node = fields[11] { throw node.error("duration has no effect without curve") }
      let spring = try fields[9].map { node throws(DocumentError) in try self.spring(node) }
      let tracker = try fields[12].map(Self.tracker)
      if let node = fields[12], !play.isGrabbed {
        throw node.error("tracker has no effect without a grab")
      }
      return try Self.placed(argument) { () throws(SpringError) in
        try play.to(
          target, at: time, spring: spring, tracker: tracker ?? .leastSquares50)
      }
    }
    for (key, name) in [(9, "spring"), (12, "tracker")] {
      if let node = fields[key] { throw node.error("\(name) has no effect with curve") }
    }
    guard let duration = try fields[11]?.number() else {
      throw curveNode.error("curve needs duration")
    }
    let curve = try easing(curveNode)
    try Self.placed(argument) { () throws(SpringError) in
      try play.to(target, at: time, curve: curve, duration: duration)
    }
  }

  private mutating func grab(
    _ argument: JSONNode, at time: Double, _ play: inout Play<[Double]>
  ) throws(DocumentError) {
    let samples = try argument.elements()
    guard !samples.isEmpty else { throw argument.error("a grab needs samples") }
    if held == nil { held = time }
    try Self.placed(argument) { () throws(SpringError) in try play.grab(at: time) }
    let count = play.from.count
    for node in samples {
      let numbers = try node.numbers()
      guard numbers.count == count + 1 else {
        throw node.error(
          "a sample has a time and \(count == 1 ? "a value" : "\(count) values"), "
            + "but this one has \(numbers.count) numbers")
      }
      guard numbers[0] >= play.lastTime else {
        throw node.error(
          "samples come in order of time, but \(numbers[0]) is before \(play.lastTime)")
      }
      try Self.placed(node) { () throws(SpringError) in
        try play.move(to: Array(numbers.dropFirst()), at: numbers[0])
      }
    }
  }

  private static let releaseKeys = JSONKeys(["decay", "edge", "tracker", "snap", "spring"])

  private mutating func release(
    _ argument: JSONNode, at time: Double, _ play: inout Play<[Double]>
  ) throws(DocumentError) {
    guard play.isGrabbed else { throw argument.error("release comes after a grab") }
    let fields = try argument.fields(Self.releaseKeys)
    let system = try fields[0].map(Self.system) ?? DecaySystem.all[0]
    let tracker = try fields[2].map(Self.tracker) ?? .leastSquares50
    guard let places = fields[3] else {
      if let node = fields[4] { throw node.error("spring has no effect without snap") }
      let edge = try fields[1].map { node throws(DocumentError) in try self.edge(node) }
      if let node = fields[1], play.bounds.isEmpty {
        throw node.error("edge has no effect without bounds")
      }
      return try Self.placed(argument) { () throws(SpringError) in
        try play.release(system, at: time, edge: edge, tracker: tracker)
      }
    }
    if let node = fields[1] { throw node.error("edge has no effect with snap") }
    var values: [[Double]] = []
    for node in try places.elements() { values.append(try Self.value(node)) }
    guard !values.isEmpty else { throw places.error("snap needs a place") }
    let spring = try fields[4].map { node throws(DocumentError) in try self.spring(node) }
    try Self.placed(places) { () throws(SpringError) in
      try play.release(
        snappingTo: values, projectedBy: system, at: time, spring: spring, tracker: tracker)
    }
  }

  /// `stop`, `reflect`, or the spring of a bounce.
  private mutating func edge(_ node: JSONNode) throws(DocumentError) -> EdgeBehavior {
    switch try node.string() {
    case "stop": return .stop
    case "reflect": return .reflect
    default: return .bounce(try spring(node))
    }
  }
}

extension JSONNode {
  /// An error for an unknown name, with the nearest one.
  fileprivate func unknown(_ kind: String, _ name: String, _ names: [String]) -> DocumentError {
    let hint =
      NameList(names).nearest(to: name).map { ": did you mean \"\($0)\"?" }
      ?? ": known are \(names.joined(separator: ", "))"
    return error("unknown \(kind) \"\(name.prefix(80))\"\(hint)")
  }
}
