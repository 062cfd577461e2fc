/// A value made of `Double` components that animate independently.
///
/// Values are read and written component by component. Two values are compatible if their component
/// counts are equal. `Double` has one component, a SIMD vector one per lane, an array one per element.
public protocol VectorValue: Sendable, Hashable {
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

extension SIMD where Scalar == Double {
  /// The number of lanes.
  @inlinable public var componentCount: Int { scalarCount }

  /// The lane at an index in `0..<componentCount`.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { self[index] }
    set { self[index] = newValue }
  }
}

extension SIMD2: VectorValue where Scalar == Double {}
extension SIMD3: VectorValue where Scalar == Double {}
extension SIMD4: VectorValue where Scalar == Double {}

extension Array: VectorValue where Element == Double {
  /// The number of elements.
  public var componentCount: Int { count }

  /// The element at an index in `0..<componentCount`.
  public subscript(component index: Int) -> Double {
    get { self[index] }
    set { self[index] = newValue }
  }
}
