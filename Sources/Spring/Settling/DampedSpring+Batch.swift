extension DampedSpring {
  /// The exact settling times of many springs released at rest, in seconds, as many as the shortest of
  /// the spans has.
  ///
  /// Each equals ``SpringMotion/settlingTime(within:velocityThreshold:)`` bit for bit. It is infinite
  /// without damping, and NaN for invalid parameters. Eight are solved side by side.
  ///
  /// - Parameters:
  ///   - mass: The masses, positive.
  ///   - stiffness: The stiffnesses, positive.
  ///   - damping: The damping coefficients, not negative.
  ///   - threshold: The half width of the band, as a fraction of the distance.
  ///   - times: Receives the times.
  /// - Complexity: O(n); nothing is allocated.
  public static func settlingTimes(
    mass: Span<Double>, stiffness: Span<Double>, damping: Span<Double>,
    within threshold: Double = SpringMotion.defaultThreshold,
    into times: inout MutableSpan<Double>
  ) {
    let count = min(mass.count, stiffness.count, damping.count, times.count)
    mass.withUnsafeBufferPointer { mass in
      stiffness.withUnsafeBufferPointer { stiffness in
        damping.withUnsafeBufferPointer { damping in
          times.withUnsafeMutableBufferPointer { times in
            let batch = SettlingBatch(
              mass: mass, stiffness: stiffness, damping: damping, threshold: threshold, times: times
            )
            batch.solve(count)
          }
        }
      }
    }
  }
}
