import CurveArithmetic
import CurveFitting
import CurvePlatforms
import Timeline

/// The numbers of a layer over a scene, as polynomials over parts that are halved until they are accurate.
/// So the layer is evaluated only once.
///
/// Where the numbers jump or turn sharply no part is short enough. There they have a joint.
struct SceneSamples: Sendable {
  /// The numbers by channel at the start and at the end.
  let start: [Double]
  let end: [Double]
  /// The span of each channel.
  let spans: [Double]
  /// The numbers at uneven positions in order, closer together where they bend.
  let rows: [(progress: Double, numbers: [Double])]
  private let parts: [Part]
  /// The start of each part.
  private let starts: [Double]
  private let joints: [Joint]

  /// The numbers at the Chebyshev nodes of a part.
  private struct Part {
    var start: Double
    var width: Double
    var rows: [[Double]]
    /// The same by channel.
    var channels: [SIMD8<Double>]

    init(start: Double, width: Double, rows: [[Double]]) {
      (self.start, self.width, self.rows) = (start, width, rows)
      channels = rows[0].indices.map { channel in
        var values = SIMD8<Double>.zero
        for node in rows.indices { values[node] = rows[node][channel] }
        return values
      }
    }

    var end: Double { start + width }
  }

  /// A position where channels jump or turn sharply.
  private struct Joint {
    var span: ClosedRange<Double>
    var channels: Set<Int>

    /// The position in the span with the fewest digits.
    var position: Double {
      let (low, high) = (span.lowerBound, span.upperBound)
      return DecimalRounding.round(low + (high - low) / 2, within: (high - low) / 2)
    }
  }

  /// - Parameter tolerance: The largest error of a value, in units of the span of its channel.
  /// - Throws: `ConversionError` if the layer needs more than about a thousand joints.
  /// - Complexity: About 2,000 evaluations of the layer and 500 for each joint.
  init(_ sampler: SceneSampler, layer: Int, tolerance: Double) throws(ConversionError) {
    let limit = ConversionError(
      "\(sampler.names[layer]) turns or jumps too often for keyframes, more than a thousand times: use "
        + "a shorter scene, or fewer repeats")
    guard sampler.runCount(layer: layer) <= 1000 else { throw limit }
    let duration = sampler.scene.duration
    var values = sampler.makeValues()
    func numbers(_ progress: Double) -> [Double] {
      sampler.numbers(layer: layer, at: duration * progress, using: &values)
    }
    func sampled(_ start: Double, _ end: Double) -> Part {
      let width = end - start
      return Part(
        start: start, width: width, rows: Self.nodes.map { numbers(start + width * $0) })
    }
    let boundaries = Self.boundaries(sampler.eventPositions(layer: layer))
    var open = zip(boundaries, boundaries.dropFirst()).map(sampled)
    let (start, end) = (numbers(0), numbers(1))
    var all = open.flatMap { $0.rows }
    all += [start, end]
    var (lows, highs) = (start, start)
    for row in all {
      for channel in row.indices {
        lows[channel] = min(lows[channel], row[channel])
        highs[channel] = max(highs[channel], row[channel])
      }
    }
    let widths: [Double] = zip(lows, highs).map { low, high in high - low }
    spans = widths
    (self.start, self.end) = (start, end)

    let moving = start.indices.filter { widths[$0] > 1e-12 }
    func rough(_ part: Part) -> Set<Int> {
      var rough: Set<Int> = []
      for position in Self.checks {
        let exact = numbers(part.start + part.width * position)
        for channel in moving {
          // At a turn the error is a fraction of the width, however short the part is.
          let size = max(abs(highs[channel]), abs(lows[channel]))
          let share = min(1, part.width * Self.partCount)
          let allowed = tolerance * widths[channel] * share + 1e-15 * size
          let distance = abs(Self.interpolated(part.channels[channel], position) - exact[channel])
          if !(distance <= allowed) { rough.insert(channel) }
        }
      }
      return rough
    }
    var done: [Part] = []
    var joints: [Joint] = []
    var budget = Self.evaluationLimit
    while !open.isEmpty {
      var halves: [Part] = []
      for part in open {
        budget -= Self.nodes.count + Self.checks.count
        guard budget > 0 else { throw limit }
        let channels = rough(part)
        if channels.isEmpty {
          done.append(part)
        } else if part.width < 1e-9 {
          joints.append(Joint(span: part.start...part.end, channels: channels))
        } else {
          // Scenes turn at round positions. An uneven split keeps these inside a part.
          let middle = part.start + 0.4871 * part.width
          halves += [sampled(part.start, middle), sampled(middle, part.end)]
        }
      }
      open = halves
    }
    parts = done.sorted { $0.start < $1.start }
    // If the numbers turn at the end of a part, both polynomials are accurate but do not continue each other.
    for (left, right) in zip(parts, parts.dropFirst()) where left.end == right.start {
      let width = min(left.width, right.width)
      let beyond = 1 + 0.02 * width / left.width
      let within = 0.02 * width / right.width
      let channels = moving.filter { channel -> Bool in
        let before = Self.interpolated(left.channels[channel], beyond)
        let after = Self.interpolated(right.channels[channel], within)
        let size = max(abs(highs[channel]), abs(lows[channel]))
        let share = min(1, width * Self.partCount)
        let allowed = 8 * tolerance * widths[channel] * share + 1e-13 * size
        return !(abs(after - before) <= allowed)
      }
      guard !channels.isEmpty else { continue }
      joints.append(Joint(span: left.end...left.end, channels: Set(channels)))
    }
    let merged = Self.merged(joints)
    starts = parts.map { part in
      let next = SegmentSearch.partition(0..<merged.count) {
        merged[$0].span.upperBound < part.start
      }
      return next < merged.count && merged[next].span.contains(part.start)
        ? merged[next].position : part.start
    }
    self.joints = merged
    var rows = [(progress: 0.0, numbers: start)]
    for part in parts {
      for (node, row) in zip(Self.nodes, part.rows) {
        rows.append((part.start + part.width * node, row))
      }
    }
    self.rows = rows + [(1, end)]
  }

