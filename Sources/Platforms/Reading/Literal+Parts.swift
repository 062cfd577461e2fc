extension Literal {
  /// The name of the function of a call.
  var callee: String? { if case .call(let name, _) = content { name } else { nil } }

  /// Whether it is a number.
  var isNumeric: Bool { if case .number = content { true } else { false } }

  /// Whether only the running program knows its value.
  var isComputed: Bool {
    switch content {
    case .name, .code, .call: (try? number(in: .plain)) == nil
    default: false
    }
  }

  /// The value of a member of an object.
  func member(_ label: String) -> Literal? { members.first { $0.label == label }?.value }

  /// The elements of a list, or the value itself.
  var elements: [Literal] {
    if case .list(let elements) = content, !elements.isEmpty { elements } else { [self] }
  }
}

extension String {
  /// The part after the last dot.
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }

  /// Whether it is the name of a setter, such as `setDuration`.
  var isSetter: Bool { hasPrefix("set") && dropFirst(3).first?.isUppercase == true }
}
