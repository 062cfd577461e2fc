import Curves

/// A gesture in a plan: its motion, over the progress of its animation.
struct PlannedPlay: Sendable {
  let sequence: PlaySequence<[Double]>
  /// The seconds that progress 0...1 spans.
  let run: Double

  /// Writes the values at a progress.
  func write(at progress: Double, into row: UnsafeMutablePointer<Double>) {
    let value = sequence.value(at: progress * run)
    for index in value.indices { row[index] = value[index] }
  }

  /// Writes the rates of change per unit of progress.
  func writeVelocity(at progress: Double, into row: UnsafeMutablePointer<Double>) {
    let velocity = sequence.velocity(at: progress * run)
    for index in velocity.indices { row[index] = velocity[index] * run }
  }
}
