/// The key paths of a scene by number, each with its use in the layer that is being compiled: one look-up of a
/// text for every mention, and nothing to be cleared between layers.
struct KeyPathTable {
  struct Item {
    /// What it names on every layer, nil if only a model can declare it.
    let known: ResolvedKeyPath?
    /// The layer whose columns it is among, with what it names there.
    var layer = -1
    var use: (target: PlanTarget, resolved: ResolvedKeyPath)?
    /// The number of the property that stands for it.
    var property = 0
    var isAnimated = false
    /// The layer that has a place for it as a whole property, and the place.
    var placedIn = -1
    var whole: PlanTarget?
  }

  private var numbers: [String: Int] = [:]
  var items: [Item] = []

  /// The number of a key path.
  mutating func number(of keyPath: String) -> Int {
    if let number = numbers[keyPath] { return number }
    numbers[keyPath] = items.count
    items.append(Item(known: ResolvedKeyPath.find(keyPath)))
    return items.count - 1
  }

  /// Makes a key path one of a layer's columns.
  mutating func use(
    _ number: Int, in layer: Int, _ resolved: ResolvedKeyPath, _ target: PlanTarget, property: Int
  ) {
    items[number].layer = layer
    items[number].use = (target, resolved)
    items[number].property = property
    items[number].isAnimated = false
  }
}
