import CurveFitting
import Curves

/// A formula of another system, which becomes a path.
struct Formula: TimingFunction {
  let description: String
  let breakpoints: [Double]
  private let function: @Sendable (Double) -> Double

  /// - Parameters:
  ///   - description: The name of the formula.
  ///   - breakpoints: Where its slope jumps.
  ///   - function: Its value at a progress in 0...1.
  init(
    _ description: String, breakpoints: [Double] = [],
    _ function: @escaping @Sendable (Double) -> Double
  ) {
    (self.description, self.breakpoints, self.function) = (description, breakpoints, function)
  }

  func value(at progress: Double) -> Double { function(progress) }

  func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return (function(high) - function(low)) / (high - low)
  }

  /// The formula as a path within 1e-6; nil if it needs too many pieces.
  var path: Easing? {
    CubicPieces(self, tolerance: 1e-6).flatMap { $0.path }.map(Easing.path)
  }

  /// The path in a direction, of a formula that eases in.
  func path(_ direction: Penner.Direction) -> Easing? {
    switch direction {
    case .in: path
    case .out: path?.mirrored
    case .inOut: path.flatMap { Easing.inOut(of: $0) }
    case .outIn: path.flatMap { Easing.outIn(of: $0) }
    }
  }
}

extension Formula: Hashable {
  /// Whether the names are the same.
  static func == (a: Self, b: Self) -> Bool { a.description == b.description }

  /// Hashes the name.
  func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Easing {
  /// The ease-in-out of an ease-in.
  static func inOut(of base: Easing) -> Easing? {
    (try? Chain([
      .init(base, end: 0.5, value: 0.5), .init(base.mirrored, end: 1, value: 1),
    ])).map(Easing.chained)
  }

  /// The ease-out-in of an ease-in.
  static func outIn(of base: Easing) -> Easing? {
    (try? Chain([
      .init(base.mirrored, end: 0.5, value: 0.5), .init(base, end: 1, value: 1),
    ])).map(Easing.chained)
  }
}
