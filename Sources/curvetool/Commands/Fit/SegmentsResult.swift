import CurveArithmetic
import CurveDocuments
import CurveFigures
import CurveFitting
import Spring

/// The motions of one property of a recording for every output.
struct SegmentsResult {
  let samples: Samples
  let found: MotionSegments
  /// The names of all properties, if there are several.
  let columns: [String]
  private let designs: SegmentDesigns

  init(
    _ samples: Samples, _ found: MotionSegments, prior: DesignPrior, columns: [String] = []
  ) {
    (self.samples, self.found, self.columns) = (samples, found, columns)
    designs = SegmentDesigns(found.segments, prior)
  }

  /// The difference of the largest and the smallest value.
  var range: Double { samples.range.upperBound - samples.range.lowerBound }

  /// The largest distance of a sample from the motions, as a fraction of the range.
  var relativeError: Double { found.summary.maximum / range }

  /// Whether the samples determine a number of at least one motion, and are not noise that the motions follow.
  var isDetermined: Bool {
    guard chanceOfNoise < 1e-4 else { return false }
    return found.segments.contains { $0.isDetermined(range: range) }
  }

  /// A bound on the probability that noise without a motion leaves as little to explain.
  ///
  /// The part of its squares that k parameters leave of n samples of noise is distributed as
  /// Beta((n - k - 1) / 2, k / 2).
  private var chanceOfNoise: Double {
    let count = Double(samples.values.count)
    let parameters = found.segments.reduce(0.0) { $0 + $1.parameterCount }
    let free = (count - parameters - 1) / 2
    guard free > 0, parameters >= 2 else { return 1 }
    let mean = samples.values.reduce(0) { $0 + $1 / count }
    let squares = samples.values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / count }
    let left = found.summary.rootMeanSquare * found.summary.rootMeanSquare / squares
    guard left < 1 else { return 1 }
    var chance = free * Double.log(left)
    for index in stride(from: 1, to: (parameters / 2).rounded(.up), by: 1) {
      chance -= Double.log(index / (free + index))
    }
    return Double.exp(chance)
  }

  private var isSystematic: Bool { samples.areUnlike(found.summary) }

  /// The play of the segments, as JSON.
  func playText() throws(ToolError) -> String {
    do throws(ParameterError) {
      return try found.script().json
    } catch {
      throw .failed("the segments cannot be written as a play: \(error)")
    }
  }

  // MARK: - For people

  var facts: Facts {
    let n = NumberText.brief
    var facts = Facts(heading: heading)
    facts.parts = (
      found.segments.count, { SegmentText(found.segments[$0], designs[$0], columns).lines }
    )
    facts.lines += [
      ("noise", "\(n(found.noise)), the standard error of a sample"),
      (
        "largest residual",
        "\(n(found.summary.maximum)) at \(n(samples.times[found.summary.worst])) s, "
          + "\(n(100 * relativeError)) % of the range"
      ),
    ]
    if isSystematic {
      facts.lines.append(
        ("residuals", "correlated: some of the motions are of other kinds"))
    }
    return facts
  }

  var heading: String {
    let counts = MotionSegment.Kind.allCases.compactMap { kind -> String? in
      guard kind != .rest else { return nil }
      let count = found.segments.count { $0.kind == kind }
      guard count > 0 else { return nil }
      return count == 1 ? "1 \(kind.title)" : "\(count) \(kind.title)s"
    }
    let span = NumberText.text(samples.span, precision: 4)
    return (counts.isEmpty ? "no motion" : counts.joined(separator: ", ")) + " in \(span) s"
  }

  // MARK: - For programs

  var members: [JSON.Member] {
    let rows = found.segments.indices.map {
      SegmentText(found.segments[$0], designs[$0], columns).json
    }
    return [
      .init(key: "segments", value: .array(rows)),
      .init(key: "noise", value: .number(found.noise)),
      .init(key: "maxError", value: .number(found.summary.maximum)),
      .init(key: "relativeError", value: .number(relativeError)),
      .init(key: "rms", value: .number(found.summary.rootMeanSquare)),
      .init(key: "systematic", value: .bool(isSystematic)),
    ]
  }

  var table: Table {
    Table(
      [
        "kind", "start", "startError", "end", "from", "to", "velocity", "stiffnessPerMass",
        "dampingPerMass", "rate", "duration", "x1", "y1", "x2", "y2",
      ],
      rows: found.segments.map { segment in
        var numbers = [Double?](repeating: nil, count: 8)
        switch segment.model {
        case .rest, .jump: break
        case .spring(let spring):
          (numbers[0], numbers[1]) = (spring.stiffness.value, spring.damping.value)
        case .decay(let rate): numbers[2] = rate.value
        case .fling(let fling): numbers[3] = fling.duration.value
        case .curve(let curve):
          numbers[3] = curve.duration.value
          for (index, point) in curve.points.enumerated() { numbers[4 + index] = point.value }
        }
        let placement = [
          segment.start.value, segment.start.standardError, segment.end, segment.from.value,
          segment.to.value, segment.velocity.value,
        ]
        return [.text(segment.kind.rawValue)] + placement.map { .number($0) }
          + numbers.map { .number($0) }
      })
  }

  // MARK: - Picture

  /// The samples and the motions, with the start of each motion.
  var marks: [Figure.Mark] {
    let (first, last) = (samples.times[0], samples.times[samples.times.count - 1])
    var times = (0...1600).map { first + (last - first) * (Double($0) / 1600) }
    let moves = found.segments.indices.filter { found.segments[$0].kind != .rest }
    // Both sides of every jump.
    for segment in moves.map({ found.segments[$0] })
    where segment.start.value > first && segment.start.value < last {
      times += [segment.start.value.nextDown, segment.start.value]
    }
    times.sort()
    let curve = times.map { Figure.Point(x: $0, y: found.value(at: $0)) }
    let measured = zip(samples.times, samples.values).map { Figure.Point(x: $0, y: $1) }
    var values: [Figure.Mark] = moves.filter { !found.segments[$0].isOpen }.map { index in
      let segment = found.segments[index]
      return .marker(
        x: segment.start.value, label: Self.name(of: segment, designs[index]), ink: .muted)
    }
    values += [
      .curve(Figure.Curve(points: curve, ink: .slot(0), label: "fit")),
      .points(measured, ink: .slot(1)),
    ]
    return values
  }

  /// The design of a motion if one is likely, else its kind.
  private static func name(of segment: MotionSegment, _ designs: DesignRanking?) -> String {
    guard let likely = designs?.likely, likely.probability >= 0.5 else { return segment.kind.title }
    return likely.spellings[0].text
  }

  /// The samples and the motions above the residuals.
  var figure: Figure {
    let (first, last) = (samples.times[0], samples.times[samples.times.count - 1])
    let left = zip(samples.times, found.residuals.values).map { Figure.Point(x: $0, y: $1) }
    return Figure(
      title: heading,
      subtitle:
        "\(samples.times.count) samples    noise \(NumberText.text(found.noise, precision: 3))",
      xLabel: "time (s)", xRange: first...last,
      panels: [
        Figure.Panel(label: "value", weight: 2, marks: marks),
        Figure.Panel(
          label: "residual (sample - fit)", weight: 1,
          marks: [.level(0, ink: .muted), .points(left, ink: .slot(1))]),
      ])
  }
}

