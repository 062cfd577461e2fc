/// A scene made ready for many frames: which layers show anything but their model at a time is found
/// without looking at the others.
///
/// Complexity: building O(n log n) for n animations; a question O(log n) and linear in the animations
/// that show something then, at some 4 microseconds each.
public struct SceneIndex: Sendable {
  /// Every layer of the scene, those below after those above.
  public let layers: [PlacedLayer]

  /// When an animation shows something, in the scene's time.
  private struct Span {
    var begin: Double
    var end: Double
    var layer: Int
  }

  /// By begin: a balanced tree whose root is the middle of the list.
  private let spans: [Span]
  /// The latest end in the tree below each.
  private let latest: [Double]
  /// The layers that stand still or run backwards, which are always looked at.
  private let others: [Int]

  /// Creates the index of a scene.
  public init(_ scene: Scene) {
    layers = scene.allLayers
    var spans: [Span] = []
    var others: [Int] = []
    for (index, placed) in layers.enumerated() {
      guard let intervals = placed.shownIntervals() else {
        others.append(index)
        continue
      }
      spans += intervals.map { Span(begin: $0.begin, end: $0.end, layer: index) }
    }
    spans.sort { $0.begin < $1.begin }
    var latest = [Double](repeating: -.infinity, count: spans.count)
    Self.fill(&latest, spans, 0, spans.count)
    self.spans = spans
    self.latest = latest
    self.others = others
  }

  @discardableResult
  private static func fill(
    _ latest: inout [Double], _ spans: [Span], _ low: Int, _ high: Int
  ) -> Double {
    guard low < high else { return -.infinity }
    let middle = (low + high) / 2
    let below = max(
      fill(&latest, spans, low, middle), fill(&latest, spans, middle + 1, high))
    latest[middle] = max(spans[middle].end, below)
    return latest[middle]
  }

  /// The indices of the layers that may show something else than their model at a time, in order.
  public func activeLayers(at time: Double) -> [Int] {
    var found = Set(others)
    var waiting = [(0, spans.count)]
    while let (low, high) = waiting.popLast() {
      guard low < high else { continue }
      let middle = (low + high) / 2
      guard latest[middle] >= time else { continue }
      waiting.append((low, middle))
      guard spans[middle].begin <= time else { continue }
      if spans[middle].end >= time { found.insert(spans[middle].layer) }
      waiting.append((middle + 1, high))
    }
    return found.sorted()
  }

  /// The values of those layers at a time.
  public func presentations(at time: Double) -> [(layer: Int, values: PropertyValues)] {
    activeLayers(at: time).map { ($0, layers[$0].presentation(at: time)) }
  }
}

extension PlacedLayer {
  /// When its animations show something, in the scene's time; nil if its time, or that of a layer above,
  /// does not run forwards.
  fileprivate func shownIntervals() -> [(begin: Double, end: Double)]? {
    guard isForward else { return nil }
    return layer.shownIntervals().map { (sceneTime($0.begin), sceneTime($0.end)) }
  }
}

extension Layer {
  /// When its animations show something, in the time of the layer above.
  fileprivate func shownIntervals() -> [(begin: Double, end: Double)] {
    entries.map { entry in
      let timing = entry.animation.timing
      let fills = timing.fillMode
      let showsBefore = fills == .backwards || fills == .both
      let showsAfter =
        (fills == .forwards || fills == .both) && !entry.animation.source.isRemovedOnCompletion
      let end = showsAfter ? .infinity : entry.animation.endTime
      return (
        showsBefore ? -.infinity : self.timing.parentTime(timing.beginTime),
        self.timing.parentTime(min(end, entry.removedAt ?? .infinity))
      )
    }
  }
}
