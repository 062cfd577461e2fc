import Curves

/// A transform among a plan's numbers: its parts, each of which can be animated on its own, and a matrix
/// where something animates it whole.
///
/// The parts are moves, turns about x, y and z, scales, skews and perspective. Turns are held as they were
/// animated, so that whole turns are not lost. Where a matrix was written last, it counts instead.
struct TransformSlots: Sendable {
  /// The place of the parts.
  var parts: Int
  /// The place of the flag that says whether the matrix counts, with the matrix after it; -1 where
  /// nothing writes a matrix.
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

  /// Writes a matrix, which then counts.
  func write(_ transform: Transform3D, to values: UnsafeMutablePointer<Double>) {
    values[matrix] = 1
    for index in 0..<16 { values[matrix + 1 + index] = transform.elements[index] + 0 }
  }

  /// Makes the parts count; those of a singular matrix stay as they were.
  func useParts(_ values: UnsafeMutablePointer<Double>) {
    guard matrix >= 0, values[matrix] != 0 else { return }
    values[matrix] = 0
    guard let parts = TransformParts(matrix16(values)) else { return }
    Self.write(parts, to: values + self.parts)
  }

  /// Makes the parts those of the identity.
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

  /// The parts that stand at a place.
  static func parts(_ place: UnsafePointer<Double>) -> TransformParts {
    var parts = TransformParts()
    for index in 0..<3 {
      parts.translation[index] = place[TransformLayout.translation + index]
      parts.scale[index] = place[TransformLayout.scale + index]
      parts.skew[index] = place[TransformLayout.skew + index]
    }
    for index in 0..<4 { parts.perspective[index] = place[TransformLayout.perspective + index] }
    parts.rotation = Quaternion(
      angles: SIMD3(
        place[TransformLayout.rotation], place[TransformLayout.rotation + 1],
        place[TransformLayout.rotation + 2]))
    return parts
  }

  /// Writes parts to a place.
  static func write(_ parts: TransformParts, to place: UnsafeMutablePointer<Double>) {
    let angles = parts.rotation.angles
    for index in 0..<3 {
      place[TransformLayout.translation + index] = parts.translation[index] + 0
      place[TransformLayout.rotation + index] = angles[index] + 0
      place[TransformLayout.scale + index] = parts.scale[index] + 0
      place[TransformLayout.skew + index] = parts.skew[index] + 0
    }
    for index in 0..<4 { place[TransformLayout.perspective + index] = parts.perspective[index] + 0 }
  }
}

/// A transform that an animation gives, decomposed once.
struct PreparedTransform: Sendable {
  var matrix: Transform3D
  var parts: TransformParts?

  init(_ matrix: Transform3D) {
    self.matrix = matrix
    parts = TransformParts(matrix)
  }

  /// The mix of two, the ends exactly.
  func interpolated(to other: PreparedTransform, at fraction: Double) -> Transform3D {
    if fraction == 0 { return matrix }
    if fraction == 1 { return other.matrix }
    guard let parts, let end = other.parts else { return fraction < 0.5 ? matrix : other.matrix }
    return parts.interpolated(to: end, at: fraction).transform
  }
}
