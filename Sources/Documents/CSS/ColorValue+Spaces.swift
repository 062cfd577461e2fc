import CurveArithmetic
import CurveNotation
import Curves

/// Colours of `color()`, in sRGB.
extension ColorValue {
  /// Red, green and blue of a colour space as those of sRGB. Colours outside of its gamut have components outside 0...1, and
  /// nothing is lost.
  ///
  /// Source: CSS Color Module Level 4, sections 10 and 18.
  private static let spaces: [String: @Sendable (Double, Double, Double) -> ColorValue] = [
    "srgb": { ColorValue($0, $1, $2) },
    "srgb-linear": { ColorValue($0, $1, $2, space: .linear).converted(to: .encoded) },
    "display-p3": { red, green, blue in
      // Display P3 has the transfer function of sRGB.
      let light = ColorValue(red, green, blue).converted(to: .linear).coordinates
      let (r, g, b) = (light.x, light.y, light.z)
      let x = 608311.0 / 1250200 * r + 189793.0 / 714400 * g + 198249.0 / 1000160 * b
      let y = 35783.0 / 156275 * r + 247089.0 / 357200 * g + 198249.0 / 2500400 * b
      let z = 32229.0 / 714400 * g + 5220557.0 / 5000800 * b
      return ColorValue(
        12831.0 / 3959 * x - 329.0 / 214 * y - 1974.0 / 3959 * z,
        -851781.0 / 878810 * x + 1648619.0 / 878810 * y + 36519.0 / 878810 * z,
        705.0 / 12673 * x - 2585.0 / 12673 * y + 705.0 / 667 * z, space: .linear
      ).converted(to: .encoded)
    },
  ]

  /// The colour of `color(display-p3 1 0.5 0 / 80%)` after its parenthesis.
  static func color(_ scanner: inout TextScanner) throws(SyntaxError) -> ColorValue {
    scanner.skipSpace()
    let offset = scanner.position
    let name = scanner.takeName()?.lowercased() ?? ""
    guard let space = spaces[name] else {
      let names = spaces.keys.sorted()
      throw scanner.error(
        "\(names.joined(separator: ", "))", at: offset,
        suggestion: NameList(names).nearest(to: name))
    }
    var parts: [Double] = []
    while parts.count < 4 {
      scanner.skipSpace()
      if parts.count == 3, !scanner.take("/") { break }
      scanner.skipSpace()
      parts.append(try component(&scanner))
    }
    scanner.skipSpace()
    guard scanner.take(")") else { throw scanner.error("\")\"") }
    var color = space(parts[0], parts[1], parts[2])
    if parts.count > 3 { color[component: 3] = min(max(parts[3], 0), 1) }
    return color
  }

  /// A number, a percentage, or `none`, which is 0.
  private static func component(_ scanner: inout TextScanner) throws(SyntaxError) -> Double {
    let offset = scanner.position
    if let number = scanner.takeNumber()?.value(), number.isFinite {
      return scanner.take("%") ? number / 100 : number
    }
    guard scanner.takeName()?.lowercased() == "none" else {
      throw scanner.error("a number", at: offset)
    }
    return 0
  }
}
