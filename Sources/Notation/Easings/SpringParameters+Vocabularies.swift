import Spring

extension SpringParameters {
  /// The sets of words that describe a spring, with the default of each word.
  static let vocabularies: [[(name: String, standard: Double)]] = [
    [("mass", 1), ("stiffness", 100), ("damping", 10), ("initialVelocity", 0)],
    [("duration", 0.5), ("bounce", 0), ("initialVelocity", 0)],
    [("response", 0.5), ("dampingRatio", 0.825), ("initialVelocity", 0)],
    [("stiffness", 1500), ("dampingRatio", 1), ("initialVelocity", 0)],
  ]

  /// The parameters of values in the order of a vocabulary.
  init(vocabulary: Int, values: [Double]) {
    switch vocabulary {
    case 1: self = .perceptual(duration: values[0], bounce: values[1], relativeVelocity: values[2])
    case 2:
      self = .response(response: values[0], dampingRatio: values[1], relativeVelocity: values[2])
    case 3:
      self = .damped(stiffness: values[0], dampingRatio: values[1], relativeVelocity: values[2])
    default:
      self = .physical(
        mass: values[0], stiffness: values[1], damping: values[2], relativeVelocity: values[3])
    }
  }
}
