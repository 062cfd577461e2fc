import CurvePlatforms

/// Animations that are whole statements or blocks.
extension SourceScanner {
  /// A chain of calls with a curve, such as `box.DOMove(end, 0.5f).SetEase(Ease.OutBack);`, or a block of QML; nil for
  /// another word.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - start: Where it begins.
  func statement(named name: String, from start: Int) -> SourceValue? {
    if Self.blocks.contains(name) { return block(from: start) }
    if name == "KeyframeTrack" { return keyframeTrack(from: start) }
    guard hasChains, isStatementStart(start), let extent = extent(from: start) else { return nil }
    let text = String(decoding: bytes[extent.range], as: UTF8.self)
    guard Self.isChain(text) else { return nil }
    return SourceValue(
      name: "", labels: [], range: extent.range, text: String(Self.applied(text)), members: [],
      isStatement: true)
  }

  /// Whether a text is a chain of calls one of which sets the curve.
  static func isChain(_ text: String) -> Bool {
    if AnimationOwners.begins(applied(text)) { return text.firstRange(of: ").apply {") != nil }
    guard let setter = setters.lazy.compactMap({ text.firstRange(of: $0) }).first else {
      return false
    }
    // The body of a function is not a part of a chain; an object in a call is.
    var depth = 0
    for byte in text[..<setter.lowerBound].utf8 {
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      if byte == UInt8(ascii: "{"), depth == 0 { return false }
    }
    return true
  }

  /// A text without the words before a value.
  private static func applied(_ text: String) -> Substring {
    let words = ["yield ", "return ", "await "]
    return words.first { text.hasPrefix($0) }.map { text.dropFirst($0.count) } ?? text[...]
  }

  /// Whether any chain may be in a text.
  static func hasChains(_ bytes: [UInt8]) -> Bool {
    (setters + [").apply {"]).contains { setter in
      bytes.withUnsafeBufferPointer { TextSearch.offset(of: Array(setter.utf8), in: $0, from: 0) }
        != nil
    }
  }

  /// The methods of tweens and animators that set the curve.
  private static let setters = [
    ".SetEase(", ".setEase(", ".easing(", ".set_trans(", ".set_ease(", ".setInterpolator(",
    ".animate({",
  ]

  /// The animations of QML.
  private static let blocks: Set<String> = [
    "NumberAnimation", "PropertyAnimation", "ColorAnimation", "RotationAnimation",
    "SpringAnimation", "SmoothedAnimation", "Vector3dAnimation", "OpacityAnimator", "XAnimator",
    "YAnimator", "ScaleAnimator", "RotationAnimator",
  ]

  /// A block of QML, which may say what it is on: `NumberAnimation on x { ... }`.
  private func block(from start: Int) -> SourceValue? {
    let limit = min(start + Self.lengthLimit, bytes.count)
    guard let open = bytes[start..<limit].firstIndex(where: { "{(=;:\n".utf8.contains($0) }),
      let end = blockEnd(open..<limit)
    else { return nil }
    return SourceValue(
      name: "", labels: [], range: start..<end,
      text: String(decoding: bytes[start..<end], as: UTF8.self), members: [], isStatement: true)
  }

  /// Whether only white space is between a word and the statement before it.
  private func isStatementStart(_ start: Int) -> Bool {
    var offset = start - 1
    while offset >= 0, bytes[offset] == 32 || bytes[offset] == 9 { offset -= 1 }
    return offset < 0 || ";{}\n".utf8.contains(bytes[offset])
  }
}
