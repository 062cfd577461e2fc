import Foundation
import Testing

/// `check` finds no change where two files say the same in other words.
@Suite struct CheckPairTests {
  private func check(
    _ old: (name: String, text: String), _ new: (name: String, text: String),
    _ options: [String] = []
  ) async throws -> (status: Int32, output: String, error: String) {
    try await Tool.inFolder { folder in
      for (name, text) in [old, new] {
        try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      }
      let result = try await Tool.run(
        ["check", "\(folder)/\(old.name)", "\(folder)/\(new.name)"] + options)
      return (result.status, result.output, result.error)
    }
  }

  /// One curve has the name that its file declares, or else needs none.
  @Test(arguments: [
    ("val x = spring<Float>(stiffness = 300f)\n", "kt", "x"),
    ("el.animate(frames, { duration: 450, easing: \"cubic-bezier(0.2, 0, 0, 1)\" });\n", "js", ""),
    ("spring(stiffness: 230, damping: 22)\n", "txt", ""),
  ])
  func aSingleCurvePairs(text: String, ending: String, name: String) async throws {
    let same = try await check(("old.\(ending)", text), ("new.\(ending)", text))
    #expect(same.status == 0 && same.output.contains("no change, 1 the same"), "\(same)")
    let changed = text.replacing("300f", with: "310f").replacing("0.2, 0", with: "0.3, 0")
      .replacing("22", with: "23")
    let other = try await check(("old.\(ending)", text), ("new.\(ending)", changed))
    #expect(other.status == 1 && other.output.contains("\n1 changed, 0 the same"), "\(other)")
    #expect(other.output.contains("changed \(name)"))
    try await Tool.inFolder { folder in
      try text.write(toFile: "\(folder)/a.\(ending)", atomically: true, encoding: .utf8)
      let piped = try await Tool.shell(
        "cat a.\(ending) | \"$TOOL\" check - a.\(ending)", in: folder)
      #expect(piped.status == 0, "\(piped.output) \(piped.error)")
    }
  }

  private static let tokens = """
    {"motion": {"easing": {"$type": "cubicBezier", "standard": {"$value": [0.2, 0, 0, 1]},
        "enter": {"$value": [0.05, 0.7, 0.1, 1]}},
      "duration": {"$type": "duration", "fast": {"$value": "150ms"}, "slow": {"$value": "400ms"}}}}
    """

  /// A file may spell one token in two ways.
  @Test func twoSpellingsOfOneValuePair() async throws {
    let sass = """
      $duration-fast: 150ms !default;
      $ease-standard: cubic-bezier(0.2, 0, 0, 1);
      $ease-enter: cubic-bezier(.05, .7, .1, 1) !default;
      $easings: ("standard": $ease-standard, "enter": cubic-bezier(0.05, 0.7, 0.1, 1));
      $durations: (fast: 150ms, slow: 400ms);
      """
    for files in [
      (("_motion.scss", sass), ("t.json", Self.tokens)),
      (("t.json", Self.tokens), ("_motion.scss", sass)),
    ] {
      let same = try await check(files.0, files.1)
      #expect(same.status == 0 && same.output.contains("no change"), "\(same)")
    }
    // A spelling with another value is another token, and two values of one name pair with none.
    let mixed = sass.replacing(
      "$ease-enter: cubic-bezier(.05", with: "$ease-enter: cubic-bezier(.06")
    let found = try await check(("_motion.scss", mixed), ("t.json", Self.tokens))
    #expect(found.status == 1 && found.output.contains("removed $ease-enter"), "\(found)")
    #expect(found.output.contains("added motion.easing.enter"))
  }

  /// Within one kind of file, a second spelling that is gone is a change.
  @Test func aSpellingThatGoesIsAChange() async throws {
    let found = try await check(
      ("a.scss", "$ease-in-x: linear;\n$easings: (in-x: linear, out-x: ease);\n"),
      ("b.scss", "$easings: (in-x: linear, out-x: ease);\n"))
    #expect(found.status == 1 && found.output.contains("removed $ease-in-x"), "\(found)")
  }

  /// Single precision is no change; another digit is.
  @Test func singlePrecisionIsNoChange() async throws {
    let token = #"{"pop": {"$type": "spring", "$value": "spring(stiffness: 300, damping: 20)"}}"#
    func kotlin(_ ratio: Double) -> String {
      "val pop = spring<Float>(dampingRatio = \(Float(ratio))f, stiffness = 300f)\n"
        + "val other = tween<Float>(200, easing = LinearEasing)\n"
    }
    let ratio = 20 / (2 * 300.0.squareRoot())
    let both =
      #"{"other": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "#
      + token.dropFirst()
    let same = try await check(("t.json", both), ("Motion.kt", kotlin(ratio)))
    #expect(!same.output.contains("changed pop"), "\(same)")
    let changed = try await check(("t.json", both), ("Motion.kt", kotlin(ratio + 0.001)))
    #expect(changed.output.contains("changed pop"), "\(changed)")
    let exact = try await check(
      ("t.json", both), ("Motion.kt", kotlin(ratio)), ["--max-error", "0"])
    #expect(exact.output.contains("changed pop"), "\(exact)")
  }

  /// The linear() that `convert` writes differs by its own error, which the line names.
  @Test func theErrorOfLinearIsNamed() async throws {
    try await Tool.inFolder { folder in
      try
        #"{"pop": {"$type": "spring", "$value": "spring(stiffness: 300, damping: 20)"}, "a": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}"#
        .write(toFile: folder + "/t.json", atomically: true, encoding: .utf8)
      let made = try await Tool.shell(
        "\"$TOOL\" convert @t.json --to css -o t.css -q; \"$TOOL\" check t.json t.css", in: folder)
      #expect(
        made.status == 1 && made.output.contains("--max-error 0.001 allows"), "\(made.output)")
      let allowed = try await Tool.shell(
        "\"$TOOL\" check t.json t.css --max-error 0.001", in: folder)
      #expect(allowed.status == 0, "\(allowed.output)")
    }
  }

  /// Letters and digits alone make a name: `/layers/0/ks/o/k/0` is `layers0KsOK0`.
  @Test func pathsPairWithNamesOfCode() async throws {
    try await Tool.inFolder { folder in
      try """
      {"v": "5.7.4", "fr": 60, "ip": 0, "op": 60, "w": 9, "h": 9, "layers": [{"ty": 4, "ip": 0, "op": 60, "st": 0,
        "ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.33], "y": [0]}, "i": {"x": [0.2], "y": [1]}},
        {"t": 18, "s": [100]}]}, "r": {"a": 1, "k": [{"t": 6, "s": [0], "o": {"x": 0.05, "y": 0.7}, "i": {"x": 0.1, "y": 1}},
        {"t": 36, "s": [100]}]}}, "shapes": []}]}
      """.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
      let made = try await Tool.shell(
        "\"$TOOL\" convert @a.json --to core-animation -o o/ -q; \"$TOOL\" check a.json o/*.swift",
        in: folder)
      #expect(made.status == 0 && made.output.contains("no change, 2 the same"), "\(made.output)")
      #expect(made.error.contains("can have no animated values"), "\(made.error)")
    }
  }
}
