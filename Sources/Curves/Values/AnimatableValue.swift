import Spring

/// An animatable value of any kind, for scenes and files whose kinds are known only at run time.
@nonexhaustive
public enum AnimatableValue: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// Several numbers.
  case vector([Double])
  /// A point.
  case point(Point2D)
  /// A size.
  case size(Size2D)
  /// A rectangle.
  indirect case rect(Rect2D)
  /// A colour.
  indirect case color(ColorValue)
  /// A transform.
  indirect case transform(Transform3D)
  /// Colours, such as those of a gradient.
  case colors([ColorValue])
  /// An outline.
  indirect case path(BezierPath)
  /// A Boolean value, which switches half way.
  case bool(Bool)
  /// A text, which switches half way.
  case text(String)

  /// The names of the components, as used for columns; empty for a number.
  public var componentNames: [String] {
    switch self {
    case .number: [""]
    case .vector(let numbers):
      numbers.count <= 3
        ? Array(["x", "y", "z"].prefix(numbers.count)) : numbers.indices.map { "\($0 + 1)" }
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .color: ["r", "g", "b", "a"]
    case .transform: (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    case .colors(let colors):
      colors.indices.flatMap { index in ["r", "g", "b", "a"].map { "\(index + 1).\($0)" } }
    case .path(let path):
      (1...max(path.controlPointCount, 1)).flatMap { ["x\($0)", "y\($0)"] }
        .dropLast(path.controlPointCount == 0 ? 2 : 0)
    case .bool, .text: []
    }
  }

  /// A description of the value's kind.
  public var kind: String {
    switch self {
    case .number: "a number"
    case .vector(let numbers): "\(numbers.count) numbers"
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rectangle"
    case .color: "a colour"
    case .transform: "a transform"
    case .colors(let colors): "\(colors.count) colours"
    case .path: "a path"
    case .bool: "true or false"
    case .text: "a word"
    }
  }
}

extension AnimatableValue: Interpolatable {
  /// The number of components of the kind; 0 for kinds that only switch.
  public var componentCount: Int {
    switch self {
    case .number: 1
    case .vector(let value): value.count
    case .point: 2
    case .size: 2
    case .rect: 4
    case .color: 4
    case .transform: 16
    case .colors(let value): 4 * value.count
    case .path(let value): 2 * value.controlPointCount
    case .bool, .text: 0
    }
  }

  /// A component, in the order of ``componentNames``.
  public subscript(component index: Int) -> Double {
    get {
      switch self {
      case .number(let value): value
      case .vector(let value): value[index]
      case .point(let value): value[component: index]
      case .size(let value): value[component: index]
      case .rect(let value): value[component: index]
      case .color(let value): value[component: index]
      case .transform(let value): value[component: index]
      case .colors(let value): value[index / 4][component: index % 4]
      case .path(let value): value.coordinates[index]
      case .bool, .text: 0
      }
    }
    set {
      switch self {
      case .number: self = .number(newValue)
      case .vector(let value): self = .vector(Self.set(value, index, newValue))
      case .point(let value): self = .point(Self.set(value, index, newValue))
      case .size(let value): self = .size(Self.set(value, index, newValue))
      case .rect(let value): self = .rect(Self.set(value, index, newValue))
      case .color(let value): self = .color(Self.set(value, index, newValue))
      case .transform(let value): self = .transform(Self.set(value, index, newValue))
      case .colors(var value):
        value[index / 4][component: index % 4] = newValue
        self = .colors(value)
      case .path(let value):
        var coordinates = value.coordinates
        coordinates[index] = newValue
        self = .path(value.withCoordinates(coordinates))
      case .bool, .text: break
      }
    }
  }

  private static func set<Value: VectorValue>(
    _ value: Value, _ index: Int, _ component: Double
  ) -> Value {
    var value = value
    value[component: index] = component
    return value
  }

