/// A transform as CSS writes it, a list of functions; mixed function by function, so that a turn of 270
/// degrees is one.
///
/// Functions that correspond are mixed number by number; from the first pair that does not correspond
/// on, the rest of both lists is mixed as matrices. A list that is shorter is continued with functions
/// that do nothing.
///
/// ```swift
/// let turn = try TransformList("rotate(0deg)").interpolated(to: TransformList("rotate(-270deg)"), at: 0.5)
/// try turn.matrix == TransformList("rotate(-135deg)").matrix   // true
/// ```
///
/// Source: CSS Transforms Module Level 2, section 12, "Interpolation of Transforms".
public struct TransformList: Sendable, Hashable {
  /// The functions; points are moved by the last first.
  public var functions: [TransformFunction]

  /// Creates a list of functions; `none` by default.
  public init(_ functions: [TransformFunction] = []) { self.functions = functions }

  /// The matrix of all functions.
  public var matrix: Transform3D {
    functions.reduce(.identity) { $0.concatenating($1.matrix) }
  }
}

extension TransformList: Interpolatable {
  /// Sixteen, those of the matrix.
  public var componentCount: Int { 16 }

  /// An element of the matrix; setting one leaves a list of one matrix.
  public subscript(component index: Int) -> Double {
    get { matrix[component: index] }
    set {
      var changed = matrix
      changed[component: index] = newValue
      functions = [.matrix(changed)]
    }
  }

  /// False: its functions are what mixes.
  public var isLinear: Bool { false }

  /// The mix of the functions.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    paired(with: other) { a, b in
      a.combined(with: b) { mix($0, $1, at: fraction) }
        ?? .matrix(a.matrix.interpolated(to: b.matrix, at: fraction))
    }
  }

  /// The functions of both, the change's after these.
  public func adding(_ change: Self) -> Self { Self(functions + change.functions) }

  /// The numbers added up; scales less 1.
  public func accumulating(_ end: Self, count: Double) -> Self {
    paired(with: end) { a, b in
      let one = if case .scale = a { 1.0 } else { 0.0 }
      return a.combined(with: b) { finite($0 + count * ($1 - one)) }
        ?? .matrix(a.matrix.accumulating(b.matrix, count: count))
    }
  }

  /// Combines functions that correspond, and the rest as one matrix each.
  private func paired(
    with other: Self, _ combine: (TransformFunction, TransformFunction) -> TransformFunction
  ) -> Self {
    var (first, second) = (functions, other.functions)
    while first.count < second.count { first.append(second[first.count].neutral) }
    while second.count < first.count { second.append(first[second.count].neutral) }
    let match = zip(first, second).prefix { $0.isLike($1) }.count
    var result = zip(first, second).prefix(match).map { combine($0, $1) }
    if match < first.count {
      let rest = { (list: [TransformFunction]) in
        TransformFunction.matrix(TransformList(Array(list[match...])).matrix)
      }
      result.append(combine(rest(first), rest(second)))
    }
    return Self(result)
  }
}

#if !hasFeature(Embedded)
  extension TransformList: Codable {}
#endif
