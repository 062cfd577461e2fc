/// Makes a transform of animated numbers, as CAValueFunction does.
public enum ValueFunction: String, Sendable, Hashable, CaseIterable {
  /// A turn about x by a number of radians.
  case rotateX
  /// A turn about y.
  case rotateY
  /// A turn about z.
  case rotateZ
  /// A change of size by three numbers.
  case scale
  /// A change of size along x.
  case scaleX
  /// A change of size along y.
  case scaleY
  /// A change of size along z.
  case scaleZ
  /// A move by three numbers.
  case translate
  /// A move along x.
  case translateX
  /// A move along y.
  case translateY
  /// A move along z.
  case translateZ

  /// How many numbers it takes.
  public var inputCount: Int { self == .scale || self == .translate ? 3 : 1 }

  /// The transform of numbers; nil if there are not as many as it takes.
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
