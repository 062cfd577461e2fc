import CurveFigures
import Curves

/// The changes between two files, as text, as JSON, a table and pictures.
struct CheckResult {
  let old: String
  let new: String
  let changes: [TokenChange]
  /// The number of tokens that did not change.
  let same: Int
  /// How many of them differ by no more than --max-error.
  let near: Int
  /// The pairs of tokens whose names have other words.
  let renamed: [(was: String, now: String)]
  /// The number of tokens that only one file has and that are left out.
  var ignored = 0

  /// What to write if one file seems to be a part of the other; nil otherwise.
  var hint: String? {
    guard same > 0 || changes.contains(where: { $0.kind == .changed }) else { return nil }
    for (kind, option) in [
      (TokenChange.Kind.removed, "--ignore-removed"), (.added, "--ignore-added"),
    ] {
      let count = changes.count { $0.kind == kind }
      let isPart = count > 2 && !changes.contains { $0.kind != kind && $0.kind != .changed }
      if isPart { return "if one file is a part of the other, \(option) leaves out the \(count)" }
    }
    return nil
  }

  /// The numbers of changes, such as `1 added, 2 changed`.
  private var counts: String {
    let kinds: [TokenChange.Kind] = [.added, .removed, .changed]
    let counts = kinds.compactMap { kind in
      let count = changes.count { $0.kind == kind }
      return count > 0 ? "\(count) \(kind.rawValue)" : nil
    }
    return counts.isEmpty ? "no change" : counts.joined(separator: ", ")
  }

  var result: CommandResult {
    var result = CommandResult(table)
    result.screen = { [.facts(Facts(heading: "\(old)  to  \(new)")), .text(text)] }
    result.json = {
      .object([
        "old": .string(old), "new": .string(new), "same": .number(Double(same)),
        "changes": .array(changes.map(json)),
        "renamed": .array(
          renamed.map { .object(["was": .string($0.was), "is": .string($0.now)]) }),
      ])
    }
    if !changes.isEmpty { result.failure = "\(new) differs from \(old): \(counts)" }
    return result
  }

  private static let renamedLimit = 20

  private var text: String {
    let n = NumberText.brief
    var text = ""
    for change in changes {
      let by = change.difference.flatMap {
        $0.value > 0 ? ", by \(n($0.value)) at \(position($0, change))" : nil
      }
      text += "\(change.kind.rawValue) \(change.name.shown)\(by ?? "")\n"
      for (label, token) in [("was", change.was), ("is ", change.now)] {
        if let token { text += "  \(label) \(token.summary.brief.shown)\n" }
      }
      if let error = change.errorOfLinear {
        text += "  --max-error \(n(error)) allows this difference of a linear()\n"
      }
    }
    let within = near > 0 ? ", \(near) of them within --max-error" : ""
    if !renamed.isEmpty {
      text += "paired by other names\n"
      for (was, now) in renamed.prefix(Self.renamedLimit) {
        text += "  \(was.shown)  is  \(now.shown)\n"
      }
      let more = renamed.count - Self.renamedLimit
      if more > 0 { text += "  and \(more) more, which --json lists\n" }
    }
    let left = ignored > 0 ? ", \(ignored) left out" : ""
    return text + "\(counts), \(same) the same\(within)\(left)\n"
  }

  private var table: Table {
    Table(
      ["change", "name", "was", "is", "maxError", "at"],
      rows: changes.map { change in
        [
          .text(change.kind.rawValue), .text(change.name), .text(change.was?.summary),
          .text(change.now?.summary), .number(change.difference?.value),
          .number(change.difference?.progress),
        ]
      })
  }

  private func position(_ point: CurvePoint, _ change: TokenChange) -> String {
    NumberText.brief(point.progress) + (change.isInSeconds ? " s" : "")
  }

  private func json(_ change: TokenChange) -> JSON {
    .object([
      "change": .string(change.kind.rawValue), "name": .string(change.name),
      "was": json(change.was), "is": json(change.now),
      "maxError": .number(change.difference?.value), "at": .number(change.difference?.progress),
    ])
  }

  private func json(_ token: MotionToken?) -> JSON {
    guard let token else { return .null }
    return .object([
      "name": .string(token.name), "curve": token.easing.map { .string($0.description) } ?? .null,
      "duration": .number(token.duration), "delay": .number(token.delay),
    ])
  }

  /// A small picture of every curve that changed, the old one below the new one; of all curves if none did.
  func figure(_ pairs: [(was: MotionToken, now: MotionToken)]) throws(ToolError) -> Figure {
    func drawn(_ token: MotionToken?) -> MotionToken? { token?.easing == nil ? nil : token }
    var shown = changes.map { (name: $0.name, was: drawn($0.was), now: drawn($0.now)) }
    if !shown.contains(where: { $0.was != nil || $0.now != nil }) {
      shown = pairs.map { (name: $0.now.name, was: drawn($0.was), now: drawn($0.now)) }
    }
    let panels = shown.compactMap { name, was, now -> Figure.Panel? in
      guard was != nil || now != nil else { return nil }
      let set = TokenChange.set(was, now)
      let span = 0...set.horizon
      var marks: [Figure.Mark] = [.level(0, ink: .muted), .level(1, ink: .muted)]
      for (curve, isThere, slot) in [
        (set.curves[0], was != nil, 1), (set.curves[1], now != nil, 0),
      ]
      where isThere {
        let points = CurveFigure.positions(curve, span: span).map {
          Figure.Point(x: $0, y: curve.value(at: $0))
        }
        var line = Figure.Curve(points: points, ink: .slot(slot))
        line.isDashed = slot == 1
        marks.append(.curve(line))
      }
      return Figure.Panel(
        label: set.isInSeconds ? "\(name) (s)" : name, xLabel: set.isInSeconds ? "s" : nil,
        xRange: set.isInSeconds ? span : nil, isSquare: !set.isInSeconds, marks: marks)
    }
    guard !panels.isEmpty else {
      throw .idle("--plot", "because neither file has a curve")
    }
    return Figure(
      title: "\(old)  to  \(new)", subtitle: "dashed: the old curve", arrangement: .sheet,
      xRange: 0...1, panels: panels)
  }
}

extension String {
  /// The beginning of a text that is too long for a line.
  fileprivate var brief: String { count > 72 ? prefix(71) + "…" : self }
}
