/// How much fitting a search may still do, so that it ends soon and with the same result on every machine.
///
/// The unit is one point in one pass of a fit, about 50 ns.
package struct FittingWork: Sendable {
  private var remaining: Int

  /// - Parameter limit: The points of all passes together; the default takes about two seconds.
  package init(limit: Int = 30_000_000) { remaining = limit }

  /// Whether nothing is left.
  var isDone: Bool { remaining <= 0 }

  /// Uses some of it for a number of passes over points.
  mutating func use(points: Int, passes: Int) { remaining -= points * passes }

  /// Runs a search with at most a third of what is left, so that one in vain does not use it up.
  package mutating func third<Result, Failure>(
    _ search: (inout FittingWork) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let share = remaining / 3
    var part = FittingWork(limit: share)
    defer { remaining -= share - max(part.remaining, 0) }
    return try search(&part)
  }
}
