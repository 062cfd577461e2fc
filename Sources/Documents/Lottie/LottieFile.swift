import CurveArithmetic
import Curves
import Spring

/// The animated properties of a Lottie animation.
///
/// Every property with keyframes becomes a track, named by its JSON pointer: transforms, shapes, time
/// remapping, and those of precompositions. A property is skipped with a note if it has an unexpected value,
/// an expression, because nothing in a file is executed, or roving keyframes, whose times After Effects
/// computes. Colours of versions before 4.1.9, which run from 0 to 255, are read as 0 to 1.
///
/// Complexity: linear in the text. The limits are 64 MiB and 512 levels.
///
/// Source: Lottie Animation Community, "Lottie Specification 1.0"; the format's older drafts.
public struct LottieFile: Sendable {
  /// Frames per second.
  public let frameRate: Double
  /// The animated properties, in text order.
  public let tracks: [LottieTrack]
  /// Notes on what was skipped.
  public let notes: [DocumentNote]

  /// Reads a file.
  ///
  /// - Throws: ``DocumentError`` with line, column and JSON pointer.
  public init(json bytes: [UInt8]) throws(DocumentError) {
    try self.init(root: try JSONValue(document: bytes), bytes: bytes)
  }

  init(root: JSONValue, bytes: [UInt8]) throws(DocumentError) {
    let document = DocumentText(bytes: bytes)
    guard let rate = root["fr"]?.number, rate > 0, rate <= 1e6 else {
      throw document.error(
        "expected a frame rate above 0 and at most 1e6", path: "/fr",
        at: root["fr"]?.offset ?? root.offset)
    }
    frameRate = rate
    var reader = LottieReader(document: document, frameRate: rate)
    try reader.read(root)
    (tracks, notes) = (reader.tracks, reader.notes.all)
  }

  /// One property alone, as After Effects' plugins copy it: with 60 frames per second, as the text does not say
  /// its rate. Nil for other texts.
  init?(property root: JSONValue, bytes: [UInt8]) {
    guard root["k"]?.elements?.first?["t"]?.number != nil else { return nil }
    frameRate = 60
    var reader = LottieReader(document: DocumentText(bytes: bytes), frameRate: frameRate)
    guard (try? reader.read(root, at: "/property")) != nil, !reader.tracks.isEmpty else {
      return nil
    }
    (tracks, notes) = (reader.tracks, reader.notes.all)
  }

  /// The track of a JSON pointer; nil if that property is not animated.
  public subscript(pointer: String) -> LottieTrack? { tracks.first { $0.pointer == pointer } }

  /// The timing functions of all intervals that do not hold, with the pointers of their keyframes. If
  /// components differ, the component's number follows the pointer. The duration is that of the interval in seconds.
  var easings: [(pointer: String, easing: Easing, duration: Double, line: Int)] {
    tracks.flatMap { track in
      track.keyframes.indices.dropLast().flatMap { index in
        let keyframe = track.keyframes[index]
        let duration = (track.keyframes[index + 1].frame - keyframe.frame) / track.framesPerSecond
        return keyframe.easings.enumerated().map { dimension, easing in
          let suffix = keyframe.easings.count > 1 ? " \(dimension)" : ""
          return ("\(track.pointer)/k/\(index)\(suffix)", easing, duration, keyframe.line)
        }
      }
    }
  }
}

/// The keyframes of one property.
///
/// A spatial property moves along the curves of its spatial tangents, by arc length. It holds its value
/// before the first keyframe and after the last.
public struct LottieTrack: Motion {
  /// A value at a time, and the timing to the next keyframe.
  public struct Keyframe: Sendable, Hashable {
    /// The time in frames.
    public var frame: Double
    /// The components. For a shape, the coordinates of its vertices, then of their tangents.
    public var values: [Double]
    /// The value at the interval's end, if the file states it separately.
    var end: [Double]?
    /// One timing function for all components, or one for each; empty if the value holds.
    public var easings: [Easing]
    /// The spatial tangents of the interval, relative to its ends; empty if it is straight.
    var tangents: [[Double]]
    var line: Int
  }

  /// The JSON pointer of the property.
  public let pointer: String
  /// The keyframes, in order of their frames.
  public let keyframes: [Keyframe]
  private let frameRate: Double
  private let paths: [Int: MeasuredPath]

  init(pointer: String, keyframes: [Keyframe], frameRate: Double) {
    (self.pointer, self.keyframes, self.frameRate) = (pointer, keyframes, frameRate)
    var paths: [Int: MeasuredPath] = [:]
    for index in keyframes.indices.dropLast() where !keyframes[index].tangents.isEmpty {
      let (start, end) = Self.ends(keyframes, index)
      let (out, into) = (keyframes[index].tangents[0], keyframes[index].tangents[1])
      var path = BezierPath()
      path.move(to: Point2D(x: start[0], y: start[1]))
      path.curve(
        control1: Point2D(x: start[0] + out[0], y: start[1] + out[1]),
        control2: Point2D(x: end[0] + into[0], y: end[1] + into[1]),
        to: Point2D(x: end[0], y: end[1]))
      if let measured = try? MeasuredPath(path), measured.length > 0 { paths[index] = measured }
    }
    self.paths = paths
  }

