import Spring
import Timeline

/// The keys that every type of animation has, by number.
enum AnimationKey {
  static let names = [
    "key", "type", "timingFunction", "valueFunction", "additive", "cumulative",
    "removedOnCompletion", "after", "delay", "beginTime", "duration", "speed", "timeOffset",
    "repeatCount", "repeatDuration", "autoreverses", "fillMode", "added", "removed",
    "timingChanges",
  ]
  static let key = 0
  static let timingFunction = 2
  static let valueFunction = 3
  static let additive = 4
  static let cumulative = 5
  static let removedOnCompletion = 6
  static let after = 7
  static let delay = 8
  static let beginTime = 9
  static let duration = 10
  static let speed = 11
  static let timeOffset = 12
  static let repeatCount = 13
  static let repeatDuration = 14
  static let autoreverses = 15
  static let fillMode = 16
  /// The keys of the numbers that a timing checks.
  static let timing: [Parameter: Int] = [
    .beginTime: beginTime, .duration: duration, .speed: speed, .timeOffset: timeOffset,
    .repeatCount: repeatCount, .repeatDuration: repeatDuration,
  ]
  /// The first of the keys that depend on the type.
  static let own = 20

  /// The keys of each type, after the common ones.
  static let tables: [(type: StaticString, keys: JSONKeys)] = [
    ("basic", table(["keyPath", "from", "to", "by"])),
    (
      "spring",
      table(["keyPath", "from", "to", "by", "mass", "stiffness", "damping", "initialVelocity"])
    ),
    ("keyframe", table(["keyPath"] + KeyframeSpecification.keys)),
    ("group", table(["animations"])),
    ("relativeKeyframes", table(["keyframes", "calculationMode", "curve"])),
    ("animator", table(["changes", "curve"])),
    ("play", table(["keyPath", "play"])),
    ("transition", table(["kind", "subtype", "startProgress", "endProgress", "extent"])),
  ]

  private static func table(_ keys: [String]) -> JSONKeys { JSONKeys(names + keys) }
}
