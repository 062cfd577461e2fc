import CurveArithmetic

/// The members of types and the functions that source code declares, found by the words at the start of its lines
/// and their indentation.
///
/// Complexity: linear in the text.
struct Declarations {
  struct Declaration {
    /// The names of the types around it and its own, joined with dots.
    var name: String
    /// The line at which it begins and those after it, counted from 1.
    var lines: Range<Int>
    /// Where its lines are in the text.
    var range: Range<Int>
    /// Whether it is a type, which holds others.
    var isType: Bool
  }

  /// In text order.
  private(set) var all: [Declaration] = []
  private let bytes: [UInt8]

  /// Longer declarations are not curves.
  private static let limit = 16384
  /// Types nested deeper are not distinguished, so that the names stay short.
  private static let depthLimit = 32

  /// A value with those of constants in it.
  struct Replacement {
    var range: Range<Int>
    var text: String
  }

  /// The text of a declaration; nil if it is too long for a curve.
  ///
  /// - Parameter replaced: Values of the text with those of constants in them, in text order.
  func text(of declaration: Declaration, replacing replaced: [Replacement] = []) -> String? {
    guard !declaration.range.isEmpty, declaration.range.count <= Self.limit else { return nil }
    var text: [UInt8] = []
    var start = declaration.range.lowerBound
    let first = SegmentSearch.partition(0..<replaced.count) {
      replaced[$0].range.lowerBound < start
    }
    for value in replaced[first...] {
      guard value.range.lowerBound < declaration.range.upperBound else { break }
      // A value within another one was replaced with it.
      guard value.range.lowerBound >= start else { continue }
      text += bytes[start..<value.range.lowerBound] + Array(value.text.utf8)
      start = value.range.upperBound
    }
    text += bytes[min(start, declaration.range.upperBound)..<declaration.range.upperBound]
    return String(decoding: text, as: UTF8.self)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var open: [(indentation: Int, index: Int)] = []
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    func close(to indentation: Int, before line: Int) {
      while let last = open.last, last.indentation >= indentation {
        let declaration = all[last.index]
        all[last.index].lines = declaration.lines.lowerBound..<line
        let end = lines[min(line, lines.count + 1) - 2].endIndex
        let start = declaration.range.lowerBound
        all[last.index].range = start..<max(end, start)
        open.removeLast()
      }
    }
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 <= 32 }
      // A brace on its own line belongs to the declaration above.
      guard let first = content.first, first != UInt8(ascii: "{") else { continue }
      let indentation = content.startIndex - line.startIndex
      // A closing bracket belongs to what it closes, and a comment to what follows.
      if ")]}".utf8.contains(first) {
        close(to: indentation + 1, before: index + 1)
        continue
      }
      close(to: indentation, before: index + 1)
      if let last = open.last, !all[last.index].isType || open.count >= Self.depthLimit {
        continue
      }
      guard let found = Self.declared(content.prefix(400)) else { continue }
      let around = open.last.map { all[$0.index].name + "." } ?? ""
      all.append(
        Declaration(
          name: around + found.name, lines: index + 1..<index + 2,
          range: line.startIndex..<line.endIndex, isType: found.isType))
      open.append((indentation, all.count - 1))
    }
    close(to: 0, before: lines.count + 1)
  }

  private static let types: Set<String> = [
    "class", "enum", "struct", "object", "extension", "namespace", "interface", "module",
  ]
  private static let values: Set<String> = [
    "let", "var", "val", "const", "final", "static", "func", "fun", "function", "property",
    "readonly",
  ]
  private static let modifiers: Set<String> = [
    "export", "default", "public", "private", "internal", "fileprivate", "open", "abstract",
    "override", "sealed", "data", "companion", "late", "async", "@MainActor", "required",
  ]

  /// The name that a line declares; nil for other lines.
  private static func declared(
    _ line: ArraySlice<UInt8>
  ) -> (name: String, isType: Bool)? {
    let head = line.prefix { !"=(:;{".utf8.contains($0) }
    let words = String(decoding: head, as: UTF8.self).split { $0 == " " || $0 == "\t" }
    let known = words.prefix {
      types.contains(String($0)) || values.contains(String($0)) || modifiers.contains(String($0))
    }
    let keywords = known.map(String.init)
    if let type = keywords.last(where: types.contains), known.count < words.count {
      let name = words[known.count]
      return type.isEmpty ? nil : (plain(name), true)
    }
    guard keywords.contains(where: values.contains), let name = words.last,
      known.count < words.count
    else { return nil }
    return (plain(name), false)
  }

  /// A name without type parameters and quotes.
  private static func plain(_ name: Substring) -> String {
    String(name.prefix { $0 != "<" }.filter { $0 != "`" })
  }
}
