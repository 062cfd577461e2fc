import Curves

/// Numbers of a layer over a scene's time, as keyframes with common times.
struct SceneTrack {
  let property: SceneProperty
  /// Progress 0...1 of the scene, the numbers of the property, and the interval after.
  var keys: [(progress: Double, values: [Double], segment: KeyframeList.Segment)]
  /// The largest distance from the scene, in units of the span of the values.
  let error: Double

  /// Fits the keyframes of a property; nil if it does not move.
  init?(_ samples: SceneSamples, _ property: SceneProperty, tolerance: Double) {
    let channels = Array(property.channels)
    let numbers = { (progress: Double) in channels.map { samples.value($0, at: progress) } }
    let grid = samples.rows.map { row in channels.map { row[$0] } }
    let lows = channels.indices.map { c in grid.reduce(grid[0][c]) { min($0, $1[c]) } }
    let highs = channels.indices.map { c in grid.reduce(grid[0][c]) { max($0, $1[c]) } }
    let span = zip(lows, highs).map { $1 - $0 }.max() ?? 0
    guard span > 1e-12, span.isFinite else { return nil }
    self.property = property
    let lead = channels.indices.max { highs[$0] - lows[$0] < highs[$1] - lows[$1] } ?? 0
    // If all channels are proportional to one, the keyframes of that one suffice.
    let shares = channels.indices.map { c in
      let far =
        grid.max { abs($0[lead] - grid[0][lead]) < abs($1[lead] - grid[0][lead]) } ?? grid[0]
      return (far[c] - grid[0][c]) / (far[lead] - grid[0][lead])
    }
    func followed(_ value: Double) -> [Double] {
      channels.indices.map { grid[0][$0] + shares[$0] * (value - grid[0][lead]) }
    }
    let isStraight = grid.allSatisfy { row in
      zip(followed(row[lead]), row).allSatisfy { abs($0 - $1) <= tolerance * span / 10 }
    }
    if isStraight {
      let function = SampledFunction(samples, channels[lead])
      guard let pieces = CubicPieces(function, tolerance: 0.97 * tolerance * span) else {
        return nil
      }
      let list = KeyframeList(pieces, error: tolerance * span)
      keys = list.keys.map { ($0.progress, followed($0.value), $0.segment) }
    } else {
      keys = Self.polyline(numbers, tolerance: 0.8 * tolerance * span)
    }
    // Both sides of a jump are sampled away from its place.
    var worst = 0.0
    let played = Self.playbacks(keys, count: channels.count)
    for index in 0...1500 {
      let progress = min((Double(index) + 0.37) / 1500, 1)
      for (value, playback) in zip(numbers(progress), played) {
        let distance = abs(value - playback.value(progress)) / span
        worst = distance <= worst ? worst : distance
      }
    }
    error = worst
  }

  /// Each channel as it is played.
  private static func playbacks(
    _ keys: [(progress: Double, values: [Double], segment: KeyframeList.Segment)], count: Int
  ) -> [Playback] {
    (0..<count).compactMap { channel in
      KeyframeList(
        keys: keys.map {
          .init(progress: $0.progress, value: $0.values[channel], segment: $0.segment)
        }
      ).playback()
    }
  }

  /// Straight intervals between places of the motion, halved while the error is too large.
  private static func polyline(
    _ numbers: (Double) -> [Double], tolerance: Double
  ) -> [(progress: Double, values: [Double], segment: KeyframeList.Segment)] {
    var keys = [(progress: 0.0, values: numbers(0), segment: KeyframeList.Segment.linear)]
    var waiting = [(1.0, numbers(1))]
    for step in stride(from: 15, to: 0, by: -1) {
      let place = Double(step) / 16
      waiting.append((place, numbers(place)))
    }
    while let (end, values) = waiting.last {
      let last = keys[keys.count - 1]
      let isNear = (1...3).allSatisfy { quarter in
        let share = Double(quarter) / 4
        let there = numbers(last.progress + (end - last.progress) * share)
        return there.indices.allSatisfy {
          abs(there[$0] - (last.values[$0] * (1 - share) + values[$0] * share)) <= tolerance
        }
      }
      if isNear || end - last.progress < 1e-7 {
        keys.append((end, values, .linear))
        waiting.removeLast()
      } else {
        let middle = last.progress + (end - last.progress) / 2
        waiting.append((middle, numbers(middle)))
      }
    }
    return keys
  }
}

/// A channel as a function of progress.
private struct SampledFunction: TimingFunction {
  private let samples: SceneSamples
  private let channel: Int
  let breakpoints: [Double]

  init(_ samples: SceneSamples, _ channel: Int) {
    self.samples = samples
    self.channel = channel
    breakpoints = samples.jumps(channel)
  }

  func value(at progress: Double) -> Double { samples.value(channel, at: progress) }

  func velocity(at progress: Double) -> Double {
    (value(at: progress + 1e-6) - value(at: progress - 1e-6)) / 2e-6
  }

  var description: String { "channel \(channel)" }

  static func == (a: Self, b: Self) -> Bool {
    a.channel == b.channel && a.samples.rows == b.samples.rows
  }

  func hash(into hasher: inout Hasher) { hasher.combine(channel) }
}
