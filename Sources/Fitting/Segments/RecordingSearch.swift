#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The search for the motions of a recording, part by part.
  ///
  /// The parts are the stretches between two rests. A long stretch is searched in windows: the next one
  /// begins with the last motion but one of the window before, which both of them see.
  struct RecordingSearch: Sendable {
    let samples: SegmentSamples
    let prices: EventPrices
    private(set) var found: [FoundMotions] = []

    /// The largest number of samples that are one part in any case.
    private static let wholeCount = 400
    /// The largest number of samples that a search takes.
    private static let searchCount = 1200
    /// The samples of a window.
    private static let windowCount = 200
    /// The least number of events of a window that ends in a motion.
    private static let leastEvents = 4
    /// The most parts that are searched at a time.
    private static let batchCount = 64
    /// The largest number of samples of a part that is searched beside others, without telling its progress.
    private static let besideCount = 20_000
    /// The most samples of a rest that belong to the motions beside it, unless these are longer.
    private static let restCount = 60

    /// - Parameters:
    ///   - concurrently: Calls a closure for each of a number of indices, in any order.
    ///   - progress: Is called with the number of samples that are done.
    init(
      _ samples: SegmentSamples, _ prices: EventPrices, concurrently: WorkLoop,
      progress: (Int) -> Void
    ) {
      (self.samples, self.prices) = (samples, prices)
      guard samples.count > Self.wholeCount else {
        found = [search(0..<samples.count, isStart: true, isEnd: true).motions]
        return
      }
      var (done, joined, joinedCount, firstOfJoined) = (0, 0..<0, 0, 0)
      let report = { (low: Int) in
        // The parts share the rests between them.
        done = max(done, low)
        progress(done)
      }
      let parts = parts
      for low in stride(from: 0, to: parts.count, by: Self.batchCount) {
        let batch = Array(parts[low..<min(low + Self.batchCount, parts.count)])
        let motions = searched(batch, concurrently, progress: report)
        for (part, motions) in zip(batch, motions) {
          let known = found
          found += motions
          let first = motions.first?.fit.chain
          if let first, first.isOpen, !first.events.isEmpty, !joined.isEmpty, joinedCount < 4 {
            // A motion at the first sample started earlier: nothing is at rest before it.
            found.removeSubrange(firstOfJoined...)
            joined = joined.lowerBound..<part.upperBound
            joinedCount += 1
            found += searched(joined, progress: report)
          } else {
            (joined, joinedCount, firstOfJoined) = (part, 0, known.count)
          }
        }
      }
      progress(samples.count)
    }

    /// The motions of each of a few parts.
    private func searched(
      _ parts: [Range<Int>], _ concurrently: WorkLoop, progress: (Int) -> Void
    ) -> [[FoundMotions]] {
      let results = ResultSlots<[FoundMotions]>(count: parts.count)
      // The longest first, so that no thread waits for one of them.
      let short = parts.indices.filter { parts.count > 1 && parts[$0].count <= Self.besideCount }
        .sorted { parts[$0].count > parts[$1].count }
      concurrently(short.count) { results[short[$0]] = searched(parts[short[$0]]) { _ in } }
      // A long part tells its progress itself.
      for index in parts.indices where parts.count == 1 || parts[index].count > Self.besideCount {
        results[index] = searched(parts[index], progress: progress)
      }
      progress(parts[parts.count - 1].upperBound)
      return results.values
    }

    /// The stretches between rests, with parts of the rests.
    private var parts: [Range<Int>] {
      var parts: [Range<Int>] = []
      var before = 0..<0
      for rest in RestRuns(samples).ranges + [samples.count..<samples.count]
      where rest.upperBound > 0 {
        let stretch = before.upperBound..<rest.lowerBound
        // The value may jump between two rests.
        if !stretch.isEmpty || !(before.isEmpty || rest.isEmpty) {
          let margin = max(Self.restCount, stretch.count / 2)
          parts.append(
            max(
              stretch.lowerBound - margin, before.lowerBound)..<min(
                stretch.upperBound + margin, rest.upperBound))
        }
        before = rest
      }
      if parts.isEmpty { parts = [0..<samples.count] }
      return parts
    }

    /// Searches a part in windows.
    private func searched(_ part: Range<Int>, progress: (Int) -> Void) -> [FoundMotions] {
      var found: [FoundMotions] = []
      var (low, size) = (part.lowerBound, Self.windowCount)
      var isStart = true
      while true {
        let isEnd = part.upperBound - low <= size + size / 2
        let window = low..<(isEnd ? part.upperBound : low + size)
        let (motions, hasMisfit) = search(window, isStart: isStart, isEnd: isEnd)
        let count = motions.fit.chain.events.count
        if isEnd, !hasMisfit {
          found.append(motions)
          progress(part.upperBound)
          return found
        }
        if !hasMisfit, count < Self.leastEvents {
          size *= 2
          continue
        }
        var taken = motions
        if hasMisfit {
          // Fewer samples, all of which the search takes.
          let short = low..<min(low + Self.searchCount, part.upperBound)
          taken = search(short, isStart: isStart, isEnd: false).motions
        }
        let events = taken.fit.chain.events
        let last = events.count >= 3 ? events.count - 2 : events.count - 1
        let next = last < 0 ? low : samples.index(at: taken.offset + events[last].start)
        guard next > low else {
          // One motion is all there is, or what there is can't be told.
          if isEnd {
            found.append(motions)
            return found
          }
          size *= 2
          continue
        }
        found.append(taken.keeping(upTo: last + 1))
        // The next window is likely to need about as many samples for its events.
        let needed = size * (Self.leastEvents + 1) / max(count, 1)
        size = hasMisfit ? Self.windowCount : max(min(needed, size), Self.windowCount)
        (low, isStart) = (next, false)
        progress(low)
      }
    }

    /// Searches a range of samples. Where the search took part of them, tells whether all of them show motions
    /// that it missed.
    private func search(
      _ range: Range<Int>, isStart: Bool, isEnd: Bool
    ) -> (motions: FoundMotions, hasMisfit: Bool) {
      let part = samples.part(range)
      let few = part.decimated(to: Self.searchCount)
      let search = EventSearch(few, prices)
      let isPart = few.count < part.count
      let (all, fit) = isPart ? Self.refined(search, part) : (search.samples, search.fit)
      let first = !isStart && fit.chain.isOpen ? 1 : 0
      let count = fit.chain.events.count
      let motions = FoundMotions(
        all, offset: samples.times[range.lowerBound], fit: fit,
        runnersUp: search.runnersUp, startVariances: search.startVariances,
        kept: min(first, count)..<count)
      return (motions, isPart && Self.hasMisfit(fit, all))
    }

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

    /// Whether the residuals of a few neighbouring samples are larger than the noise.
    private static func hasMisfit(_ fit: ChainFit, _ samples: SegmentSamples) -> Bool {
      let values = fit.chain.values(at: samples)
      let size = 16
      return stride(from: 0, to: samples.count - size, by: size).contains { low in
        var cost = 0.0
        for index in low..<low + size {
          let residual = samples.values[index] - values[index]
          cost += samples.weights[index] * residual * residual
        }
        return cost > Double(size) + 8 * (2 * Double(size)).squareRoot()
      }
    }
  }
#endif
