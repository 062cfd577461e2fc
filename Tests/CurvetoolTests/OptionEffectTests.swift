import Foundation
import Testing

/// An option without effect is a usage error that names the option that makes it ineffective.
@Suite struct OptionEffectTests {
  @Test(
    arguments: [
      (["spring", "--samples", "5", "--script", "-"], "--samples has no effect when no rows"),
      (["spring", "--precision", "3", "--plot", "-"], "--precision has no effect when no rows"),
      (["spring", "--title", "a"], "--title has no effect without --plot or --script"),
      (["spring", "--theme", "dark"], "--theme has no effect without --plot or --script"),
      (["spring", "--theme", "dark", "--plot", "-"], "--theme has no effect in the terminal"),
      (["plot", "ease", "--theme", "dark"], "--theme has no effect in the terminal"),
      (["spring", "-o", "-"], "--output - has no effect without --format"),
      (["spring", "--acceleration", "--json"], "--acceleration has no effect when no rows"),
      (["spring", "--acceleration", "--plot", "-"], "--acceleration has no effect when no rows"),
      (
        ["spring", "--settling", "uikit", "--to-time", "1", "--format", "csv"],
        "--settling has no effect when another option sets"
      ),
      (
        ["spring", "--threshold", "0.1", "--at", "1", "--csv", "-"],
        "--threshold has no effect when another option sets"
      ),
      (
        ["spring", "--settling", "uikit", "--cut-at", "1", "--format", "csv"],
        "--settling has no effect with --cut-at"
      ),
      (
        ["spring", "--settling", "uikit", "--cut-at", "1"],
        "--settling has no effect with --cut-at"
      ),
      (["spring", "--settling", "uikit", "--json"], "--settling has no effect in JSON"),
      (["spring", "--csv", "a.csv", "-o", "a.csv"], "--output and --csv would both write a.csv"),
      (["spring", "--plot", "a.png", "--plot", "a.png"], "--plot a.png is given twice"),
      (["spring", "--mass", "1", "--mass", "2"], "--mass is given twice"),
      (["spring", "--mass=1", "--mass", "2"], "--mass is given twice"),
      (["tabulate", "ease", "--json", "--json"], "--json is given twice"),
      (["spring", "-o", "a.csv", "-o", "b.csv"], "-o is given twice"),
      (["spring", "-o", "a.csv", "--output", "b.csv"], "-o and --output are the same option"),
      (["spring", "--from", "0", "--from-value=5"], "--from and --from-value are the same option"),
      (["compare", "ease", "linear", "--precision", "3"], "--precision has no effect"),
      (["compare", "ease", "linear", "--title", "x"], "--title has no effect"),
      (["presets", "--precision", "3", "--json"], "--precision has no effect on words"),
      (["bench", "--precision", "3"], "--precision has no effect"),
      (["bezier", "ease", "--inverse", "0.5", "--format", "csv"], "--inverse has no effect"),
      (["bezier", "ease", "--inverse", "0.5", "--quiet"], "--inverse has no effect"),
      (["sweep", "--input", "-", "--damping", "3"], "--damping has no effect with --input"),
      (["spring", "--plot", "a.html", "--theme", "dark"], "--theme has no effect on a page"),
      (["tabulate", "ease", "--clamp"], "--clamp has no effect because no curve is shown beyond"),
      (["plot", "ease", "--in-seconds", "--to-time", "3", "--clamp"], "--clamp has no effect"),
      (["compare", "ease", "linear", "--clamp"], "--clamp has no effect"),
      (["compare", "ease", "--nearest", "--clamp"], "--clamp has no effect"),
      (["compare", "@x.css", "--csv", "-", "--max-error", "1"], "--max-error has no effect in a"),
      (
        ["convert", "ease", "--to", "css", "--points", "9"],
        "--points has no effect because no curve"
      ),
      (
        ["keyframes", "--values", "0 1", "--tension", "1"], "--tension has no effect without --mode"
      ),
      (["keyframes", "--values", "0 1", "--bias", "1"], "--bias has no effect without --mode"),
      (
        ["keyframes", "--path", "M0,0 L1,1", "--continuity", "1"], "--continuity has no effect on a"
      ),
      (["keyframes", "--path", "M0,0 L1,1", "--mode", "cubic"], "--mode cubic has no effect on a"),
      (
        ["keyframes", "--values", "0 1", "--mode", "cubic", "--uniform-tangents"],
        "--uniform-tangents has no effect on even key times"
      ),
      (
        ["keyframes", "--values", "0 1", "--mode", "cubic", "--arc-length"],
        "--arc-length has no effect without --mode cubicPaced"
      ),
      (
        ["keyframes", "--values", "0 1", "--mode", "paced", "--key-times", "0 1"],
        "--key-times has no effect with a paced mode"
      ),
      (
        ["keyframes", "--values", "0 1", "--mode", "discrete", "--timings", "ease"],
        "--timings has no effect without interpolation between values"
      ),
      (
        ["keyframes", "--values", "0 1", "--rotation-mode", "auto"],
        "--rotation-mode has no effect without --path"
      ),
      (["keyframes", "x.json", "--mode", "cubic"], "a file and options of keyframes exclude"),
      (["keyframes", "--values", "0,0", "10,10"], "as in --values '0,0 100,50', but 10,10 is"),
      (["timeline", "x.json", "--events", "--precision", "3"], "--precision has no effect"),
      (["timeline", "x.json", "--drop", "2", "--plot", "-"], "--drop has no effect when no rows"),
    ] as [([String], String)])
  func optionsWithoutEffectAreRefused(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(arguments)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.filter(\.isNewline).count == 1)
  }

  /// --quiet omits the accuracy of a text, but not what the text lacks.
  @Test func quietStillSaysWhatIsLost() async throws {
    let spring = "spring(stiffness: 100, damping: 4, initialVelocity: 3)"
    let whole = try await Tool.run(["convert", spring, "--to", "react-spring"])
    let quiet = try await Tool.run(["convert", spring, "--to", "react-spring", "-q"])
    #expect(whole.status == 0 && whole.error.contains("largest error"))
    let notes = quiet.error.split(separator: "\n")
    #expect(notes.count == 2)
    #expect(
      notes.first
        == "Note: react-spring: multiply velocity by the distance in units, or convert with --distance"
    )
    // The engine steps by 1 ms, so its own error exceeds the default limit.
    #expect(notes.last?.contains("exceeds 0.001") == true)
    #expect(quiet.output == whole.output)
    let sheet = ":root{--a:ease;--a:linear}"
    try await Tool.inFolder { folder in
      try sheet.write(toFile: "\(folder)/a.css", atomically: true, encoding: .utf8)
      let read = try await Tool.run(["tabulate", "@\(folder)/a.css", "--csv", "-", "-q"])
      #expect(read.status == 0 && read.error.contains("--a occurs twice"))
    }
    let row = try await Tool.run(["sweep", "--input", "-", "-q"], input: "stifness\n1\n")
    #expect(row.error.contains("did you mean 'stiffness'?"))
  }

  /// Both outputs are written if an option may be repeated.
  @Test func everyPictureAskedForIsDrawn() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.run([
        "tabulate", "ease", "--plot", "-", "--script", "\(folder)/a.gp", "--csv", "\(folder)/a.csv",
      ])
      #expect(result.status == 0 && !result.output.isEmpty)
      #expect(try Tool.contents(folder) == ["a.csv", "a.gp"])
    }
  }

  @Test func velocityAnswersWithTheTwoItCouldMean() async throws {
    let result = try await Tool.spring("--velocity", "5")
    #expect(result.status == 64)
    #expect(
      result.error.contains("--initial-velocity") && result.error.contains("--absolute-velocity"))
  }

  @Test func velocitiesAreOneThingInTwoUnits() async throws {
    let relative = try await Tool.spring("--to", "50", "--initial-velocity", "3", "--csv", "-")
    let absolute = try await Tool.spring("--to", "50", "--absolute-velocity", "150", "--csv", "-")
    #expect(relative.status == 0 && relative.rows.count == 101 && absolute.rows.count == 101)
    for (one, other) in zip(relative.rows, absolute.rows) {
      #expect(zip(one, other).allSatisfy { abs($0 - $1) < 1e-11 })
    }
  }

  @Test(arguments: [
    (
      ["--duration", "500ms", "--bounce", "30%"],
      ["--duration-perceptual", "0.5", "--bounce", "0.3"]
    ),
    (["--response", "0.4s", "--from-time", "100ms"], ["--response", "0.4", "--from-time", "0.1"]),
    (["--cut-at", "250ms", "--threshold", "0.5%"], ["--cut-at", "0.25", "--threshold", "0.005"]),
    (["--threshold", "1%"], ["--threshold", "0.01"]),
    (["--to-time", "2S", "--damping-ratio", "50%"], ["--to-time", "2", "--damping-ratio", "0.5"]),
  ])
  func timesAndRatiosTakeUnits(given: [String], plain: [String]) async throws {
    let one = try await Tool.run(["spring", "--json", "--samples", "9"] + given)
    let other = try await Tool.run(["spring", "--json", "--samples", "9"] + plain)
    #expect(one.status == 0 && !one.bytes.isEmpty && one.bytes == other.bytes, "\(one.error)")
  }

  @Test(arguments: [" 1", "1 ", "1 2", "5\u{3000}", "5ms5", "ms", "%", "\u{661}"])
  func numbersAreReadStrictly(text: String) async throws {
    let result = try await Tool.spring("--cut-at", text)
    #expect(result.status == 64 && result.error.contains("expected a time"))
    let mass = try await Tool.spring("--mass", text)
    #expect(mass.status == 64 && mass.error.contains("expected a number"))
  }
}
