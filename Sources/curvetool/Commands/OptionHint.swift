/// What people mean by options of other tools and of other commands.
enum OptionHint {
  /// What to write in place of an option; nil if another option is all that it takes.
  ///
  /// - Parameters:
  ///   - option: The option in lower case with hyphens, which the command does not have.
  ///   - command: The command's name.
  ///   - known: The options of the command.
  static func text(_ option: String, of command: String, known: [String]) -> String? {
    if let hint = own[command]?[option] { return hint }
    switch option {
    case "--tension", "--friction":
      return "react-spring's tension is a stiffness, its friction a damping; "
        + "its text '{ tension: 230, friction: 22 }' is a curve of every command"
    case "--overdamped", "--underdamped", "--critical", "--critically-damped", "--undamped",
      "--regime":
      guard known.contains("--damping-ratio") else { return springHint }
      return
        "--damping-ratio sets the regime: 1 is critical, above 1 overdamped, below 1 underdamped"
    case "--force", "--overwrite", "--yes":
      return known.contains("--output") ? "files are replaced without it" : nil
    case "--header", "--no-header", "--delimiter", "--separator":
      return known.contains("--csv") ? "CSV has a header and commas; --format tsv has tabs" : nil
    case "--pretty", "--compact", "--indent", "--minify":
      return known.contains("--json") ? "the layout of JSON and text is fixed" : nil
    case "--visual-duration":
      return "Motion's '{ visualDuration: 0.5, bounce: 0.3 }' is a curve of every command"
    case "--frequency", "--natural-frequency", "--omega", "--omega0", "--freq", "--f", "--period":
      guard known.contains("--response") else { return springHint }
      return "the time of one swing in seconds is --response, 1 / frequency in Hz"
    case "--initial-velocity" where command == "decay": return nil
    case "--mass", "--stiffness", "--damping", "--damping-ratio", "--bounce", "--response",
      "--initial-velocity", "--zeta", "--damping-fraction":
      return synonym(option, known: known) == nil ? springHint : nil
    case "--x1", "--y1", "--x2", "--y2":
      return "the control points are one argument, as in 0.25,0.1,0.25,1"
    case "--velocity" where known.contains("--velocities"):
      return "velocities are drawn and written with --velocities"
    case "--legend", "--grid", "--xlabel", "--ylabel", "--colors", "--font":
      return known.contains("--script") ? "--script FILE writes the gnuplot script to edit" : nil
    case "--range", "--time-range", "--xlim", "--span":
      return known.contains("--from-time") ? "the range is --from-time and --to-time" : nil
    case "--verbose": return "--quiet prints less, and nothing prints more"
    case "--input", "--in": return "the file is an argument"
    case "--units", "--unit": return "times are in seconds, or in milliseconds as in 300ms"
    case "--plot", "--script": return "'curvetool plot CURVE \(option) FILE' draws a curve"
    default: return nil
    }
  }

