import Arithmetic
import Spring

/// A value that can be animated: there is something between two of its kind.
///
/// By default it is its components that are mixed, added and measured, each on its own. Values that
/// only switch have no components; transforms have, but are mixed by decomposition.
public protocol Interpolatable: VectorValue {
  /// The value at a fraction of the way to another: self at 0, the other at 1. The fraction may lie
  /// outside 0...1.
  func interpolated(to other: Self, at fraction: Double) -> Self

  /// The sum with a change, as an additive animation adds to what is there.
  func adding(_ change: Self) -> Self

  /// The sum with the end of a cycle, taken a number of times, as a cumulative animation adds up.
  func accumulating(_ end: Self, count: Double) -> Self

  /// Whether there is something between this value and another: their components correspond.
  func isCompatible(with other: Self) -> Bool

  /// Whether the components mix independently of one another, so that a spline can go through them.
  var isLinear: Bool { get }

  /// Whether ``interpolated(to:at:)`` mixes each component of this value and another on its own, as
  /// the default does, so that a batch needs nothing but their numbers.
  ///
  /// A type with a mix of its own returns false where that mix differs from the default.
  func mixesByComponents(with other: Self) -> Bool
}

extension Interpolatable {
  /// Mixes the components, exactly the ends at 0 and 1.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    combined(with: other) { mix($0, $1, at: fraction) }
  }

  /// Adds the components.
  public func adding(_ change: Self) -> Self { combined(with: change) { finite($0 + $1) } }

  /// Adds the components, the end's times the count.
  public func accumulating(_ end: Self, count: Double) -> Self {
    combined(with: end) { finite($0 + count * $1) }
  }

  /// Whether there are as many components.
  public func isCompatible(with other: Self) -> Bool { componentCount == other.componentCount }

  /// True where there are components.
  public var isLinear: Bool { componentCount > 0 }

  /// True for values with components that mix independently and correspond.
  public func mixesByComponents(with other: Self) -> Bool { isLinear && isCompatible(with: other) }

  /// The Euclidean distance to another value, over the components.
  public func distance(to other: Self) -> Double {
    var squares = 0.0
    // Scaled, so that no square overflows or vanishes.
    var scale = 0.0
    for index in 0..<min(componentCount, other.componentCount) {
      scale = max(scale, abs(other[component: index] - self[component: index]))
    }
    guard scale > 0, scale.isFinite else { return scale }
    for index in 0..<min(componentCount, other.componentCount) {
      let share = (other[component: index] - self[component: index]) / scale
      squares += share * share
    }
    return scale * squares.squareRoot()
  }

  private func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
    var result = self
    for index in 0..<min(componentCount, other.componentCount) {
      result[component: index] = combine(self[component: index], other[component: index])
    }
    return result
  }
}

/// A mix of two numbers, exactly the ends at 0 and 1 and finite for finite numbers.
func mix(_ a: Double, _ b: Double, at fraction: Double) -> Double {
  fraction == 1 ? b : finite(a * (1 - fraction) + b * fraction)
}

extension Double: Interpolatable {}
extension SIMD2: Interpolatable where Scalar == Double {}
extension SIMD3: Interpolatable where Scalar == Double {}
extension SIMD4: Interpolatable where Scalar == Double {}
extension Array: Interpolatable where Element == Double {}
extension Point: Interpolatable {}
extension Size: Interpolatable {}
extension Rect: Interpolatable {}

extension Bool: Interpolatable {
  /// None: it only switches.
  public var componentCount: Int { 0 }

  /// 0 or 1.
  public subscript(component index: Int) -> Double {
    get { self ? 1 : 0 }
    set {}
  }

  /// Switches half way.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    fraction < 0.5 ? self : other
  }

  /// The change itself: there is nothing to add.
  public func adding(_ change: Self) -> Self { change }
}
