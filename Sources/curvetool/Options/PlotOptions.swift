import ArgumentParser

/// Pictures; the same words in every command that draws.
struct PlotOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw to this .png, .svg, .pdf or .html file; - draws in the terminal.", valueName: "file"))
  var plot: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the self-contained gnuplot script of the picture; needs no gnuplot.",
      valueName: "file"))
  var script: String?

  @Option(parsing: .unconditional, help: "The picture's title.")
  var title: String?

  @Option(help: "The picture's colours.")
  var theme = Figure.Theme.light

  /// Whether any picture or script is asked for.
  var isGiven: Bool { plot != nil || script != nil }
}

extension Figure.Theme: ExpressibleByArgument {}
