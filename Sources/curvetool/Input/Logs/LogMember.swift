import CurveDocuments

/// A column of rows that are JSON objects: a member, or a number in the text of one, as in `"card y=9.03"`.
struct LogMember {
  /// The keys that lead to the member.
  let path: [String]
  /// The name of the number in the text; nil for a member that is a value itself.
  var number: String?

  /// The header of the column.
  var name: String { (path + (number.map { $0.isEmpty ? [] : [$0] } ?? [])).joined(separator: ".") }

  private static let depthLimit = 4
  /// Longer texts are not searched for numbers.
  private static let lengthLimit = 4096
  /// Words of the names of clocks without a unit, and of numbers that only tell things apart.
  private static let identities: Set<String> = [
    "mach", "id", "ids", "pid", "tid", "uid", "identifier", "counter",
  ]

  /// The columns of a row. Numbers in a text count if the row has no other value, and their time takes precedence.
  ///
  /// - Returns: The columns; `nil` for a row that has a text without numbers and no value, such as a message.
  static func columns(of row: JSONNode) throws(DocumentError) -> [LogMember]? {
    let leaves = try leaves(of: row, [], depth: 0)
    let values = leaves.filter { path in
      Set(MotionWords.words(path.last ?? "")).isDisjoint(with: identities)
    }
    let members = (values.isEmpty ? leaves : values).map { LogMember(path: $0) }
    if members.contains(where: { !LogUnit.isTime(header: $0.name) }) { return members }
    var hasText = false
    for (key, member) in try row.anyMembers() where (try? leaf(member)) == nil {
      guard let text = try? member.string(), text.utf8.count < lengthLimit else { continue }
      hasText = true
      let numbers = Self.numbers(in: text).map { LogMember(path: [key], number: $0.name) }
      if numbers.isEmpty { continue }
      return numbers.contains { LogUnit.isTime(header: $0.name) } ? numbers : members + numbers
    }
    return hasText ? nil : members
  }

  /// The member of a row; nil without it.
  func node(in row: JSONNode) throws(DocumentError) -> JSONNode? {
    var node: JSONNode? = row
    for key in path { node = try node?.member(key) }
    return node
  }

  /// The text of the number in a member's text; nil without it.
  func text(in node: JSONNode) -> String? {
    guard let number, let text = try? node.string() else { return nil }
    return Self.numbers(in: text).first { $0.name == number }?.text
  }

  /// The paths of the members that can be times or values, with those of nested objects.
  private static func leaves(
    of node: JSONNode, _ path: [String], depth: Int
  ) throws(DocumentError) -> [[String]] {
    var leaves: [[String]] = []
    for (key, member) in try node.anyMembers() {
      if member.isObject, depth < depthLimit {
        leaves += try Self.leaves(of: member, path + [key], depth: depth + 1)
      } else if (try? leaf(member)) != nil {
        leaves.append(path + [key])
      }
    }
    return leaves
  }

  private static func leaf(_ member: JSONNode) throws(DocumentError) {
    if (try? LogDocument.value(member)) == nil { _ = try LogDocument.time(member) }
  }

  /// The numbers with names in a text, or those at its end, as in a line of a device's log. One at the end has no name.
  private static func numbers(in text: String) -> [(name: String, text: String)] {
    Array(text.utf8).withUnsafeBytes { bytes in
      let line = LogLine(bytes)
      let last = line.last.enumerated().map { index, range in
        (line.last.count == 1 ? "" : "\(index + 1)", range)
      }
      let found = line.named.isEmpty ? last : line.named.map { ($0.name, $0.range) }
      return found.map { ($0, String(decoding: bytes[$1], as: UTF8.self)) }
    }
  }
}
