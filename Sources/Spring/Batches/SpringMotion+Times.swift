import Curves

extension SpringMotion {
  /// The states at any times, in seconds, as many as the shortest of the three spans has.
  ///
  /// Within 3e-15 of the terms that make up displacement and velocity, as the bound of ``SpringMotion``
  /// is meant. (Reached: 1.1e-15.) For long series the closed form is computed on a grid as wide as
  /// a sixteenth of the motion's fastest time, and carried on from there by the propagator's Taylor
  /// polynomials; see ``StateTable``.
  ///
  /// - Parameters:
  ///   - times: In seconds, in any order; below 0 they count as 0.
  ///   - values: Filled with the values.
  ///   - velocities: Filled with the velocities, in value units per second.
  /// - Complexity: O(n); 64 KiB of the stack, nothing on the heap.
  public func states(
    at times: Span<Double>, values: inout MutableSpan<Double>,
    velocities: inout MutableSpan<Double>
  ) {
    let count = min(times.count, values.count, velocities.count)
    times.withUnsafeBufferPointer { times in
      values.withUnsafeMutableBufferPointer { values in
        velocities.withUnsafeMutableBufferPointer { velocities in
          guard count >= 256, isOrdinary, let t = times.baseAddress, let x = values.baseAddress,
            let v = velocities.baseAddress
          else { return oneByOne(times, values, velocities, 0..<count) }
          var end = 0.0
          for i in 0..<count where t[i] > end && t[i] < .infinity { end = t[i] }
          StackStorage.withZeros(of: StateTable.Cell.self) { cells in
            let table = StateTable(self, cells: cells, limit: count / 4, end: end)
            var i = 0
            while i + StateTable.blockSize <= count {
              table.states(of: self, at: t + i, x + i, v + i)
              i += StateTable.blockSize
            }
            oneByOne(times, values, velocities, i..<count)
          }
        }
      }
    }
  }

  private func oneByOne(
    _ times: UnsafeBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>,
    _ velocities: UnsafeMutableBufferPointer<Double>, _ range: Range<Int>
  ) {
    for i in range {
      let state = state(at: times[i])
      (values[i], velocities[i]) = (state.value, state.velocity)
    }
  }
}
