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
    for byte in text.printable.utf8 {
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
    return quoted + "\""
  }

  /// The text as TeX sets it: characters that command it are escaped, and the mathematical ones that our own words use
  /// need no packages.
  static func escapedForTeX(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\textbackslash{}"
      case "~": "\\textasciitilde{}"
      case "^": "\\textasciicircum{}"
      case "ζ": "$\\zeta$"
      case "ω": "$\\omega$"
      case "₀": "$_0$"
      case "²": "$^2$"
      case "±": "$\\pm$"
      case "·": "$\\cdot$"
      case "−": "$-$"
      case "…": "\\dots{}"
      case "{", "}", "$", "&", "#", "_", "%": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }

  private static let harmless = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;+-=()".utf8)
}

extension String {
  /// The text on one line that commands no terminal and that XML can hold: controls, separators
  /// of lines and code points reserved for no character become spaces.
  var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      let isPrintable =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: scalar.value & 0xfffe != 0xfffe
        }
      text.unicodeScalars.append(isPrintable ? scalar : " ")
    }
    return text
  }
}
