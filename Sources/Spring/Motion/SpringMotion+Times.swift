import Arithmetic

extension SpringMotion {
  /// The states at any times, in seconds, as many as the shortest of the three spans has.
  ///
  /// Within 3e-15 of the terms that make up displacement and velocity, as the bound of ``SpringMotion``
  /// is meant. (Reached: 1.1e-15.) For long series the closed form is computed on a grid of at most
  /// an eighth of the motion's fastest time, and carried on from there by the propagator's Taylor
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
          guard let t = times.baseAddress, let x = values.baseAddress else { return }
          fill(t, times: 1, x, velocities.baseAddress, count)
        }
      }
    }
  }

  /// The values at any times, in seconds, as many as the shorter of the two spans has.
  ///
  /// As ``states(at:values:velocities:)``.
  public func values(at times: Span<Double>, into values: inout MutableSpan<Double>) {
    self.values(at: times, times: 1, into: &values)
  }

  /// The values at times that are multiplied by a factor first.
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
    // A function, not a closure in a constant, which would be kept on the heap.
    func oneByOne(_ range: Range<Int>) {
      for i in range {
        let state = state(at: times[i] * factor)
        values[i] = state.value
        velocities?[i] = state.velocity
      }
    }
    // For fewer the grid is not worth the making.
    guard count >= 256, isOrdinary else { return oneByOne(0..<count) }
    var end = 0.0
    for i in 0..<count {
      let time = times[i] * factor
      if time > end, time < .infinity { end = time }
    }
    StackStorage.withZeros(of: StateTable.Cell.self) { cells in
      let table = StateTable(self, cells: cells, limit: count / 4, end: end)
      var i = 0
      while i + StateTable.blockSize <= count {
        table.states(of: self, at: times + i, times: factor, values + i, velocities.map { $0 + i })
        i += StateTable.blockSize
      }
      oneByOne(i..<count)
    }
  }
}
