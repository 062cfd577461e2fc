/// A finite number as its shortest decimal digits and a movable decimal point.
///
/// Numbers have the CSS form: no exponent between 1e-7 and 1e21, and no trailing ".0". Fractions convert
/// to percentages and back without the rounding of a factor of 100.
package struct CSSNumber {
  private var isNegative: Bool
  private var digits: [UInt8]
  /// The number is 0.d1 d2 d3... times ten to this power.
  private var exponent: Int

  /// The shortest digits that read back to the value; it must be finite.
  package init(_ value: Double) {
    isNegative = value < 0
    guard value != 0 else {
      (digits, exponent) = ([], 0)
      return
    }
    let decimal = ShortestDecimal(
      bitPattern: value.magnitude.bitPattern, powers: PowersOfTen.shared)
    var remainder = decimal.digits
    exponent = decimal.exponent
    while remainder % 10 == 0 {
      remainder /= 10
      exponent += 1
    }
    digits = []
    while remainder > 0 {
      digits.append(UInt8(remainder % 10) + UInt8(ascii: "0"))
      remainder /= 10
    }
    digits.reverse()
    exponent += digits.count
  }

  /// The number times a power of ten, exactly.
  package func shifted(by power: Int) -> Self {
    var result = self
    result.exponent += power
    return result
  }

  /// The text, as CSS and ECMAScript write numbers.
  package var text: String {
    if digits.isEmpty { return "0" }
    var bytes: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
    switch exponent {
    case 1...21:
      bytes += digits.prefix(exponent)
      if digits.count <= exponent {
        bytes += [UInt8](repeating: zero, count: exponent - digits.count)
      } else {
        bytes.append(point)
        bytes += digits.dropFirst(exponent)
      }
    case -5...0:
      bytes += [zero, point] + [UInt8](repeating: zero, count: -exponent) + digits
    default:
      bytes.append(digits[0])
      if digits.count > 1 {
        bytes.append(point)
        bytes += digits.dropFirst()
      }
      let power = exponent - 1
      return String(decoding: bytes, as: UTF8.self) + (power < 0 ? "e\(power)" : "e+\(power)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The shortest text that reads back to the same number.
package func cssNumber(_ value: Double) -> String { CSSNumber(value).text }

/// A number in a message: as `cssNumber`, or infinity or NaN by name.
package func messageNumber(_ value: Double) -> String {
  value.isFinite ? cssNumber(value) : "\(value)"
}

/// A fraction as the shortest percentage that reads back to the same number: 0.1 is `10%`.
package func cssPercentage(_ fraction: Double) -> String {
  CSSNumber(fraction).shifted(by: 2).text + "%"
}
