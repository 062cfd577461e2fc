import CurveArithmetic

/// A part of a transform that can be animated separately, with its name in a key path:
/// `transform.rotation.z`.
///
/// A transform is interpreted as a scale, followed by rotations about x, y and z in this order, followed
/// by a translation. Source: Apple, Core Animation Programming Guide, "Key-Value Coding Extensions".
@nonexhaustive
public enum TransformComponent: String, Sendable, Hashable, CaseIterable {
  /// The rotation about z, in radians; the same as `rotation.z`.
  case rotation
  /// The rotation about x, in radians.
  case rotationX = "rotation.x"
  /// The rotation about y, in radians.
  case rotationY = "rotation.y"
  /// The rotation about z, in radians.
  case rotationZ = "rotation.z"
  /// The mean of the three scales. Setting it sets all three.
  case scale
  /// The scale along x.
  case scaleX = "scale.x"
  /// The scale along y.
  case scaleY = "scale.y"
  /// The scale along z.
  case scaleZ = "scale.z"
  /// The translation in the plane, a size.
  case translation
  /// The translation along x.
  case translationX = "translation.x"
  /// The translation along y.
  case translationY = "translation.y"
  /// The translation along z.
  case translationZ = "translation.z"
}

extension Transform3D {
  /// The value of a part: a size for `translation`, a number otherwise. It is 0 for a singular transform.
  public func value(of component: TransformComponent) -> AnimatableValue {
    guard let parts = TransformParts(self) else { return .number(0) }
    let angles = parts.rotation.angles
    return switch component {
    case .rotation, .rotationZ: .number(angles.z)
    case .rotationX: .number(angles.x)
    case .rotationY: .number(angles.y)
    case .scale: .number(parts.scale.sum() / 3)
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .translation:
      .size(Size2D(width: parts.translation.x, height: parts.translation.y))
    case .translationX: .number(parts.translation.x)
    case .translationY: .number(parts.translation.y)
    case .translationZ: .number(parts.translation.z)
    }
  }

  /// This transform with one part replaced; unchanged if it is singular or if the value differs in kind.
  ///
  /// - Parameters:
  ///   - component: The part to replace.
  ///   - value: Its new value: a size for `translation`, a number otherwise.
  public func setting(_ component: TransformComponent, to value: AnimatableValue) -> Self {
    guard var parts = TransformParts(self) else { return self }
    switch (component, value) {
    case (.translation, .size(let size)):
      parts.translation.x = size.width
      parts.translation.y = size.height
    case (.translation, .point(let point)):
      parts.translation.x = point.x
      parts.translation.y = point.y
    case (_, .number(let number)): parts.set(component, to: number)
    default: return self
    }
    return parts.transform
  }
}

extension TransformParts {
  mutating func set(_ component: TransformComponent, to number: Double) {
    var angles = rotation.angles
    switch component {
    case .rotation, .rotationZ: angles.z = number
    case .rotationX: angles.x = number
    case .rotationY: angles.y = number
    case .scale: scale = SIMD3(repeating: number)
    case .scaleX: scale.x = number
    case .scaleY: scale.y = number
    case .scaleZ: scale.z = number
    case .translation: break
    case .translationX: translation.x = number
    case .translationY: translation.y = number
    case .translationZ: translation.z = number
    }
    rotation = Quaternion(angles: angles)
  }
}

extension Quaternion {
  /// The successive angles about x, y and z that make up the rotation.
  package var angles: SIMD3<Double> {
    let matrix = Transform3D(rotation: self)
    let sine = min(max(-matrix[0, 2], -1), 1)
    // In gimbal lock two axes coincide; the whole rotation is assigned to x.
    guard abs(sine) < 1 - 0x1p-50 else {
      return SIMD3(
        Double.atan2(y: -matrix[2, 1], x: matrix[1, 1]), sine > 0 ? .pi / 2 : -.pi / 2, 0)
    }
    return SIMD3(
      Double.atan2(y: matrix[1, 2], x: matrix[2, 2]), Double.asin(sine),
      Double.atan2(y: matrix[0, 1], x: matrix[0, 0]))
  }

  /// The rotation by successive angles about x, y and z.
  package init(angles: SIMD3<Double>) {
    func turn(_ angle: Double, _ axis: SIMD3<Double>) -> Quaternion {
      let sine = Double.sin(angle / 2)
      return Quaternion(
        x: axis.x * sine, y: axis.y * sine, z: axis.z * sine, w: Double.cos(angle / 2))
    }
    self = turn(angles.z, SIMD3(0, 0, 1))
      .multiplied(by: turn(angles.y, SIMD3(0, 1, 0)))
      .multiplied(by: turn(angles.x, SIMD3(1, 0, 0)))
  }
}

#if !hasFeature(Embedded)
  extension TransformComponent: Codable {}
#endif
