import CurveArithmetic
import CurveNotation
import Curves

extension ColorValue {
  /// Reads a CSS colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()`, `color()` of
  /// `srgb`, `srgb-linear` or `display-p3`, or a named colour.
  ///
  /// A colour outside of sRGB has components outside 0...1.
  ///
  /// - Throws: `SyntaxError` with the column and what is expected there.
  ///
  /// Source: CSS Color Module Level 4, sections 5 to 7.
  public init(_ text: String) throws(SyntaxError) {
    var scanner = TextScanner(text)
    scanner.skipSpace()
    let color: ColorValue
    if scanner.take("#") {
      color = try Self.hexadecimal(&scanner)
    } else {
      let offset = scanner.position
      guard let name = scanner.takeName()?.lowercased() else { throw scanner.error("a colour") }
      if scanner.take("(") {
        color = try Self.function(name, &scanner, at: offset)
      } else if let rgb = ColorNames.values[name] {
        let parts = [rgb >> 16, rgb >> 8, rgb].map { Double($0 & 0xFF) / 255 }
        color = ColorValue(parts[0], parts[1], parts[2])
      } else if name == "transparent" {
        color = ColorValue(0, 0, 0, opacity: 0)
      } else {
        let near = NameList(ColorNames.values.keys.sorted() + ["transparent"]).nearest(to: name)
        throw scanner.error("a colour", at: offset, suggestion: near)
      }
    }
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.error("the end of the colour") }
    self = color
  }

  /// The colour as CSS text, each channel rounded to 8 bits: `#rrggbb`, or `#rrggbbaa` if it is not
  /// opaque.
  public var cssText: String {
    let color = converted(to: .encoded).coordinates
    let bytes = (0..<4).map { UInt8((min(max(color[$0], 0), 1) * 255).rounded()) }
    let digits = bytes.prefix(bytes[3] == 255 ? 3 : 4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }

  private static func hexadecimal(_ scanner: inout TextScanner) throws(SyntaxError) -> ColorValue {
    let offset = scanner.position
    var digits: [Double] = []
    while let byte = scanner.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      digits.append(Double(digit))
      scanner.advance()
    }
    var parts: [Double] = []
    switch digits.count {
    case 3, 4: for digit in digits { parts.append(digit * 17 / 255) }
    case 6, 8:
      for offset in stride(from: 0, to: digits.count, by: 2) {
        parts.append((digits[offset] * 16 + digits[offset + 1]) / 255)
      }
    default: throw scanner.error("3, 4, 6 or 8 hexadecimal digits", at: offset)
    }
    return ColorValue(parts[0], parts[1], parts[2], opacity: parts.count > 3 ? parts[3] : 1)
  }

  private static func function(
    _ name: String, _ scanner: inout TextScanner, at offset: Int
  ) throws(SyntaxError) -> ColorValue {
    if name == "color" { return try color(&scanner) }
    let names = ["rgb", "rgba", "hsl", "hsla"]
    guard names.contains(name) else {
      throw scanner.error(
        "a colour", at: offset, suggestion: NameList(names + ["color"]).nearest(to: name))
    }
    let isHue = name.hasPrefix("hsl")
    var parts: [Double] = []
    repeat {
      scanner.skipSpace()
      if !parts.isEmpty, scanner.take(",") || (parts.count == 3 && scanner.take("/")) {
        scanner.skipSpace()
      }
      let start = scanner.position
      guard let number = scanner.takeNumber()?.value(), number.isFinite else {
        throw scanner.error("a number", at: start)
      }
      parts.append(try scaled(number, part: parts.count, isHue: isHue, &scanner))
      scanner.skipSpace()
    } while parts.count < 4 && scanner.next != UInt8(ascii: ")")
    guard parts.count >= 3 else { throw scanner.error("three numbers") }
    guard scanner.take(")") else { throw scanner.error("\")\"") }
    let opacity = parts.count > 3 ? min(max(parts[3], 0), 1) : 1
    return isHue
      ? hsl(parts[0], parts[1], parts[2], opacity)
      : ColorValue(parts[0], parts[1], parts[2], opacity: opacity)
  }

  /// A channel in 0...1, or a hue in degrees, with its unit.
  private static func scaled(
    _ number: Double, part: Int, isHue: Bool, _ scanner: inout TextScanner
  ) throws(SyntaxError) -> Double {
    let isPercentage = scanner.take("%")
    if isHue, part == 0 {
      let offset = scanner.position
      switch scanner.takeName()?.lowercased() {
      case nil, "deg": return number
      case "turn": return number * 360
      case "rad": return number * 180 / .pi
      case "grad": return number * 0.9
      default: throw scanner.error("deg, turn, rad or grad", at: offset)
      }
    }
    if part == 3 { return isPercentage ? number / 100 : number }
    return min(max(isPercentage || isHue ? number / 100 : number / 255, 0), 1)
  }

  private static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double, _ opacity: Double
  ) -> ColorValue {
    let turn = hue.remainder(dividingBy: 360)
    let reach = saturation * min(lightness, 1 - lightness)
    let channel = { (n: Double) -> Double in
      var k = (n + turn / 30).truncatingRemainder(dividingBy: 12)
      if k < 0 { k += 12 }
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return ColorValue(channel(0), channel(8), channel(4), opacity: opacity)
  }
}
