import CurveArithmetic
import Curves
import Spring

extension EasingReader {
  static let functionNames = [
    "cubic-bezier", "steps", "linear", "path", "spring", "decay", "reversed", "mirrored", "clamped",
    "ping-pong", "composed", "blended", "repeated", "chained",
  ]

  /// Reads the arguments of a function, up to its closing parenthesis.
  mutating func readFunction(
    _ name: String, at offset: Int
  ) throws(SyntaxError) -> ParsedEasing {
    switch name {
    case "cubic-bezier": return try readCubicBezier()
    case "steps": return try readSteps()
    case "linear": return try readLinear()
    case "path": return ParsedEasing(computed: .path(try readPath()))
    case "spring":
      let (parameters, duration) = try readSpring()
      return ParsedEasing(computed: try resolve(parameters, over: duration, at: offset))
    case "decay": return try readDecay(at: offset)
    case "reversed": return ParsedEasing(computed: .reversed(try readEasing().easing))
    case "mirrored": return ParsedEasing(computed: .mirrored(try readEasing().easing))
    case "clamped": return ParsedEasing(computed: .clamped(try readEasing().easing))
    case "ping-pong": return ParsedEasing(computed: .pingPong(try readEasing().easing))
    case "composed":
      let (outer, inner) = try readPair()
      return ParsedEasing(computed: .composed(outer: outer, inner: inner))
    case "blended":
      let (first, second) = try readPair()
      try expect(",")
      let weight = try readNumber("a weight")
      return ParsedEasing(
        computed: try checked(at: weight.offset) { () throws(ParameterError) in
          try first.blended(with: second, weight: weight.value)
        })
    case "repeated":
      let base = try readEasing().easing
      try expect(",")
      let count = try readInteger("a count", in: 1...1_000_000)
      return ParsedEasing(
        computed: try checked(at: count.offset) { () throws(ParameterError) in
          try base.repeated(Int(count.value))
        })
    case "chained": return ParsedEasing(computed: .chained(try readChain(at: offset)))
    default:
      if Penner.isPresetName(name) {
        return ParsedEasing(computed: .penner(try readPenner(name, at: offset)))
      }
      throw scanner.error(
        .function, at: offset, suggestion: Self.names.nearest(to: name))
    }
  }

  private mutating func readPair() throws(SyntaxError) -> (Easing, Easing) {
    let first = try readEasing().easing
    try expect(",")
    return (first, try readEasing().easing)
  }

  /// Four numbers without a function, separated by commas or only by white space.
  mutating func readBareControlPoints() throws(SyntaxError) -> CubicBezier {
    try readControlPoints(needCommas: false).curve
  }

  /// Four numbers. Each must be in range, except a `calc()`, which is clamped.
  private mutating func readControlPoints(needCommas: Bool) throws(SyntaxError) -> (
    curve: CubicBezier, arguments: [Argument]
  ) {
    var arguments: [Argument] = []
    arguments.reserveCapacity(4)
    var hasCommas = needCommas
    while arguments.count < 4 {
      if arguments.count == 1, !needCommas {
        hasCommas = takeComma()
      } else if !arguments.isEmpty, hasCommas {
        try expect(",")
      }
      let name = Self.controlPoints[arguments.count]
      var argument = try readNumber(Expectation(name))
      if arguments.count % 2 == 0, !(0...1).contains(argument.value) {
        guard argument.isCalculated else {
          throw scanner.error("\(name) in 0...1", at: argument.offset)
        }
        argument.value = min(max(argument.value, 0), 1)
      }
      arguments.append(argument)
    }
    let curve = CubicBezier(
      valid: arguments[0].value, arguments[1].value, arguments[2].value, arguments[3].value)
    return (curve, arguments)
  }

  private static let controlPoints = ["x1", "y1", "x2", "y2"]

  private mutating func readCubicBezier() throws(SyntaxError) -> ParsedEasing {
    let (curve, arguments) = try readControlPoints(needCommas: true)
    guard arguments.contains(where: { $0.isCalculated }) else {
      return ParsedEasing(computed: .cubicBezier(curve))
    }
    let texts = arguments.map { $0.text }.joined(separator: ", ")
    return ParsedEasing(easing: .cubicBezier(curve), specified: .text("cubic-bezier(\(texts))"))
  }

