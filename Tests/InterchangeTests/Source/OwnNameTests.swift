import CurveTestSupport
import Curves
import Testing

@testable import CurveDocuments

/// A constant of a file is the one that the file declares, even under the name of a preset.
@Suite struct OwnNameTests {
  /// A declaration and a use in a language, with `@` in place of the name.
  static let uses: [(declaration: String, use: String)] = [
    ("const @ = [X];", "const used = { duration: 0.4, ease: @ };"),
    ("const @ = 'cubic-bezier(X)';", "const used = { ease: @, duration: 0.4 };"),
    (
      "const motion = { easing: { other: 'ease-in', @: 'cubic-bezier(X)' } };",
      "const used = { duration: 0.4, ease: motion.easing.@ };"
    ),
    (
      "const @: [number, number, number, number] = [X];",
      "const used = { duration: 0.4, ease: @ };"
    ),
    ("val @ = CubicBezierEasing(X)", "val used = tween<Float>(400, easing = @)"),
    (
      "object Motion { val @ = CubicBezierEasing(X) }",
      "val used = tween<Float>(durationMillis = 400, easing = Motion.@)"
    ),
    (
      "extension Animation {\n  static let @ = Animation.timingCurve(X, duration: 0.4)\n}",
      "let used: Animation = .@"
    ),
  ]

  /// Names of presets of several systems, and names of none.
  static let names = [
    "easeOut", "easeInOut", "standard", "emphasized", "linear", "snappy", "bouncy", "EaseOut",
    "FastOutSlowInEasing", "LinearEasing", "out", "enter",
  ]

  @Test(arguments: names) func declarationsWinOverPresets(name: String) throws {
    var random = SplitMix64(seed: UInt64(Self.names.firstIndex(of: name) ?? 0))
    for (declaration, use) in Self.uses {
      let points = (0..<4).map { _ in Double(Int.random(in: 1...999, using: &random)) / 1000 }
      let list = points.map { "\($0)" }.joined(separator: ", ")
      let text = [declaration, use].joined(separator: "\n")
        .replacing("@", with: name).replacing("X", with: list)
      let document = try CurveDocument(Array(text.utf8))
      let entry = try #require(document.entry("used"), "\(text)")
      let meant = try CubicBezier(points[0], points[1], points[2], points[3])
      for index in 0...50 {
        let x = Double(index) / 50
        let difference = abs(entry.easing.value(at: x) - meant.value(at: x))
        #expect(difference <= 1e-12, "\(text): \(entry.easing)")
      }
      #expect(entry.duration == 0.4, "\(text)")
      #expect(document.notes.isEmpty, "\(text): \(document.notes)")
    }
  }

  /// Curves of other files are noted, and no entry is lost because of them.
  @Test func curvesOfOtherFilesAreNoted() throws {
    let text = """
      import { easings, brand } from './motion';
      export const a = { duration: 0.4, ease: easings.easeOut };
      export const b = { duration: 0.2, ease: brand.own };
      export const c = { duration: 0.3, ease: 'easeIn' };
      const easeIn = make(3);
      export const d = { duration: 0.3, ease: easeIn };
      export const e = `opacity ${speed}ms cubic-bezier(0.2, 0, 0, 1)`;
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["a", "c"])
    #expect(document.notes.map(\.line) == [2, 3, 6, 7])
    for (note, name) in zip(document.notes, ["a: ", "b: ", "d: ", "e: "]) {
      #expect(note.message.hasPrefix(name))
    }
  }

  /// `{ ease }` is `{ ease: ease }`.
  @Test func shorthandsAreTheirConstants() throws {
    let text = """
      const ease = [0.9, 0, 0.1, 1];
      const a = { duration: 0.4, ease };
      const b = { easing, duration: 0.4 };
      """
    let document = try CurveDocument(Array(text.utf8))
    let meant = try CubicBezier(0.9, 0, 0.1, 1)
    #expect(document.entries.map(\.name) == ["ease", "a"])
    for entry in document.entries {
      #expect(abs(entry.easing.value(at: 0.3) - meant.value(at: 0.3)) <= 1e-12)
    }
    #expect(document.entries.map(\.duration) == [nil, 0.4])
    #expect(document.notes.map(\.line) == [3])
  }

  /// A constant in an expression is no value of its own: milliseconds may become seconds.
  @Test func constantsInExpressionsStay() throws {
    let text = """
      const slow = 400;
      const a = { duration: slow / 1000, ease: 'easeIn' };
      const b = { duration: slow, ease: 'easeIn' };
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.duration) == [nil, 0.4])
    #expect(document.notes.map(\.line) == [2])
  }

  /// The type of a constant says that it is a curve.
  @Test func typedConstantsOfOtherFilesAreNoted() throws {
    let text = """
      let fade = Animation.easeIn(duration: 0.2)
      let enter: Animation = Motion.enter
      let size: CGSize = Layout.size
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["fade"])
    #expect(document.notes.map(\.line) == [2])
  }

  /// Integers next to curves whose names speak of motion are read or noted.
  @Test func integersOfMotionAreNoted() throws {
    let text = """
      <resources>
        <string name="easing">cubic-bezier(0.2, 0, 0, 1)</string>
        <integer name="motion_short">150</integer>
        <integer name="columns">3</integer>
        <integer name="motion_duration_long">400</integer>
      </resources>
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.durations.map(\.seconds) == [0.4])
    #expect(document.notes.map(\.line) == [3])
  }

  /// A group of times and curves is no transition, and each of its curves is listed.
  @Test func groupsAreNoTransitions() throws {
    let text = """
      export const motion = { duration: { fast: 150, slow: 400 },
        easing: { standard: [0.9, 0, 0.1, 1], emphasized: 'cubic-bezier(.5,0,.5,1)' } };
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(
      document.entries.map(\.name) == ["motion.easing.standard", "motion.easing.emphasized"])
    for (entry, meant) in zip(
      document.entries, [try CubicBezier(0.9, 0, 0.1, 1), try CubicBezier(0.5, 0, 0.5, 1)])
    {
      for x in [0.1, 0.3, 0.8] {
        #expect(abs(entry.easing.value(at: x) - meant.value(at: x)) <= 1e-12)
      }
    }
    #expect(document.durations.map(\.seconds) == [0.15, 0.4])
  }
}
