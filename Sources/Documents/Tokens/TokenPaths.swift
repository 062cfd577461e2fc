/// The paths of the tokens of a document.
enum TokenPaths {
  private static let limit = 10_000

  /// The paths in text order; of a very large document, the first ones.
  static func all(in root: JSONValue) -> [String] {
    var paths: [String] = []
    var entries = [(value: root, path: "")]
    while let (value, path) = entries.popLast(), paths.count < limit {
      guard let members = value.members, path.utf8.count <= 200 else { continue }
      if !path.isEmpty, TokenReader.tokenValue(value, member: { value[$0] }) != nil {
        paths.append(path)
        continue
      }
      for member in members.reversed() where !member.key.hasPrefix("$") {
        entries.append((member.value, path.isEmpty ? member.key : "\(path).\(member.key)"))
      }
    }
    return paths
  }
}