  /// A channel at a progress.
  func value(_ channel: Int, at progress: Double) -> Double {
    if progress <= 0 { return start[channel] }
    if progress >= 1 { return end[channel] }
    let index = max(SegmentSearch.partition(0..<starts.count) { starts[$0] <= progress } - 1, 0)
    let position = (progress - parts[index].start) / parts[index].width
    return Self.interpolated(parts[index].channels[channel], position)
  }

  /// The positions between the start and the end where one of the channels jumps or turns sharply.
  func joints(_ channels: some Collection<Int>) -> [Double] {
    joints.filter { !$0.channels.isDisjoint(with: channels) }.map(\.position)
      .filter { $0 > 1e-8 && $0 < 1 - 1e-8 }
  }

  /// The polynomial through the numbers of a part, by the barycentric formula.
  private static func interpolated(_ numbers: SIMD8<Double>, _ position: Double) -> Double {
    let shares: SIMD8<Double> = weights / (position - nodesOfPart)
    let value = (shares * numbers).sum() / shares.sum()
    // At a node two infinities meet.
    guard value.isNaN, let node = nodes.firstIndex(of: position) else { return value }
    return numbers[node]
  }

  /// The joints, with adjacent ones merged.
  private static func merged(_ joints: [Joint]) -> [Joint] {
    var merged: [Joint] = []
    for joint in joints.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      if let last = merged.last, joint.span.lowerBound - last.span.upperBound < 1e-8 {
        let end = max(last.span.upperBound, joint.span.upperBound)
        merged[merged.count - 1] = Joint(
          span: last.span.lowerBound...end, channels: last.channels.union(joint.channels))
      } else {
        merged.append(joint)
      }
    }
    return merged
  }

  /// The ends of even parts, none of them round, and ends between events that are close together.
  private static func boundaries(_ events: [Double]) -> [Double] {
    let even = (1..<Int(partCount)).map { (Double($0) + 0.1371) / partCount }
    let between = zip(events, events.dropFirst()).filter { $1 - $0 > 1e-8 }.prefix(10_000)
      .map { $0 + 0.4871 * ($1 - $0) }
    return Set([0] + even + between + [1]).sorted()
  }

  private static let partCount = 128.0

  private static let evaluationLimit = 500_000

  /// (2 k + 1) pi / 12.
  private static let angles = stride(from: 1.0, to: 12, by: 2).map { $0 * Double.pi / 12 }

  private static let nodes = angles.map { (1 - Double.cos($0)) / 2 }

  /// The nodes, and twice 2, of no weight.
  private static let nodesOfPart = SIMD8(nodes + [2, 2])

  private static let weights = SIMD8(
    angles.enumerated().map { index, angle in
      index % 2 == 0 ? Double.sin(angle) : -Double.sin(angle)
    } + [0, 0])

  /// The positions between the nodes at which a polynomial is compared with the scene.
  private static let checks = [1e-4, 0.32, 0.63, 1 - 1e-4]
}
