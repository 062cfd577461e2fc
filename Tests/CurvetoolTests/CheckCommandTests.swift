import Foundation
import Testing

/// `check`: what changed between two files.
@Suite struct CheckCommandTests {
  private static let old = """
    {"motion": {"$type": "cubicBezier",
      "enter": {"$value": [0.25, 0.1, 0.25, 1]}, "exit": {"$value": [0.4, 0, 1, 1]},
      "gone": {"$value": [0, 0, 1, 1]}, "also": {"$value": "{motion.enter}"},
      "soft": {"$value": "spring(stiffness: 230, damping: 22)"},
      "stiff": {"$value": "spring(mass: 1, stiffness: 400, damping: 40)"}},
     "time": {"$type": "duration", "fast": {"$value": "200ms"}, "slow": {"$value": "0.5s"}},
     "move": {"$type": "transition", "$value":
       {"duration": "300ms", "delay": "0ms", "timingFunction": [0.4, 0, 0.2, 1]}}}
    """

  private struct Result: Decodable {
    struct Change: Decodable {
      struct Token: Decodable {
        var name: String
        var curve: String?
        var duration: Double?
      }
      var change: String
      var name: String
      var was: Token?
      var `is`: Token?
      var maxError: Double?
      var at: Double?
    }
    var same: Int
    var changes: [Change]
  }

  private func check(
    _ new: String, in folder: String, _ options: [String] = [], name: String = "new.json"
  ) async throws -> (status: Int32, result: Result) {
    try Self.old.write(toFile: folder + "/old.json", atomically: true, encoding: .utf8)
    try new.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    let result = try await Tool.run(
      ["check", folder + "/old.json", folder + "/" + name, "--json"] + options)
    return (result.status, try JSONDecoder().decode(Result.self, from: Data(result.output.utf8)))
  }

