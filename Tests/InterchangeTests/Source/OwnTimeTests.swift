import CurveTestSupport
import Testing

@testable import CurveDocuments

/// Constants of source code next to its curves.
@Suite struct OwnTimeTests {
  @Test(arguments: [
    "const DURATION = 300;\nconst EASE = 'cubic-bezier(0.4, 0, 0.2, 1)';\n",
    "export const EASE = 'cubic-bezier(0.4, 0, 0.2, 1)'\nexport const DURATION = 300\n",
    "const val DURATION = 300\nval EASE = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)\n",
    "const DURATION = Duration(milliseconds: 300);\nconst EASE = Cubic(0.4, 0, 0.2, 1);\n",
    "let DURATION = 0.3\nlet EASE = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.4, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1))\n",
  ])
  func aTimeThatNothingUsesIsADuration(text: String) throws {
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["EASE"])
    #expect(document.entries.map(\.duration) == [nil])
    #expect(document.durations == [.init(name: "DURATION", seconds: 0.3)])
  }

  @Test func aTimeThatACurveUsesIsItsOwn() throws {
    let text = "const motion = { duration: 300, ease: 'cubic-bezier(0.4, 0, 0.2, 1)' };\n"
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.duration) == [0.3] && document.durations.isEmpty)
  }

  /// `SHORT` may be a length, `fastEnough` says more than a speed, and a small number may be a factor.
  @Test func namesOfSpeedAreTimesInMilliseconds() throws {
    let text = """
      export const EASE = 'cubic-bezier(0.4, 0, 0.2, 1)';
      export const FAST = 150;
      export const slower = 450;
      export const SHORT = 480;
      export const fastEnough = 60;
      export const quick = 2;
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(
      document.durations.map { [$0.name: $0.seconds] } == [["FAST": 0.15], ["slower": 0.45]])
  }
}
