/// A grid of braille cells, each two dots wide and four high, with texts laid over it.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  private var dots: [UInt8]
  private var colors: [Int?]
  private var texts: [Character?]

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    dots = [UInt8](repeating: 0, count: self.columns * self.rows)
    colors = [Int?](repeating: nil, count: dots.count)
    texts = [Character?](repeating: nil, count: dots.count)
  }

  /// The canvas in dots.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// Sets a dot; outside the canvas nothing happens. The last colour of a cell wins.
  mutating func set(_ x: Int, _ y: Int, color: Int?) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let cell = y / 4 * columns + x / 2
    dots[cell] |= Self.bits[y % 4 * 2 + x % 2]
    if let color { colors[cell] = color }
  }

  /// A straight line of dots between two places in dot coordinates.
  ///
  /// A dashed one takes its gaps from the place, so that the short pieces of a curve make one line.
  mutating func line(
    from a: (x: Double, y: Double), to b: (x: Double, y: Double), color: Int?,
    isDashed: Bool = false
  ) {
    let steps = Int(max(abs(b.x - a.x), abs(b.y - a.y)).rounded(.up))
    for step in 0...max(steps, 1) {
      let t = Double(step) / Double(max(steps, 1))
      let x = Int((a.x + t * (b.x - a.x)).rounded())
      let y = Int((a.y + t * (b.y - a.y)).rounded())
      if !isDashed || (x + y) % 4 == 0 { set(x, y, color: color) }
    }
  }

  /// Writes text over the cells from a column on; what does not fit is not written at all.
  mutating func write(_ text: String, column: Int, row: Int, color: Int?) {
    guard row >= 0, row < rows, column >= 0, column + text.count <= columns else { return }
    let start = row * columns + column
    guard !texts[start..<(start + text.count)].contains(where: { $0 != nil }) else { return }
    for (offset, character) in text.enumerated() {
      texts[start + offset] = character
      colors[start + offset] = color
    }
  }

  /// A row as text, with ANSI colours if wanted.
  func line(_ row: Int, isColored: Bool) -> String {
    var line = ""
    var current: Int?
    for column in 0..<columns {
      let cell = row * columns + column
      let isEmpty = texts[cell] == nil && dots[cell] == 0
      if isColored, !isEmpty, colors[cell] != current {
        current = colors[cell]
        line += "\u{1b}[\(current.map { "0;\($0)" } ?? "0")m"
      }
      line.append(texts[cell] ?? Self.character(dots[cell]))
    }
    return current == nil ? line : line + "\u{1b}[0m"
  }

  private static func character(_ bits: UInt8) -> Character {
    guard bits != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(bits)) else { return " " }
    return Character(scalar)
  }

  /// The bit of a dot in Unicode's braille patterns, row by row.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}
