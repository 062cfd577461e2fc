/// Any timing function, as one small value: the type that keyframes, layers and parsers use.
///
/// ```swift
/// let easing = try Easing("cubic-bezier(0.25, 0.1, 0.25, 1)")
/// easing.value(at: 0.5)                        // 0.8024033875848...
/// try Easing("ease-in").mirrored.description   // mirrored(ease-in)
/// ```
///
/// ## Topics
///
/// ### Kinds
///
/// - ``CubicBezier``
/// - ``Steps``
/// - ``PiecewiseLinear``
/// - ``Penner``
/// - ``PathCurve``
/// - ``Blend``
/// - ``Repetition``
/// - ``Chain``
@nonexhaustive
public indirect enum Easing: Sendable {
  /// The identity, CSS `linear`.
  case linear
  /// A cubic Bézier curve.
  case cubicBezier(CubicBezier)
  /// Equal steps.
  case steps(Steps)
  /// Linear between points.
  case piecewiseLinear(PiecewiseLinear)
  /// An easing equation.
  case penner(Penner)
  /// An SVG path.
  case path(PathCurve)
  /// A named curve. Its text is its name; it equals its curve, `ease-in` the `cubic-bezier(0.42, 0, 1, 1)`.
  case preset(Preset<Easing>)
  /// Reversed in time: f(1 - x), from 1 to 0.
  case reversed(Easing)
  /// Rotated about the centre: 1 - f(1 - x). This turns an ease-in into an ease-out.
  case mirrored(Easing)
  /// The function with its input limited to 0...1, which is Core Animation's rule outside that range.
  case clamped(Easing)
  /// Forwards, then backwards: f(2x), then f(2 - 2x). The input is limited to 0...1.
  case pingPong(Easing)
  /// A composition: outer(inner(x)).
  case composed(outer: Easing, inner: Easing)
  /// The weighted mean of two functions.
  case blended(Blend)
  /// A function repeated a number of times.
  case repeated(Repetition)
  /// A sequence of functions, each over a part of the progress and of the value.
  case chained(Chain)
  /// A spring's motion from 0 to 1.
  case spring(SpringCurve)
  /// A throw's motion from 0 to 1.
  case decay(DecayCurve)
}

extension Easing: TimingFunction, CustomStringConvertible {
  /// The value at a progress, with the error bound of its kind.
  public func value(at progress: Double) -> Double {
    switch self {
    case .linear: progress
    case .cubicBezier(let curve): curve.inlinedValue(at: progress)
    case .steps(let steps): steps.value(at: progress)
    case .piecewiseLinear(let function): function.value(at: progress)
    case .penner(let equation): equation.value(at: progress)
    case .path(let path): path.value(at: progress)
    case .preset(let preset): preset.value.value(at: progress)
    case .reversed(let base): base.value(at: 1 - progress)
    case .mirrored(let base): finite(1 - base.value(at: 1 - progress))
    case .clamped(let base): base.value(at: min(max(progress, 0), 1))
    case .pingPong(let base):
      base.value(at: progress < 0.5 ? 2 * max(progress, 0) : 2 - 2 * min(progress, 1))
    case .composed(let outer, let inner): outer.value(at: inner.value(at: progress))
    case .blended(let blend): blend.value(at: progress)
    case .repeated(let repetition): repetition.value(at: progress)
    case .chained(let chain): chain.value(at: progress)
    case .spring(let function): function.value(at: progress)
    case .decay(let function): function.value(at: progress)
    }
  }

  /// The function, with springs and decays continuing their motion beyond progress 1.
  public var continued: Self {
    switch self {
    case .spring(let curve): .spring(curve.continued)
    case .decay(let curve): .decay(curve.continued)
    default: self
    }
  }

