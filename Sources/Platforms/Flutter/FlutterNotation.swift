import CurveNotation
import Curves
import Spring

/// Flutter's curves and spring descriptions.
enum FlutterNotation {
  static let calls: [String: Dialects.Reading] = [
    "Cubic": { (call) throws(MeaningError) in
      .easing(try Dialects.bezier(try call.numbers("a", "b", "c", "d"), at: call.offset))
    },
    "SpringDescription": { (call) throws(MeaningError) in
      let v = try call.numbers("mass", "stiffness", "damping")
      return .spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
    },
    "SpringDescription.withDampingRatio": { (call) throws(MeaningError) in
      let v = try call.numbers([.init("mass"), .init("stiffness"), .init("ratio", 1)])
      return .spring(.damped(stiffness: v[1] / v[0], dampingRatio: v[2]))
    },
    "SpringDescription.withDurationAndBounce": { (call) throws(MeaningError) in
      let v = try call.numbers([.init("duration", 0.5, .milliseconds), .init("bounce", 0)])
      return .spring(.perceptual(duration: v[0], bounce: v[1]))
    },
    "SpringSimulation": simulation,
    "ElasticInCurve": { (call) throws(MeaningError) in try elastic(call, .in) },
    "ElasticOutCurve": { (call) throws(MeaningError) in try elastic(call, .out) },
    "ElasticInOutCurve": { (call) throws(MeaningError) in try elastic(call, .inOut) },
    "Interval": interval, "Threshold": threshold, "SawTooth": sawTooth, "Split": split,
    "ThreePointCubic": { (call) throws(MeaningError) in try threePointCubic(call) },
    "CatmullRomCurve": { (call) throws(MeaningError) in try catmullRom(call) },
    "CurveTween": { (call) throws(MeaningError) in
      guard let curve = call["curve"] else { throw MeaningError("curve", at: call.offset) }
      return try call.meaning(of: curve).timed(by: call)
    },
    "FlippedCurve": { (call) throws(MeaningError) in
      guard let curve = call.unlabelled.first else {
        throw MeaningError(.curve, at: call.offset)
      }
      return .easing(try call.easing(of: curve).mirrored)
    },
    "flipped": { (call) throws(MeaningError) in
      guard let curve = call[Literal.receiver] else {
        throw MeaningError(.curve, at: call.offset)
      }
      return .easing(try call.easing(of: curve).mirrored)
    },
  ]

  /// `SpringSimulation(spring, start, end, velocity)`: its velocity is in units of the value.
  @Sendable private static func simulation(_ call: Call) throws(MeaningError) -> Meaning {
    guard let spring = call.members.first, spring.label == nil else {
      throw MeaningError("a SpringDescription", at: call.offset)
    }
    let values = call.unlabelled.dropFirst()
    if values.count == 3, let last = values.last, values.contains(where: { $0.isComputed }) {
      // Without a velocity the start and the end do not change the curve.
      let isAtRest = (try? last.number(in: .plain)) == 0
      return .spring(try call.spring(of: spring.value))
        .noting(Meaning.noNumber("velocity"), if: !isAtRest)
    }
    let remainder = call.with(Array(call.members.dropFirst()))
    let v = try remainder.numbers(
      [.init("start"), .init("end"), .init("velocity")], allowing: ["tolerance", "snapToEnd"])
    let velocity = v[2] / (v[1] - v[0])
    guard velocity.isFinite else { throw MeaningError("an end other than start", at: call.offset) }
    return .spring(try call.spring(of: spring.value).starting(at: velocity))
  }

  /// The curve of a name of `Curves` that is not a cubic-bezier of its own; nil for other names.
  static func curve(_ name: String) -> Easing? {
    switch name {
    case "Curves.bounceIn": .penner(Penner(valid: .bounce, .in))
    case "Curves.bounceOut": .penner(Penner(valid: .bounce, .out))
    case "Curves.bounceInOut": .penner(Penner(valid: .bounce, .inOut))
    case "Curves.fastEaseInToSlowEaseOut": fastEaseInToSlowEaseOut
    default: nil
    }
  }

  private static let fastEaseInToSlowEaseOut = try? threePointCubic(
    [(0.056, 0.024), (0.108, 0.3085), (0.198, 0.541), (0.3655, 1), (0.5465, 0.989)], at: 0)

  private static func threePointCubic(
    _ p: [(Double, Double)], at offset: Int
  ) throws(MeaningError) -> Easing {
    let points = p.map { Point2D(x: $0.0, y: $0.1) }
    var curve = KeyframeCurve(at: offset)
    curve.add(0, 0, then: .absolute(points[0], points[1]))
    curve.add(points[2].x, points[2].y, then: .absolute(points[3], points[4]))
    curve.add(1, 1, then: .linear)
    return try curve.easing()
  }

  /// `ThreePointCubic(a1, b1, midpoint, a2, b2)`.
  private static func threePointCubic(_ call: Call) throws(MeaningError) -> Meaning {
    var points: [(Double, Double)] = []
    for point in call.unlabelled { points.append(try offset(point)) }
    guard points.count == 5 else { throw MeaningError("five points", at: call.offset) }
    return .easing(try threePointCubic(points, at: call.offset))
  }

  private static func offset(_ literal: Literal) throws(MeaningError) -> (Double, Double) {
    let v = try literal.point()
    return (v[0], v[1])
  }

