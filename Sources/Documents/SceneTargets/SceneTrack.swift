import CurveArithmetic
import CurveFitting
import CurvePlatforms
import Curves

/// Numbers of a layer over a scene's time, as keyframes with common times.
struct SceneTrack {
  /// Progress 0...1 of the scene, the numbers of the property, and the interval after.
  typealias Key = (progress: Double, values: [Double], segment: KeyframeList.Segment)

  let property: SceneProperty
  let keys: [Key]
  /// The largest distance from the scene, in units of the span of the values.
  let error: Double

  /// Fits the keyframes of a property; nil if it does not move.
  ///
  /// - Parameters:
  ///   - samples: The numbers of the layer.
  ///   - property: The property to fit.
  ///   - tolerance: The largest error allowed, in units of the span.
  init?(_ samples: SceneSamples, _ property: SceneProperty, tolerance: Double) {
    let channels = property.channels
    let span = channels.map { samples.spans[$0] }.max() ?? 0
    guard span > 1e-12, span.isFinite else { return nil }
    self.property = property
    var fit = Self.fit(samples, channels, span: span, tolerance: tolerance)
    var aim = tolerance
    // Joints and rounded numbers can add to the pieces' own error.
    for _ in 0..<4 where fit.error > tolerance {
      // An error that no tolerance reduces must not add keyframes without end: tighten at most twentyfold a step.
      aim *= max(0.95 * tolerance / fit.error, 0.05)
      let closer = Self.fit(samples, channels, span: span, tolerance: aim)
      if closer.error < fit.error { fit = closer }
    }
    (keys, error) = fit
  }

  private static func fit(
    _ samples: SceneSamples, _ channels: Range<Int>, span: Double, tolerance: Double
  ) -> (keys: [Key], error: Double) {
    let exact =
      straight(samples, channels, span: span, tolerance: tolerance)
      ?? SceneLine(samples, channels, tolerance: tolerance * span).keys
    let keys: [Key] = exact.map { key in
      (
        DecimalRounding.round(key.progress, within: 1e-10),
        key.values.map {
          SceneKeyframes.rounded(DecimalRounding.round($0, within: 1e-3 * tolerance * span))
        }, key.segment
      )
    }
    return (keys, distance(keys, samples, channels) / span)
  }

  /// The keyframes of the channel that moves furthest, which all others follow in proportion; nil where
  /// they don't.
  private static func straight(
    _ samples: SceneSamples, _ channels: Range<Int>, span: Double, tolerance: Double
  ) -> [Key]? {
    let lead = channels.max { samples.spans[$0] < samples.spans[$1] } ?? channels.lowerBound
    let first = samples.start
    let far =
      samples.rows.max {
        abs($0.numbers[lead] - first[lead]) < abs($1.numbers[lead] - first[lead])
      }?.numbers ?? first
    let shares = channels.map { (far[$0] - first[$0]) / (far[lead] - first[lead]) }
    func followed(_ value: Double) -> [Double] {
      zip(channels, shares).map { first[$0] + $1 * (value - first[lead]) }
    }
    let isStraight = samples.rows.allSatisfy { row in
      zip(followed(row.numbers[lead]), channels).allSatisfy {
        abs($0 - row.numbers[$1]) <= tolerance * span / 10
      }
    }
    guard isStraight else { return nil }
    let function = SampledFunction(samples, lead, joints: samples.joints(channels))
    guard let pieces = CubicPieces(function, tolerance: 0.9 * tolerance) else { return nil }
    return KeyframeList(pieces, error: tolerance).keys.map {
      ($0.progress, followed(first[lead] + span * $0.value), $0.segment)
    }
  }

  /// The largest distance of the keyframes, as played, from the scene; both sides of a jump are looked at
  /// off its position.
  private static func distance(
    _ keys: [Key], _ samples: SceneSamples, _ channels: Range<Int>
  ) -> Double {
    let joints = samples.joints(channels)
    let rows = samples.rows.filter { row in
      let next = SegmentSearch.partition(0..<joints.count) { joints[$0] < row.progress - 2e-6 }
      return next == joints.count || joints[next] > row.progress + 2e-6
    }
    var worst = 0.0
    for (index, channel) in channels.enumerated() {
      let list = KeyframeList(
        keys: keys.map {
          .init(progress: $0.progress, value: $0.values[index], segment: $0.segment)
        })
      guard let playback = list.playback() else { return .infinity }
      for row in rows {
        let distance = abs(row.numbers[channel] - playback.value(row.progress))
        worst = distance <= worst ? worst : distance
      }
    }
    return worst
  }
}

/// A channel as a function of progress: from 0, in units of its span.
private struct SampledFunction: TimingFunction {
  private let samples: SceneSamples
  private let channel: Int
  let breakpoints: [Double]

  init(_ samples: SceneSamples, _ channel: Int, joints: [Double]) {
    (self.samples, self.channel, breakpoints) = (samples, channel, joints)
  }

  func value(at progress: Double) -> Double {
    (samples.value(channel, at: progress) - samples.start[channel]) / samples.spans[channel]
  }

  func velocity(at progress: Double) -> Double {
    (value(at: progress + 1e-6) - value(at: progress - 1e-6)) / 2e-6
  }

  static func == (a: Self, b: Self) -> Bool {
    a.channel == b.channel && a.samples.rows.elementsEqual(b.samples.rows, by: ==)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(channel) }
}
