/// A page around an SVG picture that gnuplot drew in the light theme.
package struct PlotPage: Sendable {
  /// The title of the page in the browser.
  let title: String
  let svg: String
  /// The width in pixels below which the page scrolls, because text would be smaller than 12 pixels.
  var minimumWidth = 0

  /// The HTML of the page.
  package var html: String {
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
      main { overflow-x: auto }
      svg { display: block; margin: auto; width: 100%; min-width: \(minimumWidth)px; max-height: max(100vh, \(minimumWidth)px) }
      text { font-family: "Liberation Sans", Arial, Helvetica, sans-serif; white-space: pre }
      </style>
      <main>
      \(picture)
      </main>
      </html>

      """
  }

  /// The picture without the parts that only a separate file needs, with its colours as variables.
  ///
  /// Only colours in tags are replaced. The text between tags is the user's and stays unchanged.
  private var picture: String {
    let pieces = svg.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
    let start = pieces.firstIndex { String($0).hasPrefix("svg") } ?? pieces.endIndex
    return pieces[start...].map { piece in
      let end = piece.firstIndex(of: ">") ?? piece.endIndex
      return "<" + Self.named(String(piece[..<end])) + String(piece[end...])
    }.joined()
  }

  /// A tag with variables in place of the colours of the light theme.
  private static func named(_ tag: String) -> String {
    guard tag.contains("rgb(") || tag.contains("#") else { return tag }
    return colors(.light).enumerated().reduce(tag) { tag, color in
      spellings(color.element).reduce(tag) { $0.replacing($1, with: "var(--c\(color.offset))") }
    }
  }

  private static func colors(_ theme: Figure.Theme) -> [Figure.Color] {
    [theme.background, theme.text, theme.muted, theme.grid, theme.axis] + theme.slots + theme.labels
  }

  private static func variables(_ theme: Figure.Theme) -> String {
    colors(theme).enumerated().map { "--c\($0): \($1.hex)" }.joined(separator: "; ")
  }

  /// The notations of a colour in gnuplot's SVG terminal.
  private static func spellings(_ color: Figure.Color) -> [String] {
    let parts = [color.red, color.green, color.blue].map { String($0) }
    let wide = parts.map { String(repeating: " ", count: 3 - $0.count) + $0 }
    return [
      color.hex, "rgb(\(wide.joined(separator: ", ")))",
      "rgb(\(parts.joined(separator: ",")))",
    ]
  }

  /// It processes scalar by scalar: a browser recognises a sign even with a combining mark.
  package static func escaped(_ text: String) -> String {
    text.printable.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(scalar)
      }
    }.joined()
  }
}
