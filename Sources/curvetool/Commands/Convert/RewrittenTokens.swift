import CurvePlatforms

/// A file of design tokens with its curves rewritten. Groups, descriptions, extensions, durations,
/// transitions, springs and references stay the same byte for byte.
struct RewrittenTokens {
  let bytes: [UInt8]
  /// The names of the tokens whose values stay the same.
  let kept: Set<String>
  /// Whether the file has the keys of older formats, `value` and `type`, which stay.
  let isOlderFormat: Bool

  /// - Returns: nil unless such a file is the only argument of the command, and its format a target.
  init?(_ curves: [String], _ results: [ConversionResult], _ files: CurveFiles) {
    let results = results.filter { $0.target.isTokenFile }
    guard !results.isEmpty, curves.count == 1, NamedCurve.isFile(curves[0]),
      !curves[0].contains(where: "#=".contains)
    else { return nil }
    let path = curves[0].hasPrefix("@") ? String(curves[0].dropFirst()) : curves[0]
    guard case .tokens(let file) = files[path]?.document.content else { return nil }
    let plain = Set(
      file.tokens.compactMap { token -> String? in
        guard case .cubicBezier = token.value, file.text(of: token.path)?.contains("{") == false
        else { return nil }
        return token.path
      })
    var values: [String: String] = [:]
    for result in results where plain.contains(result.curve) {
      guard let text = result.conversion?.text, let start = text.firstRange(of: "\"$value\": ")
      else { continue }
      let value = text[start.upperBound...].prefix { $0 != "\n" }
      // A spring's text is another type of token.
      if value.hasPrefix("[") { values[result.curve] = String(value) }
    }
    bytes = file.replacing(values)
    isOlderFormat = bytes.withUnsafeBufferPointer {
      TextSearch.offset(of: Array("\"$value\"".utf8), in: $0) == nil
    }
    kept = Set(results.map(\.curve)).subtracting(values.keys)
  }
}
