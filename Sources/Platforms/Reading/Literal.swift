import CurveArithmetic
import CurveNotation

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
    /// argument labelled `receiver`, and a closure after the parentheses the one labelled `{`. The children
    /// of an element have no label; its text is labelled `#text`.
    case call(String, [Member])
    /// Text that computes something: an operation, or the body of a closure.
    case code(String)
  }

  /// An argument of a call or a member of an object.
  struct Member: Sendable, Hashable {
    var label: String?
    /// `: `, ` = ` or `...`.
    var mark: String
    var value: Literal
    var offset: Int
  }

  var content: Content
  /// The byte offset at which it begins.
  var offset: Int

  static let receiver = "receiver"
  /// The label of a closure after the parentheses of a call.
  static let closure = "{"
  /// The label of the text of an XML element.
  static let text = "#text"
  /// The mark of an argument that only white space separates from the one before it.
  static let space = " "
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
      if name.hasPrefix("<") { return Self.element(name, members) }
      let closure = members.last { $0.label == Self.closure }.map { " {\($0.value.text)}" } ?? ""
      let arguments = members.filter { $0.label != Self.receiver && $0.label != Self.closure }
      let list = arguments.isEmpty && !closure.isEmpty ? "" : "(\(Self.text(arguments)))"
      guard let receiver = members.first, receiver.label == Self.receiver else {
        return name + list + closure
      }
      return "\(receiver.value.text).\(name)\(list)\(closure)"
    case .code(let text): return text
    }
  }

  private static func element(_ name: String, _ members: [Member]) -> String {
    var (attributes, children) = ("", "")
    for member in members {
      switch member.label {
      case nil: children += member.value.text
      case text: children += member.value.attribute
      case .some(let label): attributes += " \(label)=\(member.value.quotedAttribute)"
      }
    }
    return children.isEmpty
      ? "\(name)\(attributes)/>" : "\(name)\(attributes)>\(children)</\(name.dropFirst())>"
  }

  private var attribute: String {
    if case .text(let text) = content { text } else { text }
  }

  /// A value in quotes, or an expression in braces.
  private var quotedAttribute: String {
    switch content {
    case .text, .number: Self.quoted(attribute)
    default: "{\(text)}"
    }
  }

  private static func text(_ members: some Sequence<Member>) -> String {
    var text = ""
    for member in members {
      if !text.isEmpty, member.mark != space { text += ", " }
      text += member.label.map { isName($0) ? $0 : quoted($0) } ?? ""
      text += member.mark + member.value.text
    }
    return text
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

  /// The methods of a chain such as `a.b().c()`, the last first, and what the first is called on.
  var chain: (methods: [Call], root: Literal) {
    var methods: [Call] = []
    var step = self
    while case .call(let name, let members) = step.content {
      if let first = members.first, first.label == Self.receiver {
        methods.append(Call(name: name, members: Array(members.dropFirst()), offset: step.offset))
        step = first.value
      } else {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { break }
        let method = String(name[name.index(after: dot)...])
        methods.append(Call(name: method, members: members, offset: step.offset))
        step = Literal(content: .name(String(name[..<dot])), offset: step.offset)
      }
    }
    return (methods, step)
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
