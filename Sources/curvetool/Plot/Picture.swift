/// What `--plot` and `--script` ask for, checked before anything is written.
struct Picture {
  private enum Target {
    case terminal
    case file(String, GnuplotScript.Format)
    case page(String)
  }

  private let target: Target?
  private let scriptPath: String?
  private let figure: Figure
  private let isColored: Bool

  init(_ options: PlotOptions, screen: ScreenOptions, figure: () throws -> Figure) throws {
    target = try options.plot.map(Self.target)
    scriptPath = options.script
    isColored = screen.isColored
    self.figure = try figure()
  }

  private static func target(_ path: String) throws(ToolError) -> Target {
    if path == "-" { return .terminal }
    let kind = fileExtension(path)
    if kind == "html" { return .page(path) }
    guard let format = GnuplotScript.Format(rawValue: kind) else {
      throw .usage("--plot must end in .png, .svg, .pdf or .html, or be -, but is \(path)")
    }
    return .file(path, format)
  }

  /// Draws. The script comes first: it needs no gnuplot.
  func draw() async throws {
    if let scriptPath {
      var format = GnuplotScript.Format.png
      if case .file(_, let chosen) = target { format = chosen }
      try writeFile(scriptPath, Array(GnuplotScript(figure, format: format).text.utf8))
    }
    switch target {
    case nil: break
    case .terminal:
      let size = terminalSize()
      let plot = BraillePlot(
        figure, columns: size.columns, rows: min(size.rows - 1, 30), isColored: isColored)
      try writeFile("-", Array(plot.lines.map { $0 + "\n" }.joined().utf8))
    case .file(let path, let format):
      try writeFile(
        path,
        try await drawn { (gnuplot) async throws(Gnuplot.Failure) in
          try await gnuplot.draw(figure, as: format)
        })
    case .page(let path):
      try writeFile(
        path,
        try await drawn { (gnuplot) async throws(Gnuplot.Failure) in
          try await gnuplot.page(figure)
        })
    }
  }

  private func drawn(
    _ body: (Gnuplot) async throws(Gnuplot.Failure) -> [UInt8]
  ) async throws(ToolError) -> [UInt8] {
    do {
      return try await body(Gnuplot())
    } catch .missing {
      throw .unavailable("\(Gnuplot.Failure.missing)")
    } catch {
      throw .software("\(error)")
    }
  }
}
