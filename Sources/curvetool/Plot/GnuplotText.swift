/// Text as gnuplot reads it back, whatever it holds.
///
/// In double quotes gnuplot runs what stands between backquotes and expands backslashes; outside
/// of them lie macros and commands. So all but letters, digits and a few harmless signs become
/// octal escapes of their UTF-8 bytes, which gnuplot takes apart only when it can run nothing any
/// more. Controls, and code points that no text may hold, become spaces.
/// Source: gnuplot 5.4 manual, "Quote marks" and "Substitution".
enum GnuplotText {
  /// The text in double quotes, on one line, in ASCII.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    var isAfterEscape = false
    for scalar in text.unicodeScalars {
      for byte in String(isText(scalar) ? scalar : " ").utf8 {
        // A digit after an escape could be read as its continuation.
        let isHarmless = harmless.contains(byte) && !(isAfterEscape && (0x30...0x37).contains(byte))
        if isHarmless {
          quoted.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          let digits = String(byte, radix: 8)
          quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
        isAfterEscape = !isHarmless
      }
    }
    return quoted + "\""
  }

  private static let harmless = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;+-=()".utf8)

  /// Whether XML, and so an SVG picture, can hold the code point.
  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control && scalar.value & 0xfffe != 0xfffe
  }
}
