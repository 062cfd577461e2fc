import CurvePlatforms

extension ConvertCommand {
  /// A file of design tokens with its curves rewritten; nil unless such a file is the only argument and
  /// its format the only target. Groups, descriptions, extensions, durations, transitions and references
  /// stay the same byte for byte.
  func rewritten(
    _ results: [ConversionResult], _ targets: [TargetLanguage]
  ) throws(ToolError) -> [UInt8]? {
    guard targets.map(\.name) == ["dtcg"], curves.count == 1, curves[0].hasPrefix("@"),
      !curves[0].contains("#")
    else { return nil }
    guard
      case .tokens(let file) = try CurveFile(String(curves[0].dropFirst())).document.content
    else { return nil }
    let curves = Set(
      file.tokens.compactMap { token -> String? in
        guard case .cubicBezier = token.value, file.text(of: token.path)?.contains("{") == false
        else { return nil }
        return token.path
      })
    var values: [String: String] = [:]
    for result in results where curves.contains(result.curve) {
      guard let text = result.conversion?.text, let start = text.firstRange(of: "\"$value\": ")
      else { continue }
      let value = text[start.upperBound...].prefix { $0 != "\n" }
      // A spring's text is another type of token.
      if value.hasPrefix("[") { values[result.curve] = String(value) }
    }
    return file.replacing(values)
  }
}
