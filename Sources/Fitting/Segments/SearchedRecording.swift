#if !hasFeature(Embedded)
  import CurveArithmetic
  import Spring

  /// The motions that were found in each part of a recording, before they are put together.
  struct SearchedRecording: Sendable {
    let samples: RecordedSamples
    var parts: [FoundMotions]

    init(
      _ samples: Samples, prior: DesignPrior, concurrently: WorkLoop, progress: (Int) -> Void
    ) throws(ParameterError) {
      try samples.requireMotion(atLeast: 8, to: "tell motions apart")
      self.samples = RecordedSamples(samples)
      var search = RecordingSearch(
        self.samples, EventPrices(curves: prior.curves), concurrently: concurrently,
        progress: progress)
      search.removeStillParts()
      parts = search.found
    }
  }
#endif
