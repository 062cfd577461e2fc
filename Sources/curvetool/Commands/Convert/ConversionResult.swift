import CurveNotation
import CurvePlatforms

/// The result of converting a curve to a target.
struct ConversionResult {
  let curve: String
  /// The name in the text.
  let name: String
  let target: TargetLanguage
  let conversion: Conversion?
  /// The reason why there is no text; nil if there is one.
  let reason: String?

  init(curve: String, name: String, target: TargetLanguage, _ convert: () throws -> Conversion) {
    self.curve = curve
    self.name = name
    self.target = target
    do {
      conversion = try convert()
      reason = nil
    } catch {
      conversion = nil
      let text = "\(error)"
      let isWhole = text.hasPrefix("\(target.name) cannot express")
      reason = isWhole ? text : "\(target.name) cannot express \(curve.shown): \(text)"
    }
  }

  /// One curve as text for several targets, for a command that has found it. Errors and notes go to
  /// standard error.
  ///
  /// - Parameters:
  ///   - request: The curve.
  ///   - curve: Its own text.
  ///   - targets: The targets.
  ///   - distance: The distance moved, for targets that depend on it; theirs if nil.
  ///   - screen: The lines for the screen.
  /// - Throws: `ToolError` if no target can express the curve.
  static func list(
    _ request: ConversionRequest, of curve: String, to targets: [TargetLanguage],
    distance: Double? = nil, _ screen: ScreenOptions
  ) throws(ToolError) -> [Self] {
    let results = targets.map { target in
      var request = request
      if target.hasDistance { request.distance = distance }
      return Self(curve: curve, name: request.name, target: target) {
        try target.convert(request)
      }
    }
    if !screen.quiet {
      for result in results { writeToStandardError(result.facts(hasCurve: false)) }
    }
    for note in notes(results) { warn(note) }
    guard results.contains(where: { $0.conversion != nil }) else {
      throw .failed(results.first?.reason ?? "no target can express the curve")
    }
    return results
  }

  /// The texts with the names of their targets; a single text alone.
  static func text(_ results: [Self]) -> String {
    let texts = results.compactMap { result in
      result.conversion.map { (name: result.target.name, text: $0.text) }
    }
    if results.count == 1 { return "\(texts[0].text)\n" }
    return texts.map { "== \($0.name)\n\($0.text)\n" }.joined(separator: "\n")
  }

  /// The target's name, with the curve's name if there are several curves.
  private func heading(_ hasCurve: Bool) -> String {
    hasCurve ? "\(target.name), \(curve.shown)" : target.name
  }

  /// Notes on what is lost, printed even with --quiet. A note on several curves names the first of them.
  static func notes(_ results: [ConversionResult]) -> [String] {
    let hasCurve = Set(results.map(\.curve)).count > 1
    var counts: [String: Int] = [:]
    var order: [(first: ConversionResult, note: String)] = []
    var reasons: [String] = []
    for result in results {
      guard let conversion = result.conversion else {
        reasons.append(result.reason ?? "")
        continue
      }
      for note in conversion.notes {
        let key = "\(result.target.name): \(note)"
        if counts[key] == nil { order.append((result, note)) }
        counts[key, default: 0] += 1
      }
    }
    return order.map { result, note in
      let count = counts["\(result.target.name): \(note)"] ?? 1
      let others = count > 1 ? " and \(count - 1) more" : ""
      return "\(result.heading(hasCurve))\(others): \(note)"
    } + reasons
  }

  /// The results by their targets, in order.
  static func byTarget(
    _ results: [ConversionResult]
  ) -> [(target: String, results: [ConversionResult])] {
    var order: [String] = []
    let groups = Dictionary(grouping: results) { $0.target.name }
    for result in results where order.last != result.target.name {
      if !order.contains(result.target.name) { order.append(result.target.name) }
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// The accuracy of the text on one line; empty if it does not apply.
  ///
  /// - Parameter hasCurve: Whether to name the curve, as one of several.
  func facts(hasCurve: Bool) -> String {
    guard let conversion else { return "" }
    let n = NumberText.brief
    var facts: [String] = []
    if let points = conversion.points { facts.append("\(points) points") }
    if let duration = conversion.duration { facts.append("\(n(duration)) s") }
    if let end = conversion.engineEnd { facts.append("the engine ends it after \(n(end)) s") }
    let error = conversion.maximumError
    // The engine computes the same function in single precision.
    let isRounded = conversion.isLossless && error > 1e-12
    facts.append(
      isRounded
        ? "exact to \(NumberText.text(error, precision: 2))"
        : !conversion.isLossless
          ? "largest error \(n(error))"
          : target.hasClosedSolver ? "exact as documented" : "exact")
    // An engine that ends the spring at another time makes another jump.
    if conversion.jumpAtEnd > 0, conversion.engineEnd.map({ $0 == conversion.duration }) ?? true {
      facts.append("jump of \(n(conversion.jumpAtEnd)) at the end")
    }
    return "\(heading(hasCurve)): \(facts.joined(separator: ", "))\n"
  }

  /// Whether the file of tokens keeps its own value in place of an approximation.
  func isKept(in tokens: RewrittenTokens?) -> Bool {
    target.isTokenFile && conversion?.isLossless != true && tokens?.kept.contains(curve) == true
  }

  var keptFact: String { "\(heading(true)): kept as it is\n" }

  /// The number of runs, null if they never end, whether every second one goes back, and the pause before each.
  private static func json(_ repeats: Repeats) -> JSON {
    .object(
      [
        .init(key: "count", value: .number(repeats.count.isFinite ? repeats.count : nil)),
        .init(key: "autoreverses", value: .bool(repeats.autoreverses)),
      ] + (repeats.delay == 0 ? [] : [.init(key: "delay", value: .number(repeats.delay))]))
  }

  var json: JSON {
    let notes = conversion?.notes ?? [reason ?? ""]
    return .object([
      .init(key: "curve", value: .string(curve)),
      .init(key: "to", value: .string(target.name)),
      .init(key: "text", value: conversion.map { .string($0.text) } ?? .null),
      .init(key: "duration", value: .number(conversion?.duration)),
      .init(key: "engineEnd", value: .number(conversion?.engineEnd)),
      .init(key: "delay", value: .number(conversion?.delay)),
      .init(key: "repeat", value: conversion?.repeats.map(Self.json) ?? .null),
      .init(key: "maxError", value: .number(conversion?.maximumError)),
      .init(key: "jumpAtEnd", value: .number(conversion?.jumpAtEnd)),
      .init(key: "lossless", value: conversion.map { .bool($0.isLossless) } ?? .null),
      .init(key: "points", value: .number(conversion?.points.map { Double($0) })),
      .init(key: "notes", value: .array(notes.map { .string($0) })),
    ])
  }
}
