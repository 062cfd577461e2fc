#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves

  /// The columns of a least-squares problem for one event: the factors of its linear parameters, the derivatives
  /// by the others, and the residuals, all times the root of the weights.
  struct SpanColumns {
    /// The slots of the parameters that the model is not linear in.
    let slots: [Int]
    let samples: SegmentSamples
    let kind: MotionEvent.Kind
    let hasPoints: Bool
    /// The linear parameters.
    let linearCount: Int
    /// The samples, in steps of four.
    private let steps: Int
    private let columns: UnsafeMutableBufferPointer<SIMD4<Double>>
    private(set) var coefficients = SIMD4<Double>.zero

    typealias Slot = MotionEvent.Slot

    static func with<Result>(
      _ samples: SegmentSamples, _ event: MotionEvent, _ body: (inout SpanColumns) -> Result
    ) -> Result {
      let hasPoints = event.kind == .curve && event.form != .named
      let slots: [Int] =
        switch event.kind {
        case .spring: [Slot.logFrequency, Slot.ratio]
        case .decay: [Slot.logRate]
        case .curve where hasPoints: [Slot.start, Slot.logDuration, Slot.x1, Slot.x2]
        default: [Slot.start, Slot.logDuration]
        }
      let linearCount = event.kind == .spring ? 3 : hasPoints ? 4 : 2
      let steps = (samples.count + 3) / 4
      // After the linear parameters and the slots: residuals, roots of the weights, and two of the kind's own.
      let count = (linearCount + slots.count + 4) * steps
      return withUnsafeTemporaryAllocation(of: SIMD4<Double>.self, capacity: count) { columns in
        columns.initialize(repeating: .zero)
        var result = SpanColumns(
          slots: slots, samples: samples, kind: event.kind, hasPoints: hasPoints,
          linearCount: linearCount, steps: steps, columns: columns)
        let roots = result.column(result.roots)
        for index in 0..<samples.count { roots[index] = samples.weights[index].squareRoot() }
        return body(&result)
      }
    }

    private init(
      slots: [Int], samples: SegmentSamples, kind: MotionEvent.Kind, hasPoints: Bool,
      linearCount: Int, steps: Int, columns: UnsafeMutableBufferPointer<SIMD4<Double>>
    ) {
      (self.slots, self.samples, self.kind, self.hasPoints) = (slots, samples, kind, hasPoints)
      (self.linearCount, self.steps, self.columns) = (linearCount, steps, columns)
    }

    private var residuals: Int { linearCount + slots.count }
    var roots: Int { residuals + 1 }
    var first: Int { residuals + 2 }
    var second: Int { residuals + 3 }

    @inline(__always)
    func column(_ index: Int) -> UnsafeMutableBufferPointer<Double> {
      UnsafeMutableRawBufferPointer(
        UnsafeMutableBufferPointer(rebasing: columns[index * steps..<(index + 1) * steps])
      ).assumingMemoryBound(to: Double.self)
    }

    @inline(__always)
    private func product(_ a: Int, _ b: Int) -> Double {
      let (first, second) = (a * steps, b * steps)
      var sum = SIMD4<Double>.zero
      for step in 0..<steps { sum += columns[first + step] * columns[second + step] }
      return (sum.x + sum.z) + (sum.y + sum.w)
    }

    /// Finds the linear parameters, and the residuals with them.
    ///
    /// - Returns: The weighted sum of the squared residuals.
    mutating func project(_ event: MotionEvent) -> Double {
      write(event)
      let (residual, roots) = (column(residuals), column(roots))
      for index in 0..<samples.count { residual[index] = roots[index] * samples.values[index] }
      coefficients =
        ProductSums(
          count: linearCount, product: { product($0, $1) }, right: { product($0, residuals) }
        ).fit.coefficients
      var square = SIMD4<Double>.zero
      for step in 0..<steps {
        var remainder = columns[residuals * steps + step]
        for row in 0..<linearCount { remainder -= coefficients[row] * columns[row * steps + step] }
        columns[residuals * steps + step] = remainder
        square += remainder * remainder
      }
      return square.sum()
    }

    /// The change of the parameters in ``slots`` that minimises the linear model's cost plus a damping term, and
    /// the decrease in cost that the model predicts.
    func change(
      damping: Double, isHeld: (_ number: Int, _ gradient: Double) -> Bool
    ) -> (change: SIMD4<Double>, gain: Double) {
      let count = linearCount + slots.count
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: count * (count + 2)) {
        buffer in
        let triangle = UnsafeMutableBufferPointer(rebasing: buffer[..<(count * count)])
        let right = UnsafeMutableBufferPointer(rebasing: buffer[(count * count)...])
        for row in 0..<count {
          let gradient = row < linearCount ? 0 : product(row, residuals)
          right[row] = gradient
          let isFree = row < linearCount || !isHeld(row - linearCount, gradient)
          var pivot = 0.0
          for column in 0...row {
            var element = isFree ? product(row, column) : 0
            let size = element
            // The damping is relative to what the linear parameters leave.
            for inner in 0..<min(column, linearCount) {
              element -= triangle[row * count + inner] * triangle[column * count + inner]
            }
            if row == column, row >= linearCount { element *= 1 + damping }
            for inner in stride(from: linearCount, to: column, by: 1) {
              element -= triangle[row * count + inner] * triangle[column * count + inner]
            }
            if row == column {
              pivot = element > 1e-13 * size ? element.squareRoot() : 0
              triangle[row * count + row] = pivot
            } else {
              let other = triangle[column * (count + 1)]
              triangle[row * count + column] = other > 0 ? element / other : 0
            }
          }
          for inner in 0..<row { right[row] -= triangle[row * count + inner] * right[inner] }
          right[row] = pivot > 0 ? right[row] / pivot : 0
        }
        var (change, gain) = (SIMD4<Double>.zero, 0.0)
        for row in (linearCount..<count).reversed() {
          gain += right[row] * right[row]
          let pivot = triangle[row * (count + 1)]
          guard pivot > 0 else { continue }
          var sum = right[row]
          for below in stride(from: row + 1, to: count, by: 1) {
            sum -= triangle[below * count + row] * change[below - linearCount]
          }
          change[row - linearCount] = sum / pivot
        }
        return (change, gain)
      }
    }

    /// The chain of an event with the linear parameters found last.
    func chain(_ event: MotionEvent, like other: EventChain) -> EventChain {
      var (chain, event) = (other, event)
      let c = coefficients
      switch kind {
      case .spring:
        chain.first = c.x
        (event.values[Slot.target], event.values[Slot.velocity]) = (c.y, c.z)
      case .decay: (chain.first, event.values[Slot.decayVelocity]) = (c.x, c.y)
      case .curve:
        let target = hasPoints ? c.w : c.y
        (chain.first, event.values[Slot.curveTarget]) = (c.x, target)
        if hasPoints {
          let distance = target - c.x
          let scale = abs(distance) > 1e-9 ? 1 / distance : 0
          (event.values[Slot.y1], event.values[Slot.y2]) = (
            (c.y - c.x) * scale, (c.z - c.x) * scale
          )
        }
      default: (chain.first, event.values[Slot.flingTarget]) = (c.x, c.x + c.y)
      }
      chain.events = [event]
      return chain
    }
  }
#endif
