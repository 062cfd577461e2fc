/// The value under a finger between two of its samples: a drag that grows linearly, through the rubber
/// band if there are bounds.
struct FingerLine: Sendable {
  /// The drag at time 0.
  let drag: Double
  /// The finger's velocity in value units per second.
  let speed: Double
  let limits: DragLimits?

  private func drag(at time: Double) -> Double { speed == 0 ? drag : drag + speed * time }

  func value(at time: Double) -> Double {
    let drag = drag(at: time)
    return limits?.value(ofDrag: drag) ?? drag
  }

  func velocity(at time: Double) -> Double {
    guard speed != 0 else { return 0 }
    return speed * (limits?.slope(atDrag: drag(at: time)) ?? 1)
  }
}
