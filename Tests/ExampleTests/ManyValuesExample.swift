import Spring
import Testing

/// docs/library.md: compute a million values.
@Suite struct ManyValuesExample {
  @Test func manyValuesAreComputed() throws {
    // docs: a million values
    let motion = try DampedSpring(stiffness: 230, damping: 22).motion(from: 0, to: 300)
    let values = motion.values(at: (0..<1_000_000).map { Double($0) * 1e-6 })
    // end
    #expect(values.count == 1_000_000 && values[0] == 0)
    #expect(values[999_999] == motion.value(at: 999_999 * 1e-6))
  }
}
