/// A JavaScript function that looks up a polyline.
enum JavaScriptTable {
  /// The function, with the option that uses it.
  ///
  /// - Parameters:
  ///   - option: The option's name.
  ///   - settings: The settings after it, all of the request's timing, each after a comma.
  static func draft(
    _ curve: CurveToConvert, use option: String, with settings: String = ""
  ) throws(ConversionError) -> Draft {
    var draft = try CurveTable.draft(curve) { x, y, _ in
      let name = CurveTable.variableName(curve.request.name)
      return """
        const \(name) = (t) => {
          const x = [\(x)];
          const y = [\(y)];
          if (t >= 1) return y[y.length - 1];
          let i = 1;
          while (x[i] <= t) i++;
          return y[i - 1] + ((y[i] - y[i - 1]) * (t - x[i - 1])) / (x[i] - x[i - 1]);
        };
        // { \(option): \(name)\(settings) }
        """
    }
    if !settings.isEmpty {
      (draft.hasDuration, draft.hasDelay, draft.hasRepeats) = (true, true, true)
    }
    return draft
  }

  /// The function without its name, and the object that uses it without the function; nil for a text
  /// without a table.
  static func parts(
    of text: String
  ) -> (function: String, use: (before: String, after: String))? {
    var lines = text.split(separator: "\n").map(String.init)
    guard lines.count > 2, lines[0].hasPrefix("const "), lines[lines.count - 1].hasPrefix("// "),
      let mark = lines[0].firstIndex(of: "=")
    else { return nil }
    let use = lines.removeLast().dropFirst(3)
    let name = lines[0].dropFirst(6)[..<mark].dropLast()
    lines[0] = String(lines[0][mark...].dropFirst(2))
    let last = lines.count - 1
    lines[last] = String(lines[last].dropLast())
    guard let range = use.firstRange(of: ": \(name)") else { return nil }
    return (
      lines.joined(separator: "\n"),
      (String(use[..<range.lowerBound]) + ": ", String(use[range.upperBound...]))
    )
  }
}
