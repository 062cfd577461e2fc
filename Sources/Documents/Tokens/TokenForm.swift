/// How a file writes a token, besides its value.
package struct TokenForm: Sendable {
  /// Whether it has `value` in place of `$value`, as in the formats of older tools.
  package var isOlder: Bool
  /// The position of its own type in the text; nil if it has none.
  var type: Range<Int>?
  /// The type that it states or inherits.
  var stated = ""
  /// The path of the token that its value refers to; nil for another value.
  package var reference: String?
  /// What the file says about it to people.
  package var description: String?

  /// The description of a token: Style Dictionary calls it a comment.
  static func description(of token: JSONValue) -> String? {
    ["$description", "description", "comment"].lazy.compactMap { token[$0]?.string }
      .first { !$0.isEmpty }
  }
}
