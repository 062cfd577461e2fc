import Curves

extension ValueFunction {
  /// The offset of its numbers among the parts of a transform.
  var offset: Int {
    switch self {
    case .rotateX: TransformLayout.rotation
    case .rotateY: TransformLayout.rotation + 1
    case .rotateZ: TransformLayout.rotation + 2
    case .scale, .scaleX: TransformLayout.scale
    case .scaleY: TransformLayout.scale + 1
    case .scaleZ: TransformLayout.scale + 2
    case .translate, .translateX: TransformLayout.translation
    case .translateY: TransformLayout.translation + 1
    case .translateZ: TransformLayout.translation + 2
    }
  }

  /// The transform of its numbers.
  func matrix(_ row: UnsafePointer<Double>) -> Transform3D {
    let number = row[0]
    return switch self {
    case .rotateX: .rotation(number, x: 1)
    case .rotateY: .rotation(number, y: 1)
    case .rotateZ: .rotation(number, z: 1)
    case .scale: .scale(x: number, y: row[1], z: row[2])
    case .scaleX: .scale(x: number)
    case .scaleY: .scale(y: number)
    case .scaleZ: .scale(z: number)
    case .translate: .translation(x: number, y: row[1], z: row[2])
    case .translateX: .translation(x: number)
    case .translateY: .translation(y: number)
    case .translateZ: .translation(z: number)
    }
  }
}
