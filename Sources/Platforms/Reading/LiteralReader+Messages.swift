import CurveNotation

/// Lists, and messages of Objective-C under the names that Swift gives them.
extension LiteralReader {
  mutating func brackets() throws(SyntaxError) -> Literal.Content {
    _ = scanner.take("[")
    skip()
    if scanner.take("]") { return .list([]) }
    var first = try expression()
    let end = scanner.position
    skip()
    if scanner.position > end, let word = scanner.takeName() {
      return try message(word, to: first)
    }
    if takeMark() != nil { first = try expression() }
    skip()
    guard scanner.take(",") else {
      guard scanner.take("]") else { throw scanner.error("\",\" or \"]\"") }
      return .list([first])
    }
    return .list([first] + (try members(until: "]")).map { $0.value })
  }

  /// A message after its receiver and its first word: `word` or `word:argument word:argument`.
  private mutating func message(
    _ word: String, to receiver: Literal
  ) throws(SyntaxError) -> Literal.Content {
    var members: [Literal.Member] = []
    var label: String? = word
    while true {
      skip()
      if scanner.take("]") || (isCutOff && scanner.isAtEnd) {
        return Self.imported(word, members, on: receiver)
      }
      let offset = scanner.position
      if !members.isEmpty { label = scanner.takeName() }
      skip()
      guard scanner.take(":") else { throw scanner.error("\":\"", at: offset) }
      members.append(
        Literal.Member(label: label, mark: ": ", value: try options(), offset: offset))
    }
  }

  /// An argument, or several options between `|`.
  private mutating func options() throws(SyntaxError) -> Literal {
    let first = try expression()
    var all = [first]
    skip()
    while scanner.take("|") {
      all.append(try expression())
      skip()
    }
    return all.count == 1 ? first : Literal(content: .list(all), offset: first.offset)
  }

  /// The call that Swift makes of a message: `animateWithDuration:` is `animate(withDuration:)`, and
  /// initialisers and factory methods are initialisers.
  private static func imported(
    _ word: String, _ members: [Literal.Member], on receiver: Literal
  ) -> Literal.Content {
    if word == "alloc", members.isEmpty { return receiver.content }
    let (base, remainder) = split(word)
    var members = members
    switch receiver.content {
    case .name(let type):
      let isFactory = base == "init" || type.lowercased().hasSuffix(base.lowercased())
      relabel(&members, label(remainder, isFactory: isFactory))
      return .call(isFactory ? type : "\(type).\(base)", members)
    default:
      relabel(&members, label(remainder, isFactory: false))
      let receiver = Literal.Member(
        label: Literal.receiver, mark: ": ", value: receiver, offset: receiver.offset)
      return .call(base, [receiver] + members)
    }
  }

  /// `animateWithDuration` as `animate` and `Duration`.
  private static func split(_ word: String) -> (base: String, remainder: String?) {
    let characters = Array(word.utf8)
    let with = Array("With".utf8)
    guard characters.count > with.count else { return (word, nil) }
    for start in 1..<(characters.count - with.count)
    where characters[start..<start + with.count].elementsEqual(with) {
      return (
        String(decoding: characters[..<start], as: UTF8.self),
        String(decoding: characters[(start + with.count)...], as: UTF8.self)
      )
    }
    return (word, nil)
  }

  private static func relabel(_ members: inout [Literal.Member], _ label: String?) {
    guard !members.isEmpty else { return }
    members[0].label = label
    if label == nil { members[0].mark = "" }
  }

  private static func label(_ remainder: String?, isFactory: Bool) -> String? {
    guard let remainder else { return nil }
    return isFactory ? remainder.prefix(1).lowercased() + remainder.dropFirst() : "with" + remainder
  }
}