  private mutating func readSteps() throws(SyntaxError) -> ParsedEasing {
    var count = try readInteger("a number of steps", in: 1...0x1p53)
    var jump = Steps.Jump.jumpEnd
    if takeComma() {
      scanner.skipSpace()
      let offset = scanner.position
      let word = scanner.takeName()?.lowercasedASCII ?? ""
      guard let read = word == "end" ? .jumpEnd : Steps.Jump(rawValue: word) else {
        let names = Steps.Jump.allCases.map { $0.rawValue } + ["end"]
        throw scanner.error(
          .one(of: names), at: offset,
          suggestion: NameList(names).nearest(to: word))
      }
      jump = read
    }
    let least = Double(Steps.leastCount(jump))
    if count.value < least, count.isCalculated { count.value = least }
    let steps = try checked(at: count.offset) { () throws(ParameterError) in
      try Steps(Steps.Count(count.value), jump)
    }
    let suffix = jump == .jumpEnd ? "" : ", \(jump.rawValue)"
    return ParsedEasing(
      easing: .steps(steps), specified: .text("steps(\(count.text)\(suffix))"))
  }

  private mutating func readLinear() throws(SyntaxError) -> ParsedEasing {
    var stops: [PiecewiseLinear.Stop] = []
    // The text of each stop that cannot be derived from its numbers.
    var texts: [String?] = []
    repeat {
      let (stop, text) = try readStop()
      stops.append(stop)
      texts.append(text)
    } while takeComma()
    if stops.count == 1, stops[0].end != nil { throw scanner.error("a second stop") }
    let function = try checked(at: scanner.position) { () throws(ParameterError) in
      try PiecewiseLinear(stops: stops)
    }
    return ParsedEasing(easing: .piecewiseLinear(function), specified: .stops(stops, texts))
  }

  /// A number with up to two percentages before or after it, and their text if a value is calculated.
  private mutating func readStop() throws(SyntaxError) -> (
    stop: PiecewiseLinear.Stop, text: String?
  ) {
    var number: Argument?
    var inputs: [Argument] = []
    let offset = scanner.position
    while let argument = try readArgument() {
      if argument.isPercentage {
        let isSplit = inputs.count == 1 && number != nil && number?.offset ?? 0 > inputs[0].offset
        guard inputs.count < 2, !isSplit else {
          throw scanner.error("\",\" or \")\"", at: argument.offset)
        }
        inputs.append(argument)
      } else {
        guard number == nil else {
          // A percentage without its sign.
          let percentage = argument.isCalculated ? "" : "\"\(argument.text)%\", "
          throw scanner.error("\(percentage)\",\" or \")\"", at: argument.offset)
        }
        number = argument
      }
    }
    guard let number else { throw scanner.error("a number", at: inputs.isEmpty ? nil : offset) }
    let stop = PiecewiseLinear.Stop(
      number.value, at: inputs.first?.value, until: inputs.count > 1 ? inputs[1].value : nil)
    guard number.isCalculated || inputs.contains(where: { $0.isCalculated }) else {
      return (stop, nil)
    }
    return (stop, ([number] + inputs).map { $0.text }.joined(separator: " "))
  }

  private mutating func readPath() throws(SyntaxError) -> PathCurve {
    scanner.skipSpace()
    let offset = scanner.position
    guard let data = scanner.takeQuoted() else { throw scanner.error("path data in quotes") }
    do throws(SyntaxError) {
      return try PathCurve(data)
    } catch {
      throw error.shifted(by: scanner.error("", at: offset).column)
    }
  }

  private mutating func readChain(at offset: Int) throws(SyntaxError) -> Chain {
    var links: [Chain.Link] = []
    repeat {
      let easing = try readEasing().easing
      let end = try readPercentage("the percentage at which the part ends")
      let value = try readNumber("the value at which the part ends")
      links.append(Chain.Link(easing, end: end.value, value: value.value))
    } while takeComma()
    return try checked(at: offset) { () throws(ParameterError) in try Chain(links) }
  }
}
