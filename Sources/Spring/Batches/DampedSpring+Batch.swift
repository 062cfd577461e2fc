extension DampedSpring {
  public static func settlingDurations(
    mass: Span<Double>, stiffness: Span<Double>, damping: Span<Double>, threshold: Double = 0.001,
    into durations: inout MutableSpan<Double>
  ) {
    for i in 0..<min(mass.count, stiffness.count, damping.count, durations.count) {
      let motion = try? DampedSpring(mass: mass[i], stiffness: stiffness[i], damping: damping[i])
        .motion()
      durations[i] = motion?.settlingDuration(threshold: threshold) ?? .nan
    }
  }
}
