/// Picks the declaration of each property that wins in each scope of a style sheet.
struct Cascade {
  /// A name whose value may be a curve.
  struct Property {
    var name: String
    /// Its scopes in text order, each with the declaration that wins there.
    var scopes: [(scope: StyleScopes.Scope, winner: Int)]
  }

  let reader: StyleSheetReader
  let lines: LineIndex
  let scopes: StyleScopes
  private(set) var properties: [Property] = []
  /// The declarations of `transition`, `animation` and their longhands.
  private(set) var shorthands: [Int] = []
  /// Declarations that lose to another one of the same name in the same scope.
  private(set) var overridden: [(loser: Int, winner: Int)] = []
  /// The index of each property.
  private var numbers: [String: Int] = [:]
  /// The declaration that a variable has in a scope, for elements that match one selector of it.
  private var variables: [Variable: Int] = [:]

  /// The position of each scope in its property's list.
  private var winners: [Variable: Int] = [:]

  private struct Variable: Hashable {
    var property: Int
    var scope: StyleScopes.Scope
  }

  init(_ reader: StyleSheetReader) {
    self.reader = reader
    lines = LineIndex(reader.bytes)
    scopes = StyleScopes(reader)
  }

  mutating func collect() {
    for (index, declaration) in reader.declarations.enumerated() {
      if let block = declaration.block, isInKeyframes(block) { continue }
      let name = reader.text(declaration.name)
      if !reader.isList,
        TimingDeclarations.families.contains(StyleSheetReader.unprefixed(name.lowercased()))
      {
        shorthands.append(index)
      } else {
        add(name, index)
      }
    }
  }

  private mutating func add(_ name: String, _ index: Int) {
    let scope = scope(of: index)
    let property = numbers[name] ?? properties.count
    if property == properties.count {
      numbers[name] = property
      properties.append(Property(name: name, scopes: []))
    }
    let winner = winners[Variable(property: property, scope: scope)]
    if let winner {
      let (_, earlier) = properties[property].scopes[winner]
      let wins = rank(index) >= rank(earlier)
      if wins { properties[property].scopes[winner].winner = index }
      let isInitial = [index, earlier].contains { reader.declarations[$0].isInitial }
      if !isInitial { overridden.append(wins ? (earlier, index) : (index, earlier)) }
    } else {
      winners[Variable(property: property, scope: scope)] = properties[property].scopes.count
      properties[property].scopes.append((scope, index))
    }
    let members = reader.declarations[index].block.map { scopes.members[$0] } ?? [0]
    for selector in members {
      let variable = Variable(
        property: property, scope: .init(condition: scope.condition, selector: selector))
      if let earlier = variables[variable], rank(earlier) > rank(index) { continue }
      variables[variable] = index
    }
  }

  private func isInKeyframes(_ block: Int) -> Bool {
    let parent = reader.blocks[block].parent
    return parent.map { reader.blocks[$0].rule == "keyframes" } ?? false
  }

  /// The scope of a declaration.
  func scope(of index: Int) -> StyleScopes.Scope {
    reader.declarations[index].block.map { scopes.scopes[$0] } ?? StyleScopes.base
  }

  /// A declaration's rank in its scope: importance first, then layers. The highest rank wins, and the
  /// later of two equal ones.
  func rank(_ index: Int) -> Int {
    let declaration = reader.declarations[index]
    if declaration.isInitial { return -1 }
    let isLayered = declaration.block.map { reader.blocks[$0].isLayered } ?? false
    return (declaration.isImportant ? 2 : 0) + (isLayered ? 0 : 1)
  }

  /// The declaration that a variable has for the elements of another declaration.
  ///
  /// Its own rule comes first, then the same selector without the condition, then the rules around it,
  /// then the root under the same conditions, then the root. If the variable has none of these, its
  /// first scope without a condition applies, or else its first.
  func declaration(of name: String, for index: Int) -> Int? {
    guard let property = numbers[name] else { return nil }
    var conditions: [Int] = []
    var block = reader.declarations[index].block
    // Rules are nested a few deep; the limit keeps hostile texts linear.
    for _ in 0..<32 {
      guard let current = block else { break }
      let condition = scopes.scopes[current].condition
      if condition != conditions.last, condition != 0 { conditions.append(condition) }
      if let selector = scopes.members[current].first, selector != 0 {
        for condition in [condition, 0] {
          if let found = variables[
            Variable(property: property, scope: .init(condition: condition, selector: selector))]
          {
            return found
          }
        }
      }
      block = reader.blocks[current].parent
    }
    for condition in conditions + [0] {
      if let found = variables[
        Variable(property: property, scope: .init(condition: condition, selector: 0))]
      {
        return found
      }
    }
    let scopes = properties[property].scopes
    return (scopes.first { $0.scope.condition == 0 } ?? scopes.first)?.winner
  }

  /// The declaration that a name stands for without a scope; nil without a declaration.
  func declaration(of name: String) -> Int? {
    guard let property = numbers[name] else { return nil }
    let scopes = properties[property].scopes
    return
      (scopes.first { $0.scope == StyleScopes.base }
      ?? scopes.first { $0.scope.condition == 0 } ?? scopes.first)?.winner
  }

  /// The line of a declaration, counted from 1.
  func line(of index: Int) -> Int { lines.line(of: reader.declarations[index].name.lowerBound) }

  /// The conditions of a block, outermost first; empty without a condition.
  func conditions(of block: Int?) -> String {
    var texts: [String] = []
    var block = block
    while let current = block {
      if reader.blocks[current].isCondition { texts.append(prelude(of: current)) }
      block = reader.blocks[current].parent
    }
    return texts.reversed().joined(separator: " ")
  }

  /// The selector of a block, or of its nearest ancestor with a selector.
  func selector(of block: Int?) -> String {
    var block = block
    while let current = block, !reader.blocks[current].rule.isEmpty {
      block = reader.blocks[current].parent
    }
    return block.map(prelude) ?? ""
  }

  /// A selector or at-rule on one line. Texts repeat in every name below them, so that long ones are cut.
  private func prelude(of block: Int) -> String {
    String(reader.normalized(reader.blocks[block].prelude.prefix(200)))
  }
}
