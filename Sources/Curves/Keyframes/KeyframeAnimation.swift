import Spring

/// Values at key times, interpolated as in CAKeyframeAnimation.
///
/// Order of evaluation: overall timing function, key-time lookup, the segment's timing function,
/// interpolation. If key times coincide, the last value at that instant applies. Invalid settings are
/// ignored, as in Core Animation, and listed in ``diagnostics``.
///
/// Values at the key times are exact. Complexity: linear in the keyframes to create, logarithmic to
/// evaluate.
///
/// ```swift
/// let hop = try KeyframeAnimation(values: [0, 10, 10], mode: .cubic)
/// hop.value(at: 0.75)        // 10.625
/// ```
public struct KeyframeAnimation<Value: Interpolatable>: Sendable {
  /// The shape of a spline at each keyframe. Missing entries are 0; all 0 is a Catmull-Rom spline.
  public struct TensionContinuityBias: Sendable, Hashable {
    /// The tightness at each keyframe: 1 is tight, like a corner; -1 is slack.
    public var tension: [Double]
    /// The sharpness of the corner at each keyframe; 0 is smooth.
    public var continuity: [Double]
    /// Whether the tangent favours the previous neighbour (1) or the next (-1).
    public var bias: [Double]
    /// Ignores the spans of time in the tangents, as for evenly spaced key times.
    public var hasUniformTangents: Bool

    /// Creates the shape of a spline.
    ///
    /// - Parameters:
    ///   - tension: The tightness at each keyframe.
    ///   - continuity: The sharpness of the corner at each keyframe.
    ///   - bias: The preference for the previous or the next neighbour at each keyframe.
    ///   - hasUniformTangents: Whether the tangents ignore the spans of time.
    public init(
      tension: [Double] = [], continuity: [Double] = [], bias: [Double] = [],
      hasUniformTangents: Bool = false
    ) {
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
      self.hasUniformTangents = hasUniformTangents
    }
  }

  /// The values at the keyframes.
  public let values: [Value]
  /// The interpolation between keyframes.
  public let mode: CalculationMode
  /// The shape of a cubic mode's spline; other modes have the default.
  public let shape: TensionContinuityBias
  /// Warnings about ignored settings.
  public let diagnostics: [Diagnostic]
  /// Whether values are interpolated directly, not held or on a spline.
  @usableFromInline let isMixed: Bool
  let schedule: KeySchedule
  let spline: Spline?
  let pacing: SplinePacing?
  /// The components of all values, one value after the other, if values hold or interpolate component by
  /// component.
  let components: [Double]?
  /// The rates of the components between keyframes if all timing is linear.
  let linearRows: LinearRows?

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - values: At least one value, all of one kind and size, with components in -1e150...1e150.
  ///   - keyTimes: One for each value, from 0 to 1 and never decreasing; one more in discrete mode.
  ///     Invalid key times are replaced by even spacing. The paced modes ignore them.
  ///   - mode: The interpolation between keyframes.
  ///   - timing: The overall timing function.
  ///   - timingFunctions: One for each segment; missing ones are linear.
  ///   - shape: The shape of the splines of `cubic` and `cubicPaced`.
  ///   - isPacedByArc: Whether `cubicPaced` runs at constant speed along its curve, instead of along the
  ///     chords as in Core Animation.
  ///   - isStrict: Whether to treat every diagnostic as an error.
  /// - Throws: ``KeyframeError`` if there is no value, if values are incompatible, if a number is out of
  ///   range, and in strict mode for a diagnostic.
  public init(
    values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    timing: Easing = .linear, timingFunctions: [Easing] = [],
    shape: TensionContinuityBias = TensionContinuityBias(),
    isPacedByArc: Bool = false, isStrict: Bool = false
  ) throws(KeyframeError) {
    try Self.check(values)
    var diagnostics = Diagnostics(isStrict: isStrict)
    var lengths: [Double]?
    if mode.isPaced {
      var steps = [0.0]
      for index in values.indices.dropFirst() {
        steps.append(finite(values[index - 1].distance(to: values[index])))
      }
      lengths = KeySchedule.paced(steps)
    }
    schedule = try KeySchedule(
      keyTimes: keyTimes, count: values.count, distances: lengths, isDiscrete: mode == .discrete,
      timing: timing, timingFunctions: timingFunctions, diagnostics: &diagnostics)
    self.values = values
    self.mode = mode
    if mode.isSpline, values.count > 1 {
      if values[0].isLinear {
        try Self.check(shape, count: values.count, &diagnostics)
        spline = Spline(
          values, times: schedule.keyTimes, shape: mode.hasTension ? shape : nil)
      } else {
        try diagnostics.add(
          "values of this kind have no spline: neighbouring values are interpolated directly")
        spline = nil
      }
    } else {
      spline = nil
    }
    isMixed = mode != .discrete && values.count > 1 && spline == nil
    self.shape = spline != nil && mode.hasTension ? shape : TensionContinuityBias()
    pacing = isPacedByArc && mode.isPaced ? spline.map { SplinePacing($0) } : nil
    components = spline?.points ?? ComponentMix.components(of: values, isHeld: mode == .discrete)
    linearRows =
      if case .linear = timing, schedule.timingFunctions.isEmpty, mode != .discrete,
        values.count > 1, spline == nil, let components, !components.isEmpty
      {
        LinearRows(keyTimes: schedule.keyTimes, points: components)
      } else {
        nil
      }
    self.diagnostics = diagnostics.list
  }

