extension Plan {
  /// Writes the rates of change of a property's components at many times of the scene, per second, row by
  /// row.
  ///
  /// They are exact derivatives, and 0 if a value holds or only switches. For the elements of a transform that
  /// leaves its plane, the direction of a path and colours that are not interpolated in their encoded form,
  /// they are finite differences, accurate to about 1e-8. At a jump they are those of the adjoining pieces,
  /// and at a corner those of the following piece.
  ///
  /// - Parameters:
  ///   - property: One of ``properties``.
  ///   - times: Times of the scene, in seconds.
  ///   - rows: Receives a row for each time, each with ``componentCount(of:)`` numbers.
  ///   - values: Storage from ``makeValues()``, which can be reused for many calls.
  /// - Complexity: Linear in the times and in the animations of the property.
  public func velocities(
    of property: Property, at times: Span<Double>, into rows: inout MutableSpan<Double>,
    using values: inout [Double]
  ) {
    precondition(values.count == slotCount, "the values must be those of this plan")
    let count = componentCount(of: property)
    guard count > 0 else { return }
    rows.withUnsafeMutableBufferPointer { rows in
      values.withUnsafeMutableBufferPointer { values in
        guard let row = rows.baseAddress, let v = values.baseAddress else { return }
        let total = min(times.count, rows.count / count)
        writeVelocities(of: property, at: times.extracting(first: total), into: row, v)
      }
    }
  }

  /// Whether the time of a layer passes at the same rate at all times of the scene.
  func hasConstantRate(_ layer: Int) -> Bool {
    var layer: Int? = layer
    while let here = layer {
      guard layers[here].clock.isConstant else { return false }
      layer = layers[here].parent
    }
    return true
  }

  /// Writes all times, block by block.
  private func writeVelocities(
    of property: Property, at times: Span<Double>, into row: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Double>
  ) {
    let count = componentCount(of: property)
    var runs = BatchRuns(self, property, count: times.count, hasRates: true)
    defer { runs.deallocate() }
    let isPlain = hasPlainRates(property.target, runs)
    var watcher = RateWatcher(
      property.target.property, PropertySlots(property.target, in: self),
      scratchWidth: isPlain ? 0 : scratchWidth)
    var first = 0
    while first < times.count {
      let range = first..<min(first + runs.block, times.count)
      runs.prepare(self, layer: property.layer, times.extracting(range))
      let row = row + first * count
      if isPlain {
        writePlainRates(of: property.target, runs, into: row, v + initial.count)
      } else {
        writeRates(of: property, runs, &watcher, into: row, v)
      }
      first = range.upperBound
    }
  }

  /// Writes a block of prepared times.
  private func writeRates(
    of property: Property, _ runs: BatchRuns, _ watcher: inout RateWatcher,
    into row: UnsafeMutablePointer<Double>, _ v: UnsafeMutablePointer<Double>
  ) {
    let target = property.target
    let count = componentCount(of: property)
    let slots = PropertySlots(target, in: self)
    for step in 0..<runs.count {
      reset(slots, v)
      watcher.begin()
      var index = 0
      while index < runs.list.count {
        let run = runs.list[index]
        guard runs.marks(index)[step] != 0 else {
          index = run.end
          continue
        }
        watcher.visit(runs, index, step)
        for channel in nodes[run.node].channels
        where channels[channel].target.property == target.property {
          watcher.willWrite(channel, of: run.node, in: self, v)
          apply(
            channel, of: run.node, runs.progress(index)[step], cycles: runs.cycles(index)[step], v)
        }
        index += 1
      }
      watcher.write(target, of: self, v, into: row + step * count)
    }
  }
}
