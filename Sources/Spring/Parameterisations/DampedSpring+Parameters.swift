extension DampedSpring {
  /// Creates a spring from a named parameterisation; the initial velocity is ignored here.
  ///
  /// The mass is 1 in the parameterisations without a mass.
  /// - Throws: `ParameterError` that names the parameter.
  public init(_ parameters: SpringParameters) throws(ParameterError) {
    switch parameters {
    case .physical(let mass, let stiffness, let damping, _):
      try self.init(mass: mass, stiffness: stiffness, damping: damping)
    case .perceptual(let duration, let bounce, _):
      try self.init(perceptualDuration: duration, bounce: bounce)
    case .response(let response, let ratio, _):
      try self.init(response: response, dampingRatio: ratio)
    case .damped(let stiffness, let ratio, _):
      try self.init(stiffness: stiffness, dampingRatio: ratio)
    }
  }
}
