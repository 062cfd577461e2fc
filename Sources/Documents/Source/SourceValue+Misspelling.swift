import CurveNotation
import CurvePlatforms

extension SourceValue {
  /// What is wrong with a value that is written and named as a curve; nil for other values.
  var misspelling: String? {
    let plain = Self.trimmed(text)
    if plain.hasPrefix("`"), plain.firstRange(of: "${") != nil,
      plain.firstRange(of: "cubic-bezier(") != nil
    {
      return "a template with values of other files is not read"
    }
    guard let label = labels.first, MotionWords.nameCurve([label]) else { return nil }
    guard let first = plain.utf8.first else { return nil }
    if !"{[".utf8.contains(first), plain.firstRange(of: "=>") != nil {
      let isName = (try? EasingParser().parse(label)) != nil
      return "expected a curve, not code"
        + (isName ? ": '\(label.prefix(60))' is one by its name" : "")
    }
    var inner = Self.numbers(plain) ?? ""
    if "\"'`".utf8.contains(first), plain.utf8.last == first, plain.utf8.count > 2 {
      inner = String(plain.dropFirst().dropLast())
      let word = inner.lowercasedASCII
      guard !word.utf8.contains(where: { $0 <= 32 }),
        ["ease", "linear", "-in", "-out"].contains(where: { word.firstRange(of: $0) != nil })
      else { return nil }
    }
    guard !inner.isEmpty else { return nil }
    do throws(SyntaxError) {
      _ = try EasingParser().parse(inner)
      return nil
    } catch {
      return "expected \(error.expected)"
    }
  }
}
