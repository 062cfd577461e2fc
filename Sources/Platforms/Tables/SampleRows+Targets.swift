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

extension SampleRows {
  /// The samples of a curve, for linear interpolation.
  ///
  /// - Parameters:
  ///   - encode: Makes the file of a binary target.
  ///   - write: Makes the text from the name of the first column and the rows.
  static func draft(
    _ curve: CurveToConvert, encoding encode: (([Row]) -> [UInt8])? = nil,
    _ write: (String, [Row]) -> String
  ) throws(ConversionError) -> Draft {
    let samples = try curve.shared.samples { () throws(ConversionError) in try Self(curve) }
    let file = encode?(samples.rows)
    let span = samples.duration ?? 1
    return Draft(
      text: write(samples.duration == nil ? "progress" : "time", samples.rows), bytes: file,
      duration: samples.duration, reference: samples.reference,
      played: { text in
        let numbers = file.map(NumPy.numbers) ?? TextNumbers.all(in: text)
        guard numbers.count % 2 == 0, numbers.count >= 4 else { return nil }
        return lines(
          stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) },
          over: span)
      },
      points: samples.rows.count, measured: samples.measured)
  }
}
