/// The groups of a token file with what they inherit by `$extends`.
///
/// A group has the members of the group that it extends, below its own: a token of its own replaces an inherited one,
/// and two groups of one name are merged.
///
/// Source: Design Tokens Format Module 2025.10, "Extending groups".
struct ExtendedGroups {
  private var index: JSONIndex
  private let document: DocumentText
  /// The positions of the `$extends` in the text, in order.
  private let mentions: [Int]
  /// How many members may be made, so that groups that extend one another stay near the size of the text.
  private var budget: Int

  private static let depthLimit = 512

  init(_ root: JSONValue, _ document: DocumentText) {
    index = JSONIndex(root)
    self.document = document
    budget = 16 * document.bytes.count + 1 << 12
    let key = Array("\"$extends\"".utf8)
    var mentions: [Int] = []
    var offset = 0
    while let found = document.bytes[offset...].firstIndex(of: UInt8(ascii: "$")) {
      if found > 0, document.bytes[(found - 1)...].starts(with: key) { mentions.append(found) }
      offset = found + 1
    }
    self.mentions = mentions
  }

  /// The root with all groups complete.
  mutating func expanded() throws(DocumentError) -> JSONValue {
    if mentions.isEmpty { return index.root }
    return try expanded([index.root], path: "", depth: 0)
  }

  /// A group.
  ///
  /// - Parameter layers: The group itself, and those that its parents inherit under its name.
  private mutating func expanded(
    _ layers: [JSONValue], path: String, depth: Int
  ) throws(DocumentError) -> JSONValue {
    let own = layers[0]
    guard Self.isGroup(own), let members = own.members else { return own }
    guard layers.count > 1 || hasMention(in: own) else { return own }
    let layers = try extended(layers, path: path)
    guard depth < Self.depthLimit else { throw circle(path, at: own) }
    // The members of one name, nearest first.
    var order = members.map(\.key)
    var found = Dictionary(members.map { ($0.key, [$0]) }) { first, _ in first }
    for layer in layers.dropFirst() {
      for member in layer.members ?? [] where member.key != "$extends" {
        budget -= 1
        guard budget > 0 else { throw circle(path, at: own) }
        guard let nearer = found[member.key] else {
          order.append(member.key)
          found[member.key] = [member]
          continue
        }
        if nearer.allSatisfy({ Self.isGroup($0.value) }), Self.isGroup(member.value) {
          found[member.key] = nearer + [member]
        }
      }
    }
    var merged: [JSONValue.Member] = []
    for key in order {
      guard let same = found[key], var member = same.first else { continue }
      let inner = path.isEmpty ? key : "\(path).\(key)"
      member.value = try expanded(same.map(\.value), path: inner, depth: depth + 1)
      merged.append(member)
    }
    var group = own
    group.content = .object(merged)
    return group
  }

  /// The layers with the groups that they extend, each of them once.
  private mutating func extended(
    _ layers: [JSONValue], path: String
  ) throws(DocumentError) -> [JSONValue] {
    var all: [JSONValue] = []
    var known: Set<Int> = []
    for layer in layers {
      var chain: Set<Int> = []
      var layer = layer
      while chain.insert(layer.offset).inserted {
        if known.insert(layer.offset).inserted { all.append(layer) }
        guard let reference = layer["$extends"] else { break }
        let target = try target(of: reference, path: path)
        // A group within the one that it extends would have no end.
        guard !chain.contains(target.offset),
          !(target.offset...target.end).contains(layer.offset)
        else { throw circle(path, at: reference) }
        layer = target
      }
    }
    return all
  }

  /// The group that a reference names, as `{group}` or as a pointer.
  private mutating func target(
    of reference: JSONValue, path: String
  ) throws(DocumentError) -> JSONValue {
    guard let keys = Self.keys(reference) else {
      throw document.error(
        "expected the name of a group such as \"{group}\"", path: "\(path).$extends",
        at: reference.offset)
    }
    var value = index.root
    for key in keys {
      guard let child = index.child(key, of: value) else {
        throw document.error(
          "there is no \(keys.joined(separator: ".").prefix(60)) to extend", path: path,
          at: reference.offset)
      }
      value = child
    }
    guard Self.isGroup(value) else {
      throw document.error(
        "\(keys.joined(separator: ".").prefix(60)) is not a group", path: path,
        at: reference.offset)
    }
    return value
  }

  private static func keys(_ reference: JSONValue) -> [String]? {
    guard let text = reference.string ?? reference["$ref"]?.string else { return nil }
    if text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 {
      return text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
    }
    return JSONIndex.keys(ofPointer: text)
  }

  private static func isGroup(_ value: JSONValue) -> Bool {
    value.members != nil && TokenReader.tokenValue(value) { value[$0] } == nil
  }

  private func circle(_ path: String, at value: JSONValue) -> DocumentError {
    document.error("the group extends itself", path: path, at: value.offset)
  }

  /// Whether a `$extends` is within a value.
  private func hasMention(in value: JSONValue) -> Bool {
    var (low, high) = (0, mentions.count)
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle] < value.offset { low = middle + 1 } else { high = middle }
    }
    return low < mentions.count && mentions[low] < value.end
  }
}
