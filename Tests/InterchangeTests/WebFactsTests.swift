import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// The facts in the types of the npm package and in the page's list are generated from those of the tool.
@Suite struct WebFactsTests {
  private static let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
  private static let isUpdating = ProcessInfo.processInfo.environment["CURVES_UPDATE_PAGES"] != nil

  @Test func theTypesHaveEveryFact() throws {
    let url = Self.root.appendingPathComponent("Web/dist/curves.d.ts")
    let written = try String(contentsOf: url, encoding: .utf8)
    var text = written
    try Self.replace("SpringFacts", in: &text, with: try Self.springMembers())
    try Self.replace("CubicBezierFacts", in: &text, with: Self.bezierMembers())
    if Self.isUpdating { try text.write(to: url, atomically: true, encoding: .utf8) }
    #expect(Self.isUpdating || written == text, "run scripts/update-generated")
  }

  @Test func thePageHasEveryFact() throws {
    let url = Self.root.appendingPathComponent("Web/page/facts.js")
    let text = Self.pageLists
    if Self.isUpdating { try text.write(to: url, atomically: true, encoding: .utf8) }
    let written = try String(contentsOf: url, encoding: .utf8)
    #expect(written == text, "run scripts/update-generated")
  }

  private static func replace(
    _ name: String, in text: inout String, with members: [String]
  ) throws {
    let start = try #require(text.range(of: "export interface \(name) {\n"))
    let end = try #require(text.range(of: "}\n", range: start.upperBound..<text.endIndex))
    let body = members.joined(separator: "\n") + "\n"
    text.replaceSubrange(start.upperBound..<end.lowerBound, with: body)
  }

  /// A member with its comment.
  private static func member(_ name: String, _ type: String, _ comment: String) -> String {
    "  /** \(sentence(comment)). */\n  \(name): \(type);"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  // MARK: - Springs

  /// One motion of each kind, of which some lack a fact.
  private static func motions() throws -> [SpringMotion] {
    try [0, 10, 20, 60].map { try DampedSpring(stiffness: 100, damping: $0).motion() }
      + [DampedSpring(stiffness: 100, damping: 10).motion(from: 0, to: 0)]
  }

  private static func springMembers() throws -> [String] {
    let motions = try motions()
    return SpringFact.all.map { fact in
      let unit = fact.unit.isEmpty ? "" : "; \(fact.unit)"
      switch fact.value {
      case .number(let compute):
        let isAlways = motions.allSatisfy { compute($0, 0.001)?.isFinite == true }
        // The module's velocities are in value units per second.
        let comment =
          fact.key == "initialVelocity"
          ? "the velocity at the start; value units per second" : fact.help + unit
        return member(fact.member, isAlways ? "number" : "number | null", comment)
      case .text(let compute):
        var words: [String] = []
        for motion in motions where !words.contains("\"\(compute(motion))\"") {
          words.append("\"\(compute(motion))\"")
        }
        return member(fact.member, words.joined(separator: " | "), fact.help)
      case .list: return member(fact.member, "number[]", fact.help + unit)
      }
    }
  }

  // MARK: - Curves

  private static func bezierMembers() -> [String] {
    [member("points", "[number, number, number, number]", "the control points: x1, y1, x2 and y2")]
      + CubicBezierFact.all.map { fact in
        switch fact.value {
        case .point, .steepest: member(fact.member, "CurvePoint", fact.help)
        case .points: member(fact.member, "CurvePoint[]", fact.help)
        case .slope: member(fact.member, "number | null", "\(fact.help); null if it is vertical")
        case .flag: member(fact.member, "boolean", fact.help)
        }
      }
  }

  // MARK: - The page

  private static var pageLists: String {
    let springs = SpringFact.all.compactMap { fact in
      fact.title.map { [fact.member, sentence($0), fact.unit] }
    }
    let systems = SettlingSystem.all.filter(\.isReported).map { [$0.key, $0.title] }
    let curves = CubicBezierFact.all.compactMap { fact in
      fact.title.map { [fact.member, sentence($0), ""] }
    }
    return """
      // Written by scripts/update-generated: the facts that the page shows, each with its title and unit.

      export const springFacts = \(list(springs));

      export const settlingSystems = \(list(systems));

      export const bezierFacts = \(list(curves));

      """
  }

  private static func list(_ rows: [[String]]) -> String {
    let lines = rows.map { row in
      "  [" + row.map { "\"\($0)\"" }.joined(separator: ", ") + "],\n"
    }
    return "[\n" + lines.joined() + "]"
  }
}
