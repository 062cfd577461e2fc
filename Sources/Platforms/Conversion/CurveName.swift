/// The spelling of a curve's name as an identifier of a language.
///
/// A name consists of groups between dots, as in `motion.easing.fast-out`. The words of a group are runs of
/// ASCII letters and digits. Files of thousands of names are spelled byte by byte.
enum CurveName {
  /// The groups of a name; at most eight, because types nested deeper help nobody.
  static func groups(_ name: String) -> [String] {
    let groups = name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    if groups.isEmpty { return [name] }
    return groups.count <= 8 ? groups : groups.prefix(7) + [groups[7...].joined(separator: "-")]
  }

  /// How many groups a name has, also beyond eight.
  static func groupCount(_ name: String) -> Int {
    name.utf8.split(separator: UInt8(ascii: ".")).count
  }

  /// As the name of a type, such as `EaseOut`.
  static func capitalized(_ text: String) -> String { String(decoding: bytes(text), as: UTF8.self) }

  /// As the name of a member, such as `easeOut`.
  static func camel(_ text: String) -> String {
    var name = bytes(text)
    name[0] = small(name[0])
    return String(decoding: name, as: UTF8.self)
  }

  /// In small letters with underscores, such as `ease_out`.
  static func snake(_ text: String) -> String {
    let mark = UInt8(ascii: "_")
    var name: [UInt8] = []
    for byte in bytes(text) {
      if isCapital(byte), let last = name.last, last != mark { name.append(mark) }
      name.append(small(byte))
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The words of a group, or of several joined by dots, each with a capital. A word in capitals counts as one
  /// in small letters. The name begins with a letter.
  private static func bytes(_ text: String) -> [UInt8] {
    var name: [UInt8] = []
    for word in text.utf8.split(whereSeparator: { !isLetter($0) && !(0x30...0x39).contains($0) }) {
      let hasSmall = word.contains { isLetter($0) && !isCapital($0) }
      for (index, byte) in word.enumerated() {
        let isFirst = index == 0 && isLetter(byte)
        name.append(isFirst ? byte & ~0x20 : hasSmall ? byte : small(byte))
      }
    }
    return name.first.map(isLetter) == true ? name : Array("Motion".utf8) + name
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func small(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }
}
