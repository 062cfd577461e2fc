extension SourceScanner {
  /// A message of Objective-C that animates, such as `[UIView animateWithDuration:0.3 animations:^{ ... }]`; nil
  /// for other brackets.
  ///
  /// Its blocks are left out of its text, because they may be long, and out of its range, because they may hold
  /// other animations.
  func message() -> SourceValue? {
    if follows("[UIView animateKeyframesWithDuration:") { return viewKeyframes(from: position) }
    guard Self.messages.contains(where: { follows($0) }) else { return nil }
    var text: [UInt8] = []
    var (brackets, braces) = (0, 0)
    var head: Int?
    var offset = position
    let limit = min(position + Self.messageLimit, bytes.count)
    while offset < limit {
      let byte = bytes[offset]
      var next = offset + 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): next = quoteEnd(offset)
      case UInt8(ascii: "{"):
        head = head ?? offset
        braces += 1
        if braces == 1 { text.append(byte) }
      case UInt8(ascii: "}"):
        braces -= 1
        if braces < 0 { return nil }
      case UInt8(ascii: "[") where braces == 0: brackets += 1
      case UInt8(ascii: "]") where braces == 0: brackets -= 1
      default: break
      }
      if braces == 0 { text += bytes[offset..<min(next, bytes.count)] }
      offset = next
      if brackets == 0, braces == 0 {
        return SourceValue(
          name: "", labels: [], range: position..<(head ?? offset),
          text: String(decoding: text, as: UTF8.self), members: [])
      }
    }
    return nil
  }

  /// An animation of UIKit with keyframes, whose closures are a part of its text.
  func viewKeyframes(from start: Int) -> SourceValue {
    let range = start..<min(start + Self.messageLimit, bytes.count)
    return SourceValue(
      name: "", labels: [], range: range,
      text: String(decoding: bytes[range], as: UTF8.self), members: [])
  }

  private static let messages: [StaticString] = [
    "[UIView animateWithDuration:", "[UIView transitionWithView:",
    "[UIViewPropertyAnimator runningPropertyAnimatorWithDuration:",
  ]
  /// Longer messages are skipped, so that the time is linear in the text.
  private static let messageLimit = 8192
}
