import CurvePlatforms
import Curves
import Foundation
import Testing

/// docs/library.md: store a curve.
@Suite struct StoreExample {
  @Test func storeACurve() throws {
    // docs: store a curve
    let curves = ["enter": try Easing("material.emphasized"), "exit": .easeIn]
    let data = try JSONEncoder().encode(curves)
    let stored = try JSONDecoder().decode([String: Easing].self, from: data)
    // end
    #expect(stored == curves)
  }
}