  /// Whether the property moves along spatial curves.
  public var isCurved: Bool { !paths.isEmpty }

  /// The keyframes, with those of curves through space as straight pieces by arc length: each within 1e-4
  /// of the curve's length.
  var straightKeyframes: [Keyframe] {
    guard isCurved else { return keyframes }
    return keyframes.indices.flatMap { index -> [Keyframe] in
      guard let path = paths[index], index + 1 < keyframes.count,
        !keyframes[index].easings.isEmpty
      else { return [keyframes[index]] }
      var count = 8
      let limit = min(256, 65536 / keyframes.count)
      while count < limit, pieceError(index, count) > 1e-4 * path.length { count *= 2 }
      let (start, end) = (keyframes[index].frame, keyframes[index + 1].frame)
      return (0..<count).map { piece in
        var keyframe = keyframes[index]
        keyframe.frame = start + (end - start) * Double(piece) / Double(count)
        if piece > 0 { keyframe.values = values(index, at: Double(piece) / Double(count)) }
        keyframe.easings = [.linear]
        keyframe.tangents = []
        keyframe.end = piece == count - 1 ? keyframes[index].end : nil
        return keyframe
      }
    }
  }

  /// The largest distance between the curve and the middles of `count` straight pieces.
  private func pieceError(_ index: Int, _ count: Int) -> Double {
    var largest = 0.0
    for piece in 0..<count {
      let ends = [Double(piece), Double(piece) + 0.5, Double(piece) + 1].map {
        values(index, at: $0 / Double(count))
      }
      let middle = Point2D(
        x: (ends[0][0] + ends[2][0]) / 2 - ends[1][0],
        y: (ends[0][1] + ends[2][1]) / 2 - ends[1][1])
      largest = max(largest, middle.length)
    }
    return largest
  }

  /// Frames per second.
  var framesPerSecond: Double { frameRate }

  /// The time of the last keyframe in seconds.
  public var duration: Double? { (keyframes.last?.frame ?? 0) / frameRate }

  /// The components at a time in seconds.
  ///
  /// Complexity: logarithmic in the keyframes.
  public func value(at time: Double) -> [Double] {
    let frame = time * frameRate
    guard let index = interval(at: frame) else { return keyframes[0].values }
    let keyframe = keyframes[index]
    guard index + 1 < keyframes.count, !keyframe.easings.isEmpty else { return keyframe.values }
    return values(
      index, at: (frame - keyframe.frame) / (keyframes[index + 1].frame - keyframe.frame))
  }

  /// The components at a progress of an interval that doesn't hold.
  private func values(_ index: Int, at progress: Double) -> [Double] {
    let keyframe = keyframes[index]
    let (start, end) = Self.ends(keyframes, index)
    let shares = keyframe.easings.map { Self.bounded($0.value(at: progress)) }
    var values = start.indices.map { dimension in
      let share = shares[min(dimension, shares.count - 1)]
      return start[dimension] * (1 - share) + end[dimension] * share
    }
    if let path = paths[index] {
      let point = path.point(atFraction: shares[0])
      (values[0], values[1]) = (point.x, point.y)
    }
    return values
  }

  /// The rates of change of the components, per second; 0 if values hold. At a keyframe the rate is that
  /// of the following interval.
  public func velocity(at time: Double) -> [Double] {
    let frame = time * frameRate
    let still = keyframes[0].values.map { _ in 0.0 }
    guard let index = interval(at: frame), index + 1 < keyframes.count,
      !keyframes[index].easings.isEmpty
    else { return still }
    let keyframe = keyframes[index]
    let (start, end) = Self.ends(keyframes, index)
    let width = keyframes[index + 1].frame - keyframe.frame
    let progress = (frame - keyframe.frame) / width
    let rates = keyframe.easings.map {
      Self.product($0.velocity(at: progress), frameRate / width)
    }
    var velocities = start.indices.map { dimension in
      Self.product(end[dimension] - start[dimension], rates[min(dimension, rates.count - 1)])
    }
    if let path = paths[index] {
      let share = Self.bounded(keyframe.easings[0].value(at: progress))
      let speed = (0...1).contains(share) ? Self.product(path.length, rates[0]) : 0
      let angle = path.direction(at: path.position(atFraction: share))
      let direction = Point2D(x: Double.cos(angle), y: Double.sin(angle))
      velocities[0] = Self.product(speed, direction.x)
      velocities[1] = Self.product(speed, direction.y)
    }
    return velocities
  }

  /// The last keyframe at or before a frame; nil before the first.
  private func interval(at frame: Double) -> Int? {
    guard frame >= keyframes[0].frame else { return nil }
    return SegmentSearch.partition(1..<keyframes.count) { keyframes[$0].frame <= frame } - 1
  }

  private static func ends(_ keyframes: [Keyframe], _ index: Int) -> ([Double], [Double]) {
    (keyframes[index].values, keyframes[index].end ?? keyframes[index + 1].values)
  }

  /// A product that is 0 if a factor is 0, even if the other is infinite.
  private static func product(_ a: Double, _ b: Double) -> Double { a == 0 || b == 0 ? 0 : a * b }

  /// A fraction limited so that its product with any value is finite.
  private static func bounded(_ share: Double) -> Double { min(max(share, -1e100), 1e100) }
}
