import CurveArithmetic
import Curves

/// A transform among a plan's numbers: its parts, which can be animated separately, and a matrix if
/// something animates the whole transform.
///
/// The parts are translations, rotations about x, y and z, scales, skews and perspective. Rotations are
/// stored as animated, so full turns are preserved. If a matrix was written last, it applies instead of
/// the parts.
struct TransformSlots: Sendable {
  /// The position of the parts.
  var parts: Int
  /// The position of the flag that selects the matrix, followed by the matrix; -1 if nothing writes a
  /// matrix.
  var matrix = -1

  /// The matrix.
  func matrix(_ values: UnsafePointer<Double>) -> Transform3D {
    if matrix >= 0, values[matrix] != 0 {
      var elements = SIMD16<Double>(repeating: 0)
      for index in 0..<16 { elements[index] = values[matrix + 1 + index] }
      return Transform3D(elements: elements)
    }
    return Self.parts(values + parts).transform
  }

  /// Writes the elements of the matrix. Turns about z, scales and translations take no products of matrices.
  func writeElements(_ values: UnsafePointer<Double>, into row: UnsafeMutablePointer<Double>) {
    if matrix < 0 || values[matrix] == 0, writeFlat(values, into: row) { return }
    let elements = matrix(values).elements
    for index in 0..<16 { row[index] = elements[index] + 0 }
  }

  /// Writes the elements with the bits of the products of matrices, if nothing leaves the plane.
  @inline(__always)
  private func writeFlat(
    _ values: UnsafePointer<Double>, into row: UnsafeMutablePointer<Double>
  ) -> Bool {
    let slots = values + parts
    guard isFlat(slots) else { return false }
    let (scale, translation) = (
      slots + TransformLayout.scale, slots + TransformLayout.translation
    )
    let (sine, cosine) = Double.sinAndCos(slots[TransformLayout.rotation + 2] / 2)
    let (level, upright) = (1 - 2 * (sine * sine), 2 * (sine * cosine))
    row.update(repeating: 0, count: 16)
    (row[0], row[1]) = (scale[0] * level + 0, scale[0] * upright + 0)
    (row[4], row[5]) = (0 - scale[1] * upright, scale[1] * level + 0)
    row[10] = scale[2] + 0
    for index in 0..<3 { row[12 + index] = translation[index] + 0 }
    row[15] = 1
    // NaN where an element is not finite.
    let sum = (row[0] + row[1] + row[4] + row[5]) + (row[10] + row[12] + row[13] + row[14])
    return sum - sum == 0
  }

  /// Whether the parts turn only about z, without skew and perspective.
  @inline(__always)
  func isFlat(_ slots: UnsafePointer<Double>) -> Bool {
    func isZero(_ range: Range<Int>) -> Bool {
      var isZero = true
      for index in range { isZero = isZero && slots[index] == 0 }
      return isZero
    }
    return isZero(TransformLayout.rotation..<TransformLayout.rotation + 2)
      && isZero(TransformLayout.skew..<TransformLayout.count - 1)
      && slots[TransformLayout.count - 1] == 1
  }

  /// Writes a matrix, which then applies.
  func write(_ transform: Transform3D, to values: UnsafeMutablePointer<Double>) {
    values[matrix] = 1
    for index in 0..<16 { values[matrix + 1 + index] = transform.elements[index] + 0 }
  }

  /// Makes the parts apply. Those of a singular matrix stay unchanged.
  func useParts(_ values: UnsafeMutablePointer<Double>) {
    guard matrix >= 0, values[matrix] != 0 else { return }
    values[matrix] = 0
    guard let parts = TransformParts(matrix16(values)) else { return }
    Self.write(parts, to: values + self.parts)
  }

  /// Sets the parts to those of the identity.
  func reset(_ values: UnsafeMutablePointer<Double>) {
    if matrix >= 0 { values[matrix] = 0 }
    for index in 0..<TransformLayout.count {
      let isOne =
        (TransformLayout.scale..<TransformLayout.skew).contains(index)
        || index == TransformLayout.count - 1
      values[parts + index] = isOne ? 1 : 0
    }
  }

  private func matrix16(_ values: UnsafePointer<Double>) -> Transform3D {
    var elements = SIMD16<Double>(repeating: 0)
    for index in 0..<16 { elements[index] = values[matrix + 1 + index] }
    return Transform3D(elements: elements)
  }

  /// The parts stored at a position.
  static func parts(_ slots: UnsafePointer<Double>) -> TransformParts {
    var parts = TransformParts()
    for index in 0..<3 {
      parts.translation[index] = slots[TransformLayout.translation + index]
      parts.scale[index] = slots[TransformLayout.scale + index]
      parts.skew[index] = slots[TransformLayout.skew + index]
    }
    for index in 0..<4 { parts.perspective[index] = slots[TransformLayout.perspective + index] }
    parts.rotation = Quaternion(
      angles: SIMD3(
        slots[TransformLayout.rotation], slots[TransformLayout.rotation + 1],
        slots[TransformLayout.rotation + 2]))
    return parts
  }

  /// Writes parts to a position.
  static func write(_ parts: TransformParts, to slots: UnsafeMutablePointer<Double>) {
    let angles = parts.rotation.angles
    for index in 0..<3 {
      slots[TransformLayout.translation + index] = parts.translation[index] + 0
      slots[TransformLayout.rotation + index] = angles[index] + 0
      slots[TransformLayout.scale + index] = parts.scale[index] + 0
      slots[TransformLayout.skew + index] = parts.skew[index] + 0
    }
    for index in 0..<4 { slots[TransformLayout.perspective + index] = parts.perspective[index] + 0 }
  }
}

/// A transform of an animation, decomposed once.
struct PreparedTransform: Sendable {
  var matrix: Transform3D
  var parts: TransformParts?

  init(_ matrix: Transform3D) {
    self.matrix = matrix
    parts = TransformParts(matrix)
  }

  /// The interpolation of two transforms; exactly the ends at 0 and 1.
  func interpolated(to other: PreparedTransform, at fraction: Double) -> Transform3D {
    if fraction == 0 { return matrix }
    if fraction == 1 { return other.matrix }
    guard let parts, let end = other.parts else { return fraction < 0.5 ? matrix : other.matrix }
    return parts.interpolated(to: end, at: fraction).transform
  }
}
