import CurveArithmetic
import CurveNotation

extension Formula {
  /// The easing in the README of Lenis, `easing: (t) => Math.min(1, 1.001 - Math.pow(2, -10 * t))`, in any
  /// spacing, with the duration next to it in seconds; nil for other texts.
  static func lenis(_ text: String) -> ParsedEasing? {
    guard text.contains("1.001"), text.utf8.count < 4096 else { return nil }
    let code = text.filter { !" \n\t".contains($0) }
    guard let start = code.firstRange(of: "=>Math.min(1,1.001-Math.pow(2,-10*") else {
      return nil
    }
    let end = code[start.upperBound...].drop { $0.isLetter }
    guard end.hasPrefix("))") else { return nil }
    // It reaches 1 before its end, at log2(1000) / 10.
    let curve = Formula("lenis", breakpoints: [0.9965784284662087]) {
      min(1, 1.001 - Double.pow(2, -10 * $0))
    }
    guard let path = curve.path else { return nil }
    var parsed = ParsedEasing(foreign: path, text: text)
    parsed.duration = TextNumbers.all(in: code, after: "duration:").first
    return parsed
  }
}
