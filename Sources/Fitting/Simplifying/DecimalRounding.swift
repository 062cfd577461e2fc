/// Rounding to decimals.
package enum DecimalRounding {
  private static let powers = (0...22).map { power in
    (0..<power).reduce(1.0) { value, _ in value * 10 }
  }

  /// The number with the fewest decimals within a distance; unchanged if 17 digits are needed.
  package static func round(_ value: Double, within distance: Double) -> Double {
    for power in powers {
      let scaled = value * power
      guard scaled.magnitude < 0x1p53 else { break }
      // The quotient of two exact numbers is the double nearest to the decimal.
      let rounded = scaled.rounded() / power
      if abs(rounded - value) <= distance { return rounded + 0 }
    }
    return value
  }
}
