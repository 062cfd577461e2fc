/// The inverse of the arc length on a smooth piece of a curve, as a polynomial.
///
/// At the fraction v of the piece's length, the parameter is start + v q(2 v - 1). The polynomial q, of
/// degree 12, interpolates the parameter at 13 positions, whose lengths come from quadrature. It is checked at
/// three more.
struct PieceInverse {
  /// The coefficients of q by rising power; then the parameter at the start.
  typealias Coefficients = SIMD16<Double>

  private(set) var coefficients = Coefficients.zero
  /// The length of the piece.
  private(set) var length = 0.0
  /// The largest error at the checks, as a length along the curve; NaN if there is no such polynomial.
  private(set) var error = 0.0

  /// Measures a piece and inverts its length.
  ///
  /// - Parameters:
  ///   - curve: The derivative of the curve, expanded at the start of the piece.
  ///   - start: The parameter at the start.
  ///   - width: The piece's range of parameters.
  init(_ curve: Hodograph.Expansion, from start: Double, width: Double) {
    let (fractions, order) = (Self.fractions, Self.order)
    let last = order.count - 1
    // Not vectors, which are slow at indices that the compiler does not know.
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 48) { buffer in
      let shares = UnsafeMutableBufferPointer(rebasing: buffer[0..<16])
      let sites = UnsafeMutableBufferPointer(rebasing: buffer[16..<32])
      let q = UnsafeMutableBufferPointer(rebasing: buffer[32..<48])
      q.initialize(repeating: 0)
      var whole = 0.0
      for i in shares.indices {
        let (from, step) = (width * fractions[i], width * (fractions[i + 1] - fractions[i]))
        for (node, weight) in Self.rule {
          whole += weight * step * curve.speed(at: from + node * step)
        }
        shares[i] = whole
      }
      length = whole
      for i in shares.indices { shares[i] /= whole }
      for i in 0...last {
        let site = order[i]
        sites[i] = 2 * shares[site] - 1
        q[i] = width * fractions[site + 1] / shares[site]
      }
      // Divided differences, and from them the powers.
      for order in 1...last {
        for i in stride(from: last, through: order, by: -1) {
          q[i] = (q[i] - q[i - 1]) / (sites[i] - sites[i - order])
        }
      }
      for first in stride(from: last - 1, through: 0, by: -1) {
        for i in first..<last { q[i] -= sites[first] * q[i + 1] }
      }
      q[last + 1] = start
      for i in q.indices { coefficients[i] = q[i] }
      let fastest = max(curve.speed(at: 0), curve.speed(at: width))
      for site in Self.checks {
        let exact = width * fractions[site + 1]
        let found = Self.parameter(at: shares[site], coefficients) - start
        let miss = abs(found - exact) * max(fastest, curve.speed(at: exact))
        if !(miss <= error) { error = miss }
      }
    }
  }

  /// Replaces the polynomial by constant speed.
  mutating func straighten(from start: Double, width: Double) {
    coefficients = .zero
    coefficients[0] = width
    coefficients[Self.order.count] = start
  }

  /// The parameter at a fraction of the piece's length; exactly the start at 0.
  @inline(__always)
  static func parameter(at share: Double, _ c: Coefficients) -> Double {
    // Even and odd powers side by side.
    let u = 2 * share - 1
    let square = u * u
    let (low, high) = (c.lowHalf, c.highHalf)
    var sum = SIMD2(high[4], 0) * square + high.lowHalf.highHalf
    sum = sum * square + high.lowHalf.lowHalf
    sum = sum * square + low.highHalf.highHalf
    sum = sum * square + low.highHalf.lowHalf
    sum = sum * square + low.lowHalf.highHalf
    sum = sum * square + low.lowHalf.lowHalf
    return high[5] + share * (sum[0] + u * sum[1])
  }

  /// The positions whose lengths are measured, as fractions of the piece's parameters: (1 - cos(pi n/13))/2
  /// for n = 0...13, and for n = 2.5, 6.5 and 10.5, where the error is largest.
  private static let fractions = [
    0, 0.014529091286973986, 0.057271987173395052, 0.088508067053171803, 0.12574462591444945,
    0.2159676266344221, 0.3226975564787322, 0.43973165987233849, 0.5, 0.56026834012766151,
    0.6773024435212678, 0.7840323733655779, 0.87425537408555055, 0.9114919329468282,
    0.94272801282660496, 0.98547090871302601, 1,
  ]
  /// The positions for interpolation, counted from the first after 0, in an order that keeps divided
  /// differences accurate (Leja's).
  private static let order = [15, 6, 10, 3, 13, 5, 9, 1, 11, 4, 8, 14, 0]
  private static let checks = [2, 7, 12]

  /// The Gauss-Legendre rule of five points on 0...1 (Abramowitz and Stegun, table 25.4).
  private static let rule: [(node: Double, weight: Double)] = [
    (0.046910077030668004, 0.11846344252809454), (0.23076534494715845, 0.23931433524968323),
    (0.5, 0.28444444444444444), (0.76923465505284155, 0.23931433524968323),
    (0.953089922969332, 0.11846344252809454),
  ]
}
