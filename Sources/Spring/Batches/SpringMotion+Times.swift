extension SpringMotion {
  public func states(
    at times: Span<Double>, values: inout MutableSpan<Double>,
    velocities: inout MutableSpan<Double>
  ) {
    for i in 0..<min(times.count, values.count, velocities.count) {
      let state = state(at: times[i])
      values[i] = state.value
      velocities[i] = state.velocity
    }
  }
}
