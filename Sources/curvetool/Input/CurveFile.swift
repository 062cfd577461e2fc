import Arithmetic
import Curves
import Interchange

/// A file of curves: one curve as its whole text, or declarations such as `--ease-snap: ease-out;`, so
/// that a style sheet is one.
struct CurveFile {
  /// A name with the words after its colon, and the place of the words in Unicode scalars.
  private struct Declaration {
    var name: Substring.UnicodeScalarView
    var words: Substring.UnicodeScalarView
    var place: Int

    func isNamed(_ wanted: String) -> Bool {
      let name = String(name)
      return name == wanted || name == "--" + wanted
    }
  }

  private let input: TextInput
  private static let sizeLimit = 1 << 24

  init(_ path: String) throws(ToolError) {
    input = try TextInput(path, limit: Self.sizeLimit)
  }

  /// The curve of a name; without a name the only one there is.
  func curve(_ name: String?) throws(ToolError) -> Easing {
    let declarations = declarations()
    if let name {
      // As in a style sheet, the last one counts.
      guard let match = declarations.last(where: { $0.isNamed(name) }) else {
        throw unknown(name, among: declarations)
      }
      return try parse(String(match.words), at: match.place)
    }
    if declarations.isEmpty { return try parse(input.text, at: 0) }
    let curves = declarations.filter { (try? EasingParser().parse(String($0.words))) != nil }
    guard curves.count == 1, let only = curves.first else {
      if curves.isEmpty { throw .data("\(input.name) holds no curve") }
      throw .data(
        "\(input.name) holds \(curves.count) curves: add #NAME, one of \(Self.list(curves))")
    }
    return try parse(String(only.words), at: only.place)
  }

  private func parse(_ words: String, at place: Int) throws(ToolError) -> Easing {
    do throws(SyntaxError) {
      return try EasingParser().parse(words).easing
    } catch {
      let hint = error.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      throw input.error("expected \(error.expected)\(hint)", at: place + error.column - 1)
    }
  }

  private func unknown(_ name: String, among declarations: [Declaration]) -> ToolError {
    let names = declarations.map { String($0.name) }
    let bare = names.map { $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }
    if let near = NameList(bare).nearest(to: name) {
      return .data("\(input.name) has no curve '\(name)': did you mean '\(near)'?")
    }
    let known = names.isEmpty ? "none" : Self.list(declarations)
    return .data("\(input.name) has no curve '\(name)': there are \(known)")
  }

  private static func list(_ declarations: [Declaration]) -> String {
    let names = declarations.prefix(8).map { String($0.name) }.joined(separator: ", ")
    return declarations.count > 8 ? names + ", ..." : names
  }

  /// Every `name: words`; the words end at a semicolon, a brace, or a line's end outside parentheses.
  private func declarations() -> [Declaration] {
    let text = Self.blankingComments(input.text)
    var found: [Declaration] = []
    var start = 0
    var colon: Int?
    var depth = 0
    var quote: Unicode.Scalar?
    for index in 0...text.count {
      let scalar: Unicode.Scalar = index < text.count ? text[index] : ";"
      if let open = quote, index < text.count {
        if scalar == open { quote = nil }
        continue
      }
      switch scalar {
      case "\"", "'": quote = scalar
      case "(": depth += 1
      case ")": depth = max(depth - 1, 0)
      case ":" where depth == 0 && colon == nil: colon = index
      case ";", "{", "}", "\n":
        if scalar == "\n", index < text.count, depth > 0 { continue }
        if let colon, scalar != "{" {
          let words = Self.trimmed(text[(colon + 1)..<index])
          // A value may begin on the next line.
          if words.isEmpty, scalar == "\n" { continue }
          let name = Self.trimmed(text[start..<colon])
          if !words.isEmpty, !name.isEmpty, name.allSatisfy(Self.isNamePart) {
            found.append(
              Declaration(
                name: Self.scalars(name), words: Self.scalars(words), place: words.startIndex))
          }
        }
        (start, colon, depth) = (index + 1, nil, 0)
      default: break
      }
    }
    return found
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "-_.$".unicodeScalars.contains(scalar)
  }

  private static func scalars(_ part: ArraySlice<Unicode.Scalar>) -> Substring.UnicodeScalarView {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: part)
    return Substring.UnicodeScalarView(text[...])
  }

  private static func trimmed(_ part: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = part.firstIndex(where: { !isSpace($0) }),
      let last = part.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return part[first...last]
  }

  /// The text with spaces in place of comments, so that places stay.
  private static func blankingComments(_ text: String) -> [Unicode.Scalar] {
    var scalars = Array(text.unicodeScalars)
    var index = 0
    while index + 1 < scalars.count {
      guard scalars[index] == "/", scalars[index + 1] == "*" else {
        index += 1
        continue
      }
      var end = index + 2
      while end < scalars.count,
        !(scalars[end] == "/" && scalars[end - 1] == "*" && end > index + 2)
      { end += 1 }
      for place in index..<min(end + 1, scalars.count) where scalars[place] != "\n" {
        scalars[place] = " "
      }
      index = end + 1
    }
    return scalars
  }
}
