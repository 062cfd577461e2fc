import Curves

/// The kind of a property's values.
@nonexhaustive
public enum PropertyKind: Sendable, Hashable {
  /// A number.
  case number
  /// A fixed count of numbers.
  case vector(Int)
  /// A point.
  case point
  /// A size.
  case size
  /// A rectangle.
  case rect
  /// A colour.
  case color
  /// A transform.
  case transform
  /// A Boolean value, which switches half way.
  case bool
  /// A text, which switches half way.
  case text
  /// Any count of numbers; lists of different lengths switch half way.
  case numbers
  /// Any count of colours; lists of different lengths switch half way.
  case colors
  /// An outline; outlines of different elements switch half way.
  case path

  /// The kind of a value.
  init(of value: AnimatableValue) {
    self =
      switch value {
      case .number: .number
      case .vector(let numbers): .vector(numbers.count)
      case .point: .point
      case .size: .size
      case .rect: .rect
      case .color: .color
      case .transform: .transform
      case .bool: .bool
      case .text: .text
      case .colors: .colors
      case .path: .path
      }
  }

  /// The kind as a phrase that follows "must be".
  public var phrase: String {
    switch self {
    case .number: "a number"
    case .vector(let count): "\(count) numbers"
    case .point: "a point, two numbers"
    case .size: "a size, two numbers"
    case .rect: "a rectangle, four numbers"
    case .color: "a colour"
    case .transform: "a transform, sixteen numbers"
    case .bool: "true or false"
    case .text: "a word"
    case .numbers: "a list of numbers"
    case .colors: "a list of colours"
    case .path: "a path"
    }
  }

  /// A value converted to this kind; nil if it is of another kind.
  ///
  /// The property, not the text, decides between points, sizes, rectangles, transforms and lists: numbers
  /// in the right count are accepted for any of them.
  public func converted(_ value: AnimatableValue) -> AnimatableValue? {
    if PropertyKind(of: value) == self { return value }
    switch (self, value) {
    case (.size, .point(let p)): return .size(Size2D(width: p.x, height: p.y))
    case (.point, .size(let s)): return .point(Point2D(x: s.width, y: s.height))
    case (.rect, .vector(let n)) where n.count == 4:
      return .rect(
        Rect2D(origin: Point2D(x: n[0], y: n[1]), size: Size2D(width: n[2], height: n[3])))
    case (.transform, .vector(let n)) where n.count == 16:
      var elements = SIMD16<Double>(repeating: 0)
      for index in 0..<16 { elements[index] = n[index] }
      return .transform(Transform3D(elements: elements))
    case (.vector(2), .point(let p)): return .vector([p.x, p.y])
    case (.numbers, .number(let number)): return .vector([number])
    case (.numbers, .vector), (.numbers, .point), (.numbers, .transform):
      return .vector((0..<value.componentCount).map { value[component: $0] })
    case (.colors, .color(let color)): return .colors([color])
    case (.bool, .number(let number)) where number == 0 || number == 1: return .bool(number == 1)
    default: return nil
    }
  }

  /// Whether values of this kind only switch.
  var isSwitch: Bool { self == .bool || self == .text }
}
