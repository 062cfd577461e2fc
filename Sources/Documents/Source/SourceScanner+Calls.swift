/// Calls that no label precedes, and the methods that set a time.
extension SourceScanner {
  /// A call that no label precedes.
  func unlabelled(from start: Int) -> SourceValue? {
    let head = String(decoding: bytes[start..<min(start + 100, bytes.count)], as: UTF8.self)
    if let setter = setter(head, from: start) { return setter }
    let name = head.prefix { $0 != "(" }
    // The modifiers of a view: `card.animation(.smooth, value: isOpen)`.
    if name.hasSuffix(".animation"), name.utf8.count > 10 {
      return unlabelled(from: start + name.utf8.count - 10)
    }
    if let animation = moving(name, from: start) { return animation }
    guard SourceValue.isFunction(head) else { return nil }
    if head.hasPrefix("UIView.animateKeyframes(") { return viewKeyframes(from: start) }
    if isChosen(start) {
      // One of the two values of a condition.
      let range = start..<callEnd(start..<min(start + Self.lengthLimit, bytes.count))
      return SourceValue(
        name: "", labels: [], range: range,
        text: String(decoding: bytes[range], as: UTF8.self), members: [], isBranch: true)
    }
    var range = start..<min(start + Self.lengthLimit, bytes.count)
    var members: [String] = []
    // The methods and the closure after it are other animations.
    if head.hasPrefix(".animation(") || head.hasPrefix("withAnimation(") {
      range = start..<callEnd(range)
    } else {
      guard let extent = extent(from: start) else { return nil }
      (range, members) = (extent.range, extent.members)
    }
    let isBranch = isElse(at: callEnd(range))
    // `if (isFast) tween(100) else spring()`
    if isBranch { range = start..<callEnd(range) }
    return SourceValue(
      name: "", labels: [], range: range,
      text: String(decoding: bytes[range], as: UTF8.self), members: members, isBranch: isBranch)
  }

  /// The value of a method that sets a time, such as `.setDuration(250)`, which has the method's name.
  private func setter(_ head: String, from start: Int) -> SourceValue? {
    let name = head.prefix { $0 != "(" }
    guard let method = name.split(separator: ".").last.map(String.init),
      SourceValue.timeSetters[method] != nil
    else { return nil }
    let end = callEnd(start..<min(start + Self.typeLimit, bytes.count))
    let range = start + name.utf8.count + 1..<max(end - 1, start + name.utf8.count + 1)
    return SourceValue(
      name: method, labels: [method], range: range,
      text: String(decoding: bytes[range], as: UTF8.self), members: [])
  }

  /// A call of Compose that states a velocity with its spring, such as `offset.animateTo(320f, spring(), 640f)`
  /// with a label; nil for others.
  private func moving(_ name: Substring, from start: Int) -> SourceValue? {
    guard name == "animate" || name.hasSuffix(".animateTo") else { return nil }
    let range = start..<callEnd(start..<min(start + Self.lengthLimit, bytes.count))
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.firstRange(of: "initialVelocity") != nil else { return nil }
    return SourceValue(
      name: "", labels: [], range: range, text: text, members: [], isStatement: true)
  }

  /// A track of SwiftUI's keyframes with its block; nil for another word.
  func keyframeTrack(from start: Int) -> SourceValue? {
    let limit = min(start + Self.trackLimit, bytes.count)
    guard let open = bytes[start..<limit].firstIndex(where: { "{;\n".utf8.contains($0) }),
      let end = blockEnd(open..<limit)
    else { return nil }
    return SourceValue(
      name: "", labels: [], range: start..<end, text: "KeyframeTrack", members: [])
  }

  /// Longer tracks are skipped, so that the time is linear in the text.
  private static let trackLimit = 8192

  /// Whether the keyword `else` and a value follow.
  private func isElse(at offset: Int) -> Bool {
    let word = bytes[offset...].prefix(Self.typeLimit).drop { $0 <= 32 }
    return word.startIndex > offset && word.starts(with: "else ".utf8)
  }
}
