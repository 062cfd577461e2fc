import CurveArithmetic

/// A rotation in space.
package struct Quaternion: Sendable, Hashable {
  var x = 0.0
  var y = 0.0
  var z = 0.0
  var w = 1.0

  /// The rotation at a fraction of the way to another, along the great circle. As in CSS, it does not
  /// choose the shorter way.
  func interpolated(to other: Quaternion, at fraction: Double) -> Quaternion {
    let cosine = min(max(x * other.x + y * other.y + z * other.z + w * other.w, -1), 1)
    guard abs(cosine) < 1 else { return self }
    let angle = Double.acos(cosine)
    let weight = Double.sin(fraction * angle) / ((1 - cosine) * (1 + cosine)).squareRoot()
    let remainder = Double.cos(fraction * angle) - cosine * weight
    return Quaternion(
      x: x * remainder + other.x * weight, y: y * remainder + other.y * weight,
      z: z * remainder + other.z * weight, w: w * remainder + other.w * weight)
  }

  /// This rotation applied after another.
  func multiplied(by other: Quaternion) -> Quaternion {
    Quaternion(
      x: w * other.x + x * other.w + y * other.z - z * other.y,
      y: w * other.y - x * other.z + y * other.w + z * other.x,
      z: w * other.z + x * other.y - y * other.x + z * other.w,
      w: w * other.w - x * other.x - y * other.y - z * other.z)
  }
}

extension Transform3D {
  /// A rotation as a matrix.
  init(rotation q: Quaternion) {
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    self.init(
      elements: SIMD16(
        1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
        2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
        2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0,
        0, 0, 0, 1))
  }
}

