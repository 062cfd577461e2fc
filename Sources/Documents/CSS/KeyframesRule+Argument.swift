import CurveNotation

extension KeyframesRule.Track {
  /// The argument of a transform that is one function in every keyframe, such as `translateX(20px)`, as a track of its
  /// own; nil for other values. Of a translation only one axis may move: 0 has every unit, as in `translate3d(0, 100%, 0)`
  /// and `none`.
  var argument: Self? {
    guard property == "transform" else { return nil }
    let functions = keyframes.map { TransformText($0.value) }
    let transforms = functions.compactMap(\.self)
    guard transforms.count == functions.count else { return nil }
    let names = Set(transforms.map(\.name)).subtracting(["none"])
    guard let name = names.first else { return nil }
    var track = self
    let axes = transforms.compactMap(\.axes)
    if axes.count == transforms.count {
      let moving = (0..<3).filter { axis in axes.contains { $0[axis] != "0" } }
      guard moving.count == 1 else { return nil }
      track.property = ["translatex", "translatey", "translatez"][moving[0]]
      for (index, texts) in axes.enumerated() { track.keyframes[index].value = texts[moving[0]] }
      return track
    }
    guard names.count == 1 else { return nil }
    track.property = name
    for (index, transform) in transforms.enumerated() {
      guard transform.arguments.count <= 1 else { return nil }
      track.keyframes[index].value =
        transform.arguments.first ?? (name.hasPrefix("scale") ? "1" : "0")
    }
    return track
  }
}

/// A transform of one function with its arguments as texts, or `none` without any.
private struct TransformText {
  let name: String
  let arguments: [String]

  /// - Returns: nil for other transforms.
  init?(_ text: String) {
    let name = text.prefix { $0 != "(" }
    self.name = name.lowercased()
    let list = text.dropFirst(name.count + 1)
    if list.isEmpty {
      arguments = []
      guard self.name == "none" else { return nil }
      return
    }
    guard list.last == ")", !list.dropLast().contains(where: { "()".contains($0) }) else {
      return nil
    }
    arguments = list.dropLast().split(separator: ",").map(\.trimmingSpaces)
  }

  /// The lengths along x, y and z of a translation, without the unit of 0; nil for another transform.
  var axes: [String]? {
    let lengths = arguments.map { Self.isZero($0) ? "0" : $0 }
    return switch (name, lengths.count) {
    case ("none", 0): ["0", "0", "0"]
    case ("translate", 1), ("translatex", 1): [lengths[0], "0", "0"]
    case ("translate", 2): [lengths[0], lengths[1], "0"]
    case ("translatey", 1): ["0", lengths[0], "0"]
    case ("translatez", 1): ["0", "0", lengths[0]]
    case ("translate3d", 3): lengths
    default: nil
    }
  }

  private static func isZero(_ text: String) -> Bool {
    var scanner = TextScanner(text, isQuiet: true)
    return scanner.takeNumber()?.value() == 0
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
