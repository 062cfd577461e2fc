extension Layer {
  /// The events of this layer's animations and its sublayers' within a range of the time of the layer
  /// above, in order.
  ///
  /// - Throws: ``PlanError``.
  public func events(in range: ClosedRange<Double>) throws(PlanError) -> [AnimationEvent] {
    try Plan(alone).events(in: range)
  }
}
