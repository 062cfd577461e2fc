extension String {
  /// The text on one line, valid in XML and without terminal commands: characters that aren't shown become
  /// spaces.
  package var printable: String {
    guard unicodeScalars.contains(where: { !$0.isShown }) else { return self }
    var text = ""
    for scalar in unicodeScalars { text.unicodeScalars.append(scalar.isShown ? scalar : " ") }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a picture shows it where it stands: not a control character, a line separator,
  /// a direction mark, an invisible tag or a noncharacter, nor the byte of an argument.
  package var isShown: Bool {
    switch value {
    case 0x20..<0x7F: true
    case 0..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFDD0...0xFDEF, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F, 0x10FE00...0x10FEFF:
      false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
