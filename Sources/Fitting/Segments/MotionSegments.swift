#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves
  import Spring

  /// The motions of a whole recording, one after the other: rests, springs that start from rest or take over
  /// a velocity, throws, curves and jumps.
  ///
  /// The search proposes breaks, fits each motion alone, then all of them together with the value (and the
  /// velocity of a spring that continues) passed on, and changes kinds, merges and splits while the
  /// evidence for the motions grows: their likelihood, integrated over the numbers that people use.
  ///
  /// ```
  /// let recording = try MotionSegments(samples, prior: .standard)
  /// for segment in recording.segments { print(segment.kind, segment.start.value, segment.to.value) }
  /// let play = try recording.script().sequence()   // the same motion, as a value
  /// ```
  ///
  /// Breaks that are closer than about five samples, and motions that move less than about ten standard
  /// deviations of the noise, are not told apart from their neighbours.
  public struct MotionSegments: Sendable {
    /// The motions in order of time. They cover the samples.
    public let segments: [MotionSegment]
    /// The standard deviation of a sample's error, in value units.
    public let noise: Double
    /// The samples less the motions.
    public let residuals: Residuals
    /// The time between the samples that the search took, in seconds; nil if it took all. Motions shorter
    /// than five of these intervals may be missed, joined, or found as jumps.
    public let searchInterval: Double?

    let chain: EventChain
    let scale: SampleScale

    /// Finds the motions of a recording.
    ///
    /// - Parameters:
    ///   - samples: The samples: at least eight.
    ///   - prior: The named curves, which are likelier than others.
    /// - Throws: ``FittingError`` if there are too few samples or all have the same value.
    /// - Complexity: linear in the samples, for up to 26 candidates of breaks. Of more than 4800 samples the
    ///   search takes 2400 to 4800, evenly spread: see ``searchInterval``. What it finds is then fitted to
    ///   all.
    public init(_ samples: Samples, prior: DesignPrior) throws(FittingError) {
      try samples.requireMotion(atLeast: 8, to: "tell motions apart")
      let scale = SampleScale(samples, origin: samples.times[0])
      let weighted = WeightedSamples(samples, scale: scale)
      let few = weighted.thinned(to: Self.searchCount)
      let search = EventSearch(SegmentSamples(few), EventPrices(curves: prior.curves))
      let (scaled, fit) =
        few.count == weighted.count
        ? (search.samples, search.fit)
        : Self.refined(search, SegmentSamples(weighted))
      let estimates = SegmentEstimates(fit, scaled, scale)
      self.scale = scale
      chain = fit.chain
      searchInterval =
        few.count < weighted.count
        ? (samples.times[samples.times.count - 1] - samples.times[0]) / Double(few.count - 1) : nil
      noise = estimates.deviation * scale.range
      segments = estimates.segments(
        runnersUp: search.runnersUp, startVariances: search.startVariances)
      residuals = Residuals(
        zip(samples.values, chain.values(at: scaled)).map { $0 - scale.original($1) })
    }

    /// About the number of samples from twice which the search takes this many of them, evenly spread.
    private static let searchCount = 2400

    /// The motions that were found in a part of the samples, fitted to more and more of them.
    private static func refined(
      _ search: EventSearch, _ all: SegmentSamples
    ) -> (SegmentSamples, ChainFit) {
      var (fit, step) = (search.fit, search.samples.step)
      var count = search.samples.count
      repeat {
        count *= 8
        let samples = count < all.count ? all.thinned(0..<all.count, to: count) : all
        let chain = fit.chain.withJumps(near: step, samples)
        fit = ChainFit(samples, from: chain, steps: count < all.count ? 12 : 6, tolerance: 1e-3)
        fit = search.prices.loosened(fit, samples)
        step = samples.span / Double(samples.count - 1)
      } while count < all.count
      return (all, fit)
    }

    /// The value at a time of the samples' clock, in seconds.
    public func value(at time: Double) -> Double {
      var state = SIMD2(chain.first, chain.velocity)
      let time = time - scale.origin
      for (index, event) in chain.events.enumerated() where event.start <= time {
        let course = EventCourse(event, from: state.x, velocity: state.y)
        let next =
          index + 1 < chain.events.count ? chain.events[index + 1].start : Double.infinity
        let length = min(time, next) - event.start
        state = SIMD2(course.value(at: length), course.velocity(at: length))
      }
      return scale.original(state.x)
    }
  }
#endif
