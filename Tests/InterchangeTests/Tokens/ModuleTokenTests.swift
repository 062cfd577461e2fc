import CurveDocuments
import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// Tokens in JSON5 and in scripts that export them, and those of exports without a standard.
@Suite struct ModuleTokenTests {
  private func document(_ text: String) throws -> CurveDocument {
    try CurveDocument(Array(text.utf8))
  }

  private static let tokens = """
    // base
    base: {
      easing: { out: { $value: [.0, 0, 0.2, 1,], $type: 'cubicBezier', $description: 'It\\'s "fast"' } },
      duration: {
        '0': { $value: '0ms', $type: 'duration' },
        100: { $value: {value: 100, unit: 'ms'}, $type: 'duration' }, /* last */
      },
    },
    state: { $type: 'transition', $value:
      { duration: '{base.duration.100}', timingFunction: '{base.easing.out}', delay: '{base.duration.0}' } },
    """

  @Test(arguments: [
    ("{", "}"), ("// tokens\nmodule.exports = {", "};\n"), ("export default {", "}"),
    ("/* Do not edit */\nexport default {", "};"),
  ])
  func aScriptOfTokensIsRead(before: String, after: String) throws {
    let file = try document("\(before)\n\(Self.tokens)\n\(after)")
    guard case .tokens(let tokens) = file.content else {
      Issue.record("\(file.content)")
      return
    }
    #expect(
      tokens.tokens.map(\.path) == [
        "base.easing.out", "base.duration.0", "base.duration.100", "state",
      ])
    #expect(tokens.tokens[2].value == .duration(0.1))
    guard case .transition(let state) = tokens.tokens[3].value else {
      Issue.record("\(tokens.tokens[3])")
      return
    }
    #expect(state.duration == 0.1 && state.delay == 0)
    #expect(try state.timingFunction == Easing("cubic-bezier(0, 0, 0.2, 1)"))
    // The line of the first token in the text itself.
    let first = 4 + before.count { $0 == "\n" }
    #expect(tokens.tokens[0].line == first)
    #expect(tokens.text(of: "base.duration.100") == "{value: 100, unit: 'ms'}")
  }

  /// A broken reference of the standard is an error that names its position, not another reading of the text.
  @Test func aReferenceToNothingIsAnError() {
    let error = #expect(throws: DocumentError.self) {
      try document("{\n base: { $type: 'duration', fast: { $value: '{base.fats}' } } }")
    }
    #expect(error?.line == 2 && error?.message.contains("no base.fats") == true)
  }

  /// Code is read as code.
  @Test func computedValuesAreNoTokens() throws {
    let file = try document(
      "export default { ease: { $value: bezier(0, 0, 1, 1) }, out: 'ease-out' };")
    if case .tokens = file.content { Issue.record("\(file.content)") }
  }

  @Test func exportsWithAListForEachModeAreTokens() throws {
    let file = try document(
      """
      {"version": "1.0.4", "collections": [{"name": "Motion", "modes": [
        {"name": "Default", "variables": [
          {"name": "easing/standard", "type": "string", "isAlias": false, "value": "cubic-bezier(0.4, 0, 0.2, 1)"},
          {"name": "easing/button", "type": "string", "isAlias": true, "value": {"collection": "Motion", "name": "easing/standard"}},
          {"name": "duration/fast", "type": "number", "isAlias": false, "value": 150}]},
        {"name": "Reduced", "variables": [
          {"name": "duration/fast", "type": "number", "isAlias": false, "value": 0}]}]}]}
      """)
    #expect(file.entries.map(\.name) == ["easing.standard", "easing.button"])
    #expect(file.entries.map(\.isAlias) == [false, true])
    #expect(Set(file.entries.map(\.easing)).count == 1)
    #expect(
      file.durations == [
        .init(name: "duration.fast", seconds: 0.15),
        .init(name: "Reduced.duration.fast", seconds: 0),
      ])
  }

  /// More than eight variables in one group and in a group of the same position.
  @Test func manyVariablesRefer() throws {
    let values = (0..<20).map {
      #"{"id": "V:\#($0)", "name": "a/b/t\#($0)", "resolvedType": "STRING", "valuesByMode": {"1": "cubic-bezier(0.\#($0 % 9 + 1), 0, 0.2, 1)"}}"#
    }
    let aliases = (0..<20).map {
      #"{"id": "W:\#($0)", "name": "a/u\#($0)", "resolvedType": "STRING", "valuesByMode": {"1": {"type": "VARIABLE_ALIAS", "id": "V:\#($0)"}}}"#
    }
    let file = try document(#"{"variables": [\#((values + aliases).joined(separator: ","))]}"#)
    #expect(file.entries.count == 40)
    for number in 0..<20 {
      let alias = try #require(file.entry("a.u\(number)"))
      #expect(try alias.easing == Easing("cubic-bezier(0.\(number % 9 + 1), 0, 0.2, 1)"))
    }
  }

  @Test func pointsOfMaterialAndFlatSpringsAreRead() throws {
    let file = try document(
      """
      {"entities": [
        {"id": "md.easing.decelerate", "value": {"type": "cubicBezier", "x0": 0.05, "y0": 0.7, "x1": 0.1, "y1": 1}},
        {"id": "md.easing.standard", "value": "cubicBezier(0.2, 0, 0, 1)"}]}
      """)
    let found = try #require(file.entries.first { $0.name.hasSuffix("md.easing.decelerate") })
    #expect(try found.easing == Easing("cubic-bezier(0.05, 0.7, 0.1, 1)"))
    let flat = try document(
      #"{"MotionEasing": "cubic-bezier(0.4, 0, 0.2, 1)", "MotionSoftStiffness": 200, "MotionSoftDamping": 20}"#
    )
    let spring = try #require(flat.entries.first { $0.name == "MotionSoft" })
    #expect(try spring.easing == Easing("spring(stiffness: 200, damping: 20)"))
  }

  /// Each interval has the easing of the keyframe before it: the middle of the last one is halfway.
  @Test func keyframesOfComposeAreACurve() throws {
    let parsed = try EasingParser().parse(
      """
      keyframes<Float> {
        durationMillis = 400
        0f at 0 using FastOutSlowInEasing
        0.5f at 100
        1f at 400
      }
      """)
    #expect(parsed.duration == 0.4)
    let first = try CubicBezier(0.4, 0, 0.2, 1)
    for progress in [0.05, 0.1, 0.2] {
      let value = 0.5 * first.value(at: progress / 0.25)
      #expect(abs(parsed.easing.value(at: progress) - value) < 1e-9)
    }
    #expect(abs(parsed.easing.value(at: 0.625) - 0.75) < 1e-9)
    #expect(throws: SyntaxError.self) {
      try EasingParser().parse("keyframes { durationMillis = 100; Offset.Zero at 0 }")
    }
  }
}
