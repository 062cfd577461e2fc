extension DampedSpring {
  /// The spring of parameters in words; their initial velocity is the motion's affair.
  ///
  /// The mass is 1 where the words have none.
  /// - Throws: `SpringError.outOfRange` that names the parameter.
  public init(_ parameters: SpringParameters) throws(SpringError) {
    switch parameters {
    case .physical(let mass, let stiffness, let damping, _):
      try self.init(mass: mass, stiffness: stiffness, damping: damping)
    case .perceptual(let duration, let bounce):
      try self.init(perceptualDuration: duration, bounce: bounce)
    case .response(let response, let ratio):
      try self.init(response: response, dampingRatio: ratio)
    case .damped(let stiffness, let ratio):
      try self.init(stiffness: stiffness, dampingRatio: ratio)
    }
  }
}

extension SpringParameters {
  /// The velocity at the start, in distances per second toward the target.
  public var initialVelocity: Double {
    if case .physical(_, _, _, let velocity) = self { velocity } else { 0 }
  }
}
