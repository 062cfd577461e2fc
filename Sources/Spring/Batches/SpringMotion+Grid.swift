extension SpringMotion {
  public func states(
    from start: Double, step: Double, values: inout MutableSpan<Double>,
    velocities: inout MutableSpan<Double>
  ) {
    for i in 0..<min(values.count, velocities.count) {
      let state = state(at: start + Double(i) * step)
      values[i] = state.value
      velocities[i] = state.velocity
    }
  }
}
