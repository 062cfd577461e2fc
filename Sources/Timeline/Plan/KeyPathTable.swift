import Curves

/// The key paths of a scene by number, with their use in the layer being compiled. Each mention costs one
/// look-up of the text, and nothing is cleared between layers.
struct KeyPathTable {
  /// The meaning of a key path on every layer.
  struct Item {
    let keyPath: String
    /// Nil if only a model can declare it.
    let known: ResolvedKeyPath?
    /// The default of layers, for a whole property that has one.
    let standard: AnimatableValue?
    /// The number of the whole property's key path; -1 if that is unknown.
    var whole = -1
  }

  /// The meaning of a key path on the layer that used it last.
  struct Use {
    /// That layer, whose columns include it.
    var layer = -1
    var target = PlanTarget(form: .numbers, slot: 0, width: 0, property: 0, kind: .number)
    /// The index of its property.
    var property = 0
    var isAnimated = false
    /// The layer in which it has numbers of its own as a whole property, and their position.
    var placedIn = -1
    var whole = PlanTarget(form: .numbers, slot: 0, width: 0, property: 0, kind: .number)
  }

  private var numbers: [String: Int] = [:]
  var items: [Item] = []
  var uses: [Use] = []
  /// The numbers of the last look-up, and of those that followed each number: layers are often alike.
  private var last = 0
  private var followers: [Int] = []

  init() {
    items.reserveCapacity(Self.few)
    uses.reserveCapacity(Self.few)
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

  /// The number of the key path of the whole property that contains a key path.
  mutating func whole(of number: Int, _ resolved: ResolvedKeyPath) -> Int {
    if items[number].whole >= 0 { return items[number].whole }
    let whole = resolved.part == .whole ? number : find(resolved.property)
    // What a model declares may be another property on the next layer.
    if items[number].known != nil { items[number].whole = whole }
    return whole
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
    uses.append(Use())
    followers.append(0)
    return items.count - 1
  }
}
