import Arithmetic

/// An expression in the syntax of Swift, Kotlin, Dart, JavaScript, JSON or XML, before it is interpreted.
struct Literal: Sendable, Hashable {
  indirect enum Content: Sendable, Hashable {
    /// A number and its suffix: nothing, `f`, `ms`, `%`, `.milliseconds`.
    case number(Double, unit: String)
    case text(String)
    /// A name such as `.easeIn` or `Spring.StiffnessLow`.
    case name(String)
    case list([Literal])
    case object([Member])
    /// A function, initialiser, method or XML element with its arguments. A method's receiver is the
    /// argument labelled `receiver`.
    case call(String, [Member])
  }

  /// An argument of a call or a member of an object.
  struct Member: Sendable, Hashable {
    var label: String?
    /// `: ` or ` = `.
    var mark: String
    var value: Literal
    var place: Int
  }

  var content: Content
  /// The byte offset at which it begins.
  var place: Int

  static let receiver = "receiver"
  /// The name of the call that stands for settings without braces.
  static let settings = ""

  var isSettings: Bool { if case .call(Self.settings, _) = content { true } else { false } }

  /// The expression with the least usual white space.
  var text: String {
    switch content {
    case .number(let value, let unit):
      return unit == "%" ? cssPercentage(value / 100) : cssNumber(value) + unit
    case .text(let text): return Self.quoted(text)
    case .name(let name): return name
    case .list(let elements): return "[\(elements.map { $0.text }.joined(separator: ", "))]"
    case .object(let members):
      return members.isEmpty ? "{}" : "{ \(Self.text(members)) }"
    case .call(let name, let members):
      if name.hasPrefix("<") {
        let attributes = members.map { " \($0.label ?? "")=\"\($0.value.attribute)\"" }
        return "\(name)\(attributes.joined())/>"
      }
      guard let receiver = members.first, receiver.label == Self.receiver else {
        return "\(name)(\(Self.text(members)))"
      }
      return "\(receiver.value.text).\(name)(\(Self.text(members.dropFirst())))"
    }
  }

  private var attribute: String {
    if case .text(let text) = content { text } else { text }
  }

  private static func text(_ members: some Sequence<Member>) -> String {
    members.map { member in
      (member.label.map { (isName($0) ? $0 : quoted($0)) + member.mark } ?? "") + member.value.text
    }.joined(separator: ", ")
  }

  private static func isName(_ label: String) -> Bool {
    var scanner = TextScanner(label)
    return scanner.takeName() != nil && scanner.isAtEnd
  }

  /// The text, quoted with the kind of quotes that it does not contain.
  private static func quoted(_ text: String) -> String {
    let quote = text.contains("\"") ? "'" : "\""
    return quote + text + quote
  }

  /// The arguments or members, which can be replaced.
  var members: [Member] {
    get {
      switch content {
      case .call(_, let members), .object(let members): members
      default: []
      }
    }
    set {
      switch content {
      case .call(let name, _): content = .call(name, newValue)
      case .object: content = .object(newValue)
      default: break
      }
    }
  }
}
