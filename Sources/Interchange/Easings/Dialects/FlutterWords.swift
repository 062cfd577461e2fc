import Curves
import Spring

/// Flutter's curves and spring descriptions.
enum FlutterWords {
  static let calls: [String: Dialects.Reading] = [
    "Cubic": { (call) throws(MeaningError) in
      .easing(try Dialects.bezier(try call.numbers("a", "b", "c", "d"), at: call.place))
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
    "FlippedCurve": { (call) throws(MeaningError) in
      guard let curve = call.unlabelled.first else {
        throw MeaningError("a curve", at: call.place)
      }
      return .easing(try Dialects.easing(curve).mirrored)
    },
    "flipped": { (call) throws(MeaningError) in
      guard let curve = call[Literal.receiver] else {
        throw MeaningError("a curve", at: call.place)
      }
      return .easing(try Dialects.easing(curve).mirrored)
    },
  ]

  /// `SpringSimulation(spring, start, end, velocity)`: its velocity is in units of the value.
  @Sendable private static func simulation(_ call: Call) throws(MeaningError) -> Meaning {
    guard let spring = call.members.first, spring.label == nil else {
      throw MeaningError("a SpringDescription", at: call.place)
    }
    let rest = Call(name: call.name, members: Array(call.members.dropFirst()), place: call.place)
    let v = try rest.numbers(
      [.init("start"), .init("end"), .init("velocity")], beside: ["tolerance", "snapToEnd"])
    let velocity = v[2] / (v[1] - v[0])
    guard velocity.isFinite else { throw MeaningError("an end other than start", at: call.place) }
    return .spring(try Dialects.spring(spring.value).starting(at: velocity))
  }

  private static func elastic(
    _ call: Call, _ direction: Penner.Direction
  ) throws(MeaningError) -> Meaning {
    let period = try call.numbers([.init("period", 0.4)])[0]
    return .easing(try Dialects.penner(.elastic(period: period), direction, at: call.place))
  }
}
