import Spring
import Foundation
import Testing

/// What people type instead of a command's own words is understood, or the error says what would be.
@Suite struct TypedTextTests {
  @Test(arguments: [
    "mass 1, stiffness 230, damping 22", "stiffness 230 damping 22",
    "Spring  mass 1, stiffness 230, damping 22", "spring(mass=1, stiffness=230, damping=22)",
    "Stiffness 230, Damping: 22",
  ])
  func namedParametersAreASpring(_ text: String) async throws {
    let motion = try DampedSpring(mass: 1, stiffness: 230, damping: 22).motion()
    for arguments in [["tabulate", text], ["spring", text]] {
      let rows = try await Tool.run(arguments + ["--at", "0.1,0.2", "--format", "csv"]).rows
      #expect(rows.map { $0[1] } == [motion.value(at: 0.1), motion.value(at: 0.2)], "\(arguments)")
    }
  }

  /// The words that `spring`, `fit` and `design` print.
  @Test(arguments: [
    "response 0.3 s, dampingFraction 0.6", "damping ratio 0.6, response 0.3 s",
    "Spring  damping ratio 0.6, response 0.3 s, from 0 to 300",
    "natural frequency 20.943951023931955 rad/s, damping ratio 0.6",
  ])
  func wordsOfTheToolAreRead(_ text: String) async throws {
    let motion = try DampedSpring(response: 0.3, dampingRatio: 0.6).motion()
    let rows = try await Tool.run(["tabulate", text, "--at", "0.1", "--format", "csv"]).rows
    #expect(rows.count == 1 && abs(rows[0][1] - motion.value(at: 0.1)) < 1e-14)
  }

  @Test func aUnitMayFollowASpace() async throws {
    for text in ["ease-in-out over 400 ms", "ease-in-out 0.4 s", "ease-in-out 400ms"] {
      let shown = try await Tool.run(["convert", text, "--to", "swiftui"]).output
      #expect(shown.contains("duration: 0.4"), "\(text): \(shown)")
    }
  }

  @Test func listsWithSpacesAreJoined() async throws {
    let joined = try await Tool.run(["keyframes", "--values", "0,-10,0", "--format", "csv"]).rows
    let targets = try await Tool.run(["convert", "ease", "--to", "css,", "compose"])
    #expect(targets.status == 0 && targets.output.contains("CubicBezierEasing"))
    for list in [["0,", "-10,", "0"], ["0", ",-10", ",0"], ["0", ",", "-10,", "0"]] {
      let rows = try await Tool.run(["keyframes", "--values"] + list + ["--format", "csv"]).rows
      #expect(rows == joined && rows.count == 101, "\(list)")
    }
  }

  /// The mean of a difference does not depend on what else is compared.
  @Test func rankingsOfPartsAreThoseOfTheWhole() async throws {
    let spring = "stiffness 230, damping 22"
    let all = try await Tool.run(["compare", spring, "--nearest", "--format", "csv"]).output
    let some = try await Tool.run(["compare", spring, "--nearest", "penner", "--format", "csv"])
      .output
    let lines = some.split(separator: "\n").dropFirst()
    #expect(lines.count > 20)
    for line in lines { #expect(all.contains(line), "\(line)") }
  }

  @Test func aRatioInTwoWordsIsRead() async throws {
    let motion = try DampedSpring(response: 0.3, dampingRatio: 0.6).motion()
    let rows = try await Tool.run([
      "spring", "response 0.3, damping ratio 0.6", "--to", "5", "--at", "0.1", "--format", "csv",
    ]).rows
    #expect(rows.count == 1 && abs(rows[0][1] - 5 * motion.value(at: 0.1)) < 1e-14)
  }

  @Test func fourNumbersAreOneCurve() async throws {
    let one = try await Tool.run(["tabulate", "0.1,0,0,1", "--format", "csv"]).rows
    for typed in [
      ["0.1", "0", "0", "1"], ["cubic-bezier", "0.1", "0", "0", "1"], ["x1=0.1 y1=0 x2=0 y2=1"],
      ["x1 0.1, y1 0, x2 0, y2 1"],
    ] {
      let rows = try await Tool.run(["tabulate"] + typed + ["--format", "csv"]).rows
      #expect(rows == one && rows.count == 101)
    }
  }

  @Test func timesOfKeyframesTakeMilliseconds() async throws {
    let options = ["--key-times", "0,0.25,1", "--samples", "5", "--format", "csv"]
    let rows = try await Tool.run(
      ["keyframes", "--values", "0, 10, 0", "--duration", "500ms"] + options
    ).rows
    #expect(rows.map { $0[0] } == [0, 0.125, 0.25, 0.375, 0.5])
    #expect(rows.count == 5 && rows[1][1] == 10 && abs(rows[2][1] - 20.0 / 3) < 1e-14)
  }

  @Test(arguments: [
    (["keyframes", "--values", "0,9,0", "--timing", "ease,linear"], "--timings 'ease,linear'"),
    (
      ["keyframes", "--values", "0,9", "--timing", "ease", "--timing", "linear"], "--timings 'a,b'"
    ),
    (["sweep", "--columns", "stiffness", "damping"], "--columns stiffness,damping"),
    (["spring", "--stiffness", "230", "--step", "10%"], "in seconds or as 300ms\n"),
    (["spring", "spring(mass=1, stiffness=230)"], "'spring(mass: 1, stiffness: 230"),
    (["spring", "--stiffness", "230", "--csv", "--fps", "60"], "--csv takes a value before --fps"),
    (["plot", "ease", "-o", "--fps"], "-o takes a value before --fps"),
    (["scroll"], "did you mean 'decay'?"),
    (["spring", "--at", "0", "0.1"], "as in --at 0,0.1\n"),
    (["bezier", "ease", "--inverse", "0.1", "0.5"], "as in --inverse 0.1,0.5\n"),
    (
      ["keyframes", "--values", "0,9,0", "--key-times", "0", "0.5", "1"],
      "as in --key-times 0,0.5,1\n"
    ),
    (["keyframes", "--path", "M0,0", "L10,10"], "as in --path 'M0,0 L10,10'\n"),
    (["spring", "--samples"], "as in --samples 101\n"), (["sweep", "--mass"], "as in --mass 1\n"),
    (["spring", "--mass", "1", "stiffness"], "did you mean --stiffness?"),
    (["spring", "--mass", "0x10"], "expected a number in decimal digits"),
    (["plot", "ease", ",", "linear"], "without commas between them"),
    (["convert", "stiffness 230, damping 22, duration 0.5", "--to", "css"], "words of one kind"),
    (["bench", "--quick", "--json", "-"], "--json writes to standard output"),
    (["design", "--overshoot", "200%", "--settling-time", "1"], "overshoot 1\n"),
    (["keyframes", "--values", "oklch(0.5 0.1 20) red"], "rgb(), hsl(), color() or a name)"),
    (["spring", "bounciness 8, speed 12"], "did you mean 'bounciness: 8, speed: 12'?"),
    (
      ["plot", "visualDuration 0.3 bounce 0.2"], "did you mean 'visualDuration: 0.3, bounce: 0.2'?"
    ),
    (["plot", "ease,", "linear"], "no comma follows"),
    (["compare", "@none.css", "--dedupe"], "--fail-on-duplicates"),
  ])
  func anErrorSaysWhatWouldWork(_ arguments: [String], _ hint: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error.contains(hint), "\(result.error)")
  }

