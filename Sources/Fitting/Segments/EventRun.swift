#if !hasFeature(Embedded)
  import CurveArithmetic

  /// An event at ascending times. The responses of a spring and of a decay at even steps follow from each
  /// other by the addition theorems, without exponentials.
  struct EventRun {
    private let trajectory: EventTrajectory
    private let start: Double
    private let (decay, discriminant): (Double, Double)
    /// The mean step; 0 without even steps.
    private let step: Double
    /// e^(-decay t) times the cosine and the sine, which is divided by the frequency, of a step.
    private var (stepCosine, stepSine) = (0.0, 0.0)
    /// The same at the last even time.
    private var (cosine, sine) = (0.0, 0.0)
    private var last = 0.0
    private var isRunning = false

    /// The largest distance of a time from an even one, in steps: a second-order correction leaves 1e-6 of it.
    private static let tolerance = 0.01
    /// Where the derivatives by the damping cancel, the responses come from their series.
    private static let seriesLimit = 0.25

    /// Whether the values depend on the velocity before the start.
    var dependsOnVelocity: Bool {
      let event = trajectory.event
      return (event.kind == .spring || event.kind == .decay)
        && (event.entry == .continued || event.entry == .reflected)
    }

    init(_ trajectory: EventTrajectory, _ samples: SegmentSamples, _ range: Range<Int>) {
      (self.trajectory, start) = (trajectory, trajectory.event.start)
      let kind = trajectory.event.kind
      decay = kind == .decay ? trajectory.scale : trajectory.damping / 2
      discriminant = trajectory.stiffness - decay * decay
      guard kind == .spring || kind == .decay, range.count >= 8 else {
        step = 0
        return
      }
      let span = samples.times[range.upperBound - 1] - samples.times[range.lowerBound]
      step = span / Double(range.count - 1)
      if kind == .decay {
        stepCosine = Double.exp(-decay * step)
        return
      }
      let part = SpringResponse(
        damping: trajectory.damping, stiffness: trajectory.stiffness, at: step)
      (stepCosine, stepSine) = (part.pushVelocity + decay * part.push, part.push)
    }

    @inline(__always)
    mutating func value(at time: Double) -> Double {
      let time = time - start
      return switch trajectory.event.kind {
      case .spring: trajectory.value(response(at: time))
      case .decay: trajectory.value(power: power(at: time))
      default: trajectory.value(at: time)
      }
    }

    @inline(__always)
    mutating func slopes(at time: Double) -> EventTrajectory.Slopes {
      let time = time - start
      return switch trajectory.event.kind {
      case .spring: trajectory.slopes(response(at: time))
      case .decay: trajectory.slopes(power: power(at: time), at: time)
      default: trajectory.slopes(at: time)
      }
    }

    /// The velocity of a decay in units of its first one, which is kept as the cosine.
    @inline(__always)
    mutating func power(at time: Double) -> Double {
      if isRunning {
        last += step
        cosine *= stepCosine
        let remainder = time - last
        if abs(remainder) <= Self.tolerance * step {
          let x = decay * remainder
          return cosine * (1 - x * (1 - x / 2 * (1 - x / 3)))
        }
      }
      (cosine, last) = (Double.exp(-decay * time), time)
      isRunning = step > 0
      return cosine
    }

    /// The responses of a spring at the seconds from its start.
    @inline(__always)
    mutating func response(at time: Double) -> SpringResponse {
      if isRunning {
        last += step
        (cosine, sine) = (
          cosine * stepCosine - discriminant * sine * stepSine,
          sine * stepCosine + cosine * stepSine
        )
        let remainder = time - last
        if abs(remainder) <= Self.tolerance * step {
          // The derivatives of both by the time, and of these.
          let (cosine1, sine1) = (-decay * cosine - discriminant * sine, cosine - decay * sine)
          let (cosine2, sine2) = (
            -decay * cosine1 - discriminant * sine1, cosine1 - decay * sine1
          )
          return SpringResponse(
            cosine: cosine + remainder * (cosine1 + remainder / 2 * cosine2),
            sine: sine + remainder * (sine1 + remainder / 2 * sine2), decay: decay,
            discriminant: discriminant, at: time)
        }
      }
      let part = SpringResponse(
        damping: trajectory.damping, stiffness: trajectory.stiffness, at: time)
      (cosine, sine) = (part.pushVelocity + decay * part.push, part.push)
      last = time
      isRunning = step > 0 && abs(discriminant) * time * time >= Self.seriesLimit
      return part
    }
  }

  extension SpringResponse {
    /// The responses from e^(-decay t) times the cosine and the sine, which is divided by the frequency.
    @inline(__always)
    fileprivate init(
      cosine: Double, sine: Double, decay: Double, discriminant: Double, at time: Double
    ) {
      let twist = (sine - time * cosine) / (2 * discriminant)
      push = sine
      pushVelocity = cosine - decay * sine
      displacement = cosine + decay * sine
      convolution = twist
      convolutionVelocity = time * sine / 2 - decay * twist
    }
  }
#endif
