/// A CSS transform: a list of functions, interpolated function by function, so a rotation of 270 degrees
/// stays one.
///
/// Corresponding functions are interpolated number by number. From the first pair that does not
/// correspond, the rest of both lists is interpolated as matrices. A shorter list is padded with neutral
/// functions. If a matrix to interpolate is singular, the whole list switches half way.
///
/// ```swift
/// let turn = try TransformList("rotate(0deg)").interpolated(to: TransformList("rotate(-270deg)"), at: 0.5)
/// try turn.matrix == TransformList("rotate(-135deg)").matrix   // true
/// ```
///
/// Source: CSS Transforms Module Level 2, section 12, "Interpolation of Transforms".
public struct TransformList: Sendable, Hashable {
  /// The functions. The last one transforms points first.
  public var functions: [TransformFunction]

  /// Creates a list of functions; `none` by default.
  public init(_ functions: [TransformFunction] = []) { self.functions = functions }

  /// The matrix of all functions.
  public var matrix: Transform3D {
    functions.reduce(.identity) { $0.concatenating($1.matrix) }
  }
}

extension TransformList: Interpolatable {
  /// The number of components, 16: those of the matrix.
  public var componentCount: Int { 16 }

  /// An element of the matrix. Setting it replaces the list by one matrix.
  public subscript(component index: Int) -> Double {
    get { matrix[component: index] }
    set {
      var changed = matrix
      changed[component: index] = newValue
      functions = [.matrix(changed)]
    }
  }

  /// False: interpolation works on functions, not components.
  public var isLinear: Bool { false }

  /// The interpolation of the functions.
  ///
  /// - Parameters:
  ///   - other: The list at fraction 1.
  ///   - fraction: The fraction, which may lie outside 0...1.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    let mixed = paired(with: other) { a, b in
      a.combined(with: b) { mix($0, $1, at: fraction) }
        ?? a.matrix.blended(with: b.matrix, at: fraction).map(TransformFunction.matrix)
    }
    return mixed ?? (fraction < 0.5 ? self : other)
  }

  /// The functions of both: these, followed by those of the change.
  public func adding(_ change: Self) -> Self { Self(functions + change.functions) }

  /// The sum of the numbers; scales minus 1. With a singular matrix it is the list itself.
  ///
  /// - Parameters:
  ///   - end: The end of a cycle.
  ///   - count: The number of cycles.
  public func accumulating(_ end: Self, count: Double) -> Self {
    let sum = paired(with: end) { a, b in
      let one = if case .scale = a { 1.0 } else { 0.0 }
      return a.combined(with: b) { finite($0 + count * ($1 - one)) }
        ?? a.matrix.accumulated(with: b.matrix, count: count).map(TransformFunction.matrix)
    }
    return sum ?? self
  }

  /// Combines corresponding functions, and the rest as one matrix each; nil if a pair has no combination.
  private func paired(
    with other: Self, _ combine: (TransformFunction, TransformFunction) -> TransformFunction?
  ) -> Self? {
    var (first, second) = (functions, other.functions)
    while first.count < second.count { first.append(second[first.count].neutral) }
    while second.count < first.count { second.append(first[second.count].neutral) }
    let match = zip(first, second).prefix { $0.isLike($1) }.count
    var result: [TransformFunction] = []
    for (a, b) in zip(first, second).prefix(match) {
      guard let both = combine(a, b) else { return nil }
      result.append(both)
    }
    if match < first.count {
      let remainder = { (list: [TransformFunction]) in
        TransformFunction.matrix(TransformList(Array(list[match...])).matrix)
      }
      guard let both = combine(remainder(first), remainder(second)) else { return nil }
      result.append(both)
    }
    return Self(result)
  }
}

#if !hasFeature(Embedded)
  extension TransformList: Codable {}
#endif
