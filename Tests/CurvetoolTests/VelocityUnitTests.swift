import Foundation
import Testing

/// Velocities in value units per second where distances per second are meant.
@Suite struct VelocityUnitTests {
  @Test(arguments: [
    (["spring", "--stiffness", "230", "--damping", "22", "--to", "300"], 1200.0, true),
    (["spring", "--stiffness", "230", "--damping", "22", "--to", "300"], -1200, true),
    (["spring", "--stiffness", "230", "--damping", "22", "--to", "300"], 4, false),
    (["spring", "--stiffness", "100000", "--damping", "22", "--to", "300"], 1200, false),
  ])
  func fastVelocityOptionsAreNoted(arguments: [String], velocity: Double, isNoted: Bool)
    async throws
  {
    let result = try await Tool.run(arguments + ["--initial-velocity=\(velocity)"])
    #expect(result.status == 0)
    #expect(result.error.contains("write --absolute-velocity") == isNoted, "\(result.error)")
  }

  @Test(arguments: [(1200.0, true), (-700, true), (4, false), (60, false)])
  func fastVelocitiesInTextAreNoted(velocity: Double, isNoted: Bool) async throws {
    try await Tool.inFolder { folder in
      let text = "spring(stiffness: 230, damping: 22, initialVelocity: \(velocity))"
      let vector = "CGVector(dx: 0, dy: \(velocity))"
      try
        "let a = UISpringTimingParameters(mass: 1, stiffness: 230, damping: 22, initialVelocity: \(vector))"
        .write(toFile: "\(folder)/a.swift", atomically: true, encoding: .utf8)
      for curve in [text, "@\(folder)/a.swift"] {
        let result = try await Tool.run(["convert", curve, "--to", "compose"])
        #expect(result.status == 0 && !result.output.isEmpty)
        #expect(
          result.error.contains("for px/s, divide by the distance in px") == isNoted,
          "\(result.error)")
      }
    }
  }
}
