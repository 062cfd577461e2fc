/// Where each block of a style sheet applies: under which conditions, and to which elements.
///
/// Conditions and selectors are numbered, so that two of them compare in constant time whatever their
/// length. Condition 0 stands for no condition; selector 0 is the root element, and every element of a list of lines.
struct StyleScopes {
  struct Scope: Hashable {
    var condition: Int
    var selector: Int
  }

  /// The scope of variables that apply everywhere.
  static let base = Scope(condition: 0, selector: 0)

  private struct Key: Hashable {
    var parent: Int
    var text: String
  }

  /// The scope of each block.
  private(set) var scopes: [Scope] = []
  /// The numbers of the selectors in each block's list.
  private(set) var members: [[Int]] = []
  private var numbers: [Key: Int] = [:]

  init(_ reader: StyleSheetReader) {
    for block in reader.blocks {
      let parent = block.parent.map { scopes[$0] } ?? Self.base
      var scope = parent
      var members = [parent.selector]
      if block.isCondition {
        scope.condition = number(parent.condition, reader.normalized(block.prelude))
      } else if block.rule.isEmpty {
        let prelude = reader.bytes[block.prelude]
        let texts = prelude.split(topLevel: { $0 == UInt8(ascii: ",") }).map(
          StyleSheetReader.normalized)
        if parent.selector != 0 || !texts.contains(where: Self.isRoot) {
          // Every member repeats the block's declarations: the limit keeps hostile lists linear.
          members = texts.prefix(16).map { number(parent.selector, $0) }
          scope.selector =
            texts.count == 1
            ? members[0] : number(parent.selector, reader.normalized(block.prelude))
        }
      }
      scopes.append(scope)
      self.members.append(members)
    }
  }

  private mutating func number(_ parent: Int, _ text: String) -> Int {
    let key = Key(parent: parent, text: text)
    if let known = numbers[key] { return known }
    let number = numbers.count + 1
    numbers[key] = number
    return number
  }

  /// Whether every element inherits from what a selector matches.
  private static func isRoot(_ selector: String) -> Bool {
    var selector = selector[...]
    for wrapper in [":where(", ":is("] where selector.hasPrefix(wrapper) {
      selector = selector.dropFirst(wrapper.count).dropLast()
    }
    return [":root", "html", "body", "*", ":host"].contains(selector.lowercased())
  }
}
