#if !hasFeature(Embedded)
  /// The normal equations of a chain of events, collected event by event.
  struct EventEquations {
    private var equations: NormalEquations
    private let parameters: [EventChain.Parameter]
    /// The derivatives of the value and of the velocity at the start of the event by all parameters.
    private var values: [Double]
    private var velocities: [Double]

    init(_ parameters: [EventChain.Parameter]) {
      self.parameters = parameters
      equations = NormalEquations(count: parameters.count)
      values = parameters.map { $0.event < 0 ? 1 : 0 }
      velocities = [Double](repeating: 0, count: parameters.count)
    }

    /// The sums, of which only one triangle was collected.
    var symmetric: NormalEquations {
      var result = equations
      let count = result.count
      result.matrix.withUnsafeMutableBufferPointer { matrix in
        for row in 0..<count {
          for column in 0..<row { matrix[column * count + row] = matrix[row * count + column] }
        }
      }
      return result
    }

    /// Adds samples at rest before the first event.
    mutating func addRest(_ samples: SegmentSamples, _ first: Double, _ range: Range<Int>) {
      guard let index = parameters.firstIndex(where: { $0.event < 0 }) else {
        for sample in range {
          let residual = samples.values[sample] - first
          equations.cost += samples.weights[sample] * residual * residual
        }
        return
      }
      for sample in range {
        let (residual, weight) = (samples.values[sample] - first, samples.weights[sample])
        equations.cost += weight * residual * residual
        equations.gradient[index] += weight * residual
        equations.matrix[index * equations.count + index] += weight
      }
    }

    /// Adds the samples of an event.
    mutating func add(
      _ samples: SegmentSamples, _ run: EventRun, _ event: Int, _ range: Range<Int>
    ) {
      guard !range.isEmpty else { return }
      let ownRows = parameters.indices.filter { parameters[$0].event == event }
      let products = EventProducts(samples, run, slots: ownRows.map { parameters[$0].slot }, range)
      let (from, residual) = (products.from, products.residual)
      let (square, product) = (products[from, from], products.withVelocity(from))
      let other = products.velocity.map { products[$0, $0] } ?? 0
      equations.cost += products[residual, residual]
      let count = equations.count
      let known = (ownRows.last ?? count - 1) + 1
      equations.matrix.withUnsafeMutableBufferPointer { matrix in
        for row in 0..<known {
          let (x, v) = (values[row], velocities[row])
          guard x != 0 || v != 0 else { continue }
          equations.gradient[row] +=
            x * products[residual, from] + v * products.withVelocity(residual)
          let (byValue, byVelocity) = (x * square + v * product, x * product + v * other)
          let start = row * count
          for column in 0...row {
            matrix[start + column] += byValue * values[column] + byVelocity * velocities[column]
          }
        }
        for (own, row) in ownRows.enumerated() {
          equations.gradient[row] += products[residual, own]
          let (byValue, byVelocity) = (products[from, own], products.withVelocity(own))
          // The state does not depend on later events.
          for column in 0..<known where column != row {
            // The lower triangle.
            let index = column < row ? row * count + column : column * count + row
            matrix[index] += byValue * values[column] + byVelocity * velocities[column]
          }
          matrix[row * (count + 1)] += 2 * (byValue * values[row] + byVelocity * velocities[row])
          for column in 0...own { matrix[row * count + ownRows[column]] += products[own, column] }
        }
      }
    }

    /// Moves the derivatives of the state to the start of the next event, by central differences.
    ///
    /// - Parameters:
    ///   - trajectory: The event before it as a motion.
    ///   - index: The index of this event.
    ///   - state: The state at the start of this event.
    ///   - length: The seconds that it lasts.
    mutating func carry(
      _ trajectory: EventTrajectory, of index: Int, from state: SIMD2<Double>, over length: Double
    ) {
      let event = trajectory.event
      let part = event.kind == .spring ? trajectory.response(at: length) : nil
      func after(
        _ event: MotionEvent, _ state: SIMD2<Double>, _ part: SpringResponse?
      ) -> SIMD2<Double> {
        let trajectory = EventTrajectory(event, from: state.x, velocity: state.y)
        return part.map { trajectory.state($0) } ?? trajectory.state(at: length)
      }
      func slope(_ change: (Double) -> SIMD2<Double>, _ step: Double) -> SIMD2<Double> {
        (change(step) - change(-step)) / (2 * step)
      }
      let byValue = slope({ after(event, state + SIMD2($0, 0), part) }, 1e-4)
      let byVelocity = slope({ after(event, state + SIMD2(0, $0), part) }, 1e-3)
      let step = 1e-3 * max(length, 1e-9)
      let byLength = slope({ trajectory.state(at: length + $0) }, step)
      for number in parameters.indices {
        let (x, v) = (values[number], velocities[number])
        var moved = byValue * x + byVelocity * v
        let parameter = parameters[number]
        if parameter.event == index {
          if parameter.slot == 0 {
            moved -= byLength
          } else {
            // The responses of a spring depend only on its frequency and its ratio.
            let isShape = parameter.slot <= MotionEvent.Slot.ratio
            moved += slope(
              {
                var changed = event
                changed.values[parameter.slot] += $0
                return after(changed, state, isShape ? nil : part)
              }, 1e-5)
          }
        } else if parameter.event == index + 1, parameter.slot == 0 {
          moved += byLength
        }
        (values[number], velocities[number]) = (moved.x, moved.y)
      }
    }
  }
#endif
