import Spring

/// Where a finger may drag a value freely, and the rubber band beyond.
struct DragLimits: Sendable {
  let bounds: ClosedRange<Double>
  let band: RubberBand

  /// The value that a drag shows.
  func value(ofDrag drag: Double) -> Double {
    if drag > bounds.upperBound {
      return bounds.upperBound + band.offset(forDrag: drag - bounds.upperBound)
    }
    if drag < bounds.lowerBound {
      return bounds.lowerBound + band.offset(forDrag: drag - bounds.lowerBound)
    }
    return drag
  }

  /// The factor from the finger's velocity to the value's.
  func slope(atDrag drag: Double) -> Double {
    if drag > bounds.upperBound { return band.slope(atDrag: drag - bounds.upperBound) }
    if drag < bounds.lowerBound { return band.slope(atDrag: drag - bounds.lowerBound) }
    return 1
  }

  /// The drag that shows a value; infinite beyond the band's reach.
  func drag(showing value: Double) -> Double {
    if value > bounds.upperBound {
      return bounds.upperBound + band.drag(forOffset: value - bounds.upperBound)
    }
    if value < bounds.lowerBound {
      return bounds.lowerBound + band.drag(forOffset: value - bounds.lowerBound)
    }
    return value
  }
}
