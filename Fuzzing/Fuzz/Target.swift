/// A fuzz target: reads the input, uses the result, and checks invariants.
typealias Target = @Sendable (UnsafeRawBufferPointer) -> Void

let targets = textTargets.merging(tableTargets) { $1 }.merging(fileTargets) { $1 }
  .merging(useTargets) { $1 }.merging(numberTargets) { $1 }.merging(fitTargets) { $1 }

/// Progresses and times inside and outside the animated range.
let positions = [0, 0.1, 0.3, 0.5, 0.9, 1, 1.5, -0.5]

func text(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes, as: UTF8.self) }

func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
