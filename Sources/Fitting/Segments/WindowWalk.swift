#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The search of a part of a recording in windows: the next one begins with the last motion but one of the
  /// window before, which both of them see.
  struct WindowWalk: Sendable {
    private(set) var found: [FoundMotions] = []
    /// The first sample of the next window.
    private(set) var low: Int
    /// The number of samples of the next window.
    private(set) var size: Int
    private(set) var isDone = false
    private let part: Range<Int>
    private var isStart: Bool
    /// Where the first window begins.
    private let first: Int
    /// The window before, which may be searched again.
    private var before: Window?
    /// How often this window was searched again.
    private var repeats = 0

    private struct Window {
      let low: Int
      let size: Int
      let isStart: Bool
      let repeats: Int
    }

    /// The least number of samples of a window.
    private static let windowCount = 200
    /// The least number of events of a window that ends in a motion.
    private static let leastEvents = 4
    /// How often a window is searched again at most.
    private static let mostRepeats = 2

    init(_ part: Range<Int>) {
      (self.part, low, first, size, isStart) = (
        part, part.lowerBound, part.lowerBound, Self.windowCount, true
      )
    }

    /// Begins within a part, most likely within a motion.
    init(_ part: Range<Int>, from low: Int, size: Int) {
      (self.part, self.low, first, self.size, isStart) = (part, low, low, size, false)
    }

    /// Searches until the motions of one more window are known.
    mutating func step(_ search: RecordingSearch) {
      while !isDone {
        let isEnd = part.upperBound - low <= size + size / 2
        let window = low..<(isEnd ? part.upperBound : low + size)
        var (motions, hasMisfit) = search.search(window, isStart: isStart, isEnd: isEnd)
        if let known = found.last, known.repeats(in: motions) { motions = motions.keeping(from: 1) }
        if !hasMisfit, goesBack(from: motions, search) { continue }
        let count = motions.fit.chain.events.count
        if isEnd, !hasMisfit {
          found.append(motions)
          isDone = true
          return
        }
        if !hasMisfit, count < Self.leastEvents {
          size *= 2
          continue
        }
        var taken = motions
        if hasMisfit {
          // Fewer samples, all of which the search takes.
          let short = low..<min(low + RecordingSearch.searchCount, part.upperBound)
          taken = search.search(short, isStart: isStart, isEnd: false).motions
          if let known = found.last, known.repeats(in: taken) { taken = taken.keeping(from: 1) }
          if goesBack(from: taken, search) { continue }
        }
        let events = taken.fit.chain.events
        let last = events.count >= 3 ? events.count - 2 : events.count - 1
        let next =
          last < 0 ? low : search.samples.index(at: taken.offset + events[last].start)
        guard next > low else {
          // One motion is all there is, or there is too little to distinguish more.
          if isEnd {
            found.append(motions)
            isDone = true
            return
          }
          size *= 2
          continue
        }
        found.append(taken.keeping(upTo: last + 1))
        before = Window(low: low, size: size, isStart: isStart, repeats: repeats)
        repeats = 0
        // The next window is likely to need about as many samples for its events.
        let needed = size * (Self.leastEvents + 1) / max(count, 1)
        size = hasMisfit ? Self.windowCount : max(min(needed, size), Self.windowCount)
        (low, isStart) = (next, false)
        return
      }
    }

    /// Searches the previous window again, half as long again, if its last motion fits the samples up to the next one
    /// worse than the first motion of this window does: a motion that is seen only in part may look like another.
    private mutating func goesBack(from next: FoundMotions, _ search: RecordingSearch) -> Bool {
      guard let before, before.repeats < Self.mostRepeats, let known = found.last,
        !search.explains(known, asWellAs: next)
      else { return false }
      found.removeLast()
      (low, size, isStart) = (before.low, before.size + before.size / 2, before.isStart)
      repeats = before.repeats + 1
      self.before = nil
      return true
    }

    /// The number of motions found that start at a sample or later.
    func count(from index: Int, _ samples: RecordedSamples) -> Int {
      guard index < samples.count else { return 0 }
      let time = samples.time(index)
      var count = 0
      for motions in found.reversed() {
        let later = motions.kept.count { motions.start(of: $0) >= time }
        count += later
        if later < motions.kept.count { break }
      }
      return count
    }

    /// Continues with the motions of another walk, from the first one that both have found. Until then
    /// it searches alone.
    mutating func join(_ next: WindowWalk, _ search: RecordingSearch) {
      while !isDone {
        if let (mine, other) = shared(next, search.samples) {
          found.removeSubrange((mine.window + 1)...)
          found[mine.window] = found[mine.window].keeping(upTo: mine.event)
          found.append(next.found[other.window].keeping(from: other.event))
          found += next.found[(other.window + 1)...]
          (low, size, isDone) = (next.low, next.size, next.isDone)
          // If the shared motion is in the last window of the other walk, only a part of that window's motions was
          // taken: the window is not searched again.
          before = other.window + 1 < next.found.count ? next.before : nil
          repeats = next.repeats
          return
        }
        guard low < next.low else { return }
        step(search)
      }
    }

    private typealias Position = (window: Int, event: Int)

    /// The first motion of the same kind that starts at the same time in another walk.
    private func shared(
      _ next: WindowWalk, _ samples: RecordedSamples
    ) -> (mine: Position, other: Position)? {
      let (begin, tolerance) = (samples.time(next.first), 2 * samples.step)
      var mine: [Position] = []
      for window in found.indices.reversed() {
        let later = found[window].kept.filter { found[window].start(of: $0) > begin }
        mine = later.map { (window, $0) } + mine
        if later.count < found[window].kept.count { break }
      }
      var index = 0
      for (window, motions) in next.found.enumerated() {
        for event in motions.kept {
          let time = motions.start(of: event)
          while index < mine.count,
            found[mine[index].window].start(of: mine[index].event) < time - tolerance
          { index += 1 }
          guard index < mine.count else { return nil }
          let own = found[mine[index].window]
          if own.start(of: mine[index].event) <= time + tolerance,
            own.fit.chain.events[mine[index].event].kind == motions.fit.chain.events[event].kind
          {
            return (mine[index], (window, event))
          }
        }
      }
      return nil
    }
  }
#endif