  @Test func aFileNeedsNoMark() async throws {
    try await Tool.inFolder { folder in
      try ":root { --e: cubic-bezier(.2, 0, 0, 1) }".write(
        toFile: "\(folder)/theme.css", atomically: true, encoding: .utf8)
      try #"{"e": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}}"#.write(
        toFile: "\(folder)/tokens.json", atomically: true, encoding: .utf8)
      let both = ":root { --e: cubic-bezier(.2, 0, 0, 1); --f: ease }"
      try both.write(toFile: "\(folder)/two.css", atomically: true, encoding: .utf8)
      let compared = try await Tool.shell("\"$TOOL\" compare two.css", in: folder)
      #expect(compared.status == 0 && compared.output.hasPrefix("two.css: 2 curves"))
      for file in ["theme.css", "tokens.json"] {
        let result = try await Tool.shell("\"$TOOL\" convert \(file) --to css", in: folder)
        #expect(
          result.status == 0 && result.output.contains("cubic-bezier(0.2, 0, 0, 1)"), "\(file)")
      }
    }
  }

  @Test func aFileWithoutItsMarkGivesTheSameText() async throws {
    try await Tool.inFolder { folder in
      try ":root { --e: cubic-bezier(.2, 0, 0, 1); --f: ease }".write(
        toFile: "\(folder)/theme.css", atomically: true, encoding: .utf8)
      let end = "--to swiftui -o Motion.swift -q && cat Motion.swift"
      let plain = try await Tool.shell(
        "mkdir d && mv theme.css d && \"$TOOL\" convert d/theme.css \(end)", in: folder)
      let marked = try await Tool.shell("\"$TOOL\" convert @d/theme.css \(end)", in: folder)
      #expect(plain.status == 0 && plain.output.contains("from theme.css."), "\(plain.error)")
      #expect(plain.output == marked.output)
    }
  }

  @Test(arguments: [
    (["spring", "--at", "100ms,0.2s"], ["spring", "--at", "0.1,0.2"]),
    (["tabulate", "ease", "--at", "30%"], ["tabulate", "ease", "--at", "0.3"]),
    (
      ["keyframes", "--values", "0,5,1", "--key-times", "0%,25%,100%"],
      ["keyframes", "--values", "0,5,1", "--key-times", "0,0.25,1"]
    ),
    (["-h", "spring"], ["spring", "-h"]), (["--help", "play"], ["play", "--help"]),
  ])
  func bothWaysOfWritingAreTheSame(_ typed: [String], _ known: [String]) async throws {
    let (one, other) = (try await Tool.run(typed), try await Tool.run(known))
    #expect(one.status == 0 && one.output == other.output && one.error == other.error)
    #expect(one.lines.count > 1)
  }

  @Test func logsLongerThanTheCurveHaveANote() async throws {
    try await Tool.inFolder { folder in
      let log = (0...20).map { "\(Double($0) / 20),\(16 * $0)" }.joined(separator: "\n")
      try "time,value\n\(log)\n".write(
        toFile: "\(folder)/log.csv", atomically: true, encoding: .utf8)
      let plain = try await Tool.shell("\"$TOOL\" compare log.csv linear", in: folder)
      #expect(plain.output.contains("from 0 to 320, the curve from 0 to 1: add"))
      let given = try await Tool.shell(
        "\"$TOOL\" compare log.csv linear --to-value 320", in: folder)
      #expect(given.status == 0 && !given.output.contains("--to-value"), "\(given.output)")
    }
  }

  @Test func errorsOfCurvesTakePercents() async throws {
    let bounce = ["convert", "penner.out-bounce", "--to", "css", "--max-error"]
    let percent = try await Tool.run(bounce + ["1%"])
    let fraction = try await Tool.run(bounce + ["0.01"])
    #expect(percent.status == 0 && percent.output.hasPrefix("linear("), "\(percent.error)")
    #expect(percent.output == fraction.output)
    // ease and this curve differ by 0.0133.
    let near = ["compare", "ease", "0.25,0.1,0.25,0.97", "--max-error"]
    #expect(try await Tool.run(near + ["2%"]).status == 0)
    #expect(try await Tool.run(near + ["1%"]).status == 1)
  }

  @Test func springsAloneAreInSeconds() async throws {
    let springs = ["spring(stiffness: 100, damping: 20)", "spring(stiffness: 100, damping: 25)"]
    let result = try await Tool.run(["tabulate"] + springs + ["--format", "csv"])
    #expect(result.output.hasPrefix("time,") && result.rows.count == 101)
    // The critical spring is ahead of the overdamped one at every time.
    #expect(result.rows.dropFirst().allSatisfy { $0[1] > $0[2] })
    let mixed = try await Tool.run(["tabulate", springs[0], "ease", "--format", "csv"])
    #expect(mixed.output.hasPrefix("progress,"))
    #expect(mixed.error.contains("--in-seconds shows their real times"))
  }

  // A list as long as this takes the compiler half a minute without its type.
  private static let wrongCalls: [([String], String)] = [
    (["convert", "--mass", "1", "--to", "css"], "'mass 1, stiffness 230, damping 22'"),
    (["convert", "--mass", "1", "--stiffness", "230"], "'mass 1, stiffness 230, damping 22'"),
    (["spring", "--damping", "0,5"], "with a decimal point, as in 0.5"),
    (["tabulate", "spring(170, 26)"], "did you mean 'stiffness 170, damping 26'?"),
    (["spring", "spring(0.5, 26)"], "did you mean 'stiffness 26, damping ratio 0.5'?"),
    (["plot", "damping ratio 0.1..1"], "sweep --damping-ratio 0.1:1:0.1` tabulates a range"),
    (["tabulate", "ease", "10"], "the number of rows is --samples 10"),
    (["tabulate", "ease", "--csv", "-n", "5"], "the number of rows is --samples"),
    (["eval", "ease"], "did you mean 'tabulate CURVE --at 0.5'?"),
    (["design", "linear(0, 0.5, 1)"], "--nearest 'linear(0, 0.5, 1)' --to spring"),
    (["plot", "cubic-bezier(0,4, 0, 0,2, 1)"], "a decimal point"),
    (["keyframes", "--values", "0", "10", "0"], "--values 0,10,0"),
    (["spring", "230", "22"], "--stiffness 230 --damping 22"),
    (["spring", "--stiffness", "230", "--duration", "0.3"], "--cut-at"),
    (["spring", "ease"], "not a spring"), (["spring", "a", "--mass", "2"], "--mass has no effect"),
    (["compare", "ease", "ease", "--tolerance", "1"], "--max-error"),
    (["compare", "log.csv", "ease", "--to", "320"], "--from-value and --to-value"),
    (["design", "--like", "ease", "--to", "spring"], "--nearest"),
    (["design", "--like", "compose"], "as in --to compose"),
    (["design", "--nearest", "ease", "--as", "spring"], "what to write is --to"),
    (["plot", "ease", "--velocity"], "--velocities"),
    (["keyframes", "--values", "0 1", "--velocity"], "--velocities"),
    (["bezier", "--x1", "0.2"], "0.25,0.1,0.25,1"),
    (["spring", "--format", "foo"], "table, markdown, csv, tsv, json, ndjson, npy"),
    (["Spring(duration: 0.5)"], "is a curve: a command comes before it"),
    (["@theme.css"], "is a curve: a command comes before it"),
    (["diff", "a", "b"], "did you mean 'check'?"), (["list"], "did you mean 'presets'?"),
    (["convert", "ease"], "--to is missing: it names the targets, as in --to css,compose"),
    (["convert", "ease", "SwiftUI"], "--to is missing: it names the targets, as in --to SwiftUI"),
    (["convert", "ease", "--to", "kotlin"], "did you mean 'compose'?"),
    (["convert", "ease", "--to", "Jetpack-Compose"], "did you mean 'compose'?"),
    (["convert", "ease", "--to", "android"], "did you mean 'compose' or 'android-xml'?"),
    (["convert", "ease", "--to", "ios"], "did you mean 'swiftui', 'uikit' or 'core-animation'?"),
    (
      ["convert", "ease", "--to", "js"],
      "did you mean 'web-animations', 'motion', 'gsap' or 'anime'?"
    ),
    (["convert", "ease", "--to", "flutter-dart"], "did you mean 'flutter'?"),
    (["convert", "ease", "--to", "swiftu"], "did you mean 'swiftui'?"),
    (["convert", "mass", "1", "--to", "css"], "one argument, in quotes"),
    (["plot", "“.bouncy”"], "did you mean '.bouncy', without curly quotes?"),
    (["plot", "tokens.jsn"], "there is no file tokens.jsn"),
    (["spring", "dict(stiffness=200, damping=15)"], "as in 'stiffness 230, damping 22'"),
    (["plot", "spring"], "as in 'spring(stiffness: 230, damping: 22)'"),
    (["plot", "ease,ease-in"], "separate arguments, as in ease ease-in"),
    (["convert", "ease", "--to", "css", "--json", "-"], "--json takes no file"),
    (
      ["convert", "{motion.easing.standard}", "--to", "css"],
      "is an alias: name its file, as in '@tokens.json#motion.easing.standard'"
    ),
    (
      ["spring", "--natural-frequency", "10", "--damping-ratio", "0.3"],
      "2 pi / natural frequency in rad/s"
    ),
    (["preview", "ease"], "-o page.html writes the page"),
    (["presets", "--search", "ease"], "are arguments, as in 'presets material'"),
    (["presets", "ios"], "did you mean 'swiftui'?"),
    (["presets", "nothing-like-it"], "the families are css, ca,"),
    (["plot", "apple"], "`curvetool presets swiftui`"),
    (["design", "--overshoot", "10", "--settling-time", "0.4"], "10 % is written 10% or 0.1"),
    (["spring", "--duration", "0.5", "--bounce", "30"], "30 % is written 30% or 0.3"),
    (["design", "--bounce", "-2", "--response", "1"], "but is -2; the nearest"),
    (["spring", "--stiffness", "100,200", "--damping", "9"], "sweep --stiffness 100,200`"),
    (["spring", "--damping", "critical"], "--damping-ratio 1 is critical"),
    (["spring", "--step", "1/60"], "a fraction is written 0.0166667"),
    (["tabulate", "ease", "--at", "1/60"], "as in 0.0166667"),
    (["spring", "--format", "png"], "--plot FILE.png draws a picture"),
    (["spring", "--to", "css"], "`curvetool convert CURVE --to css`"),
    (["convert", "ease", "--as", "swiftui"], "--to swiftui names the target"),
    (["convert", "ease", "--to", "css", "--to", "scss"], "it takes a list with commas"),
    (["convert", "230", "22", "--to", "css"], "'230' is not a curve"),
    (["convert", "cubic-bezier(0.2, 0, 0)", "--to", "css"], "four numbers"),
    (["bezier", "0.2/0/0/1"], "did you mean '0.2,0,0,1'?"),
    (["bezier", "20%", "0", "0", "100%"], "did you mean '0.2,0,0,1'?"),
    (["convert", "ease", "--to", "gif"], "preview CURVE -o a.svg` moves"),
    (["plot", "ease", "-o", "a.gif"], "preview CURVE -o moves.svg` moves"),
    (["keyframes", "--values", "0px,9px"], "numbers have no unit, as in 0"),
    (["keyframes", "--values", "0 0, 9 5"], "a point has no space"),
    (["check", "a.csv", "b.csv"], "`curvetool compare a.csv b.csv` compares two recordings"),
    (["fit", "a.csv", "b.csv"], "`curvetool compare FILE FILE` compares two"),
    (["plot", "damped spring"], "a spring needs numbers"),
    (["plot", "linear", "--time", "3"], "Did you mean '--to-time'?"),
    (["spring", "--value-at", "3"], "Did you mean '--at'?"),
    (["spring", "--settling", "2%"], "the band is --threshold 2%"),
    (["spring", "--mass", "1kg"], "a number without a unit, as in 1"),
    (["spring", "--stiffness", "100 N/m"], "without a unit, as in 100"),
    (["spring", "k=230 c=22 m=2"], "as in 'stiffness 230, damping 22, mass 2'"),
    (["plot", "linear", "--phase"], "`curvetool spring --panels phase --plot -` draws it"),
    (["spring", "swiftui.bouncy", "--duration", "0.3"], "--cut-at ends it early"),
    (["spring", "-o", "a.css"], "`curvetool convert CURVE --to css -o a.css` writes it"),
    (["lottie", "a.json"], "as in `curvetool convert CURVE --to lottie`"),
    (["spring", "help"], "curvetool help COMMAND"),
    (["convert", "bouncy", "--to", "css"], "did you mean 'swiftui.bouncy' or"),
    (["plot", "emphasized"], "did you mean 'material.emphasized'"),
    (["compare", "ease", "material"], "`curvetool presets material` lists its curves"),
    (["convert", "1, 230, 22", "--to", "css"], "as in 'mass 1, stiffness 230, damping 22'"),
    (["convert", "spring 230/22", "--to", "css"], "the numbers of a spring need names"),
    (["convert", "Spring(230, 22)", "--to", "css"], "the numbers of a spring need names"),
    (["plot", "ease-in ease-out"], "separate arguments, as in ease-in ease-out"),
    (["plot", "damping 10, damping 20"], "as in 'damping 10' 'damping 20'"),
    (["spring", "swiftui.bouncy", "swiftui.snappy"], "takes one spring, but got 2"),
    (["plot", "https://cubic-bezier.com/#.17,.67,.83,.67"], "as in .17,.67,.83,.67"),
    (["compare", "log.csv", "ease-in", "--max-error", "5"], "the samples' unit, as in 5px"),
    (["compare", "ease", "ease-in", "--max-error", "5px"], "is in px on samples alone"),
    (["spring", "--at", "0:2:0.5"], "--step 0.5 --to-time 2"),
    (["spring", "--mass", "2kg"], "as in 2"),
    (["plot", "ease in out"], "did you mean 'ease-in-out'?"),
    (["plot", "ease", "in", "out"], "did you mean 'ease-in-out'?"),
    (["plot", "material", "emphasized"], "did you mean 'material.emphasized'?"),
    (["plot", "0,25", "0,1", "0,25", "1"], "not a comma, as in 0.25,0.1,0.25,1"),
    (["sweep", "--mass", "1,5:10:1"], "not a comma, as in 1.5:10:1"),
    (["plot", "sin(x)"], "formulas are not read"),
    (["plot", "easeOutBack = x => 1 + x * x"], "the preset 'easeOutBack' has this name"),
    (["plot", "const easeInQuad = (t: number) => t * t"], "the preset 'easeInQuad' has this name"),
    (["plot", "function easeInOutQuad(t) { return t * t }"], "the preset 'easeInOutQuad' has"),
    (["plot", "def ease_out_cubic(t): return 1 - (1 - t)**3"], "the preset 'ease_out_cubic' has"),
    (
      ["plot", "func easeOutExpo(_ t: Double) -> Double { 1 - t }"], "the preset 'easeOutExpo' has"
    ),
    (["plot", "t => t * t"], "`curvetool fit FILE --to linear` makes a curve"),
    (["plot", "easing.out-back"], "did you mean 'penner.out-back'"),
    (["plot", "cubic"], "`curvetool presets cubic`"), (["convert", "-", "--to", "css"], "is @-"),
    (["convert", "k=230 c=22", "--to", "css"], "as in 'stiffness 230, damping 22'"),
    (["jump"], "did you mean 'spring --cut-at'?"), (["--list"], "see `curvetool help`"),
    (["spring", "-o", "a.png"], "--plot a.png draws it"),
    (["design", "--duration", "0.25"], "--settling-time, --peak-time or --response"),
    (["targets"], "did you mean 'help convert'?"), (["explain", "damping"], "docs/glossary.md"),
    (["spring", "--overshoot"], "`curvetool spring` prints it without the option"),
    (["spring", "--stiffness", "100", "--settling-time"], "prints it without the option"),
    (["-v"], "Did you mean '--version'?"),
    (["recognize", "a.csv"], "did you mean 'fit'?"),
    (["spring", "--csv", "-q"], "./-q is a file of that name"),
    (["completion", "bash"], "did you mean '--generate-completion-script bash'?"),
    (["help", "settling"], "did you mean 'help spring'?"),
    (["compare", "ease", "linear", "ease-in"], "`curvetool tabulate` and `plot` take any number"),
    (["preview", "ease", "-o", "a.pdf"], "must end in .html for the page or .svg"),
    (["decay", "--velocity", "2000", "--like", "iOS"], "did you mean 'uiscrollview'?"),
    (["plot", "no-such.css"], "there is no file no-such.css"),
    (["convert", "var(--ease)", "--to", "css"], "as in '@theme.css#--ease'"),
    (["convert", "ease", "--to", "css", "scss"], "as in --to css,scss"),
    (["spring", "CASpringAnimation stiffness 230 damping 22"], "as in 'mass 1, stiffness 230,"),
    (["help", "envelope"], "it is a fact of `curvetool spring`"),
    (["help", "damped-frequency"], "the angular frequency of the oscillation"),
    (["convert", "ease-out 300", "--to", "css"], "a time has a unit, as in 'ease-out 300ms'"),
    (
      ["spring", "response 0.4, damping 0.8"],
      "did you mean 'response 0.4, dampingRatio 0.8'?"
    ),
    (
      ["convert", "mass 1, stiffness 230,5, damping 22", "--to", "css"],
      "as in 'mass 1, stiffness 230.5, damping 22'"
    ),
    (["plot", "ease-out", "300"], "a time has a unit, as in 'ease-out 300ms'"),
    (
      ["plot", "keyframes { durationMillis = 400; 0f at 0; 1f at 300 }"],
      "such as `1f at 400`"
    ),
    (["plot", #"{"keyPath": "opacity", "values": [0, 1]}"#], "`curvetool help keyframes`"),
    (["help", "rubber-band"], "docs/glossary.md explains the words"),
    (["compare", "ease", "linear", "--max-error", "0", "1"], "but '1' follows 0"),
    (["plot", "x.png"], "`curvetool plot CURVE -o x.png` writes it"),
    (["keyframes", "keyframes { 0f at 0 }"], "reads a file, not code"),
    (["bezier", "0,4", "0", "0,2", "1"], "not a comma, as in 0.4,0,0.2,1"),
    (["tabulate", "0,1 0,2 0,3 1"], "not a comma, as in 0.1,0.2,0.3,1"),
    (
      ["convert", "P1(0.25, 0.1) P2(0.25, 1.0)", "--to", "css"], "did you mean '0.25,0.1,0.25,1.0'?"
    ),
    (["spring", "stiffnes 100, damping 10"], "did you mean 'stiffness'?"),
    (["keyframes", "0,100,50"], "--values '0,100,50'"),
    (["keyframes", "0", "9", "5"], "--values 0,10,0"),
    (
      ["decay", "--velocity", "2000", "--like", "reanimated(rubberBandEffect: true)"],
      "column 12: expected one of deceleration, framesPerSecond: a rubber band belongs to a play"
    ),
    (
      ["convert", "UIView.animateKeyframes(withDuration: 2) {", "--to", "css"],
      "`curvetool keyframes --values '0 1' --key-times '0 1' --duration 2`"
    ),
    (
      [
        "keyframes",
        "UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { v.alpha = 0 }",
      ], "--values '0 0 1 1' --key-times '0 0.25 0.75 1'`"
    ),
  ]

  @Test(arguments: wrongCalls)
  func errorsSayWhatWouldWork(_ arguments: [String], _ advice: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(
      result.status == 64 && result.output.isEmpty && result.error.contains(advice),
      "\(result.error)")
    #expect(result.error.filter(\.isNewline).count == 1)
  }

  /// The command for keyframes in code gives the values of the code.
  @Test func theCommandForKeyframesInCodeRuns() async throws {
    try await Tool.inFolder { folder in
      let code = """
        let pulse = CAKeyframeAnimation(keyPath: "opacity")
        pulse.values = [1, 0.5, 1]
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, -10, 10, 0]
        shake.keyTimes = [0, 0.25, 0.75, 1]
        shake.timingFunctions = [
          CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0, 0, 1, 1),
          CAMediaTimingFunction(name: .easeIn),
        ]
        shake.duration = 0.5
        """
      try code.write(toFile: "\(folder)/Shake.swift", atomically: true, encoding: .utf8)
      for argument in [
        "Shake.swift", "@Shake.swift", "'@Shake.swift#position.x'", "\"$(cat Shake.swift)\"",
      ] {
        let result = try await Tool.shell("\"$TOOL\" keyframes \(argument)", in: folder)
        let parts = result.error.split(separator: "`")
        #expect([64, 65].contains(result.status) && parts.count == 3, "\(result.error)")
        guard parts.count == 3, argument.contains("#") else { continue }
        let options = parts[1].dropFirst("curvetool".count)
        let rows = try await Tool.shell("\"$TOOL\"\(options) --samples 5 --format csv", in: folder)
          .rows
        // At 0, 1/4, 1/2, 3/4 and 1 of half a second; between -10 and 10 it runs evenly.
        #expect(rows.map { $0[0] } == [0, 0.125, 0.25, 0.375, 0.5], "\(parts[1])")
        #expect(rows.map { $0[1] } == [0, -10, 0, 10, 0], "\(parts[1])")
      }
    }
  }

  @Test(arguments: [
    (["spring", "--damping-ratio", "70"], "70 % is written 70%"),
    (
      ["convert", "{ type: \"spring\", visualDuration: 500, bounce: 0.2 }", "--to", "css"],
      "the duration is 500 s: 500 ms is written 0.5"
    ),
    (
      ["convert", "{ type: \"spring\", duration: 300, bounce: 0.2 }", "--to", "css"],
      "end at 10 s: 300 ms is written 0.3"
    ),
    (
      ["compare", "ease 300ms", "ease 500ms"], "the durations differ and are left out: --in-seconds"
    ),
    (
      ["convert", ".easeInOut(duration: 300)", "--to", "css"],
      "the duration is 300 s: 300 ms is written 0.3"
    ),
    (
      ["convert", "gsap.to(x, { duration: 300, ease: \"power2.out\" })", "--to", "css"],
      "the duration is 300 s: 300 ms is written 0.3"
    ),
  ])
  func doubtfulNumbersAreNoted(_ arguments: [String], _ note: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 0 && result.error.contains(note), "\(result.error)")
  }

  /// A small damping is noted where it was typed, not where it follows from a ratio.
  @Test(arguments: [
    ("spring(stiffness: 100, damping: 0.5)", true), ("stiffness 100, damping 0.5", true),
    ("stiffness 100, damping ratio 0.02", false),
    ("spring(stiffness: 100, dampingRatio: 0.02)", false), ("spring(170, 0.97)", false),
  ])
  func aTypedDampingIsNoted(text: String, isNoted: Bool) async throws {
    let result = try await Tool.run(["spring", text])
    #expect(result.status == 0)
    #expect(result.error.contains("is a damping ratio of") == isNoted, "\(result.error)")
  }

  /// Conditions in a row or in each other are not read to any depth.
  @Test func endlessConditionsAreRefused() async throws {
    for text in [
      "let x = " + String(repeating: "a ? .spring() : ", count: 900) + ".spring()",
      "let x = " + String(repeating: "if a { ", count: 500) + "spring()"
        + String(repeating: " } else { snap() }", count: 500),
      "let x = " + String(repeating: "(if (a) ", count: 400) + "spring()"
        + String(repeating: " else snap())", count: 400),
    ] {
      let result = try await Tool.run(["convert", text, "--to", "css"])
      #expect(result.status == 64 && result.error.hasPrefix("Error: curve"), "\(result.status)")
    }
  }

  /// Quiet leaves out what accompanies a result, never the result.
  @Test(arguments: [
    (["compare", "ease", "linear"], "largest difference"),
    (["design", "--overshoot", "10%", "--settling-time", "0.4"], "damping ratio"),
    (["fit", "log.csv"], "spring"),
  ])
  func quietKeepsTheResult(_ arguments: [String], _ phrase: String) async throws {
    try await Tool.inFolder { folder in
      let rows = (0..<60).map { index in
        let time = Double(index) / 60
        return "\(time),\(1 - exp(-10 * time) * (1 + 10 * time))"
      }
      try ("time,value\n" + rows.joined(separator: "\n")).write(
        toFile: "\(folder)/log.csv", atomically: true, encoding: .utf8)
      let words = arguments.map { $0 == "log.csv" ? "\(folder)/log.csv" : $0 }
      let loud = try await Tool.run(words)
      let quiet = try await Tool.run(words + ["-q"])
      #expect(quiet.status == 0 && quiet.output == loud.output, "\(quiet.error)")
      #expect(quiet.output.contains(phrase) && quiet.error.count <= loud.error.count)
    }
  }

  /// Arguments that are a curve together are one, in the commands that take several.
  @Test(arguments: [
    (["ease", "0.25", "0.1", "0.25", "1"], ["ease", "0.25,0.1,0.25,1"]),
    (["0.2", "0", "0", "1", "ease-in"], ["0.2,0,0,1", "ease-in"]),
    (["ease-out", "300ms", "linear"], ["ease-out 300ms", "linear"]),
  ])
  func separateNumbersAreOneCurve(_ typed: [String], _ meant: [String]) async throws {
    let options = ["--json"]
    let found = try await Tool.run(["compare"] + typed + options)
    let wanted = try await Tool.run(["compare"] + meant + options)
    #expect(found.status == 0 && found.output == wanted.output, "\(found.error)")
    #expect(found.output.contains("maxError"))
  }

  /// A time belongs to the curve before it.
  @Test func aTimeFollowsItsCurve() async throws {
    let typed = try await Tool.run(
      ["convert", "ease-out", "300ms", "100ms", "--to", "motion", "-q"])
    let meant = try await Tool.run(["convert", "ease-out 300ms 100ms", "--to", "motion", "-q"])
    #expect(typed.status == 0 && typed.output == meant.output, "\(typed.error)")
    #expect(typed.output.contains("duration: 0.3") && typed.output.contains("delay: 0.1"))
  }

  /// A velocity as events have it, in pixels per millisecond, is noted.
  @Test func velocitiesPerMillisecondAreNoted() async throws {
    let slow = try await Tool.run(["decay", "--velocity", "-1.2", "--bounds", "-600:0"])
    #expect(slow.status == 0 && slow.error.contains("1.2 per millisecond is written -1200"))
    for arguments in [["--velocity", "800"], ["--velocity", "1.2", "--bounds", "0:1"]] {
      let result = try await Tool.run(["decay"] + arguments)
      #expect(result.status == 0 && !result.error.contains("millisecond"), "\(result.error)")
    }
  }

  /// A file of keyframes is told as one.
  @Test func filesOfKeyframesAreNamed() async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/a.json"
      try #"{"keyPath": "opacity", "values": [0, 1]}"#.write(
        toFile: file, atomically: true, encoding: .utf8)
      for arguments in [
        ["plot", file], ["convert", "@" + file, "--to", "css"], ["presets", file],
      ] {
        let result = try await Tool.run(arguments)
        #expect(result.status == 65 && result.error.contains("`curvetool keyframes \(file)`"))
      }
    }
  }

  /// Lines with a curve each are a list; rows of numbers and the settings of one spring are none.
  @Test func listsNeedNoNames() async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/a.txt"
      let write = { (text: String) throws in
        try text.write(toFile: file, atomically: true, encoding: .utf8)
      }
      try write("# mine\nease-in\n\n0.2, 0, 0, 1\r\nspring(stiffness: 230, damping: 22)\n")
      let presets = try await Tool.run(["presets", file, "--csv", "-"])
      #expect(presets.status == 0 && presets.lines.count == 4, "\(presets.output)")
      let one = try await Tool.run(["compare", "@\(file)#ease-in", "ease-in", "--json"])
      #expect(one.status == 0 && one.output.contains("\"maxError\": 0"), "\(one.error)")
      let pairs = try await Tool.run(["compare", file, "--csv", "-"])
      #expect(pairs.status == 0 && pairs.lines.count > 3, "\(pairs.error)")
      try write("mass: 1\nstiffness: 230\ndamping: 22\n")
      let spring = try await Tool.run(["spring", file])
      #expect(spring.status == 0 && spring.output.hasPrefix("Spring  mass 1, stiffness 230"))
      try write("0 0 0 1\n0.1 0.2 0.3 1\n0.2 1e-5 0.3 1\n")
      let log = try await Tool.run(["fit", file, "--columns", "1,2"])
      #expect(!log.error.contains("file of curves"), "\(log.error)")
    }
  }

  /// A recording and a curve come in either order.
  @Test func theRecordingMayComeSecond() async throws {
    try await Tool.inFolder { folder in
      try "t,x\n0,0\n0.5,0.4\n1,1\n".write(
        toFile: "\(folder)/log.csv", atomically: true, encoding: .utf8)
      let options = ["--align", "--json"]
      let first = try await Tool.run(["compare", "\(folder)/log.csv", "ease"] + options)
      let second = try await Tool.run(["compare", "ease", "\(folder)/log.csv"] + options)
      #expect(first.status == 0 && first.output == second.output && !first.output.isEmpty)
    }
  }

  /// A curve is compared over its own duration and after its own delay; without one, the assumed duration is told.
  @Test func curvesKeepTheirTimesAgainstALog() async throws {
    try await Tool.inFolder { folder in
      let log = "\(folder)/log.csv"
      let rows = (0...30).map { frame in
        let time = Double(frame) / 60
        let progress = min(max((time - 0.1) / 0.2, 0), 1)
        return "\(time),\(progress)"
      }
      try ("t,x\n" + rows.joined(separator: "\n")).write(
        toFile: log, atomically: true, encoding: .utf8)
      let own = try await Tool.run(["compare", log, "linear 200ms 100ms", "--max-error", "1e-9"])
      #expect(own.status == 0 && !own.output.contains("curve's duration"), "\(own.output)")
      let late = try await Tool.run(["compare", log, "linear 200ms", "--max-error", "0.4"])
      #expect(late.status == 1)
      let plain = try await Tool.run(["compare", log, "linear"])
      #expect(plain.output.contains("0.5 s, as the samples"), "\(plain.output)")
    }
  }

  /// A text file is a list of curves or a recording, by its lines.
  @Test func textFilesAreReadByTheirLines() async throws {
    try await Tool.inFolder { folder in
      let (list, log) = ("\(folder)/list.txt", "\(folder)/log.txt")
      try "in: ease-in\nout: ease-out 200ms\n".write(
        toFile: list, atomically: true, encoding: .utf8)
      try "time value\n0 0\n0.5 0.4\n1 1\n".write(toFile: log, atomically: true, encoding: .utf8)
      let css = try await Tool.run(["convert", list, "--to", "css", "-q"])
      #expect(css.status == 0 && css.output.contains("ease-in") && css.output.contains("200ms"))
      let compared = try await Tool.run(["compare", list, "--csv", "-"])
      #expect(compared.status == 0 && compared.lines.first == "curve,in,out", "\(compared.error)")
      let judged = try await Tool.run(["compare", log, "ease"])
      #expect(judged.status == 0 && judged.output.contains("samples               3"))
      let presets = try await Tool.run(["presets", list])
      #expect(presets.output.contains("ease-out 200ms"), "\(presets.output)")
    }
  }

  /// A damping of at most 1 that barely damps was meant as a ratio; a threshold of a distance holds at the start.
  @Test func unlikelyNumbersAreNoted() async throws {
    for arguments in [
      ["--response", "0.4", "--damping", "0.8"], ["stiffness 200, damping 0.7"],
      ["spring(stiffness: 200, damping: 0.7)"],
    ] {
      let result = try await Tool.run(["spring"] + arguments)
      #expect(result.status == 0 && result.error.contains("--damping-ratio 0."), "\(result.error)")
    }
    for arguments in [
      ["--response", "0.4", "--damping-ratio", "0.03"], ["stiffness 200, damping 1.2"],
      ["--stiffness", "1", "--damping", "0.8"],
    ] {
      let result = try await Tool.run(["spring"] + arguments)
      #expect(result.status == 0 && !result.error.contains("is the ratio"), "\(result.error)")
    }
    let wide = try await Tool.run(["spring", "--threshold", "5"])
    #expect(wide.status == 0 && wide.error.contains("0.001 is usual"))
  }

  @Test func aCurveOfAFileNeedsNoMark() async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/a.css"
      try ":root { --in: ease-in; --out: ease-out }".write(
        toFile: file, atomically: true, encoding: .utf8)
      for argument in ["\(file)#--in", "@\(file)#--in"] {
        let result = try await Tool.run(["convert", argument, "--to", "css", "--quiet"])
        #expect(result.output == "ease-in\n", "\(argument): \(result.error)")
      }
      let command = try await Tool.run([file])
      #expect(
        command.status == 64 && command.error.contains("is a file: a command comes before it"))
      let colon = try await Tool.run(["plot", "@\(file):--in"])
      #expect(colon.status == 64 && colon.error.contains("as in '@\(file)#--in'"))
    }
  }

  /// A shell splits `stiffness=100 damping=5`; a parameter given again begins another spring.
  @Test func labelsOfOneSpringAreJoined() async throws {
    let typed = try await Tool.run([
      "tabulate", "stiffness=100", "damping=5", "stiffness=230", "damping=22", "mass=2", "--at",
      "0.3", "--format", "csv",
    ])
    let meant = try await Tool.run([
      "tabulate", "stiffness 100, damping 5", "stiffness 230, damping 22, mass 2", "--at", "0.3",
      "--format", "csv",
    ])
    #expect(typed.status == 0 && typed.rows == meant.rows && meant.rows.first?.count == 3)
  }

  /// A style sheet's keyframes are found with or without the mark, the name and the property.
  @Test func keyframesOfAStyleSheetAreFound() async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/a.css"
      try "@keyframes spin { from { opacity: 0 } 50% { opacity: .8 } to { opacity: 1 } }".write(
        toFile: file, atomically: true, encoding: .utf8)
      for argument in [file, "@\(file)", "\(file)#spin", "@\(file)#spin", "@\(file)#spin opacity"] {
        let result = try await Tool.run(["keyframes", argument, "--at", "0.5", "--format", "csv"])
        #expect(result.rows == [[0.5, 0.8]], "\(argument): \(result.output)\(result.error)")
      }
      let json = "\(folder)/springs.json"
      try #"[{"stiffness": 100, "damping": 10}]"#.write(
        toFile: json, atomically: true, encoding: .utf8)
      let sweep = try await Tool.run(["sweep", json, "--columns", "stiffness,damping,dampingRatio"])
      #expect(sweep.status == 0 && sweep.output.contains("100,10,0.5"), "\(sweep.output)")
    }
  }

  /// A list of times is no table, and an array of NumPy no text.
  @Test func tablesAndArraysAreNoLists() async throws {
    try await Tool.inFolder { folder in
      let (table, headed, array) = ("\(folder)/t.csv", "\(folder)/h.csv", "\(folder)/a.npy")
      try "0,0,0\n0.1,0.2,3\n0.2,0.4,2\n".write(toFile: table, atomically: true, encoding: .utf8)
      try "time,value\n0,0\n".write(toFile: headed, atomically: true, encoding: .utf8)
      let several = try await Tool.run(["spring", "--at", table])
      #expect(several.status == 65 && several.error.contains("has 3 columns"))
      let header = try await Tool.run(["spring", "--at", headed])
      #expect(header.status == 65 && header.error.contains("found time: a list has no header"))
      #expect(try await Tool.run(["spring", "-o", array]).status == 0)
      let fit = try await Tool.run(["fit", array])
      #expect(fit.status == 65 && fit.error.contains("there are 3 columns"), "\(fit.error)")
      let list = try await Tool.run(["spring", "--at", array])
      #expect(list.status == 65 && list.error.contains("an array of NumPy"), "\(list.error)")
    }
  }

  /// Values of options are read in any case, with or without hyphens, and formats by their files' extensions.
  @Test(arguments: [
    ["--settling", "CoreAnimation"], ["--settling", "core_animation"], ["--format", "CSV"],
    ["--format", "md"], ["--format", "txt"],
  ])
  func valuesAreReadInAnyCase(_ arguments: [String]) async throws {
    let known = ["md": "markdown", "txt": "table", "CSV": "csv"][arguments[1]] ?? "core-animation"
    let result = try await Tool.run(["spring"] + arguments)
    let usual = try await Tool.run(["spring", arguments[0], known])
    #expect(result.status == 0 && result.output == usual.output && result.lines.count > 3)
  }

  @Test func swiftSourceOfThisPackageIsASpring() async throws {
    let own = try await Tool.run(["tabulate", "DampedSpring(duration: 0.5, bounce: 0.3)"]).rows
    let swiftUI = try await Tool.run(["tabulate", "Spring(duration: 0.5, bounce: 0.3)"]).rows
    #expect(own == swiftUI && own.count > 5)
  }

  @Test(arguments: [
    (["spring", "--step", "16"], "16 ms is written 16ms"),
    (["spring", "--cut-at", "300"], "300 ms is written 300ms"),
    (["spring", "--duration", "300"], "300 ms is written 300ms"),
    (["tabulate", "Spring(duration: 500)"], "500 ms is written 0.5"),
    (["tabulate", "ease", "--step", "16"], "--step 16 is longer than the curves"),
    (["tabulate", "spring(damping: 20)", "--step", "16"], "16 ms is written 16ms"),
    (["keyframes", "--values", "0,1", "--step", "16"], "16 ms is written 16ms"),
    (["tabulate", "spring(230, 0.5)"], "'stiffness 230, damping 22'"),
    (["spring", "--response", "300"], "--response 300 is 300 s: 300 ms is written 300ms"),
    (["spring", "--settling-time", "300", "--bounce", "0.2"], "300 ms is written 300ms"),
    (["design", "--peak-time", "250", "--bounce", "0.2"], "250 ms is written 250ms"),
    (["design", "--nearest", "ease", "--to", "spring", "--duration", "300"], "written 300ms"),
    (["convert", "ease", "--to", "css", "--over", "300"], "300 ms is written 300ms"),
    (["keyframes", "--values", "0,1", "--duration", "300"], "300 ms is written 300ms"),
    (
      ["timeline", TimelineCommandTests.path("wobble"), "--explain", "300"],
      "--explain 300 is 300 s: 300 ms is written 300ms"
    ),
    (["keyframes", "--values", "0,1", "--repeat-duration", "300"], "300 ms is written 300ms"),
    (["tabulate", "ease", "--duration", "300"], "300 ms is written 300ms"),
    (["spring", "--at", "500"], "--at 500 is 500 s, but the motion ends at"),
    (["spring", "--to-time", "500", "--samples", "3"], "500 ms is written 500ms"),
    (["tabulate", "ease", "--at", "50"], "--at 50 is beyond the curves"),
    (["tabulate", "ease", "--at", "0,05"], "a decimal is written 0.05"),
  ])
  func millisecondsAreNoted(_ arguments: [String], _ note: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 0 && result.error.contains(note), "\(result.error)")
  }
}