  /// The effective key times: given, evenly spaced, or paced.
  public var keyTimes: [Double] { schedule.keyTimes }

  /// Whether progress is at constant speed along the curve.
  public var isPacedByArc: Bool { pacing != nil }

  private static func check(_ values: [Value]) throws(KeyframeError) {
    guard let first = values.first else { throw .noValues }
    for (index, value) in values.enumerated() {
      guard value.isCompatible(with: first) else { throw .incompatible(index: index) }
      for component in 0..<value.componentCount {
        let number = value[component: component]
        guard number.isFinite else { throw .notFinite(list: "the values", index: index) }
        guard abs(number) <= 1e150 else {
          throw .outOfRange(
            parameter: "value \(index + 1)", value: number, allowed: "in -1e150...1e150")
        }
      }
    }
  }

  private static func check(
    _ shape: TensionContinuityBias, count: Int, _ diagnostics: inout Diagnostics
  ) throws(KeyframeError) {
    for (name, list) in [
      ("tension", shape.tension), ("continuity", shape.continuity), ("bias", shape.bias),
    ] {
      try requireFinite(list, name)
      if let extreme = list.first(where: { abs($0) > 1000 }) {
        throw .outOfRange(
          parameter: Parameter(rawValue: name), value: extreme, allowed: "in -1000...1000")
      }
      if list.count > count {
        try diagnostics.add(
          "there are \(list.count) values of \(name) for \(count) keyframes: the extra ones are ignored"
        )
      }
    }
  }
}

extension KeyframeAnimation {
  /// The value at a progress, usually in 0...1.
  @inlinable
  public func value(at progress: Double) -> Value {
    let (segment, fraction) = location(at: progress)
    return isMixed
      ? values[segment].interpolated(to: values[segment + 1], at: fraction)
      : value(of: segment, at: fraction)
  }

  /// The segment at a progress, and the fraction of the segment.
  @usableFromInline
  func location(at progress: Double) -> (segment: Int, fraction: Double) {
    pacing?.location(at: schedule.timing.value(at: progress)) ?? schedule.location(at: progress)
  }

  /// The value at a fraction of a segment.
  @usableFromInline
  func value(of segment: Int, at fraction: Double) -> Value {
    if isMixed { return values[segment].interpolated(to: values[segment + 1], at: fraction) }
    if let spline { return spline.value(segment, fraction, from: values[segment]) }
    return values[segment]
  }

  /// The animation as rows of its components; nil if the components do not interpolate independently.
  package var rows: KeyframeRows? {
    components.map {
      KeyframeRows(
        schedule: schedule, pacing: pacing, points: $0, leaving: spline?.leaving ?? [],
        arriving: spline?.arriving ?? [], count: $0.count / values.count,
        isHeld: mode == .discrete || values.count == 1)
    }
  }

  /// The rate of change of each component at a progress, per unit of progress.
  ///
  /// At a keyframe it is the rate of the following segment. It is 0 for values that hold or switch. For
  /// transforms it is computed by finite differences, to about 1e-6.
  public func velocity(at progress: Double) -> [Double] {
    let count = values[0].componentCount
    var row = [Double](repeating: 0, count: count)
    guard values.count > 1, mode != .discrete else { return row }
    if let rows {
      row.withUnsafeMutableBufferPointer { row in
        if let row = row.baseAddress { rows.writeVelocity(at: progress, into: row) }
      }
      return row
    }
    let state = schedule.state(at: progress)
    let (start, end) = (values[state.segment], values[state.segment + 1])
    let step = 0x1p-20
    let before = start.interpolated(to: end, at: state.fraction - step)
    let after = start.interpolated(to: end, at: state.fraction + step)
    return (0..<count).map {
      chainRule((after[component: $0] - before[component: $0]) / (2 * step), state.rate)
    }
  }
}

#if !hasFeature(Embedded)
  extension KeyframeAnimation.TensionContinuityBias: Codable {}
#endif
