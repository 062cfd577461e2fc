/// Reads SVG path data (SVG 2, section 9.3) as cubic segments.
struct PathReader {
  /// One command, as the cubic it draws.
  struct Segment {
    var start: SIMD2<Double>
    var control1: SIMD2<Double>
    var control2: SIMD2<Double>
    var end: SIMD2<Double>
    /// The absolute command.
    var text: String
    /// Where it was read.
    var place: Int
  }

  private var scanner: TextScanner
  private var current = SIMD2<Double>.zero
  /// The control point that S and T reflect, and whether it is of a cubic.
  private var lastControl: (point: SIMD2<Double>, isCubic: Bool)?

  init(_ text: String) { scanner = TextScanner(text) }

  func error(_ expected: String, at place: Int? = nil) -> EasingSyntaxError {
    scanner.error(expected, at: place)
  }

  /// All segments of a path from x = 0 to x = 1; the text of the first has the M command.
  mutating func read() throws(EasingSyntaxError) -> [Segment] {
    scanner.skipSpace()
    guard scanner.take("M") || scanner.take("m") else { throw error("M at the start of a path") }
    let place = scanner.position
    current = try point(relative: false)
    guard current.x == 0 else { throw error("a path that starts at x = 0", at: place) }
    let start = "M \(Self.text(current))"
    var segments: [Segment] = []
    var command = UInt8(ascii: "L")  // what follows M without a command
    while true {
      skipSeparator()
      guard let next = scanner.next else { break }
      if (next | 0x20) >= UInt8(ascii: "a") && (next | 0x20) <= UInt8(ascii: "z") {
        command = next
        scanner.advance()
      }
      segments.append(try segment(command))
    }
    guard current.x == 1, !segments.isEmpty else { throw error("a path that ends at x = 1") }
    segments[0].text = start + segments[0].text
    return segments
  }

  private mutating func segment(_ command: UInt8) throws(EasingSyntaxError) -> Segment {
    let place = scanner.position
    let isRelative = command >= UInt8(ascii: "a")
    let start = current
    let control1: SIMD2<Double>
    let control2: SIMD2<Double>
    let end: SIMD2<Double>
    switch command & 0xDF {
    case UInt8(ascii: "L"), UInt8(ascii: "H"), UInt8(ascii: "V"):
      switch command & 0xDF {
      case UInt8(ascii: "H"): end = [try number() + (isRelative ? start.x : 0), start.y]
      case UInt8(ascii: "V"): end = [start.x, try number() + (isRelative ? start.y : 0)]
      default: end = try point(relative: isRelative)
      }
      control1 = start + (end - start) / 3
      control2 = end - (end - start) / 3
      lastControl = nil
      current = end
      return Segment(
        start: start, control1: control1, control2: control2, end: end,
        text: " L \(Self.text(end))", place: place)
    case UInt8(ascii: "C"), UInt8(ascii: "S"):
      control1 =
        command & 0xDF == UInt8(ascii: "C")
        ? try point(relative: isRelative) : reflection(ofCubic: true)
      control2 = try point(relative: isRelative)
      end = try point(relative: isRelative)
      lastControl = (control2, true)
    case UInt8(ascii: "Q"), UInt8(ascii: "T"):
      let control =
        command & 0xDF == UInt8(ascii: "Q")
        ? try point(relative: isRelative) : reflection(ofCubic: false)
      end = try point(relative: isRelative)
      control1 = start + (control - start) * (2.0 / 3)
      control2 = end + (control - end) * (2.0 / 3)
      lastControl = (control, false)
    default:
      throw error("one of the path commands M, L, H, V, C, S, Q and T", at: place - 1)
    }
    current = end
    let points = [control1, control2, end].map(Self.text).joined(separator: " ")
    return Segment(
      start: start, control1: control1, control2: control2, end: end, text: " C \(points)",
      place: place)
  }

  private func reflection(ofCubic isCubic: Bool) -> SIMD2<Double> {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return current + (current - lastControl.point)
  }

  private mutating func point(relative: Bool) throws(EasingSyntaxError) -> SIMD2<Double> {
    let x = try number()
    let y = try number()
    return relative ? current + [x, y] : [x, y]
  }

  private mutating func number() throws(EasingSyntaxError) -> Double {
    skipSeparator()
    let place = scanner.position
    guard let number = scanner.takeNumber() else { throw error("a number", at: place) }
    let value = number.value()
    // Leaves room for sums and differences.
    guard abs(value) <= 1e100 else { throw error("a number in -1e100...1e100", at: place) }
    return value
  }

  private mutating func skipSeparator() {
    scanner.skipSpace()
    if scanner.take(",") { scanner.skipSpace() }
  }

  private static func text(_ point: SIMD2<Double>) -> String {
    "\(cssNumber(point.x)),\(cssNumber(point.y))"
  }
}

extension PathReader.Segment {
  /// The segment as graphs of timing functions, none if it is vertical; nil if x turns back.
  ///
  /// A cubic can be monotone in x with a control point beyond its ends; halves of it are then
  /// tried, and where x does turn back, one of them runs backwards.
  func monotonePieces(depth: Int = 0) -> [PathCurve.Piece]? {
    let width = end.x - start.x
    guard width >= 0 else { return nil }
    let x1 = (control1.x - start.x) / width
    let x2 = (control2.x - start.x) / width
    let slack = 0x1p-48  // the rounding of the halving
    if width == 0, control1.x == start.x, control2.x == start.x { return [] }
    if min(x1, x2) >= -slack, max(x1, x2) <= 1 + slack {
      let (u1, u2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
      let tilt = 1 - (end.y - start.y)
      let curve = CubicBezier(
        valid: u1, control1.y - start.y + tilt * u1, u2, control2.y - start.y + tilt * u2)
      return [
        PathCurve.Piece(start: start.x, width: width, base: start.y, tilt: tilt, curve: curve)
      ]
    }
    guard depth < 40 else { return nil }
    let (a, b, c) = (
      (start + control1) / 2, (control1 + control2) / 2, (control2 + end) / 2
    )
    let (d, e) = ((a + b) / 2, (b + c) / 2)
    let middle = (d + e) / 2
    var (first, second) = (self, self)
    (first.control1, first.control2, first.end) = (a, d, middle)
    (second.start, second.control1, second.control2) = (middle, e, c)
    guard let before = first.monotonePieces(depth: depth + 1),
      let after = second.monotonePieces(depth: depth + 1)
    else { return nil }
    return before + after
  }
}
