import Testing

/// An option that a command does not have is named first, whatever else the arguments lack, with the option that has
/// its meaning.
@Suite struct UnknownOptionTests {
  // A list as long as this takes the compiler half a minute without its type.
  private static let unknownOptions: [([String], String)] = [
    (["spring", "--damping", "20", "--until", "2"], "'--until'. Did you mean '--to-time'?"),
    (["spring", "--stiffness", "230", "--cut", "0.25"], "'--cut'. Did you mean '--cut-at'?"),
    (["spring", "--stiffness", "230", "--time", "0.1"], "'--time'. Did you mean '--at'?"),
    (["spring", "--zeta", "0.5"], "'--zeta'. Did you mean '--damping-ratio'?"),
    (["spring", "--response", "0.5", "--damping-fraction", "0.8"], "mean '--damping-ratio'?"),
    (["spring", "--damping_ratio=0.5"], "'--damping_ratio'. Did you mean '--damping-ratio'?"),
    (["spring", "--damping-ratio", "0.5", "--frequency", "2"], "is --response, 1 / frequency"),
    (["spring", "--damping", "20", "--units", "ms"], "as in 300ms"),
    (["spring", "-k", "230", "-c", "22"], "'-k'. Did you mean '--stiffness'?"),
    (["spring", "--table"], "use --format table"),
    (["compare", "ease", "linear", "--samples", "9"], "over the whole range, not at samples"),
    (["compare", "ease", "linear", "--velocity"], "--json has maxVelocityError"),
    (["convert", "ease", "--to", "css", "--samples", "9"], "Did you mean '--points'?"),
    (["convert", "ease", "--to", "css", "--fps", "60"], "--points sets the number of stops"),
    (["convert", "ease", "--to", "css", "--settling", "uikit"], "--over sets the duration"),
    (["convert", "ease", "--to", "css", "--velocity", "2"], "damping 22, initialVelocity 2'"),
    (
      [
        "convert", "stiffness 230, damping 22", "--to", "css", "--to-value", "300",
        "--absolute-velocity", "1200",
      ],
      "'--to-value' and '--absolute-velocity': a velocity is in distances per second"
    ),
    (["tabulate", "ease", "--settling", "uikit"], "--to-time ends the samples"),
    (["design", "--bounce", "0.3", "--from", "0"], "move from 0 to 1"),
    (["design", "--bounce", "0.3", "--fps", "60"], "`curvetool spring` has the rows"),
    (["fit", "log.csv", "--samples", "9"], "every row is used"),
    (["sweep", "--fps", "60"], "--columns chooses facts"),
    (["spring", "--title", "--damp", "--colour", "1"], "'--colour'. Did you mean '--color'?"),
    (["keyframes", "--values", "0,1", "--times", "0,1"], "'--times'. Did you mean '--key-times'?"),
    (["keyframes", "--values", "0,1", "--easing", "ease"], "mean '--timing'?"),
    (["keyframes", "--values", "0,1", "--calculation-mode", "paced"], "mean '--mode'?"),
    (["convert", "ease", "--to", "css", "--duration", "0.6"], "mean '--over'?"),
    (["convert", "ease", "--to", "lottie", "--fps", "60"], "tabulate CURVE --fps 60"),
    (["convert", "--from", "swiftui", "--to", "css", "ease"], "in any notation"),
    (["convert", "--list"], "`curvetool help convert` lists the targets"),
    (["convert", "ease", "--to", "css", "--name", "enter"], "NAME=CURVE names a curve"),
    (["convert", "ease", "--to", "css", "--output-dir", "out"], "-o DIR/"),
    (["fit", "--input", "log.csv"], "the file is an argument"),
    (["fit", "log.csv", "--kind", "spring"], "'--kind'. Did you mean '--to'?"),
    (["fit", "log.csv", "--velocity", "0"], "--known velocity=0"),
    (["decay", "--velocity", "1000", "--system", "android"], "mean '--like'?"),
    (["decay", "--initial-velocity", "1000"], "mean '--velocity'?"),
    (["decay", "--velocity", "1000", "--to", "480"], "'--to'. Did you mean '--reach'?"),
    (["design", "--bounce", "0.3", "--platform", "compose"], "the platforms are --to"),
    (["compare", "@a.css", "--threshold", "0.02"], "mean '--max-error'?"),
    (["tabulate", "ease", "--steps", "5"], "'--steps'. Did you mean '--samples'?"),
    (["bezier", "ease", "--value", "0.5"], "mean '--inverse'?"),
    (["plot", "ease", "--width", "800"], "--size is that of a file"),
    (["plot", "ease", "--dark"], "use --theme dark"),
    (["sweep", "--damping", "5:40:5", "--plot", "s.png"], "without a picture: -o rows.csv"),
    (["spring", "--stiffness", "230", "--digits", "5"], "mean '--precision'?"),
    (["decay", "--velocity", "1500", "--page", "375"], "`curvetool play` snaps"),
    (["plot", "ease", "--animate"], "`curvetool preview CURVE"),
    (["check", "a.json", "--duplicates"], "compare @FILE --fail-on-duplicates"),
    (["preview", "ease", "--frequency", "2", "-o", "a.html"], "a spring is one argument"),
    (["bench", "--nothing-like-it"], "see `curvetool help bench`"),
    (["spring", "--stiffness", "230", "--settle", "0.25"], "mean '--settling-time'?"),
    (["spring", "--fact", "settlingTime"], "--json writes every fact"),
    (["spring", "--k", "100", "--c", "5"], "'--k'. Did you mean '--stiffness'?"),
    (["fit", "log.csv", "--mass", "2"], "does not determine the mass"),
    (["spring", "--explain"], "explains the settling rules"),
    (["spring", "--verbose"], "--quiet prints less"),
    (["decay", "--velocity", "2000", "--from", "100"], "the value at the start is --from-value"),
    (["decay", "--velocity", "2000", "--deceleration-rate", "0.998"], "uiscrollview is 0.998"),
    (["decay", "--velocity", "2000", "--rate", "0.95"], "--like 'uiscrollview(rate: 0.95)'"),
    (["decay", "--velocity", "2000", "--edge", "bounce"], "--at-edge bounce"),
    (["plot", "spring(damping: 5)", "--envelope"], "when the envelope settles"),
    (["decay", "--velocity", "2000", "--snap", "100"], "--reach VALUE"),
    (["decay", "--velocity", "2000", "--min", "0"], "as in --bounds 0:600"),
    (["convert", "@a.json", "--only", "enter", "--to", "css"], "@FILE#NAME takes one"),
    (["convert", "@a.json", "--prefix", "motion", "--to", "css"], "NAME=CURVE names a curve"),
    (["plot", "ease", "--legend", "off"], "--script FILE writes the gnuplot script"),
    (["plot", "ease", "--at", "0.5"], "`curvetool tabulate CURVE`"),
    (["preview", "ease", "-o", "a.html", "--theme", "dark"], "as the reader's system is"),
    (["presets", "--family", "material"], "are arguments, as in 'presets material'"),
    (["presets", "--list"], "`curvetool presets` lists all"),
    (["tabulate", "ease", "--velocities"], "`curvetool bezier` and `spring` list velocities"),
    (["sweep", "--settling", "swiftui"], "--columns settlingSwiftUI"),
    (["plot", "ease", "--width", "60"], "the width of the terminal"),
    (["sweep", "--grid", "mass=1:3"], "as in --mass 1:10:0.5"),
    (["spring", "--overdamped"], "1 is critical, above 1 overdamped"),
    (["spring", "--regime", "critical"], "1 is critical, above 1 overdamped"),
    (["decay", "--velocity", "2000", "--for", "2"], "--to-time ends its samples"),
    (["timeline", "a.json", "--duration", "2"], "Did you mean '--for'?"),
    (
      ["spring", "--dampingFraction", "0.8"], "'--dampingFraction'. Did you mean '--damping-ratio'?"
    ),
    (["keyframes", "--values", "0,1", "--keytimes", "0,1"], "Did you mean '--key-times'?"),
    (["spring", "--animation-duration", "0.25"], "mean '--cut-at'?"),
    (["spring", "--swiftui"], "use --settling swiftui"),
    (["fit", "a.csv", "--spring"], "--to spring"),
    (["convert", "ease", "--compose"], "use --to compose"),
    (["keyframes", "--values", "0,1", "--paced"], "use --mode paced"),
    (["spring", "--energy"], "use --panels energy"),
    (["spring", "--convert", "compose"], "'convert' is a command"),
    (["presets", "ease", "--to", "css"], "`curvetool convert CURVE --to TARGET`"),
    (["tabulate", "ease", "--late", "3=0.1"], "it is an option of timeline,"),
    (["spring", "-s", "230"], "the options are --mass --stiffness"),
    (["check", "a.json", "b.json", "--ignore", "x"], "--json has every change"),
    (["check", "a.json", "b.json", "--nothing-like-it"], "the options are --max-error"),
    (["convert", "ease", "--to", "css", "--nothing-like-it"], "the options are --to --max-error"),
    (["convert", "ease", "--to", "css", "--watch"], "--check tells whether"),
    (["convert", "ease", "--to", "css", "--precision", "3"], "--max-error sets the error"),
    (["convert", "ease", "-t", "css"], "Did you mean '--to'?"),
    (["tabulate", "ease", "--over", "0.3"], "Did you mean '--duration'?"),
    (["bezier", "ease", "--duration", "0.3"], "`curvetool tabulate CURVE --duration 0.3`"),
    (["bench", "--list"], "part of a name chooses kernels: cubic-bezier, linear, "),
    (["bench", "--warmup", "3"], "every kernel runs before"),
    (["bench", "--export-markdown", "a.md"], "-o FILE writes the format of its extension"),
    (["bench", "--runs", "3"], "Did you mean '--samples'?"),
    (["spring", "--velocity-threshold", "0.01"], "--threshold is the band"),
    (["spring", "--stiffness", "230", "-vf", "fps=60"], "Unknown option '-vf'"),
    (["spring", "--stiffness", "230", "-ss", "0"], "Did you mean '--from-time'?"),
    (["spring", "-stiffness", "230"], "Did you mean '--stiffness'?"),
    (["sweep", "--stiffness", "1:3:1", "-j", "4"], "Did you mean '--threads'?"),
    (["plot", "--curve", "ease"], "a curve is an argument, as in `curvetool plot ease`"),
    (["spring", "--name", "bouncy"], "a curve is an argument: did you mean 'swiftui.bouncy'"),
    (["plot", "ease", "-c", "steps(4)"], "as in `curvetool plot 'steps(4)'`"),
    (["plot", "ease", "--xrange", "0:1"], "--from-time and --to-time"),
    (["plot", "ease", "--log", "y"], "gnuplot script to edit"),
    (["compare", "ease", "linear", "--delay", "0.1"], "--align finds the delay"),
    (["keyframes", "--values", "0,9", "--fill", "forwards"], "belong to scenes"),
    (["fit", "log.csv", "--residuals"], "--csv FILE has the residuals"),
    (["decay", "--velocity", "9", "--density", "3"], "'android(density: 2.625)'"),
    (["design", "--no-overshoot", "--settling-time", "1"], "--damping-ratio 1 has none"),
    (["preview", "ease", "--loop", "-o", "a.svg"], "a moving picture loops"),
    (["keyframes", "--values", "0,9", "--offsets", "0,1"], "Did you mean '--key-times'?"),
    (["bezier", "--p1", "0.2,0"], "0.25,0.1,0.25,1"),
    (["spring", "-?"], "`curvetool spring -h` is the help"),
    (["spring", "--dt", "0.1"], "mean '--step'?"), (["spring", "--hz", "60"], "mean '--fps'?"),
    (["spring", "--xlsx"], "mean '--csv'?"), (["plot", "ease", "--terminal"], "mean '--plot'?"),
  ]

