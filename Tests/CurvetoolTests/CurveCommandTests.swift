import CurveNotation
import CurvePlatforms
import Curves
import Foundation
import Spring
import Testing

/// `tabulate`, `bezier`, `compare` and `presets`, by the output of the built binary.
@Suite struct CurveCommandTests {
  // MARK: - tabulate

  @Test func columnsAreNamedAsCurvesWereTyped() async throws {
    let texts = ["ease", "cubic-bezier(0.1, 0.2, 0.3, 4)", "0,0,1,1", "ease", "penner.out-bounce"]
    let result = try await Tool.run(["tabulate"] + texts + ["--format", "csv"])
    #expect(
      result.lines[0]
        == "progress,ease,\"cubic-bezier(0.1, 0.2, 0.3, 4)\",\"0,0,1,1\",ease (2),penner.out-bounce"
    )
    let curves = try texts.map { try Easing($0) }
    #expect(result.rows.count == 101 && result.rows[50][0] == 0.5)
    for row in result.rows {
      #expect(Array(row.dropFirst()) == curves.map { $0.value(at: row[0]) })
    }
  }

  /// CSS continues a curve beyond its ends, Core Animation holds them.
  @Test func beyondTheEnds() async throws {
    let options = ["--at", "-1,0.5,2", "--format", "csv"]
    let css = try await Tool.run(["tabulate", "0.5,0.25,0.5,0.25"] + options).rows
    #expect(css.map { $0[0] } == [-1, 0.5, 2])
    #expect(css[0][1] == -0.5 && abs(css[2][1] - 2.5) < 1e-15)
    let clamped = try await Tool.run(["tabulate", "0.5,0.25,0.5,0.25", "--clamp"] + options).rows
    #expect(clamped[0][1] == 0 && clamped[2][1] == 1)
    let steps = try await Tool.run(
      ["tabulate", "steps(4)", "--from-time", "-0.5", "--to-time", "1.5", "--step", "0.5"]
        + ["--format", "csv"])
    #expect(steps.rows.map { $0[1] } == [-0.5, 0, 0.5, 1, 1.5])
  }

  /// In seconds a spring is the motion of `curvetool spring`, to the last bit.
  @Test func springsInTheirOwnSeconds() async throws {
    let result = try await Tool.run([
      "tabulate", "spring(mass: 10, stiffness: 1500)", "linear", "--in-seconds", "--samples", "9",
      "--format", "csv",
    ])
    let spring = try await Tool.spring(
      "--mass", "10", "--stiffness", "1500", "--samples", "9", "--format", "csv")
    #expect(result.lines[0].hasPrefix("time,"))
    #expect(result.rows.map { [$0[0], $0[1]] } == spring.rows.map { [$0[0], $0[1]] })
    #expect(result.rows.last?[2] == 1)
    let given = try await Tool.run([
      "tabulate", "ease-in", "spring(duration: 0.5)", "--duration", "2", "--at", "1,3", "--format",
      "csv",
    ])
    let motion = try DampedSpring(perceptualDuration: 0.5).motion()
    #expect(given.rows[0][1] == (try Easing("ease-in").value(at: 0.5)) && given.rows[1][1] == 1)
    #expect(given.rows.map { $0[2] } == [motion.value(at: 1), motion.value(at: 3)])
  }

  /// As a curve, a spring runs from 0 to its settling time.
  @Test func springsOverProgressRunToTheirSettlingTime() async throws {
    let rows = try await Tool.run([
      "tabulate", "swiftui.bouncy", "spring(duration: 0.5, bounce: 0.3)",
      "spring(duration: 0.5, bounce: 0.3, over: 2)", "--in-progress", "--format", "csv",
    ]).rows
    #expect(rows.count == 101)
    let curve = try SpringCurve(.perceptual(duration: 0.5, bounce: 0.3))
    for row in rows {
      #expect(row[1] == curve.value(at: row[0]) && row[2] == row[1])
      #expect(row[3] == (row[0] < 1 ? curve.motion.value(at: row[0] * 2) : 1))
    }
  }

  @Test func everyFormatHasTheSameRows() async throws {
    let table = try await Tool.run(["tabulate", "ease", "cubic-bezier(0.1, 0.2, 0.3, 4)"])
    #expect(table.lines.count == 12 && Set(table.lines.map(\.count)).count == 1)
    let json = try await Tool.run(["tabulate", "steps(2)", "--samples", "3", "--json"])
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: Double]])
    #expect(
      objects == [
        ["progress": 0, "steps(2)": 0], ["progress": 0.5, "steps(2)": 0.5],
        ["progress": 1, "steps(2)": 1],
      ])
    try await Tool.inFolder { folder in
      let result = try await Tool.run(["tabulate", "ease", "-o", "\(folder)/a.npy"])
      #expect(result.status == 0 && result.output.isEmpty)
      #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.npy")).count > 101 * 16)
    }
  }

  // MARK: - Files of curves

  @Test func curvesAreReadFromFiles() async throws {
    try await Tool.inFolder { folder in
      func write(_ name: String, _ text: String) throws {
        try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      }
      try write("one.txt", "/* the\n house curve */ cubic-bezier(\n 0.3, 0,\n 0, 1)\n")
      try write(
        "theme.css",
        """
        :root { --ease-snap: cubic-bezier(0.5, 0, 0, 1); /* x: steps(2) */
          --duration: 200ms;
          --bounce: linear(0, 1 40%,
            0.8 60%, 1) }
        .a:hover { color: red }
        """)
      try write("list.txt", "enter: ease-out\nleave: ease-in\nspring = no\nenter: steps(3)\n")
      let note = "\(folder)/list.txt:1:1: enter occurs twice: line 4 applies"
      try write("only.css", ".a { animation-timing-function: ease-in; color: #fff }")
      let result = try await Tool.run([
        "tabulate", "@\(folder)/one.txt", "@\(folder)/theme.css#ease-snap",
        "@\(folder)/theme.css#--bounce", "@\(folder)/list.txt#enter", "@\(folder)/only.css",
        "--at", "0.25", "--format", "csv",
      ])
      let line = "\(folder)/list.txt:3:1: 'spring = no': expected a name, a colon and a curve"
      #expect(result.error == "Note: \(note)\nNote: \(line)\n")
      let expected = try [
        "cubic-bezier(0.3, 0, 0, 1)", "cubic-bezier(0.5, 0, 0, 1)",
        "linear(0, 1 40%, 0.8 60%, 1)", "steps(3)", "ease-in",
      ].map { try Easing($0).value(at: 0.25) }
      #expect(result.rows == [[0.25] + expected])

      try write("bad.css", "a {\n  --x: cubic-bezier(0.5, 0, 2, 1);\n}")
      for (texts, status, message) in [
        ("@\(folder)/bad.css#x", 65, "bad.css:2:29: expected x2 in 0...1"),
        ("@\(folder)/theme.css#ease-snp", 65, "did you mean 'ease-snap'?"),
        ("@\(folder)/theme.css#zzzzzz", 65, "there are --ease-snap, --bounce, --duration"),
        ("@\(folder)/nothing.css", 66, "can't read"),
        ("@", 64, "@ must be followed by the name of a file"),
        ("@\(folder)", 66, "can't read"),
      ] as [(String, Int32, String)] {
        let failed = try await Tool.run(["tabulate", texts])
        #expect(failed.status == status && failed.error.contains(message), "\(failed.error)")
        #expect(failed.output.isEmpty && failed.error.filter(\.isNewline).count == 1)
      }
    }
  }

  // MARK: - bezier

  @Test func bezierPrintsItsFacts() async throws {
    let result = try await Tool.run(["bezier", "0.34", "1.56", "0.64", "1", "--inverse", "1,2"])
    #expect(result.status == 0)
    for fact in [
      "shape                 overshoots: 9.78035 % above 1",
      "value 2               never reached (values stay in 0...1.0978",
      "value 1               at 0.369085, 1", "slope at the start    4.58824",
    ] {
      #expect(result.output.contains(fact), "\(fact)")
    }
    let circle = try await Tool.run(["bezier", "1,0,0,1", "--quiet"])
    #expect(circle.lines.count == 12)
    let texts = try await Tool.run(["bezier", "0.3", "-0.5", "0.7", "1"])
    #expect(texts.lines.first == "cubic-bezier(0.3, -0.5, 0.7, 1)")
    let mirrored = try await Tool.run(["bezier", "mirrored(0.25, 0, 0.5, 1)"])
    #expect(mirrored.lines.first == "cubic-bezier(0.5, 0, 0.75, 1)")
  }

  @Test func bezierKeepsItsJSONContract() async throws {
    let result = try await Tool.run(["bezier", "ease", "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "x1", "y1", "x2", "y2", "css", "monotonic", "minimum", "maximum", "maxSlope",
      ])
    #expect(object["css"] as? String == "cubic-bezier(0.25, 0.1, 0.25, 1)")
    #expect(object["monotonic"] as? Bool == true && object["minimum"] as? Double == 0)
    let curve = try CubicBezier(0.25, 0.1, 0.25, 1)
    let steepest = curve.steepest
    #expect(
      result.output.contains(
        "\"maxSlope\": {\"progress\": \(steepest.progress), \"slope\": \(steepest.slope)}"))
    let more = try await Tool.run([
      "bezier", "0,1,0,1", "--json", "--samples", "2", "--inverse", "0.5",
    ])
    let full = try #require(
      try JSONSerialization.jsonObject(with: Data(more.bytes)) as? [String: Any])
    let samples = try #require(full["samples"] as? [[String: Any]])
    #expect(samples.count == 2 && Set(samples[0].keys) == ["progress", "value", "velocity"])
    // Vertical at the start.
    #expect(samples[0]["velocity"] is NSNull)
    #expect((full["maxSlope"] as? [String: Any])?["slope"] is NSNull)
    #expect((full["inverse"] as? [[String: Any]])?.count == 1)
  }

  // MARK: - compare

  @Test func compareKeepsItsJSONContract() async throws {
    let result = try await Tool.run(["compare", "linear", "penner.in-quad", "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Double])
    #expect(Set(object.keys) == ["maxError", "at", "rms", "maxVelocityError", "atVelocity"])
    #expect(object["maxError"] == 0.25 && abs((object["at"] ?? 0) - 0.5) < 1e-8)
    #expect(abs((object["rms"] ?? 0) - (1.0 / 30).squareRoot()) < 1e-12)
  }

  @Test func compareChecksTheLargestError() async throws {
    let arguments = ["compare", "linear", "penner.in-quad", "--max-error"]
    #expect(try await Tool.run(arguments + ["0.25"]).status == 0)
    let failed = try await Tool.run(arguments + ["0.2499"])
    #expect(failed.status == 1 && failed.output.contains("largest difference    0.25 at 0.5"))
    #expect(
      failed.error
        == "Error: the curves differ by 0.25 at 0.5, more than --max-error 0.2499\n")
    let quiet = try await Tool.run(arguments + ["0.1", "--quiet"])
    #expect(quiet.status == 1 && quiet.output.contains("largest difference    0.25 at 0.5"))
    let refused = try await Tool.run(arguments + ["nan"])
    #expect(refused.status == 64 && refused.error.contains("--max-error must be 0 or positive"))
  }

  /// A curve that states its duration runs in it; the text of a spring then has the error that `convert` states.
  @Test func statedDurationsAreKeptInSeconds() async throws {
    let two = try await Tool.run([
      "tabulate", "transition: left 300ms ease", "transition: left 600ms ease", "--in-seconds",
      "--at", "0.15,0.3,0.6", "--format", "csv",
    ])
    let ease = try await Tool.run(["tabulate", "ease", "--at", "0.25,0.5,1", "--format", "csv"])
    #expect(two.rows.count == 3 && ease.rows.count == 3, "\(two.error)")
    #expect(two.rows.first?[1] == ease.rows[1][1] && two.rows.first?[2] == ease.rows[0][1])
    #expect(two.rows[1][1] == 1 && two.rows[1][2] == ease.rows[1][1] && two.rows[2][2] == 1)
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        "$TOOL" convert 'stiffness 230, damping 22' --to css -q > spring.css
        "$TOOL" compare 'stiffness 230, damping 22' spring.css --in-seconds --max-error 0.001 --json
        """, in: folder)
      #expect(result.status == 0, "\(result.output)\(result.error)")
    }
  }

  /// A spring against itself at another mass, in seconds: the same motion, so no difference.
  @Test func compareInSeconds() async throws {
    let same = try await Tool.run([
      "compare", "spring(mass: 1, stiffness: 100, damping: 10)",
      "spring(mass: 2, stiffness: 200, damping: 20)", "--in-seconds", "--max-error", "1e-15",
    ])
    #expect(same.status == 0 && same.output.contains(" s\n"))
  }

  // MARK: - presets

  @Test func presetsAreListed() async throws {
    let result = try await Tool.run(["presets"])
    // A curve that only its name says has no text behind it.
    let listed = Set(result.lines.map { $0.split(separator: " ").first.map(String.init) ?? "" })
    for preset in Presets.curves { #expect(listed.contains("\(preset)")) }
    for preset in Presets.springs { #expect(listed.contains("\(preset)")) }
    let json = try await Tool.run(["presets", "--json"])
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: String]])
    #expect(
      objects.count == Presets.curves.count + Presets.springs.count + Presets.durations.count)
    for object in objects {
      #expect(Set(object.keys) == ["name", "family", "kind", "text", "source"])
      guard object["kind"] != "duration" else { continue }
      let (name, text) = (object["name"] ?? "", object["text"] ?? "")
      let named = try EasingParser().parse(name).easing
      #expect(named.value(at: 0.3) == (try EasingParser().parse(text).easing.value(at: 0.3)))
    }
    let filtered = try await Tool.run(["presets", "Penner", "out-"])
    #expect(filtered.lines.dropFirst().allSatisfy { $0.hasPrefix("  penner.") })
    #expect(filtered.lines.count > 20)
  }

  @Test(arguments: [
    (["tabulate"], "tabulate takes a curve or several, as in"),
    (["tabulate", "ease-inn"], "curve 'ease-inn', column 1: expected a curve; did you mean"),
    (
      ["tabulate", "spring(damping: 0)"],
      "expected damping to be positive unless over is given: without it the spring never settles"
    ),
    (["tabulate", "ease", "--duration", "0"], "--duration must be positive and finite, but is 0"),
    (["tabulate", "ease", "--smaples", "3"], "Unknown option '--smaples'"),
    (["bezier", "steps(4)"], "'steps(4)' is not a cubic-bezier"),
    (["bezier", "1", "2", "3"], "as in 0.25,0.1,0.25,1, but got 3 arguments"),
    (["bezier", "ease", "--smaples", "3"], "Unknown option '--smaples'"),
    (["bezier", "2", "0", "0", "1"], "expected x1 in 0...1"),
    (["bezier", "ease", "--inverse", "x1"], "can't read x1"),
    (["bezier", "ease", "--inverse", "0.5,nan"], "--inverse: expected a finite number"),
    (["compare", "ease"], "a second curve is missing"),
    (["presets", "matrial"], "no preset is named 'matrial': did you mean 'material'?"),
    (["presets", "carbon.slow", "--plot", "-"], "none of these presets has a picture"),
    (["presets", "--json", "--plot", "-"], "--json and --plot - would share standard output"),
    (["plot", "ease", "--plot", "a.gif"], "--plot must end in .png"),
    (["plot", "ease", "--from-time", "2", "--to-time", "1"], "--to-time must be at least"),
  ])
  func wrongArgumentsAreRefused(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect([64, 66].contains(result.status) && result.output.isEmpty, "\(result.output)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.hasPrefix("Error: ") && result.error.filter(\.isNewline).count == 1)
  }

  // MARK: - Pictures

  @Test func picturesAreDrawnInTheTerminal() async throws {
    for arguments in [
      ["plot", "ease"], ["plot", "ease", "steps(3)", "--velocities"],
      ["presets", "carbon", "--plot", "-"], ["compare", "ease", "ease-in", "--plot", "-"],
      ["bezier", "1,0,0,1", "--plot", "-"], ["tabulate", "linear", "ease", "--plot", "-"],
      ["plot", "swiftui.bouncy", "ease 400ms", "--in-seconds"],
    ] {
      let result = try await Tool.run(arguments, environment: ["COLUMNS": "60"])
      #expect(result.status == 0 && result.error.isEmpty, "\(arguments) \(result.error)")
      #expect(result.output.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
      #expect(result.lines.allSatisfy { $0.count <= 60 }, "\(arguments)")
    }
  }

  @Test func coveredCurvesHaveANote() async throws {
    let same = try await Tool.run(["plot", "ease", "linear", "cubic-bezier(0.25, 0.1, 0.25, 1)"])
    #expect(
      same.error
        == "Note: cubic-bezier(0.25, 0.1, 0.25, 1) equals ease: their lines cover each other\n")
    let later = try await Tool.run(["plot", "ease 200ms", "ease 300ms", "--in-seconds"])
    #expect(later.status == 0 && !later.error.contains("equals"), "\(later.error)")
  }

  @Test func scriptsNeedNoGnuplot() async throws {
    let result = try await Tool.run(
      ["plot", "ease", "ease-in", "--script", "-"], environment: ["PATH": "/nonexistent"])
    #expect(result.status == 0 && result.output.contains("$") && result.output.contains("EOD"))
  }
}
