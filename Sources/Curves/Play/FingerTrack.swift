/// A finger that holds a play: its last samples, and the drags they stand for.
struct FingerTrack: Sendable {
  /// The times of the last samples.
  var times: [Double] = []
  /// The last samples of each component.
  var values: [[Double]]
  /// The drag of each component at the first sample.
  let drags: [Double]
  /// The first sample of each component.
  var origin: [Double] = []
  /// The limits of each component; nil where the value moves one to one.
  let limits: [DragLimits?]

  /// The most samples a tracker uses, and one beyond its window.
  private static let capacity = 257

  /// Appends a sample, and drops samples that no tracker uses: half of a full list at once.
  mutating func append(_ time: Double, _ sample: [Double]) {
    if times.isEmpty { origin = sample }
    if times.count == 2 * Self.capacity {
      times.removeFirst(Self.capacity)
      for index in values.indices { values[index].removeFirst(Self.capacity) }
    }
    times.append(time)
    for index in values.indices { values[index].append(sample[index]) }
  }

  /// The drag that the last sample stands for; that of the grab before the first.
  func drag(_ component: Int) -> Double {
    guard let last = values[component].last else { return drags[component] }
    return drag(component, at: last)
  }

  /// The drag that a sample at a position stands for; that of the grab for the first sample.
  func drag(_ component: Int, at position: Double) -> Double {
    guard !origin.isEmpty else { return drags[component] }
    return drags[component] + (position - origin[component])
  }
}
