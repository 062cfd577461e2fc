extension Easing: Hashable {
  /// Whether two functions are of the same kind with the same parameters. A preset equals its curve.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.preset(let a), _): a.value == b
    case (_, .preset(let b)): a == b.value
    case (.linear, .linear): true
    case (.cubicBezier(let a), .cubicBezier(let b)): a == b
    case (.steps(let a), .steps(let b)): a == b
    case (.piecewiseLinear(let a), .piecewiseLinear(let b)): a == b
    case (.penner(let a), .penner(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.reversed(let a), .reversed(let b)): a == b
    case (.mirrored(let a), .mirrored(let b)): a == b
    case (.clamped(let a), .clamped(let b)): a == b
    case (.pingPong(let a), .pingPong(let b)): a == b
    case (.blended(let a), .blended(let b)): a == b
    case (.repeated(let a), .repeated(let b)): a == b
    case (.chained(let a), .chained(let b)): a == b
    case (.spring(let a), .spring(let b)): a == b
    case (.decay(let a), .decay(let b)): a == b
    case (.composed(let outer, let inner), .composed(let otherOuter, let otherInner)):
      outer == otherOuter && inner == otherInner
    default: false
    }
  }

  /// Hashes the kind and its parameters.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .preset(let preset): preset.value.hash(into: &hasher)
    case .linear: hasher.combine(0)
    case .cubicBezier(let value): Self.combine(1, value, &hasher)
    case .steps(let value): Self.combine(2, value, &hasher)
    case .piecewiseLinear(let value): Self.combine(3, value, &hasher)
    case .penner(let value): Self.combine(4, value, &hasher)
    case .path(let value): Self.combine(5, value, &hasher)
    case .reversed(let value): Self.combine(6, value, &hasher)
    case .mirrored(let value): Self.combine(7, value, &hasher)
    case .clamped(let value): Self.combine(8, value, &hasher)
    case .pingPong(let value): Self.combine(9, value, &hasher)
    case .blended(let value): Self.combine(10, value, &hasher)
    case .repeated(let value): Self.combine(11, value, &hasher)
    case .chained(let value): Self.combine(12, value, &hasher)
    case .spring(let value): Self.combine(13, value, &hasher)
    case .decay(let value): Self.combine(14, value, &hasher)
    case .composed(let outer, let inner):
      Self.combine(15, outer, &hasher)
      hasher.combine(inner)
    }
  }

  /// Hashes a kind's number and its parameters.
  private static func combine(_ kind: Int, _ value: some Hashable, _ hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(value)
  }
}
