/// A value made of `Double` components that animate independently.
///
/// Values are read and written component by component. Two values are compatible if their component
/// counts are equal. `Double` and `Float` have one component, a SIMD vector of them one per lane, an array
/// of doubles one per element. On Apple's systems, CoreGraphics' numbers, points, sizes and rectangles are
/// vector values too.
///
/// Computations are in `Double`. A type of smaller numbers receives the results rounded to its precision.
public protocol VectorValue: Sendable, Equatable {
  /// The number of components.
  var componentCount: Int { get }

  /// The component at an index in `0..<componentCount`.
  subscript(component index: Int) -> Double { get set }

  /// Replaces all components.
  ///
  /// The default sets one after the other. A type of your own can do it at once, so that values of its
  /// motions are computed faster.
  ///
  /// - Parameter numbers: One for each component.
  mutating func setComponents(to numbers: Span<Double>)
}

extension VectorValue {
  /// The default sets one component after the other.
  ///
  /// - Parameter numbers: One for each component.
  public mutating func setComponents(to numbers: Span<Double>) {
    for index in 0..<componentCount { self[component: index] = numbers[index] }
  }
}

extension Double: VectorValue {
  /// The number of components, 1.
  public var componentCount: Int { 1 }

  /// The number itself, for any index.
  public subscript(component index: Int) -> Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: VectorValue {
  /// The number of components, 1.
  public var componentCount: Int { 1 }

  /// The number itself, for any index.
  public subscript(component index: Int) -> Double {
    get { component }
    set { self = Self(component: newValue) }
  }
}

// Specialised, because generic code of other modules is not: there, the protocol of the lanes costs ten times as much.
extension SIMD2: VectorValue where Scalar: VectorScalar {
  /// The number of lanes, 2.
  @inlinable public var componentCount: Int { 2 }

  /// The lane at an index in `0..<componentCount`.
  @inlinable
  public subscript(component index: Int) -> Double {
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Float)
    get { self[index].component }
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Float)
    set { self[index] = Scalar(component: newValue) }
  }

  /// Replaces all lanes.
  @specialized(where Scalar == Double)
  @specialized(where Scalar == Float)
  public mutating func setComponents(to numbers: Span<Double>) {
    self = Self(Scalar(component: numbers[0]), Scalar(component: numbers[1]))
  }
}

extension SIMD3: VectorValue where Scalar: VectorScalar {
  /// The number of lanes, 3.
  @inlinable public var componentCount: Int { 3 }

  /// The lane at an index in `0..<componentCount`.
  @inlinable
  public subscript(component index: Int) -> Double {
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Float)
    get { self[index].component }
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Float)
    set { self[index] = Scalar(component: newValue) }
  }

  /// Replaces all lanes.
  @specialized(where Scalar == Double)
  @specialized(where Scalar == Float)
  public mutating func setComponents(to numbers: Span<Double>) {
    self = Self(
      Scalar(component: numbers[0]), Scalar(component: numbers[1]),
      Scalar(component: numbers[2]))
  }
}

extension SIMD4: VectorValue where Scalar: VectorScalar {
  /// The number of lanes, 4.
  @inlinable public var componentCount: Int { 4 }

  /// The lane at an index in `0..<componentCount`.
  @inlinable
  public subscript(component index: Int) -> Double {
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Float)
    get { self[index].component }
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Float)
    set { self[index] = Scalar(component: newValue) }
  }

  /// Replaces all lanes.
  @specialized(where Scalar == Double)
  @specialized(where Scalar == Float)
  public mutating func setComponents(to numbers: Span<Double>) {
    self = Self(
      Scalar(component: numbers[0]), Scalar(component: numbers[1]),
      Scalar(component: numbers[2]), Scalar(component: numbers[3]))
  }
}

extension Array: VectorValue where Element == Double {
  /// The number of elements.
  public var componentCount: Int { count }

  /// The element at an index in `0..<componentCount`.
  public subscript(component index: Int) -> Double {
    get { self[index] }
    set { self[index] = newValue }
  }
}
