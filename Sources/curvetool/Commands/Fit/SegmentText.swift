import CurveFitting
import CurvePlatforms

/// One motion of a recording for people and for programs.
struct SegmentText {
  private let segment: MotionSegment
  private let designs: DesignRanking?
  /// The names of all properties, if there are several.
  private let columns: [String]

  /// The number of designs for people, and for programs.
  static let (shown, listed) = (2, 5)

  init(_ segment: MotionSegment, _ designs: DesignRanking?, _ columns: [String] = []) {
    (self.segment, self.designs, self.columns) = (segment, designs, columns)
  }

  // MARK: - For people

  var lines: [(name: String, value: String)] {
    var lines = [(name: segment.kind.title, value: placement)]
    lines += likely
    switch segment.model {
    case .rest, .jump: break
    case .spring(let spring):
      lines.append(("  stiffness / mass", spring.stiffness.text("1/s²")))
      lines.append(("  damping / mass", spring.damping.text("1/s")))
      lines.append(("  damping ratio", spring.dampingRatio.text()))
      lines.append(("  response", spring.response.text("s")))
    case .decay(let rate):
      let systems = segment.decaySystems
      lines.append(
        (
          "  rate",
          rate.text("1/s")
            + (systems.isEmpty ? "" : ", as of \(systems.prefix(4).joined(separator: ", "))")
        ))
    case .fling(let fling):
      let density = fling.density.map { " at density \(NumberText.text($0, precision: 3))" }
      lines.append(
        (
          "  duration",
          "\(fling.duration.text("s")), as of \(fling.system)\(density ?? "")"
        ))
    case .curve(let curve):
      lines.append(("  duration", curve.duration.text("s")))
      let points = curve.points.map { $0.text() }.joined(separator: ", ")
      lines.append(("  points", points))
    }
    if let shared { lines.append(("  shared", shared)) }
    if let runnerUp = segment.runnerUp {
      lines.append(
        (
          "  or",
          "a \(runnerUp.kind.title): less likely by \(NumberText.text(runnerUp.distance / 2, precision: 2)), "
            + "as a natural logarithm"
        ))
    }
    return lines
  }

  private var placement: String {
    let n = NumberText.brief
    let start = segment.isOpen ? "the first sample" : segment.start.text("s")
    switch segment.kind {
    case .rest: return "from \(start) to \(n(segment.end)) s, at \(segment.to.text())"
    case .jump: return "at \(start), \(n(segment.from.value)) to \(segment.to.text())"
    case .bounce:
      return "from \(start) to \(n(segment.end)) s, at \(segment.from.text()), "
        + (segment.entry == .reflected ? "turned back with " : "by a spring, with ")
        + segment.velocity.text("units/s")
    case .spring, .decay, .curve:
      var text =
        "from \(start) to \(n(segment.end)) s, \(n(segment.from.value)) to \(segment.to.text())"
      switch segment.entry {
      case .continued: text += ", keeps the velocity"
      case .own: text += ", with \(segment.velocity.text("units/s"))"
      case .rest, .reflected: break
      }
      return text
    }
  }

  /// What the motion has in common with those of other properties; nil if nothing.
  private var shared: String? {
    func list(_ indices: [Int]) -> String {
      indices.sorted().map { columns[$0] }.joined(separator: ", ")
    }
    let sharing = segment.sharing
    let design =
      segment.kind == .curve ? "the curve" : segment.kind == .decay ? "the rate" : "the spring"
    let both = sharing.start.filter { sharing.design.contains($0) }
    let start = sharing.start.filter { !both.contains($0) }
    let other = sharing.design.filter { !both.contains($0) }
    let parts = [("the start and \(design)", both), (design, other), ("the start", start)]
      .filter { !$0.1.isEmpty }
    return parts.isEmpty
      ? nil : parts.map { "\($0.0) with \(list($0.1))" }.joined(separator: "; ")
  }

  /// The most likely designs, with another spelling of each.
  private var likely: [(name: String, value: String)] {
    guard let designs, let first = designs.likely else { return [] }
    let shown = designs.designs.prefix(Self.shown).filter {
      $0.probability >= 0.1 || $0.probability == first.probability
    }
    var lines: [String] = []
    for design in shown {
      lines.append("\(design.spellings[0].text): \(design.percentage)")
      if design.spellings.count > 1 { lines.append("  the same as \(design.spellings[1].text)") }
    }
    return lines.enumerated().map {
      (name: $0.offset == 0 ? "  likely design" : "", value: $0.element)
    }
  }

  // MARK: - For programs

  var json: JSON {
    var members: [JSON.Member] = [
      .init(key: "kind", value: .string(segment.kind.rawValue)),
      .init(key: "start", value: segment.start.json),
      .init(key: "end", value: .number(segment.end)),
      .init(key: "from", value: segment.from.json),
      .init(key: "to", value: segment.to.json),
    ]
    if segment.kind != .rest {
      members += [
        .init(key: "velocity", value: segment.velocity.json),
        .init(key: "entry", value: .string(segment.entry.rawValue)),
      ]
    }
    members.append(.init(key: "startsBeforeSamples", value: .bool(segment.isOpen)))
    switch segment.model {
    case .rest, .jump: break
    case .spring(let spring):
      members += [
        .init(key: "stiffnessPerMass", value: spring.stiffness.json),
        .init(key: "dampingPerMass", value: spring.damping.json),
        .init(key: "dampingRatio", value: spring.dampingRatio.json),
        .init(key: "response", value: spring.response.json),
      ]
    case .decay(let rate):
      members += [
        .init(key: "rate", value: rate.json),
        .init(key: "like", value: .array(segment.decaySystems.map { .string($0) })),
      ]
    case .fling(let fling):
      members += [
        .init(key: "duration", value: fling.duration.json),
        .init(key: "like", value: .array([.string(fling.system)])),
      ]
      if let density = fling.density {
        members.append(.init(key: "density", value: .number(density)))
      }
    case .curve(let curve):
      members += [
        .init(key: "duration", value: curve.duration.json),
        .init(key: "points", value: .array(curve.points.map(\.json))),
      ]
    }
    if let designs {
      let rows = designs.designs.prefix(Self.listed).map { design -> JSON in
        .object([
          "text": .string(design.spellings[0].text),
          "curve": .string(design.spellings[0].curveText),
          "probability": .number(design.probability),
          "spellings": .array(design.spellings.map { .string($0.text) }),
        ])
      }
      members.append(.init(key: "designs", value: .array(rows)))
    }
    if !columns.isEmpty, segment.kind != .rest {
      let names = { (indices: [Int]) -> JSON in
        .array(indices.sorted().map { .string(columns[$0]) })
      }
      members.append(
        .init(
          key: "sharedWith",
          value: .object([
            "start": names(segment.sharing.start), "design": names(segment.sharing.design),
          ])))
    }
    if let runnerUp = segment.runnerUp {
      members.append(
        .init(
          key: "runnerUp",
          value: .object([
            "kind": .string(runnerUp.kind.rawValue), "distance": .number(runnerUp.distance),
          ])))
    }
    return .object(members)
  }

}
