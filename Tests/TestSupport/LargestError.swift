/// The largest of many errors, and their number. A NaN persists, so that no later comparison holds.
package struct LargestError: Sendable {
  package private(set) var value = 0.0
  package private(set) var count = 0

  package init() {}

  package mutating func include(_ error: Double) {
    count += 1
    if !(error <= value), !value.isNaN { value = error }
  }

  package mutating func include(_ other: Self) {
    include(other.value)
    count += other.count - 1
  }
}
