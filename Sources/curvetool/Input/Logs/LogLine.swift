/// A line of a device's log: a clock, then numbers by name, as in `t=0.1 y: 3` or `center=(0, 3)`, or at the end of
/// a message.
struct LogLine {
  /// The time at the beginning of the line; nil without one.
  private(set) var clock: Range<Int>?
  /// The numbers that have names.
  private(set) var named: [(name: String, range: Range<Int>)] = []
  /// The numbers at the end of a message, such as that of `I/flutter (1234): 0.1 3`; empty without a message.
  private(set) var last: [Range<Int>] = []

  private let line: UnsafeRawBufferPointer
  /// Whether the clock is a date or a time of the day rather than a number.
  private var isDate = false
  /// Whether the clock is a date and a time between spaces, which are no fields of a table.
  private var hasTwoWords = false
  /// Whether it begins with a line of source code, such as Chrome's `app.js:12`.
  private var hasLocation = false

  init(_ line: UnsafeRawBufferPointer) {
    self.line = line
    let location = takeLocation()
    var start = takeClock(location)
    // A number after a location is the first of the message.
    if hasLocation, !isDate { (clock, start) = (nil, location) }
    let end = line.count
    guard start < end else { return }
    findNamed(start)
    if named.isEmpty { findLast(start) }
  }

