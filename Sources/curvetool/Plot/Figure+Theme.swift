import Curves

extension Figure {
  /// A colour of the picture by its part, resolved by the theme.
  enum Ink: Sendable, Hashable {
    /// The n-th curve. Eight colours, then the same ones with dashed lines.
    case slot(Int)
    /// Helpers and comparisons that stay behind the curves.
    case muted

    /// Whether a line of this ink is dashed to tell it from the earlier one of its colour.
    var isDashed: Bool {
      if case .slot(let n) = self { n / Theme.slotCount % 2 != 0 } else { false }
    }
  }

  /// An sRGB colour.
  struct Color: Sendable, Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    init(_ rgb: UInt32) {
      red = UInt8(truncatingIfNeeded: rgb >> 16)
      green = UInt8(truncatingIfNeeded: rgb >> 8)
      blue = UInt8(truncatingIfNeeded: rgb)
    }

    /// The colour as `#rrggbb`.
    var hex: String {
      "#"
        + [red, green, blue].map {
          let digits = String($0, radix: 16)
          return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
  }

  /// The colours of a picture.
  ///
  /// The curves follow M. Okabe and K. Ito, "Color Universal Design" (2008), which people with
  /// any form of colour vision can tell apart. Its yellow is too faint for a line on white, and
  /// its blue and black on a dark ground, so those are moved in lightness; hues and order stay.
  enum Theme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark

    static let slotCount = 8

    var background: Color { self == .light ? Color(0xffffff) : Color(0x12161c) }
    var text: Color { self == .light ? Color(0x1f2328) : Color(0xe6eaf0) }
    var muted: Color { self == .light ? Color(0x66707c) : Color(0x97a2b0) }
    var grid: Color { self == .light ? Color(0xe8ebee) : Color(0x252c36) }
    var axis: Color { self == .light ? Color(0xc3cad3) : Color(0x4b5666) }

    /// The colours of the slots: blue, vermillion, green, purple, orange, sky, yellow, grey.
    var slots: [Color] {
      switch self {
      case .light:
        [0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00, 0x56b4e9, 0x8f8000, 0x3f454d]
          .map(Color.init)
      case .dark:
        [0x3d9fe0, 0xf0803c, 0x1fbd8c, 0xe094bd, 0xf0b030, 0x93d2f7, 0xf0e442, 0xc4ccd6]
          .map(Color.init)
      }
    }

    /// The colour of an ink.
    func color(_ ink: Ink) -> Color {
      switch ink {
      case .muted: muted
      case .slot(let n): slots[Theme.slot(n)]
      }
    }

    /// The place among the colours of the n-th curve; any Int is one.
    static func slot(_ n: Int) -> Int { (n % slotCount + slotCount) % slotCount }
  }
}
