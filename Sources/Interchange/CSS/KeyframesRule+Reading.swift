import Curves

extension KeyframesRule {
  /// All rules of a style sheet. If a name occurs twice, the last rule wins, but an unconditional rule
  /// wins over a conditional one.
  static func all(
    in reader: StyleSheetReader, _ values: VariableResolution, lines: LineIndex
  ) -> (rules: [KeyframesRule], notes: [String]) {
    var values = values
    // The declarations of each block, and the blocks of each rule.
    var declarations: [Int: [Int]] = [:]
    for (index, declaration) in reader.declarations.enumerated() {
      if let block = declaration.block { declarations[block, default: []].append(index) }
    }
    var children: [Int: [Int]] = [:]
    for (index, block) in reader.blocks.enumerated() {
      if let parent = block.parent, reader.blocks[parent].rule == "keyframes" {
        children[parent, default: []].append(index)
      }
    }
    var winners: [String: Int] = [:]
    var names: [String] = []
    var notes: [String] = []
    for (index, block) in reader.blocks.enumerated() where block.rule == "keyframes" {
      let words = reader.text(block.prelude).split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.count == 2 else { continue }
      let name = words[1].trimmingQuotes
      if let earlier = winners[name] {
        let wins = !block.isConditional || reader.blocks[earlier].isConditional
        let line = { (index: Int) in lines.line(of: reader.blocks[index].prelude.lowerBound) }
        if notes.count < 100 {
          notes.append(
            "@keyframes \(name.prefix(60)) occurs twice: line \(line(wins ? index : earlier)) applies, "
              + "line \(line(wins ? earlier : index)) is ignored")
        }
        if wins { winners[name] = index }
      } else {
        names.append(name)
        winners[name] = index
      }
    }
    var rules: [KeyframesRule] = []
    for name in names {
      guard let block = winners[name] else { continue }
      var tracks = TrackCollection()
      for child in children[block] ?? [] {
        tracks.add(child, declarations[child] ?? [], reader, &values)
      }
      rules.append(
        KeyframesRule(
          name: name, tracks: tracks.tracks,
          line: lines.line(of: reader.blocks[block].prelude.lowerBound)))
    }
    return (rules, notes)
  }
}

/// The keyframes of one rule, by property.
private struct TrackCollection {
  private var properties: [String] = []
  private var keyframes: [String: [Double: KeyframesRule.Keyframe]] = [:]

  mutating func add(
    _ block: Int, _ declarations: [Int], _ reader: StyleSheetReader,
    _ values: inout VariableResolution
  ) {
    guard let offsets = Self.offsets(reader.text(reader.blocks[block].prelude)) else { return }
    var easing: Easing?
    var properties: [(name: String, value: String)] = []
    for index in declarations where !reader.declarations[index].isImportant {
      guard let bytes = values.value(index) else { continue }
      let name = reader.text(reader.declarations[index].name)
      let text = String(decoding: bytes, as: UTF8.self)
      if StyleSheetReader.unprefixed(name.lowercased()) == "animation-timing-function" {
        // A keyframe uses only the first timing function of a list.
        let first = bytes.split(topLevel: { $0 == UInt8(ascii: ",") })[0]
        if let read = EasingReader.own(String(decoding: first, as: UTF8.self)) {
          easing = read.easing
        }
      } else {
        properties.append((name.hasPrefix("--") ? name : name.lowercased(), text))
      }
    }
    for (name, value) in properties {
      if keyframes[name] == nil { self.properties.append(name) }
      for offset in offsets {
        keyframes[name, default: [:]][offset] = KeyframesRule.Keyframe(
          offset: offset, value: value, easing: easing)
      }
    }
  }

  var tracks: [KeyframesRule.Track] {
    properties.map { property in
      KeyframesRule.Track(
        property: property,
        keyframes: (keyframes[property] ?? [:]).values.sorted { $0.offset < $1.offset })
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

extension String {
  /// The text without its quotes.
  fileprivate var trimmingQuotes: String {
    guard let first, first == "\"" || first == "'", last == first, count > 1 else { return self }
    return String(dropFirst().dropLast())
  }
}
