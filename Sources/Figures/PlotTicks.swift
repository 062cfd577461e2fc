import CurveArithmetic

/// A labelled position on an axis.
package struct PlotTick: Sendable, Hashable {
  var value: Double
  var text: String
}

extension PlotTick {
  /// The multiples of a round step within a range: 1, 2, 2.5 or 5 times a power of ten.
  ///
  /// The step is the smallest round one that divides the range into at most `count` intervals. Labels are
  /// written from the integers behind the ticks, so no rounding is visible: the third multiple of 0.1
  /// reads 0.3. Very large and very small ticks use powers of ten.
  ///
  /// The range must be finite, not empty, and wider than 1e-12 of its ends.
  static func nice(in range: ClosedRange<Double>, atMost count: Int) -> [PlotTick] {
    let raw = (range.upperBound - range.lowerBound) / Double(max(count, 1))
    let (mantissa, exponent) = step(atLeast: raw)
    let width = scaled(mantissa, exponent)
    // An end that is a multiple up to rounding gets its tick.
    let slack = 1e-9
    let first = (range.lowerBound / width - slack).rounded(.up)
    let last = (range.upperBound / width + slack).rounded(.down)
    guard width > 0, first <= last, max(abs(first), abs(last)) < 1e15 else { return [] }
    let numbers = (Int(first)...Int(last)).map { $0 * mantissa }
    let largest = numbers.map(\.magnitude).max() ?? 0
    let isScientific = largest > 0 && !(-4...5).contains(exponent + String(largest).count - 1)
    return numbers.map {
      let value = min(max(scaled($0, exponent), range.lowerBound), range.upperBound)
      return PlotTick(value: value, text: text($0, exponent, isScientific: isScientific))
    }
  }

  /// The range with each end moved out to a multiple of its step if one is within a fifth of the step.
  static func reaching(
    _ range: ClosedRange<Double>, atMost count: Int
  ) -> ClosedRange<Double> {
    let raw = (range.upperBound - range.lowerBound) / Double(max(count, 1))
    let (mantissa, exponent) = step(atLeast: raw)
    let width = scaled(mantissa, exponent)
    let low = (range.lowerBound / width).rounded(.down) * width
    let high = (range.upperBound / width).rounded(.up) * width
    let start = range.lowerBound - low < width / 5 ? low : range.lowerBound
    let end = high - range.upperBound < width / 5 ? high : range.upperBound
    return start...end
  }

  /// The largest round step at most as wide as a positive width: 1, 2, 2.5 or 5 times a power of ten.
  package static func roundStep(atMost width: Double) -> Double {
    let exponent = Int(Double.log10(width).rounded(.down))
    let lead = width / scaled(1, exponent) * (1 + 1e-12)
    return switch lead {
    case 5...: scaled(5, exponent)
    case 2.5...: scaled(25, exponent - 1)
    case 2...: scaled(2, exponent)
    default: scaled(1, exponent)
    }
  }

  private static func step(atLeast raw: Double) -> (mantissa: Int, exponent: Int) {
    let exponent = Int(Double.log10(raw).rounded(.down))
    let lead = raw / scaled(1, exponent) * (1 - 1e-12)
    return switch lead {
    case ...1: (1, exponent)
    case ...2: (2, exponent)
    case ...2.5: (25, exponent - 1)
    case ...5: (5, exponent)
    default: (1, exponent + 1)
    }
  }

  /// `number` times ten to the `exponent`, by division if that is exact.
  private static func scaled(_ number: Int, _ exponent: Int) -> Double {
    exponent < 0
      ? Double(number) / Double.pow(10, -exponent) : Double(number) * Double.pow(10, exponent)
  }

  private static func text(_ number: Int, _ exponent: Int, isScientific: Bool) -> String {
    guard number != 0 else { return "0" }
    var digits = String(number.magnitude)
    let power = exponent + digits.count - 1
    let decimals = isScientific ? digits.count - 1 : -exponent
    if decimals > 0 {
      digits = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
      let fraction = digits.suffix(decimals).trimmingSuffix { $0 == "0" }
      digits = digits.dropLast(decimals) + (fraction.isEmpty ? "" : "." + fraction)
    } else {
      digits += String(repeating: "0", count: -decimals)
    }
    if isScientific { digits += "e" + (power < 0 ? minus : "") + String(power.magnitude) }
    return (number < 0 ? minus : "") + digits
  }

  /// A power of ten as a tick label: 0.001, then 1e−4.
  static func power(_ exponent: Int) -> String {
    text(1, exponent, isScientific: !(-3...4).contains(exponent))
  }

  /// The minus sign; a hyphen is too short next to digits.
  static let minus = "\u{2212}"
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var remainder = self
    while let last = remainder.last, predicate(last) { remainder.removeLast() }
    return remainder
  }
}

extension Double {
  /// The shortest text that reads back to the number; whole numbers have no decimal point.
  var plotText: String {
    let text = "\(self == 0 ? 0 : self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
