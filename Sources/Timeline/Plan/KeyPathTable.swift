import Curves

/// The key paths of a scene by number, with their use in the layer being compiled. Each mention costs one
/// look-up of the text, and nothing is cleared between layers.
struct KeyPathTable {
  struct Item {
    let keyPath: String
    /// Its meaning on every layer; nil if only a model can declare it.
    let known: ResolvedKeyPath?
    /// The default of layers, for a whole property that has one.
    let standard: AnimatableValue?
    /// The layer whose columns include it, and its meaning there.
    var layer = -1
    var use: (target: PlanTarget, resolved: ResolvedKeyPath)?
    /// The index of its property.
    var property = 0
    var isAnimated = false
    /// The layer in which it has numbers of its own as a whole property, and their position.
    var placedIn = -1
    var whole: PlanTarget?
  }

  private var numbers: [String: Int] = [:]
  var items: [Item] = []
  /// The numbers of the last look-up, and of those that followed each number: layers are often alike.
  private var last = 0
  private var followers: [Int] = []

  init() {
    items.reserveCapacity(Self.few)
    followers.reserveCapacity(Self.few)
  }

  /// The number of key paths that are compared: a scene often has no more, and hashing takes longer.
  private static let few = 8

  /// The number of a key path.
  mutating func number(of keyPath: String) -> Int {
    var number = followers.isEmpty ? 0 : followers[last]
    if items.isEmpty || items[number].keyPath != keyPath {
      number = find(keyPath)
      followers[last] = number
    }
    last = number
    return number
  }

  private mutating func find(_ keyPath: String) -> Int {
    for index in 0..<min(items.count, Self.few) where items[index].keyPath == keyPath {
      return index
    }
    if items.count > Self.few, let number = numbers[keyPath] { return number }
    let known = ResolvedKeyPath.find(keyPath)
    let standard = known?.part == .whole ? LayerProperty.named(keyPath)?.defaultValue : nil
    if items.count >= Self.few { numbers[keyPath] = items.count }
    items.append(Item(keyPath: keyPath, known: known, standard: standard))
    followers.append(0)
    return items.count - 1
  }

  /// Adds a key path to a layer's columns.
  mutating func use(
    _ number: Int, in layer: Int, _ resolved: ResolvedKeyPath, _ target: PlanTarget, property: Int
  ) {
    items[number].layer = layer
    items[number].use = (target, resolved)
    items[number].property = property
    items[number].isAnimated = false
  }
}
