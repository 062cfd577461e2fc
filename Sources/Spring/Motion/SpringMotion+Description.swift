extension SpringMotion: CustomStringConvertible {
  /// The Swift expression that recreates the motion.
  public var description: String {
    "SpringMotion(\(spring.description), from: \(from), to: \(to), initialVelocity: \(initialVelocity))"
  }
}

#if !hasFeature(Embedded)
  extension VectorSpringMotion: CustomStringConvertible {
    /// The Swift expression that recreates the motion.
    public var description: String {
      "VectorSpringMotion(\(spring), from: \(from), to: \(to), initialVelocity: \(initialVelocity))"
    }
  }
#endif
