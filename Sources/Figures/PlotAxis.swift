import CurveArithmetic

/// The range of an axis and its ticks.
///
/// Drawing coordinates are values minus `base`. The base is 0 unless the range is so narrow that all
/// ticks would share their first digits.
package struct PlotAxis: Sendable, Hashable {
  /// The number subtracted from every value before drawing.
  let base: Double
  /// The range to draw, minus the base.
  let range: ClosedRange<Double>
  let ticks: [PlotTick]
  /// Whether the values are exponents of ten.
  let isLogarithmic: Bool

  /// Finds the range and its ticks.
  ///
  /// - Parameters:
  ///   - wanted: The range to show; nil to show `values`.
  ///   - values: The values that an automatic range must cover; 0...1 if nil.
  ///   - padding: The fraction of the range to add at both ends of an automatic range. A padded end then
  ///     moves out to the next tick if that is near.
  ///   - intervals: The number of intervals between ticks that fit.
  init(
    wanted: ClosedRange<Double>?, values: ClosedRange<Double>?, padding: Double, intervals: Int
  ) {
    var range = Self.drawable(wanted ?? values ?? 0...1)
    if wanted == nil {
      let margin = (range.upperBound - range.lowerBound) * padding
      range = (range.lowerBound - margin)...(range.upperBound + margin)
    }
    base = Self.base(of: range)
    isLogarithmic = false
    range = (range.lowerBound - base)...(range.upperBound - base)
    if wanted == nil, padding > 0 { range = PlotTick.reaching(range, atMost: intervals) }
    self.range = range
    // A single tick shows no scale.
    ticks =
      (max(intervals, 1)...max(intervals, 1) + 8).lazy
      .map { PlotTick.nice(in: range, atMost: $0) }.first { $0.count > 1 } ?? []
  }

  /// Creates an axis of exponents of ten, with a tick for each power, or for every n-th if they do not
  /// all fit.
  init(powersOfTen range: ClosedRange<Double>, intervals: Int) {
    base = 0
    isLogarithmic = true
    let range = Self.drawable(range)
    self.range = range
    let (low, high) = (
      Int(max(range.lowerBound, -400).rounded(.up)), Int(min(range.upperBound, 400).rounded(.down))
    )
    let step = max((high - low + max(intervals, 1) - 1) / max(intervals, 1), 1)
    ticks = stride(from: high, through: low, by: -step).reversed().map {
      PlotTick(value: Double($0), text: PlotTick.power($0))
    }
  }

  /// The distance between ticks, if a plotter's own ticks match ours.
  var step: Double? {
    guard !isLogarithmic, ticks.count > 1, !ticks.contains(where: { $0.text.contains("e") }) else {
      return nil
    }
    let step = (ticks[ticks.count - 1].value - ticks[0].value) / Double(ticks.count - 1)
    return step.rounded(significantDigits: 12)
  }

  /// Creates an axis with a finite range and no ticks.
  init(bare range: ClosedRange<Double>) {
    base = 0
    isLogarithmic = false
    self.range = range
    ticks = []
  }

  /// The position of a value between the ends of the axis, in 0...1.
  func fraction(_ value: Double) -> Double {
    (value - base - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// The label of the axis, including the base.
  func label(_ text: String) -> String {
    guard base != 0 else { return text }
    return (text.isEmpty ? "value" : text) + (base > 0 ? " \(PlotTick.minus) " : " + ")
      + base.magnitude.plotText
  }

  /// Beyond this a range could be wider than any Double.
  package static let limit = 0x1p1020

  /// A finite range that is wide enough to be divided.
  private static func drawable(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = min(max(range.lowerBound, -limit), limit)
    let high = min(max(range.upperBound, -limit), limit)
    let size = max(abs(low), abs(high))
    // 2^-46: below 64 units in the last place only rounding is visible.
    if high - low > max(size * 0x1p-46, 1e-290) { return low...high }
    let middle = low / 2 + high / 2
    let half = size < 1e-280 ? 1 : size / 2
    return (middle - half)...(middle + half)
  }

  private static func base(of range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    guard width < 1e-6 * max(abs(range.lowerBound), abs(range.upperBound)) else { return 0 }
    let middle = range.lowerBound / 2 + range.upperBound / 2
    let exponent = Int(Double.log10(width).rounded(.down))
    let unit = Double.pow(10, Int(exponent.magnitude))
    return exponent < 0 ? (middle * unit).rounded() / unit : (middle / unit).rounded() * unit
  }
}

extension Double {
  /// The number with fewer digits.
  fileprivate func rounded(significantDigits: Int) -> Double {
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalText.capacity) {
      bytes in
      let length = bytes.baseAddress.map {
        DecimalText.write(self, significantDigits: significantDigits, to: $0, powers: .shared)
      }
      return String(decoding: bytes.prefix(length ?? 0), as: UTF8.self)
    }
    return Double(text) ?? self
  }
}
