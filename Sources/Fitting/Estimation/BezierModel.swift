import Curves

/// A cubic-bezier as a model of samples. It is linear in the heights of its handles; its shape is their
/// positions.
struct BezierModel: SeparableModel {
  let progress: [Double]
  let values: [Double]

  var bounds: [ClosedRange<Double>] { [0...1, 0...1] }

  func response(to shape: [Double]) -> SeparableResponse {
    guard let axis = try? CubicBezier(shape[0], shape[0], shape[1], shape[1]) else {
      return SeparableResponse(fixed: values, columns: []) { _ in [] }
    }
    let parameters = progress.map { axis.parameter(at: $0) }
    let first = parameters.map { 3 * (1 - $0) * (1 - $0) * $0 }
    let second = parameters.map { 3 * (1 - $0) * $0 * $0 }
    let fixed = parameters.map { $0 * $0 * $0 }
    return SeparableResponse(fixed: fixed, columns: [first, second]) { heights in
      guard let curve = try? CubicBezier(shape[0], heights[0], shape[1], heights[1]) else {
        return [first, second].map { $0.map { _ in 0 } }
      }
      // Moving a handle sideways moves the curve along its slope.
      let slopes = progress.map { position -> Double in
        let slope = curve.velocity(at: position)
        return slope.isFinite ? slope : 0
      }
      return [first, second].map { weights in zip(weights, slopes).map { -$0 * $1 } }
    }
  }
}