  /// A timing function or a value within keyframes is a change.
  @Test(arguments: [
    ("cubic-bezier(.4,0,.2,1)", ".5", ".8", 0),
    ("cubic-bezier(.9,0,.1,1)", ".5", ".8", 1), ("cubic-bezier(.4,0,.2,1)", ".6", ".8", 1),
    ("cubic-bezier(.4,0,.2,1)", ".5", ".9", 1),
  ])
  func keyframesAreCompared(timing: String, opacity: String, scale: String, status: Int)
    async throws
  {
    func sheet(_ timing: String, _ opacity: String, _ scale: String) -> String {
      """
      :root { --ease: ease-in }
      @keyframes pulse { from { opacity: 0; animation-timing-function: \(timing) }
        40% { opacity: \(opacity) } to { opacity: 1 } }
      @keyframes pop { from { transform: scale(\(scale)) } to { transform: scale(1) } }
      """
    }
    try await Tool.inFolder { folder in
      try sheet("cubic-bezier(.4,0,.2,1)", ".5", ".8").write(
        toFile: folder + "/old.css", atomically: true, encoding: .utf8)
      try sheet(timing, opacity, scale).write(
        toFile: folder + "/new.css", atomically: true, encoding: .utf8)
      let result = try await Tool.shell("\"$TOOL\" check old.css new.css", in: folder)
      #expect(result.status == status, "\(result.output)\(result.error)")
      let count = status == 0 ? "no change, 3 the same" : "1 changed, 2 the same"
      #expect(result.output.contains(count), "\(result.output)")
      // A curve of the sheet does not stand for what it animates.
      let css = try await Tool.shell("\"$TOOL\" convert new.css --to css", in: folder)
      #expect(
        css.output == "ease-in\n" && css.error.contains("(and 1 more) is not among the curves"))
      let strict = try await Tool.shell("\"$TOOL\" convert new.css --to css --strict", in: folder)
      #expect(strict.status == 65 && strict.output.isEmpty)
    }
  }

  /// What `convert` writes of tokens has the same tokens, but for what it said is left out.
  @Test(arguments: [
    "css", "scss", "less", "tailwind", "motion", "gsap", "react-native", "web-animations", "anime",
    "reanimated", "remotion", "react-spring", "flutter", "compose", "swiftui", "uikit",
    "core-animation", "unity", "dotween", "godot", "xaml", "smil", "qt", "slint", "blender",
  ])
  func aWrittenFileHasTheSameTokens(target: String) async throws {
    let tokens = """
      {"motion": {"$type": "cubicBezier",
        "easing": {"enter": {"$value": [0.2, 0, 0, 1]}, "exit": {"$value": [0.4, 0, 1, 1]}},
        "fast": {"$type": "duration", "$value": {"value": 120, "unit": "ms"}},
        "slow": {"$type": "duration", "$value": {"value": 400, "unit": "ms"}},
        "move": {"$type": "transition", "$value": {"duration": {"value": 300, "unit": "ms"},
          "delay": {"value": 50, "unit": "ms"}, "timingFunction": [0.3, 0, 0.1, 1]}}}}
      """
    try await Tool.inFolder { folder in
      try tokens.write(toFile: folder + "/t.json", atomically: true, encoding: .utf8)
      let written = try await Tool.shell(
        "\"$TOOL\" convert @t.json --to \(target) -o o/", in: folder)
      #expect(written.status == 0, "\(written.error)")
      let result = try await Tool.shell(
        "\"$TOOL\" check t.json o/* --max-error 0.002 --json", in: folder)
      let changes = try JSONDecoder().decode(Result.self, from: Data(result.output.utf8)).changes
      let isLeftOut = written.error.contains("motion.fast (and 1 more) is left out")
      #expect(
        changes.map { "\($0.change) \($0.name)" }
          == (isLeftOut ? ["removed motion.fast", "removed motion.slow"] : []),
        "\(result.output)\(result.error)")
    }
  }

  @Test func theSameFileHasNoChange() async throws {
    try await Tool.inFolder { folder in
      let (status, result) = try await check(Self.old, in: folder)
      #expect(status == 0 && result.changes.isEmpty && result.same == 9)
      // Another layout is no change, nor is another order.
      let other = Self.old.replacing("\"200ms\"", with: "{\"value\": 0.2, \"unit\": \"s\"}")
        .replacing(
          "mass: 1, stiffness: 400, damping: 40", with: "mass: 2, stiffness: 800, damping: 80")
      let again = try await check(other, in: folder).status
      #expect(again == 0)
    }
  }

  @Test func changesHaveTheirSize() async throws {
    try await Tool.inFolder { folder in
      let new = Self.old.replacing("[0.25, 0.1, 0.25, 1]", with: "[0.42, 0, 0.58, 1]")
        .replacing("\"gone\"", with: "\"added\"").replacing("\"0.5s\"", with: "\"450ms\"")
        .replacing("damping: 22", with: "damping: 20").replacing("\"300ms\"", with: "\"250ms\"")
      let (status, result) = try await check(new, in: folder)
      #expect(status == 1 && result.same == 3)
      let kinds = Dictionary(uniqueKeysWithValues: result.changes.map { ($0.name, $0.change) })
      #expect(
        kinds == [
          "motion.enter": "changed", "motion.also": "changed", "motion.added": "added",
          "motion.gone": "removed", "motion.soft": "changed", "time.slow": "changed",
          "move": "changed",
        ])
      let compared = try await Tool.run(["compare", "ease", "ease-in-out", "--json"])
      let enter = try #require(result.changes.first { $0.name == "motion.enter" })
      let entered = try #require(enter.maxError)
      #expect(compared.output.contains("\"maxError\": \(entered)"))
      let springs = try await Tool.run([
        "compare", "spring(stiffness: 230, damping: 22)", "spring(stiffness: 230, damping: 20)",
        "--in-seconds", "--json",
      ])
      let soft = try #require(result.changes.first { $0.name == "motion.soft" })
      let softened = try #require(soft.maxError)
      #expect(springs.output.contains("\"maxError\": \(softened)"))
      let slow = try #require(result.changes.first { $0.name == "time.slow" })
      #expect(slow.was?.duration == 0.5 && slow.is?.duration == 0.45 && slow.maxError == nil)
      let move = try #require(result.changes.first { $0.name == "move" })
      #expect(move.was?.duration == 0.3 && move.is?.duration == 0.25 && move.maxError == 0)
    }
  }

  @Test func smallDifferencesAreAllowed() async throws {
    try await Tool.inFolder { folder in
      let new = Self.old.replacing("[0.4, 0, 1, 1]", with: "[0.4, 0, 0.99, 1]")
      for (options, status) in [
        ([], 1), (["--max-error", "0.01"], 0), (["--max-error", "0.0001"], 1),
      ] as [([String], Int32)] {
        let found = try await check(new, in: folder, options).status
        #expect(found == status, "\(options)")
      }
      let near = try await Tool.run(
        ["check", folder + "/old.json", folder + "/new.json", "--max-error", "0.01"])
      #expect(near.output.contains("1 of them within --max-error"), "\(near.output)")
    }
  }

  /// The style sheet that `convert` makes of tokens says the same.
  @Test func aStyleSheetIsComparedWithTokens() async throws {
    try await Tool.inFolder { folder in
      let tokens = """
        {"$type": "cubicBezier", "fastOut": {"$value": [0.4, 0, 0.2, 1]},
          "soft": {"spring": {"$value": "spring(stiffness: 230, damping: 22)"}}}
        """
      try tokens.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
      let made = try await Tool.shell(
        "\"$TOOL\" convert @a.json --to css -o a.css -q && \"$TOOL\" check a.json a.css --max-error 0.002",
        in: folder)
      #expect(made.status == 0 && made.output.contains("no change, 2 the same"), "\(made.error)")
      let css = ":root { --fast-out: cubic-bezier(0.4, 0, 0.2, 1); --soft-spring: ease; }"
      try css.write(toFile: folder + "/b.css", atomically: true, encoding: .utf8)
      let other = try await Tool.shell("cat a.json | \"$TOOL\" check - b.css", in: folder)
      #expect(other.status == 1 && other.output.contains("changed --soft-spring, by 0."))
      #expect(other.error == "Error: b.css differs from standard input: 1 changed\n")
    }
  }

  /// A custom property with a time is a duration, also under a condition and through a variable.
  @Test func durationsOfAStyleSheetAreCompared() async throws {
    try await Tool.inFolder { folder in
      let tokens = """
        {"motion": {"ease": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]},
          "duration": {"$type": "duration", "fast": {"$value": "100ms"}, "slow": {"$value": "0.3s"}}}}
        """
      try tokens.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
      for (slow, status, text) in [
        ("300ms", 0, "no change, 3 the same"), ("var(--long)", 1, "1 added, 3 the same"),
        ("350ms", 1, "changed --motion-duration-slow\n  was 300 ms\n  is  350 ms"),
        ("3em", 1, "removed motion.duration.slow"),
      ] as [(String, Int32, String)] {
        let long = slow.hasPrefix("var") ? "--long: .3S;" : ""
        let css = """
          :root { --motion-ease: cubic-bezier(0.4, 0, 0.2, 1); --motion-duration-fast: .1s; \(long)
            --motion-duration-slow: \(slow); }
          """
        try css.write(toFile: folder + "/a.css", atomically: true, encoding: .utf8)
        let result = try await Tool.shell("\"$TOOL\" check a.json a.css", in: folder)
        #expect(result.status == status && result.output.contains(text), "\(result.output)")
      }
      let reduced = """
        :root { --fast: 1s; --ease: ease; } @media (prefers-reduced-motion) { :root { --fast: 0s; } }
        """
      try reduced.write(toFile: folder + "/old.css", atomically: true, encoding: .utf8)
      try reduced.replacing("0s", with: "1ms").write(
        toFile: folder + "/new.css", atomically: true, encoding: .utf8)
      let changed = try await Tool.shell("\"$TOOL\" check old.css new.css", in: folder)
      #expect(changed.status == 1)
      #expect(changed.output.contains("changed @media (prefers-reduced-motion) --fast\n  was 0 ms"))
      try ":root { --motion-duration-fast: 120ms }".write(
        toFile: folder + "/times.css", atomically: true, encoding: .utf8)
      let times = try await Tool.shell("\"$TOOL\" check a.json times.css", in: folder)
      #expect(times.output.contains("changed --motion-duration-fast") && times.status == 1)
    }
  }

  @Test func tablesAndPicturesShowEveryChange() async throws {
    try await Tool.inFolder { folder in
      try Self.old.write(toFile: folder + "/old.json", atomically: true, encoding: .utf8)
      let new = Self.old.replacing("0.25, 1]", with: "0.5, 1]").replacing(
        "\"gone\"", with: "\"g|o\"")
      try new.write(toFile: folder + "/new.json", atomically: true, encoding: .utf8)
      let markdown = try await Tool.shell(
        "\"$TOOL\" check old.json new.json --format markdown --script a.gp", in: folder)
      #expect(markdown.status == 1)
      let rows = markdown.output.split(separator: "\n")
      #expect(rows.count == 6 && rows[0].hasPrefix("| change | name | was | is |"))
      #expect(rows.contains { $0.contains("g\\|o") })
      let script = try String(contentsOfFile: folder + "/a.gp", encoding: .utf8)
      #expect(script.contains("motion.enter"))
      let same = try await Tool.shell(
        "\"$TOOL\" check old.json old.json --script b.gp -q", in: folder)
      #expect(same.status == 0 && same.output.isEmpty)
      #expect(try Tool.contents(folder).contains("b.gp"))
    }
  }

  @Test func mistakesAreErrors() async throws {
    try await Tool.inFolder { folder in
      try Self.old.write(toFile: folder + "/old.json", atomically: true, encoding: .utf8)
      for (command, status, message) in [
        ("check old.json missing.json", 66, "missing.json"), ("check - -", 64, "name the other"),
        (
          "check old.json old.json --max-error -1", 64,
          "--max-error must be 0 or positive, but is -1"
        ),
        ("check old.json old.json --theme dark", 64, "--theme has no effect"),
        ("check old.json", 64, "OLD and NEW"),
        ("check - old.json < /dev/null", 65, "standard input is empty"),
      ] as [(String, Int32, String)] {
        let result = try await Tool.shell("\"$TOOL\" \(command)", in: folder)
        #expect(result.status == status && result.error.contains(message), "\(result.error)")
      }
      try ":root { color: red }".write(
        toFile: folder + "/no.css", atomically: true, encoding: .utf8)
      let none = try await Tool.shell("\"$TOOL\" check old.json no.css", in: folder)
      #expect(none.status == 65 && none.error.contains("no.css"), "\(none.error)")
    }
  }
}
