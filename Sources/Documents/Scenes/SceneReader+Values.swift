import CurveArithmetic
import CurveNotation
import Curves
import Timeline

extension SceneReader {
  /// A value of its key path's kind. For a property that only the model defines, the form of the text
  /// decides the kind.
  mutating func value(
    _ node: JSONNode, _ keyPath: String
  ) throws(DocumentError) -> AnimatableValue {
    let kind: PropertyKind?
    if let known = kinds[keyPath] {
      kind = known
    } else {
      kind = PropertyKind(ofKeyPath: keyPath)
      if kinds.count < 4096 { kinds[keyPath] = .some(kind) }
    }
    guard let kind else { return try node.animatable() }
    return try node.animatable(kind)
  }

  /// A timing function as text.
  mutating func easing(_ node: JSONNode?) throws(DocumentError) -> Easing? {
    guard let node else { return nil }
    return try easings.easing(node)
  }

  /// The keyframes of an animation, whose fields begin at a number.
  mutating func keyframes(
    _ fields: JSONFields, from first: Int, _ keyPath: String?, _ kind: PropertyKind?
  ) throws(DocumentError) -> KeyframeSpecification {
    var result = KeyframeSpecification()
    for element in try fields[first]?.elements() ?? [] {
      if let kind {
        result.values.append(try element.animatable(kind))
      } else if let keyPath {
        result.values.append(try value(element, keyPath))
      } else {
        result.values.append(try element.animatable())
      }
    }
    if let node = fields[first + 1], !node.isNull { result.keyTimes = try node.numbers() }
    result.mode = try fields[first + 2]?.word(CalculationMode.self) ?? .linear
    for element in try fields[first + 3]?.elements() ?? [] {
      if let easing = try easing(element) { result.timingFunctions.append(easing) }
    }
    result.tension = try fields[first + 4]?.numbers() ?? []
    result.continuity = try fields[first + 5]?.numbers() ?? []
    result.bias = try fields[first + 6]?.numbers() ?? []
    result.hasUniformTangents = try fields[first + 7]?.bool() ?? false
    result.isPacedByArc = try fields[first + 8]?.bool() ?? false
    if let node = fields[first + 9], !node.isNull { result.path = try node.outline() }
    result.rotationMode = try fields[first + 10]?.word(PathAnimation.RotationMode.self) ?? .none
    result.isPremultiplied = try fields[first + 11]?.bool() ?? false
    return result
  }
}

extension JSONNode {
  /// A number, nil for null.
  func optionalNumber() throws(DocumentError) -> Double? { isNull ? nil : try number() }

  /// A number or "infinity", nil for null.
  func endlessNumber() throws(DocumentError) -> Double? {
    isText("infinity") ? .infinity : try optionalNumber()
  }

  /// A whole number in a range.
  func integer(in range: ClosedRange<Double>) throws(DocumentError) -> Double {
    let number = try number()
    guard number.rounded() == number, range.contains(number) else {
      throw error(
        "must be a whole number in \(cssNumber(range.lowerBound))...\(cssNumber(range.upperBound)), "
          + "but is \(cssNumber(number))")
    }
    return number
  }

  /// A path as SVG path data.
  func outline() throws(DocumentError) -> BezierPath {
    let text = try string()
    do throws(SyntaxError) { return try BezierPath(text) } catch {
      throw self.error("not a path: \(error)")
    }
  }

  /// A colour: CSS text, three or four numbers, or an object with its coordinates and space.
  func color() throws(DocumentError) -> ColorValue {
    if isString {
      let text = try string()
      do throws(SyntaxError) {
        return try ColorValue(text)
      } catch {
        throw self.error("not a colour: \(error)")
      }
    }
    var numbers = self
    var space = ColorValue.Space.encoded
    if isObject {
      let fields = try fields(Self.colorKeys)
      guard let coordinates = fields[0] else { throw error("color is missing") }
      numbers = coordinates
      space = try fields[1]?.word(ColorValue.Space.self) ?? .encoded
    }
    let list = try numbers.numbers()
    guard list.count == 3 || list.count == 4 else {
      throw error("a colour has three or four numbers, but here are \(list.count)")
    }
    return ColorValue(
      list[0], list[1], list[2], opacity: list.count == 4 ? list[3] : 1, space: space)
  }

  private static let colorKeys = JSONKeys(["color", "space"])

  /// A value of a kind, if the text can be one. Other kinds are rejected with the animation.
  func animatable(_ kind: PropertyKind) throws(DocumentError) -> AnimatableValue {
    switch kind {
    case .color where !isNumber && !isBool: return .color(try color())
    case .path where isString: return .path(try outline())
    case .text where isString: return .text(try string())
    case .colors where isList:
      var colors: [ColorValue] = []
      for element in try elements() { colors.append(try element.color()) }
      return .colors(colors)
    default: break
    }
    let value = try animatable()
    guard let converted = kind.converted(value) else {
      throw error("must be \(kind.phrase), but is \(value.kind)")
    }
    return converted
  }

  private var isBool: Bool {
    document.tokens[token].kind == .yes || document.tokens[token].kind == .no
  }

  /// A value by its form: a number, a truth value, a colour or another word, or numbers, which are a
  /// point, the sixteen elements of a transform, or a vector.
  package func animatable() throws(DocumentError) -> AnimatableValue {
    if isNumber { return .number(try number()) }
    if isString {
      let text = try string()
      return (try? ColorValue(text)).map(AnimatableValue.color) ?? .text(text)
    }
    if isBool { return .bool(try bool()) }
    if isObject { return .color(try color()) }
    guard isList else { throw error("expected a value, but found null") }
    let numbers = try numbers()
    switch numbers.count {
    case 2: return .point(Point2D(x: numbers[0], y: numbers[1]))
    case 16:
      var elements = SIMD16<Double>(repeating: 0)
      for (index, number) in numbers.enumerated() { elements[index] = number }
      return .transform(Transform3D(elements: elements))
    default: return .vector(numbers)
    }
  }

  private static let clockKeys = JSONKeys(["displayLink", "timer", "fixed", "dropped", "late"])

  /// A frame clock.
  func clock() throws(DocumentError) -> FrameClock {
    let fields = try fields(Self.clockKeys)
    let given = (0..<3).filter { fields[$0] != nil }
    guard given.count == 1, let node = fields[given[0]] else {
      throw error("expected one of displayLink, timer and fixed")
    }
    let number = try node.number()
    guard number > 0, number <= 1e9 else {
      throw node.error("must be above 0 and at most 1e9, but is \(cssNumber(number))")
    }
    var clock = FrameClock(
      given[0] == 0 ? .displayLink(number) : given[0] == 1 ? .timer(number) : .fixed(number))
    for element in try fields[3]?.elements() ?? [] {
      clock.dropped.insert(Int(try element.integer(in: 0...1e9)))
    }
    for (key, delay) in try fields[4]?.anyMembers() ?? [] {
      guard let frame = Int(key), frame >= 0 else {
        throw delay.error("expected the number of a frame, but found \"\(key.prefix(40))\"")
      }
      let seconds = try delay.number()
      guard seconds >= 0, seconds <= 1e9 else {
        throw delay.error("must be in 0...1e9, but is \(cssNumber(seconds))")
      }
      clock.delays[frame] = seconds
    }
    return clock
  }

  /// Arithmetic over columns.
  func expression() throws(DocumentError) -> DerivedColumn.Expression {
    let text = try string()
    do throws(SyntaxError) {
      return try DerivedColumn.Expression(text)
    } catch {
      throw self.error("not a formula: \(error)")
    }
  }
}
