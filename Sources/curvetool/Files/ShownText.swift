import CurveFigures

extension String {
  /// The text on one line without terminal commands: characters that aren't shown become escapes such as
  /// `\u{1b}`.
  var shown: String {
    guard unicodeScalars.contains(where: { !$0.isShown }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isShown {
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
}
