import Curves
import Spring

/// Delays of the copies of a layer, by their distance from one of them.
///
/// ```swift
/// let stagger = try Stagger(each: 0.1, from: .center)
/// (0..<5).map { stagger.delay(of: $0, count: 5) }  // [0.2, 0.1, 0, 0.1, 0.2]
/// ```
public struct Stagger: Sendable, Hashable, Codable {
  /// The copy that starts first.
  @nonexhaustive
  public enum Origin: Sendable, Hashable {
    /// The first copy.
    case first
    /// The copy, or the two, in the middle.
    case center
    /// The last copy.
    case last
    /// Both ends; the middle comes last.
    case edges
    /// The copy with an index, counted from 0.
    case index(Int)
  }

  /// The direction of a grid that counts.
  public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
    /// Only columns.
    case x
    /// Only rows.
    case y
  }

  /// How delays follow from distances.
  @nonexhaustive
  public enum Rule: String, Sendable, Hashable, Codable, CaseIterable {
    /// The delay of one step of distance, counted from the copies that start first. The easing runs from the
    /// shortest delay to the longest.
    case step
    /// GSAP's `utils.distribute`: the delays span `each` times the number of copies less 1, whatever the
    /// origin; those of a grid span its larger side.
    case gsap
    /// anime.js's `stagger`: distances are rounded to hundredths of a step, and counted from the origin, which
    /// may lie between two copies. Along an axis they are negative before it. `edges` is `reversed` from the
    /// centre.
    case anime
    /// Motion's `stagger`: distances are counted from the origin, and the easing runs over one step more than
    /// there is. It has no grids.
    case motion
  }

  /// The delay in seconds.
  public var each: Double
  /// The copy that starts first.
  public var origin: Origin
  /// The number of columns of a grid, whose rows follow each other; nil for a line.
  public var columns: Int?
  /// The direction that counts; nil for the distance in the plane.
  public var axis: Axis?
  /// The timing function over the delays from the shortest to the longest.
  public var easing: Easing
  /// How the delays follow from the distances.
  public var rule: Rule

  /// Creates delays.
  ///
  /// - Parameters:
  ///   - each: The delay in seconds, finite and not negative.
  ///   - origin: The copy that starts first.
  ///   - columns: The number of columns of a grid, positive; nil for a line.
  ///   - axis: The direction that counts; nil for the distance in the plane.
  ///   - easing: The timing function over the delays.
  ///   - rule: How the delays follow from the distances.
  /// - Throws: `ParameterError` that names the parameter.
  public init(
    each: Double, from origin: Origin = .first, columns: Int? = nil, axis: Axis? = nil,
    easing: Easing = .linear, rule: Rule = .step
  ) throws(ParameterError) {
    guard each >= 0, each <= 1e9 else {
      throw ParameterError(parameter: "each", value: each, allowed: "in 0...1e9")
    }
    if let columns, columns < 1 {
      throw ParameterError(parameter: "columns", value: Double(columns), allowed: "at least 1")
    }
    if let columns, rule == .motion {
      throw ParameterError(
        parameter: "columns", value: Double(columns), allowed: "left out: Motion has no grids")
    }
    if case .index(let index) = origin, index < 0 {
      throw ParameterError(parameter: .from, value: Double(index), allowed: "at least 0")
    }
    (self.each, self.origin, self.columns) = (each, origin, columns)
    (self.axis, self.easing, self.rule) = (axis, easing, rule)
  }

  /// The delay of a copy in seconds.
  ///
  /// - Parameters:
  ///   - index: The copy, counted from 0.
  ///   - count: The number of copies.
  /// - Complexity: linear in the count: for all copies use ``delays(count:)``.
  public func delay(of index: Int, count: Int) -> Double { delays(count: count)[index] }

  /// The delays of all copies in seconds.
  ///
  /// - Complexity: linear in the count.
  public func delays(count: Int) -> [Double] {
    guard count > 0 else { return [] }
    let distances = (0..<count).map { distance(of: $0, count: count) }
    let (least, largest) = (distances.min() ?? 0, distances.max() ?? 0)
    switch rule {
    case .step, .gsap:
      let span = largest - least
      let whole = rule == .step ? each * span : each * steps(count)
      return distances.map { distance in
        let part = span > 0 ? (distance - least) / span : 0
        return whole * easing.value(at: origin == .edges ? 1 - part : part)
      }
    case .anime:
      return distances.map { distance in
        var steps = largest > 0 ? eased(distance, over: largest) : distance
        if origin == .edges { steps = axis == nil ? largest - steps : -steps }
        return each * ((steps * 100 + 0.5).rounded(.down) / 100)
      }
    case .motion:
      return distances.map { distance in
        each * eased(origin == .edges ? largest - distance : distance, over: Double(count))
      }
    }
  }

  /// A number of steps with the easing between 0 and the longest.
  private func eased(_ steps: Double, over longest: Double) -> Double {
    easing == .linear ? steps : easing.value(at: steps / longest) * longest
  }

  /// What GSAP multiplies with `each`.
  private func steps(_ count: Int) -> Double {
    guard let columns, columns <= count else { return Double(count - 1) }
    let rows = Double(count) / Double(columns)
    return switch axis {
    case nil: max(Double(columns), rows)
    case .x: Double(columns)
    case .y: rows
    }
  }

  /// The distance from the origin in steps.
  private func distance(of index: Int, count: Int) -> Double {
    let columns = min(columns ?? count, count)
    let start = self.start(count: count, columns: columns)
    let (x, y) = (Double(index % columns) - start.x, Double(index / columns) - start.y)
    return switch axis {
    case nil: (x * x + y * y).squareRoot()
    case .x: rule == .anime ? x : abs(x)
    case .y: rule == .anime ? y : abs(y)
    }
  }

  /// The column and the row of the origin.
  private func start(count: Int, columns: Int) -> (x: Double, y: Double) {
    // GSAP measures shares of a grid from its border, half a step outside, and counts parts of a row.
    let grid = rule == .gsap ? self.columns : nil
    let rows = grid.map { Double(count) / Double($0) } ?? Double((count + columns - 1) / columns)
    // anime.js takes the columns as they are given, even if there are fewer copies.
    let width = rule == .anime ? self.columns ?? columns : columns
    let last = (x: Double(width - 1), y: rows - 1)
    switch origin {
    case .first: return (0, 0)
    case .center, .edges: return (last.x / 2, last.y / 2)
    case .last where rule == .anime:
      return (Double((count - 1) % columns), Double((count - 1) / columns))
    case .last: return grid == nil ? last : (last.x + 0.5, last.y + 0.5)
    case .index(let index): return (Double(index % columns), Double(index / columns))
    }
  }
}
