/// Files of Swift: an enumeration with nested ones for the groups, and a static member for each curve.
enum SwiftFile {
  /// - Parameters:
  ///   - name: The usual name of the file.
  ///   - prefix: What the outermost type begins with, so that the files of several targets can be in one module.
  ///   - imports: The modules; the first declares the types.
  ///   - attributes: The lines before the outermost type.
  ///   - keyword: What every type begins with.
  ///   - canReduceMotion: Whether an animation can have an alternative for users who prefer reduced motion.
  ///   - types: The types that the declarations use. A group of such a name hides one, and the
  ///     module's name in front of it shows it again.
  ///   - member: A declaration without its name: `let` or `var`, what is between the name and the value, and the value.
  static func form(
    _ name: String, prefix: String = "", imports: [String], attributes: [String] = [],
    keyword: String = "enum", types: Set<String>, canReduceMotion: Bool = false,
    member: @escaping @Sendable (Declaration) -> Member
  ) -> FileForm {
    FileForm(
      name: name, scope: .type(prefix: prefix, reserved: types.union(reservedTypes)),
      canReduceMotion: canReduceMotion, spelling: { Self.spelling($0) }, duration: .decimalSeconds
    ) { declarations, type in
      let hidden = Set(declarations.flatMap { $0.path.dropLast() }).intersection(types)
      let nested = NestedTypes(opening: { "\(keyword) \($0)" }) { declaration in
        let timing = declaration.timing.map { "/// \($0)\n" } ?? ""
        let member =
          declaration.conversion.isDuration ? .constant(declaration.text) : member(declaration)
        var text = member.text(named: declaration.member)
        if declaration.isReduced, case .constant(let value) = member, value.hasPrefix("Animation") {
          text +=
            "\nstatic func \(declaration.member)(reduceMotion: Bool) -> Animation? {\n"
            + "  reduceMotion ? nil : \(declaration.member)\n}"
        }
        for type in hidden {
          for mark in ["(", ".", "?"] {
            text = text.replacing(" \(type)\(mark)", with: " \(imports[0]).\(type)\(mark)")
          }
        }
        return timing + text
      }
      let lines = imports.map { "import \($0)\n" } + ["\n"] + attributes.map { $0 + "\n" }
      return lines.joined() + nested.text(declarations, in: type)
    }
  }

  /// A member of a type.
  enum Member {
    /// A constant, by its value.
    case constant(String)
    /// A new value at each use, by its type and the lines that make it.
    case computed(String, String)

    func text(named name: String) -> String {
      switch self {
      case .constant(let value): return "static let \(name) = \(value)"
      case .computed(let type, let body):
        let lines = body.split(separator: "\n").map { "  \($0)\n" }.joined()
        return "static var \(name): \(type) {\n\(lines)}"
      }
    }
  }

  /// The types of the groups, and the member.
  private static func spelling(_ name: String) -> String {
    let groups = CurveName.groups(name)
    let types = groups.dropLast().map { group in
      let type = CurveName.capitalized(group)
      return reservedTypes.contains(type) ? type + "Group" : type
    }
    let member = CurveName.camel(groups[groups.count - 1])
    let escaped =
      reservedMembers.contains(member)
      ? member + "Curve" : keywords.contains(member) ? "`\(member)`" : member
    return (types + [escaped]).joined(separator: ".")
  }

  /// Names that no type may have inside another.
  private static let reservedTypes: Set<String> = ["Type", "Protocol", "Self", "Any", "Swift"]

  /// Names that mean something else after a type and a dot.
  private static let reservedMembers: Set<String> = ["self", "init"]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
