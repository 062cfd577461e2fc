/// Picks the declaration of each property that wins the cascade.
struct Cascade {
  let reader: StyleSheetReader
  let lines: LineIndex
  /// The names whose value may be a curve, in text order, and the winning declaration of each.
  private(set) var names: [String] = []
  private(set) var winners: [String: Int] = [:]
  /// The declarations of `transition`, `animation` and their timing functions.
  private(set) var shorthands: [Int] = []
  private(set) var notes: [String] = []
  private var passedOver = 0

  private static let noteLimit = 100

  init(_ reader: StyleSheetReader) {
    self.reader = reader
    lines = LineIndex(reader.bytes)
  }

  static let shorthandNames: Set<String> = [
    "transition", "transition-timing-function", "animation", "animation-timing-function",
  ]

  mutating func collect() {
    for (index, declaration) in reader.declarations.enumerated() {
      if let block = declaration.block, isInKeyframes(block) { continue }
      let name = reader.text(declaration.name)
      if !reader.isList,
        Self.shorthandNames.contains(StyleSheetReader.unprefixed(name.lowercased()))
      {
        shorthands.append(index)
        continue
      }
      guard let earlier = winners[name] else {
        names.append(name)
        winners[name] = index
        continue
      }
      let wins = rank(index) >= rank(earlier)
      if wins { winners[name] = index }
      note(name, used: wins ? index : earlier, passedOver: wins ? earlier : index)
    }
    if passedOver > Self.noteLimit {
      notes.append("and \(passedOver - Self.noteLimit) more names that occur twice")
    }
  }

  private func isInKeyframes(_ block: Int) -> Bool {
    let parent = reader.blocks[block].parent
    return parent.map { reader.blocks[$0].rule == "keyframes" } ?? false
  }

  /// A declaration's rank: importance first, then conditions, then layers. The highest rank wins.
  func rank(_ index: Int) -> Int {
    let declaration = reader.declarations[index]
    let block = declaration.block.map { reader.blocks[$0] }
    return (declaration.isImportant ? 4 : 0) + (block?.isConditional == true ? 0 : 2)
      + (block?.isLayered == true ? 0 : 1)
  }

  /// The line of a declaration, counted from 1.
  func line(of index: Int) -> Int { lines.line(of: reader.declarations[index].name.lowerBound) }

  private mutating func note(_ name: String, used: Int, passedOver other: Int) {
    passedOver += 1
    guard passedOver <= Self.noteLimit else { return }
    notes.append(
      "\(name.prefix(60)) occurs twice: line \(line(of: used)) applies, line \(line(of: other)) is ignored"
    )
  }
}
