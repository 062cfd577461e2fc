import SystemPackage

/// Every combination of values of the four parameters, computed by index without storage.
struct SweepGrid: Sendable {
  /// The values of one parameter: from a start in steps, or a list.
  private enum Axis: Sendable {
    case range(start: Double, step: Double, count: Int)
    case decimals(DecimalRange, count: Int)
    case list([Double])

    var count: Int {
      switch self {
      case .range(_, _, let count), .decimals(_, let count): count
      case .list(let values): values.count
      }
    }

    subscript(_ index: Int) -> Double {
      switch self {
      case .range(let start, let step, _): start + Double(index) * step
      case .decimals(let range, _): range[index]
      case .list(let values): values[index]
      }
    }
  }

  private let axes: [Axis]
  private let counts: SIMD4<Int>
  /// The first value of each parameter.
  private let origin: SweepForm.Values
  /// The number of springs.
  let count: Int

  let form: SweepForm
  /// The parameters given.
  let given: [SweepParameter]

  /// - Parameter given: The parameters given, with their options and values.
  init(_ given: [(parameter: SweepParameter, option: String, text: String)]) throws {
    let form = try Self.form(given.map(\.parameter))
    var axes = (0..<4).map { Axis.list([form.defaults[$0]]) }
    for (parameter, option, text) in given {
      let axis = try Self.axis(text, option)
      axes[parameter.slot] = axis
      if parameter.isTime {
        noteMilliseconds(option, (0..<min(axis.count, 1000)).map { axis[$0] }.max())
      }
    }
    var count = 1
    for axis in axes {
      let (product, isTooMany) = count.multipliedReportingOverflow(by: axis.count)
      guard !isTooMany, product <= SamplingOptions.limit else {
        throw ToolError.usage("the grid has more than \(SamplingOptions.limit) springs")
      }
      count = product
    }
    (self.form, self.given) = (form, given.map(\.parameter))
    self.axes = axes
    self.count = count
    counts = SIMD4(axes.map(\.count))
    origin = SweepForm.Values(axes.map { $0[0] })
  }

  private static func form(_ parameters: [SweepParameter]) throws(ToolError) -> SweepForm {
    do throws(SweepProblem) {
      return try SweepForm(parameters)
    } catch {
      throw .usage(error.message)
    }
  }

  private static func axis(_ text: String, _ option: String) throws(ToolError) -> Axis {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 1,
      NumberList.isList(text) || text == "-" || exists(FilePath(argument: text))
    {
      return .list(try NumberList.read(text, option: option))
    }
    let numbers = parts.compactMap { plainNumber(String($0)) }.filter(\.isFinite)
    guard numbers.count == parts.count, numbers.count == 3, numbers[2] != 0 else {
      let points = text.replacing(",", with: ".")
      if points != text, points.split(separator: ":").allSatisfy({ plainNumber(String($0)) != nil })
      {
        throw .usage("\(option): numbers take a decimal point, not a comma, as in \(points)")
      }
      let example = rangeExample(text).map { ", as in \($0)" } ?? ""
      throw .usage(
        "\(option) must be a number, a list, or START:END:STEP\(example), but is \(text.prefix(40))"
      )
    }
    // An end that is missed only by rounding is included.
    let steps = ((numbers[1] - numbers[0]) / numbers[2] + 1e-9).rounded(.down)
    guard steps >= 0 else {
      let way =
        numbers[0] > numbers[1] ? "a falling range has a negative" : "a rising range has a positive"
      throw .usage(
        "\(option) \(text.prefix(40)) needs a step towards its end: \(way) step, as in "
          + "\(parts[0]):\(parts[1]):\((-numbers[2]).argumentText)")
    }
    guard steps < Double(SamplingOptions.limit) else {
      throw .usage(
        "\(option) must have 1 to \(SamplingOptions.limit) values, but is \(text.prefix(40))")
    }
    let count = Int(steps) + 1
    if let range = DecimalRange(start: parts[0], step: parts[2], count: count) {
      return .decimals(range, count: count)
    }
    return .range(start: numbers[0], step: numbers[2], count: count)
  }

  /// The range that another notation means, as `0.1...2` or `0.1:2`; nil for other text.
  private static func rangeExample(_ text: String) -> String? {
    let parts = text.replacing("..<", with: ":").replacing("...", with: ":")
      .replacing("..", with: ":").split(separator: ":").map(String.init)
    let numbers = parts.compactMap(plainNumber).filter(\.isFinite)
    guard numbers.count == parts.count, numbers.count == 2, numbers[0] != numbers[1] else {
      return nil
    }
    // About twenty steps of a round length.
    let width = numbers[1] - numbers[0]
    let lengths = (-12...12).lazy.flatMap { power in [1, 2, 5].map { "\($0)e\(power)" } }
      .compactMap { Double($0) }
    guard let length = lengths.first(where: { $0 >= abs(width) / 20 }) else { return nil }
    return "\(parts[0]):\(parts[1]):\((width < 0 ? -length : length).argumentText)"
  }

  /// The parameters of a spring. The last parameter changes fastest.
  func values(_ index: Int) -> SweepForm.Values {
    var remainder = index
    var values = origin
    for slot in (0..<4).reversed() where counts[slot] > 1 {
      let quotient = remainder / counts[slot]
      values[slot] = axes[slot][remainder &- quotient &* counts[slot]]
      remainder = quotient
    }
    return values
  }
}
