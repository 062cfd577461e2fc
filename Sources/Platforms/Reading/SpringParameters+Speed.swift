import Spring

extension SpringParameters {
  /// The same motion at another speed.
  func faster(by speed: Double) -> Self {
    switch self {
    case .physical(let mass, let stiffness, let damping, let velocity):
      .physical(
        mass: mass, stiffness: stiffness * speed * speed, damping: damping * speed,
        relativeVelocity: velocity * speed)
    case .perceptual(let duration, let bounce, let velocity):
      .perceptual(
        duration: duration / speed, bounce: bounce, relativeVelocity: velocity * speed)
    case .response(let response, let ratio, let velocity):
      .response(
        response: response / speed, dampingRatio: ratio, relativeVelocity: velocity * speed)
    case .damped(let stiffness, let ratio, let velocity):
      .damped(
        stiffness: stiffness * speed * speed, dampingRatio: ratio,
        relativeVelocity: velocity * speed)
    }
  }

  /// The same spring with another initial velocity.
  func starting(at velocity: Double) -> Self {
    switch self {
    case .physical(let mass, let stiffness, let damping, _):
      .physical(mass: mass, stiffness: stiffness, damping: damping, relativeVelocity: velocity)
    case .perceptual(let duration, let bounce, _):
      .perceptual(duration: duration, bounce: bounce, relativeVelocity: velocity)
    case .response(let response, let ratio, _):
      .response(response: response, dampingRatio: ratio, relativeVelocity: velocity)
    case .damped(let stiffness, let ratio, _):
      .damped(stiffness: stiffness, dampingRatio: ratio, relativeVelocity: velocity)
    }
  }
}
