import CurveDocuments
import SystemPackage

/// Distinguishes the formats of recordings by their first bytes.
enum LogFormat {
  private static let sizeLimit = 1 << 26

  /// Whether a text begins as JSON.
  static func isJSON(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return false }
    let line = bytes[start...].drop { $0 <= 0x20 }.prefix { $0 != 0x0A }
    // `{t: 0.1}` as consoles print it.
    let second = line.dropFirst().first { $0 > 0x20 }
    if first == UInt8(ascii: "{") { return second.map { !isWordPart($0) } ?? true }
    // In `[INFO] t=0.1`, a word follows the brackets.
    guard let end = line.firstIndex(of: UInt8(ascii: "]")) else { return true }
    return line[(end + 1)...].first { $0 > 0x20 }.map { !isWordPart($0) } ?? true
  }

  /// Whether a byte is a letter or a digit.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Whether a JSON file is a list, or holds a recording. Others hold curves or scenes.
  static func isLog(_ path: String) -> Bool {
    guard case .regular = kind(of: FilePath(argument: path)), var blocks = try? LineBlocks(path)
    else { return false }
    defer { blocks.close() }
    guard let first = try? blocks.beginning(), first.withUnsafeBytes(isJSON) else { return false }
    let start = first.first { $0 > 0x20 && $0 < 0x7F }
    // Only lists of presets are read whole.
    let isList = start == UInt8(ascii: "[")
    if isList, !RecordingShape.mentionsCurve(Array(first.prefix(1 << 12))) { return true }
    return (try? wholeText(&blocks)).map(RecordingShape.isRecording) ?? false
  }

  /// Whether a text file begins with curves, such as lines with names.
  static func holdsCurves(_ path: String) -> Bool {
    var start = beginning(of: path, limit: 1 << 14)
    // A line that is cut off is not a curve.
    if start.count == 1 << 14, let end = start.lastIndex(of: 10) { start.removeSubrange(end...) }
    return holdsCurves(start)
  }

  /// Whether the beginning of a text has curves. Numbers without a letter are rows of a table.
  static func holdsCurves(_ beginning: [UInt8]) -> Bool {
    let isLog = beginning.withUnsafeBytes { LogLineShape($0)?.hasTime } == true
    return !isLog && beginning.contains { (0x41...0x5A).contains($0 & 0xDF) }
      && FileKind(beginning) == .curves
  }

  /// The first lines of a file; empty if it can't be read.
  private static func beginning(of path: String, limit: Int) -> [UInt8] {
    guard case .regular = kind(of: FilePath(argument: path)), var blocks = try? LineBlocks(path)
    else { return [] }
    defer { blocks.close() }
    var block = ByteBuffer()
    guard (try? blocks.next(into: &block)) == true else { return [] }
    return Array(block.bytes.prefix(limit))
  }

  /// The whole input.
  static func wholeText(_ blocks: inout LineBlocks) throws(ToolError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = ByteBuffer()
    while try blocks.nextPart(into: &block) {
      guard bytes.count + block.count <= sizeLimit else {
        throw .data("\(blocks.name) is larger than \(sizeLimit >> 20) MiB")
      }
      bytes.append(contentsOf: block.bytes)
    }
    return bytes
  }

  /// Whether each line is a row: the first line is a whole value, and another one follows.
  static func hasRowInEachLine(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: 0x0A, maxSplits: 1)
    guard lines.count == 2, lines[1].contains(where: { $0 > 0x20 }),
      let row = try? JSONNode(document: Array(lines[0]))
    else { return false }
    return row.isObject || row.isList
  }
}
