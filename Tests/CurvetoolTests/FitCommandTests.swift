import Foundation
import CurveTestSupport
import Testing

/// `fit` and `compare` with samples, by the output of the built binary.
@Suite struct FitCommandTests {
  /// A log of spring(stiffness: 230, damping: 22) from 0 to 320, by the tool's own closed form.
  private func log(_ folder: String, _ options: [String] = ["--to", "320"]) async throws -> String {
    let path = folder + "/log.csv"
    let spring = ["spring", "--stiffness", "230", "--damping", "22", "--fps", "60"]
    let written = try await Tool.run(spring + options + ["--csv", path])
    #expect(written.status == 0)
    return path
  }

  private func object(_ result: Tool.Result) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
  }

  @Test func aSpringIsFoundInItsOwnSamples() async throws {
    try await Tool.inFolder { folder in
      let path = try await log(folder)
      let result = try await Tool.run(["fit", path, "--to", "spring", "--json"])
      let object = try object(result)
      let stiffness = try #require(object["stiffnessPerMass"] as? [String: Double])
      let damping = try #require(object["dampingPerMass"] as? [String: Double])
      #expect(abs(try #require(stiffness["value"]) - 230) <= 1e-6)
      #expect(abs(try #require(damping["value"]) - 22) <= 1e-6)
      #expect(object["undetermined"] as? [String] == ["mass"])
      #expect((object["samples"] as? [Any])?.count ?? 0 > 30)
      // Other commands can read the text as a curve.
      let text = try #require(object["text"] as? String)
      let judged = try await Tool.run([
        "compare", path, text, "--to-value", "320", "--max-error", "1e-6",
      ])
      #expect(judged.status == 0)
    }
  }

  @Test func theDesignIsNamedWithItsProbability() async throws {
    try await Tool.inFolder { folder in
      let path = try await log(folder)
      let text = try await Tool.run(["fit", path])
      #expect(text.status == 0)
      #expect(text.output.contains("stiffness 230, damping 22: over 99 %"))
      #expect(text.output.contains("± ") && text.output.contains(", certain"))
      #expect(text.lines.count > 15 && text.lines.allSatisfy { $0.count <= 80 }, "\(text.output)")
      let object = try object(try await Tool.run(["fit", path, "--to", "spring", "--json"]))
      let first = try #require((object["designs"] as? [[String: Any]])?.first)
      #expect(first["curve"] as? String == "spring(stiffness: 230, damping: 22)")
      #expect(try #require(first["probability"] as? Double) > 0.99)
      #expect(object["certain"] as? Bool == true)
      let covariance = try #require(object["covariance"] as? [String: Any])
      let rows = try #require(covariance["rows"] as? [[Double]])
      #expect((covariance["parameters"] as? [String])?.count == 6 && rows.count == 6)
      #expect(rows.allSatisfy { $0.count == 6 })
      // The spring that ranks first has its numbers too, and a picture with a whole title and its errors.
      let ranked = try self.object(try await Tool.run(["fit", path, "--json"]))
      let spring = try #require(ranked["spring"] as? [String: Any])
      let stiffness = try #require(spring["stiffnessPerMass"] as? [String: Double])
      #expect(abs(try #require(stiffness["value"]) - 230) <= 1e-6)
      #expect(((spring["covariance"] as? [String: Any])?["rows"] as? [Any])?.count == 6)
      let picture = folder + "/fit.svg"
      #expect(try await Tool.run(["fit", path, "--plot", picture, "-q"]).status == 0)
      let svg = try String(contentsOfFile: picture, encoding: .utf8)
      #expect(svg.contains("Spring, k/m = 230, c/m = 22") && svg.contains("two standard errors"))
      let like = try await Tool.run(["fit", path, "--like", "swiftui"])
      #expect(like.status == 0 && !like.output.contains("stiffness 230, damping 22"))
    }
  }

  @Test func theFirstLineOfASpringFitsTheScreenAndReadsBack() async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/log.csv"
      let rows = (0..<90).map { index -> String in
        let time = Double(index) / 60
        // Errors with many digits, and a velocity that is not quite 0.
        return
          "\(time),\(100 * (1 - exp(-9 * time) * (1 + 9 * time)) + sin(Double(index * index)) / 7)\n"
      }
      try rows.joined().write(toFile: path, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["fit", path, "--to", "spring"])
      let first = try #require(result.output.split(separator: "\n").first).description
      #expect(result.status == 0 && first.hasPrefix("spring(stiffness: ") && first.count <= 80)
      let back = try await Tool.run(["spring", first, "--json"])
      #expect(back.status == 0, "\(back.error)")
    }
  }

  @Test func durationsWithoutEffectOrUnitAreNoted() async throws {
    try await Tool.inFolder { folder in
      let script =
        "\"$TOOL\" spring 'stiffness 230, damping 22' --fps 60 --csv log.csv -q && \"$TOOL\" "
      let known = try await Tool.shell(script + "fit log.csv --known duration=0.5", in: folder)
      #expect(known.status == 0 && known.error.contains("has no effect on a spring"))
      let compared = try await Tool.shell(
        script + "compare log.csv ease --duration 300", in: folder)
      #expect(compared.status == 0 && compared.error.contains("300 ms is written 300ms"))
    }
  }

  /// A throw is the limit of springs beyond critical damping, which do not tell its numbers.
  @Test func aThrowIsNoSpring() async throws {
    try await Tool.inFolder { folder in
      let script =
        "\"$TOOL\" decay --velocity 1200 --fps 60 --csv log.csv -q && \"$TOOL\" fit log.csv"
      for options in ["", " --to spring"] {
        let thrown = try await Tool.shell(script + options, in: folder)
        #expect(
          thrown.status == 0 && thrown.output.contains("--segments finds throws"), "\(options)")
      }
      let segments = try await Tool.shell("\"$TOOL\" fit log.csv --segments", in: folder)
      #expect(segments.output.hasPrefix("1 throw") && segments.output.contains(" 2.002 "))
      let spring = try await Tool.shell(
        "\"$TOOL\" spring --damping-ratio 1.5 --fps 60 --csv log.csv -q && \"$TOOL\" fit log.csv",
        in: folder)
      #expect(spring.status == 0 && !spring.output.contains("--segments"), "\(spring.output)")
    }
  }

  @Test func samplesWithoutASpringExitWithOne() async throws {
    // Values without any order.
    let rows = (0..<40).map { "\(Double($0) / 40),\($0 * $0 % 7 * 2 - $0 * 5 % 11)\n" }
    for options in [["--to", "spring"], [], ["--json"], ["--to", "css"], ["--format", "csv"]] {
      let result = try await Tool.run(["fit", "-"] + options, input: rows.joined())
      #expect(result.status == 1 && result.output.isEmpty, "\(options): \(result.output)")
      #expect(result.error.contains("these samples determine no spring"), "\(result.error)")
    }
  }

  /// Where no round numbers fit, that stands among the designs with its own probability.
  @Test func noRoundNumbersAreOneOfTheDesigns() async throws {
    let rows = (0..<90).map { index -> String in
      let time = Double(index) / 60
      return
        "\(time),\(100 * (1 - exp(-7.13 * time) * (cos(13.37 * time) + 7.13 / 13.37 * sin(13.37 * time))))\n"
    }
    let result = try await Tool.run(["fit", "-", "--to", "spring"], input: rows.joined())
    let line = try #require(result.output.split(separator: "\n").dropFirst().first)
    #expect(line == "  likely designs        no round numbers fit: over 99 %")
  }

  @Test func everyKindIsFitted() async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/ease.csv"
      let written = try await Tool.run(["tabulate", "ease", "--samples", "41", "--csv", path])
      #expect(written.status == 0)
      let bezier = try object(try await Tool.run(["fit", path, "--to", "cubic-bezier", "--json"]))
      let arguments = try #require(bezier["text"] as? String)
      let same = try await Tool.run(["compare", arguments, "ease", "--max-error", "1e-6"])
      #expect(same.status == 0)
      let linear = try object(
        try await Tool.run(["fit", path, "--to", "linear", "--max-error", "0.005", "--json"]))
      #expect(try #require(linear["relativeError"] as? Double) <= 0.005)
      let best = try object(try await Tool.run(["fit", path, "--json"]))
      let first = try #require((best["candidates"] as? [[String: Any]])?.first)
      #expect(first["preset"] as? Bool == true && first["parameters"] as? Double == 0)
      #expect(try await Tool.run(["compare", first["name"] as? String ?? "", "ease"]).status == 0)
    }
  }

  @Test func aLogIsJudged() async throws {
    try await Tool.inFolder { folder in
      let path = try await log(folder)
      let spring = "spring(stiffness: 230, damping: 22)"
      let right = try await Tool.run(
        ["compare", path, spring, "--to-value", "320", "--max-error", "1e-9"])
      #expect(right.status == 0)
      let wrong = try await Tool.run(
        [
          "compare", path, "spring(stiffness: 230, damping: 20)", "--to-value", "320",
          "--max-error", "1px", "--json",
        ])
      #expect(wrong.status == 1 && wrong.error.contains("is the first of"))
      let bad = try #require(try object(wrong)["firstBad"] as? [String: Double])
      let rows = try #require(try object(wrong)["samples"] as? [[String: Double]])
      let first = try #require(rows.firstIndex { abs($0["difference"] ?? 0) > 1 })
      #expect(bad["sample"] == Double(first + 1) && bad["time"] == rows[first]["time"])
      // One of 320 px as a fraction of the distance.
      for fraction in ["0.003125", "0.3125%"] {
        let same = try await Tool.run([
          "compare", path, "spring(stiffness: 230, damping: 20)", "--to-value", "320",
          "--max-error", fraction, "--json",
        ])
        #expect(same.status == 1 && same.output == wrong.output)
      }
    }
  }

  @Test func aLateClockIsAligned() async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/late.csv"
      let table = try await Tool.run(
        ["spring", "--stiffness", "230", "--damping", "22", "--fps", "60", "--format", "csv"])
      let late = table.rows.map { "\($0[0] + 0.0375),\($0[1])\n" }.joined()
      try ("time,value\n" + late).write(toFile: path, atomically: true, encoding: .utf8)
      let arguments = [
        "compare", path, "spring(stiffness: 230, damping: 22)", "--max-error", "1e-5",
      ]
      #expect(try await Tool.run(arguments).status == 1)
      // Without the option, the delay is told.
      let told = try await Tool.run(Array(arguments.prefix(3)))
      #expect(told.output.contains("0.0375 s would fit better: add --align"))
      let aligned = try await Tool.run(arguments + ["--align", "--json"])
      #expect(aligned.status == 0)
      #expect(abs(try #require(try object(aligned)["offset"] as? Double) - 0.0375) <= 1e-6)
    }
  }

  /// The delay and both values of a recording in pixels, from a clock that started 90 s before.
  @Test func theDelayAndTheValuesAreFound() async throws {
    let table = try await Tool.run([
      "spring", "--stiffness", "230", "--damping", "22", "--fps", "60", "--format", "csv",
    ])
    let rows = table.rows.map { ($0[0] + 0.4, 40 - 25 * $0[1]) }
    let rest = (0..<24).map { (Double($0) / 60, 40.0) }
    let log = (rest + rows).map { "\(($0.0 + 90) * 1000),\($0.1)\n" }.joined()
    let spring = "spring(stiffness: 230, damping: 22)"
    let result = try await Tool.run(
      ["compare", "-", spring, "--align", "--max-error", "1e-4", "--json"], input: "ms,x\n" + log)
    #expect(result.status == 0, "\(result.error)")
    let found = try object(result)
    #expect(abs(try #require(found["offset"] as? Double) - 90.4) <= 1e-6)
    #expect(abs(try #require(found["from"] as? Double) - 40) <= 1e-4)
    #expect(abs(try #require(found["to"] as? Double) - 15) <= 1e-4)
    let text = try await Tool.run(
      ["compare", "-", spring, "--align", "--from-value", "40"], input: "ms,x\n" + log)
    #expect(text.output.contains("from 40 to 15, delayed by 90.4 s"), "\(text.output)")
  }

  @Test func theFitIsWrittenForPlatforms() async throws {
    let table = try await Tool.run([
      "spring", "--stiffness", "230", "--damping", "22", "--fps", "60", "--format", "csv",
    ])
    let rest = (0..<15).map { "\(Double($0) / 60),0\n" }
    let log = (rest + table.rows.map { "\($0[0] + 0.25),\(320 * $0[1])\n" }).joined()
    let result = try await Tool.run(["fit", "-", "--to", "compose,swiftui"], input: log)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("certain: stiffness 230, damping 22, delayed by 0.25 s"))
    #expect(result.output.contains("== compose\n") && result.output.contains("== swiftui\n"))
    // The texts read back to the same spring, with the delay.
    for target in ["swiftui", "css", "motion"] {
      let text = try await Tool.run(["fit", "-", "--to", target, "-q"], input: log)
      #expect(text.status == 0 && !text.output.isEmpty)
      let spring = ".interpolatingSpring(mass: 1, stiffness: 230, damping: 22, initialVelocity: 0)"
      let same = try await Tool.run([
        "compare", text.output, spring + ".delay(0.25)", "--max-error", "0.002",
      ])
      #expect(same.status == 0, "\(target): \(text.output) \(same.error)")
      let json = try await Tool.run(["fit", "-", "--to", target, "--json"], input: log)
      let first = try #require(
        (try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: Any]])?.first)
      #expect(first["delay"] as? Double == 0.25)
    }
    // A curve keeps its duration.
    let ease = try await Tool.run(
      ["tabulate", "ease", "--duration", "0.4", "--fps", "60", "--format", "csv"])
    let curve = try await Tool.run(["fit", "-", "--to", "css"], input: ease.output)
    #expect(curve.status == 0 && curve.output.contains("400ms"), "\(curve.output)")
    let noise = (0..<40).map { "\(Double($0) / 40),\($0 * $0 % 7 * 2 - $0 * 5 % 11)\n" }
    let none = try await Tool.run(
      ["fit", "-", "--to", "css", "--known", "to=3"], input: noise.joined())
    #expect(none.status == 1 || !none.output.contains("spring("))
  }

  @Test(arguments: [
    ("time,value\n0,0\n1,1\n", "at least 6"), ("time,value\n", "at least 2"), ("", "at least 2"),
    ("0,0\n1,nan\n", "but is 1; 1 row has no number"),
    ("0,0\n2,1\n1,0\n", "at least 6"), ("0,0\n0,1\n", "at least 2"),
    ("a,b,c,d\n1,2,3,4\n", "there are 4 columns"), ("0,0\n1,1,1\n", "input:2: there are 3 fields"),
    ("time,value\n0,1e400\n", "input:2:3: the value must be"), ("0;0\n1;1\n", "at least 6"),
    ("0|0\n1|1\n", "there is 1 column where"), ("\u{0}\u{1}\n", "input"),
    ("0,1e300\n1,2\n", "input:1: the value must be finite and within 1e100"),
  ])
  func badSamplesGetOneLine(text: String, message: String) async throws {
    let result = try await Tool.run(["fit", "-", "--to", "spring"], input: text)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error.hasPrefix("Error: standard input"))
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: [
    (["fit", "x.csv", "--points", "3"], "--points has no effect"),
    (["fit", "x.csv", "--known", "mass=3"], "unknown key 'mass': use from, to"),
    (["fit", "x.csv", "--known", "from=nan"], "must be finite"),
    (["fit", "x.csv", "--known", "from=1,from=2"], "twice"),
    (["fit", "x.csv", "--to", "spring", "--known", "duration=1"], "no effect on a spring"),
    (
      ["fit", "x.csv", "--to", "linear", "--known", "velocity=1"], "no effect on a timing function"
    ),
    (["fit", "x.csv", "--max-error", "-1"], "positive and finite"),
    (["fit", "x.csv", "--max-error", "-1px"], "positive and finite"),
    (["fit", "x.csv", "--like", "swift"], "swift must be one of compose, core-animation"),
    (["fit", "x.csv", "--to", "linear", "--like", "css"], "--like has no effect"),
    (["fit", "x.csv", "--format", "csv", "--like", "swiftui"], "--like has no effect"),
    (["fit", "x.csv", "--columns", "1,"], "--columns must be columns by header"),
    (["compare", "ease", "linear", "--align"], "--align has no effect without"),
    (["compare", "x.csv", "linear", "--clamp"], "--clamp has no effect on samples"),
  ])
  func wrongOptionsAreUsageErrors(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test func columnsAreChosenByNameAndNumber() async throws {
    let text =
      "frame,t,x,y\n0,0,0,9\n1,0.1,1,9\n2,0.2,1.5,9\n3,0.3,1.2,9\n4,0.4,1,9\n5,0.5,1,9\n6,0.6,1,9\n"
    for columns in ["t,x", "2,3"] {
      let result = try await Tool.run(
        ["compare", "-", "linear", "--columns", columns, "--format", "csv"], input: text)
      #expect(result.status == 0 && result.rows.count == 7)
      #expect(result.rows[2].prefix(2) == [0.2, 1.5])
    }
    let wrong = try await Tool.run(["compare", "-", "linear", "--columns", "t,z"], input: text)
    #expect(wrong.status == 65 && wrong.error.contains("no column 'z'"))
  }

  /// Residuals of whole pixels are alike where the motion rests: that is no other kind of curve.
  @Test func roundingIsNoOtherCurve() async throws {
    let rows = (0..<80).map { index -> String in
      let phase = 15 * max(Double(index) / 60 - 0.2, 0)
      return "\(Double(index) / 60),\((70 + 300 * (1 - (1 + phase) * exp(-phase))).rounded())\n"
    }
    let fit = try await Tool.run(["fit", "-", "--to", "spring"], input: rows.joined())
    #expect(fit.status == 0 && fit.output.contains("stiffness / mass"), "\(fit.error)")
    #expect(!fit.output.contains("correlated"), "\(fit.output)")
  }

  /// Noise and values that do not change are no motion, however few they are.
  @Test func noiseIsNoMotion() async throws {
    let rest = "time,value\n" + (0..<30).map { "\(Double($0) / 60),5\n" }.joined()
    for options in [[], ["--segments"]] {
      let result = try await Tool.run(["fit", "-"] + options, input: rest)
      #expect(result.status == 1 && result.output.isEmpty)
      #expect(result.error.contains("these samples show no motion: every value is 5"))
    }
    var random = SplitMix64(seed: 29)
    for count in [8, 9, 10, 12, 16] {
      for _ in 0..<3 {
        let rows = (0..<count).map {
          "\(Double($0) / 60),\(Double.random(in: -1...1, using: &random))\n"
        }
        let result = try await Tool.run(
          ["fit", "-", "--segments"], input: "time,value\n" + rows.joined())
        #expect(result.status == 1, "\(count): \(result.output)")
      }
    }
  }

  /// A velocity far within its error is not part of the first line, which can be pasted.
  @Test func aVelocityWithinItsErrorIsLeftOut() async throws {
    var random = SplitMix64(seed: 30)
    let table = try await Tool.run([
      "spring", "--stiffness", "230", "--damping", "22", "--to", "300", "--fps", "60", "--csv", "-",
    ]).rows
    var left = 0
    for _ in 0..<4 {
      let rows = table.map { "\($0[0]),\($0[1] + Double.random(in: -0.5...0.5, using: &random))\n" }
      let result = try await Tool.run(["fit", "-"], input: "time,value\n" + rows.joined())
      let line = try #require(result.lines.first { $0.contains("initial velocity") })
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      #expect(result.status == 0 && numbers.count == 2)
      let isKnown = abs(numbers[0]) > numbers[1] / 10
      #expect(result.lines[0].contains("initialVelocity") == isKnown, "\(result.lines[0])")
      left += isKnown ? 0 : 1
    }
    #expect(left > 0)
  }

  /// The text for a platform has the velocity that the samples show.
  @Test func aPushIsWrittenForPlatforms() async throws {
    let options = ["--stiffness", "200", "--damping", "20", "--initial-velocity", "6"]
    let log = try await Tool.run(
      ["spring", "--from", "400", "--to", "0", "--fps", "60", "--csv", "-"] + options)
    let text = try await Tool.run(["fit", "-", "--to", "swiftui"], input: log.output)
    #expect(text.status == 0 && text.error.contains("certain: "))
    let call = try #require(text.output.firstMatch(of: /initialVelocity: ([0-9.]+)/))
    #expect(abs((Double(call.1) ?? .nan) - 6) < 0.01, "\(text.output)")
    #expect(text.output.contains("stiffness: 200, damping: 20,"))
  }
}