extension MotionSegment.Kind {
  /// The name for people.
  var title: String { self == .decay ? "throw" : rawValue }
}

extension MotionSegment {
  /// How many numbers describe it, with its start.
  fileprivate var parameterCount: Double {
    switch model {
    case .rest: 1
    case .jump: 2
    case .decay: 4
    case .fling: 4
    case .spring: 5
    case .curve: 7
    }
  }

  /// Whether the error of one of the motion's own numbers is at most half of it, or half of the range for the
  /// value that it leads to. Of a curve that is cut off, only its beginning is seen.
  fileprivate func isDetermined(range: Double) -> Bool {
    func isKnown(_ number: Estimate, _ scale: Double? = nil) -> Bool {
      number.standardError <= abs(scale ?? number.value) / 2
    }
    switch model {
    case .rest: return false
    case .jump: return true
    case .spring(let spring):
      return isKnown(spring.stiffness) || isKnown(spring.damping) || isKnown(to, range)
    case .decay(let rate):
      // A motion of constant velocity has no rate.
      return isKnown(rate) || isKnown(to, range)
        || velocity.standardError <= abs(velocity.value) / 10
    case .fling(let fling): return isKnown(fling.duration) || isKnown(to, range)
    case .curve(let curve):
      return isKnown(curve.duration) || curve.duration.standardError == .infinity
    }
  }
}