  /// Hints of one command, by its name.
  private static let own: [String: [String: String]] = {
    let search = "the words to search for are arguments, as in 'presets material'"
    let part = "@FILE#NAME takes one curve of a file"
    let rate = "the rate is the system's: --like uiscrollview is 0.998, uiscrollview-fast 0.99"
    let theme = "the page is light or dark as the reader's system is"
    let facts = "--json writes every fact with its name"
    let bounds = "the bounds are one option, as in --bounds 0:600"
    let samples = "`curvetool tabulate CURVE` has the options of samples"
    let reach = "--reach VALUE is the throw that lands there"
    let length = "a throw ends by itself; --to-time ends its samples"
    let columns = "the columns are --columns time,value, by name or number"
    let known = "what is known is --known, as in --known from=0,to=100,velocity=0"
    let values = "values are --values, as in --values 0,10,0 or --values '0,0 9,5'"
    let change = "check ends with 1 when something changed"
    let page = "the page is one file that works offline: --open opens it"
    let velocities = "`curvetool plot CURVE --velocities` draws velocities"
    let values01 = "the values where the curve is 0 and 1 are --from-value and --to-value"
    let platform = "`curvetool convert CURVE --to TARGET` writes the result for another platform"
    let requirements = "design finds it: the requirements are a time and a shape of the motion"
    let judged = "`curvetool compare log.csv 'stiffness 180, damping 12'` judges a spring"
    let jumps = "--events lists the jumps"
    let duplicates = "--fail-on-duplicates ends with 1 if two curves are the same"
    let own = "the rows have the velocities"
    let distance = "--distance is the length of the move in the platform's units"
    let picture = "a picture's format is that of its file's name, as in -o curve.png"
    let folder = "-o DIR/ writes a file for each target"
    return [
      "presets": [
        "--search": search, "--family": search, "--name": search, "--filter": search,
        "--grep": search, "--kind": search, "--type": search, "--source": search,
        "--list": "`curvetool presets` lists all", "--all": "`curvetool presets` lists all",
      ],
      "convert": [
        "--px": distance, "--size": distance, "--units": distance,
        "--only": part, "--token": part, "--filter": part,
        "--prefix": "names come from the file, and NAME=CURVE names a curve",
        "--name": "NAME=CURVE names a curve, @FILE#NAME takes one of a file",
        "--from": "a curve is read in any notation, without its platform",
        "--list": "'curvetool help convert' lists the targets", "--all": "use --to all",
        "--verify": "--check compares the file that is there",
        "--dry-run":
          "without -o the text goes to the screen; --check compares the file that is there",
        "--output-dir": folder, "--out-dir": folder, "--outdir": folder, "--directory": folder,
        "--format": "--to names the target, -o the file", "--spring": "the curve is an argument",
        "--curve": "the curve is an argument",
        "--fps": "`curvetool tabulate CURVE --fps 60 --format csv` samples a curve",
      ],
      "compare": [
        "--from": values01, "--to": values01,
        "--dupes": duplicates, "--dedupe": duplicates,
      ],
      "decay": [
        "--deceleration": rate, "--deceleration-rate": rate, "--rate": rate, "--friction": rate,
        "--min": bounds, "--max": bounds, "--limit": bounds, "--edge": bounds, "--edges": bounds,
        "--for": length, "--duration": length, "--from": "the value at the start is --from-value",
        "--snap-to": reach, "--land-at": reach, "--distance": reach, "--fling": "use --velocity",
        "--edge-behavior": "use --at-edge", "--decelerate": rate,
        "--bounce": "use --at-edge bounce with --bounds",
        "--snap": "--reach VALUE is the throw that lands there; `curvetool play` snaps",
      ],
      "design": [
        "--stiffness": requirements, "--damping": requirements,
        "--like": "the curve to approximate is --nearest", "--to": platform, "--platform": platform,
      ],
      "fit": [
        "--mass": "a motion does not determine the mass: it is 1",
        "--stiffness": judged, "--damping": judged, "--initial-velocity": known, "--target": known,
        "--time": columns, "--value": columns, "--x": columns, "--y": columns,
        "--from": known, "--from-value": known, "--to-value": known, "--start": known,
        "--duration": known, "--velocity": "a known velocity is --known velocity=0",
      ],
      "check": [
        "--before": "the files are two arguments, OLD and NEW",
        "--old": "the files are two arguments, OLD and NEW",
        "--new": "the files are two arguments, OLD and NEW",
        "--exit-code": change, "--fail": change, "--fail-on-change": change,
      ],
      "keyframes": ["--points": values, "--frames": values, "--spline": "use --mode cubic"],
      "preview": [
        "--theme": theme, "--dark": theme, "--light": theme, "--serve": page, "--port": page,
        "--watch": page,
      ],
      "plot": [
        "--format": picture, "--csv": samples, "--json": samples, "--at": samples,
        "--samples": samples, "--step": samples,
      ],
      "tabulate": [
        "--velocity": velocities, "--velocities": velocities, "--derivative": velocities,
      ],
      "spring": [
        "--distance": "the distance is from --from-value to --to-value", "--px": "use --to-value",
        "--fact": facts, "--facts": facts, "--only": facts,
        "--explain": "'curvetool help spring' explains the settling rules",
      ],
      "bezier": [
        "--fact": facts, "--facts": facts, "--only": facts, "--velocities": velocities,
        "--derivative": velocities,
      ],
      "bench": ["--filter": "the name is an argument, as in 'bench spring'"],
      "play": [
        "--velocity": own, "--velocities": own, "--jumps": jumps, "--discontinuities": jumps,
      ],
      "sweep": [
        "--fact": "--columns chooses facts", "--facts": "--columns chooses facts",
        "--grid": "each parameter takes a range, as in --mass 1:10:0.5",
        "--plot": "sweep writes rows, without a picture",
      ],
    ]
  }()

  private static let springHint =
    "a spring is one argument, as in 'mass 1, stiffness 230, damping 22'"

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
      ("until end stop end-time stop-time max-time tmax for", ["to-time", "over"]),
      ("start begin start-time min-time", ["from-time"]),
      ("time t x when", ["at"]), ("times", ["key-times", "at"]),
      ("every interval dt time-step timestep delta-time period", ["step"]),
      ("frames frame-rate rate sample-rate hz refresh-rate", ["fps"]),
      ("points count rows lines limit steps resolution n num", ["samples", "points"]),
      ("max-points stops max-stops", ["points"]),
      ("easing ease curve timing-function", ["timing"]),
      ("easings timing-functions", ["timings"]), ("calculation-mode interpolation", ["mode"]),
      ("system", ["like"]), ("platform platforms into", ["like", "to"]),
      ("kind type as model targets", ["to"]), ("field fields column cols select", ["columns"]),
      ("width height dimensions dpi", ["size"]),
      (
        "picture image png svg pdf html chart graph draw show ascii terminal braille latex tex",
        ["plot", "output"]
      ),
      ("derivative derivatives slope", ["velocities"]),
      ("duration length", ["over", "to-time"]),
      ("initial-velocity v speed", ["velocity", "initial-velocity"]),
      ("v0 initial-speed start-velocity", ["initial-velocity", "velocity"]),
      ("loop repeat loops", ["repeat-count"]),
      ("reverse autoreverses alternate yoyo", ["autoreverse"]),
      ("digits decimals round significant significant-digits", ["precision"]),
      ("silent", ["quiet"]), ("value y y-at solve find", ["inverse"]),
      ("why describe", ["explain"]), ("property", ["key-path"]),
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
      ("-n", "--samples"), ("-f", "--format"), ("-v", "--version"), ("-V", "--version"),
    ] {
      synonyms[letter] = [option]
    }
    return synonyms
  }()
}
