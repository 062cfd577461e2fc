import CurveNotation
import Curves

/// Collects the `@keyframes` rules of a style sheet.
///
/// If a name occurs twice, the last rule wins. As in Chromium, rules with a vendor prefix lose to those
/// without. Rules under conditions are rules of their own.
struct KeyframesCollection {
  private let cascade: Cascade
  private var values: VariableResolution
  private(set) var rules: [KeyframesRule] = []
  private(set) var notes: NoteList
  /// The declarations of each block, and the blocks of each rule.
  private var declarations: [Int: [Int]] = [:]
  private var children: [Int: [Int]] = [:]

  init(_ cascade: Cascade, _ values: VariableResolution, _ notes: NoteList) {
    self.cascade = cascade
    self.values = values
    self.notes = notes
  }

  private var reader: StyleSheetReader { cascade.reader }

  private struct Key: Hashable {
    var name: String
    var condition: Int
  }

  mutating func collect() {
    for (index, declaration) in reader.declarations.enumerated() {
      if let block = declaration.block { declarations[block, default: []].append(index) }
    }
    for (index, block) in reader.blocks.enumerated() {
      if let parent = block.parent, reader.blocks[parent].rule == "keyframes" {
        children[parent, default: []].append(index)
      }
    }
    let (order, winners) = winners()
    let plain = Set(order.lazy.filter { $0.condition == 0 }.map(\.name))
    var named: Set<String> = []
    for key in order {
      guard let block = winners[key] else { continue }
      let isOwn = key.condition != 0 && (plain.contains(key.name) || named.contains(key.name))
      named.insert(key.name)
      let condition = isOwn ? cascade.conditions(of: block) : nil
      rules.append(rule(key.name, block, condition: condition))
    }
  }

  /// The names in text order, and the rule that wins for each.
  private mutating func winners() -> (order: [Key], winners: [Key: Int]) {
    var order: [Key] = []
    var winners: [Key: Int] = [:]
    for (index, block) in reader.blocks.enumerated() where block.rule == "keyframes" {
      guard let name = name(of: block) else {
        notes.add("@keyframes needs one name", at: block.prelude.lowerBound)
        continue
      }
      let key = Key(name: name, condition: cascade.scopes.scopes[index].condition)
      guard let earlier = winners[key] else {
        order.append(key)
        winners[key] = index
        continue
      }
      let (isPlain, wasPlain) = (isPlain(index), isPlain(earlier))
      let wins = isPlain || !wasPlain
      if wins { winners[key] = index }
      if isPlain == wasPlain {
        let line = cascade.lines.line(of: block.prelude.lowerBound)
        notes.add(
          "@keyframes \(name.prefix(60)) occurs twice: line \(line) applies",
          at: reader.blocks[earlier].prelude.lowerBound)
      }
    }
    return (order, winners)
  }

  /// Whether a rule has no vendor prefix.
  private func isPlain(_ block: Int) -> Bool {
    reader.bytes[reader.blocks[block].prelude].dropFirst().first != UInt8(ascii: "-")
  }

  /// A name, or a text in quotes; nil for anything else.
  private func name(of block: StyleSheetReader.Block) -> String? {
    let prelude = reader.normalized(block.prelude)
    let name = prelude.drop { $0 != " " }.dropFirst()
    let isQuoted = name.first == "\"" || name.first == "'"
    guard !name.isEmpty, isQuoted || !name.contains(" ") else { return nil }
    return String(name).trimmingQuotes
  }

  private mutating func rule(_ name: String, _ block: Int, condition: String?) -> KeyframesRule {
    var tracks = TrackCollection()
    for child in children[block] ?? [] { add(child, of: name, to: &tracks) }
    let rule = KeyframesRule(
      name: name, condition: condition, tracks: tracks.tracks,
      line: cascade.lines.line(of: reader.blocks[block].prelude.lowerBound))
    for track in rule.tracks {
      if let problem = track.problem, track.argument.map({ $0.problem != nil }) ?? true {
        notes.add(
          "@keyframes \(name.prefix(60)) \(track.property.prefix(60)): \(problem.reason)",
          at: tracks.starts[track.property] ?? reader.blocks[block].prelude.lowerBound,
          isLoss: !problem.isValid)
      }
    }
    return rule
  }

  private mutating func add(_ block: Int, of name: String, to tracks: inout TrackCollection) {
    let prelude = reader.blocks[block].prelude
    guard let offsets = Self.offsets(reader.text(prelude)) else {
      notes.add(
        "'\(reader.normalized(prelude).prefix(60))': expected from, to or 0% to 100%",
        at: prelude.lowerBound)
      return
    }
    var easing: Easing?
    var properties: [(name: String, value: String, start: Int)] = []
    for index in declarations[block] ?? [] {
      let declaration = reader.declarations[index]
      let name = reader.text(declaration.name)
      let start = declaration.name.lowerBound
      guard !declaration.isImportant else {
        notes.add("\(name.prefix(60)): !important is invalid in a keyframe", at: start)
        continue
      }
      guard let value = values.value(index) else {
        let missing = values.missingName(index)?.prefix(60) ?? "itself"
        notes.add("\(name.prefix(60)) refers to \(missing), which has no value", at: start)
        continue
      }
      if StyleSheetReader.unprefixed(name.lowercased()) == "animation-timing-function" {
        do throws(Shorthand.Problem) {
          // A keyframe uses only the first timing function of a list.
          let items = try Shorthand.curves(value, property: "animation-timing-function")
          easing = items.first?.easing ?? easing
        } catch {
          notes.add(
            "\(name.prefix(60)): \(error.message)", at: declaration.value.lowerBound)
        }
      } else {
        properties.append(
          (
            name.hasPrefix("--") ? name : name.lowercased(), String(decoding: value, as: UTF8.self),
            start
          ))
      }
    }
    for (name, value, start) in properties {
      tracks.add(name, value, easing, offsets, at: start)
    }
  }

  /// The offsets of a keyframe's selector; nil if any of them is invalid.
  private static func offsets(_ selector: String) -> [Double]? {
    var offsets: [Double] = []
    for part in selector.split(separator: ",", omittingEmptySubsequences: false) {
      var scanner = TextScanner(String(part), isQuiet: true)
      scanner.skipSpace()
      if let number = scanner.takeNumber()?.value(shiftedBy: -2) {
        guard scanner.take("%"), (0...1).contains(number) else { return nil }
        offsets.append(number)
      } else {
        switch scanner.takeName()?.lowercased() {
        case "from": offsets.append(0)
        case "to": offsets.append(1)
        default: return nil
        }
      }
      scanner.skipSpace()
      guard scanner.isAtEnd else { return nil }
    }
    return offsets
  }
}

/// The keyframes of one rule, by property.
private struct TrackCollection {
  /// The position of each property's first declaration.
  private(set) var starts: [String: Int] = [:]
  private var properties: [String] = []
  private var keyframes: [String: [Double: KeyframesRule.Keyframe]] = [:]

  mutating func add(
    _ property: String, _ value: String, _ easing: Easing?, _ offsets: [Double], at start: Int
  ) {
    if starts[property] == nil {
      properties.append(property)
      starts[property] = start
    }
    for offset in offsets {
      keyframes[property, default: [:]][offset] = KeyframesRule.Keyframe(
        offset: offset, value: value, easing: easing)
    }
  }

  var tracks: [KeyframesRule.Track] {
    properties.map { property in
      KeyframesRule.Track(
        property: property,
        keyframes: (keyframes[property] ?? [:]).values.sorted { $0.offset < $1.offset })
    }
  }
}
