import CurveArithmetic
import CurveNotation
import CurvePlatforms
import Curves
import Spring

/// Reads the objects of a play. It caches parsed texts.
struct PlayReader {
  var easings: EasingCache
  var grabs: [PlayDocument.Grab] = []
  /// When the finger that holds the value grabbed it.
  var held: Double?

  init(easings: EasingCache = EasingCache()) { self.easings = easings }

  private static let rootKeys = JSONKeys([
    "value", "spring", "bounds", "rubberBand", "commands", "repeat", "gap", "then", "name",
    "note", "$schema",
  ])
  private static let partKeys = JSONKeys([
    "value", "spring", "bounds", "rubberBand", "commands", "repeat", "gap",
  ])

  mutating func document(_ root: JSONNode) throws(DocumentError) -> PlayDocument {
    let fields = try root.fields(Self.rootKeys)
    let (script, sequence) = try script(root)
    var document = PlayDocument(
      name: try fields[8]?.string() ?? "", script: script, sequence: sequence)
    _ = try fields[9]?.string()
    document.grabs = grabs
    return document
  }

  /// The commands and their motion.
  mutating func script(
    _ root: JSONNode
  ) throws(DocumentError) -> (PlayScript, PlaySequence<[Double]>) {
    let fields = try root.fields(Self.rootKeys)
    var (part, first) = try part(fields, root, number: 0, after: nil)
    var parts = [part]
    var sequence = try Self.repeating(fields[5] ?? root) { () throws(ParameterError) in
      try PlaySequence(first, rounds: parts[0].rounds, gap: parts[0].gap)
    }
    for (index, node) in (try fields[7]?.elements() ?? []).enumerated() {
      let fields = try node.fields(Self.partKeys)
      let last = sequence.parts[index].play
      (part, first) = try self.part(fields, node, number: index + 1, after: (part, last))
      let (next, rounds, gap) = (first, part.rounds, part.gap)
      try Self.repeating(fields[5] ?? node) { () throws(ParameterError) in
        try sequence.append(next, rounds: rounds, gap: gap)
      }
      parts.append(part)
    }
    return (PlayScript(parts), sequence)
  }

  /// A play. What it does not say is as in the play before; its value is where that one lands.
  private mutating func part(
    _ fields: JSONFields, _ node: JSONNode, number: Int,
    after last: (part: PlayScript.Part, play: Play<[Double]>)?
  ) throws(DocumentError) -> (PlayScript.Part, Play<[Double]>) {
    guard let from = try fields[0].map(Self.value) ?? last?.play.restingValue else {
      throw node.error("value is missing")
    }
    guard !from.isEmpty else { throw (fields[0] ?? node).error("a value needs a number") }
    let spring = try fields[1].map { node throws(DocumentError) in try self.spring(node) }
    let bounds = try fields[2].map { node throws(DocumentError) in
      try Self.bounds(node, count: from.count)
    }
    let standard = try Self.located(node) { () throws(ParameterError) in try DampedSpring() }
    var part = PlayScript.Part(from: from, spring: spring ?? last?.part.spring ?? standard)
    part.bounds = bounds ?? last?.part.bounds ?? []
    part.rubberBand = try fields[3].map(Self.rubberBand)
    (part.rounds, part.gap) = (try rounds(fields[5]), try gap(fields))
    let start = part
    var play = try Self.located(fields[2] ?? fields[0] ?? node) { () throws(ParameterError) in
      try start.start()
    }
    held = nil
    for command in try fields[4]?.elements() ?? [] {
      part.commands.append(try apply(command, to: &play, part: number))
    }
    if let start = held {
      grabs.append(PlayDocument.Grab(part: number, start: start, end: play.lastTime))
    }
    return (part, play)
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

  /// Gives an error about a number of rounds its position, and writes infinity as JSON does.
  private static func repeating<Result>(
    _ node: JSONNode, _ body: () throws(ParameterError) -> Result
  ) throws(DocumentError) -> Result {
    do throws(ParameterError) {
      return try body()
    } catch {
      guard error.parameter == .repeat, error.value == .infinity else {
        throw node.error(error.description)
      }
      throw node.error("repeat must be \(error.allowed), but is \"infinity\"")
    }
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
      throw node.error(
        "the least value comes first: \(messageNumber(numbers[0])) is above "
          + messageNumber(numbers[1]))
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
    return try located(node) { () throws(ParameterError) in
      try RubberBand(dimension: dimension, coefficient: coefficient)
    }
  }

  mutating func spring(_ node: JSONNode) throws(DocumentError) -> DampedSpring {
    guard case .spring(let curve) = try easings.easing(node) else {
      throw node.error("\"\(try node.string().prefix(60))\" is not a spring")
    }
    return curve.motion.spring
  }

  static func system(_ node: JSONNode) throws(DocumentError) -> DecaySystem {
    let name = try node.string()
    if let system = DecaySystem.named(name) { return system }
    // A platform's own text, such as exponentialDecay(frictionMultiplier = 2f).
    if case .decay(let curve)? = (try? EasingParser().parse(name))?.easing { return curve.system }
    if name.contains("(") {
      do throws(SyntaxError) {
        return try EasingReader.decaySystem(name)
      } catch {
        throw node.error("\"\(name.prefix(80))\": \(error)")
      }
    }
    let names = DecaySystem.all.map(\.name)
    throw node.unknown("system", name, names)
  }

  static func tracker(_ node: JSONNode) throws(DocumentError) -> VelocityTracker {
    let name = try node.string()
    if let tracker = VelocityTracker.named(name) { return tracker }
    throw node.unknown("tracker", name, VelocityTracker.all.map(\.name))
  }

  /// Gives an error of the libraries a position in the document.
  static func located<Result>(
    _ node: JSONNode, _ body: () throws(ParameterError) -> Result
  ) throws(DocumentError) -> Result {
    do throws(ParameterError) {
      return try body()
    } catch {
      throw node.error(error.description)
    }
  }
}

extension JSONNode {
  /// An error for an unknown name, with the nearest one.
  func unknown(_ kind: String, _ name: String, _ names: [String]) -> DocumentError {
    let hint =
      NameList(names).nearest(to: name).map { ": did you mean '\($0)'?" }
      ?? ": known are \(names.joined(separator: ", "))"
    return error("unknown \(kind) \"\(name.prefix(80))\"\(hint)")
  }
}