  /// Replaces all components, in the order of ``componentNames``.
  ///
  /// - Parameter numbers: One for each component.
  public mutating func setComponents(to numbers: Span<Double>) {
    switch self {
    case .number: self = .number(numbers[0])
    case .point(let value): self = .point(Self.set(value, numbers))
    case .size(let value): self = .size(Self.set(value, numbers))
    case .rect(let value): self = .rect(Self.set(value, numbers))
    case .color(let value): self = .color(Self.set(value, numbers))
    case .transform(let value): self = .transform(Self.set(value, numbers))
    case .vector: self = .vector(Self.list(numbers))
    case .path(let value): self = .path(value.withCoordinates(Self.list(numbers)))
    case .colors(var value):
      for index in 0..<4 * value.count { value[index / 4][component: index % 4] = numbers[index] }
      self = .colors(value)
    case .bool, .text: break
    }
  }

  private static func set<Value: VectorValue>(_ value: Value, _ numbers: Span<Double>) -> Value {
    var value = value
    value.setComponents(to: numbers)
    return value
  }

  private static func list(_ numbers: Span<Double>) -> [Double] {
    numbers.indices.map { numbers[$0] }
  }

  /// Whether the components interpolate independently of one another.
  public var isLinear: Bool {
    switch self {
    case .transform, .bool, .text: false
    default: true
    }
  }

  /// Whether the values have the same kind and size.
  public func isCompatible(with other: Self) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform), (.bool, .bool), (.text, .text):
      true
    case (.vector(let a), .vector(let b)): a.count == b.count
    case (.colors(let a), .colors(let b)): a.count == b.count
    case (.path(let a), .path(let b)): a.hasSameElements(as: b)
    default: false
    }
  }

  /// Whether this kind interpolates by components.
  public func mixesByComponents(with other: Self) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): a.mixesByComponents(with: b)
    default: isLinear && isCompatible(with: other)
    }
  }

  /// The interpolation by the rule of the kind. Values of different kinds switch half way.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The fraction, which may lie outside 0...1.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, at: fraction))
    case (.vector(let a), .vector(let b)) where a.count == b.count:
      .vector(a.interpolated(to: b, at: fraction))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, at: fraction))
    case (.size(let a), .size(let b)): .size(a.interpolated(to: b, at: fraction))
    case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, at: fraction))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, at: fraction))
    case (.transform(let a), .transform(let b)):
      .transform(a.interpolated(to: b, at: fraction))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, at: fraction) })
    case (.path(let a), .path(let b)) where a.hasSameElements(as: b):
      .path(
        a.withCoordinates(a.coordinates.interpolated(to: b.coordinates, at: fraction)))
    default: fraction < 0.5 ? self : other
    }
  }

  /// The sum by the rule of the kind. Kinds without addition return the change itself.
  public func adding(_ change: Self) -> Self {
    switch (self, change) {
    case (.number(let a), .number(let b)): .number(a.adding(b))
    case (.vector(let a), .vector(let b)) where a.count == b.count: .vector(a.adding(b))
    case (.point(let a), .point(let b)): .point(a.adding(b))
    case (.size(let a), .size(let b)): .size(a.adding(b))
    case (.rect(let a), .rect(let b)): .rect(a.adding(b))
    case (.color(let a), .color(let b)): .color(a.adding(b))
    case (.transform(let a), .transform(let b)): .transform(a.adding(b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.adding($1) })
    case (.path(let a), .path(let b)) where a.hasSameElements(as: b):
      .path(a.withCoordinates(a.coordinates.adding(b.coordinates)))
    default: change
    }
  }

  /// The sum with the end of a cycle times a count. Kinds without addition return the value itself.
  ///
  /// - Parameters:
  ///   - end: The end of a cycle.
  ///   - count: The number of cycles.
  public func accumulating(_ end: Self, count: Double) -> Self {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.accumulating(b, count: count))
    case (.vector(let a), .vector(let b)) where a.count == b.count:
      .vector(a.accumulating(b, count: count))
    case (.point(let a), .point(let b)): .point(a.accumulating(b, count: count))
    case (.size(let a), .size(let b)): .size(a.accumulating(b, count: count))
    case (.rect(let a), .rect(let b)): .rect(a.accumulating(b, count: count))
    case (.color(let a), .color(let b)): .color(a.accumulating(b, count: count))
    case (.transform(let a), .transform(let b)): .transform(a.accumulating(b, count: count))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.accumulating($1, count: count) })
    case (.path(let a), .path(let b)) where a.hasSameElements(as: b):
      .path(a.withCoordinates(a.coordinates.accumulating(b.coordinates, count: count)))
    default: self
    }
  }
}
