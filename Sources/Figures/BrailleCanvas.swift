/// A grid of terminal cells with eight dots each, as Unicode Braille patterns.
struct BrailleCanvas: Sendable, Hashable {
  /// The content of a cell: dots, or a character in their place, and the last ink.
  private struct Cell: Sendable, Hashable {
    var dots: UInt8 = 0
    var character: Character?
    var ink: Figure.Ink?
  }

  /// The size in cells.
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  /// Creates a canvas of at least one cell.
  init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// The size in dots: two across and four down in each cell.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// Sets the dot at a position counted from the top left. Positions outside are ignored.
  mutating func dot(_ x: Int, _ y: Int, ink: Figure.Ink) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let index = y / 4 * columns + x / 2
    cells[index].dots |= Self.bits[y % 4][x % 2]
    cells[index].ink = ink
  }

  /// Sets the dots of a line between two positions in dots, including its ends.
  ///
  /// Dashes are two dots long and two apart. Nothing is drawn unless both ends lie on the canvas.
  mutating func line(
    _ a: Figure.Point, _ b: Figure.Point, ink: Figure.Ink, isDashed: Bool = false
  ) {
    let (across, down) = (-1...Double(width), -1...Double(height))
    guard across.contains(a.x), across.contains(b.x), down.contains(a.y), down.contains(b.y) else {
      return
    }
    let steps = max(abs(b.x - a.x), abs(b.y - a.y)).rounded(.up)
    for step in 0...Int(max(steps, 1)) {
      let t = Double(step) / max(steps, 1)
      let (x, y) = (Int((a.x + t * (b.x - a.x)).rounded()), Int((a.y + t * (b.y - a.y)).rounded()))
      if !isDashed || (x + y) % 4 < 2 { dot(x, y, ink: ink) }
    }
  }

  /// Puts a character in place of the dots of a cell. Positions outside are ignored.
  mutating func put(_ character: Character, column: Int, row: Int, ink: Figure.Ink) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column].character = character
    cells[row * columns + column].ink = ink
  }

  /// Whether the cells of a row within a range exist and show only muted dots.
  func isFree(_ range: Range<Int>, row: Int) -> Bool {
    guard (0..<rows).contains(row), range.lowerBound >= 0, range.upperBound <= columns else {
      return false
    }
    return range.allSatisfy {
      let cell = cells[row * columns + $0]
      return cell.character == nil && (cell.dots == 0 || cell.ink == .muted)
    }
  }

  /// One row as text, coloured if a painter is given.
  func line(_ row: Int, paint: (String, Figure.Ink) -> String) -> String {
    var line = ""
    var stretch = ""
    var ink: Figure.Ink?
    for cell in cells[(row * columns)..<((row + 1) * columns)] {
      let character = cell.character ?? Self.character(cell.dots)
      if cell.ink != ink {
        line += ink.map { paint(stretch, $0) } ?? stretch
        stretch = ""
        ink = cell.ink
      }
      stretch.append(character)
    }
    return line + (ink.map { paint(stretch, $0) } ?? stretch)
  }

  private static func character(_ dots: UInt8) -> Character {
    dots == 0 ? " " : Unicode.Scalar(0x2800 + UInt32(dots)).map(Character.init) ?? " "
  }

  /// The bit of each dot, by row and column (The Unicode Standard, 21.1 "Braille").
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
