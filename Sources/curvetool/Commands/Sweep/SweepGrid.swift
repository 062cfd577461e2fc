import Arithmetic

/// Every combination of values of the four parameters, counted without being held.
struct SweepGrid: Sendable {
  /// The values of one parameter: from a start in steps, or a list.
  private enum Axis: Sendable {
    case range(start: Double, step: Double, count: Int)
    case list([Double])

    var count: Int {
      switch self {
      case .range(_, _, let count): count
      case .list(let values): values.count
      }
    }

    subscript(_ index: Int) -> Double {
      switch self {
      case .range(let start, let step, _): start + Double(index) * step
      case .list(let values): values[index]
      }
    }
  }

  private let axes: [Axis]
  private let counts: SIMD4<Int>
  /// The first value of each parameter.
  private let origin: SweepRow.Values
  /// How many springs there are.
  let count: Int

  /// - Parameter texts: For each parameter its option and words, nil for the default.
  init(_ texts: [(option: String, words: String?)]) throws(ToolError) {
    var axes: [Axis] = []
    var count = 1
    for (index, (option, words)) in texts.enumerated() {
      let axis =
        try words.map { (words) throws(ToolError) in try Self.axis(words, option) }
        ?? .list([SweepRow.defaults[index]])
      let (product, isTooMany) = count.multipliedReportingOverflow(by: axis.count)
      guard !isTooMany, product <= SamplingOptions.limit else {
        throw .usage("the grid has more than \(SamplingOptions.limit) springs")
      }
      count = product
      axes.append(axis)
    }
    self.axes = axes
    self.count = count
    counts = SIMD4(axes.map(\.count))
    origin = SweepRow.Values(axes.map { $0[0] })
  }

  private static func axis(_ words: String, _ option: String) throws(ToolError) -> Axis {
    let parts = words.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 1, NumberList.isList(words) || words == "-" || exists(words) {
      return .list(try NumberList.read(words, option: option))
    }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == parts.count, numbers.count == 3, numbers[2] != 0 else {
      throw .usage(
        "\(option) must be a number, a list, or START:END:STEP, but is \(words.prefix(40))")
    }
    // An end that only rounding keeps from being met is met.
    let steps = ((numbers[1] - numbers[0]) / numbers[2] + 1e-9).rounded(.down)
    guard steps >= 0, steps < Double(SamplingOptions.limit) else {
      throw .usage("\(option) has no or too many values: \(words.prefix(40))")
    }
    return .range(start: numbers[0], step: numbers[2], count: Int(steps) + 1)
  }

  /// The parameters of a spring; the last parameter changes fastest.
  func values(_ index: Int) -> SweepRow.Values {
    var rest = index
    var values = origin
    for place in (0..<4).reversed() where counts[place] > 1 {
      let quotient = rest / counts[place]
      values[place] = axes[place][rest &- quotient &* counts[place]]
      rest = quotient
    }
    return values
  }
}
