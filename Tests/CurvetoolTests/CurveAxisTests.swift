import Foundation
import Testing

/// The axis that no option chooses: seconds as far as the curves have them.
@Suite struct CurveAxisTests {
  private let spring = "stiffness 230, damping 22"

  /// A rule that `convert` writes for a spring plays that spring, within the error that it states.
  @Test(arguments: ["css-keyframes", "css"])
  func aRuleIsComparedWithItsSpringInSeconds(_ target: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        "$TOOL" convert '\(spring)' --to \(target) -q > rule.css
        "$TOOL" compare '\(spring)' @rule.css --max-error 0.001
        """, in: folder)
      #expect(result.status == 0 && result.output.contains(" s\n"), "\(result.output)")
      #expect(result.error.isEmpty)
      let progress = try await Tool.shell(
        "\"$TOOL\" compare '\(spring)' @rule.css --in-progress", in: folder)
      #expect(progress.status == 0 && !progress.output.contains(" s\n"))
    }
  }

  @Test func springsAreInSecondsIfAllCurvesStateADuration() async throws {
    func axis(_ curves: String...) async throws -> Substring? {
      let result = try await Tool.run(["tabulate"] + curves + ["--format", "csv"])
      #expect(result.status == 0, "\(result.error)")
      return result.output.split(separator: ",").first
    }
    #expect(try await axis(spring, "ease 400ms") == "time")
    #expect(try await axis("ease 400ms", "linear 300ms", spring) == "time")
    #expect(try await axis(spring, "ease 400ms", "linear") == "progress")
    #expect(try await axis("ease 400ms", "linear 300ms") == "progress")
  }

  /// Duplicates are curves of one form, whatever their durations.
  @Test func duplicatesIgnoreDurations() async throws {
    let sheet = """
      .a { transition: left 300ms ease }
      .b { transition: left 600ms ease }
      .c { transition: left 800ms linear }
      """
    let result = try await Tool.run("a.css", sheet, "compare @a.css --json")
    let pairs = try #require(try result.object["duplicates"] as? [Any])
    #expect(pairs.count == 1)
    let mixed = """
      a: ease 300ms
      b: ease 600ms
      c: spring(stiffness: 230, damping: 22)
      """
    let file = try await Tool.run("a.txt", mixed, "compare @a.txt --json")
    #expect(try (file.object["duplicates"] as? [Any])?.count == 1, "\(file.error)")
  }
}
