import ArgumentParser

/// Pictures; the same words in every command that draws.
struct PlotOptions: ParsableArguments {
  /// The colours of a picture.
  enum Theme: String, CaseIterable, ExpressibleByArgument {
    case light, dark
  }

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Draw to this .png, .svg, .pdf or .html file; - draws in the terminal. Repeat it for more.",
      valueName: "file"), completion: .file())
  var plot: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the self-contained gnuplot script of the picture; needs no gnuplot.",
      valueName: "file"), completion: .file())
  var script: String?

  @Option(parsing: .unconditional, help: "The picture's title.")
  var title: String?

  @Option(help: "The picture's colours. (default: light)")
  var theme: Theme?

  /// The kinds of picture, by their extensions.
  static let extensions = ["png", "svg", "pdf", "html"]

  /// Whether any picture or script is asked for.
  var isGiven: Bool { !plot.isEmpty || script != nil }

  /// The options given that would write to standard output.
  var onStandardOutput: [String] {
    plot.filter { $0 == "-" }.map { "--plot \($0)" } + (script == "-" ? ["--script -"] : [])
  }

  func validate() throws {
    for path in plot where path != "-" && !Self.extensions.contains(fileExtension(path)) {
      throw ValidationError(
        "--plot must end in .png, .svg, .pdf or .html, or be -, but is \(path)")
    }
    for path in Set(plot) where plot.count(where: { $0 == path }) > 1 {
      throw ValidationError("--plot \(path) is there twice")
    }
  }

  /// Refuses options of pictures where none is drawn, and those that a terminal can't show.
  ///
  /// - Parameter drawsAnyway: Whether the command draws in the terminal when nothing is asked for.
  func refuseIdle(drawsAnyway: Bool = false) throws(ValidationError) {
    if !drawsAnyway, !isGiven {
      try curvetool.refuseIdle(
        [("--title", title != nil), ("--theme", theme != nil)], "without --plot or --script")
    }
    if script == nil, plot.allSatisfy({ $0 == "-" }) {
      try curvetool.refuseIdle([("--theme", theme != nil)], "in the terminal's own colours")
    }
    if script == nil, plot.allSatisfy({ $0 == "-" || fileExtension($0) == "html" }) {
      try curvetool.refuseIdle(
        [("--theme", theme != nil)], "on a page, which follows its reader's choice")
    }
  }
}
