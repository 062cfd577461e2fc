/// The name of a curve in the texts of targets.
enum TextName {
  /// Letters, digits and hyphens, and dots between groups. A curve without a name has `motion`, unless its
  /// own text is a name.
  static func plain(_ curve: NamedCurve) -> String { plain(curve.name, isNamed: curve.isNamed) }

  static func plain(_ name: String, isNamed: Bool = true) -> String {
    var text = name[...]
    if !isNamed {
      text = withoutTimes(text)
      guard text.utf8.allSatisfy({ isPlain($0) || "_. /@#".utf8.contains($0) }) else {
        return "motion"
      }
    }
    if text.utf8.first == UInt8(ascii: "@") {
      // The name in the file, the file's own without its folders and extensions, or a variable of Less.
      let mark = text.utf8.firstIndex(of: UInt8(ascii: "#"))
      let isFile = CurveArguments.isExistingFile(String(text.dropFirst()))
      text =
        mark.map { text[$0...] }
        ?? (isFile
          ? (text.split(separator: "/").last ?? "").prefix { $0 != "." }.drop { $0 == "@" }
          : text.dropFirst())
    }
    var name: [UInt8] = []
    if text.utf8.contains(UInt8(ascii: " ")) { text = text.replacing(" --", with: " ") }
    for byte in text.utf8.prefix(200) {
      name.append(isPlain(byte) || byte == UInt8(ascii: ".") ? byte : UInt8(ascii: "-"))
    }
    let kept = name.drop { "-.".utf8.contains($0) }
    let hasLetter = kept.contains { (0x61...0x7A).contains($0 | 0x20) }
    return hasLetter ? String(decoding: kept, as: UTF8.self) : "motion"
  }

  /// A curve without the duration and the delay after it: `ease` of `ease 300ms`.
  private static func withoutTimes(_ text: Substring) -> Substring {
    var text = text
    while let space = text.lastIndex(of: " ") {
      let word = text[space...].dropFirst().lowercased()
      let number = word.hasSuffix("ms") ? word.dropLast(2) : word.dropLast(1)
      guard word.hasSuffix("s"), plainNumber(String(number)) != nil else { break }
      text = text[..<space]
    }
    return text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
  }
}
