/// Declarations in types that are nested as the groups of their names are.
struct NestedTypes {
  /// The line that opens a type.
  let opening: (String) -> String
  /// The lines of a declaration.
  let lines: (Declaration) -> String

  /// The outermost type with everything in it.
  func text(_ declarations: [Declaration], in type: String) -> String {
    "\(opening(type)) {\n\(members(declarations, depth: 0))}"
  }

  /// The members of a type: declarations of its own, then the types inside it, in the order of the text.
  private func members(_ declarations: [Declaration], depth: Int) -> String {
    let space = String(repeating: "  ", count: depth + 1)
    var text = ""
    var order: [String] = []
    var groups: [String: [Declaration]] = [:]
    for declaration in declarations {
      guard declaration.path.count > depth + 1 else {
        for line in lines(declaration).lines(keepingEmpty: true) {
          text += line.isEmpty ? "\n" : "\(space)\(line)\n"
        }
        continue
      }
      let group = declaration.path[depth]
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(declaration)
    }
    for group in order {
      if !text.isEmpty { text += "\n" }
      text += "\(space)\(opening(group)) {\n"
      text += members(groups[group] ?? [], depth: depth + 1) + "\(space)}\n"
    }
    return text
  }
}
