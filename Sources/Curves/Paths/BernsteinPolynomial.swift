/// A polynomial on 0...1, given by its Bernstein coefficients. Their signs bound the number of its roots.
struct BernsteinPolynomial {
  /// The coefficients: one more than the degree.
  let coefficients: [Double]

  init(_ coefficients: [Double]) { self.coefficients = coefficients }

  /// The dot product of two Bézier curves, as a polynomial.
  init(dot a: [Point2D], _ b: [Point2D]) {
    let (m, n) = (a.count - 1, b.count - 1)
    var products = [Double](repeating: 0, count: m + n + 1)
    for i in 0...m {
      for j in 0...n {
        products[i + j] += Self.binomial(m, i) * Self.binomial(n, j) * a[i].dot(b[j])
      }
    }
    coefficients = products.enumerated().map { $1 / Self.binomial(m + n, $0) }
  }

  private static func binomial(_ n: Int, _ k: Int) -> Double {
    var result = 1.0
    for i in 0..<k { result = result * Double(n - i) / Double(i + 1) }
    return result
  }

  /// The roots inside 0...1, in order, each to about the spacing of doubles at 1. The zero polynomial has
  /// none.
  ///
  /// A part with one sign change among its coefficients has one root, which bisection finds. A part with
  /// more is cut in two (variation diminishing). A part too small to cut contains a multiple root.
  func roots() -> [Double] {
    guard let scale = coefficients.map(abs).max(), scale > 0, scale.isFinite else { return [] }
    var roots: [Double] = []
    var parts = [(coefficients.map { $0 / scale }, 0.0, 1.0)]
    while let (part, low, high) = parts.popLast() {
      let changes = Self.signChanges(part)
      if changes == 0 {
        if part[0] == 0, low > 0 { roots.append(low) }
        continue
      }
      let middle = low + (high - low) / 2
      if high - low <= 0x1p-50 {
        roots.append(middle)
        continue
      }
      let (left, right) = Self.halves(part)
      parts.append((right, middle, high))
      parts.append((left, low, middle))
    }
    // One root seen from both sides of a cut.
    return roots.reduce(into: []) { list, root in
      if let last = list.last, root - last <= 0x1p-48 { return }
      list.append(root)
    }
  }

  private static func signChanges(_ coefficients: [Double]) -> Int {
    var changes = 0
    var last = 0.0
    for value in coefficients where value != 0 {
      if last * value < 0 { changes += 1 }
      last = value < 0 ? -1 : 1
    }
    return changes
  }

  /// The coefficients on both halves of 0...1 (de Casteljau).
  private static func halves(_ coefficients: [Double]) -> ([Double], [Double]) {
    var level = coefficients
    var (left, right) = ([Double](), [Double]())
    while !level.isEmpty {
      left.append(level[0])
      right.append(level[level.count - 1])
      for i in 0..<(level.count - 1) { level[i] = (level[i] + level[i + 1]) / 2 }
      level.removeLast()
    }
    return (left, right.reversed())
  }
}