  /// `CatmullRomCurve([Offset(0.2, 0.5), ...], tension: 0)`: a centripetal spline from (0, 0) to (1, 1).
  ///
  /// Source: Flutter, curves.dart, CatmullRomSpline.
  private static func catmullRom(_ call: Call) throws(MeaningError) -> Meaning {
    guard let list = call.unlabelled.first, case .list(let elements) = list.content else {
      throw MeaningError("a list of points", at: call.offset)
    }
    let tension = try call["tension"]?.number(in: .plain) ?? 0
    var points = [Point2D(x: 0, y: 0)]
    for element in elements {
      let (x, y) = try offset(element)
      points.append(Point2D(x: x, y: y))
    }
    points.append(Point2D(x: 1, y: 1))
    let all =
      [points[0] * 2 - points[1]] + points
      + [points[points.count - 1] * 2 - points[points.count - 2]]
    var curve = KeyframeCurve(at: call.offset)
    for index in 1..<all.count - 2 {
      let p = (all[index - 1], all[index], all[index + 1], all[index + 2])
      let widths = [p.1 - p.0, p.2 - p.1, p.3 - p.2].map { $0.length.squareRoot() }
      guard widths.allSatisfy({ $0 > 0 }) else {
        throw MeaningError("distinct points", at: list.offset)
      }
      let (t01, t12, t23) = (widths[0], widths[1], widths[2])
      let step = p.2 - p.1
      let before = (p.1 - p.0) * (1 / t01) - (p.2 - p.0) * (1 / (t01 + t12))
      let after = (p.3 - p.2) * (1 / t23) - (p.3 - p.1) * (1 / (t12 + t23))
      let first = (step + before * t12) * ((1 - tension) / 3)
      let second = (step + after * t12) * ((1 - tension) / 3)
      curve.add(p.1.x, p.1.y, then: .absolute(p.1 + first, p.2 - second))
    }
    curve.add(1, 1, then: .linear)
    return .easing(try curve.easing())
  }

  /// `Interval(begin, end, curve:)`: still outside the interval.
  @Sendable private static func interval(_ call: Call) throws(MeaningError) -> Meaning {
    let v = try call.numbers([.init("begin"), .init("end")], allowing: ["curve"])
    guard 0 <= v[0], v[0] < v[1], v[1] <= 1 else {
      throw MeaningError("begin and end in 0...1, begin first", at: call.offset)
    }
    let curve = try call["curve"].map { (curve) throws(MeaningError) in
      try call.easing(of: curve)
    }
    return .easing(
      try part(curve ?? .linear, from: v[0], to: v[1], at: call.offset))
  }

  /// A curve over a part of the progress.
  private static func part(
    _ easing: Easing, from begin: Double, to end: Double, at offset: Int
  ) throws(MeaningError) -> Easing {
    var links: [Chain.Link] = []
    if begin > 0 { links.append(.init(.linear, end: begin, value: 0)) }
    links.append(.init(easing, end: end, value: 1))
    if end < 1 { links.append(.init(.linear, end: 1, value: 1)) }
    return try Dialects.checked(at: offset) { () throws(ParameterError) in
      .chained(try Chain(links))
    }
  }

  /// `Threshold(t)`: 0 until t, then 1.
  @Sendable private static func threshold(_ call: Call) throws(MeaningError) -> Meaning {
    let offset = try call.numbers("threshold")[0]
    guard 0 < offset, offset < 1 else {
      throw MeaningError("a threshold above 0 and below 1", at: call.offset)
    }
    return .easing(
      try Dialects.checked(at: call.offset) { () throws(ParameterError) in
        .piecewiseLinear(
          try PiecewiseLinear(stops: [
            .init(0, at: 0), .init(0, at: offset), .init(1, at: offset), .init(1, at: 1),
          ]))
      })
  }

  /// `SawTooth(count)`: `count` runs from 0 to 1.
  @Sendable private static func sawTooth(_ call: Call) throws(MeaningError) -> Meaning {
    let count = try call.numbers("count")[0]
    guard count >= 1, count <= 1_000_000, count == count.rounded() else {
      throw MeaningError("a count, an integer in 1...1000000", at: call.offset)
    }
    return .easing(
      try Dialects.checked(at: call.offset) { () throws(ParameterError) in
        try Easing.linear.repeated(Int(count))
      })
  }

  /// `Split(split, beginCurve:, endCurve:)`: one curve up to the split, in time and value, then another.
  @Sendable private static func split(_ call: Call) throws(MeaningError) -> Meaning {
    let offset = try call.numbers([.init("split")], allowing: ["beginCurve", "endCurve"])[0]
    func curve(_ label: String, _ standard: Easing) throws(MeaningError) -> Easing {
      try call[label].map { (curve) throws(MeaningError) in try call.easing(of: curve) } ?? standard
    }
    let first = try curve("beginCurve", .linear)
    let second = try curve(
      "endCurve", .cubicBezier(CubicBezier(valid: 0.215, 0.61, 0.355, 1)))
    return .easing(
      try Dialects.checked(at: call.offset) { () throws(ParameterError) in
        .chained(
          try Chain([.init(first, end: offset, value: offset), .init(second, end: 1, value: 1)]))
      })
  }

  private static func elastic(
    _ call: Call, _ direction: Penner.Direction
  ) throws(MeaningError) -> Meaning {
    let period = try call.numbers([.init("period", 0.4)])[0]
    return .easing(try Dialects.penner(.elastic(period: period), direction, at: call.offset))
  }
}
