/// An animation from one value to another, as in CABasicAnimation: any combination of from, to and by.
///
/// | given | runs |
/// |---|---|
/// | from, to | from -> to |
/// | from, by | from -> from + by |
/// | by, to | to - by -> to |
/// | from | from -> the current value |
/// | to | the current value -> to |
/// | by | the current value -> the current value + by |
/// | nothing | the previous value -> the current value |
///
/// Source: Apple, CABasicAnimation, "Setting Interpolation Values".
public struct BasicAnimation<Value: Interpolatable>: Sendable, Equatable {
  /// The value at the start.
  public var from: Value?
  /// The value at the end.
  public var to: Value?
  /// The change from start to end.
  public var by: Value?

  /// Creates an animation. Omitted values follow the table of ``BasicAnimation``.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - by: The change from start to end.
  public init(from: Value? = nil, to: Value? = nil, by: Value? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }

  /// Warnings about ignored settings: `by` is ignored if all three values are given.
  @inlinable
  public var diagnostics: [Diagnostic] {
    from != nil && to != nil && by != nil
      ? [Diagnostic("from, to and by are all given: by is ignored")] : []
  }

  /// The values at the start and the end of an animation.
  public struct Ends: Sendable, Equatable {
    /// The value at the start.
    public let start: Value
    /// The value at the end.
    public let end: Value

    init(_ start: Value, _ end: Value) { (self.start, self.end) = (start, end) }
  }

  /// The values at the start and the end.
  ///
  /// - Parameters:
  ///   - current: The value without the animation.
  ///   - previous: The value shown before the current one; the current value by default.
  public func ends(current: Value, previous: Value? = nil) -> Ends {
    switch (from, to, by) {
    case (let from?, let to?, _): Ends(from, to)
    case (let from?, nil, let by?): Ends(from, from.accumulating(by, count: 1))
    case (nil, let to?, let by?): Ends(to.accumulating(by, count: -1), to)
    case (let from?, nil, nil): Ends(from, current)
    case (nil, let to?, nil): Ends(current, to)
    case (nil, nil, let by?): Ends(current, current.accumulating(by, count: 1))
    case (nil, nil, nil): Ends(previous ?? current, current)
    }
  }

  /// The value at a fraction of the way, 0 at the start and 1 at the end.
  ///
  /// - Parameters:
  ///   - fraction: The fraction, which may lie outside 0...1.
  ///   - current: The value without the animation.
  ///   - previous: The value shown before the current one; the current value by default.
  public func value(at fraction: Double, current: Value, previous: Value? = nil) -> Value {
    let ends = ends(current: current, previous: previous)
    return ends.start.interpolated(to: ends.end, at: fraction)
  }
}

extension BasicAnimation.Ends: Hashable where Value: Hashable {}

extension BasicAnimation: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
  extension BasicAnimation: Codable where Value: Codable {}
#endif
