import CurveArithmetic

extension Figure {
  /// The role of a colour in the picture; the theme resolves it.
  package enum Ink: Sendable, Hashable {
    /// The n-th curve: six colours, then the same colours with dashed lines.
    case slot(Int)
    /// Helper lines and comparisons behind the curves.
    case muted

    /// Whether a line of this ink is dashed, to distinguish it from the earlier one of the same colour.
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

    /// A colour between this one and another, in sRGB.
    func mixed(with other: Color, _ share: Double) -> Color {
      func part(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let (from, to) = (Double(a), Double(b))
        return UInt8(from + (to - from) * share)
      }
      var color = self
      color.red = part(red, other.red)
      color.green = part(green, other.green)
      color.blue = part(blue, other.blue)
      return color
    }

    /// The contrast ratio of WCAG 2.2: 1 for equal colours, 21 for black on white.
    func contrast(with other: Color) -> Double {
      let (a, b) = (luminance, other.luminance)
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var luminance: Double {
      let parts = [red, green, blue].map { part -> Double in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : .pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
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
  /// The curves follow M. Okabe and K. Ito, "Color Universal Design" (2008), which are distinct for every
  /// type of colour vision. Their yellow is too faint for a line on white, and black is the text colour,
  /// so a seventh curve is dashed instead. The lightness depends on the background.
  package enum Theme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark

    package static let slotCount = 6

    var background: Color { self == .light ? Color(0xffffff) : Color(0x12161c) }
    var text: Color { self == .light ? Color(0x1f2328) : Color(0xe6eaf0) }
    var muted: Color { self == .light ? Color(0x66707c) : Color(0x97a2b0) }
    var grid: Color { self == .light ? Color(0xe8ebee) : Color(0x252c36) }
    var axis: Color { self == .light ? Color(0xc3cad3) : Color(0x4b5666) }

    /// The colours of the slots: blue, vermillion, green, purple, orange, sky.
    var slots: [Color] {
      switch self {
      case .light:
        [0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00, 0x56b4e9]
          .map(Color.init)
      case .dark:
        [0x3d9fe0, 0xf0803c, 0x1fbd8c, 0xe094bd, 0xf0b030, 0x93d2f7]
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

    /// The text colours for the slots: moved from the slot's colour toward the text colour until the
    /// contrast with the background is 4.5, as WCAG 2.2 requires for text.
    var labels: [Color] {
      slots.map { slot in
        (0...20).map { slot.mixed(with: text, Double($0) / 20) }
          .first { $0.contrast(with: background) >= 4.5 } ?? text
      }
    }

    /// The colour of a text in an ink.
    func textColor(_ ink: Ink) -> Color {
      switch ink {
      case .muted: muted
      case .slot(let n): labels[Theme.slot(n)]
      }
    }

    /// The index of the n-th curve's colour, for any integer.
    static func slot(_ n: Int) -> Int { (n % slotCount + slotCount) % slotCount }
  }
}
