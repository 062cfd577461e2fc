import Curves
import Spring

/// A type that a layer property can have.
public protocol AnimatableProperty: Sendable {
  /// The value as an `AnimatableValue`, the form that layers store.
  var animatable: AnimatableValue { get }

  /// Creates a value from that form; nil if it is of another kind.
  init?(animatable: AnimatableValue)
}

extension Double: AnimatableProperty {
  /// A number.
  public var animatable: AnimatableValue { .number(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .number(let value) = animatable else { return nil }
    self = value
  }
}

extension Float: AnimatableProperty {
  /// A number.
  public var animatable: AnimatableValue { .number(component) }

  /// Creates the nearest number from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .number(let value) = animatable else { return nil }
    self.init(component: value)
  }
}

extension Point2D: AnimatableProperty {
  /// A point.
  public var animatable: AnimatableValue { .point(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .point(let value) = animatable else { return nil }
    self = value
  }
}

extension Size2D: AnimatableProperty {
  /// A size.
  public var animatable: AnimatableValue { .size(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .size(let value) = animatable else { return nil }
    self = value
  }
}

extension Rect2D: AnimatableProperty {
  /// A rectangle.
  public var animatable: AnimatableValue { .rect(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .rect(let value) = animatable else { return nil }
    self = value
  }
}

extension ColorValue: AnimatableProperty {
  /// A colour.
  public var animatable: AnimatableValue { .color(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .color(let value) = animatable else { return nil }
    self = value
  }
}

extension Transform3D: AnimatableProperty {
  /// A transform.
  public var animatable: AnimatableValue { .transform(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .transform(let value) = animatable else { return nil }
    self = value
  }
}

extension Bool: AnimatableProperty {
  /// A Boolean value.
  public var animatable: AnimatableValue { .bool(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .bool(let value) = animatable else { return nil }
    self = value
  }
}

extension SIMD where Scalar: VectorScalar {
  /// The lanes, as a vector.
  public var animatable: AnimatableValue { .vector(indices.map { self[$0].component }) }

  /// Creates a value from an `AnimatableValue`; nil if it is not a vector with as many numbers.
  public init?(animatable: AnimatableValue) {
    self.init()
    guard case .vector(let numbers) = animatable, numbers.count == scalarCount else { return nil }
    for index in indices { self[index] = Scalar(component: numbers[index]) }
  }
}

extension SIMD2: AnimatableProperty where Scalar: VectorScalar {}
extension SIMD3: AnimatableProperty where Scalar: VectorScalar {}
extension SIMD4: AnimatableProperty where Scalar: VectorScalar {}

extension Array: AnimatableProperty where Element: ListElement {
  /// The list.
  public var animatable: AnimatableValue { Element.animatable(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard let list = Element.list(animatable) else { return nil }
    self = list
  }
}

extension BezierPath: AnimatableProperty {
  /// The outline.
  public var animatable: AnimatableValue { .path(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .path(let value) = animatable else { return nil }
    self = value
  }
}

extension String: AnimatableProperty {
  /// The text.
  public var animatable: AnimatableValue { .text(self) }

  /// Creates a value from an `AnimatableValue`; nil if it is of another kind.
  public init?(animatable: AnimatableValue) {
    guard case .text(let value) = animatable else { return nil }
    self = value
  }
}

/// A type that can form a list as a property's value.
public protocol ListElement: Sendable {
  /// The list as an `AnimatableValue`.
  static func animatable(_ list: [Self]) -> AnimatableValue

  /// The list from that form; nil if it is of another kind.
  static func list(_ value: AnimatableValue) -> [Self]?
}

extension Double: ListElement {
  /// Numbers.
  public static func animatable(_ list: [Double]) -> AnimatableValue { .vector(list) }

  /// Numbers.
  public static func list(_ value: AnimatableValue) -> [Double]? {
    if case .vector(let list) = value { list } else { nil }
  }
}

extension ColorValue: ListElement {
  /// Colours.
  public static func animatable(_ list: [ColorValue]) -> AnimatableValue { .colors(list) }

  /// Colours.
  public static func list(_ value: AnimatableValue) -> [ColorValue]? {
    if case .colors(let list) = value { list } else { nil }
  }
}
