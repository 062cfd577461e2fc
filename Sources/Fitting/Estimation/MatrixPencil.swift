import CurveArithmetic

/// Estimates the two rates of damped exponentials plus a constant from noisy samples, without an initial
/// guess (Hua and Sarkar 1990).
///
/// The windows of consecutive samples, less their mean window, lie in the plane that the two exponentials
/// span. The two largest eigenvectors of the windows' covariance span the same plane. Its rotation under
/// a shift by one sample gives the exponentials.
struct MatrixPencil {
  /// c/m and k/m.
  let damping: Double
  let stiffness: Double

  /// Estimates from evenly spaced samples; nil if they contain no motion, for example if all are equal.
  init?(_ samples: [Double], step: Double) {
    let width = Swift.min(samples.count / 2, 32)
    guard width >= 3 else { return nil }
    let plane = Self.plane(Self.covariance(samples, width: width))
    // The least-squares map from the plane's rows without the last to those without the first.
    var normal = [[0.0, 0.0], [0.0, 0.0]]
    var mixed = normal
    for row in 0..<(width - 1) {
      for i in 0..<2 {
        for j in 0..<2 {
          normal[i][j] += plane[i][row] * plane[j][row]
          mixed[i][j] += plane[i][row] * plane[j][row + 1]
        }
      }
    }
    let determinant = normal[0][0] * normal[1][1] - normal[0][1] * normal[1][0]
    guard determinant > 0 else { return nil }
    let trace =
      (normal[1][1] * mixed[0][0] - normal[0][1] * mixed[1][0] - normal[1][0] * mixed[0][1]
        + normal[0][0] * mixed[1][1]) / determinant
    let product =
      (mixed[0][0] * mixed[1][1] - mixed[0][1] * mixed[1][0]) / determinant
    self.init(trace: trace, product: product, step: step)
  }

  /// From the sum and the product of the two factors by which the exponentials decay in one step.
  private init?(trace: Double, product: Double, step: Double) {
    guard trace.isFinite, product.isFinite else { return nil }
    let discriminant = trace * trace / 4 - product
    if discriminant < 0 {
      let decay = Swift.max(-Double.log(product) / 2, 0)
      let angle = Double.atan2(y: (-discriminant).squareRoot(), x: trace / 2)
      damping = 2 * decay / step
      stiffness = (decay * decay + angle * angle) / (step * step)
    } else {
      let root = discriminant.squareRoot()
      let (fast, slow) = (Self.rate(trace / 2 - root), Self.rate(trace / 2 + root))
      damping = (slow + fast) / step
      stiffness = slow * fast / (step * step)
    }
    guard damping.isFinite, stiffness.isFinite, stiffness > 0 else { return nil }
  }

  /// The rate of an exponential that decays by a factor in one step. Guesses for one that decays within a step, or grows,
  /// come from the neighbouring cases.
  private static func rate(_ factor: Double) -> Double {
    if factor <= 0.003 { return 6 }
    return factor >= 0.9999 ? 1e-4 : -Double.log(factor)
  }

  private static func covariance(_ samples: [Double], width: Int) -> [[Double]] {
    let count = samples.count - width + 1
    let means = (0..<width).map { samples[$0..<($0 + count)].reduce(0, +) / Double(count) }
    var covariance = [[Double]](repeating: [Double](repeating: 0, count: width), count: width)
    for i in 0..<width {
      for j in i..<width {
        var sum = 0.0
        for start in 0..<count { sum += samples[start + i] * samples[start + j] }
        covariance[i][j] = sum - Double(count) * means[i] * means[j]
        covariance[j][i] = covariance[i][j]
      }
    }
    return covariance
  }

  /// The two largest eigenvectors, by power iteration.
  private static func plane(_ matrix: [[Double]]) -> [[Double]] {
    let width = matrix.count
    let wave: [Double] = (0..<width).map { Double.cos(0.3 * Double($0)) }
    let steps: [Double] = (0..<width).map { 1 + Double($0 % 3) }
    var plane = [wave, steps]
    for _ in 0..<40 {
      var basis = OrthonormalColumns()
      for vector in plane { basis.append(matrix.map { OrthonormalColumns.dot($0, vector) }) }
      plane = basis.columns
    }
    return plane
  }
}
