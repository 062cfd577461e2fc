import CurveDocuments
import CurvePlatforms

/// A file of design tokens with its curves rewritten.
///
/// In a file of the format, groups, descriptions, extensions, other types, springs and references stay the same byte
/// for byte. The tokens of other tools and of Figma are written anew, in the groups of their names.
struct RewrittenTokens {
  let bytes: [UInt8]
  /// The names of the tokens whose values stay the same.
  let kept: Set<String>
  /// What was changed besides the curves; nil for nothing.
  let note: String?

  /// - Returns: nil unless such a file is the only argument of the command, and its format a target.
  init?(_ curves: [String], _ results: [ConversionResult], _ files: CurveFiles) {
    let results = results.filter { $0.target.isTokenFile }
    guard !results.isEmpty, curves.count == 1, NamedCurve.isFile(curves[0]),
      !curves[0].contains(where: "#=".contains)
    else { return nil }
    let path = curves[0].hasPrefix("@") ? String(curves[0].dropFirst()) : curves[0]
    guard case .tokens(let file) = files[path]?.document.content else { return nil }
    guard file.isStandard else {
      bytes = Self.written(file, results)
      kept = []
      note =
        "the file is not in the format: its curves and times are written anew with $type and $value, "
        + "references within a transition or a calculation as their values, and everything else is left out"
      return
    }
    var values: [String: String] = [:]
    var types: [String: String] = [:]
    let texts = Self.texts(results)
    var count = 0
    for token in file.tokens where file.forms[token.path]?.isOlder == false {
      guard let old = file.text(of: token.path) else { continue }
      switch token.value {
      case .cubicBezier where token.spring == nil:
        types[token.path] = "cubicBezier"
        // The text of a spring is another type of token.
        if old.contains("{") {
          values[token.path] = file.forms[token.path]?.reference == nil ? nil : old
        } else if let text = texts[token.path], let value = Self.value(in: text),
          value.hasPrefix("[")
        {
          values[token.path] = value
        }
      case .duration:
        types[token.path] = "duration"
        if old.contains("{") {
          values[token.path] = file.forms[token.path]?.reference == nil ? nil : old
        } else if let text = texts[token.path], let value = Self.value(in: text) {
          values[token.path] = value
          count += 1
        }
      case .transition where token.spring == nil:
        let value = Self.withUnits(old, texts[token.path] ?? "")
        if value != old { (values[token.path], count) = (value, count + 1) }
      default: break
      }
    }
    bytes = file.replacing(values, types: types)
    kept = Set(results.map(\.curve)).subtracting(values.keys)
    let older = file.tokens.count { file.forms[$0.path]?.isOlder != false }
    let notes = [
      count > 0
        ? "\(count) with times as texts or numbers now \(count == 1 ? "has" : "have") value and unit"
        : nil,
      older > 0
        ? "\(older) without $value \(older == 1 ? "stays" : "stay") in the form of \(older == 1 ? "its" : "their") tool"
        : nil,
    ].compactMap(\.self)
    note = notes.isEmpty ? nil : "of the tokens, " + notes.joined(separator: ", and ")
  }

  /// The texts of the tokens by their paths.
  private static func texts(_ results: [ConversionResult]) -> [String: String] {
    Dictionary(
      results.compactMap { result in result.conversion.map { (result.curve, $0.text) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The value in the text of a token.
  private static func value(in text: String) -> String? {
    guard let start = text.firstRange(of: "\"$value\": ") else { return nil }
    let line = text[start.upperBound...].prefix { $0 != "\n" }
    return String(line.hasSuffix(",") ? line.dropLast() : line)
  }

  /// The value of a transition with its texts in the form of the standard; references stay.
  ///
  /// - Parameter text: The whole token in that form.
  private static func withUnits(_ value: String, _ text: String) -> String {
    let numbers = text.firstMatch(of: /"timingFunction": (\[[^\]]*\])/)?.1
    return value.replacing(/"(\d*\.?\d+)(ms|s)"/) { match in
      let number = match.1.hasPrefix(".") ? "0\(match.1)" : "\(match.1)"
      return "{ \"value\": \(number), \"unit\": \"\(match.2)\" }"
    }.replacing(/("timingFunction"\s*:\s*)("[^"{}]*")/) { match in
      "\(match.1)\(numbers ?? match.2)"
    }
  }

  /// The motion of a file as a file of the format, with its references and descriptions.
  private static func written(_ file: TokenFile, _ results: [ConversionResult]) -> [UInt8] {
    let texts = texts(results)
    var tree = TokenTree()
    for token in file.tokens {
      guard let text = texts[token.path] else { continue }
      let form = file.forms[token.path]
      var lines = TokenTree.token(in: text).split(separator: "\n").map(String.init)
      if let reference = form?.reference, texts[reference] != nil {
        lines = [lines[0], lines[1], "  \"$value\": \(JSONText.quoted("{\(reference)}"))", "}"]
      }
      if let description = form?.description {
        lines.insert("  \"$description\": \(JSONText.quoted(description)),", at: 1)
      }
      tree.insert(
        lines.joined(separator: "\n"),
        at: token.path.split(separator: ".").map { name in
          // Names of the format have no braces and begin without a dollar sign.
          String(name.filter { !"{}".contains($0) }.drop { $0 == "$" && name != "$root" })
        })
    }
    return Array((tree.text + "\n").utf8)
  }
}
