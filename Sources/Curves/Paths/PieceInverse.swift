/// The inverse of the length on a smooth piece of a curve: polynomials of degree 11.
///
/// The speed of a piece is smooth away from its zeros, so the inverse of its length is smooth too. A few
/// polynomials through a dozen nodes reach the tolerance. Each part is checked against Newton's method
/// between its nodes. A part that differs by more than half the tolerance is dropped, and Newton's method
/// is used there. That happens next to a cusp, where the inverse behaves like a square root.
struct PieceInverse {
  private let length: Double
  private let scale: Double
  /// The coefficients of each part, lowest first, in the order of the nodes; NaN for a dropped part.
  private let parts: UnsafeMutablePointer<Part>
  private let count: Int

  typealias Part = SIMD16<Double>

  /// The maximum number of parts.
  static let limit = 64

  /// Creates the inverse.
  ///
  /// - Parameters:
  ///   - length: The length of the piece.
  ///   - parts: Storage for ``limit`` parts.
  ///   - limit: The maximum number of parts, chosen from the number of lengths to look up.
  ///   - tolerance: The largest error, as a length along the curve.
  ///   - parameter: The parameter at a length, exact to a fraction of the tolerance.
  ///   - speed: The derivative of the length by the parameter.
  init(
    in parts: UnsafeMutablePointer<Part>, length: Double, limit: Int, tolerance: Double,
    parameter: (Double) -> Double, speed: (Double) -> Double
  ) {
    self.length = length
    self.parts = parts
    var count = 1
    while true {
      let width = length / Double(count)
      var isWhole = true
      for index in 0..<count {
        let part = Self.part(
          from: width * Double(index), width: width, tolerance: tolerance, parameter: parameter,
          speed: speed)
        parts[index] = part ?? Part(repeating: .nan)
        isWhole = isWhole && part != nil
      }
      guard !isWhole, count * 4 <= min(limit, Self.limit) else { break }
      count *= 4
    }
    self.count = count
    scale = Double(count) / length
  }

  /// The parameter at a length in 0..<length; nil if only Newton's method is accurate enough.
  @inline(__always)
  func parameter(at length: Double) -> Double? {
    let position = length * scale
    let index = min(Int(position), count - 1)
    guard !parts[index][0].isNaN else { return nil }
    return Self.value(of: parts[index], at: 2 * (position - Double(index)) - 1)
  }

  private static let checks: [Double] = [-0.985, -0.9, -0.52, 0.02, 0.52, 0.9, 0.985]

  private static let nodes: [Double] = [
    1, -1, 0.142314838, -0.415415013, 0.654860734, -0.841253533, 0.841253533, -0.142314838,
    -0.654860734, 0.415415013, -0.959492974, 0.959492974,
  ]

  /// Newton's divided differences of a part; nil if it is not accurate enough.
  private static func part(
    from start: Double, width: Double, tolerance: Double, parameter: (Double) -> Double,
    speed: (Double) -> Double
  ) -> Part? {
    func exact(_ u: Double) -> Double { parameter(start + width * (0.5 + 0.5 * u)) }
    var part = Part.zero
    for index in nodes.indices { part[index] = exact(nodes[index]) }
    for order in 1..<nodes.count {
      for index in stride(from: nodes.count - 1, through: order, by: -1) {
        part[index] = (part[index] - part[index - 1]) / (nodes[index] - nodes[index - order])
      }
    }
    for u in checks {
      let truth = exact(u)
      guard abs(value(of: part, at: u) - truth) * speed(truth) <= tolerance / 2 else { return nil }
    }
    return part
  }

  /// The Newton form, with the nodes unrolled.
  @inline(__always)
  private static func value(of part: Part, at u: Double) -> Double {
    var sum = part[11]
    sum = sum * (u + 0.959492974) + part[10]
    sum = sum * (u - 0.415415013) + part[9]
    sum = sum * (u + 0.654860734) + part[8]
    sum = sum * (u + 0.142314838) + part[7]
    sum = sum * (u - 0.841253533) + part[6]
    sum = sum * (u + 0.841253533) + part[5]
    sum = sum * (u - 0.654860734) + part[4]
    sum = sum * (u + 0.415415013) + part[3]
    sum = sum * (u - 0.142314838) + part[2]
    sum = sum * (u + 1) + part[1]
    return sum * (u - 1) + part[0]
  }
}
