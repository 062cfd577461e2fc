import Testing

/// Texts and options that people guess: read if their meaning is clear, otherwise with an error that names what works.
@Suite struct GuessedTextTests {
  @Test(arguments: [
    (
      ["tabulate", "swiftui.bouncy", "--from", "0", "--to", "300"],
      "`curvetool spring CURVE --from 0 --to 300`"
    ),
    (["compare", "ease", "ease-in", "linear"], "compare takes two curves, or all of a @FILE"),
    (["compare", "motion.default", "ease"], #"'{ type: "spring" }'"#),
    (["sweep", "--at", "0.5"], "`curvetool spring` has the rows of a spring"),
    (["spring", "--settle", "2%"], "--threshold 2%"),
    (["decay", "--velocity", "2", "--unit", "px/ms"], "--velocity 2px/ms"),
    (["convert", "ease", "linear", "--to", "npy"], "name a folder, as -o DIR/"),
  ])
  func theErrorNamesWhatWorks(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
  }

  @Test(arguments: ["bounciness: 8, speed: 12", "{ bounciness: 8, speed: 12 }"])
  func bouncinessIsReactNatives(text: String) async throws {
    let call = "Animated.spring(x, { bounciness: 8, speed: 12 })"
    let result = try await Tool.run(["compare", text, call, "--json"])
    #expect(result.status == 0, "\(result.error)")
    #expect(try result.object["maxError"] as? Double == 0)
  }

  /// Without overshoot means none, in round numbers too.
  @Test func noOvershootIsHeldInRoundNumbers() async throws {
    let result = try await Tool.run(
      ["design", "--overshoot", "0", "--settling-time", "1", "--json"])
    let rounded = try #require(try result.object["rounded"] as? [[String: Any]])
    for round in rounded {
      let text = try #require(round["curve"] as? String)
      let spring = try await Tool.run(["spring", text, "--json"]).object
      #expect(spring["overshoot"] as? Double == 0, "\(text)")
    }
    #expect(!rounded.isEmpty)
  }

  @Test func arraysOfSeveralCurvesGoToAFolder() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        printf 'enter: ease\\nleave: ease-in\\n' >names.txt
        "$TOOL" convert @names.txt --to npy -o n/ -q
        "$TOOL" convert 'enter=ease' --to npy -o one.npy -q && cmp one.npy n/enter.npy
        """, in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(try Tool.contents("\(folder)/n") == ["enter.npy", "leave.npy"])
    }
  }

  /// One recording is in pixels, the other in fractions, 20 ms later.
  @Test func recordingsInOtherUnitsAreNotedAndPlaced() async throws {
    try await Tool.inFolder { folder in
      let times = (0...160).map { Double($0) / 120 }
      // A critical spring of natural frequency 12.
      func value(_ time: Double) -> Double {
        let t = max(time, 0)
        return 1 - (1 + 12 * t) * Self.exponential(-12 * t)
      }
      let wide = times.map { "\($0),\(20 + 300 * value($0))" }.joined(separator: "\\n")
      let narrow = times.map { "\($0),\(value($0 - 0.02))" }.joined(separator: "\\n")
      let result = try await Tool.shell(
        """
        printf 'time,value\\n\(wide)\\n' >wide.csv
        printf 'time,value\\n\(narrow)\\n' >narrow.csv
        "$TOOL" compare wide.csv narrow.csv
        "$TOOL" compare wide.csv narrow.csv --align --json -o out.json
        "$TOOL" compare wide.csv narrow.csv --align --max-error 1%
        """, in: folder)
      #expect(result.output.contains("--align places the"), "\(result.output)")
      #expect(result.output.contains("narrow.csv times "), "\(result.output)")
      #expect(result.status == 0, "\(result.error)")
    }
  }

  /// The exponential function by its series, for a negative argument.
  private static func exponential(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for index in 1..<200 {
      term *= -x / Double(index)
      sum += term
    }
    return 1 / sum
  }
}
