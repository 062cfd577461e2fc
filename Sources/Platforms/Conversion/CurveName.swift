import CurveArithmetic

/// The spelling of a curve's name as an identifier of a language.
///
/// A name consists of groups between dots, as in `motion.easing.fast-out`. The words of a group are runs of
/// ASCII letters and digits.
enum CurveName {
  /// The groups of a name; at most eight, because types nested deeper help nobody.
  static func groups(_ name: String) -> [String] {
    let groups = name.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
    if groups.isEmpty { return [name] }
    return groups.count <= 8 ? groups : groups.prefix(7) + [groups[7...].joined(separator: "-")]
  }

  /// The words of a group, or of several joined by dots. A word in capitals counts as one in small letters.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { word in
      word.contains { $0.isLowercase } ? String(word) : word.lowercased()
    }
  }

  /// As the name of a type, such as `EaseOut`.
  static func capitalized(_ text: String) -> String {
    let name = words(text).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first.map { $0.isLetter } == true ? name : "Motion" + name
  }

  /// As the name of a member, such as `easeOut`.
  static func camel(_ text: String) -> String {
    let name = capitalized(text)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// In small letters with underscores, such as `ease_out`.
  static func snake(_ text: String) -> String {
    var name = ""
    for character in capitalized(text) {
      if character.isUppercase, let last = name.last, last != "_" { name += "_" }
      name += character.lowercased()
    }
    return name
  }
}
