extension Gnuplot {
  /// A page for a browser that holds the figure and needs nothing else, as UTF-8.
  ///
  /// The page follows the reader's choice of a light or a dark screen, not the figure's theme.
  func page(_ figure: Figure) async throws(Failure) -> [UInt8] {
    var figure = figure
    figure.theme = .light
    let script = GnuplotScript(figure, format: .svg).text
    let svg = String(decoding: try await picture(script), as: UTF8.self)
    return Array(PlotPage(title: figure.title, svg: svg).html.utf8)
  }
}

/// A page around an SVG picture that gnuplot drew in the light theme.
struct PlotPage: Sendable {
  /// Shown by the browser as the name of the page.
  let title: String
  let svg: String

  /// The text of the page.
  var html: String {
    let title = Self.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title.isEmpty ? "Curves" : title)</title>
      <style>
      :root { \(Self.variables(.light)) }
      @media (prefers-color-scheme: dark) { :root { \(Self.variables(.dark)) } }
      body { margin: 0; background: var(--c0) }
      svg { display: block; margin: auto; max-width: 100%; max-height: 100vh }
      text { font-family: "Liberation Sans", Arial, Helvetica, sans-serif; white-space: pre }
      </style>
      \(picture)
      </html>

      """
  }

  /// The picture without what only a file of its own needs, its colours by name.
  private var picture: String {
    var text = svg.firstRange(of: "<svg").map { String(svg[$0.lowerBound...]) } ?? svg
    let name = title.isEmpty ? "" : "<title>\(Self.escaped(title))</title>"
    text = text.replacing("<title>Gnuplot</title>", with: name, maxReplacements: 1)
    for (index, color) in Self.colors(.light).enumerated() {
      for spelling in Self.spellings(color) {
        text = text.replacing(spelling, with: "var(--c\(index))")
      }
    }
    return text
  }

  private static func colors(_ theme: Figure.Theme) -> [Figure.Color] {
    [theme.background, theme.text, theme.muted, theme.grid, theme.axis] + theme.slots
  }

  private static func variables(_ theme: Figure.Theme) -> String {
    colors(theme).enumerated().map { "--c\($0): \($1.hex)" }.joined(separator: "; ")
  }

  /// The ways gnuplot's SVG terminal writes a colour.
  private static func spellings(_ color: Figure.Color) -> [String] {
    let parts = [color.red, color.green, color.blue].map { String($0) }
    let wide = parts.map { String(repeating: " ", count: 3 - $0.count) + $0 }
    return [
      color.hex, "rgb(\(wide.joined(separator: ", ")))",
      "rgb(\(parts.joined(separator: ",")))",
    ]
  }

  private static func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
