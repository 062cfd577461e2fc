/// The numbers from a start in steps, each the one nearest to its decimal: after 0.1 and 0.2 comes 0.3, not
/// 0.30000000000000004.
struct DecimalRange: Sendable {
  private let start: Int
  private let step: Int
  /// A power of ten.
  private let unit: Double

  /// Integers up to this are exact; dividing one by an exact power of ten rounds once.
  private static let limit: UInt = 1 << 53

  /// - Returns: nil for numbers with too many digits.
  init?(start: Substring, step: Substring, count: Int) {
    guard let first = Self.decimal(start), let second = Self.decimal(step) else { return nil }
    let places = max(first.places, second.places, 0)
    guard let start = Self.scaled(first, to: places), let step = Self.scaled(second, to: places)
    else { return nil }
    let (length, isLong) = step.multipliedReportingOverflow(by: count)
    guard !isLong, length.magnitude <= Self.limit,
      start.magnitude <= Self.limit - length.magnitude
    else { return nil }
    (self.start, self.step) = (start, step)
    unit = Double(Self.power(places) ?? 1)
  }

  subscript(_ index: Int) -> Double { Double(start + index * step) / unit }

  /// The digits of a number, and how many of them are after the point.
  private static func decimal(_ text: Substring) -> (digits: Int, places: Int)? {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard let mantissa = parts.first, parts.count <= 2,
      let exponent = parts.count == 2 ? Int(parts[1]) : 0, abs(exponent) <= 15
    else { return nil }
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2, let digits = Int(halves.joined()) else { return nil }
    return (digits, (halves.count == 2 ? halves[1].count : 0) - exponent)
  }

  private static func scaled(_ number: (digits: Int, places: Int), to places: Int) -> Int? {
    guard let factor = power(places - number.places) else { return nil }
    let (product, isLong) = number.digits.multipliedReportingOverflow(by: factor)
    return isLong || product == .min ? nil : product
  }

  private static func power(_ exponent: Int) -> Int? {
    (0...15).contains(exponent) ? (0..<exponent).reduce(1) { power, _ in power * 10 } : nil
  }
}
