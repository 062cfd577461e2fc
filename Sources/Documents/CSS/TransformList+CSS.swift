import CurveArithmetic
import CurveNotation
import Curves

extension TransformList {
  /// Reads the value of the CSS property `transform`: `none`, or functions with lengths in pixels and
  /// angles.
  ///
  /// - Throws: `SyntaxError` with the column and what is expected there.
  ///
  /// Source: CSS Transforms Module Level 2, sections 7 and 8.
  public init(_ text: String) throws(SyntaxError) {
    var scanner = TextScanner(text)
    var functions: [TransformFunction] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let offset = scanner.position
      guard let name = scanner.takeName() else { throw scanner.error("a function", at: offset) }
      scanner.skipSpace()
      if name.lowercased() == "none", functions.isEmpty, scanner.isAtEnd { break }
      functions.append(try Self.function(name, at: offset, &scanner))
      scanner.skipSpace()
    }
    self.init(functions)
  }

  private static let names = [
    "translate", "translateX", "translateY", "translateZ", "translate3d", "scale", "scaleX",
    "scaleY", "scaleZ", "scale3d", "rotate", "rotateX", "rotateY", "rotateZ", "rotate3d", "skew",
    "skewX", "skewY", "matrix", "matrix3d", "perspective",
  ]

  private static func function(
    _ given: String, at offset: Int, _ scanner: inout TextScanner
  ) throws(SyntaxError) -> TransformFunction {
    guard let name = names.first(where: { $0.lowercased() == given.lowercased() }) else {
      throw scanner.error(
        "a transform function", at: offset, suggestion: NameList(names).nearest(to: given))
    }
    guard scanner.take("(") else { throw scanner.error("\"(\"") }
    var n: [Double] = []
    repeat { n.append(try number(&scanner)) } while scanner.take(",")
    guard scanner.take(")") else { throw scanner.error("\",\" or \")\"") }
    let second = n.count == 2 ? n[1] : nil
    switch (name, n.count) {
    case ("translate", 1...2): return .translate(x: n[0], y: second ?? 0, z: 0)
    case ("translateX", 1): return .translate(x: n[0], y: 0, z: 0)
    case ("translateY", 1): return .translate(x: 0, y: n[0], z: 0)
    case ("translateZ", 1): return .translate(x: 0, y: 0, z: n[0])
    case ("translate3d", 3): return .translate(x: n[0], y: n[1], z: n[2])
    case ("scale", 1...2): return .scale(x: n[0], y: second ?? n[0], z: 1)
    case ("scaleX", 1): return .scale(x: n[0], y: 1, z: 1)
    case ("scaleY", 1): return .scale(x: 1, y: n[0], z: 1)
    case ("scaleZ", 1): return .scale(x: 1, y: 1, z: n[0])
    case ("scale3d", 3): return .scale(x: n[0], y: n[1], z: n[2])
    case ("rotate", 1), ("rotateZ", 1): return .rotate(angle: n[0], x: 0, y: 0, z: 1)
    case ("rotateX", 1): return .rotate(angle: n[0], x: 1, y: 0, z: 0)
    case ("rotateY", 1): return .rotate(angle: n[0], x: 0, y: 1, z: 0)
    case ("rotate3d", 4): return .rotate(angle: n[3], x: n[0], y: n[1], z: n[2])
    case ("skew", 1...2): return .skew(x: n[0], y: second ?? 0)
    case ("skewX", 1): return .skew(x: n[0], y: 0)
    case ("skewY", 1): return .skew(x: 0, y: n[0])
    case ("perspective", 1) where n[0] >= 0: return .perspective(n[0])
    case ("matrix", 6):
      let plane = AffineTransform2D(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      return .matrix(plane.transform3D)
    case ("matrix3d", 16):
      var elements = SIMD16<Double>(repeating: 0)
      for (index, number) in n.enumerated() { elements[index] = number }
      return .matrix(Transform3D(elements: elements))
    default: throw scanner.error("the numbers that \(name)() takes", at: offset)
    }
  }

  /// A number with its unit: pixels, or an angle, which is converted to radians.
  private static func number(_ scanner: inout TextScanner) throws(SyntaxError) -> Double {
    scanner.skipSpace()
    let offset = scanner.position
    guard let number = scanner.takeNumber()?.value(), abs(number) <= 1e100 else {
      throw scanner.error("a number in -1e100...1e100", at: offset)
    }
    let unit = scanner.position
    defer { scanner.skipSpace() }
    switch scanner.takeName()?.lowercased() {
    case nil, "px", "rad": return number
    case "deg": return number * (.pi / 180)
    case "turn": return number * (2 * .pi)
    case "grad": return number * (.pi / 200)
    default: throw scanner.error("px, deg, rad, turn or grad", at: unit)
    }
  }
}
