/// What people mean by options of other tools and of other commands.
enum OptionHint {
  /// What to write in place of an option; nil if another option is all that it takes.
  ///
  /// - Parameters:
  ///   - option: The option in lower case with hyphens, which the command does not have.
  ///   - command: The command's name.
  ///   - known: The options of the command.
  ///   - value: The value of the option, if it has one.
  static func text(
    _ option: String, of command: String, known: [String], value: String? = nil
  ) -> String? {
    if let hint = own[command]?[option] { return hint }
    switch option {
    case "--tension", "--friction":
      return "react-spring's tension is a stiffness, its friction a damping; "
        + "its text '{ tension: 230, friction: 22 }' is a curve of every command"
    case "--settle" where known.contains("--threshold"):
      guard let value, value.hasSuffix("%") else { return nil }
      return "the band is --threshold \(value), and the settling time is printed"
    case "--overdamped", "--underdamped", "--critical", "--critically-damped", "--undamped",
      "--regime":
      guard known.contains("--damping-ratio") else { return springHint }
      return
        "--damping-ratio sets the regime: 1 is critical, above 1 overdamped, below 1 underdamped"
    case "--phase", "--phase-plot", "--energy", "--phase-portrait":
      let panel = option == "--energy" ? "energy" : "phase"
      return known.contains("--panels")
        ? "use --panels \(panel) with --plot FILE"
        : "`curvetool spring --panels \(panel) --plot -` draws it"
    case "--force", "--overwrite", "--yes":
      return known.contains("--output") ? "files are replaced without it" : nil
    case "--header", "--no-header", "--delimiter", "--separator":
      return known.contains("--csv") ? "CSV has a header and commas; --format tsv has tabs" : nil
    case "--pretty", "--compact", "--indent", "--minify":
      return known.contains("--json") ? "the layout of JSON and text is fixed" : nil
    case "--visual-duration":
      return "Motion's '{ visualDuration: 0.5, bounce: 0.3 }' is a curve of every command"
    case "--natural-frequency", "--omega", "--omega0":
      guard known.contains("--response") else { return springHint }
      return "the time of one swing in seconds is --response, 2 pi / natural frequency in rad/s"
        + response(of: value, perTurn: 2 * .pi)
    case "--frequency", "--freq", "--f", "--period":
      guard known.contains("--response") else { return springHint }
      guard option != "--period" else { return "the time of one swing is --response" }
      return "the time of one swing in seconds is --response, 1 / frequency in Hz"
        + response(of: value, perTurn: 1)
    case "--initial-velocity" where command == "decay": return nil
    case "--mass", "--stiffness", "--damping", "--damping-ratio", "--bounce", "--response",
      "--initial-velocity", "--zeta", "--damping-fraction":
      return synonym(option, known: known) == nil ? springHint : nil
    case "--x1", "--y1", "--x2", "--y2", "--p1", "--p2":
      return "the control points are one argument, as in 0.25,0.1,0.25,1"
    case "--velocity" where known.contains("--velocities"):
      return "velocities are drawn and written with --velocities"
    case "--settling" where !known.contains("--settling-time"):
      let own = [
        ("--to-time", "--to-time ends the samples; "), ("--over", "--over sets the duration; "),
      ].first { known.contains($0.0) }
      return (own?.1 ?? "") + "`curvetool spring --settling RULE` tells when a spring ends"
    case "--legend", "--grid", "--xlabel", "--ylabel", "--colors", "--font", "--yrange", "--ylim",
      "--log", "--log-scale", "--logscale", "--linewidth", "--line-width", "--lw", "--style",
      "--marker", "--term", "--key":
      return known.contains("--script") ? "--script FILE writes the gnuplot script to edit" : nil
    case "--range", "--time-range", "--xlim", "--span", "--xrange", "--x-range", "--zoom":
      return known.contains("--from-time") ? "the range is --from-time and --to-time" : nil
    case _ where option.hasPrefix("--export-") && known.contains("--output"):
      return "-o FILE writes the format of its extension, such as .csv, .md or .json"
    case "--verbose", "--debug", "--trace", "-v":
      return "--quiet prints less, and no option prints more"
    case "-?", "--usage": return "`curvetool \(command) -h` is the help"
    case "--no-color", "--no-colour", "--mono": return "use --color never"
    case "--input", "--in", "-i": return "the file is an argument"
    case "--units", "--unit", "--ms", "--milliseconds", "--msec", "--sec":
      return "times are in seconds, or in milliseconds as in 300ms"
    case "--percent", "--percentage", "--degrees", "--radians", "--normalize", "--normalise":
      return "numbers are printed in the units of their columns; options take 10% for 0.1"
    case "--name", "--names", "--label", "--labels":
      guard ["tabulate", "plot", "compare", "convert", "preview"].contains(command) else {
        return nil
      }
      return "NAME=CURVE names a curve, @FILE#NAME takes one of a file"
    case "--sort", "--filter", "--where", "--head", "--tail", "--transpose":
      return known.contains("--csv")
        ? "rows are written as they are computed: --csv FILE is for the tool that sorts them" : nil
    case _ where command == "convert" && digits.contains(option):
      return "--max-error sets the error, and with it the digits"
    case "--plot", "--script": return "`curvetool plot CURVE \(option) FILE` draws a curve"
    default: return nil
    }
  }

  /// The response of a frequency that was typed, for a hint; empty for other texts.
  private static func response(of value: String?, perTurn turn: Double) -> String {
    guard let value, let frequency = plainNumber(value.lowercased().filter { !" hz".contains($0) }),
      frequency > 0
    else { return "" }
    return ", as in --response \(NumberText.brief(turn / frequency))"
  }

