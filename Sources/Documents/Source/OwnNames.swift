import CurveArithmetic
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
    /// Where it is visible.
    var scope = 0..<Int.max
  }

  /// A text with the values of constants in place of their names.
  struct Resolved {
    var text: String
    /// The two values of a condition.
    var choices: [String] = []
    /// The labels of an object that are also the names of their values, as in `{ duration, ease }`.
    var members: [String] = []
    /// The name in place of a curve that is in another file.
    var foreign: String?
    /// The name of a constant in place of a curve whose value is not read.
    var unread: String?
  }

  private var values: [String: [Value]] = [:]
  /// The constants that stand where a curve does.
  private var curves: Set<String> = []

  /// The depth of constants that refer to others.
  private static let depthLimit = 4
  /// The length of a text beyond which names stay.
  private static let resultLimit = 4096
  /// Longer values are groups of curves.
  private static let lengthLimit = 400

  init(_ bytes: [UInt8]) {
    var scanner = SourceScanner(bytes, recordsScopes: true)
    var uses: [SourceValue] = []
    // The values in brackets, with where these open.
    var bound: [(value: Value, open: Int, isParameter: Bool)] = []
    while let value = scanner.next() {
      guard !value.labels.isEmpty, !value.isElement else { continue }
      let scope = scanner.scopes.last
      let isParameter = value.isArgument && scope?.function.isEmpty == false
      if value.isArgument, !isParameter { continue }
      let text = SourceValue.trimmed(value.text)
      guard text.utf8.count <= Self.lengthLimit else { continue }
      if !isParameter, SourceValue.easingKeys.contains(value.labels[0]), Self.isReference(text) {
        uses.append(value)
      }
      let constant = Value(name: value.plainName, text: text, start: value.range.lowerBound)
      guard let scope, scope.name.isEmpty, !value.isVariable,
        !Self.isCompanion(scope.start, in: bytes)
      else {
        values[value.plainName, default: []].append(constant)
        continue
      }
      // A label alone is a setting of what the brackets belong to.
      if isParameter || Self.declares(value.range.lowerBound, in: bytes) {
        bound.append((constant, scope.start, isParameter))
      }
    }
    for (value, open, isParameter) in bound {
      var value = value
      let end = scanner.scopeEnds[open] ?? bytes.count
      let last = isParameter ? Self.bodyEnd(after: end, scanner) : end
      guard let last, open < last else { continue }
      value.scope = open..<last
      values[value.name, default: []].append(value)
    }
    for name in values.keys where values[name]?.count ?? 0 > 1 {
      values[name]?.sort { $0.start < $1.start }
    }
    for use in uses {
      if let name = name(of: SourceValue.trimmed(use.text), in: use) { curves.insert(name) }
    }
  }

  /// Whether a curve of the file is the constant with a name, whatever that name says.
  func isCurve(_ name: String) -> Bool { curves.contains(name) }

  /// The full name of the constant that a reference means; nil for the name of another file or a platform.
  func name(of reference: String, in value: SourceValue) -> String? {
    find(reference, in: value.plainName, before: value.range.lowerBound)?.name
  }

  /// The most constants of one name that are looked through.
  private static let countLimit = 64

  /// The constant in the closest scope, and of several the last one before the reference.
  private func find(_ reference: String, in name: String, before offset: Int) -> Value? {
    var names: [String] = []
    var reference = reference
    for prefix in ["self.", "Self.", "this."] where reference.hasPrefix(prefix) {
      reference.removeFirst(prefix.utf8.count)
    }
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
      let index = SegmentSearch.partition(0..<found.count) { found[$0].start < offset }
      let earlier = found[..<index].suffix(Self.countLimit).last { $0.scope.contains(offset) }
      let later = found[index...].prefix(Self.countLimit).first { $0.scope.contains(offset) }
      if let constant = earlier ?? later { return constant }
    }
    return nil
  }

  /// The text of a value with the values of constants in place of their names.
  ///
  /// - Parameter around: The names around a value without a name.
  func resolved(_ value: SourceValue, around: [String]) -> Resolved {
    let scopes = around.map { $0 + "." }.joined()
    let name = value.name.isEmpty ? scopes : value.plainName
    let resolve = { (text: String) in
      self.resolved(
        text, label: value.labels.first ?? "", in: name, before: value.range.lowerBound, depth: 0)
    }
    if value.choices.isEmpty { return resolve(value.text) }
    var resolved = Resolved(text: value.text)
    for choice in value.choices {
      let text = resolve(choice).text
      resolved.choices.append(text)
      if text != choice { resolved.text = resolved.text.replacing(choice, with: text) }
    }
    return resolved
  }

  private func resolved(
    _ text: String, label: String, in name: String, before offset: Int, depth: Int
  ) -> Resolved {
    let bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: "`") {
      return Resolved(text: template(text, in: name, before: offset))
    }
    var result: [UInt8] = []
    var resolved = Resolved(text: text)
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
      let next = bytes[position...].first { $0 > 32 }
      if SourceValue.easingKeys.contains(current), open == [UInt8(ascii: "{")],
        "{,".utf8.contains(mark), let next, ",}".utf8.contains(next)
      {
        resolved.members.append(current)
        let found = find(current, in: name, before: offset)
        guard let found, depth < Self.depthLimit,
          Self.isValue(found.text, labelled: true, whole: false)
        else {
          resolved.unread = resolved.unread ?? current
          continue
        }
        let inner = self.resolved(
          found.text, label: current, in: found.name, before: found.start, depth: depth + 1)
        result += bytes[copied..<start] + Array("\(current): \(inner.text)".utf8)
        copied = position
        continue
      }
      let isLabelled = ":=".utf8.contains(mark)
      let isArgument = "(,".utf8.contains(mark) && open.last == UInt8(ascii: "(")
      let isCall = next == UInt8(ascii: "(")
      guard isLabelled || isArgument, TextScanner.isLetter(byte) || "._$".utf8.contains(byte),
        // No part of an expression, whose unit may be another one, and no label of an argument.
        next.map({ !"*/+-%?|&<>=".utf8.contains($0) }) ?? true,
        bytes[position...].first.map({ !":=<[{-".utf8.contains($0) }) ?? true
      else { continue }
      let isEasing = SourceValue.easingKeys.contains(word)
      var found = find(current, in: name, before: offset)
      if found == nil, let dot = current.lastIndex(of: "."), dot > current.startIndex,
        let base = find(String(current[..<dot]), in: name, before: offset),
        SourceValue.isFunction(base.text)
      {
        // A method of a constant, as in `.snappy.delay(0.2)`.
        found = base
        position -= current[dot...].utf8.count
      } else if isCall {
        continue
      }
      guard let found else {
        if isEasing, open.count == 1, Self.isForeign(current) {
          resolved.foreign = resolved.foreign ?? current
        }
        continue
      }
      guard depth < Self.depthLimit, result.count < Self.resultLimit,
        Self.isValue(found.text, labelled: isLabelled && (start > 0 || isEasing), whole: start == 0)
      else {
        if isEasing, open.count == 1 { resolved.unread = resolved.unread ?? current }
        continue
      }
      let inner = self.resolved(
        found.text, label: word, in: found.name, before: found.start, depth: depth + 1)
      result += bytes[copied..<start] + Array(inner.text.utf8)
      copied = position
    }
    if copied > 0 {
      resolved.text = String(decoding: result + bytes[copied...], as: UTF8.self)
    }
    return resolved
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
}
