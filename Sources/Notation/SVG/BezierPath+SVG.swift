import Curves

extension BezierPath {
  /// Reads SVG path data: all commands, absolute and relative.
  ///
  /// Numbers are limited to -1e100...1e100, so no sum or difference overflows. Empty text is an empty
  /// path.
  ///
  /// Complexity: linear in the text.
  /// - Throws: ``SyntaxError`` with the column and what is expected there.
  ///
  /// Source: SVG 2, section 9.3, "Path data".
  public init(_ pathData: String) throws(SyntaxError) {
    var reader = PathReader(pathData)
    try reader.read()
    self = reader.path
  }
}

/// The reader of SVG path data.
struct PathReader {
  private(set) var path = BezierPath()
  /// The byte offset at which each element was read.
  private(set) var offsets: [Int] = []
  private var scanner: TextScanner
  /// The control point that S and T reflect, and whether it belongs to a cubic.
  private var lastControl: (point: Point2D, isCubic: Bool)?

  init(_ text: String) { scanner = TextScanner(text) }

  package func error(_ expected: Expectation, at offset: Int? = nil) -> SyntaxError {
    scanner.error(expected, at: offset)
  }

  /// Reads all of the text.
  mutating func read() throws(SyntaxError) {
    scanner.skipSpace()
    guard !scanner.isAtEnd else { return }
    guard scanner.next.map({ $0 & 0xDF }) == UInt8(ascii: "M") else {
      throw error("M at the start of a path")
    }
    var command = UInt8(ascii: "M")
    while true {
      scanner.skipSpace()
      let hasComma = scanner.take(",")
      if hasComma { scanner.skipSpace() }
      let offset = scanner.position
      guard let next = scanner.next else {
        if hasComma { throw error("a number") }
        return
      }
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20) {
        guard !hasComma else { throw error("a number") }
        command = next
        scanner.advance()
      } else if command & 0xDF == UInt8(ascii: "Z") {
        throw error("a path command")
      }
      try element(command, at: offset)
      while offsets.count < path.elements.count { offsets.append(offset) }
      // Coordinates that follow a move without a command are lines.
      if command & 0xDF == UInt8(ascii: "M") { command = command & 0x20 | UInt8(ascii: "L") }
    }
  }

  private mutating func element(_ command: UInt8, at offset: Int) throws(SyntaxError) {
    let isRelative = command & 0x20 != 0
    let current = path.currentPoint
    switch command & 0xDF {
    case UInt8(ascii: "M"): path.move(to: try point(isRelative))
    case UInt8(ascii: "L"): path.line(to: try point(isRelative))
    case UInt8(ascii: "H"):
      path.line(to: Point2D(x: try number() + (isRelative ? current.x : 0), y: current.y))
    case UInt8(ascii: "V"):
      path.line(to: Point2D(x: current.x, y: try number() + (isRelative ? current.y : 0)))
    case UInt8(ascii: "C"), UInt8(ascii: "S"):
      let first =
        command & 0xDF == UInt8(ascii: "C") ? try point(isRelative) : reflection(ofCubic: true)
      let second = try point(isRelative)
      path.curve(control1: first, control2: second, to: try point(isRelative))
      lastControl = (second, true)
      return
    case UInt8(ascii: "Q"), UInt8(ascii: "T"):
      let control =
        command & 0xDF == UInt8(ascii: "Q") ? try point(isRelative) : reflection(ofCubic: false)
      path.quad(control: control, to: try point(isRelative))
      lastControl = (control, false)
      return
    case UInt8(ascii: "A"):
      let radii = Size2D(width: try number(), height: try number())
      let rotation = try number()
      let (isLarge, isClockwise) = (try flag(), try flag())
      path.arc(
        radii: radii, rotation: rotation.remainder(dividingBy: 360) * (.pi / 180),
        isLarge: isLarge, isClockwise: isClockwise, to: try point(isRelative))
    case UInt8(ascii: "Z"): path.close()
    default:
      throw error("one of the path commands M, L, H, V, C, S, Q, T, A and Z", at: offset)
    }
    lastControl = nil
  }

  private func reflection(ofCubic isCubic: Bool) -> Point2D {
    let current = path.currentPoint
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return Point2D(
      x: current.x + (current.x - lastControl.point.x),
      y: current.y + (current.y - lastControl.point.y))
  }

  private mutating func point(_ isRelative: Bool) throws(SyntaxError) -> Point2D {
    let (x, y) = (try number(), try number())
    let origin = isRelative ? path.currentPoint : Point2D()
    return Point2D(x: origin.x + x, y: origin.y + y)
  }

  private mutating func number() throws(SyntaxError) -> Double {
    skipSeparator()
    let offset = scanner.position
    guard let number = scanner.takeNumber() else { throw error("a number", at: offset) }
    let value = number.value()
    guard abs(value) <= 1e100 else { throw error("a number in -1e100...1e100", at: offset) }
    return value
  }

  /// A flag of an arc, which needs no separator after it.
  private mutating func flag() throws(SyntaxError) -> Bool {
    skipSeparator()
    if scanner.take("1") { return true }
    guard scanner.take("0") else { throw error("a flag, 0 or 1") }
    return false
  }

  private mutating func skipSeparator() {
    scanner.skipSpace()
    if scanner.take(",") { scanner.skipSpace() }
  }
}
