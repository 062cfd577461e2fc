import CurveArithmetic
import Curves

extension Formula {
  /// The exponential of Qt and Godot, which is moved by 0.001 so that it starts near 0, and jumps to 1 at
  /// its end.
  ///
  /// Source: Qt, 3rdparty/easing/easing.cpp.
  static func offsetExponential(_ direction: Penner.Direction) -> Easing? {
    let rise = Formula("expo") { 1.001 * (1 - Double.pow(2, -10 * $0)) }
    let start = Formula("expo") { Double.pow(2, 10 * $0 - 10) - 0.001 }
    switch direction {
    case .in: return start.path
    case .out: return rise.path
    case .inOut:
      let middle = 0.5 * (1 - 0.001)
      let first = Formula("expo") { (t: Double) in
        (Double.pow(2, 10 * t - 10) - 0.001) / (1 - 0.001)
      }.path
      let second = Formula("expo") { (t: Double) in
        (0.5 * 1.0005 * (2 - Double.pow(2, -10 * t)) - middle) / (1 - middle)
      }.path
      guard let first, let second else { return nil }
      return
        (try? Chain([
          .init(first, end: 0.5, value: middle), .init(second, end: 1, value: 1),
        ])).map(Easing.chained)
    case .outIn:
      guard let rise = rise.path, let start = start.path else { return nil }
      return
        (try? Chain([
          .init(rise, end: 0.5, value: 0.5), .init(start, end: 1, value: 1),
        ])).map(Easing.chained)
    }
  }
}
