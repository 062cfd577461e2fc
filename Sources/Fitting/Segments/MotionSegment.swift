#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves
  import Spring

  /// One motion of a recording: a rest, a spring, a throw, a bounce, a curve or a jump.
  package struct MotionSegment: Sendable {
    /// A kind of motion.
    @nonexhaustive
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A constant value.
      case rest
      /// A damped spring.
      case spring
      /// A throw: its velocity falls exponentially, or by another system's rule.
      case decay
      /// A motion that meets an edge and comes back to it by a spring, or turns back at it.
      case bounce
      /// A cubic-bezier over a duration.
      case curve
      /// A change of the value between two samples.
      case jump
    }

    /// The velocity with which a motion begins.
    package enum Entry: String, Sendable, Hashable {
      /// That of the motion before.
      case continued
      /// None.
      case rest
      /// The motion has a velocity of its own: the velocity jumps.
      case own
      /// That of the motion before in the opposite direction.
      case reflected
    }

    /// The numbers of a spring of mass 1.
    package struct Spring: Sendable, Hashable {
      /// k/m, in 1/s^2.
      package let stiffness: Estimate
      /// c/m, in 1/s.
      package let damping: Estimate
      /// The damping ratio.
      package let dampingRatio: Estimate
      /// The period of the undamped spring, in seconds.
      package let response: Estimate
    }

    /// The numbers of a curve. A curve that the next motion cuts off or follows at once determines none of
    /// them: their errors are infinite.
    package struct Curve: Sendable, Hashable {
      /// The seconds of progress 0...1.
      package let duration: Estimate
      /// The control points x1, y1, x2 and y2.
      package let points: [Estimate]
    }

    /// The numbers of a throw that is not exponential.
    package struct Fling: Sendable, Hashable {
      /// The seconds from its start to its end.
      package let duration: Estimate
      /// The system with this throw, such as `android`.
      package let system: String
      /// The density of Android's screen, in pixels per density-independent pixel; nil for other systems.
      package let density: Double?
    }

    /// The numbers of a motion.
    @nonexhaustive
    package enum Model: Sendable, Hashable {
      /// A rest has none.
      case rest
      /// A spring, also that of a bounce.
      case spring(Spring)
      /// The rate of a throw, in 1/s: its velocity is v0 e^(-rate t).
      case decay(rate: Estimate)
      /// A throw that is not exponential.
      case fling(Fling)
      /// A cubic-bezier.
      case curve(Curve)
      /// A jump has none.
      case jump
    }

    /// Another kind of motion that explains the samples almost as well.
    package struct RunnerUp: Sendable, Hashable {
      /// The kind.
      package let kind: Kind
      /// Twice the natural logarithm of how much less likely it is. 6 is strong evidence.
      package let distance: Double
    }

    /// The other properties of a recording whose motions have numbers in common with this one, by the
    /// index of their column.
    package struct Sharing: Sendable, Hashable {
      /// Those that start a motion at the same time.
      package internal(set) var start: [Int] = []
      /// Those whose motion has the same spring, curve and duration, or rate.
      package internal(set) var design: [Int] = []
    }

    /// The kind of motion.
    package let kind: Kind
    /// The numbers of the motion.
    package let model: Model
    /// When it starts, in seconds of the samples' clock; the error includes how far other likely motions
    /// start from it. A jump takes place between two samples.
    package let start: Estimate
    /// When it ends, in seconds: when the next segment starts, or the last sample. A spring or a throw ends
    /// earlier, where the remaining distance is below the noise or a thousandth of the values' range.
    package let end: Double
    /// The value at the start.
    package let from: Estimate
    /// Where it leads: the target of a spring, a curve or a jump; where a throw would land; the
    /// edge of a bounce.
    package let to: Estimate
    /// The velocity at the start, in value units per second.
    package let velocity: Estimate
    /// Where the velocity at the start comes from.
    package let entry: Entry
    /// Whether the motion may be under way at the first sample, so that its start is unknown.
    package let isOpen: Bool
    /// The kind of motion that explains the samples almost as well; nil if the evidence for this one is
    /// strong.
    package let runnerUp: RunnerUp?
    /// What it shares with other properties; nothing if one property alone was recorded.
    package let sharing: Sharing

    /// What names the design of the motion.
    let shape: SegmentShape?

    /// The designs that may lie behind a spring or a curve, from the most to the least probable; nil for
    /// other kinds.
    ///
    /// - Parameter prior: The probabilities before any sample is seen.
    package func designs(prior: DesignPrior) -> DesignRanking? {
      shape.map { DesignRanking($0, prior: prior) }
    }

    /// The systems whose throws fall at this rate within three standard errors, such as `uiscrollview`,
    /// nearest first; empty for other kinds.
    package var decaySystems: [String] {
      if case .fling(let fling) = model { return [fling.system] }
      guard case .decay(let rate) = model else { return [] }
      var found: [(name: String, distance: Double)] = []
      for system in DecaySystem.all {
        guard let decay = try? system.decay(velocity: 1000) else { continue }
        // An exponential has the same rate at all times.
        let first = decay.velocity(at: 0)
        let rates = [0.05, 0.1].map { -Double.log(decay.velocity(at: $0) / first) / $0 }
        guard abs(rates[0] - rates[1]) <= 1e-9 * abs(rates[0]) else { continue }
        let distance = abs(rates[0] - rate.value)
        if distance <= 3 * rate.standardError { found.append((system.name, distance)) }
      }
      return found.sorted { $0.distance < $1.distance }.map { $0.name }
    }
  }
#endif