  private static let digits: Set<String> = ["--precision", "--digits", "--decimals", "--round"]

  private static let springHint =
    "a spring is one argument, as in 'mass 1, stiffness 230, damping 22'"

  /// What follows the error for an option that is given twice, but takes one value; empty if that says enough.
  static func repeated(_ option: String, _ values: [String] = []) -> String {
    switch option {
    case "--timing": ": \(timings("a,b"))"
    case _
    where ListArguments.options.contains(option) && values.count > 1
      && !values.contains { $0.contains(" ") }:
      ": it takes a list with commas, as in \(option) \(values.joined(separator: ","))"
    case _ where ListArguments.options.contains(option): ": it takes a list with commas"
    default:
      Arguments.all.first == "spring"
        ? SeveralSprings.plot(option, values).map { ": several springs are \($0)" } ?? "" : ""
    }
  }

  /// The advice for several curves in the place of the overall timing function.
  static func timings(_ list: String) -> String {
    "--timings sets a curve for each interval, as in --timings '\(list)'"
  }

  /// The command's option with the meaning of another one; nil if it has none.
  static func synonym(_ option: String, known: [String]) -> String? {
    (synonyms[option] ?? synonyms["--" + option.letters])?.first { known.contains($0) }
  }

  private static let synonyms: [String: [String]] = {
    var synonyms: [String: [String]] = [:]
    for (names, options) in [
      (
        "tolerance error epsilon eps max-difference max-diff accuracy threshold",
        ["max-error", "threshold"]
      ),
      ("rest-threshold settle-threshold rest-delta delta band", ["threshold", "max-error"]),
      ("to landing", ["reach"]), ("target", ["to", "reach"]),
      (
        "x0 position initial-position initial-value initial-displacement displacement amplitude value-from",
        ["from-value"]
      ),
      ("target-value final-value value-to equilibrium rest-length", ["to-value", "reach"]),
      ("settle settling-duration settles-in settle-in", ["settling-time"]),
      ("rule settle-rule settling-rule", ["settling"]),
      ("jump end-at cutoff cut-off truncate clip stop-at ends-at animation-duration", ["cut-at"]),
      ("k spring-constant", ["stiffness"]), ("c b damping-coefficient", ["damping"]),
      ("m", ["mass"]), ("perceptual-duration", ["duration"]),
      ("out out-file file save save-as export write output-file to-file outfile", ["output"]),
      ("output-format", ["format"]), ("to-csv xlsx excel spreadsheet", ["csv", "output"]),
      ("zeta damping-fraction", ["damping-ratio"]),
      ("until end stop end-time stop-time max-time tmax xmax for", ["to-time", "for", "over"]),
      ("start begin start-time min-time xmin ss seek", ["from-time"]),
      ("time t x when value-at", ["at", "to-time"]),
      ("times offsets key-offsets", ["key-times", "at"]),
      ("every interval dt time-step timestep delta-time period", ["step"]),
      ("frames frame-rate framerate rate sample-rate hz refresh-rate", ["fps"]),
      ("points count rows lines limit steps resolution n num lut", ["samples", "points"]),
      ("runs min-runs max-runs iterations evaluations", ["samples"]),
      ("max-points stops max-stops samples", ["points"]),
      ("easing ease curve timing-function", ["timing"]),
      ("easings timing-functions", ["timings"]),
      ("calculation-mode interpolation interpolate spline", ["mode"]),
      ("rotate rotation orient auto-rotate", ["rotation-mode"]),
      ("system", ["like"]), ("platform platforms into", ["like", "to"]),
      ("kind type as model targets", ["to"]), ("field fields column cols select", ["columns"]),
      ("width height dimensions dpi", ["size"]),
      (
        "picture image png svg pdf html chart graph draw show ascii terminal braille latex tex",
        ["plot", "output"]
      ),
      ("derivative derivatives slope", ["velocities"]),
      ("duration length", ["over", "for", "to-time"]), ("over", ["duration"]),
      ("initial-velocity v speed", ["velocity", "initial-velocity"]),
      ("v0 initial-speed start-velocity", ["initial-velocity", "velocity"]),
      ("loop repeat loops", ["repeat-count"]),
      ("reverse autoreverses alternate yoyo", ["autoreverse"]),
      ("digits decimals round significant significant-digits", ["precision"]),
      ("silent", ["quiet"]), ("value y y-at solve find", ["inverse"]),
      ("why describe", ["explain"]), ("list", ["events"]), ("property", ["key-path"]),
      ("jobs parallel workers cores j", ["threads"]), ("gnuplot", ["script"]),
      ("lang language", ["to"]),
      ("closest similar match family like", ["nearest"]),
    ] {
      for word in names.split(separator: " ") {
        let names = options.map { "--\($0)" }
        synonyms["--\(word)"] = names
        synonyms["--\(String(word).letters)"] = names
      }
    }
    for (letter, option) in [
      ("-k", "--stiffness"), ("-c", "--damping"), ("-d", "--damping"), ("-m", "--mass"),
      ("-n", "--samples"), ("-f", "--format"), ("-V", "--version"), ("-j", "--threads"),
      ("-p", "--plot"), ("-r", "--fps"), ("-t", "--to-time"),
    ] {
      synonyms[letter] = [option]
    }
    synonyms["-r"]? += ["--samples"]
    synonyms["-t"]? += ["--to"]
    return synonyms
  }()
}
