import Testing

/// Durations, notes and the exit code of `convert`.
@Suite struct ConvertTimingTests {
  @Test func aMissOfTheDefaultIsANote() async throws {
    for (curve, target, error) in [
      ("penner.out-elastic", "android-xml", "0.00"), ("step-start", "uikit", "0.999"),
      ("step-start", "dtcg", "0.999"),
    ] {
      let result = try await Tool.run(["convert", curve, "--to", target])
      #expect(result.status == 0 && !result.output.isEmpty)
      #expect(
        result.error.contains("Note: \(target): the largest error, \(error)"), "\(result.error)")
      let strict = try await Tool.run(["convert", curve, "--to", target, "--max-error", "0.001"])
      #expect(strict.status == 1 && strict.error.contains("more than --max-error 0.001"))
    }
    for arguments in [
      ["ease", "--to", "css"], ["penner.out-elastic", "--to", "css", "--points", "6"],
    ] {
      let result = try await Tool.run(["convert"] + arguments)
      #expect(result.status == 0 && !result.error.contains("Note"), "\(result.error)")
    }
  }

  @Test func theRuleOfAFallbackHasTheDelay() async throws {
    let result = try await Tool.run(["convert", "ease-out 180ms 60ms", "--to", "css", "--fallback"])
    #expect(result.status == 0 && !result.error.contains("delay"), "\(result.error)")
    #expect(
      result.output.contains("transition-duration: 180ms;\n  transition-delay: 60ms;\n"),
      "\(result.output)")
  }

  @Test func theDurationOfATextIsWritten() async throws {
    let swift = ".easeInOut(duration: 0.3).delay(0.2)"
    for (target, text) in [
      ("css", "over 300ms"), ("css-keyframes", "300ms linear 200ms both"),
      ("web-animations", "duration: 300, delay: 200"), ("lottie", "\"t\": 30"),
      ("after-effects", "[0.2, 0.5]"),
      ("swiftui", "duration: 0.3).delay(0.2)"),
      ("tailwind", "duration-[300ms]"),
    ] {
      let result = try await Tool.run(["convert", swift, "--to", target])
      #expect(result.output.contains(text), "\(target): \(result.output)")
      #expect(!result.error.contains("no duration"), "\(result.error)")
      // The others have it in a comment.
      let hasDelay = !["css", "tailwind"].contains(target)
      #expect(
        result.error.contains("the delay of 200ms") == !hasDelay, "\(target): \(result.error)")
    }
    let motion = try await Tool.run(["convert", swift, "--to", "motion", "--json"])
    #expect(motion.output.contains("duration: 0.3, delay: 0.2 }"))
    let figma = try await Tool.run(["convert", swift, "--to", "figma"])
    #expect(figma.error.contains("the text does not have the delay of 200ms"))
    #expect(motion.output.contains("\"duration\": 0.3") && motion.output.contains("\"delay\": 0.2"))
  }

  /// A file of many curves has one note for all of them.
  @Test func notesOfSeveralCurvesAreMerged() async throws {
    try await Tool.inFolder { folder in
      try "a: ease\nb: ease-in\nc: cubic-bezier(1, 0, 0, 1)\nd: linear\n".write(
        toFile: "\(folder)/list.txt", atomically: true, encoding: .utf8)
      let arguments = ["convert", "@\(folder)/list.txt", "--to", "flutter,css"]
      let result = try await Tool.run(arguments + ["-o", "\(folder)/out/", "-q"])
      let notes = result.error.split(separator: "\n")
      #expect(notes.count == 3, "\(result.error)")
      #expect(notes.dropFirst().first?.hasPrefix("Note: css, c: browsers solve it") == true)
      #expect(notes.first == "Note: flutter, a and 3 more: Cubic finds x only to 0.001")
      #expect(notes.last?.hasPrefix("Note: flutter, c: the largest error, 0.0") == true)
      #expect(notes.last?.hasSuffix("exceeds 0.001 (and those of 2 more)") == true)
      // A check compares files and says nothing else.
      let check = try await Tool.run(arguments + ["-o", "\(folder)/out/", "--check"])
      #expect(check.status == 0 && check.error.isEmpty && check.output.isEmpty, "\(check.error)")
      let exact = try await Tool.run(
        arguments + ["-o", "\(folder)/out/", "--check", "--max-error", "0.001"])
      #expect(exact.status == 1 && exact.error.contains("more than --max-error"))
    }
  }

  @Test func readingNotesGoToStandardError() async throws {
    let result = try await Tool.run([
      "convert", "{ tension: 40, friction: 7 }", "--to", "css", "-q",
    ])
    #expect(result.status == 0)
    #expect(result.error.contains("{ tension: 40, friction: 7 }: read as react-spring's"))
  }
}
