#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves
  import Spring

  /// The motions of a whole recording, one after the other: rests, springs that start from rest or take over
  /// a velocity, throws, bounces at edges, curves and jumps.
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
  /// deviations of the noise, are not distinguished from their neighbours.
  package struct MotionSegments: Sendable {
    /// The motions in order of time. They cover the samples.
    package let segments: [MotionSegment]
    /// The standard deviation of a sample's error, in value units.
    package let noise: Double
    /// A summary of the residuals.
    package let summary: ResidualSummary

    let chains: [RecordedChain]
    private let samples: RecordedSamples
    var scale: SampleScale { samples.scale }

    /// Finds the motions of a recording.
    ///
    /// A recording is cut at its rests, and each part is searched alone.
    ///
    /// - Parameters:
    ///   - samples: The samples: at least eight.
    ///   - prior: The named curves, which are likelier than others.
    ///   - concurrently: Calls a closure for each of a number of indices, for instance on several threads,
    ///     to search the parts of a long recording.
    ///   - progress: Called from time to time with the number of samples searched so far.
    /// - Throws: `ParameterError` if there are too few samples or all have the same value.
    /// - Complexity: linear in the samples and in the motions.
    package init(
      _ samples: Samples, prior: DesignPrior,
      concurrently: WorkLoop = { count, work in (0..<count).forEach(work) },
      progress: (Int) -> Void = { _ in }
    ) throws(ParameterError) {
      self.init(
        try SearchedRecording(samples, prior: prior, concurrently: concurrently, progress: progress)
      )
    }

    init(_ searched: consuming SearchedRecording) {
      let (all, scale) = (searched.samples, searched.samples.scale)
      let last = all.span
      let chains = searched.parts.map { RecordedChain($0) }
      // Each part is released once its segments are known.
      searched.parts.reverse()
      var (segments, squares, freedom) = ([MotionSegment](), 0.0, 0.0)
      // A rest may follow each motion.
      segments.reserveCapacity(1 + 2 * chains.reduce(0) { $0 + $1.chain.events.count })
      while let part = searched.parts.popLast() {
        let index = chains.count - 1 - searched.parts.count
        let estimates = SegmentEstimates(part, all)
        segments += estimates.segments(
          part, isFirst: index == 0,
          until: index + 1 < chains.count ? chains[index + 1].start : last)
        let count = Double(part.range.count)
        squares += count * estimates.deviation * estimates.deviation
        freedom += count
      }
      noise = (squares / freedom).squareRoot() * scale.range
      (self.segments, self.chains, samples) = (segments, chains, all)
      var summary = ResidualSummary()
      Self.forEachResidual(chains, all) { summary.add($0) }
      self.summary = summary
    }

    /// The residuals: the samples minus the motions. They are computed anew, because a long recording has many.
    package var residuals: Residuals {
      var residuals: [Double] = []
      residuals.reserveCapacity(samples.count)
      Self.forEachResidual(chains, samples) { residuals.append($0) }
      return Residuals(residuals)
    }

    private static func forEachResidual(
      _ chains: [RecordedChain], _ samples: RecordedSamples, _ body: (Double) -> Void
    ) {
      var low = 0
      for index in chains.indices {
        let end =
          index + 1 < chains.count ? samples.index(at: chains[index + 1].start) : samples.count
        let range = low..<max(end, low)
        low = range.upperBound
        let values = chains[index].chain.values(at: samples.part(range, from: 0))
        for (sample, value) in zip(range, values) {
          body(samples.scale.range * (samples.value(sample) - value))
        }
      }
    }

    /// The value at a time of the samples' clock, in seconds.
    package func value(at time: Double) -> Double {
      let time = time - scale.origin
      // The last chain that begins by then.
      var (low, high) = (0, chains.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if chains[middle].start <= time { low = middle } else { high = middle }
      }
      return scale.original(chains[low].state(at: time).x)
    }
  }
#endif
