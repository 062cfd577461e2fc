/// A picture as one self-contained page: no scripts, no outside requests.
enum HTMLPage {
  static func page(_ figure: Figure, picture: [UInt8]) -> [UInt8] {
    var svg = String(decoding: picture, as: UTF8.self)
    // The XML prolog of a file of its own has no place within a page.
    if let start = svg.range(of: "<svg") { svg.removeSubrange(..<start) }
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(figure.title))</title>
      <style>
      body { margin: 0; background: \(figure.theme.background.hex); }
      svg { display: block; width: 100%; height: auto; max-width: \(figure.width)px; margin: auto; }
      </style>
      </head>
      <body>
      \(svg)
      </body>
      </html>

      """
    return Array(page.utf8)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

extension String {
  /// Where a text first begins.
  fileprivate func range(of text: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
