#if !hasFeature(Embedded)
  /// Design tokens in the groups that their paths name, in the order in which the paths appear.
  package struct TokenTree {
    private var token: String?
    private var keys: [String] = []
    private var children: [String: TokenTree] = [:]

    package init() {}

    /// The object of a token in a text of the target `dtcg`, which has it as its only member.
    package static func token(in text: String) -> String {
      let lines = text.lines().dropFirst().dropLast()
      let body = lines.dropFirst().map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
      return (["{"] + body).joined(separator: "\n")
    }

    /// Adds a token.
    ///
    /// - Parameters:
    ///   - token: Its object, with lines as on the first level.
    ///   - path: Its groups and its name. A group that has a value of its own keeps it as `$root`.
    package mutating func insert(_ token: String, at path: [String]) {
      insert(token, at: path[...])
    }

    private mutating func insert(_ token: String, at path: ArraySlice<String>) {
      guard let key = path.first else {
        self.token = token
        return
      }
      if children[key] == nil { keys.append(key) }
      children[key, default: TokenTree()].insert(token, at: path.dropFirst())
    }

    /// The tokens as a JSON object.
    package var text: String {
      if keys.isEmpty { return token ?? "{}" }
      var members = keys.map { key in
        let value = children[key]?.text.lines().joined(separator: "\n  ") ?? "{}"
        return "  \(JSONText.quoted(key)): \(value)"
      }
      if let token {
        members.insert("  \"$root\": \(token.lines().joined(separator: "\n  "))", at: 0)
      }
      return "{\n\(members.joined(separator: ",\n"))\n}"
    }
  }
#endif
