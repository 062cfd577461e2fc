import CurveNotation

/// The constants that source code declares. Where a curve refers to one of them, the value of the constant
/// stands in for its name, because the same name may also be the one of a preset.
///
/// Complexity: linear in the text.
struct OwnNames {
  private struct Value {
    var name: String
    var text: String
    var start: Int
  }

  private var values: [String: [Value]] = [:]

  /// The depth of constants that refer to others.
  private static let depthLimit = 4
  /// Longer values are groups of curves.
  private static let lengthLimit = 400

  init(_ bytes: [UInt8]) {
    var scanner = SourceScanner(bytes)
    while let value = scanner.next() {
      guard !value.labels.isEmpty, !value.isArgument, !value.isElement else { continue }
      let text = SourceValue.trimmed(value.text)
      guard text.utf8.count <= Self.lengthLimit else { continue }
      values[value.plainName, default: []].append(
        Value(name: value.plainName, text: text, start: value.range.lowerBound))
    }
  }

  /// The full name of the constant that a reference means; nil for the name of another file or a platform.
  func name(of reference: String, in value: SourceValue) -> String? {
    find(reference, in: value.plainName, before: value.range.lowerBound)?.name
  }

  /// The constant in the closest scope, and of several the last one before the reference.
  private func find(_ reference: String, in name: String, before offset: Int) -> Value? {
    var names: [String] = []
    if reference.hasPrefix(".") {
      names = ["Animation", "UnitCurve", "Spring"].map { $0 + reference }
    } else {
      var scope = name[...]
      while let dot = scope.lastIndex(of: ".") {
        scope = scope[..<dot]
        names.append("\(scope).\(reference)")
      }
      names.append(reference)
    }
    for candidate in names where candidate != name {
      guard let found = values[candidate] else { continue }
      return found.last { $0.start < offset } ?? found.first
    }
    return nil
  }

  /// The text of a value with the values of constants in place of their names, and the reference in place
  /// of a curve that is not in the file.
  func resolved(_ value: SourceValue) -> (text: String, unknown: String?) {
    resolved(
      value.text, label: value.labels.first ?? "", in: value.plainName,
      before: value.range.lowerBound, depth: 0)
  }

  private func resolved(
    _ text: String, label: String, in name: String, before offset: Int, depth: Int
  ) -> (text: String, unknown: String?) {
    let bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: "`") {
      return (template(text, in: name, before: offset), nil)
    }
    var result: [UInt8] = []
    var unknown: String?
    var (position, copied) = (0, 0)
    var open: [UInt8] = []
    // The last byte that is no space, and the word before it.
    var (mark, word, current) = (UInt8(ascii: ":"), label, "")
    while position < bytes.count {
      let byte = bytes[position]
      if "\"'`".utf8.contains(byte) {
        let start = position + 1
        position += 1
        while position < bytes.count, bytes[position] != byte {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(position, bytes.count)
        (current, mark) = (String(decoding: bytes[min(start, end)..<end], as: UTF8.self), byte)
        position += 1
        continue
      }
      guard Self.isStart(byte) else {
        if "([{".utf8.contains(byte) { open.append(byte) }
        if ")]}".utf8.contains(byte) { _ = open.popLast() }
        if byte > 32 { (mark, word) = (byte, ":=".utf8.contains(byte) ? current : "") }
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, Self.isPart(bytes[position]) { position += 1 }
      current = String(decoding: bytes[start..<position], as: UTF8.self)
      defer { mark = byte }
      let isLabelled = ":=".utf8.contains(mark)
      let isArgument = "(,".utf8.contains(mark) && open.last == UInt8(ascii: "(")
      guard isLabelled || isArgument, TextScanner.isLetter(byte) || "._$".utf8.contains(byte),
        !bytes[position...].drop(while: { $0 <= 32 }).starts(with: "(".utf8),
        bytes[position...].first.map({ !":=<[{-".utf8.contains($0) }) ?? true
      else { continue }
      let isEasing = SourceValue.easingKeys.contains(word)
      guard let found = find(current, in: name, before: offset) else {
        if isEasing, open.count == 1, Self.isForeign(current) { unknown = unknown ?? current }
        continue
      }
      guard depth < Self.depthLimit,
        Self.isValue(found.text, labelled: isLabelled && (start > 0 || isEasing))
      else {
        if isEasing, open.count == 1 { unknown = unknown ?? current }
        continue
      }
      let inner = resolved(
        found.text, label: word, in: found.name, before: found.start, depth: depth + 1)
      result += bytes[copied..<start] + Array(inner.text.utf8)
      copied = position
    }
    guard copied > 0 else { return (text, unknown) }
    return (String(decoding: result + bytes[copied...], as: UTF8.self), unknown)
  }

  /// A template of JavaScript with the numbers and texts of constants.
  private func template(_ text: String, in name: String, before offset: Int) -> String {
    var result = ""
    var remainder = text[...]
    while let open = remainder.firstRange(of: "${"),
      let end = remainder[open.upperBound...].firstIndex(of: "}")
    {
      let reference = String(remainder[open.upperBound..<end])
      result += remainder[..<open.lowerBound]
      let found = find(reference, in: name, before: offset)?.text
      result += found.map(\.trimmingQuotes) ?? "${\(reference)}"
      remainder = remainder[remainder.index(after: end)...]
    }
    return result + remainder
  }

  /// Whether the text of a constant may stand for its name: a curve, a name, or behind a label a number or a text.
  private static func isValue(_ text: String, labelled isLabelled: Bool) -> Bool {
    guard let first = text.utf8.first else { return false }
    if first == UInt8(ascii: "[") { return SourceValue.numbers(text) != nil }
    if SourceValue.isFunction(text) { return true }
    if "\"'`".utf8.contains(first) || (0x30...0x39).contains(first) { return isLabelled }
    return isStart(first) && text.utf8.allSatisfy(isPart)
  }

  /// Whether a name is a member of another file's object. Types are those of platforms.
  private static func isForeign(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first),
      let dot = name.firstIndex(of: ".")
    else { return false }
    return name[..<dot] != "d3"
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    TextScanner.isLetter(byte) || "_$.0123456789".utf8.contains(byte)
  }

  private static func isPart(_ byte: UInt8) -> Bool { isStart(byte) }
}
