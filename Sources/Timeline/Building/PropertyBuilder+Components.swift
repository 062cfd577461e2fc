import Curves
import Spring

extension PropertyBuilder where Value == Point2D {
  /// Moves along a path.
  ///
  /// - Parameters:
  ///   - path: The path to follow.
  ///   - duration: The duration of one run in seconds.
  ///   - mode: The interpolation between segment ends.
  ///   - rotationMode: Whether the layer rotates with the path.
  @discardableResult
  public func path(
    _ path: BezierPath, duration: Double, mode: CalculationMode = .paced,
    rotationMode: PathAnimation.RotationMode = .none
  ) -> Self {
    keyframes { ($0.path, $0.mode, $0.rotationMode) = (path, mode, rotationMode) }
      .duration(duration)
  }

  /// The horizontal coordinate.
  public var x: PropertyBuilder<Double> { owner.property("\(keyPath).x") }
  /// The vertical coordinate.
  public var y: PropertyBuilder<Double> { owner.property("\(keyPath).y") }
}

extension PropertyBuilder where Value == Size2D {
  /// The horizontal extent.
  public var width: PropertyBuilder<Double> { owner.property("\(keyPath).width") }
  /// The vertical extent.
  public var height: PropertyBuilder<Double> { owner.property("\(keyPath).height") }
}

extension PropertyBuilder where Value == Rect2D {
  /// The origin.
  public var origin: PropertyBuilder<Point2D> { owner.property("\(keyPath).origin") }
  /// The size.
  public var size: PropertyBuilder<Size2D> { owner.property("\(keyPath).size") }
}

extension PropertyBuilder where Value == Transform3D {
  /// The translations along the axes; `all` is the translation in the plane.
  public var translation: TransformAxes<Size2D> {
    TransformAxes(keyPath: "\(keyPath).translation", owner: owner)
  }
  /// The rotations about the axes, in radians; `all` is the rotation about z.
  public var rotation: TransformAxes<Double> {
    TransformAxes(keyPath: "\(keyPath).rotation", owner: owner)
  }
  /// The scales along the axes; `all` is all of them at once.
  public var scale: TransformAxes<Double> {
    TransformAxes(keyPath: "\(keyPath).scale", owner: owner)
  }
  /// A number that a value function converts to a transform. For `scale` and `translate` with three
  /// numbers, use ``vector(_:)``.
  public func value(_ function: ValueFunction) -> PropertyBuilder<Double> {
    owner.property(keyPath, function: function)
  }
  /// Three numbers that a value function converts to a transform.
  public func vector(_ function: ValueFunction) -> PropertyBuilder<SIMD3<Double>> {
    owner.property(keyPath, function: function)
  }
}

/// The components of a transform along the axes. `All` is the type of the combined component.
public struct TransformAxes<All: AnimatableProperty> {
  fileprivate let keyPath: String
  fileprivate let owner: AnimationBuilder

  /// The combined component: the translation in the plane, the rotation about z, or all scales at once.
  public var all: PropertyBuilder<All> { owner.property(keyPath) }
  /// The component along or about x.
  public var x: PropertyBuilder<Double> { owner.property("\(keyPath).x") }
  /// The component along or about y.
  public var y: PropertyBuilder<Double> { owner.property("\(keyPath).y") }
  /// The component along or about z.
  public var z: PropertyBuilder<Double> { owner.property("\(keyPath).z") }
}