/// The decomposition of a transform: perspective, translation, rotation, skew and scale, applied to
/// points from the last to the first.
///
/// Source: CSS Transforms Module Level 2, section 9.1, after "unmatrix" in Graphics Gems II.
package struct TransformParts: Sendable {
  package var perspective = SIMD4<Double>(0, 0, 0, 1)
  package var translation = SIMD3<Double>.zero
  package var scale = SIMD3<Double>(1, 1, 1)
  /// The skews of x on y, x on z and y on z.
  package var skew = SIMD3<Double>.zero
  package var rotation = Quaternion()

  /// Creates the parts of the identity.
  package init() {}

  /// Decomposes a transform; nil if it is singular.
  package init?(_ transform: Transform3D) {
    let unit = transform[3, 3]
    guard unit != 0 else { return nil }
    var rows = Rows()
    for row in 0..<4 {
      rows[row] = SIMD4(
        transform[row, 0] / unit, transform[row, 1] / unit, transform[row, 2] / unit,
        transform[row, 3] / unit)
    }
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    for index in 0..<3 { rows[index].w = 0 }
    rows[3].w = 1
    guard let solved = Self.solve(rows, column) else { return nil }
    if column.x != 0 || column.y != 0 || column.z != 0 { perspective = solved }
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    guard
      decompose(
        SIMD3(rows[0].x, rows[0].y, rows[0].z), SIMD3(rows[1].x, rows[1].y, rows[1].z),
        SIMD3(rows[2].x, rows[2].y, rows[2].z))
    else { return nil }
  }

  /// Four rows of a matrix, without allocating an array.
  private struct Rows {
    private var first = SIMD4<Double>.zero
    private var second = SIMD4<Double>.zero
    private var third = SIMD4<Double>.zero
    private var fourth = SIMD4<Double>.zero

    subscript(row: Int) -> SIMD4<Double> {
      get {
        switch row {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
      }
      set {
        switch row {
        case 0: first = newValue
        case 1: second = newValue
        case 2: third = newValue
        default: fourth = newValue
        }
      }
    }
  }

  /// Extracts scale, skew and rotation from the upper left part; false if it is singular.
  private mutating func decompose(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>
  ) -> Bool {
    var (a, b, c) = (first, second, third)
    // A 2D transform is decomposed as one, so that a mirror image stays in its plane.
    let isFlat = a.z == 0 && b.z == 0 && c.x == 0 && c.y == 0 && c.z == 1
    scale.x = length(a)
    guard scale.x > 0 else { return false }
    a /= scale.x
    skew.x = dot(a, b)
    b -= skew.x * a
    scale.y = length(b)
    guard scale.y > 0 else { return false }
    b /= scale.y
    skew.x /= scale.y
    skew.y = dot(a, c)
    c -= skew.y * a
    skew.z = dot(b, c)
    c -= skew.z * b
    scale.z = length(c)
    guard scale.z > 0 else { return false }
    c /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if dot(a, cross(b, c)) < 0 {
      if isFlat {
        // The axis with the smaller rotation is mirrored.
        if first.x < second.y {
          (scale.x, a) = (-scale.x, -a)
        } else {
          (scale.y, b) = (-scale.y, -b)
        }
        skew.x = -skew.x
      } else {
        (scale, a, b, c) = (-scale, -a, -b, -c)
      }
    }
    rotation = Self.rotation(a, b, c)
    return true
  }

  private static func rotation(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>
  ) -> Quaternion {
    func half(_ value: Double) -> Double { 0.5 * max(value, 0).squareRoot() }
    var q = Quaternion(
      x: half(1 + a.x - b.y - c.z), y: half(1 - a.x + b.y - c.z), z: half(1 - a.x - b.y + c.z),
      w: half(1 + a.x + b.y + c.z))
    if c.y > b.z { q.x = -q.x }
    if a.z > c.x { q.y = -q.y }
    if b.x > a.y { q.z = -q.z }
    return q
  }

  package func interpolated(to other: Self, at fraction: Double) -> Self {
    var result = self
    for index in 0..<3 {
      result.translation[index] = mix(translation[index], other.translation[index], at: fraction)
      result.scale[index] = mix(scale[index], other.scale[index], at: fraction)
      result.skew[index] = mix(skew[index], other.skew[index], at: fraction)
    }
    for index in 0..<4 {
      result.perspective[index] = mix(perspective[index], other.perspective[index], at: fraction)
    }
    result.rotation = rotation.interpolated(to: other.rotation, at: fraction)
    return result
  }

  package func accumulating(_ end: Self, count: Double) -> Self {
    var result = self
    result.translation += end.translation * count
    result.scale += (end.scale - 1) * count
    result.skew += end.skew * count
    result.perspective += (end.perspective - SIMD4(0, 0, 0, 1)) * count
    result.rotation = Quaternion().interpolated(to: end.rotation, at: count).multiplied(
      by: rotation)
    return result
  }

  /// The transform that the parts make up.
  package var transform: Transform3D {
    var result = Transform3D.identity
    for row in 0..<4 { result[row, 3] = perspective[row] }
    result = result.concatenating(
      .translation(x: translation.x, y: translation.y, z: translation.z))
    result = result.concatenating(Transform3D(rotation: rotation))
    result.shear(skew.z, row: 2, column: 1)
    result.shear(skew.y, row: 2, column: 0)
    result.shear(skew.x, row: 1, column: 0)
    return result.concatenating(.scale(x: scale.x, y: scale.y, z: scale.z))
  }

  /// The solution v of M v = column, for the rows of a matrix whose fourth column is that of the
  /// identity, by elimination; nil if the matrix is singular.
  private static func solve(_ rows: Rows, _ column: SIMD4<Double>) -> SIMD4<Double>? {
    var rows = rows
    var right = column
    for pivot in 0..<4 {
      var best = pivot
      for row in pivot..<4 where abs(rows[best][pivot]) < abs(rows[row][pivot]) { best = row }
      guard rows[best][pivot] != 0, rows[best][pivot].isFinite else { return nil }
      (rows[pivot], rows[best]) = (rows[best], rows[pivot])
      (right[pivot], right[best]) = (right[best], right[pivot])
      for row in (pivot + 1)..<4 {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        rows[row] -= factor * rows[pivot]
        right[row] -= factor * right[pivot]
      }
    }
    var solution = SIMD4<Double>.zero
    for row in (0..<4).reversed() {
      var remainder = right[row]
      for column in (row + 1)..<4 { remainder -= rows[row][column] * solution[column] }
      solution[row] = remainder / rows[row][row]
    }
    return solution
  }
}

extension Transform3D {
  /// Adds a skew before the transform.
  fileprivate mutating func shear(_ amount: Double, row: Int, column: Int) {
    guard amount != 0 else { return }
    var shear = Transform3D.identity
    shear[row, column] = amount
    self = concatenating(shear)
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private func length(_ a: SIMD3<Double>) -> Double {
  Double.hypot(Double.hypot(a.x, a.y), a.z)
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
