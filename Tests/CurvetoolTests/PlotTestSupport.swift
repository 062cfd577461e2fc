import Foundation

@testable import CurveFigures
@testable import curvetool

extension Gnuplot {
  /// Whether some folder of PATH holds gnuplot; tests that draw are skipped elsewhere.
  static let isInstalled: Bool = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/gnuplot")
    }
  }()
}

/// What an SVG picture of gnuplot shows, read back.
struct SVGPicture {
  /// The texts in the order drawn.
  var texts: [String] = []
  /// The polylines of each stroke colour, `rgb(r,g,b)`, in pixels.
  var lines: [String: [[Figure.Point]]] = [:]

  init(_ bytes: [UInt8]) {
    let source = String(decoding: bytes, as: UTF8.self)
    // By scalars: a text may begin with one that joins the end of the tag to a single character.
    let text = /<text[^>]*>(.*?)<\/text>/.dotMatchesNewlines().matchingSemantics(.unicodeScalar)
    for match in source.matches(of: text) {
      // The last, or an escaped escape would be taken for one.
      let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      texts.append(
        entities.reduce(String(match.1)) { $0.replacingOccurrences(of: $1.0, with: $1.1) })
    }
    for match in source.matches(of: /<path stroke='(rgb\([^']*\))'[^>]*? d='([^']*)'/) {
      let color = match.1.filter { $0 != " " }
      for word in match.2.split(whereSeparator: \.isWhitespace) {
        let numbers = word.dropFirst().split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2 else { continue }
        if word.first == "M" { lines[color, default: []].append([]) }
        let last = lines[color, default: [[]]].count - 1
        lines[color]?[last].append(Figure.Point(x: numbers[0], y: numbers[1]))
      }
    }
  }

  static func name(_ color: Figure.Color) -> String {
    "rgb(\(color.red),\(color.green),\(color.blue))"
  }
}

extension PlotLayout.Text {
  /// The box of the text in pixels.
  var box: PlotBox {
    let width = TextMetrics.width(text, size: size)
    let left =
      switch anchor {
      case .left: x
      case .center: x - width / 2
      case .right: x - width
      }
    return PlotBox(x: left...(left + width), y: (y - size * 0.45)...(y + size * 0.45))
  }
}
