extension KeyframesRule.Track {
  /// The argument of a transform that is the same function of one argument in every keyframe, such as
  /// `translateX(20px)`, as a track of its own; nil for other values.
  var argument: Self? {
    guard property == "transform" else { return nil }
    var arguments: [String?] = []
    var function: String?
    for keyframe in keyframes {
      if keyframe.value.lowercased() == "none" {
        arguments.append(nil)
        continue
      }
      let name = keyframe.value.prefix { $0 != "(" }
      let list = keyframe.value.dropFirst(name.count + 1)
      guard list.last == ")", !list.dropLast().contains(where: { ",()".contains($0) }),
        function ?? name.lowercased() == name.lowercased()
      else { return nil }
      function = name.lowercased()
      arguments.append(list.dropLast().trimmingSpaces)
    }
    guard let function else { return nil }
    var track = self
    track.property = function
    for (index, argument) in arguments.enumerated() {
      track.keyframes[index].value = argument ?? (function.hasPrefix("scale") ? "1" : "0")
    }
    return track
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
