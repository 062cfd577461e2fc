import Testing

/// Keyframes as style sheets, scripts and apps write them.
@Suite struct ForeignKeyframesTests {
  /// 0 of a length is 0 of every unit.
  @Test(arguments: [
    ("translateY(100%)", "translateY(0)"), ("translate3d(0, 100%, 0)", "none"),
    ("translate(0, 100%)", "translate3d(0, 0, 0)"), ("translateY(100%)", "translateY(0%)"),
    ("translateY(100%)", "translateY(0px)"),
  ])
  func aTranslationByPercentIsANumber(from: String, to: String) async throws {
    let sheet = """
      @keyframes up { from { transform: \(from); animation-timing-function: linear }
        to { transform: \(to) } }
      """
    let result = try await Tool.run(
      "a.css", sheet, "keyframes '@a.css#up transform' --at 0,0.25,1 --format csv")
    #expect(result.rows == [[0, 100], [0.25, 75], [1, 0]], "\(result)")
    #expect(!result.error.contains("different kinds"))
  }

  /// What cannot be read has its reason instead of another name.
  @Test func anUnreadPropertyHasItsReason() async throws {
    let sheet = """
      @keyframes up { from { transform: translateY(100%) scale(2) } to { transform: none } }
      @keyframes up4 { from { left: 0 } to { left: 10px } }
      """
    let result = try await Tool.run("a.css", sheet, "keyframes '@a.css#up transform'")
    #expect(result.status == 65 && result.error.contains("its values are of different kinds"))
    #expect(!result.error.contains("did you mean"))
  }

  /// The list and the options of `element.animate()`, in a script and in JSON.
  @Test(arguments: [
    (
      "a.js",
      "el.animate([{ opacity: 0, easing: 'linear' }, { opacity: 1, offset: 0.5 }, { opacity: 0.5 }], { duration: 2000 });",
      "a.js"
    ),
    (
      "a.js", "el.animate([{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 0.5 }], 2000)",
      "@a.js"
    ),
    (
      "a.json",
      "{\"keyframes\": [{\"opacity\": 0}, {\"opacity\": 1, \"offset\": 0.5}, {\"opacity\": 0.5}], \"options\": {\"duration\": 2000, \"fill\": \"both\"}}",
      "a.json"
    ),
  ])
  func aWebAnimationIsPlayed(name: String, text: String, argument: String) async throws {
    let result = try await Tool.run(
      name, text, "keyframes \(argument) --at 0,0.5,1,1.5,2 --format csv")
    #expect(result.rows == [[0, 0], [0.5, 0.5], [1, 1], [1.5, 0.75], [2, 0.5]], "\(result)")
  }

  @Test func aWebAnimationRepeats() async throws {
    let text = """
      {"keyframes": [{"x": 0}, {"x": 1}],
       "options": {"duration": 500, "delay": 250, "iterations": 2, "direction": "alternate"}}
      """
    let result = try await Tool.run(
      "a.json", text, "keyframes a.json --at 0.25,0.5,0.75,1,1.25 --format csv")
    #expect(result.rows.map { $0[1] } == [0, 0.5, 1, 0.5, 0], "\(result)")
    let other = try await Tool.run(
      "a.json", text.replacing("alternate", with: "reverse"), "keyframes a.json")
    #expect(other.status == 65 && other.error.contains("'reverse' is not read"))
    let options = try await Tool.run("a.json", text, "keyframes a.json --duration 2")
    #expect(options.status == 64 && options.error.contains("\"duration\": 2}"))
  }

  /// The command that plays Compose's keyframes, which it names, plays them.
  @Test func composeKeyframesNameTheirCommand() async throws {
    let text = """
      object Motion {
        val other = keyframes<Float> { durationMillis = 100; 0f at 0; 1f at 100 }
        val shake = keyframes<Float> { durationMillis = 400; 0f at 0; 10f at 100 using LinearOutSlowInEasing; -10f at 200; 0f at 400 }
      }
      """
    try await Tool.inFolder { folder in
      try text.write(toFile: folder + "/a.kt", atomically: true, encoding: .utf8)
      let result = try await Tool.shell("\"$TOOL\" keyframes '@a.kt#Motion.shake'", in: folder)
      let command = try #require(
        result.error.split(separator: "`").first { $0.hasPrefix("curvetool keyframes") })
      let played = try await Tool.shell(
        "\"$TOOL\" \(command.dropFirst("curvetool ".count)) --at 0.05,0.1,0.2,0.3,0.4 --format csv",
        in: folder)
      try #require(played.rows.count == 5, "\(result) \(played)")
      for (row, value) in zip(played.rows, [5.0, 10, -10, -5, 0]) {
        #expect(abs(row[1] - value) < 1e-9, "\(played.output)")
      }
    }
  }

  /// Declarations without a rule are the curve that the same text is as an argument.
  @Test func declarationsInAFileAreThoseOfAText() async throws {
    let text = """
      transition-timing-function: cubic-bezier(0.62, -0.27, 0.47, 1.28);
      transition-duration: 450ms;
      transition-property: all;
      """
    let result = try await Tool.run("a.css", text, "convert @a.css --to web-animations")
    #expect(result.status == 0 && result.output.contains("450"), "\(result)")
    let argument = try await Tool.run("a.css", text, "convert \"$(cat a.css)\" --to web-animations")
    #expect(result.output == argument.output, "\(argument)")
  }

  /// A spring as timing lasts as long as the animation.
  @Test func aSqueezedSpringIsNoted() async throws {
    let timing = "keyframes --values '0 100' --timing 'stiffness 100, damping 5'"
    let result = try await Tool.run("a.css", "", timing)
    let note = try #require(result.error.split(separator: "--duration ").last)
    let seconds = try #require(note.split(separator: " ").first)
    let kept = try await Tool.run("a.css", "", "\(timing) --duration \(seconds)")
    #expect(result.error.contains("Note: --timing takes") && kept.error.isEmpty, "\(kept.error)")
  }
}
