import CurveArithmetic
import CurveFitting
import Curves

extension CurveToConvert.FittedPieces {
  /// Path data that ends on 1, from pieces without gaps.
  ///
  /// - Parameter platform: The platform that reads it, for errors.
  func pathData(for platform: String) throws(ConversionError) -> String {
    guard abs(pieces.start) < 1e-12 else {
      throw ConversionError(
        "\(platform) starts at 0, but the curve starts at \(cssNumber(pieces.start))")
    }
    guard zip(pieces.pieces, pieces.pieces.dropFirst()).allSatisfy({ $0.end == $1.start }),
      pieces.pieces.first?.start.value == pieces.start
    else { throw ConversionError("\(platform) does not allow jumps") }
    let budget = pieces.isExact ? 1e-9 : error / 1000
    let steps = pieces.pieces.progressSteps(budget)
    var text = "M 0,0"
    for (index, piece) in pieces.pieces.enumerated() {
      let point = { (p: CurvePoint, step: Double) in
        let value = DecimalRounding.round(p.value, within: budget)
        return "\(cssNumber(DecimalRounding.round(p.progress, within: step))),\(cssNumber(value))"
      }
      let end = index == pieces.pieces.count - 1 ? CurvePoint(progress: 1, value: 1) : piece.end
      let (step, last) = (min(steps[index], steps[index + 1]), steps[index + 1])
      text +=
        piece.isStraight(within: budget)
        ? " L \(point(end, last))"
        : " C \(point(piece.control1, step)) \(point(piece.control2, step)) \(point(end, last))"
    }
    return text
  }
}
