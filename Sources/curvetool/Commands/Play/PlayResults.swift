import CurveDocuments
import Curves

/// The results of `play` for every output.
struct PlayResults: Sendable {
  let document: PlayDocument
  /// The jumps of the first rounds.
  let jumps: [PlayDiscontinuity<[Double]>]

  /// How many rounds of a loop are listed.
  static let rounds = 3
  static let threshold = 0.5
  /// Jumps of less, such as the rest of a spring at the end of a round, are not listed.
  private static let visible = 1e-6

  init(_ document: PlayDocument) {
    self.document = document
    jumps = document.sequence.discontinuities(rounds: Self.rounds).filter { jump in
      (jump.value + jump.velocity).contains { !($0.magnitude < Self.visible) }
    }
  }

  var sequence: PlaySequence<[Double]> { document.sequence }

  /// The names of the components.
  var names: [String] {
    switch sequence.parts[0].play.from.count {
    case 1: ["value"]
    case 2: ["x", "y"]
    case 3: ["x", "y", "z"]
    case let count: (1...count).map { "value\($0)" }
    }
  }

  func velocity(_ name: String) -> String { name == "value" ? "velocity" : "velocity.\(name)" }

  func fill(_ block: borrowing SampleBlock) {
    let count = names.count
    for row in 0..<block.count {
      let time = block[row, 0]
      let (value, velocity) = (sequence.value(at: time), sequence.velocity(at: time))
      for index in 0..<count {
        block[row, 1 + index] = value[index]
        block[row, 1 + count + index] = velocity[index]
      }
    }
  }

  /// When the last play ends; nil for an endless loop or motion.
  var duration: Double? { sequence.duration }

  var settled: Double { sequence.settlingTime(within: Self.threshold) }

  /// The end of the default samples: two rounds of an endless loop, a second of a motion that never ends.
  var horizon: Double {
    if let duration { return duration > 0 ? duration : 1 }
    let last = sequence.parts[sequence.parts.count - 1]
    let shown = last.start + 2 * last.period
    return shown < .infinity ? shown : last.start + last.play.lastTime + 1
  }

  var notes: [String] {
    var notes = document.script.timeNotes + document.script.restNotes
    let isSlight = isSlight
    let starts = jumps.filter {
      $0.cause == .to && $0.velocity.contains { $0 != 0 } && !isSlight($0)
    }
    if let first = starts.first {
      let more = starts.count > 1 ? ", and \(starts.count - 1) more" : ""
      notes.append(
        "the velocity jumps by \(text(first.velocity)) per s at "
          + "\(NumberText.brief(first.time)) s, where a curve or a finger's tracker sets it\(more)")
    }
    if let endless = sequence.parts.first(where: { $0.rounds > Double(Self.rounds) }) {
      notes.append(
        "\(rounds(of: endless)) rounds: the jumps of the first \(Self.rounds) are listed")
    }
    if let outside {
      notes.append(
        "bounds hold fingers and throws, not springs: the target \(text(outside.target)) at "
          + "\(NumberText.brief(outside.time)) s is outside them, and is reached")
    }
    return notes
  }

  /// Whether a jump is one of only the velocity, by less than half a percent of the peak speed: the remaining
  /// velocity of a spring that has come to rest.
  private var isSlight: (PlayDiscontinuity<[Double]>) -> Bool {
    let peak = sequence.peakSpeed.speed
    let limit = peak < .infinity ? 0.005 * peak : 0
    return { jump in
      jump.value.allSatisfy { $0 == 0 } && jump.velocity.allSatisfy { abs($0) < limit }
    }
  }

  /// The first target of a spring or a curve that is outside the bounds.
  private var outside: (target: [Double], time: Double)? {
    for part in document.script.parts {
      for command in part.commands {
        let target: [Double]
        switch command.action {
        case .to(let value, _, _), .curve(let value, _, _): target = value
        default: continue
        }
        let isOutside = zip(target, part.bounds).contains { value, range in
          range.map { !$0.contains(value) } ?? false
        }
        if isOutside { return (target, command.time) }
      }
    }
    return nil
  }

  private func rounds(of part: PlaySequence<[Double]>.Part) -> String {
    part.rounds < .infinity ? NumberText.brief(part.rounds) : "endless"
  }

