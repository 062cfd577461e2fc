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

extension SIMD3: AnimatableProperty where Scalar == Double {
  /// Three numbers.
  public var animatable: AnimatableValue { .vector([x, y, z]) }
}

extension Array: AnimatableProperty where Element: ListElement {
  /// The list.
  public var animatable: AnimatableValue { Element.animatable(self) }
}

extension Path: AnimatableProperty {
  /// The outline.
  public var animatable: AnimatableValue { .path(self) }
}

extension String: AnimatableProperty {
  /// The word.
  public var animatable: AnimatableValue { .text(self) }
}

/// A type of which a property can have a list.
public protocol ListElement: Sendable {
  /// The list in the form that layers hold.
  static func animatable(_ list: [Self]) -> AnimatableValue
}

extension Double: ListElement {
  /// Numbers.
  public static func animatable(_ list: [Double]) -> AnimatableValue { .vector(list) }
}

extension Color: ListElement {
  /// Colours.
  public static func animatable(_ list: [Color]) -> AnimatableValue { .colors(list) }
}
