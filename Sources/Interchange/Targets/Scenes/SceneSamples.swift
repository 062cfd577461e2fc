/// The numbers of a layer over a scene, sampled once, and more densely where they bend. Values between
/// samples are interpolated if the numbers bend little, else computed from the scene.
struct SceneSamples: Sendable {
  /// The numbers by channel at evenly spaced places, including 0 and 1.
  let rows: [[Double]]
  private let layer: Int
  private let sampler: SceneSampler
  /// The span of each channel.
  private let spans: [Double]

  /// Sixteen times denser samples, from two before to three after an interval, by its index.
  private var fine: [Int: [[Double]]] = [:]

  private static let count = 1024

  init(_ sampler: SceneSampler, layer: Int) {
    self.sampler = sampler
    self.layer = layer
    let duration = sampler.scene.duration
    let rows = (0...Self.count).map {
      sampler.numbers(layer: layer, at: duration * Double($0) / Double(Self.count))
    }
    self.rows = rows
    spans = rows[0].indices.map { channel in
      let values = rows.map { $0[channel] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    for index in 2..<(Self.count - 2) {
      let isSmooth = spans.indices.allSatisfy { between(rows, index - 2, 0, $0) != nil }
      if isSmooth { continue }
      fine[index] = (-2...18).map {
        let place = (Double(index) + Double($0) / 16) / Double(Self.count)
        return sampler.numbers(layer: layer, at: duration * place)
      }
    }
  }

  /// A channel at a progress, to within 2e-6 of its span.
  func value(_ channel: Int, at progress: Double) -> Double {
    let place = min(max(progress, 0), 1) * Double(Self.count)
    let index = min(Int(place), Self.count - 1)
    guard index >= 2, index + 3 <= Self.count else { return exact(channel, at: progress) }
    let x = place - Double(index)
    if let value = between(rows, index - 2, x, channel) { return value }
    guard let rows = fine[index] else { return exact(channel, at: progress) }
    let part = min(Int(16 * x), 15)
    return between(rows, part, 16 * x - Double(part), channel) ?? exact(channel, at: progress)
  }

  /// The cubic through the middle four of six rows, at a place between the third and the fourth; nil
  /// if they bend too much.
  private func between(_ rows: [[Double]], _ first: Int, _ x: Double, _ channel: Int) -> Double? {
    func y(_ index: Int) -> Double { rows[first + index][channel] }
    // Its error is at most 3/128 of the fourth difference.
    let rough = max(
      abs(y(0) - 4 * y(1) + 6 * y(2) - 4 * y(3) + y(4)),
      abs(y(1) - 4 * y(2) + 6 * y(3) - 4 * y(4) + y(5)))
    guard rough <= 8e-5 * spans[channel] else { return nil }
    let (before, after, far) = (x + 1, x - 1, x - 2)
    return y(1) * (x * after * far) / -6 + y(2) * (before * after * far) / 2
      + y(3) * (before * x * far) / -2 + y(4) * (before * x * after) / 6
  }

  private func exact(_ channel: Int, at progress: Double) -> Double {
    let place = min(max(progress, 0), 1) * sampler.scene.duration
    return sampler.numbers(layer: layer, at: place)[channel]
  }

  /// Where a channel jumps.
  func jumps(_ channel: Int) -> [Double] {
    var places: [Double] = []
    for index in 1...Self.count {
      let height = abs(rows[index][channel] - rows[index - 1][channel])
      guard height > 1e-3 * spans[channel] else { continue }
      let (start, end) = (
        Double(index - 1) / Double(Self.count), Double(index) / Double(Self.count)
      )
      if let place = jump(channel, start, end, height) { places.append(place) }
    }
    return places
  }

  /// The place between two others at which a step keeps its height at any resolution.
  private func jump(
    _ channel: Int, _ start: Double, _ end: Double, _ height: Double
  ) -> Double? {
    let exact = { (progress: Double) in
      sampler.numbers(layer: layer, at: progress * sampler.scene.duration)[channel]
    }
    var (low, high) = (start, end)
    var (below, above) = (exact(low), exact(high))
    for step in 0..<40 {
      // A slope loses half its height with each halving.
      if step == 4, abs(above - below) < 0.3 * height { return nil }
      let middle = low + (high - low) / 2
      let value = exact(middle)
      if abs(value - below) > abs(above - value) {
        (high, above) = (middle, value)
      } else {
        (low, below) = (middle, value)
      }
    }
    return abs(above - below) > 0.3 * height ? high : nil
  }
}
