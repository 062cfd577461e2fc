/// A number by its rank among many.
package enum OrderStatistic {
  /// The number at an index of the ascending order of numbers that are not negative.
  ///
  /// The order of such numbers is that of their bits, which are found eight at a time. So no sorted copy is in memory.
  ///
  /// - Parameters:
  ///   - rank: The index in the ascending order, in `0..<count`.
  ///   - count: The number of numbers.
  ///   - number: The number at an index. It is called eight times for each.
  /// - Complexity: linear in time, constant in memory.
  package static func number(at rank: Int, of count: Int, _ number: (Int) -> Double) -> Double {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { counts in
      var (bits, rank) = (UInt64(0), rank)
      for shift in stride(from: 56, through: 0, by: -8) {
        counts.initialize(repeating: 0)
        for index in 0..<count {
          let other = number(index).bitPattern
          // At first no bits are known.
          if shift == 56 || (other ^ bits) >> (shift + 8) == 0 {
            counts[Int(truncatingIfNeeded: other >> shift & 0xFF)] += 1
          }
        }
        var digit = 0
        while rank >= counts[digit] {
          rank -= counts[digit]
          digit += 1
        }
        bits |= UInt64(digit) << shift
      }
      return Double(bitPattern: bits)
    }
  }
}
