extension String {
  /// The text on one line without terminal commands: control characters, line separators and direction
  /// marks become escapes such as `\u{1b}`.
  var shown: String {
    guard unicodeScalars.contains(where: { !Self.isShown($0) }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if Self.isShown(scalar) {
        text.unicodeScalars.append(scalar)
      } else if Arguments.isByte(scalar) {
        text += "\\x\(String(scalar.value & 0xFF, radix: 16))"
      } else if scalar == "\n" {
        text += "\\n"
      } else {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0..<0xA0, 0x10FE00...0x10FEFF, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
