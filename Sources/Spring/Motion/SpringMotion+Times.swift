extension SpringMotion {
  /// The states at arbitrary times, in seconds, as many as the shortest of the three spans has.
  ///
  /// They equal ``state(at:)`` bit for bit; eight times are computed side by side.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in any order; times below 0 count as 0.
  ///   - values: Receives the values.
  ///   - velocities: Receives the velocities, in value units per second.
  /// - Complexity: O(n); nothing is allocated.
  public func states(
    at times: Span<Double>, values: inout MutableSpan<Double>,
    velocities: inout MutableSpan<Double>
  ) {
    let count = min(times.count, values.count, velocities.count)
    times.withUnsafeBufferPointer { times in
      values.withUnsafeMutableBufferPointer { values in
        velocities.withUnsafeMutableBufferPointer { velocities in
          guard let t = times.baseAddress, let x = values.baseAddress else { return }
          fill(t, times: 1, x, velocities.baseAddress, count)
        }
      }
    }
  }

  /// The values at arbitrary times, in seconds, as many as the shorter of the two spans has.
  ///
  /// The same values as ``states(at:values:velocities:)``.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in any order; times below 0 count as 0.
  ///   - values: Receives the values.
  public func values(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    self.values(at: times, times: 1, into: &values)
  }

  /// The values at times that are first multiplied by a factor.
  package func values(
    at times: Span<Double>, times factor: Double, into values: inout MutableSpan<Double>
  ) {
    let count = min(times.count, values.count)
    times.withUnsafeBufferPointer { times in
      values.withUnsafeMutableBufferPointer { values in
        guard let t = times.baseAddress, let x = values.baseAddress else { return }
        fill(t, times: factor, x, nil, count)
      }
    }
  }

  private func fill(
    _ times: UnsafePointer<Double>, times factor: Double, _ values: UnsafeMutablePointer<Double>,
    _ velocities: UnsafeMutablePointer<Double>?, _ count: Int
  ) {
    // A function instead of a closure constant, which would be allocated on the heap.
    func one(_ index: Int) {
      let state = state(at: times[index] * factor)
      values[index] = state.value
      velocities?[index] = state.velocity
    }
    let lanes = SpringLanes(self)
    var i = 0
    while i + 8 <= count {
      let eight = UnsafeRawPointer(times + i).loadUnaligned(as: SIMD8<Double>.self) * factor
      if let states = lanes.states(at: eight) {
        UnsafeMutableRawPointer(values + i).storeBytes(
          of: states.values, as: SIMD8<Double>.self)
        if let velocities {
          UnsafeMutableRawPointer(velocities + i).storeBytes(
            of: states.velocities, as: SIMD8<Double>.self)
        }
      } else {
        for lane in i..<(i + 8) { one(lane) }
      }
      i += 8
    }
    while i < count {
      one(i)
      i += 1
    }
  }
}