  /// A value as text: a number, or a list in parentheses.
  func text(_ value: [Double]) -> String {
    let numbers = value.map { NumberText.brief($0) }
    return numbers.count == 1 ? numbers[0] : "(" + numbers.joined(separator: ", ") + ")"
  }

  /// The number of jumps that the facts list; `--events` lists all.
  private static let shownJumps = 12

  var facts: Facts {
    let n = NumberText.brief
    let peak = sequence.peakSpeed
    let speed = peak.speed < .infinity ? "\(n(peak.speed)) per s" : "infinite"
    var lines: [(name: String, value: String)] = [
      ("lands at", text(sequence.restingValue)),
      ("duration", duration.map { "\(n($0)) s" } ?? "endless"),
    ]
    if settled < .infinity {
      lines.append(("settled", "within \(n(Self.threshold)) from \(n(settled)) s on"))
    }
    lines += [
      ("peak speed", "\(speed) at \(n(peak.time)) s"),
      ("path length", sequence.pathLength < .infinity ? n(sequence.pathLength) : "endless"),
    ]
    for part in sequence.parts where part.rounds > 1 {
      let gap = part.gap > 0 ? ", \(n(part.gap)) s apart" : ""
      lines.append(("rounds", "\(rounds(of: part)), every \(n(part.period)) s\(gap)"))
    }
    let isSlight = isSlight
    lines.append(("jumps", jumps.isEmpty ? "none" : "\(jumps.count)"))
    for jump in jumps.prefix(Self.shownJumps) {
      let moved = jump.value.contains { $0 != 0 } ? ["value by \(text(jump.value))"] : []
      let slight = isSlight(jump) ? ", too little to see" : ""
      let turned =
        jump.velocity.contains { $0 != 0 }
        ? ["velocity by \(text(jump.velocity)) per s\(slight)"] : []
      lines.append(
        (
          "  \(n(jump.time)) s",
          "\(jump.cause.rawValue): " + (moved + turned).joined(separator: ", ")
        ))
    }
    if jumps.count > Self.shownJumps {
      lines.append(("  ...", "\(jumps.count - Self.shownJumps) more: add --events"))
    }
    return Facts(heading: title, lines: lines)
  }

  var title: String { document.name.isEmpty ? "Play" : document.name }

  private func json(_ value: [Double]) -> JSON {
    value.count == 1 ? .number(value[0]) : .numbers(value)
  }

  private var jumpObjects: [JSON] {
    jumps.map {
      .object([
        "time": .number($0.time), "cause": .string($0.cause.rawValue), "value": json($0.value),
        "velocity": json($0.velocity),
      ])
    }
  }

  var members: [JSON.Member] {
    let peak = sequence.peakSpeed
    let object: [(String, JSON)] = [
      ("name", .string(title)), ("landing", json(sequence.restingValue)),
      ("duration", .number(duration)), ("settlingTime", .number(settled)),
      ("threshold", .number(Self.threshold)),
      (
        "peakSpeed",
        .object(["time": .number(peak.time), "speed": .number(peak.speed)])
      ),
      ("pathLength", .number(sequence.pathLength)), ("jumps", .array(jumpObjects)),
    ]
    return object.map { JSON.Member(key: $0.0, value: $0.1) }
  }

  /// The jumps as rows.
  var jumpList: CommandResult {
    let table = Table(
      ["time", "cause"] + names + names.map(velocity),
      rows: jumps.map { jump in
        [.number(jump.time), .text(jump.cause.rawValue)]
          + (jump.value + jump.velocity).map { .number($0) }
      })
    var result = CommandResult(table)
    let shown = Table(
      ["time", "cause"] + (names + names.map(velocity)).map { "\($0) jump" }, rows: table.rows)
    result.screen = { [.table(shown)] }
    result.json = { .array(jumpObjects) }
    return result
  }

  /// The spans in which a finger holds the value, those of the first rounds.
  var grabs: [ClosedRange<Double>] {
    document.grabs.flatMap { grab in
      let part = sequence.parts[grab.part]
      return (0..<Int(min(part.rounds, Double(Self.rounds)))).map { round in
        let start = part.start + Double(round) * part.period
        return (start + grab.start)...(start + grab.end)
      }
    }
  }
}
