/// The variables of Figma's REST interface, plugins and exports as tokens in the groups of their names.
///
/// A variable has a value for each mode. Those of the default mode have the name of the variable, the others are in a
/// group with the name of their mode.
///
/// Source: Figma, REST API, Variables; Plugin API, Variable.
struct FigmaVariables {
  private struct Variable {
    var name: String
    var value: JSONValue
    var values: [JSONValue.Member]
  }

  private var variables: [Variable] = []
  private var indicesByID: [String: Int] = [:]
  private var names: Set<String> = []
  private var modeNames: [String: String] = [:]
  private var defaultModes: Set<String> = []

  /// - Returns: The variables as groups and tokens; nil for a document without any.
  static func tree(_ root: JSONValue, _ bytes: [UInt8]) -> JSONValue? {
    guard
      ["\"valuesByMode\"", "\"isAlias\""].contains(where: {
        bytes.firstRange(of: Array($0.utf8)) != nil
      })
    else { return nil }
    var found = Self()
    found.collect(root)
    if found.variables.isEmpty { return nil }
    var groups = Group()
    for variable in found.variables { found.add(variable, to: &groups) }
    var count = 0
    return groups.value(at: root, &count)
  }

  private mutating func collect(_ root: JSONValue) {
    var values = [root]
    while let value = values.popLast() {
      if let elements = value.elements { values += elements.reversed() }
      guard let members = value.members else { continue }
      if let name = value["name"]?.string, let modes = value["valuesByMode"]?.members {
        for key in ["id", "key"] {
          if let id = value[key]?.string { indicesByID[id] = variables.count }
        }
        variables.append(Variable(name: name, value: value, values: modes))
        continue
      }
      if let modes = value["modes"]?.elements, modes.contains(where: { $0["variables"] != nil }) {
        for (index, mode) in modes.enumerated() { collect(mode: mode, isFirst: index == 0) }
        continue
      }
      for mode in value["modes"]?.members ?? [] { modeNames[mode.key] = mode.value.string }
      for mode in value["modes"]?.elements ?? [] {
        if let id = mode["modeId"]?.string { modeNames[id] = mode["name"]?.string }
      }
      if let mode = value["defaultModeId"]?.string { defaultModes.insert(mode) }
      values += members.reversed().map(\.value)
    }
  }

  /// The variables of one mode, in exports that have a list for each. The first mode is the default.
  private mutating func collect(mode: JSONValue, isFirst: Bool) {
    let name = mode["name"]?.string ?? ""
    for variable in mode["variables"]?.elements ?? [] {
      guard let own = variable["name"]?.string, let value = variable["value"] else { continue }
      let full = isFirst || name.isEmpty ? own : "\(name)/\(own)"
      names.insert(full)
      variables.append(
        Variable(
          name: full, value: variable,
          values: [JSONValue.Member(key: name, offset: value.offset, value: value)]))
    }
  }

  private func add(_ variable: Variable, to groups: inout Group) {
    for mode in variable.values {
      groups.insert(token(mode, of: variable), at: path(of: variable, in: mode.key)[...])
    }
  }

  /// The groups and the name of a variable in a mode; in the default mode if it has no value in that one.
  private func path(of variable: Variable, in mode: String) -> [String] {
    let standard = variable.values.first { defaultModes.contains($0.key) } ?? variable.values.first
    let path = Self.groups(variable.name)
    guard mode != standard?.key, variable.values.contains(where: { $0.key == mode }) else {
      return path
    }
    return [(modeNames[mode] ?? mode).replacing(".", with: "-")] + path
  }

  private func token(_ mode: JSONValue.Member, of variable: Variable) -> JSONValue {
    let given = variable.value["resolvedType"] ?? variable.value["type"]
    let type = given?.string.map { $0 == "FLOAT" ? "number" : $0.lowercased() } ?? ""
    var value = mode.value
    if let id = value["id"]?.string, value["type"]?.string == "VARIABLE_ALIAS" {
      if let index = indicesByID[id] {
        let path = path(of: variables[index], in: mode.key)
        value.content = .string("{\(path.joined(separator: "."))}")
      } else {
        // A variable of a library, whose value some exports have next to it.
        let resolved = variable.value["resolvedValuesByMode"]?[mode.key]?["resolvedValue"]
        value = resolved ?? value
        if resolved == nil { value.content = .string("{\(id)}") }
      }
    }
    if variable.value["isAlias"]?.content == .bool(true), let name = value["name"]?.string {
      let own = "\(mode.key)/\(name)"
      let isOfMode = variable.name.hasPrefix("\(mode.key)/") && names.contains(own)
      value.content = .string(
        "{\(Self.groups(isOfMode ? own : name).joined(separator: "."))}")
    }
    var members = [JSONValue.Member(key: "value", offset: value.offset, value: value)]
    var kind = value
    kind.content = .string(type)
    members.append(JSONValue.Member(key: "type", offset: value.offset, value: kind))
    if let description = variable.value["description"], description.string?.isEmpty == false {
      members.append(
        JSONValue.Member(
          key: "description", offset: description.offset, value: description))
    }
    var token = mode.value
    token.content = .object(members)
    return token
  }

  /// The groups and the name of a variable, which slashes separate.
  private static func groups(_ name: String) -> [String] {
    let groups = name.split(separator: "/").map {
      $0.replacing(".", with: "-").trimmingPrefix(while: \.isWhitespace)
    }
    return groups.isEmpty ? [name] : groups.prefix(64).map { String($0) }
  }

  /// A group of tokens, in text order.
  private struct Group {
    var token: JSONValue?
    var keys: [String] = []
    var groups: [String: Group] = [:]

    mutating func insert(_ token: JSONValue, at path: ArraySlice<String>) {
      guard let key = path.first else {
        self.token = token
        return
      }
      if groups[key] == nil { keys.append(key) }
      groups[key, default: Group()].insert(token, at: path.dropFirst())
    }

    /// The group as an object. The number of groups distinguishes those at one position.
    func value(at root: JSONValue, _ count: inout Int) -> JSONValue {
      if let token, keys.isEmpty { return token }
      var members: [JSONValue.Member] = []
      if let token { members.append(.init(key: "$root", offset: token.offset, value: token)) }
      for key in keys {
        guard let value = groups[key]?.value(at: root, &count) else { continue }
        members.append(JSONValue.Member(key: key, offset: value.offset, value: value))
      }
      count += 1
      let offset = members.first?.value.offset ?? root.offset
      return JSONValue(content: .object(members), offset: offset, end: root.end + count)
    }
  }
}
