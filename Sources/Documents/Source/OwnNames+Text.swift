import CurveNotation

/// What the text of a reference or a constant says.
extension OwnNames {
  /// Whether the text of a constant may stand for its name: a curve, a name, or after a label a number or a text.
  static func isValue(
    _ text: String, labelled isLabelled: Bool, whole isWhole: Bool
  ) -> Bool {
    guard let first = text.utf8.first else { return false }
    if first == UInt8(ascii: "[") { return SourceValue.numbers(text) != nil }
    if SourceValue.isFunction(text) { return true }
    if (0x30...0x39).contains(first) { return !isWhole }
    if "\"'`".utf8.contains(first) { return isLabelled }
    return isReference(text)
  }

  static func isReference(_ text: String) -> Bool {
    text.utf8.first.map { isStart($0) && !(0x30...0x39).contains($0) } == true
      && text.utf8.allSatisfy(isPart)
  }

  /// Whether a name is a member of another file's object. Types are those of platforms.
  static func isForeign(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first),
      let dot = name.firstIndex(of: ".")
    else { return false }
    return name[..<dot] != "d3"
  }

  static func isStart(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || "_$.0123456789".utf8.contains(byte)
  }

  static func isPart(_ byte: UInt8) -> Bool { isStart(byte) }
}