  /// The rate of change at a progress. If one factor of a chain rule is 0 and the other infinite, the
  /// rate is 0.
  public func velocity(at progress: Double) -> Double {
    let isInside = progress >= 0 && progress <= 1
    return switch self {
    case .linear: 1
    case .cubicBezier(let curve): curve.velocity(at: progress)
    case .steps(let steps): steps.velocity(at: progress)
    case .piecewiseLinear(let function): function.velocity(at: progress)
    case .penner(let equation): equation.velocity(at: progress)
    case .path(let path): path.velocity(at: progress)
    case .preset(let preset): preset.value.velocity(at: progress)
    case .reversed(let base): -base.velocity(at: 1 - progress)
    case .mirrored(let base): base.velocity(at: 1 - progress)
    case .clamped(let base): isInside ? base.velocity(at: progress) : 0
    case .pingPong(let base):
      !isInside
        ? 0
        : progress < 0.5
          ? 2 * base.velocity(at: 2 * progress) : -2 * base.velocity(at: 2 - 2 * progress)
    case .composed(let outer, let inner):
      chainRule(outer.velocity(at: inner.value(at: progress)), inner.velocity(at: progress))
    case .blended(let blend): blend.velocity(at: progress)
    case .repeated(let repetition): repetition.velocity(at: progress)
    case .chained(let chain): chain.velocity(at: progress)
    case .spring(let function): function.velocity(at: progress)
    case .decay(let function): function.velocity(at: progress)
    }
  }

  /// The text that reads back to the same function.
  public var description: String {
    switch self {
    case .linear: "linear"
    case .cubicBezier(let curve): curve.description
    case .steps(let steps): steps.description
    case .piecewiseLinear(let function): function.description
    case .penner(let equation): equation.description
    case .path(let path): path.description
    case .preset(let preset): preset.description
    case .reversed(let base): "reversed(\(base))"
    case .mirrored(let base): "mirrored(\(base))"
    case .clamped(let base): "clamped(\(base))"
    case .pingPong(let base): "ping-pong(\(base))"
    case .composed(let outer, let inner): "composed(\(outer), \(inner))"
    case .blended(let blend): blend.description
    case .repeated(let repetition): repetition.description
    case .chained(let chain): chain.description
    case .spring(let function): function.description
    case .decay(let function): function.description
    }
  }

  /// Writes the values at many progresses, with the fastest method of its kind.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .linear:
      for index in 0..<min(progress.count, values.count) { values[index] = progress[index] }
    case .cubicBezier(let curve): curve.values(at: progress, into: &values)
    case .steps(let steps): steps.values(at: progress, into: &values)
    case .piecewiseLinear(let function): function.values(at: progress, into: &values)
    case .penner(let equation): equation.values(at: progress, into: &values)
    case .path(let path): path.values(at: progress, into: &values)
    case .preset(let preset): preset.value.values(at: progress, into: &values)
    case .reversed(let base): base.values(at: progress, into: &values) { 1 - $0 }
    case .mirrored(let base):
      base.values(at: progress, into: &values) { 1 - $0 }
      for index in 0..<min(progress.count, values.count) {
        values[index] = finite(1 - values[index])
      }
    case .clamped(let base): base.values(at: progress, into: &values) { min(max($0, 0), 1) }
    case .pingPong(let base):
      base.values(at: progress, into: &values) {
        $0 < 0.5 ? 2 * max($0, 0) : 2 - 2 * min($0, 1)
      }
    case .composed(let outer, let inner):
      outer.values(at: progress, into: &values) { inner.values(at: $0, into: &$1) }
    case .blended(let blend): blend.values(at: progress, into: &values)
    case .repeated(let repetition): repetition.values(at: progress, into: &values)
    case .chained(let chain): chain.values(at: progress, into: &values)
    case .spring(let function): function.values(at: progress, into: &values)
    case .decay(let function): function.values(at: progress, into: &values)
    }
  }

  /// The breakpoints of the parts; for a composition, those of the inner function.
  public var breakpoints: [Double] {
    switch self {
    case .linear: []
    case .cubicBezier(let curve): curve.breakpoints
    case .steps(let steps): steps.breakpoints
    case .piecewiseLinear(let function): function.breakpoints
    case .penner(let equation): equation.breakpoints
    case .path(let path): path.breakpoints
    case .preset(let preset): preset.value.breakpoints
    case .reversed(let base), .mirrored(let base): base.breakpoints.map { 1 - $0 }
    case .clamped(let base): base.breakpoints + [0, 1]
    case .pingPong(let base): Breakpoints.pingPong(base.breakpoints)
    case .composed(_, let inner): inner.breakpoints
    case .blended(let blend): blend.breakpoints
    case .repeated(let repetition): repetition.breakpoints
    case .chained(let chain): chain.breakpoints
    case .spring(let function): function.breakpoints
    case .decay(let function): function.breakpoints
    }
  }
}

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

  /// Whether both are the same stored value, in constant time. Equal functions may differ.
  @inlinable
  package func isIdentical(to other: Self) -> Bool {
    MemoryLayout<Self>.size == MemoryLayout<UInt>.size
      && unsafeBitCast(self, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
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
