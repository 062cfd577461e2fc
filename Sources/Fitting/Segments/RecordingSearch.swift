#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The search for the motions of a recording, part by part.
  ///
  /// The parts lie between two rests. A long part is searched in windows, see ``WindowWalk``.
  struct RecordingSearch: Sendable {
    let samples: RecordedSamples
    let prices: EventPrices
    private(set) var found: [FoundMotions] = []

    /// The largest number of samples that are one part in any case.
    private static let wholeCount = 400
    /// The largest number of samples that a search takes.
    static let searchCount = 1200
    /// The least windows of a stretch that is searched in parallel with others.
    private static let stretchWindows = 12
    /// About the most stretches of a part.
    private static let stretchCount = 128
    /// The most stretches that are searched at a time.
    private static let batchStretches = 15
    /// The motions of the next stretch that a stretch finds as well.
    private static let sharedMotions = 3
    /// The most parts that are searched at a time.
    private static let batchCount = 64
    /// The largest number of samples of a part that is searched in parallel with others, without reporting progress.
    private static let parallelLimit = 20_000
    /// The most samples of a rest that belong to the motions next to it, unless these are longer.
    private static let restCount = 60

    /// - Parameters:
    ///   - concurrently: Calls a closure for each of a number of indices, in any order.
    ///   - progress: Is called with the number of samples that are done.
    init(
      _ samples: RecordedSamples, _ prices: EventPrices, concurrently: WorkLoop,
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
          let known = found.count
          found += motions
          let first = motions.first?.fit.chain
          if let first, first.isOpen, !first.events.isEmpty, !joined.isEmpty, joinedCount < 4 {
            // A motion at the first sample started earlier: nothing is at rest before it.
            found.removeSubrange(firstOfJoined...)
            joined = joined.lowerBound..<part.upperBound
            joinedCount += 1
            found += searched(joined, concurrently, progress: report)
          } else {
            (joined, joinedCount, firstOfJoined) = (part, 0, known)
          }
        }
      }
      progress(samples.count)
    }

    /// Removes the parts without motions, which tell nothing but the noise. One of them stays if there are no others.
    mutating func removeStillParts() {
      guard found.contains(where: { !$0.kept.isEmpty }) else {
        return found.removeLast(max(found.count - 1, 0))
      }
      found.removeAll { $0.kept.isEmpty }
    }

    /// The motions of each of a few parts.
    private func searched(
      _ parts: [Range<Int>], _ concurrently: WorkLoop, progress: (Int) -> Void
    ) -> [[FoundMotions]] {
      let results = ResultSlots<[FoundMotions]>(count: parts.count)
      // The longest first, so that no thread waits for one of them.
      let short = parts.indices.filter { parts.count > 1 && parts[$0].count <= Self.parallelLimit }
        .sorted { parts[$0].count > parts[$1].count }
      concurrently(short.count) { results[short[$0]] = alone(parts[short[$0]]) }
      // A long part reports its own progress.
      for index in parts.indices where parts.count == 1 || parts[index].count > Self.parallelLimit {
        results[index] = searched(parts[index], concurrently, progress: progress)
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
    private func alone(_ part: Range<Int>) -> [FoundMotions] {
      var walk = WindowWalk(part)
      while !walk.isDone { walk.step(self) }
      return walk.found
    }

    /// Searches a part in windows: one after the other, or in several stretches at a time if it has many.
    private func searched(
      _ part: Range<Int>, _ concurrently: WorkLoop, progress: (Int) -> Void
    ) -> [FoundMotions] {
      var walk = WindowWalk(part)
      walk.step(self)
      while !walk.isDone {
        progress(walk.low)
        let left = part.upperBound - walk.low
        let length = max(Self.stretchWindows * walk.size, left / Self.stretchCount)
        guard left > 2 * length else {
          walk.step(self)
          continue
        }
        let starts = (1...Self.batchStretches).map { walk.low + $0 * length }
          .filter { $0 + length / 2 < part.upperBound }
        // The first stretch continues the motions that were found.
        let walks = [walk] + starts.map { WindowWalk(part, from: $0, size: walk.size) }
        let results = ResultSlots<WindowWalk>(count: walks.count)
        concurrently(walks.count) { index in
          var walk = walks[index]
          let end = index < starts.count ? starts[index] : walk.low + length
          let limit = end + length
          while !walk.isDone, walk.low < limit, walk.count(from: end, samples) < Self.sharedMotions
          {
            walk.step(self)
          }
          results[index] = walk
        }
        let found = results.values
        walk = found[0]
        for next in found.dropFirst() { walk.join(next, self) }
      }
      progress(part.upperBound)
      return walk.found
    }

    /// Searches a range of samples. Where the search took part of them, tells whether all of them show motions
    /// that it missed.
    func search(
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
        range, all, offset: samples.time(range.lowerBound), fit: fit,
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

    /// Whether the last motion of a window explains the samples up to the next motion as well as the first motion
    /// of the next window, which is fitted to them.
    func explains(_ known: FoundMotions, asWellAs next: FoundMotions) -> Bool {
      guard let last = known.kept.last else { return true }
      let end =
        next.kept.isEmpty
        ? next.range.upperBound : samples.index(at: next.start(of: next.kept.lowerBound))
      // A motion may start on either side of a sample.
      let range = next.range.lowerBound + 1..<max(end - 1, next.range.lowerBound + 1)
      var chain = known.fit.chain
      chain.events.removeSubrange((last + 1)...)
      let part = samples.part(range, from: known.offset)
      let values = chain.values(at: part)
      let others = next.fit.chain.values(at: samples.part(range, from: next.offset))
      return stride(from: 0, to: part.count, by: Self.blockSize).allSatisfy { low in
        let block = low..<min(low + Self.blockSize, part.count)
        let excess = block.reduce(0) { sum, index in
          let own = part.values[index] - values[index]
          let other = part.values[index] - others[index]
          return sum + part.weights[index] * (own * own - other * other)
        }
        return excess <= Self.misfit
      }
    }

    /// The neighbouring samples whose residuals are compared with the noise.
    private static let blockSize = 16
    /// The largest accepted excess of a block's weighted squared residuals over what the noise explains.
    private static let misfit = 8 * (2 * Double(blockSize)).squareRoot()

    /// Whether the residuals of a few neighbouring samples are larger than the noise.
    private static func hasMisfit(_ fit: ChainFit, _ samples: SegmentSamples) -> Bool {
      let values = fit.chain.values(at: samples)
      let size = blockSize
      return stride(from: 0, to: samples.count - size, by: size).contains { low in
        var cost = 0.0
        for index in low..<low + size {
          let residual = samples.values[index] - values[index]
          cost += samples.weights[index] * residual * residual
        }
        return cost > Double(size) + misfit
      }
    }
  }
#endif
