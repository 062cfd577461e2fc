#if !hasFeature(Embedded)
  import CurveArithmetic

  extension SegmentEstimates {
    /// What names the design of an event; nil if it has none.
    func shape(_ index: Int) -> SegmentShape? {
      let event = chain.events[index]
      func covariance(_ slot: Int, _ other: Int) -> Double {
        guard let row = parameters.firstIndex(where: { $0.event == index && $0.slot == slot }),
          let column = parameters.firstIndex(where: { $0.event == index && $0.slot == other })
        else { return 0 }
        return self.covariance[row][column]
      }
      switch event.kind {
      case .spring:
        // The area sine of the ratio has the slope 1/sqrt(1 + ratio^2).
        let ratio = event.values[Slot.ratio]
        let slope = 1 / (1 + ratio * ratio).squareRoot()
        let shape = SpringShape(
          mean: SIMD2(event.values[Slot.logFrequency], Double.asinh(ratio)),
          variances: SIMD2(
            covariance(Slot.logFrequency, Slot.logFrequency),
            slope * slope * covariance(Slot.ratio, Slot.ratio)),
          covariance: slope * covariance(Slot.logFrequency, Slot.ratio), logLikelihood: 0)
        guard shape.variances.x.isFinite, shape.variances.y.isFinite else { return nil }
        return SegmentShape(numbers: .spring(shape), relativeNoise: deviation)
      case .curve:
        guard !isCut(index) else { return nil }
        let slots = [Slot.logDuration, Slot.x1, Slot.y1, Slot.x2, Slot.y2]
        let duration = Double.exp(event.values[Slot.logDuration])
        let factors = [duration, 1, 1, 1, 1]
        let means = [duration] + slots.dropFirst().map { event.values[$0] }
        let matrix = slots.indices.map { a in
          slots.indices.map { b in factors[a] * factors[b] * covariance(slots[a], slots[b]) }
        }
        guard matrix.indices.allSatisfy({ matrix[$0][$0].isFinite }) else { return nil }
        return SegmentShape(
          numbers: .curve(means, covariance: matrix), relativeNoise: deviation)
      case .decay, .fling, .jump, .stop: return nil
      }
    }
  }
#endif
