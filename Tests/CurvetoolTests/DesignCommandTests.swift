import Foundation
import Testing

/// `design`, and the design options of `spring`, by the output of the built binary.
@Suite struct DesignCommandTests {
  private func object(_ result: Tool.Result) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
  }

  @Test func theSpringOfTwoRequirementsMeetsThem() async throws {
    let requirements = ["--overshoot", "10%", "--settling-time", "400ms"]
    let design = try object(try await Tool.run(["design"] + requirements + ["--json"]))
    #expect(abs(try #require(design["overshoot"] as? Double) - 0.1) <= 1e-13)
    #expect(abs(try #require(design["settlingTime"] as? Double) - 0.4) <= 4e-13)
    // Solved forward by a command that does not know the requirements.
    let rounded = try #require(design["rounded"] as? [[String: Any]])
    #expect(rounded.count == 2)
    for spring in rounded {
      #expect(try #require(spring["error"] as? Double) <= 0.01)
      let curve = try #require(spring["curve"] as? String)
      let facts = try object(try await Tool.run(["spring", curve, "--json"]))
      #expect(abs(try #require(facts["overshoot"] as? Double) - 0.1) <= 0.01)
      #expect(abs(try #require(facts["settlingTime"] as? Double) - 0.4) <= 0.004)
    }
    let stiffness = "\(try #require(design["stiffness"] as? Double))"
    let damping = "\(try #require(design["damping"] as? Double))"
    let forward = try object(
      try await Tool.spring("--stiffness", stiffness, "--damping", damping, "--json"))
    #expect(abs(try #require(forward["settlingTime"] as? Double) - 0.4) <= 4e-13)
    #expect(abs(try #require(forward["overshoot"] as? Double) - 0.1) <= 1e-13)
    let short = try object(try await Tool.run(["spring"] + requirements + ["--json"]))
    #expect(short["stiffness"] as? Double == design["stiffness"] as? Double)
  }

  @Test func anotherThresholdSettlesLater() async throws {
    let requirements = ["--damping-ratio", "0.7", "--settling-time", "0.5"]
    for threshold in ["2%", "0.0001"] {
      let arguments = requirements + ["--threshold", threshold, "--json"]
      for command in ["design", "spring"] {
        let found = try object(try await Tool.run([command] + arguments))
        #expect(abs(try #require(found["settlingTime"] as? Double) - 0.5) <= 5e-13)
      }
    }
  }

  /// The text that is written is the spring that JSON tells.
  @Test func aDesignIsWrittenForPlatforms() async throws {
    let requirements = ["design", "--overshoot", "10%", "--settling-time", "0.4"]
    let design = try object(try await Tool.run(requirements + ["--json"]))
    let text = try await Tool.run(requirements + ["--to", "swiftui", "-q"])
    #expect(text.status == 0 && text.output.filter(\.isNewline).count == 1)
    let read = try object(try await Tool.run(["spring", text.output, "--json"]))
    for name in ["stiffness", "damping"] {
      let (found, truth) = (read[name] as? Double ?? .nan, design[name] as? Double ?? .nan)
      #expect(abs(found / truth - 1) <= 1e-9)
    }
    let several = try await Tool.run(requirements + ["--to", "css,compose"])
    #expect(several.output.hasPrefix("== css\n") && several.output.contains("\n== compose\n"))
    #expect(several.error.hasPrefix("designed: spring("))
  }

  @Test func aCurveBecomesASpring() async throws {
    let arguments = [
      "design", "--nearest", "ease", "--to", "spring", "--duration", "0.25", "--json",
    ]
    let found = try object(try await Tool.run(arguments))
    let error = try #require(found["maxError"] as? Double)
    #expect(error <= 0.0122)
    let text = try #require(found["text"] as? String)
    let compared = try object(try await Tool.run(["compare", text, "ease", "--json"]))
    #expect(abs(try #require(compared["maxError"] as? Double) / error - 1) <= 1e-6)
    let moving = try #require(found["withVelocity"] as? [String: Any])
    #expect(try #require(moving["maxError"] as? Double) < error)
  }

  /// The way back from a text that has only samples of a spring: the time that the text states is that of the spring.
  @Test(arguments: [("css", "motion.css"), ("lottie", "lottie.json")], [0.66, 0.9])
  func aSpringComesBackFromATable(target: (name: String, file: String), over: Double) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/\(target.file)"
      let written = try await Tool.run([
        "convert", "spring(stiffness: 230, damping: 22)", "--to", target.name, "--over", "\(over)",
        "-o", file,
      ])
      #expect(written.status == 0, "\(written.error)")
      let found = try object(
        try await Tool.run(["design", "--nearest", "@\(file)", "--to", "spring", "--json"]))
      for (name, truth) in [("stiffness", 230.0), ("damping", 22), ("duration", over)] {
        let number = try #require(found[name] as? Double)
        // The text is within 0.001 of the spring.
        #expect(abs(number / truth - 1) < 5e-3, "\(name) \(number)")
      }
      let other = try await Tool.run([
        "design", "--nearest", "@\(file)", "--to", "spring", "--duration", "2",
      ])
      #expect(other.error.contains("its own duration, \(over) s, is not used"), "\(other.error)")
    }
  }

  @Test func designUsesTheStatedDuration() async throws {
    let plain = ["design", "--nearest", "ease-out", "--to", "spring", "--json"]
    for (arguments, duration) in [
      (plain, 1.0), (plain + ["--duration", "0.4"], 0.4),
      (plain.map { $0 == "ease-out" ? "ease-out 400ms" : $0 }, 0.4),
    ] {
      let result = try await Tool.run(arguments)
      #expect(try object(result)["duration"] as? Double == duration)
      #expect(result.error.isEmpty)
    }
  }

  @Test(arguments: [
    (["design"], "takes two requirements"),
    (["design", "--overshoot", "10%"], "takes two requirements"),
    (["design", "--overshoot", "120%", "--response", "1"], "nearest possible: overshoot 1"),
    (["design", "--bounce", "0.3", "--overshoot", "0.1"], "constrain the same"),
    (["design", "--response", "1", "--settling-time", "1"], "do not determine a spring"),
    (["design", "--damping-ratio", "2", "--peak-time", "1"], "no peak"),
    (["design", "--peak-time", "1", "--settling-time", "3"], "nearest possible: peak time 1"),
    (["design", "--response", "nan", "--bounce", "0"], "must be positive"),
    (["design", "--nearest", "ease"], "--nearest needs --to"),
    (["design", "--nearest", "ease", "--to", "css"], "--nearest needs --to"),
    (["design", "--nearest", "ease", "--to", "cubic-bezier", "--duration", "1"], "has no effect"),
    (["design", "--nearest", "ease", "--to", "spring", "--bounce", "0"], "--bounce has no effect"),
    (["design", "--to", "cubic-bezier"], "needs --nearest CURVE"),
    (["design", "--to", "cs"], "there is no target 'cs'"),
    (["design", "--to", "spring"], "takes two requirements"),
    (["design", "--bounce", "0", "--response", "1", "--to", "css", "--csv", "-"], "--csv has no"),
    (
      ["design", "--bounce", "0", "--response", "1", "--to", "css", "--threshold", "0.01"],
      "--threshold has no effect"
    ),
    (["spring", "--overshoot", "10%", "--bounce", "0.2"], "exclude each other"),
    (["spring", "--settling-time", "1", "--stiffness", "2"], "exclude each other"),
    (["spring", "--settling-time", "1", "--damping", "2"], "exclude each other"),
    (["spring", "--settling-time", "1", "--damping-ratio", "0"], "never settles"),
    (["spring", "--settling-time", "-1"], "must be positive"),
  ])
  func requirementsThatCannotBeMetAreRefused(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.filter { $0 == "\n" }.count == 1)
  }
}
