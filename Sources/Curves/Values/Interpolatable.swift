import Spring

/// A value that can be animated: there are values between two of its kind.
///
/// By default, interpolation, addition and distance work on each component separately. Values that only
/// switch have no components. Transforms have components, but interpolate by decomposition.
public protocol Interpolatable: VectorValue {
  /// The value at a fraction of the way to another: self at 0, the other at 1. The fraction may lie
  /// outside 0...1.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The fraction of the way.
  func interpolated(to other: Self, at fraction: Double) -> Self

  /// The sum with a change, as for an additive animation.
  func adding(_ change: Self) -> Self

  /// The sum with the end of a cycle, a number of times, as for a cumulative animation.
  ///
  /// - Parameters:
  ///   - end: The end of a cycle.
  ///   - count: The number of cycles.
  func accumulating(_ end: Self, count: Double) -> Self

  /// Whether this value and another can be interpolated: their components correspond.
  func isCompatible(with other: Self) -> Bool

  /// Whether the components interpolate independently, so that a spline can pass through the values.
  var isLinear: Bool { get }

  /// Whether ``interpolated(to:at:)`` treats each component of this value and another separately, as the
  /// default does, so a batch needs only their numbers.
  ///
  /// A type with its own interpolation returns false if the result differs from the default.
  func mixesByComponents(with other: Self) -> Bool
}

extension Interpolatable {
  /// Interpolates the components; exactly the ends at 0 and 1.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The fraction, which may lie outside 0...1.
  @inlinable
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    combined(with: other) { mix($0, $1, at: fraction) }
  }

  /// Adds the components.
  public func adding(_ change: Self) -> Self { combined(with: change) { finite($0 + $1) } }

  /// Adds the components of the end, times the count.
  ///
  /// - Parameters:
  ///   - end: The end of a cycle.
  ///   - count: The number of cycles.
  public func accumulating(_ end: Self, count: Double) -> Self {
    combined(with: end) { finite($0 + count * $1) }
  }

  /// Whether the component counts are equal.
  public func isCompatible(with other: Self) -> Bool { componentCount == other.componentCount }

  /// Whether there are components.
  public var isLinear: Bool { componentCount > 0 }

  /// Whether the values have corresponding components that interpolate independently.
  public func mixesByComponents(with other: Self) -> Bool { isLinear && isCompatible(with: other) }

  @inlinable
  func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
    var result = self
    for index in 0..<min(componentCount, other.componentCount) {
      result[component: index] = combine(self[component: index], other[component: index])
    }
    return result
  }
}

/// The interpolation of two numbers: exactly the ends at 0 and 1, and finite for finite numbers.
@inlinable @inline(__always)
package func mix(_ a: Double, _ b: Double, at fraction: Double) -> Double {
  fraction == 1 ? b : finite(a * (1 - fraction) + b * fraction)
}

extension Double: Interpolatable {}
extension Float: Interpolatable {}
extension SIMD2: Interpolatable where Scalar: VectorScalar {}
extension SIMD3: Interpolatable where Scalar: VectorScalar {}
extension SIMD4: Interpolatable where Scalar: VectorScalar {}
extension Array: Interpolatable where Element == Double {}
extension Point2D: Interpolatable {}
extension Size2D: Interpolatable {}
extension Rect2D: Interpolatable {}

extension Bool: Interpolatable {
  /// The number of components, 0: a Boolean value only switches.
  public var componentCount: Int { 0 }

  /// 0 or 1.
  public subscript(component index: Int) -> Double {
    get { self ? 1 : 0 }
    set {}
  }

  /// Switches half way.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The fraction of the way.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    fraction < 0.5 ? self : other
  }

  /// The change itself, because Boolean values have no sum.
  public func adding(_ change: Self) -> Self { change }
}
