#if !hasFeature(Embedded)
  /// The motions that were found in a part of a recording.
  struct FoundMotions: Sendable {
    /// The samples of the part.
    let range: Range<Int>
    /// The standard deviation of an error that the fit's weights say, and the least variance.
    let (deviation, leastVariance): (Double, Double)
    /// The median step of the samples in seconds.
    let step: Double
    private let logCount: Double
    /// When the part begins, in seconds from the recording's first sample.
    let offset: Double
    var fit: KeptFit
    let runnersUp: [MotionSegment.RunnerUp?]
    private(set) var startVariances: [Double]
    /// The events that the part before and the part after do not tell better.
    private(set) var kept: Range<Int>
    /// The covariance of the parameters, if other columns determine it too.
    var shared: [[Double]]?
    /// What events share with those of other columns, by the index of the event.
    private(set) var sharing: [Int: MotionSegment.Sharing] = [:]

    init(
      _ range: Range<Int>, _ samples: SegmentSamples, offset: Double, fit: ChainFit,
      runnersUp: [MotionSegment.RunnerUp?], startVariances: [Double], kept: Range<Int>
    ) {
      (self.range, self.offset, self.fit, self.kept) = (range, offset, KeptFit(fit), kept)
      (deviation, leastVariance) = (samples.deviation, samples.leastVariance)
      (step, logCount) = (samples.step, samples.logCount)
      (self.runnersUp, self.startVariances) = (runnersUp, startVariances)
    }

    /// The variance of an error in units of what the weights say. That of rounding is known; less than it
    /// is chance.
    var varianceFactor: Double {
      max(fit.reducedCost(logCount: logCount), leastVariance / (deviation * deviation))
    }

    /// The covariance of the parameters. Its equations are computed anew: they would take more memory than all else.
    func covariance(_ samples: RecordedSamples) -> [[Double]] {
      if let shared { return shared }
      let factor = varianceFactor
      let parameters = fit.parameters
      return fit.chain.equations(weighted(samples), parameters)
        .covariance(free: Array(parameters.indices)).map { row in row.map { $0 * factor } }
    }

    /// The samples of the part, with the weights of the fit.
    func weighted(_ samples: RecordedSamples) -> SegmentSamples {
      samples.part(range).with(deviation: deviation)
    }

    /// Notes the columns with which an event shares its start or its design.
    mutating func share(_ event: Int, start: [Int], startVariance: Double) {
      sharing[event, default: .init()].start = start
      startVariances[event] = startVariance
    }

    mutating func share(_ event: Int, design: [Int]) {
      sharing[event, default: .init()].design = design
    }

    /// When an event starts, in seconds from the recording's first sample.
    func start(of event: Int) -> Double { offset + fit.chain.events[event].start }

    /// The same motions with the events from an index on left to the next part.
    func keeping(upTo end: Int) -> FoundMotions {
      var motions = self
      motions.kept = min(kept.lowerBound, end)..<end
      return motions
    }

    /// Whether the last motion is the first one of the next part as well. Where it starts so slowly that the
    /// noise hides it, the next part begins with a rest.
    func repeats(in next: FoundMotions) -> Bool {
      guard let last = kept.last, next.kept.first == 0, !next.fit.chain.isOpen else { return false }
      let event = fit.chain.events[last]
      guard event.kind != .stop else { return false }
      let state = fit.chain.state(before: last)
      let trajectory = EventTrajectory(event, from: state.x, velocity: state.y)
      let way = trajectory.value(at: max(next.start(of: 0) - start(of: last), 0)) - state.x
      return abs(way) <= 4 * deviation
    }

    /// The same motions with the events before an index left to the part before.
    func keeping(from start: Int) -> FoundMotions {
      var motions = self
      motions.kept = start..<max(kept.upperBound, start)
      return motions
    }
  }
#endif
