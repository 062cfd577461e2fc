import Spring

/// Where a finger may drag a value freely, and the rubber band beyond.
struct DragLimits: Sendable {
  let bounds: ClosedRange<Double>
  let band: RubberBand

  /// The bound that a value is beyond; nil inside.
  private func exceededBound(_ value: Double) -> Double? {
    value > bounds.upperBound
      ? bounds.upperBound : value < bounds.lowerBound ? bounds.lowerBound : nil
  }

  /// The value that a drag shows.
  func value(ofDrag drag: Double) -> Double {
    guard let bound = exceededBound(drag) else { return drag }
    return bound + band.offset(forDrag: drag - bound)
  }

  /// The factor from the finger's velocity to the value's.
  func slope(atDrag drag: Double) -> Double {
    guard let bound = exceededBound(drag) else { return 1 }
    return band.slope(atDrag: drag - bound)
  }

  /// The drag that shows a value; infinite beyond the band's reach.
  func drag(showing value: Double) -> Double {
    guard let bound = exceededBound(value) else { return value }
    return bound + band.drag(forOffset: value - bound)
  }
}
