import ArgumentParser

/// Pictures; shared by every command that draws.
struct PlotOptions: ParsableArguments {
  /// The colours of a picture.
  enum Theme: String, NamedValue {
    case light, dark
  }

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Draw to this .png, .svg, .pdf, .eps, .tex or .html file; - draws in the terminal. Repeat it for more.",
      valueName: "file"), completion: .file())
  var plot: [String] = []

  @Option(
    "Write the self-contained gnuplot script of the picture; needs no gnuplot.", valueName: "file",
    completion: .file())
  var script: String?

  @Option("The picture's title.")
  var title: String?

  @Option(help: "The picture's colours. (default: light)")
  var theme: Theme?

  @Option(
    "The picture's size, as 1440x960 in pixels or 16x10cm. (default: depends on the content)",
    valueName: "WxH", transform: PictureSize.init(argument:))
  var size: PictureSize?

  /// The kinds of picture, by their extensions.
  static let extensions = ["png", "svg", "pdf", "eps", "tex", "html"]

  /// The options that ask for a picture.
  static let names = ["--plot", "--script"]

  /// Whether any picture or script is requested.
  var isGiven: Bool { !plot.isEmpty || script != nil }

  /// The given options that would write to standard output.
  var onStandardOutput: [String] {
    plot.filter { $0 == "-" }.map { "--plot \($0)" } + (script == "-" ? ["--script -"] : [])
  }

  func validate() throws {
    for path in plot {
      let paths = path.split { $0 == "," || $0 == " " }.map(String.init)
      if paths.count > 1, paths.allSatisfy({ Self.extensions.contains(fileExtension($0)) }) {
        throw ValidationError(Self.repeating("--plot", paths))
      }
    }
    for path in plot where path != "-" && !Self.extensions.contains(fileExtension(path)) {
      throw ValidationError(
        "--plot must end in .png, .svg, .pdf, .eps, .tex or .html, or be -, but is \(path)"
          + (["gif", "mp4", "webm", "mov"].contains(fileExtension(path))
            ? "; `curvetool preview CURVE -o moves.svg` moves" : ""))
    }
    for path in Set(plot) where plot.count(where: { $0 == path }) > 1 {
      throw ValidationError("--plot \(path) is given twice")
    }
  }

  /// What is said about several files for an option that takes one.
  static func repeating(_ option: String, _ paths: [String]) -> String {
    let options = paths.prefix(4).map { "\(option) \($0)" }.joined(separator: " ")
    return "\(option) takes one file: repeat it for more, as in \(options)"
  }

  /// Rejects picture options without a picture, and options that a terminal cannot show.
  ///
  /// - Parameter drawsAnyway: Whether the command draws in the terminal by default.
  func refuseIdle(drawsAnyway: Bool = false) throws(ValidationError) {
    if !drawsAnyway, !isGiven {
      try curvetool.refuseIdle(["--title", "--theme", "--size"], "without --plot or --script")
    }
    if script == nil, plot.allSatisfy({ $0 == "-" }) {
      try curvetool.refuseIdle(["--theme"], "in the terminal's own colours")
      try curvetool.refuseIdle(["--size"], "in the terminal, which has its own")
    }
    if script == nil, plot.allSatisfy({ $0 == "-" || fileExtension($0) == "html" }) {
      try curvetool.refuseIdle(["--theme"], "on a page, which follows the reader's choice")
    }
  }
}

/// A width and a height in pixels of 1/96 inch.
struct PictureSize: Sendable, Hashable {
  var width: Int
  var height: Int

  /// Reads `1440x960` or `16x10cm`.
  init(argument: String) throws {
    let isMetric = argument.hasSuffix("cm")
    let text =
      isMetric
      ? argument.dropLast(2) : argument.hasSuffix("px") ? argument.dropLast(2) : argument[...]
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map {
      plainNumber(String($0)).map { ($0 * (isMetric ? 96 / 2.54 : 1)).rounded() }
    }
    let range = 120.0...16_384
    guard parts.count == 2, let width = parts[0], let height = parts[1], range.contains(width),
      range.contains(height)
    else {
      throw ValidationError(
        "expected a size such as 1440x960 or 16x10cm, of 120 to 16384 pixels")
    }
    (self.width, self.height) = (Int(width), Int(height))
  }
}
