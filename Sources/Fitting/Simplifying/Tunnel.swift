/// The polyline with the fewest links within a vertical distance of a curve.
///
/// Each link reaches as far as any line that starts on the previous link: the optimum over all continuous
/// polylines with freely placed joints. If the curve jumps by more than twice the distance, the polyline
/// jumps too. It starts on the curve and ends on a given value.
///
/// Source: H. Imai and M. Iri, "An optimal algorithm for approximating a piecewise linear function",
/// J. Information Processing 9 (1986).
struct Tunnel {
  /// A joint of the polyline, with the slopes of its adjacent links.
  struct Joint {
    var x: Double
    var y: Double
    var slopes: (before: Double, after: Double)?
  }

  private struct Link {
    var line: StabbingLine.Line
    /// The range in which the next link may start.
    var exit: ClosedRange<Double>
  }

  let nodes: [SampledCurve.Node]
  /// The value at the end of the polyline.
  let end: Double
  /// The largest distance allowed between the curve and that value.
  let endReach: Double

  /// The joints of the polyline, including the first and last point; nil if they would exceed a limit or
  /// if the end cannot be reached.
  ///
  /// Complexity: linear in the nodes.
  func joints(within error: Double, limit: Int) -> [Joint]? {
    var joints: [Joint] = []
    var start = 0
    var value = nodes[0].y
    // The two ends of 0...1 may adjoin a jump, which makes a run of one node.
    if abs(nodes[0].after - value) > error {
      joints.append(Joint(x: 0, y: value))
      value = nodes[0].after
    }
    while true {
      var stop = start + 1
      while stop < nodes.count - 1, abs(nodes[stop].after - nodes[stop].y) <= 2 * error {
        stop += 1
      }
      let node = nodes[stop]
      let isLast = stop == nodes.count - 1
      // At the end itself only the tunnel's own width is lost.
      let isReached = isLast && abs(node.y - end) <= max(error, endReach)
      let target = isReached ? end : node.y
      guard let run = run(start...stop, from: value, to: target, error, limit - joints.count)
      else { return nil }
      joints += run
      if isReached { return joints.count <= limit ? joints : nil }
      if isLast { return joints.count < limit ? joints + [Joint(x: 1, y: end)] : nil }
      (start, value) = (stop, node.after)
    }
  }

  /// The joints over nodes without a significant jump.
  private func run(
    _ range: ClosedRange<Int>, from start: Double, to end: Double, _ error: Double, _ limit: Int
  ) -> [Joint]? {
    withUnsafeTemporaryAllocation(
      of: StabbingLine.Post.self, capacity: StabbingLine.capacity(gates: range.count)
    ) { posts in
      guard let posts = posts.baseAddress else { return nil }
      let line = StabbingLine(posts: posts, gates: range.count)
      return run(range, from: start, to: end, error, limit, through: line)
    }
  }

  private func run(
    _ range: ClosedRange<Int>, from start: Double, to end: Double, _ error: Double, _ limit: Int,
    through line: StabbingLine
  ) -> [Joint]? {
    func gate(_ index: Int) -> (low: Double, high: Double) {
      if index == range.lowerBound { return (start, start) }
      if index == range.upperBound { return (end, end) }
      let node = nodes[index]
      return (max(node.y, node.after) - error, min(node.y, node.after) + error)
    }
    var links: [Link] = []
    var line = line
    for index in range {
      let (low, high) = gate(index)
      guard let miss = line.pass(index, nodes[index].x, low, high) else { continue }
      guard links.count + 2 < limit,
        let reached = miss == .above ? line.flattest : line.steepest
      else { return nil }
      let way = reached.line
      let post = { (index: Int) in miss == .above ? gate(index).high : gate(index).low }
      let (a, b) = (nodes[index - 1].x, nodes[index].x)
      let (inside, outside) = (post(index - 1) - way.value(at: a), post(index) - way.value(at: b))
      let support = nodes[reached.support].x
      // The difference of huge values can overflow.
      let crossing = a + (b - a) * (inside / (inside - outside))
      let exit = crossing > support ? min(crossing, b) : support
      links.append(Link(line: way, exit: support...exit))
      line.restart()
      // The next link leaves this one after its last support, on the side of the gate.
      for past in reached.support..<index {
        let (low, high) = gate(past)
        if miss == .above {
          line.keepAbove(nodes[past].x, low)
        } else {
          line.keepBelow(nodes[past].x, high)
        }
      }
      if exit < b {
        if miss == .above {
          line.keepBelow(exit, way.value(at: exit))
        } else {
          line.keepAbove(exit, way.value(at: exit))
        }
      }
      _ = line.pass(index, b, low, high)
    }
    let last = nodes[range.upperBound].x
    guard var slope = line.steepest?.line.slope ?? line.flattest?.line.slope else { return nil }
    if let flattest = line.flattest { slope = (slope + flattest.line.slope) / 2 }
    links.append(Link(line: .init(x: last, y: end, slope: slope), exit: last...last))

    var joints = [Joint(x: nodes[range.lowerBound].x, y: start)]
    for (link, next) in zip(links, links.dropFirst()) {
      joints.append(Self.meeting(link, next))
    }
    return joints + [Joint(x: last, y: end)]
  }

  private static func meeting(_ link: Link, _ next: Link) -> Joint {
    let (a, b) = (link.line, next.line)
    let position = b.x + (a.value(at: b.x) - b.y) / (b.slope - a.slope)
    let (low, high) = (link.exit.lowerBound, link.exit.upperBound)
    let x = position.isNaN ? high : min(max(position, low), high)
    return Joint(x: x, y: (a.value(at: x) + b.value(at: x)) / 2, slopes: (a.slope, b.slope))
  }
}
