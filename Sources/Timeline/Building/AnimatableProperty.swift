import Curves

/// A type that a property of a layer can have.
public protocol AnimatableProperty: Sendable {
  /// The value in the form that layers hold.
  var animatable: AnimatableValue { get }
}

extension Double: AnimatableProperty {
  /// A number.
  public var animatable: AnimatableValue { .number(self) }
}

extension Point: AnimatableProperty {
  /// A point.
  public var animatable: AnimatableValue { .point(self) }
}

extension Size: AnimatableProperty {
  /// A size.
  public var animatable: AnimatableValue { .size(self) }
}

extension Rect: AnimatableProperty {
  /// A rectangle.
  public var animatable: AnimatableValue { .rect(self) }
}

extension Color: AnimatableProperty {
  /// A colour.
  public var animatable: AnimatableValue { .color(self) }
}

extension Transform3D: AnimatableProperty {
  /// A transform.
  public var animatable: AnimatableValue { .transform(self) }
}

extension Bool: AnimatableProperty {
  /// A truth value.
  public var animatable: AnimatableValue { .bool(self) }
}
