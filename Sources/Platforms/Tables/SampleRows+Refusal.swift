import CurveNotation

extension SampleRows {
  /// Why samples are not read as a curve; nil for other texts.
  static func refusal(_ text: String) -> SyntaxError? {
    let isTable = ["time,value\n", "progress,value\n"].contains { text.hasPrefix($0) }
    let isList =
      text.hasPrefix("[") && text.contains("\"value\":")
      && ["\"progress\":", "\"time\":"].contains { text.contains($0) }
    guard isTable || isList else { return nil }
    return TextScanner(text).error(
      "a curve, not samples: fit finds the curve behind them", at: 0)
  }
}
