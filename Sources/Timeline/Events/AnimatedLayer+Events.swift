extension AnimatedLayer {
  /// The events of the animations of this layer and its sublayers within a range of the superlayer's
  /// time, in order.
  ///
  /// - Throws: ``PlanError`` if an animation is invalid.
  public func events(in range: ClosedRange<Double>) throws(PlanError) -> [AnimationEvent] {
    try Plan(alone).events(in: range)
  }
}
