import Curves

/// Delays of the copies of a layer, by their distance from one of them.
///
/// ```swift
/// let stagger = try Stagger(each: 0.1, from: .center)
/// (0..<5).map { stagger.delay(of: $0, count: 5) }  // [0.2, 0.1, 0, 0.1, 0.2]
/// ```
public struct Stagger: Sendable, Hashable, Codable {
  /// The copy that starts first.
  @nonexhaustive
  public enum Origin: Sendable, Hashable, Codable {
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

  /// What the delay of a step is in a library's documentation.
  public enum Scale: String, Sendable, Hashable, Codable, CaseIterable {
    /// The delay of one step of distance (anime.js, Motion).
    case step
    /// GSAP's `each`: the delays span `each` times the number of copies less 1, whatever the origin.
    case gsap
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
  /// How ``each`` is meant.
  public var scale: Scale

  /// Creates delays.
  ///
  /// - Parameters:
  ///   - each: The delay in seconds, finite and not negative.
  ///   - origin: The copy that starts first.
  ///   - columns: The number of columns of a grid, positive; nil for a line.
  ///   - axis: The direction that counts; nil for the distance in the plane.
  ///   - easing: The timing function over the delays.
  ///   - scale: How `each` is meant.
  /// - Throws: ``TimingError`` that names the parameter.
  public init(
    each: Double, from origin: Origin = .first, columns: Int? = nil, axis: Axis? = nil,
    easing: Easing = .linear, scale: Scale = .step
  ) throws(TimingError) {
    guard each >= 0, each <= 1e9 else {
      throw TimingError(property: "each", value: each, allowed: "in 0...1e9")
    }
    if let columns, columns < 1 {
      throw TimingError(property: "columns", value: Double(columns), allowed: "at least 1")
    }
    if case .index(let index) = origin, index < 0 {
      throw TimingError(property: "from", value: Double(index), allowed: "at least 0")
    }
    (self.each, self.origin, self.columns) = (each, origin, columns)
    (self.axis, self.easing, self.scale) = (axis, easing, scale)
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
    let span = largest - least
    guard span > 0 else { return distances.map { _ in 0 } }
    let whole = scale == .step ? each * span : each * steps(count)
    return distances.map { distance in
      var part = (distance - least) / span
      if origin == .edges { part = 1 - part }
      return whole * easing.value(at: part)
    }
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
    let rows = (count + columns - 1) / columns
    let cell = (x: Double(index % columns), y: Double(index / columns))
    let start: (x: Double, y: Double) =
      switch origin {
      case .first: (0, 0)
      case .center, .edges: (Double(columns - 1) / 2, Double(rows - 1) / 2)
      case .last: (Double(columns - 1), Double(rows - 1))
      case .index(let index): (Double(index % columns), Double(index / columns))
      }
    let (x, y) = (cell.x - start.x, cell.y - start.y)
    return switch axis {
    case nil: (x * x + y * y).squareRoot()
    case .x: abs(x)
    case .y: abs(y)
    }
  }
}
