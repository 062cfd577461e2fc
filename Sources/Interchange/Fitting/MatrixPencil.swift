import Arithmetic

/// The two rates of damped exponentials in noisy samples with a constant added, without a guess to
/// start from (Hua and Sarkar 1990).
///
/// The lagged windows of the samples, less their mean window, lie in a plane that the two exponentials
/// span; the plane is that of the two largest eigenvectors of the windows' covariance, and how it turns
/// when it is shifted by one sample gives the exponentials.
struct MatrixPencil {
  /// c/m and k/m.
  let damping: Double
  let stiffness: Double

  /// Estimates from samples in equal steps; nil where the samples tell nothing, as when they are equal.
  init?(_ samples: [Double], step: Double) {
    let width = Swift.min(samples.count / 2, 32)
    guard width >= 3 else { return nil }
    let plane = Self.plane(Self.covariance(samples, width: width))
    // The turn that carries the plane's rows without the last to those without the first, in the sense
    // of least squares.
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

  /// From the sum and the product of the two factors by which the exponentials fall in one step.
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
      // What has gone after one step, or grows, is told by neighbouring guesses.
      let rates = [trace / 2 + root, trace / 2 - root].map {
        $0 <= 0.003 ? 6 : $0 >= 0.9999 ? 1e-4 : -Double.log($0)
      }
      damping = (rates[0] + rates[1]) / step
      stiffness = rates[0] * rates[1] / (step * step)
    }
    guard damping.isFinite, stiffness.isFinite, stiffness > 0 else { return nil }
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

  /// The two largest eigenvectors, by powers of the matrix.
  private static func plane(_ matrix: [[Double]]) -> [[Double]] {
    let width = matrix.count
    var plane = [
      (0..<width).map { Double.cos(0.3 * Double($0)) }, (0..<width).map { 1 + Double($0 % 3) },
    ]
    for _ in 0..<40 {
      var basis = OrthonormalColumns()
      for vector in plane { basis.append(matrix.map { OrthonormalColumns.dot($0, vector) }) }
      plane = basis.columns
    }
    return plane
  }
}
