import Arithmetic

extension MeasuredPath {
  /// Writes the positions at many lengths from the start, as many as the shorter of the two spans has.
  ///
  /// They equal ``position(atLength:)`` to the bit. Complexity: constant for each length if the lengths
  /// are in order, or if there are many more than curves; otherwise logarithmic in the curves.
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
  public func points(atLengths lengths: Span<Double>, into points: inout MutableSpan<Point>) {
    forEachPosition(atLengths: lengths.extracting(first: points.count)) { index, position in
      points[index] = point(at: position)
    }
  }

  /// The points at many lengths from the start, as from ``points(atLengths:into:)``.
  public func points(atLengths lengths: [Double]) -> [Point] {
    [Point](unsafeUninitializedCapacity: lengths.count) { buffer, count in
      buffer.initialize(repeating: Point())
      var points = buffer.mutableSpan
      self.points(atLengths: lengths.span, into: &points)
      count = lengths.count
    }
  }

  /// Calls a function with the index and the position of each length.
  func forEachPosition(
    atLengths lengths: Span<Double>, _ body: (Int, Position) -> Void
  ) {
    table.bounds.withUnsafeBufferPointer { bounds in
      SegmentFinder.with(bounds, count: lengths.count) { finder in
        var piece = 0
        for index in lengths.indices {
          let length = lengths[index]
          guard length >= 0, length < self.length else {
            body(index, position(atLength: length))
            continue
          }
          piece = finder.index(of: length, near: piece)
          body(index, table.position(atLength: length, on: piece))
        }
      }
    }
  }
}
