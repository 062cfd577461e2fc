import Arithmetic

extension MeasuredPath {
  /// Writes the positions at many lengths from the start, as many as the shorter of the two spans has.
  ///
  /// They are as accurate as ``position(atLength:)``, within the accuracy of the path's measurement.
  /// Complexity: constant for each length if the lengths are in order or all on one curve. A jump costs
  /// two binary searches and a few Newton steps.
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
  /// They have the accuracy and complexity of ``positions(atLengths:into:)``.
  ///
  /// - Parameters:
  ///   - lengths: The lengths from the start, in any order.
  ///   - points: Receives the points.
  public func points(atLengths lengths: Span<Double>, into points: inout MutableSpan<Point>) {
    forEachPosition(atLengths: lengths.extracting(first: points.count)) { index, position in
      points[index] = point(at: position)
    }
  }

  /// The points at many lengths from the start, as accurate as ``points(atLengths:into:)``.
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
    pieceEnds.withUnsafeBufferPointer { ends in
      var (start, piece, segment) = (0, 0, 0)
      while start < lengths.count {
        let first = lengths[start]
        guard first >= 0, first < length else {
          body(start, position(atLength: first))
          start += 1
          continue
        }
        // Tries the next piece before a search.
        if !Self.isFirst(piece, above: first, in: ends) {
          piece += 1
          if piece >= ends.count || !Self.isFirst(piece, above: first, in: ends) {
            piece = Self.first(pieceEnds, above: first)
          }
          segment = Self.first(pieceCounts, above: piece)
        } else if start == 0 {
          segment = Self.first(pieceCounts, above: piece)
        }
        let (before, end) = (piece > 0 ? ends[piece - 1] : 0, ends[piece])
        var next = start + 1
        while next < lengths.count, lengths[next] >= before, lengths[next] < end { next += 1 }
        write(start..<next, of: lengths, on: piece, segment, before: before, body)
        start = next
      }
    }
  }

  /// Whether an end is the first above a length.
  private static func isFirst(
    _ index: Int, above length: Double, in ends: UnsafeBufferPointer<Double>
  ) -> Bool {
    length < ends[index] && (index == 0 || length >= ends[index - 1])
  }

  /// Calls the function with the positions of lengths on one piece.
  private func write(
    _ range: Range<Int>, of lengths: Span<Double>, on piece: Int, _ segment: Int, before: Double,
    _ body: (Int, Position) -> Void
  ) {
    let (whole, shape) = (pieces[piece], segments[segment])
    // A function instead of a closure constant, which would be allocated on the heap.
    func parameter(_ length: Double) -> Double { self.parameter(in: whole, of: shape, at: length) }
    // A polynomial costs about 20 Newton solutions.
    guard shape.isCurved, range.count >= 64 else {
      for index in range {
        body(index, Position(segment: segment, parameter: parameter(lengths[index] - before)))
      }
      return
    }
    StackStorage.withZeros(of: PieceInverse.Part.self) { parts in
      let inverse = PieceInverse(
        in: parts, length: whole.length, limit: range.count / 64, tolerance: tolerance,
        parameter: parameter, speed: { shape.speed(at: $0) })
      for index in range {
        let length = lengths[index] - before
        let found = inverse.parameter(at: length) ?? parameter(length)
        body(
          index, Position(segment: segment, parameter: min(max(found, whole.start), whole.end)))
      }
    }
  }
}
