import Curves

extension Penner {
  /// The equation of a preset name, such as `penner.in-out-back` or `penner.easeInOutBack`.
  init?(presetName name: String) {
    guard name.lowercased().hasPrefix("penner.") else { return nil }
    var words = name.lowercased().dropFirst("penner.".count).filter { $0 != "-" && $0 != "_" }
    if words.hasPrefix("ease") { words.removeFirst(4) }
    let directions: [(String, Direction)] = [
      ("inout", .inOut), ("outin", .outIn), ("in", .in), ("out", .out),
    ]
    let families: [String: Family] = [
      "sine": .sine, "quad": .quad, "cubic": .cubic, "quart": .quart, "quint": .quint,
      "power": .power(exponent: 2), "expo": .expo(), "circ": .circ, "back": .back(),
      "elastic": .elastic(), "bounce": .bounce,
    ]
    for (prefix, direction) in directions where words.hasPrefix(prefix) {
      guard let family = families[String(words.dropFirst(prefix.count))] else { continue }
      self.init(valid: family, direction)
      return
    }
    return nil
  }
}
