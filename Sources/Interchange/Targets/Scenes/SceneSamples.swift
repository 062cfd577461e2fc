/// The numbers of a layer over a scene, sampled once: between samples where they bend little they are
/// taken from those, elsewhere from the scene.
struct SceneSamples: Sendable {
  /// The numbers by channel at even places, 0 and 1 included.
  let rows: [[Double]]
  private let layer: Int
  private let sampler: SceneSampler
  /// How much each channel spans.
  private let spans: [Double]

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
  }

  /// A channel at a progress; within 2e-6 of its span.
  func value(_ channel: SceneSampler.Channel, at progress: Double) -> Double {
    let place = min(max(progress, 0), 1) * Double(Self.count)
    let index = min(max(Int(place), 1), Self.count - 2)
    let c = channel.rawValue
    let (a, b) = (rows[index][c], rows[index + 1][c])
    let bend = max(abs(rows[index - 1][c] - 2 * a + b), abs(a - 2 * b + rows[index + 2][c]))
    guard bend <= 1.6e-5 * spans[c] else {
      return sampler.numbers(layer: layer, at: progress * sampler.scene.duration)[c]
    }
    return a + (b - a) * (place - Double(index))
  }

  /// Where a channel jumps.
  func jumps(_ channel: SceneSampler.Channel) -> [Double] {
    let c = channel.rawValue
    var places: [Double] = []
    for index in 1...Self.count {
      let height = abs(rows[index][c] - rows[index - 1][c])
      guard height > 1e-3 * spans[c] else { continue }
      let (start, end) = (
        Double(index - 1) / Double(Self.count), Double(index) / Double(Self.count)
      )
      if let place = jump(channel, start, end, height) { places.append(place) }
    }
    return places
  }

  /// The place between two others at which a step keeps its height however near one looks.
  private func jump(
    _ channel: SceneSampler.Channel, _ start: Double, _ end: Double, _ height: Double
  ) -> Double? {
    let exact = { (progress: Double) in
      sampler.numbers(layer: layer, at: progress * sampler.scene.duration)[channel.rawValue]
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
