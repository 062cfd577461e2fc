extension Layer {
  /// What the animations of this layer and those below it tell within a range of the time of the layer
  /// above, in order.
  ///
  /// - Throws: ``PlanError``.
  public func events(in range: ClosedRange<Double>) throws(PlanError) -> [AnimationEvent] {
    try Plan(alone).events(in: range)
  }
}
