/// Text in a form that gnuplot reads back unchanged, whatever it contains.
///
/// In double quotes gnuplot runs text between backquotes and expands backslashes; outside quotes are
/// macros and commands. So everything except letters, digits and a few harmless characters becomes octal
/// escapes of its UTF-8 bytes. gnuplot decodes these only after it can no longer run anything. Control
/// characters and invalid code points become spaces.
/// Source: gnuplot 5.4 manual, "Quote marks" and "Substitution".
enum GnuplotText {
  /// The text in double quotes, on one line, in ASCII.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    var isAfterEscape = false
    for byte in text.printable.utf8 {
      // A digit after an escape could be read as part of it.
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

  /// The text for TeX: characters with a meaning in TeX are escaped. Greek letters and the mathematical
  /// characters in our own texts need no packages.
  static func escapedForTeX(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\textbackslash{}"
      case "~": "\\textasciitilde{}"
      case "^": "\\textasciicircum{}"
      case "₀": "$_0$"
      case "²": "$^2$"
      case "±": "$\\pm$"
      case "·": "$\\cdot$"
      case "−": "$-$"
      case "…": "\\dots{}"
      case "{", "}", "$", "&", "#", "_", "%": "\\\(character)"
      default: greek[character].map { "$\\\($0)$" } ?? String(character)
      }
    }.joined()
  }

  /// The letters for which TeX has a command; omicron and many capitals look like Latin letters.
  private static let greek = Dictionary(
    uniqueKeysWithValues: zip(
      "αβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΥΦΨΩ",
      """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau \
      upsilon phi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega
      """.split(separator: " ")))

  private static let harmless = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;+-=()".utf8)
}
