/// Numbers in brackets, as logs print points, rectangles and matrices: `(0.0, 12.5)`, `{{0, 12}, {320, 480}}`,
/// `CGPoint(x: 1, y: 2)`, `(0 12; 320 480)`.
struct LogTuple {
  /// The numbers, with the labels before them, joined with dots.
  private(set) var parts: [(label: String?, range: Range<Int>)] = []
  /// The offset after the closing bracket.
  private(set) var end = 0

  private static let countLimit = 16

  /// - Parameters:
  ///   - line: A line.
  ///   - start: The offset of an opening bracket.
  /// - Returns: nil if something else than two to sixteen numbers is in the brackets.
  init?(_ line: UnsafeRawBufferPointer, at start: Int) {
    var index = start
    var labels: [String?] = []
    var label: String?
    while index < line.count {
      let byte = line[index]
      switch byte {
      case _ where LogLine.isOpening(byte):
        labels.append(label)
        label = nil
        index += 1
      case _ where LogLine.isClosing(byte):
        index += 1
        _ = labels.popLast()
        label = nil
        guard labels.isEmpty else { continue }
        end = index
        guard (2...Self.countLimit).contains(parts.count) else { return nil }
        return
      case _ where LogLine.isDelimiter(byte): index += 1
      // Android's `Rect(0, 0 - 320, 480)`.
      case UInt8(ascii: "-") where Self.isSpace(line, index + 1): index += 1
      case _ where LogLine.isLetter(byte):
        let first = index
        while index < line.count, LogLine.isNamePart(line[index]) { index += 1 }
        let word = String(decoding: line[first..<index], as: UTF8.self)
        if index < line.count, line[index] == UInt8(ascii: "<") {
          while index < line.count, line[index] != UInt8(ascii: ">") { index += 1 }
          index += 1
        }
        while index < line.count, line[index] == 0x20 || "\"'".utf8.contains(line[index]) {
          index += 1
        }
        guard index < line.count else { return nil }
        if line[index] == UInt8(ascii: ":") || line[index] == UInt8(ascii: "=") {
          label = word
          index += 1
        } else if !LogLine.isOpening(line[index]) {
          return nil
        }
      default:
        let first = index
        while index < line.count, !LogLine.isDelimiter(line[index]) { index += 1 }
        guard parts.count < Self.countLimit, LogLine.isNumber(line, first..<index) else {
          return nil
        }
        let path = (labels.compactMap { $0 } + (label.map { [$0] } ?? [])).joined(separator: ".")
        parts.append((path.isEmpty ? nil : path, first..<index))
        label = nil
      }
    }
    return nil
  }

  private static func isSpace(_ line: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    index < line.count && line[index] == 0x20
  }

  /// Whether the numbers are a matrix, whose parts say more than its numbers.
  var isMatrix: Bool {
    let labels = parts.compactMap(\.label)
    let isPlane =
      parts.count == 6 && (labels.isEmpty || labels == ["a", "b", "c", "d", "tx", "ty"])
    let isSpace = parts.count == 16 && (labels.isEmpty || labels.allSatisfy { $0.hasPrefix("m") })
    return isPlane || isSpace
  }

  /// The names of the numbers as columns.
  ///
  /// - Parameters:
  ///   - group: The name before the brackets; empty without one.
  ///   - type: The type before them; empty without one.
  func names(of group: String, type: String) -> [String] {
    let names = zip(parts, Self.names(count: parts.count, of: group, type)).map { $0.label ?? $1 }
    // An object with a time is the row itself.
    let isRow = names.contains { LogUnit.isTime(header: $0) }
    return group.isEmpty || isRow ? names : names.map { "\(group).\($0)" }
  }

  private static func names(count: Int, of group: String, _ type: String) -> [String] {
    let word = (group.isEmpty ? type : group).letters
    switch count {
    case 2 where word.hasSuffix("size"): return ["width", "height"]
    case 2, 3: return Array(["x", "y", "z"].prefix(count))
    case 4 where ["Rect", "RectF", "Rect.fromLTRB"].contains(type):
      return ["left", "top", "right", "bottom"]
    // Swift prints rectangles without a name.
    case 4
    where word.isEmpty
      || ["frame", "bounds", "rect", "box", "fromltwh"].contains(where: word.hasSuffix):
      return ["x", "y", "width", "height"]
    default: return (1...count).map { "\($0)" }
    }
  }

  /// The numbers of a text that is one tuple; nil for another text.
  static func numbers(in text: String) -> [Double]? {
    guard let open = text.utf8.firstIndex(where: LogLine.isOpening) else { return nil }
    // A type may come before the brackets.
    guard text.utf8[..<open].allSatisfy({ LogLine.isNamePart($0) || " <>".utf8.contains($0) })
    else { return nil }
    return Array(text.utf8).withUnsafeBytes { bytes in
      let start = text.utf8.distance(from: text.utf8.startIndex, to: open)
      guard let tuple = LogTuple(bytes, at: start), tuple.end == bytes.count else { return nil }
      let values = tuple.parts.map { part -> Double? in
        switch LogValue(String(decoding: bytes[part.range], as: UTF8.self)) {
        case .number(let number), .quantity(let number, _): number
        case .transform, .noTransform, .missing, nil: nil
        }
      }
      let numbers = values.compactMap(\.self)
      return numbers.count == values.count ? numbers : nil
    }
  }
}
