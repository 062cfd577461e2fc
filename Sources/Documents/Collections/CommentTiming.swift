import CurvePlatforms

/// The timing in comments of files that `convert` writes: after a curve on its line, above its line, or on the
/// last line of a file with one curve.
///
/// Complexity: linear in the text.
struct CommentTiming {
  /// The timing of comments by their lines, counted from 1.
  private var remarks: [Int: TimingRemark] = [:]
  /// The lines with nothing but a comment.
  private var isWhole: Set<Int> = []
  /// The timing on the last line.
  private var last: TimingRemark?
  /// The timing of curves that a comment names, as in a theme.
  private var named: [String: TimingRemark] = [:]

  init(_ bytes: [UInt8]) {
    let marks = Set("/#<".utf8)
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated()
    where line.contains(where: marks.contains) {
      let line = line.drop { $0 <= 32 }
      guard let end = line.lastIndex(where: { $0 > 32 && $0 != UInt8(ascii: ";") }),
        line.count < 4096
      else { continue }
      let text = String(decoding: line[...end], as: UTF8.self)
      if let (code, remark) = TimingRemark.split(text) {
        remarks[index + 1] = remark
        if code.isEmpty { last = remark }
      } else if let comment = Self.comment(text), let remark = TimingRemark(sentences: comment) {
        remarks[index + 1] = remark
        isWhole.insert(index + 1)
      } else if let (name, remark) = Self.classes(text) {
        last = remark
        named["--ease-" + name] = remark
      } else if let (name, remark) = Self.named(text) {
        named["--" + name] = remark
      }
    }
  }

  /// The curves with the timing of their comments where they have none of their own.
  func timed(_ entries: [DocumentCurve]) -> [DocumentCurve] {
    if remarks.isEmpty, last == nil { return entries }
    let only = entries.count == 1 && remarks.count == 1 ? remarks.first?.value : nil
    return entries.map { entry in
      guard
        let remark = remarks[entry.line] ?? above(entry.line) ?? named[entry.name] ?? only
          ?? (entries.count == 1 ? last : nil)
      else { return entry }
      var entry = entry
      if case .spring = entry.easing {} else { entry.duration = entry.duration ?? remark.duration }
      entry.delay = entry.delay ?? remark.delay
      entry.repeats = entry.repeats ?? remark.repeats
      return entry
    }
  }

  private func above(_ line: Int) -> TimingRemark? {
    // Summaries of C# and of XML end on a line of their own.
    isWhole.contains(line - 1) ? remarks[line - 1] : nil
  }

  /// The text of a line that is a comment.
  private static func comment(_ line: String) -> String? {
    for (mark, end) in [
      ("/// <summary>", "</summary>"), ("/** ", " */"), ("/* ", " */"), ("/// ", ""), ("// ", ""),
      ("## ", ""), ("# ", ""), ("<!-- ", " -->"),
    ] where line.hasPrefix(mark) && line.hasSuffix(end) {
      let inner = line.dropFirst(mark.count).dropLast(end.count)
      // A JSDoc comment has the type after the sentences.
      let type = inner.firstRange(of: " @type")
      return String(type.map { inner[..<$0.lowerBound] } ?? inner)
    }
    return nil
  }

  /// The name and the timing of the classes in a comment of a theme:
  /// `class="ease-x duration-[300ms] delay-[50ms]"`.
  private static func classes(_ line: String) -> (name: String, remark: TimingRemark)? {
    let mark = "/* class=\"ease-"
    guard line.hasPrefix(mark) else { return nil }
    func seconds(_ name: String) -> Double? {
      line.firstRange(of: name + "-[").flatMap { range in
        Double(String(line[range.upperBound...].prefix { $0 != "m" && $0 != "]" })).map {
          $0 / 1000
        }
      }
    }
    let remark = TimingRemark(
      duration: seconds(" duration"), delay: seconds(" delay"), repeats: nil)
    if remark.duration == nil, remark.delay == nil { return nil }
    return (String(line.dropFirst(mark.count).prefix { $0 != " " && $0 != "\"" }), remark)
  }

  /// The name and the timing of a comment such as `ease-x: Lasts 300 ms. Runs endlessly.`
  private static func named(_ line: String) -> (name: String, remark: TimingRemark)? {
    guard line.hasPrefix("/* ease-"), line.hasSuffix(" */"), let colon = line.firstRange(of: ": "),
      let remark = TimingRemark(sentences: String(line[colon.upperBound...].dropLast(3)))
    else { return nil }
    return (String(line[..<colon.lowerBound].dropFirst(3)), remark)
  }
}
