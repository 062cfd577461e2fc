/// The values of a motion that is computed frame by frame. Between two frames the earlier one shows.
struct FrameTable: Hashable, Sendable {
  /// The most frames a motion may take.
  static var limit: Int { 1_000_000 }

  let framesPerSecond: Double
  var values: [Double]
  var velocities: [Double]

  /// The index of the frame that shows at a time, the last one from then on. A frame's own time counts
  /// as its time although it may have been rounded.
  func index(at time: Double) -> Int {
    let frame = time * framesPerSecond
    guard frame < Double(values.count - 1) else { return values.count - 1 }
    guard frame > 0 else { return 0 }
    let nearest = frame.rounded()
    return Int(abs(frame - nearest) <= 1e-9 * nearest ? nearest : frame.rounded(.down))
  }

  func time(of index: Int) -> Double { Double(index) / framesPerSecond }

  /// The time of the last frame.
  var duration: Double { time(of: values.count - 1) }
}
