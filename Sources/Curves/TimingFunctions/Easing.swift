import CurveArithmetic

/// Any timing function, as one small value: the type that keyframes, layers and parsers use.
///
/// ```swift
/// let easing = try Easing("cubic-bezier(0.25, 0.1, 0.25, 1)")
/// easing.value(at: 0.5)                        // 0.8024033875848...
/// try Easing("ease-in").mirrored.description   // mirrored(ease-in)
/// ```
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

  /// The value at a progress with the before flag of CSS. At a jump, the flag selects the side on which
  /// an animation that has not begun stands.
  ///
  /// - Parameters:
  ///   - progress: The input progress.
  ///   - before: The before flag.
  public func value(at progress: Double, before: Bool) -> Double {
    switch self {
    case .steps(let steps): steps.value(at: progress, before: before)
    case .piecewiseLinear(let function): function.value(at: progress, before: before)
    case .preset(let preset): preset.value.value(at: progress, before: before)
    default: value(at: progress)
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

  /// The text of a computed CSS value: the description, with percentages of at most six decimals.
  ///
  /// Source: CSS Easing Functions Level 2, "Serialization"; CSSOM, "serialize a CSS component
  /// value".
  public var computedText: String {
    guard case .piecewiseLinear(let function) = self else { return description }
    let points = zip(function.inputs, function.outputs)
      .map { "\(cssNumber($1)) \(cssComputedPercentage($0))" }
    return "linear(\(points.joined(separator: ", ")))"
  }
}
