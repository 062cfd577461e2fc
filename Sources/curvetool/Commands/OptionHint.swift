/// What people mean by options of other tools and of other commands.
enum OptionHint {
  /// What to write in place of an option; nil if another option is all that it takes.
  ///
  /// - Parameters:
  ///   - option: The option as it was typed, which the command does not have.
  ///   - command: The command's name.
  ///   - known: The options of the command.
  static func text(_ option: String, of command: String, known: [String]) -> String? {
    if let hint = own[command]?[option] { return hint }
    switch option {
    case "--tension", "--friction":
      return "react-spring's tension is a stiffness, its friction a damping; "
        + "its text '{ tension: 230, friction: 22 }' is a curve of every command"
    case "--frequency", "--natural-frequency", "--omega", "--period":
      guard known.contains("--response") else { return springHint }
      return "the time of one swing in seconds is --response, 1 / frequency in Hz"
    case "--initial-velocity" where command == "decay": return nil
    case "--mass", "--stiffness", "--damping", "--damping-ratio", "--bounce", "--response",
      "--initial-velocity", "--zeta", "--damping-fraction":
      return synonym(option, known: known) == nil ? springHint : nil
    case "--x1", "--y1", "--x2", "--y2":
      return "the control points are one argument, as in 0.25,0.1,0.25,1"
    case "--filter" where command == "bench": return "the name is an argument, as in 'bench spring'"
    case "--velocity" where known.contains("--velocities"):
      return "velocities are drawn and written with --velocities"
    case "--velocity" where command == "fit": return "a known velocity is --known velocity=0"
    case "--like" where command == "design": return "the curve to approximate is --nearest"
    case "--to" where command == "design", "--platform" where command == "design":
      return "`curvetool convert CURVE --to TARGET` writes the result for another platform"
    case "--legend", "--grid", "--xlabel", "--ylabel", "--colors", "--font":
      return known.contains("--script") ? "--script FILE writes the gnuplot script to edit" : nil
    case "--verbose": return "--quiet prints less, and nothing prints more"
    case "--from" where command == "decay": return "the value at the start is --from-value"
    case "--from", "--to":
      if command == "compare" {
        return "the values where the curve is 0 and 1 are --from-value and --to-value"
      }
      return command == "convert" ? "a curve is read in any notation, without its platform" : nil
    case "--list" where command == "convert": return "'curvetool help convert' lists the targets"
    case "--name" where command == "convert":
      return "NAME=CURVE names a curve, @FILE#NAME takes one of a file"
    case "--output-dir", "--out-dir", "--outdir", "--directory":
      return command == "convert" ? "-o DIR/ writes a file for each target" : nil
    case "--fps" where command == "convert":
      return "`curvetool tabulate CURVE --fps 60 --format csv` samples a curve"
    case "--input", "--in": return "the file is an argument"
    case "--dark", "--light":
      return known.contains("--theme") ? "use --theme \(option.dropFirst(2))" : nil
    case "--table", "--markdown", "--tsv", "--ndjson", "--npy":
      return known.contains("--format") ? "use --format \(option.dropFirst(2))" : nil
    case "--units": return "times are in seconds, or in milliseconds as in 300ms"
    case "--plot" where command == "sweep": return "sweep writes rows, without a picture"
    case "--plot", "--script": return "'curvetool plot CURVE \(option) FILE' draws a curve"
    default: return nil
    }
  }

  /// Hints of one command, by its name.
  private static let own: [String: [String: String]] = {
    let search = "the words to search for are arguments, as in 'presets material'"
    let part = "@FILE#NAME takes one curve of a file"
    let rate = "the rate is the system's: --like uiscrollview is 0.998, uiscrollview-fast 0.99"
    let page = "the page is light or dark as the reader's system is"
    let facts = "--json writes every fact with its name"
    let bounds = "the bounds are one option, as in --bounds 0:600"
    let samples = "`curvetool tabulate CURVE` has the options of samples"
    return [
      "presets": [
        "--search": search, "--family": search, "--name": search,
        "--list": "`curvetool presets` lists all", "--all": "`curvetool presets` lists all",
      ],
      "convert": [
        "--only": part, "--token": part, "--filter": part,
        "--prefix": "names come from the file, and NAME=CURVE names a curve",
      ],
      "decay": [
        "--deceleration": rate, "--deceleration-rate": rate, "--rate": rate, "--friction": rate,
        "--min": bounds, "--max": bounds,
        "--snap": "--reach VALUE is the throw that lands there; `curvetool play` snaps",
      ],
      "fit": ["--mass": "a motion does not determine the mass: it is 1"],
      "preview": ["--theme": page, "--dark": page, "--light": page],
      "plot": ["--at": samples, "--samples": samples, "--step": samples],
      "spring": [
        "--fact": facts, "--facts": facts, "--only": facts,
        "--explain": "'curvetool help spring' explains the settling rules",
      ],
      "bezier": ["--fact": facts, "--facts": facts, "--only": facts],
      "sweep": ["--grid": "each parameter takes a range, as in --mass 1:10:0.5"],
    ]
  }()

  private static let springHint =
    "a spring is one argument, as in 'mass 1, stiffness 230, damping 22'"

  /// The command's option with the meaning of another one; nil if it has none.
  static func synonym(_ option: String, known: [String]) -> String? {
    synonyms[option]?.first { known.contains($0) }
  }

  private static let synonyms: [String: [String]] = {
    var synonyms: [String: [String]] = [:]
    for (names, options) in [
      ("tolerance error epsilon max-difference threshold", ["max-error", "threshold"]),
      ("to landing", ["reach"]), ("target", ["to", "reach"]),
      ("settle settling-duration settles-in", ["settling-time"]),
      ("k", ["stiffness"]), ("c", ["damping"]), ("m", ["mass"]), ("out file", ["output"]),
      ("zeta damping-fraction", ["damping-ratio"]),
      ("until end stop", ["to-time"]), ("start begin", ["from-time"]),
      ("time t x progress when", ["at"]), ("times", ["key-times", "at"]),
      ("points count rows steps resolution", ["samples", "points"]),
      ("easing ease curve timing-function", ["timing"]),
      ("easings timing-functions", ["timings"]), ("calculation-mode interpolation", ["mode"]),
      ("system platform", ["like"]),
      ("kind type as model targets", ["to"]), ("field column", ["columns"]),
      ("width height dimensions", ["size"]), ("picture image png svg chart graph", ["plot"]),
      ("duration length", ["over"]), ("initial-velocity", ["velocity"]),
      ("loop repeat loops", ["repeat-count"]), ("reverse autoreverses", ["autoreverse"]),
      ("digits decimals", ["precision"]), ("silent", ["quiet"]), ("value y", ["inverse"]),
    ] {
      for word in names.split(separator: " ") {
        synonyms["--\(word)"] = options.map { "--\($0)" }
      }
    }
    for (letter, option) in [
      ("-k", "--stiffness"), ("-c", "--damping"), ("-d", "--damping"), ("-m", "--mass"),
      ("-n", "--samples"), ("-f", "--format"), ("-v", "--version"), ("-V", "--version"),
    ] {
      synonyms[letter] = [option]
    }
    return synonyms
  }()
}
