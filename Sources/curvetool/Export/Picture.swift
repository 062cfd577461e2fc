import CurveFigures

/// The pictures that `--plot` and `--script` request, checked before anything is written.
struct Picture {
  private enum Target {
    case terminal
    case file(String, GnuplotScript.Format)
    case page(String)
  }

  private let targets: [Target]
  private let scriptPath: String?
  private let figure: Figure
  private let isColored: Bool

  init(_ options: PlotOptions, screen: ScreenOptions, figure: () throws -> Figure) throws {
    targets = options.plot.map { path in
      if path == "-" { return .terminal }
      return GnuplotScript.Format(rawValue: fileExtension(path)).map { .file(path, $0) }
        ?? .page(path)
    }
    scriptPath = options.script
    isColored = screen.isColored
    var figure = try figure()
    if let title = options.title { figure.title = title }
    if let theme = options.theme.flatMap({ Figure.Theme(rawValue: $0.rawValue) }) {
      figure.theme = theme
    }
    if let size = options.size {
      guard figure.arrangement == .stack else {
        throw ToolError.idle("--size", "on a contact sheet, which grows with its pictures")
      }
      (figure.width, figure.height, figure.isFitted) = (size.width, size.height, false)
    }
    self.figure = figure
  }

  /// Draws the pictures. The script comes first: it does not need gnuplot.
  func draw() throws {
    if let scriptPath {
      var format = GnuplotScript.Format.png
      if case .file(_, let chosen)? = targets.first { format = chosen }
      try writeFile(scriptPath, Array(GnuplotScript(figure, format: format).text.utf8))
    }
    for target in targets { try draw(target) }
  }

  private func draw(_ target: Target) throws {
    switch target {
    case .terminal:
      let size = terminalSize()
      let plot = BraillePlot(
        figure, columns: size.columns, rows: min(size.rows - 1, 30), isColored: isColored)
      try writeFile("-", Array(plot.lines.map { $0 + "\n" }.joined().utf8))
    case .file(let path, let format):
      try writeFile(
        path,
        try drawn { (gnuplot) throws(Gnuplot.Failure) in
          try gnuplot.draw(figure, as: format)
        })
    case .page(let path):
      try writeFile(
        path,
        try drawn { (gnuplot) throws(Gnuplot.Failure) in
          try gnuplot.page(figure)
        })
    }
  }

  private func drawn(
    _ body: (Gnuplot) throws(Gnuplot.Failure) -> [UInt8]
  ) throws(ToolError) -> [UInt8] {
    do {
      return try body(Gnuplot())
    } catch .missing {
      throw .unavailable("\(Gnuplot.Failure.missing)")
    } catch {
      throw .software("\(error)")
    }
  }
}
