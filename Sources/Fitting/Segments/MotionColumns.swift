#if !hasFeature(Embedded)
  import CurveArithmetic
  import Spring

  /// The motions of several properties that were recorded together, such as x, y, scale and opacity.
  ///
  /// Each property is split into its motions. Motions that start together, and those that have the same spring
  /// or curve within their errors as well, are then fitted again with these numbers in common, which makes
  /// their errors smaller. ``MotionSegment/sharing`` lists what a motion shares.
  ///
  /// ```
  /// let columns = try MotionColumns([x, opacity], prior: .standard)
  /// columns.recordings[0].segments[1].sharing.design   // [1]: the spring of the opacity
  /// ```
  package struct MotionColumns: Sendable {
    /// The motions of each property, in the order of the columns.
    package let recordings: [MotionSegments]

    /// Finds the motions of each column and what they share.
    ///
    /// - Parameters:
    ///   - columns: The samples of each property, with times of the same clock: at least eight each.
    ///   - prior: The named curves, which are likelier than others.
    ///   - concurrently: Calls a closure for each of a number of indices, for instance on several threads,
    ///     to search the parts of a long recording.
    ///   - progress: Called from time to time with the number of samples searched so far, of all columns.
    /// - Throws: `ParameterError` if a column has too few samples or all of them have the same value.
    /// - Complexity: linear in the samples and in the motions.
    package init(
      _ columns: [Samples], prior: DesignPrior,
      concurrently: WorkLoop = { count, work in (0..<count).forEach(work) },
      progress: (Int) -> Void = { _ in }
    ) throws(ParameterError) {
      var (searched, done) = ([SearchedRecording](), 0)
      for samples in columns {
        searched.append(
          try SearchedRecording(samples, prior: prior, concurrently: concurrently) {
            progress(done + $0)
          })
        done += samples.times.count
      }
      SharedEvents.share(&searched)
      recordings = searched.map { MotionSegments($0) }
    }
  }
#endif
