import Arithmetic
import Curves

/// GSAP's eases with parameters. Those without parameters are names.
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

  /// GSAP's in-out uses the overshoot itself; Penner's uses 1.525 times the overshoot.
  private static func back(
    _ overshoot: Double, _ direction: Penner.Direction, at place: Int
  ) throws(MeaningError) -> Easing {
    let overshoot = direction == .inOut ? overshoot / 1.525 : overshoot
    return try Dialects.penner(.back(overshoot: overshoot), direction, at: place)
  }

  /// An amplitude below 1 lengthens the period instead.
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
    guard words.count <= 2 else { return nil }
    if words[0] == "expo" { return expo(words.count == 1 ? "out" : words[1]) }
    guard let family = families[words[0]] else { return nil }
    // Penner's bare names are not GSAP eases.
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

  /// The curve of `expo`, as a path within 1e-7 of GSAP's formula.
  ///
  /// Versions up to 3.12 use Penner's, `penner.out-expo`, instead.
  private static func expo(_ direction: String) -> Easing? {
    guard let base = expoIn else { return nil }
    switch direction {
    case "in": return base
    case "out": return base.mirrored
    case "inOut":
      return
        (try? Chain([
          .init(base, end: 0.5, value: 0.5), .init(base.mirrored, end: 1, value: 1),
        ])).map(Easing.chained)
    default: return nil
    }
  }

  private static let expoIn: Easing? = CubicPieces(BlendedExponential(), tolerance: 1e-7)
    .flatMap { $0.path }.map(Easing.path)

  /// GSAP's in-expo: 2^(10 p - 10), blended into 0 at the start: p 2^(10 p - 10) + p^6 (1 - p).
  ///
  /// Source: GSAP 3.13, src/gsap-core.js.
  private struct BlendedExponential: TimingFunction {
    var breakpoints: [Double] { [] }
    var description: String { "expo.in" }

    func value(at progress: Double) -> Double {
      let (p, cube) = (progress, progress * progress * progress)
      return p * Double.pow(2, 10 * p - 10) + cube * cube * (1 - p)
    }

    func velocity(at progress: Double) -> Double {
      let p = progress
      let fifth = p * p * p * p * p
      return (1 + 10 * Double.log(2) * p) * Double.pow(2, 10 * p - 10) + fifth * (6 - 7 * p)
    }
  }

  private static let families: [String: Penner.Family] = [
    "power1": .quad, "power2": .cubic, "power3": .quart, "power4": .quint, "strong": .quint,
    "quad": .quad, "cubic": .cubic, "quart": .quart, "quint": .quint, "sine": .sine,
    "circ": .circ, "bounce": .bounce, "back": .back(), "elastic": .elastic(),
  ]
}
