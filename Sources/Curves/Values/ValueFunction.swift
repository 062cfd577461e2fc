/// Converts animated numbers to a transform, as CAValueFunction does.
@nonexhaustive
public enum ValueFunction: String, Sendable, Hashable, CaseIterable {
  /// A rotation about x, in radians.
  case rotateX
  /// A rotation about y, in radians.
  case rotateY
  /// A rotation about z, in radians.
  case rotateZ
  /// A scale by three numbers.
  case scale
  /// A scale along x.
  case scaleX
  /// A scale along y.
  case scaleY
  /// A scale along z.
  case scaleZ
  /// A translation by three numbers.
  case translate
  /// A translation along x.
  case translateX
  /// A translation along y.
  case translateY
  /// A translation along z.
  case translateZ

  /// The number of inputs.
  public var inputCount: Int { self == .scale || self == .translate ? 3 : 1 }

  /// The transform for the inputs; nil if their count does not match.
  public func transform(_ inputs: [Double]) -> Transform3D? {
    guard inputs.count == inputCount else { return nil }
    let number = inputs[0]
    return switch self {
    case .rotateX: .rotation(number, x: 1)
    case .rotateY: .rotation(number, y: 1)
    case .rotateZ: .rotation(number, z: 1)
    case .scale: .scale(x: inputs[0], y: inputs[1], z: inputs[2])
    case .scaleX: .scale(x: number)
    case .scaleY: .scale(y: number)
    case .scaleZ: .scale(z: number)
    case .translate: .translation(x: inputs[0], y: inputs[1], z: inputs[2])
    case .translateX: .translation(x: number)
    case .translateY: .translation(y: number)
    case .translateZ: .translation(z: number)
    }
  }
}

#if !hasFeature(Embedded)
  extension ValueFunction: Codable {}
#endif