  @Test(arguments: unknownOptions)
  func unknownOptionsNameTheirMeaning(_ arguments: [String], _ advice: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.hasPrefix("Error: Unknown option"), "\(result.error)")
    #expect(result.error.contains(advice) && result.error.filter(\.isNewline).count == 1)
  }

  @Test func aCurveOfAFileIsOneArgument() async throws {
    let result = try await Tool.inFolder { folder in
      try ":root { --ease-std: cubic-bezier(.2, 0, 0, 1) }".write(
        toFile: folder + "/theme.css", atomically: true, encoding: .utf8)
      return try await Tool.shell(
        "$TOOL plot --ease-std theme.css; $TOOL plot --file theme.css", in: folder)
    }
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasSuffix("as in '@theme.css#--ease-std'"))
    #expect(
      lines.last?.hasSuffix("a file is an argument, as in `curvetool plot theme.css`") == true)
  }

  /// The value of an option is no option, and nothing after `--` is.
  @Test func valuesAreNoOptions() async throws {
    let titled = try await Tool.run(["plot", "ease", "--title", "--until", "--plot", "-"])
    #expect(titled.status == 0 && titled.output.contains("--until"))
    let ended = try await Tool.run(["spring", "--", "--until"])
    #expect(ended.status == 64 && !ended.error.contains("Unknown option"), "\(ended.error)")
  }

  @Test(arguments: [
    (["fit"], "`curvetool fit log.csv`, or - for standard input"),
    (["play"], "the JSON itself"), (["timeline"], "a scene in a JSON file"),
    (["check", "tokens.json"], "two files, OLD and NEW"),
    (["spring", "--plot"], "--plot picture.png, or --plot - for the terminal"),
    (["spring", "--csv"], "--csv rows.csv"), (["plot", "ease", "-o"], "-o FILE"),
    (["timeline", "a.json", "--explain"], "--explain 0.5"),
    (["keyframes", "0", "10", "0"], "--values 0,10,0"),
    (["--stiffness", "230"], "a command comes before it, as in `curvetool spring --stiffness`"),
    (["convert", "ease", "-o", "Motion.swift"], "as in --to swiftui"),
    (["check", "a", "b", "c"], "check takes two files, OLD and NEW"),
    (["spring", "--stiffness", "230", "N/m"], "a number has no unit"),
    (["spring", "--stiffness", "230", "--json", "a.json"], "--json takes no value"),
    (["spring", "--stiffness", "2", "--panels", "value", "energy"], "--panels value,energy"),
    (["tabulate", "ease", "--at", "0", "0.5", "1"], "as in --at 0,0.5"),
    (["plot", "ease", "--title", "My", "curve"], "as in --title 'My curve'"),
    (["sweep", "--stiffness", "100", "200"], "as in --stiffness 100,200"),
    (["timeline", "a.json", "--explain", "0.5", "1"], "--explain takes one argument"),
    (["timeline", "a.json", "b.json", "c.json"], "takes one file, but got several"),
  ])
  func whatIsMissingComesWithAnExample(_ arguments: [String], _ advice: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error.contains(advice), "\(result.error)")
  }

  /// All options that a command does not have are named at once.
  @Test(arguments: [
    (
      ["spring", "--stifness", "230", "--dampng", "22"],
      "'--stifness'. Did you mean '--stiffness'? Unknown option '--dampng'. Did you mean '--damping'?"
    ),
    (["bench", "--foo", "--bar"], "Unknown options '--foo' and '--bar': the options are"),
    (["spring", "--stifness", "1", "--foo"], "'--stiffness'? Unknown option '--foo': the options"),
    (["spring", "--foo", "1", "--foo", "2"], "Error: Unknown option '--foo': the options"),
  ])
  func severalAreNamedTogether(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
    #expect(result.error.filter { $0 == "\n" }.count == 1)
  }
}
