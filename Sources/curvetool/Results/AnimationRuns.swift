import CurveNotation

/// The runs of a curve over seconds: its duration, its delay and its repeats.
struct AnimationRuns: Sendable, Hashable {
  /// The duration of one run in seconds.
  let duration: Double
  /// The delay in seconds; negative if the animation starts within a run.
  var delay = 0.0
  /// How often it runs; nil for once, beyond which a spring continues.
  var repeats: Repeats?

  /// The end of all runs; of an endless animation, that of its first two cycles.
  var end: Double { delay + count * period }

  /// The pause before each run.
  private var pause: Double { repeats?.delay ?? 0 }

  /// The time from the start of one run to that of the next.
  private var period: Double { duration + pause }

  private var count: Double {
    guard let repeats else { return 1 }
    return repeats.count.isFinite ? repeats.count : repeats.autoreverses ? 4 : 2
  }

  /// Whether repeats hold their last value at a time.
  func holdsEnd(at time: Double) -> Bool {
    repeats.map { time > delay + $0.count * period } ?? false
  }

  /// The time within a run, below 0 in a pause, and whether the run plays backwards.
  func local(_ time: Double) -> (time: Double, isBackward: Bool) {
    let time = time - delay
    guard let repeats, time > 0 else { return (time, false) }
    let runs = time / period
    // The end of the last run is not the start of another.
    let last = repeats.count.rounded(.up) - 1
    let index = runs < repeats.count ? runs.rounded(.down) : last
    let within = (runs < repeats.count ? time : repeats.count * period) - index * period
    let isBackward = repeats.autoreverses && index.remainder(dividingBy: 2) != 0
    return ((isBackward ? period - within : within) - pause, isBackward)
  }

  /// The times of all runs at which the curve is at some times of a run. The first thousand runs count.
  func times(of positions: [Double]) -> [Double] {
    let limit = max(1, min(1000, 100_000 / Double(max(positions.count, 1))))
    let shown = Int(min(count.rounded(.up), limit))
    return (0..<max(shown, 1)).flatMap { index in
      let start = delay + Double(index) * period
      let isBackward = repeats?.autoreverses == true && index % 2 == 1
      return positions.map { start + (isBackward ? duration - $0 : pause + $0) }
    }
  }
}
