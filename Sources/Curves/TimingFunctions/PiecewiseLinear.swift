import CurveArithmetic
import Spring

/// The timing function that is linear between points: `linear(...)`.
///
/// Source: CSS Easing Functions Level 2, section 2.2, as of 2024. An exact match uses the last point with
/// that input (before the animation, the first point of all). A single stop is a constant, from 0 to 1.
///
/// ```swift
/// let bounce = try PiecewiseLinear(stops: [.init(0), .init(1, at: 0.5), .init(0.8), .init(1)])
/// bounce.description            // linear(0 0%, 1 50%, 0.8 75%, 1 100%)
/// bounce.value(at: 0.25)        // 0.5
/// ```
public struct PiecewiseLinear: Sendable {
  /// A stop as authored: an output with no, one or two inputs.
  public struct Stop: Sendable, Hashable {
    /// The output progress.
    public var output: Double
    /// The input progress, if given.
    public var input: Double?
    /// The input progress up to which the output holds, if given.
    public var end: Double?

    /// Creates a stop. An `end` without an input is the input.
    ///
    /// - Parameters:
    ///   - output: The output progress.
    ///   - input: The input progress, if given.
    ///   - end: The input progress up to which the output holds, if given.
    public init(_ output: Double, at input: Double? = nil, until end: Double? = nil) {
      self.output = output
      self.input = input ?? end
      self.end = input == nil ? nil : end
    }
  }

  /// The input progress of every point, never decreasing.
  public let inputs: [Double]
  /// The output progress of every point.
  public let outputs: [Double]
  let table: SegmentTable
  /// Whether no difference of two inputs or of two outputs overflows.
  let hasFiniteSpans: Bool

  /// Creates the function from stops and infers missing inputs.
  ///
  /// A missing first input is 0, a missing last one 1. An input smaller than an earlier one is raised to
  /// it. The others are spaced evenly between their neighbours. Complexity: linear in the stops.
  /// - Throws: `ParameterError` if there are no stops or if a number is not finite.
  public init(stops: [Stop]) throws(ParameterError) {
    guard !stops.isEmpty else {
      throw ParameterError(parameter: "stop count", value: 0, allowed: "at least 1")
    }
    var points: [(input: Double?, output: Double)] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      try ParameterError.requireFinite(stop.output, "output")
      let atEnd: Double? = index == 0 ? 0 : index == stops.count - 1 ? 1 : nil
      guard let input = stop.input ?? atEnd else {
        points.append((nil, stop.output))
        continue
      }
      for given in [input, stop.end ?? input].prefix(stop.end == nil ? 1 : 2) {
        try ParameterError.requireFinite(given, "input")
        largest = max(largest, given)
        points.append((largest, stop.output))
      }
    }
    // A single stop is a constant. Two stops say the same in texts that every engine reads.
    if points.count == 1 { points = [(0, points[0].output), (1, points[0].output)] }
    inputs = Self.spacingEvenly(points.map { $0.input })
    // -0 becomes 0, so that equal functions have equal descriptions.
    outputs = points.map { $0.output + 0 }
    table = SegmentTable(inputs)
    let (low, high) = outputs.reduce((outputs[0], outputs[0])) { (min($0.0, $1), max($0.1, $1)) }
    hasFiniteSpans = (inputs[inputs.count - 1] - inputs[0]).isFinite && (high - low).isFinite
  }

  /// Replaces each run of missing inputs by evenly spaced ones between its neighbours.
  private static func spacingEvenly(_ inputs: [Double?]) -> [Double] {
    var filled: [Double] = []
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      if missing > 0, var last = filled.last {
        let first = last
        for step in 1...missing {
          let share = Double(step) / Double(missing + 1)
          // Not first + (input - first) * share, which can overflow. Rounding must not change the order.
          last = min(max(first * (1 - share) + input * share, last), input)
          filled.append(last)
        }
      }
      filled.append(input + 0)
      missing = 0
    }
    return filled
  }
}

extension PiecewiseLinear: Hashable {
  /// Whether the points are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.inputs == b.inputs && a.outputs == b.outputs
  }

  /// Hashes the points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(inputs)
    hasher.combine(outputs)
  }
}

#if !hasFeature(Embedded)
  extension PiecewiseLinear.Stop: Codable {}
#endif
