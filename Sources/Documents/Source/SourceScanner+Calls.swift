/// Calls that no label precedes, and the methods that set a time.
extension SourceScanner {
  /// A call that no label precedes.
  func unlabelled(from start: Int) -> SourceValue? {
    let head = String(decoding: bytes[start..<min(start + 100, bytes.count)], as: UTF8.self)
    if let setter = setter(head, from: start) { return setter }
    guard SourceValue.isFunction(head) else { return nil }
    if head.hasPrefix("UIView.animateKeyframes(") { return viewKeyframes(from: start) }
    if isChosen(start) {
      // One of the two values of a condition.
      let range = start..<callEnd(start..<min(start + Self.lengthLimit, bytes.count))
      return SourceValue(
        name: "", labels: [], range: range,
        text: String(decoding: bytes[range], as: UTF8.self), members: [], isBranch: true)
    }
    guard let extent = extent(from: start) else { return nil }
    var (range, members) = (extent.range, extent.members)
    // The methods and the closure after it are other animations.
    if head.hasPrefix(".animation(") || head.hasPrefix("withAnimation(") {
      range = start..<callEnd(range)
      members = []
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

  /// Whether the keyword `else` and a value follow.
  private func isElse(at offset: Int) -> Bool {
    let word = bytes[offset...].prefix(Self.typeLimit).drop { $0 <= 32 }
    return word.startIndex > offset && word.starts(with: "else ".utf8)
  }
}
