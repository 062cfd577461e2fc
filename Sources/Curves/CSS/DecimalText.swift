/// A finite number as its shortest decimal digits: 0.d1 d2 d3... times ten to the exponent.
///
/// `Double.description` gives the digits; this type sets the point, so that numbers are written as
/// CSS writes them (no exponent between 1e-7 and 1e21, no trailing ".0") and a fraction becomes a
/// percentage, and back, without the rounding that a factor of 100 would add.
struct DecimalText {
  private var isNegative: Bool
  private var digits: Substring
  private var exponent: Int

  /// The shortest digits that read back to the value; it must be finite.
  init(_ value: Double) {
    let text = "\(value.magnitude)"
    let parts = text.split(separator: "e")
    let point = parts[0].firstIndex(of: ".") ?? parts[0].endIndex
    let all = parts[0].filter { $0 != "." }
    let leadingZeros = all.prefix { $0 == "0" }.count
    isNegative = value < 0
    digits = all.dropFirst(leadingZeros)
    while digits.last == "0" { digits.removeLast() }
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    exponent = parts[0].distance(from: parts[0].startIndex, to: point) - leadingZeros + power
  }

  /// The number times ten to a power, exactly.
  func shifted(by power: Int) -> Self {
    var result = self
    result.exponent += power
    return result
  }

  /// The text, as CSS and ECMAScript write numbers.
  var text: String {
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    switch exponent {
    case 1...21 where digits.count <= exponent:
      return sign + digits + String(repeating: "0", count: exponent - digits.count)
    case 1...21:
      return sign + digits.prefix(exponent) + "." + digits.dropFirst(exponent)
    case -5...0:
      return sign + "0." + String(repeating: "0", count: -exponent) + digits
    default:
      let rest = digits.dropFirst()
      let power = exponent - 1
      return sign + digits.prefix(1) + (rest.isEmpty ? "" : "." + rest)
        + (power < 0 ? "e\(power)" : "e+\(power)")
    }
  }
}

/// The shortest text that reads back to the same number.
func cssNumber(_ value: Double) -> String { DecimalText(value).text }

/// A fraction as the shortest percentage that reads back to the same number: 0.1 is `10%`.
func cssPercentage(_ fraction: Double) -> String { DecimalText(fraction).shifted(by: 2).text + "%" }

/// A fraction as a percentage of at most six decimals, as computed values have it.
func cssComputedPercentage(_ fraction: Double) -> String {
  let percent = fraction * 100
  // Beyond 2^53 / 1e6 there are no decimals to drop.
  guard percent.magnitude < 9e9 else { return cssPercentage(fraction) }
  return cssNumber((percent * 1e6).rounded() / 1e6) + "%"
}
