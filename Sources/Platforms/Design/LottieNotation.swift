import CurveNotation
import Curves

/// One property of a Lottie file, as After Effects' plugins copy it.
enum LottieNotation {
  /// The curve of `{"a": 1, "k": [...]}` or of one keyframe with both handles; nil for other objects.
  static func property(_ call: Call) throws(MeaningError) -> Meaning? {
    if let handles = try handles(call, dimension: 0) {
      return .easing(try Dialects.bezier(handles, at: call.offset))
    }
    guard case .list(let elements)? = call["k"]?.content,
      elements.first?.member("t") != nil
    else { return nil }
    if let expression = call["x"], case .text = expression.content {
      throw MeaningError("keyframes alone: an expression is not executed", at: expression.offset)
    }
    var curves: [Easing] = []
    var frames = 0.0
    let dimensions = elements[0].member("s")?.elements.count ?? 1
    for dimension in 0..<max(dimensions, 1) {
      let keyframes = try keyframes(elements, dimension)
      frames = keyframes.duration
      if let easing = try? keyframes.easing(), !curves.contains(easing) { curves.append(easing) }
    }
    guard curves.count == 1 else {
      throw MeaningError(
        curves.isEmpty ? "values that change" : .one("curve for all dimensions"), at: call.offset)
    }
    var meaning = Meaning.easing(curves[0])
      .noting("the duration is read with 60 frames per second: the property doesn't say its rate")
    meaning.duration = frames / 60
    if let start = try elements[0].member("t")?.number(in: .plain), start > 0 {
      meaning.delay = start / 60
    }
    return meaning
  }

  static func keyframes(
    _ elements: [Literal], _ dimension: Int
  ) throws(MeaningError) -> KeyframeCurve {
    var curve = KeyframeCurve(at: elements[0].offset)
    var end: Double?
    for element in elements {
      let keyframe = Call(name: "", members: element.members, offset: element.offset)
      guard let time = try keyframe["t"]?.number(in: .plain) else {
        throw MeaningError("a keyframe with a time t", at: element.offset)
      }
      let values = keyframe["s"]?.elements ?? []
      let given = dimension < values.count ? try values[dimension].number(in: .plain) : nil
      guard let value = given ?? end else {
        throw MeaningError("a keyframe with values s", at: element.offset)
      }
      let ends = keyframe["e"]?.elements ?? []
      end = dimension < ends.count ? try ends[dimension].number(in: .plain) : nil
      let segment: KeyframeCurve.Segment
      if let hold = try keyframe["h"]?.number(in: .plain), hold != 0 {
        segment = .hold
      } else if let p = try handles(keyframe, dimension: dimension) {
        segment = .relative(p[0], p[1], p[2], p[3])
      } else {
        segment = .linear
      }
      curve.add(time, value, then: segment)
    }
    return curve
  }

  /// The handles of a keyframe: x1, y1, x2, y2.
  private static func handles(
    _ keyframe: Call, dimension: Int
  ) throws(MeaningError) -> [Double]? {
    guard let out = keyframe["o"], let into = keyframe["i"], out.member("x") != nil,
      into.member("x") != nil
    else { return nil }
    var numbers: [Double] = []
    for (handle, label) in [(out, "x"), (out, "y"), (into, "x"), (into, "y")] {
      guard let value = handle.member(label) else {
        throw MeaningError("handles with x and y", at: handle.offset)
      }
      let elements = value.elements
      numbers.append(try elements[min(dimension, elements.count - 1)].number(in: .plain))
    }
    return numbers
  }
}
