import CurveArithmetic
import Curves
import Timeline

/// Keyframes in other forms than that of scenes: the list of the Web Animations interface, objects with times and
/// values, and values with `times`.
struct ForeignKeyframes {
  /// A keyframe with what it states.
  private struct Keyframe {
    var time: Double?
    var value: AnimatableValue
    var easing: Easing?
  }

  private static let times = ["offset", "time", "at", "t", "keyTime"]
  private static let easings = ["easing", "timingFunction", "curve", "ease"]
  private static let rootKeys = JSONKeys(
    [
      "keyframes", "values", "times", "duration", "timingFunction", "easing", "name", "note",
      "options",
    ])
  /// The options of a web animation; those that do not change the values are passed over.
  private static let optionKeys = JSONKeys(
    [
      "duration", "easing", "delay", "iterations", "direction", "fill", "id", "composite",
      "iterationComposite", "endDelay", "timeline",
    ])

  private var keyframes: [Keyframe] = []
  private var duration: Double?
  private var timing: Easing?
  private var delay = 0.0
  private var repeatCount = 0.0
  private var autoreverses = false
  /// Whether times are seconds rather than fractions.
  private var isInSeconds = false
  private var cache = EasingCache()

  /// - Returns: nil for the form of scenes.
  init?(_ root: JSONNode) throws(DocumentError) {
    if root.isList {
      try read(root)
      return
    }
    guard root.isObject else { return nil }
    let (list, times) = (try root.member("keyframes"), try root.member("times"))
    guard list != nil || times != nil else { return nil }
    let fields = try root.fields(Self.rootKeys)
    duration = try fields[3]?.number()
    if let node = fields[4] ?? fields[5] { timing = try cache.easing(node) }
    if let node = fields[8] { try readOptions(node) }
    if let list = fields[0] {
      for other in [fields[1], fields[2]] {
        if let other { throw other.error("has no effect with keyframes") }
      }
      try read(list)
      return
    }
    guard let values = fields[1], let times = fields[2] else {
      throw root.error("times need values")
    }
    isInSeconds = true
    let numbers = try times.numbers()
    for node in try values.elements() {
      keyframes.append(Keyframe(value: try Self.value(node, "")))
    }
    guard numbers.count == keyframes.count else {
      throw times.error("\(keyframes.count) values need as many times, but have \(numbers.count)")
    }
    for (index, time) in numbers.enumerated() { keyframes[index].time = time }
    try checkTimes(times)
  }

  /// Reads the options of a web animation, whose times are in milliseconds.
  private mutating func readOptions(_ node: JSONNode) throws(DocumentError) {
    let fields = try node.fields(Self.optionKeys)
    if let milliseconds = try fields[0]?.number() { duration = milliseconds / 1000 }
    if let easing = fields[1] { timing = try cache.easing(easing) }
    delay = (try fields[2]?.number() ?? 0) / 1000
    let count = try fields[3]?.number() ?? 1
    guard let direction = try fields[4]?.string(), direction != "normal" else {
      repeatCount = count == 1 ? 0 : count
      return
    }
    guard direction == "alternate" else {
      throw node.error(
        "direction: '\(direction.prefix(60))' is not read, only normal and alternate")
    }
    // A run forwards and back are two iterations.
    guard count >= 2 else { throw node.error("alternate needs 2 iterations or more") }
    (autoreverses, repeatCount) = (true, count / 2)
  }

  private mutating func read(_ list: JSONNode) throws(DocumentError) {
    var property: String?
    for node in try list.elements() {
      guard node.isObject else {
        keyframes.append(Keyframe(value: try Self.value(node, "")))
        continue
      }
      var keyframe = Keyframe(value: .number(0))
      var own: String?
      for (key, member) in try node.anyMembers() {
        if Self.times.contains(key) {
          if member.isNull { continue }
          keyframe.time = try member.number()
          isInSeconds = isInSeconds || key != "offset"
        } else if Self.easings.contains(key) {
          keyframe.easing = try cache.easing(member)
        } else if key != "composite" {
          guard own == nil, property == nil || property == key else {
            throw member.error(
              "keyframes are of one property, but these have \(own ?? property ?? "") and \(key)")
          }
          (own, property) = (key, key)
          keyframe.value = try Self.value(member, key)
        }
      }
      guard own != nil else { throw node.error("a keyframe needs a value") }
      keyframes.append(keyframe)
    }
    guard !keyframes.isEmpty else { throw list.error("keyframes need values") }
    try checkTimes(list)
  }

  /// A value of a scene file, or the text of a style.
  private static func value(
    _ node: JSONNode, _ property: String
  ) throws(DocumentError) -> AnimatableValue {
    guard node.isString else { return try node.animatable() }
    let text = try node.string()
    guard let style = CSSValue(text, property: property)?.value else {
      throw node.error("'\(text.prefix(60))' is not a value")
    }
    if case .text = style { return try node.animatable() }
    return style
  }

  private mutating func checkTimes(_ node: JSONNode) throws(DocumentError) {
    var last = -Double.infinity
    for time in keyframes.compactMap(\.time) {
      guard time >= max(last, 0) else { throw node.error("times must be in order, from 0") }
      last = time
    }
    // Fractions that end at 1 are seconds of an animation of one second.
    guard isInSeconds, last != 1, last > 0 else { return }
    guard keyframes.last?.time != nil else { throw node.error("the last keyframe needs a time") }
    if let duration, duration != last {
      throw node.error(
        "the last time is \(cssNumber(last)), the duration \(cssNumber(duration)): "
          + "keyTimes are fractions of the duration")
    }
    duration = last
    for index in keyframes.indices {
      keyframes[index].time = keyframes[index].time.map { $0 / last }
    }
  }

  /// The animation; over one second, unless its duration or its times say otherwise.
  var animation: LayerAnimation {
    var specification = KeyframeSpecification()
    specification.values = keyframes.map(\.value)
    if keyframes.contains(where: { $0.time != nil }) { specification.keyTimes = offsets }
    if keyframes.contains(where: { $0.easing != nil }) {
      specification.timingFunctions = keyframes.dropLast().map { $0.easing ?? .linear }
    }
    var animation = LayerAnimation(.keyframe(keyPath: "value", specification))
    animation.timing.duration = duration ?? 1
    animation.timing.beginTime = delay
    animation.timing.repeatCount = repeatCount
    animation.timing.autoreverses = autoreverses
    animation.timingFunction = timing ?? .linear
    return animation
  }

  /// The offsets; between stated ones they are even, as in the Web Animations interface.
  private var offsets: [Double] {
    var known = keyframes.map(\.time)
    if known.first == .some(nil) { known[0] = 0 }
    if known.last == .some(nil) { known[known.count - 1] = 1 }
    var offsets: [Double] = []
    for (index, time) in known.enumerated() {
      if let time {
        offsets.append(time)
        continue
      }
      let next = known[index...].firstIndex { $0 != nil } ?? known.count - 1
      let (first, last) = (offsets[index - 1], (known[next] ?? 1))
      offsets.append(first + (last - first) / Double(next - index + 1))
    }
    return offsets
  }
}
