#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves
  import Spring

  /// The numbers that a design sets, as a recording determines them.
  struct SegmentShape: Sendable {
    enum Numbers: Sendable {
      case spring(SpringShape)
      /// Duration, x1, y1, x2 and y2 with their covariance.
      case curve([Double], covariance: [[Double]])
    }

    let numbers: Numbers
    /// The standard deviation of a sample's error, as a fraction of the range.
    let relativeNoise: Double
  }

  extension DesignRanking {
    /// Ranks the designs of one motion of a recording.
    ///
    /// Curves are the named ones over round durations.
    init(_ shape: SegmentShape, prior: DesignPrior) {
      var collection = DesignCollection()
      switch shape.numbers {
      case .spring(let spring):
        collection.addUnrounded(Double.log(prior.density(at: spring.mean) * spring.area))
        prior.forEachSpring(near: spring) { spelling in
          collection.add(spelling, Double.log(spelling.prior) + spring.logDensity(spelling.point))
        }
      case .curve(let means, let covariance):
        collection.addCurves(means, covariance, prior)
      }
      (designs, unroundedProbability) = collection.normalized
      relativeNoise = shape.relativeNoise
    }
  }

  extension DesignCollection {
    /// Adds the named curves and round durations near a curve's numbers.
    fileprivate mutating func addCurves(
      _ means: [Double], _ covariance: [[Double]], _ prior: DesignPrior
    ) {
      var matrix = NormalEquations(count: means.count)
      var volume = 1.0
      for row in means.indices {
        for column in means.indices {
          matrix.matrix[row * means.count + column] = covariance[row][column]
        }
        // Points with three decimals, durations to a tenth of a millisecond.
        matrix.matrix[row * means.count + row] += row == 0 ? 1e-8 : 1e-7
        volume *= 2 * Double.pi * matrix.matrix[row * means.count + row]
      }
      let deviation = matrix.matrix[0].squareRoot()
      guard volume.isFinite else { return }
      let durations = DesignPrior.durations.numbers(
        in: max(means[0] - 5 * deviation, 0.005)...max(means[0] + 5 * deviation, 0.01))
      let distance = matrix.distance
      let weight = Double.log(prior.curveWeight / Double(max(prior.curves.count, 1)))
      for preset in prior.curves {
        guard case .cubicBezier(let curve) = preset.value else { continue }
        for duration in durations {
          let numbers = [duration.value, curve.x1, curve.y1, curve.x2, curve.y2]
          let square = distance(zip(numbers, means).map { $0 - $1 })
          guard square < 60 else { continue }
          add(
            [.preset(preset)], duration: duration.value,
            weight + Double.log(duration.weight * BroadDensity.duration(duration.value))
              - square / 2)
        }
      }
      // Without the correlations, which make the volume smaller.
      addUnrounded(
        Double.log(prior.customCurves * volume.squareRoot() * BroadDensity.duration(means[0])))
    }
  }
#endif
