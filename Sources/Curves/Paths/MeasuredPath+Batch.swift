import CurveArithmetic

extension MeasuredPath {
  /// Writes the positions at many lengths from the start, as many as the shorter of the two spans has.
  ///
  /// They equal ``position(atLength:)`` to the bit. Complexity: constant for each length; logarithmic where
  /// many curves are short.
  ///
  /// - Parameters:
  ///   - lengths: The lengths from the start, in any order.
  ///   - positions: Receives the positions.
  public func positions(
    atLengths lengths: Span<Double>, into positions: inout MutableSpan<Position>
  ) {
    forEachPosition(atLengths: lengths.extracting(first: positions.count)) { index, position in
      positions[index] = position
    }
  }

  /// Writes the points at many lengths from the start, as many as the shorter of the two spans has.
  ///
  /// They equal the points at ``position(atLength:)`` to the bit; the complexity is that of
  /// ``positions(atLengths:into:)``.
  ///
  /// - Parameters:
  ///   - lengths: The lengths from the start, in any order.
  ///   - points: Receives the points.
  public func points(atLengths lengths: Span<Double>, into points: inout MutableSpan<Point2D>) {
    forEachPosition(atLengths: lengths.extracting(first: points.count)) { index, position in
      points[index] = point(at: position)
    }
  }

  /// The points at many lengths from the start, as from ``points(atLengths:into:)``.
  public func points(atLengths lengths: [Double]) -> [Point2D] {
    [Point2D](unsafeUninitializedCapacity: lengths.count) { buffer, count in
      buffer.initialize(repeating: Point2D())
      var points = buffer.mutableSpan
      lengths.withUnsafeBufferPointer { self.points(atLengths: $0.span, into: &points) }
      count = lengths.count
    }
  }

  /// Calls a function with the index and the position of each length.
  func forEachPosition(
    atLengths lengths: Span<Double>, _ body: (Int, Position) -> Void
  ) {
    guard table.bounds.count > 1 else {
      for index in lengths.indices { body(index, position(atLength: lengths[index])) }
      return
    }
    lengths.withUnsafeBufferPointer { lengths in
      table.withFinder { finder in
        finder.forEach(in: lengths) { _, index in
          body(index, position(atLength: lengths[index]))
        } _: { piece, index, _ in
          body(index, table.position(atLength: lengths[index], on: piece))
          return index + 1
        }
      }
    }
  }
}
