import CurveNotation
import Curves
import Spring

/// Unity's AnimationCurve.
enum UnityNotation {
  static let calls: [String: Dialects.Reading] = [
    "AnimationCurve": curve,
    "AnimationCurve.EaseInOut": { (call) throws(MeaningError) in
      try twoKeys(call, .easeInOutHermite)
    },
    "AnimationCurve.Linear": { (call) throws(MeaningError) in try twoKeys(call, .linear) },
    "Mathf.SmoothDamp": smoothDamp, "Mathf.SmoothDampAngle": smoothDamp,
    "Vector2.SmoothDamp": smoothDamp, "Vector3.SmoothDamp": smoothDamp,
  ]

  /// `Mathf.SmoothDamp(current, target, ref velocity, smoothTime)`: a critically damped spring with the natural
  /// frequency 2 / smoothTime.
  ///
  /// Source: Unity, Mathf.SmoothDamp, after T. Lowe, Critically Damped Ease-In/Ease-Out Smoothing, Game Programming
  /// Gems 4.
  @Sendable private static func smoothDamp(_ call: Call) throws(MeaningError) -> Meaning {
    let arguments = call.unlabelled
    guard let argument = call["smoothTime"] ?? (arguments.count > 3 ? arguments[3] : nil) else {
      throw MeaningError("a smoothTime", at: call.offset)
    }
    let time = try argument.number(in: .plain)
    guard time > 0 else { throw MeaningError("a smoothTime above 0", at: argument.offset) }
    let frequency = 2 / time
    return Meaning.spring(.damped(stiffness: frequency * frequency, dampingRatio: 1)).noting(
      "read as the spring that Unity approximates in each frame, without a velocity at the start")
  }

  /// The keyframes of the first AnimationCurve in a text; nil without one.
  @Sendable static func keyframes(_ text: String) -> KeyframeCurve? {
    Call(named: "AnimationCurve", in: text).flatMap { try? keyframes($0).curve }
  }

  /// `new AnimationCurve(new Keyframe(time, value, inTangent, outTangent, inWeight, outWeight), ...)`.
  /// Without tangents a keyframe is flat; without weights a handle is a third of the interval.
  static func keyframes(
    _ call: Call
  ) throws(MeaningError) -> (curve: KeyframeCurve, hasWeights: Bool) {
    var keys: [[Double]] = []
    var hasWeights = false
    for key in call.unlabelled.flatMap({ $0.elements }) {
      guard case .call("Keyframe", let members) = key.content else {
        throw MeaningError("new Keyframe(time, value, inTangent, outTangent)", at: key.offset)
      }
      let arguments = Call(
        name: "Keyframe", members: members.map { infinite($0) }, offset: key.offset)
      hasWeights = hasWeights || members.count > 4
      keys.append(
        try arguments.numbers([
          .init("time"), .init("value"), .init("inTangent", 0), .init("outTangent", 0),
          .init("inWeight", 1.0 / 3), .init("outWeight", 1.0 / 3),
        ]))
    }
    var curve = KeyframeCurve(at: call.offset)
    for (index, key) in keys.enumerated() {
      let next = keys[min(index + 1, keys.count - 1)]
      let width = next[0] - key[0]
      let isHold = key[3].isInfinite || next[2].isInfinite
      let a = Point2D(x: key[0] + key[5] * width, y: key[1] + key[5] * width * key[3])
      let b = Point2D(x: next[0] - next[4] * width, y: next[1] - next[4] * width * next[2])
      curve.add(key[0], key[1], then: isHold ? .hold : .absolute(a, b))
    }
    return (curve, hasWeights)
  }

  @Sendable private static func curve(_ call: Call) throws(MeaningError) -> Meaning {
    let (curve, hasWeights) = try keyframes(call)
    var meaning = Meaning.easing(try curve.easing())
      .noting("read with weighted tangents, as weightedMode allows them", if: hasWeights)
    if curve.duration != 1 { meaning.duration = curve.duration }
    return meaning
  }

  /// An infinite tangent, which holds the value, as a number.
  private static func infinite(_ member: Literal.Member) -> Literal.Member {
    guard case .name(let name) = member.value.content,
      name.hasSuffix(".PositiveInfinity") || name.hasSuffix(".NegativeInfinity")
        || name.hasSuffix("Mathf.Infinity")
    else { return member }
    var member = member
    member.value.content = .number(.infinity, unit: "")
    return member
  }

  private enum Shape { case easeInOutHermite, linear }

  private static func twoKeys(_ call: Call, _ shape: Shape) throws(MeaningError) -> Meaning {
    let v = try call.numbers("timeStart", "valueStart", "timeEnd", "valueEnd")
    var curve = KeyframeCurve(at: call.offset)
    curve.add(v[0], v[1], then: shape == .linear ? .linear : .relative(1 / 3.0, 0, 2 / 3.0, 1))
    curve.add(v[2], v[3], then: .linear)
    var meaning = Meaning.easing(try curve.easing())
    if curve.duration != 1 { meaning.duration = curve.duration }
    return meaning
  }
}
