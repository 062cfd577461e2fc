import CurveArithmetic
import CurveFitting
import Curves

extension TargetLanguage {
  /// Rows of samples.
  static let csv = TargetLanguage(
    "csv", title: "Samples as CSV", bezier: "samples", spring: "samples over the settling time",
    file: .eachCurve("*.csv")
  ) { (curve) throws(ConversionError) in
    try SampleRows.draft(curve) { column, rows in
      "\(column),value\n"
        + rows.map { "\(cssNumber($0.x)),\(cssNumber($0.y))" }.joined(separator: "\n")
    }
  }

  /// An array of samples for NumPy.
  static let npy = TargetLanguage(
    "npy", title: "Samples as a NumPy array", bezier: "samples in two columns",
    spring: "samples over the settling time, in two columns", isBinary: true,
    file: .eachCurve("*.npy")
  ) { (curve) throws(ConversionError) in
    try SampleRows.draft(curve, encoding: NumPy.file) { _, _ in "" }
  }

  /// An array of samples.
  static let json = TargetLanguage(
    "json", title: "Samples as JSON", bezier: "samples", spring: "samples over the settling time",
    file: .members("samples.json")
  ) { (curve) throws(ConversionError) in
    try SampleRows.draft(curve) { column, rows in
      let lines = rows.map {
        "  { \"\(column)\": \(cssNumber($0.x)), \"value\": \(cssNumber($0.y)) }"
      }
      return "[\n\(lines.joined(separator: ",\n"))\n]"
    }
  }
}

/// Evenly spaced samples of a curve: 101, or as many as linear interpolation needs.
enum SampleRows {
  /// The samples of a curve, for linear interpolation.
  ///
  /// - Parameters:
  ///   - encode: Makes the file of a binary target.
  ///   - write: Makes the text from the name of the first column and the rows.
  static func draft(
    _ curve: CurveToConvert, encoding encode: (([(x: Double, y: Double)]) -> [UInt8])? = nil,
    _ write: (String, [(x: Double, y: Double)]) -> String
  ) throws(ConversionError) -> Draft {
    var (reference, duration) = (curve.easing, Double?.none)
    if let spring = curve.spring {
      let timed = try curve.timed(spring)
      (reference, duration) = (.spring(timed), timed.duration)
    }
    let span = duration ?? 1
    func rows(_ count: Int) -> [(x: Double, y: Double)] {
      (0..<count).map { index in
        let share = Double(index) / Double(count - 1)
        return (x: share * span, y: reference.value(at: share))
      }
    }
    func isNear(_ count: Int) -> Bool {
      guard let line = Playback.polyline(rows(count).map { ($0.x / span, $0.y) }) else {
        return true
      }
      return LargestDifference(reference, line).value <= curve.request.maximumError
    }
    var count = curve.request.points ?? 101
    // No number of samples follows a jump: then 101 suffice.
    if curve.request.points == nil {
      count = [101, 201, 401, 801, 1601, 3201, 6401].first(where: isNear) ?? 101
    }
    let samples = rows(count)
    let file = encode?(samples)
    return Draft(
      text: write(duration == nil ? "progress" : "time", samples), bytes: file,
      duration: duration, reference: reference,
      played: { text in
        let numbers = file.map(NumPy.numbers) ?? TextNumbers.all(in: text)
        guard numbers.count % 2 == 0, numbers.count >= 4 else { return nil }
        return .polyline(
          stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0] / span, numbers[$0 + 1]) })
      },
      points: count)
  }
}
