import Curves

extension Plan {
  /// Writes the rates of change of a property's components at many times of the scene, per second, row by
  /// row.
  ///
  /// They are exact derivatives, and 0 if a value holds or only switches. For a transform's elements, the
  /// direction of a path and colours that are not interpolated in their encoded form, they are finite
  /// differences, accurate to about 1e-8. At a jump they are
  /// those of the adjoining pieces, and at a corner those of the following piece.
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
    var isConstant = true
    var layer: Int? = property.layer
    while let here = layer {
      isConstant = isConstant && layers[here].clock.isConstant
      layer = layers[here].parent
    }
    rows.withUnsafeMutableBufferPointer { rows in
      values.withUnsafeMutableBufferPointer { values in
        guard let row = rows.baseAddress, let v = values.baseAddress else { return }
        let total = min(times.count, rows.count / count)
        writeVelocities(
          of: property, at: times.extracting(first: total), hasOnePace: isConstant, into: row, v)
      }
    }
  }

  /// - Parameter hasOnePace: Whether the layer's time has the same rate at all times.
  private func writeVelocities(
    of property: Property, at times: Span<Double>, hasOnePace: Bool,
    into row: UnsafeMutablePointer<Double>, _ v: UnsafeMutablePointer<Double>
  ) {
    let count = componentCount(of: property)
    let slots = PropertySlots(property.target, in: self)
    let writers = writers[property.target.property]
    if hasOnePace, times.count > 0, hasPlainRates(property.target, writers) {
      writePlainRates(
        of: property, writers, at: times, pace: rate(ofLayer: property.layer, at: times[0]),
        into: row, scratch: v + initial.count)
      return
    }
    var watcher = RateWatcher(
      property.target.property, slots, scratchWidth: scratchWidth,
      pace: rate(ofLayer: property.layer, at: times.count > 0 ? times[0] : 0))
    for step in times.indices {
      reset(slots, v)
      watcher.begin()
      if !hasOnePace { watcher.setPace(rate(ofLayer: property.layer, at: times[step])) }
      let time = localTime(property.layer, at: times[step])
      for writer in writers {
        let node = Int(writer)
        run(node..<Int(nodes[node].end), at: time, isHeld: false, isTop: true, v, &watcher)
      }
      watcher.write(property.target, of: self, v, into: row + step * count)
    }
  }
}
