import Spring

/// The positions where a timing function may jump, turn sharply or change direction, so that a few samples
/// between two neighbouring positions are enough.
///
/// A list may be unsorted, contain repetitions and positions outside 0...1. It has at most ``limit`` positions:
/// for a function with more parts only samples are used.
enum Breakpoints {
  /// The maximum number of positions of one function.
  static let limit = 100_000
  /// The maximum number of positions of a function that repeats another: nesting multiplies them.
  static let repeatedLimit = 10_000

  /// The count - 1 positions that divide 0...1 into equal parts.
  static func even(_ count: Int) -> [Double] {
    count <= limit ? (1..<max(count, 1)).map { Double($0) / Double(count) } : []
  }

  /// The positions of a function that runs forwards, then backwards.
  static func pingPong(_ positions: [Double]) -> [Double] {
    guard 2 * positions.count < repeatedLimit else { return [0.5] }
    return [0.5] + positions.flatMap { position -> [Double] in [position / 2, 1 - position / 2] }
  }
}

extension Steps {
  /// The jumps inside 0...1.
  public var breakpoints: [Double] {
    count <= Breakpoints.limit ? Breakpoints.even(Int(count)) : []
  }
}

extension PiecewiseLinear {
  /// The corners.
  public var breakpoints: [Double] { inputs.count <= Breakpoints.limit ? inputs : [] }
}

extension CubicBezier {
  /// The extremes and inflections.
  public var breakpoints: [Double] { (extremes + inflections).map { $0.progress } }
}

extension PathCurve {
  /// The joints.
  public var breakpoints: [Double] {
    pieces.count <= Breakpoints.limit ? pieces.map { $0.start } : []
  }
}

extension Penner {
  /// The joints of the halves and of the four parabolas of the bounce.
  public var breakpoints: [Double] {
    // In the ease-in, whose parabolas are 0.5, 1, 2 and 2 parts of 5.5 long.
    let joints: [Double] = family == .bounce ? [1.0 / 11, 3.0 / 11, 7.0 / 11] : []
    switch direction {
    case .in: return joints
    case .out: return joints.map { 1 - $0 }
    case .inOut: return Breakpoints.pingPong(joints)
    case .outIn:
      let outer = joints.flatMap { joint -> [Double] in [(1 - joint) / 2, (1 + joint) / 2] }
      return [0.5] + outer
    }
  }
}

extension DecayCurve {
  /// The frames of a motion by frames. Otherwise 1/256, 1/128 to 1/2, since decays are steepest at first.
  public var breakpoints: [Double] {
    if case .frames(let frames) = decay.kind {
      let count = Int(min((duration * frames.framesPerSecond).rounded(), 10_000))
      return Breakpoints.even(count)
    }
    return (1...8).map { 1 / Double(1 << $0) }
  }
}

extension Chain {
  /// The joints and the breakpoints of the parts.
  public var breakpoints: [Double] {
    var positions: [Double] = []
    var start = 0.0
    for link in links {
      let width = link.end - start
      positions.append(start)
      for position in link.easing.breakpoints where position > 0 && position < 1 {
        positions.append(start + width * position)
      }
      start = link.end
      if positions.count > Breakpoints.limit { return [] }
    }
    return positions
  }
}

extension Blend {
  /// The breakpoints of both functions.
  public var breakpoints: [Double] { first.breakpoints + second.breakpoints }
}

extension Repetition {
  /// The starts of the runs and the breakpoints in each.
  public var breakpoints: [Double] {
    let inner = [0] + base.breakpoints.filter { $0 > 0 && $0 < 1 }
    guard inner.count * count <= Breakpoints.repeatedLimit else { return Breakpoints.even(count) }
    return (0..<count).flatMap { run in inner.map { (Double(run) + $0) / Double(count) } }
  }
}
