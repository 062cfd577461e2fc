import Testing

/// The timing function of a style sheet's keyframes, by the output of the built binary.
@Suite struct KeyframesTimingTests {
  private static let rule = "@keyframes rise { from { opacity: 0 } to { opacity: 1 } }"

  private func run(_ sheet: String) async throws -> (value: Double, note: String) {
    let result = try await Tool.run(
      ["keyframes", "@-#rise opacity", "--at", "0.25", "--format", "csv"], input: sheet)
    #expect(result.status == 0, "\(result.error)")
    return (try #require(result.rows.first)[1], result.error)
  }

  /// CSS Animations, section 4.4: the animation's timing function applies to keyframes without one.
  @Test func theTimingFunctionOfAllAnimationsApplies() async throws {
    let one = try await run(".card { animation: rise 600ms linear }\n" + Self.rule)
    #expect(one.value == 0.25 / 0.6)
    #expect(one.note.contains("use linear") && one.note.contains("0.6 s"), "\(one.note)")
    let two = try await run(
      Self.rule + "\n.a { animation: rise 1s linear }\n"
        + ".b { animation: fade 1s ease-in, rise 2s linear }\n.c { animation: arise 1s ease-in }")
    #expect(two.value == 0.25 && two.note.contains("use linear") && !two.note.contains("duration"))
  }

  /// The value of `ease` at a quarter is 0.4085.
  @Test func otherwiseEaseApplies() async throws {
    for (rules, reason) in [
      ("", "no rule"), (".a { animation: rise 1s linear }\n.b { animation: rise 1s }", "differ"),
      (".a { animation: other 1s linear }", "no rule"),
    ] {
      let (value, note) = try await run(rules + "\n" + Self.rule)
      #expect(abs(value - 0.4085) <= 1e-4, "\(value)")
      #expect(note.contains("use ease:") && note.contains(reason), "\(note)")
    }
  }

  @Test func timingFunctionsOfKeyframesStay() async throws {
    let own = try await run(
      ".a { animation: rise 1s ease-in }\n"
        + "@keyframes rise { from { opacity: 0; animation-timing-function: linear } to { opacity: 1 } }"
    )
    #expect(own.value == 0.25 && own.note.isEmpty, "\(own.note)")
  }

  /// One run lasts as long as the animations that play the keyframes, if they agree.
  @Test(arguments: [
    (".card { animation: rise 600ms linear }", 0.6),
    (".a { animation: rise 2s linear }\n.b { animation: fade 1s, rise 2s linear }", 2),
    (".a { animation: rise 2s linear }\n.b { animation: rise 1s linear }", 1), ("", 1),
  ])
  func theDurationOfTheAnimationsApplies(rules: String, duration: Double) async throws {
    let result = try await Tool.run(
      ["keyframes", "@-#rise opacity", "--samples", "3", "--format", "csv"],
      input: rules + "\n" + Self.rule)
    #expect(result.rows.map { $0[0] } == [0, duration / 2, duration], "\(result.output)")
    #expect(result.error.contains("one run takes 1 s here") == (duration == 1))
  }

  /// The end of a name is enough, if no other name ends so.
  @Test func theNameOfTheRuleFindsItsCurve() async throws {
    let sheet = ".card { animation: fade 600ms ease-in }\n" + Self.rule
    func convert(_ name: String, _ sheet: String) async throws -> Tool.Result {
      try await Tool.run(["convert", "@-#\(name)", "--to", "css"], input: sheet)
    }
    #expect(try await convert("rise", sheet).output.hasPrefix("cubic-bezier(0.25, 0.1, 0.25, 1)"))
    #expect(try await convert("fade", sheet).output.hasPrefix("ease-in"))
    let played = sheet.replacing("fade", with: "rise")
    #expect(
      try await convert("@keyframes rise opacity", played).output.contains("over 600ms"))
    let several = try await convert("ease", ":root { --in-ease: ease-in; --out-ease: ease-out }")
    #expect(several.status == 65 && several.error.contains("several curves 'ease'"))
    #expect(several.error.contains("--in-ease, --out-ease"), "\(several.error)")
  }
}
