import Curves

/// Collects the properties of a style sheet whose value is a curve, and the curves in its shorthands.
struct CurveCollection {
  private let cascade: Cascade
  private var values: VariableResolution
  private(set) var curves: [StyleSheet.Curve] = []

  init(_ cascade: Cascade, _ values: VariableResolution) {
    self.cascade = cascade
    self.values = values
  }

  private var reader: StyleSheetReader { cascade.reader }

  mutating func collect() {
    collectProperties()
    if !cascade.shorthands.isEmpty { collectShorthands() }
    curves = curves.map { ($0.line, $0) }.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  private mutating func collectProperties() {
    // A property that only refers to another one shares its curve, whatever the length.
    var known: [Int: Easing?] = [:]
    for name in cascade.names {
      guard let index = cascade.winners[name] else { continue }
      var chain: [Int] = []
      var target = index
      while known[target] == nil, values.value(target) != nil, let next = values.alias(target),
        values.value(next) != nil
      {
        chain.append(target)
        target = next
      }
      let easing = known[target] ?? easing(of: target)
      known[target] = .some(easing)
      for link in chain { known[link] = .some(easing) }
      if let easing {
        curves.append(
          StyleSheet.Curve(name: name, easing: easing, line: cascade.line(of: index)))
      }
    }
  }

  private mutating func easing(of index: Int) -> Easing? {
    guard let value = values.value(index) else { return nil }
    // Most values in a style sheet are colours and lengths: reject them early.
    guard let first = value.first(where: { $0 > 32 }), first != UInt8(ascii: "#") else {
      return nil
    }
    let text = String(decoding: value, as: UTF8.self)
    if let own = EasingReader.own(text) {
      // Four numbers without commas may also be a margin.
      let isBare = !reader.isList && first < 0x3A && !value.contains(UInt8(ascii: ","))
      return isBare ? nil : own.easing
    }
    return reader.isList ? EasingReader.any(text)?.easing : nil
  }

  private mutating func collectShorthands() {
    var places: [String: (rank: Int, index: Int)] = [:]
    for index in cascade.shorthands {
      guard let value = values.value(index) else { continue }
      let declaration = reader.declarations[index]
      let property = StyleSheetReader.unprefixed(reader.text(declaration.name).lowercased())
      let line = cascade.line(of: index)
      let selector = selector(of: declaration.block)
      let rank = cascade.rank(index)
      for (what, easing) in Shorthand.curves(value, property: property) {
        let name = [selector, what].filter { !$0.isEmpty }.joined(separator: " ")
        let curve = StyleSheet.Curve(name: name, easing: easing, line: line)
        if let earlier = places[name] {
          if rank >= earlier.rank {
            curves[earlier.index] = curve
            places[name] = (rank, earlier.index)
          }
        } else {
          places[name] = (rank, curves.count)
          curves.append(curve)
        }
      }
    }
  }

  /// The selector of a block, or of its nearest ancestor with a selector, on one line.
  private func selector(of block: Int?) -> String {
    var block = block
    while let current = block, !reader.blocks[current].rule.isEmpty {
      block = reader.blocks[current].parent
    }
    guard let block else { return "" }
    let words = reader.bytes[reader.blocks[block].prelude].split { $0 <= 32 }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}

/// The values of `transition`, `animation` and their timing functions.
enum Shorthand {
  /// The curves of a value. Each comes with the property or name that it animates.
  static func curves(_ value: [UInt8], property: String) -> [(what: String, easing: Easing)] {
    let items = value.split(topLevel: { $0 == UInt8(ascii: ",") })
    guard !property.hasSuffix("timing-function") else {
      return items.enumerated().compactMap { number, item in
        EasingReader.own(String(decoding: item, as: UTF8.self)).map {
          (items.count == 1 ? property : "\(property) \(number + 1)", $0.easing)
        }
      }
    }
    return items.compactMap { item in
      var easing: Easing?
      var name: String?
      var hasTime = false
      for word in item.split(topLevel: { $0 <= 32 }) where !word.isEmpty {
        let text = String(decoding: word, as: UTF8.self)
        if isTime(text) {
          hasTime = true
        } else if easing == nil, let read = EasingReader.own(text) {
          easing = read.easing
        } else if name == nil, !keywords.contains(text.lowercased()), Double(text) == nil {
          name = text
        }
      }
      guard hasTime || easing != nil else { return nil }
      let what = property == "transition" ? name ?? "all" : name
      return (what.map { "\(property) \($0)" } ?? property, easing ?? .ease)
    }
  }

  private static func isTime(_ word: String) -> Bool {
    let number = word.lowercased().hasSuffix("ms") ? word.dropLast(2) : word.dropLast()
    return word.lowercased().hasSuffix("s") && Double(number) != nil
  }

  /// Keywords of the shorthands. They are never the name of a property or animation.
  private static let keywords: Set<String> = [
    "none", "normal", "reverse", "alternate", "alternate-reverse", "infinite", "forwards",
    "backwards", "both", "running", "paused", "allow-discrete", "auto",
  ]
}

extension Array<UInt8> {
  /// Splits at separator bytes outside parentheses.
  func split(topLevel isSeparator: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    self[...].split(topLevel: isSeparator)
  }
}

extension ArraySlice<UInt8> {
  /// Splits at separator bytes outside parentheses.
  func split(topLevel isSeparator: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = startIndex
    for index in indices {
      switch self[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = Swift.max(depth - 1, 0)
      case let byte where depth == 0 && isSeparator(byte):
        parts.append(self[start..<index])
        start = index + 1
      default: break
      }
    }
    parts.append(self[start...])
    return parts
  }
}