  /// Takes the line of source code at the beginning.
  ///
  /// - Returns: The offset after it.
  private mutating func takeLocation() -> Int {
    let start = skip(0, Self.isSpace)
    let end = skip(start) { !Self.isSpace($0) }
    let parts = text(start..<end).split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].contains(".") || parts[0].hasPrefix("VM"),
      parts[0].contains(where: \.isLetter), !parts[0].contains("="),
      parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) })
    else { return 0 }
    hasLocation = true
    return end
  }

  // MARK: Clock

  /// Takes a clock, also in brackets.
  ///
  /// - Returns: Where the message begins.
  private mutating func takeClock(_ start: Int) -> Int {
    var start = skip(start, Self.isSpace)
    let isBracketed = start < line.count && "[(".utf8.contains(line[start])
    if isBracketed { start = skip(start + 1, Self.isSpace) }
    let first = clockEnd(start)
    let second = clockEnd(skip(first, Self.isSpace))
    for end in [second, first] where end > start {
      var end = end
      while end > start, line[end - 1] == UInt8(ascii: ":") || line[end - 1] == UInt8(ascii: ",") {
        end -= 1
      }
      let word = text(start..<end)
      isDate = LogUnit.clock(word) != nil
      let isTime = isDate || LogUnit.quantity(word) != nil
      guard isTime || end <= first && plainNumber(word)?.isFinite == true else { continue }
      let next = skip(end) { $0 == UInt8(ascii: ":") || isBracketed && Self.isClosing($0) }
      // A number before a comma is the field of a table.
      guard next < line.count, Self.isSpace(line[next]) || isDate && line[next] == 0x2C else {
        continue
      }
      clock = start..<end
      hasTwoWords = end > first && line[next] == 0x20
      return next
    }
    return isBracketed ? takeTime(afterTag: start) : start
  }

  /// Takes a time with its unit after a tag in brackets, as in `[Motion] 16.7 ms: y = 9`.
  private mutating func takeTime(afterTag start: Int) -> Int {
    let close = skip(start) { !Self.isClosing($0) }
    let first = skip(min(close + 1, line.count), Self.isSpace)
    let word = clockEnd(first)
    for end in [clockEnd(skip(word, Self.isSpace)), word] where end > first {
      let end = line[end - 1] == UInt8(ascii: ":") ? end - 1 : end
      let next = skip(end) { $0 == UInt8(ascii: ":") }
      guard next < line.count, Self.isSpace(line[next]), LogUnit.quantity(text(first..<end)) != nil
      else { continue }
      clock = first..<end
      return next
    }
    return 0
  }

  private func clockEnd(_ start: Int) -> Int {
    skip(start) { !Self.isSpace($0) && !Self.isClosing($0) }
  }

  // MARK: Numbers with names

  private mutating func findNamed(_ start: Int) {
    var index = start
    // The offset of the first tuple, unless a name is that of a number: a tuple's could be the text of a message.
    var firstTuple: Int?
    var areTuples = true
    while index < line.count {
      let isStart = index == start || Self.isDelimiter(line[index - 1])
      let isName = isStart && Self.isLetter(line[index])
      let end = isName ? skip(index, Self.isNamePart) : index
      if isName, let number = number(after: end, named: index..<end) {
        guard !isRow(start..<index) else { return }
        add(text(index..<end), number)
        areTuples = false
        index = number.upperBound
      } else if isName || Self.isOpening(line[index]), let (tuple, group) = tuple(index, end) {
        // Descriptions of objects in brackets have semicolons, as those of views.
        guard group.isAssigned && hasSpacedClock || !isRow(start..<index) else { return }
        firstTuple = firstTuple ?? index
        if tuple.isMatrix || group.isMatrix {
          add(group.name.isEmpty ? "transform" : group.name, group.start..<tuple.end)
        } else {
          for (name, part) in zip(tuple.names(of: group.name, type: group.type), tuple.parts) {
            add(name, part.range)
          }
        }
        areTuples = areTuples && !group.isAssigned
        index = tuple.end
      } else {
        index = max(end, index + 1)
      }
    }
    if areTuples, clock == nil, !named.contains(where: { LogUnit.isTime(header: $0.name) }) {
      clock = firstTuple.flatMap { number(before: $0, from: start) }
      if clock == nil { named = [] }
    }
  }

  /// Whether a space follows the clock, as in no table.
  private var hasSpacedClock: Bool {
    clock.map { $0.upperBound < line.count && line[$0.upperBound] == 0x20 } == true
  }

  /// The number before an offset, such as the time in `flutter: 0.1 Offset(0, 3)`; nil for another word.
  private func number(before offset: Int, from start: Int) -> Range<Int>? {
    var end = offset
    while end > start, Self.isSpace(line[end - 1]) || line[end - 1] == UInt8(ascii: ",") {
      end -= 1
    }
    var first = end
    while first > start, !Self.isDelimiter(line[first - 1]) { first -= 1 }
    return first < end && isNumber(first..<end) ? first..<end : nil
  }

  private mutating func add(_ name: String, _ range: Range<Int>) {
    if !named.contains(where: { $0.name == name }) { named.append((name, range)) }
  }

  /// Whether a field before the first name makes the line a row of a table.
  private func isRow(_ range: Range<Int>) -> Bool {
    named.isEmpty && line[range].dropFirst().contains(where: Self.isSeparator)
  }

  /// What a tuple is called, and where it begins.
  private struct Group {
    var name: String
    var type = ""
    var start: Int
    var isAssigned = false
    /// Whether it is a transform of CSS.
    var isMatrix = false
  }

  /// The tuple at a bracket, or after a name with `=` or `:`, a type or both: `center=CGPoint(x: 1, y: 2)`.
  private func tuple(_ start: Int, _ end: Int) -> (LogTuple, Group)? {
    var group = Group(name: "", start: start)
    var index = end
    if end > start {
      var sign = end < line.count && Self.isQuote(line[end]) ? end + 1 : end
      sign = skip(sign, Self.isSpace)
      if sign < line.count, "=:".utf8.contains(line[sign]) {
        group.name = text(start..<end)
        group.isAssigned = line[sign] == UInt8(ascii: "=")
        index = skip(sign + 1) { Self.isSpace($0) || Self.isQuote($0) }
        group.start = index
      }
      let type = group.start..<skip(group.start, Self.isNamePart)
      index = type.upperBound
      if index < line.count, line[index] == UInt8(ascii: "<") {
        index = skip(index) { $0 != UInt8(ascii: ">") } + 1
      }
      index = skip(min(index, line.count), Self.isSpace)
      group.type = text(type)
      group.isMatrix = text(type).hasPrefix("matrix")
      // The labels of a type are names enough: `CGRect(x: 0, y: 12)`.
      if group.name.isEmpty {
        guard let tuple = opened(index), tuple.parts.allSatisfy({ $0.label == nil }) else {
          return nil
        }
        group.name = group.isMatrix ? "" : text(type)
        return (tuple, group)
      }
    }
    return opened(index).map { ($0, group) }
  }

  private func opened(_ index: Int) -> LogTuple? {
    guard index < line.count, Self.isOpening(line[index]) else { return nil }
    return LogTuple(line, at: index)
  }

  /// The number after a name and `=` or `:`; nil without one.
  private mutating func number(after end: Int, named name: Range<Int>) -> Range<Int>? {
    var index = end
    if index < line.count, Self.isQuote(line[index]) { index += 1 }
    index = skip(index, Self.isSpace)
    guard index < line.count, line[index] == UInt8(ascii: "=") || line[index] == UInt8(ascii: ":")
    else { return nil }
    let isColon = line[index] == UInt8(ascii: ":")
    index += 1
    // The line of a source file, as in `app.js:12`.
    if isColon, index < line.count, !Self.isSpace(line[index]), line[name].contains(0x2E) {
      return nil
    }
    index = skip(index, Self.isSpace)
    if index < line.count, Self.isQuote(line[index]) { index += 1 }
    if line[index...].starts(with: "Optional(".utf8) { index += 9 }
    let range = index..<skip(index) { !Self.isDelimiter($0) }
    guard isNumber(range) else { return nil }
    // In `flutter: 0.1 3` the name is of the message.
    let next = skip(range.upperBound) { Self.isSpace($0) || Self.isSeparator($0) }
    let other = next..<skip(next) { !Self.isDelimiter($0) }
    return next > range.upperBound && isNumber(other) ? nil : range
  }

  // MARK: Numbers at the end

  private mutating func findLast(_ start: Int) {
    var end = line.count
    var numbers: [Range<Int>] = []
    while true {
      while end > start, Self.isDelimiter(line[end - 1]) { end -= 1 }
      var first = end
      while first > start, !Self.isDelimiter(line[first - 1]) { first -= 1 }
      guard first < end, isNumber(first..<end) else { break }
      numbers.append(first..<end)
      end = first
    }
    // Between the clock and the numbers is nothing, or a text that ends as those of logs do.
    let prefix = line[start..<end]
    let isMessage =
      prefix.contains(where: Self.isLetter) && !prefix.contains(where: Self.isSeparator)
      && ":])>".utf8.contains(line[end - 1])
    guard
      end == start || hasLocation && prefix.allSatisfy(Self.isSpace)
        ? hasTwoWords || hasLocation : isMessage
    else { return }
    last = numbers.reversed()
  }

  private func isNumber(_ range: Range<Int>) -> Bool { Self.isNumber(line, range) }

  /// Whether a part of a line is a number, with or without a unit.
  static func isNumber(_ line: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
    guard let first = line[range].first, first < 0x3A else { return false }
    let text = String(decoding: line[range], as: UTF8.self)
    if case .quantity = LogTime(text) { return true }
    return switch LogValue(text) {
    case .number, .quantity: true
    case .transform, .noTransform, .missing, nil: false
    }
  }

  // MARK: Bytes

  private func text(_ range: Range<Int>) -> String {
    String(decoding: line[range], as: UTF8.self)
  }

  private func skip(_ start: Int, _ isSkipped: (UInt8) -> Bool) -> Int {
    var index = start
    while index < line.count, isSkipped(line[index]) { index += 1 }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isSeparator(_ byte: UInt8) -> Bool { ",;\t".utf8.contains(byte) }

  private static func isQuote(_ byte: UInt8) -> Bool { "\"'".utf8.contains(byte) }

  static func isOpening(_ byte: UInt8) -> Bool { "[({".utf8.contains(byte) }

  static func isClosing(_ byte: UInt8) -> Bool { "])}".utf8.contains(byte) }

  static func isDelimiter(_ byte: UInt8) -> Bool { " \t,;|()[]{}\"'".utf8.contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte & 0xF0 == 0x30 && byte < 0x3A || byte == UInt8(ascii: ".")
  }
}
