import Curves

/// GSAP's eases with parameters; those without are names.
enum GSAPWords {
  static let calls: [String: Dialects.Reading] = [
    "back": back(.out), "back.in": back(.in), "back.out": back(.out), "back.inOut": back(.inOut),
    "elastic": elastic(.out), "elastic.in": elastic(.in), "elastic.out": elastic(.out),
    "elastic.inOut": elastic(.inOut),
  ]

  private static func back(_ direction: Penner.Direction) -> Dialects.Reading {
    { (call: Call) throws(MeaningError) -> Meaning in
      let overshoot = try call.numbers([.init("overshoot", 1.70158)])[0]
      return .easing(try back(overshoot, direction, at: call.place))
    }
  }

  private static func elastic(_ direction: Penner.Direction) -> Dialects.Reading {
    { (call: Call) throws(MeaningError) -> Meaning in
      let v = try call.numbers([.init("amplitude", 1), .init("period", standardPeriod(direction))])
      return .easing(try elastic(amplitude: v[0], period: v[1], direction, at: call.place))
    }
  }

  private static func standardPeriod(_ direction: Penner.Direction) -> Double {
    direction == .inOut ? 0.45 : 0.3
  }

  /// GSAP's in-out has the overshoot itself, where Penner's has 1.525 times it.
  private static func back(
    _ overshoot: Double, _ direction: Penner.Direction, at place: Int
  ) throws(MeaningError) -> Easing {
    let overshoot = direction == .inOut ? overshoot / 1.525 : overshoot
    return try Dialects.penner(.back(overshoot: overshoot), direction, at: place)
  }

  /// An amplitude below 1 makes the period longer instead.
  private static func elastic(
    amplitude: Double, period: Double, _ direction: Penner.Direction, at place: Int
  ) throws(MeaningError) -> Easing {
    try Dialects.penner(
      .elastic(amplitude: max(1, amplitude), period: period / min(1, amplitude)), direction,
      at: place)
  }

  /// The curve of a name such as `power2.out` or `sine.inOut`.
  static func curve(_ name: String) -> Easing? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= 2, let family = families[words[0]] else { return nil }
    // Penner's names alone are no eases of GSAP's.
    if words.count == 1, ["quad", "cubic", "quart", "quint"].contains(name) { return nil }
    let directions = ["in": Penner.Direction.in, "out": .out, "inOut": .inOut]
    guard let direction = words.count == 1 ? .out : directions[words[1]] else { return nil }
    switch family {
    case .back: return try? back(1.70158, direction, at: 0)
    case .elastic:
      return try? elastic(
        amplitude: 1, period: standardPeriod(direction), direction, at: 0)
    default: return .penner(Penner(valid: family, direction))
    }
  }

  /// expo is missing: its formula differs between versions.
  private static let families: [String: Penner.Family] = [
    "power1": .quad, "power2": .cubic, "power3": .quart, "power4": .quint, "strong": .quint,
    "quad": .quad, "cubic": .cubic, "quart": .quart, "quint": .quint, "sine": .sine,
    "circ": .circ, "bounce": .bounce, "back": .back(), "elastic": .elastic(),
  ]
}
