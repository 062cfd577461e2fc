/// The value, or the largest finite number of its sign if it overflowed.
@inlinable @inline(__always)
package func finite(_ value: Double) -> Double {
  min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
}

/// A product of rates in which 0 times infinity is 0.
func chainRule(_ a: Double, _ b: Double) -> Double { a == 0 || b == 0 ? 0 : a * b }
