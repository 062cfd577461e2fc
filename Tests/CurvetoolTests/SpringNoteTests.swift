import Foundation
import Spring
import Testing

/// What `spring` says of an overdamped spring.
@Suite struct SpringNoteTests {
  /// The jump is that of the motion where Core Animation's duration ends it.
  @Test func anEarlyEndIsNoted() async throws {
    let motion = try DampedSpring(stiffness: 100, damping: 40).motion()
    let end = motion.settlingDuration(.coreAnimation())
    // Two exponentials: rates 20 -+ sqrt(300).
    let (slow, fast) = (20 - 300.0.squareRoot(), 20 + 300.0.squareRoot())
    let left = (fast * exp(-slow * end) - slow * exp(-fast * end)) / (fast - slow)
    let result = try await Tool.spring("--stiffness", "100", "--damping", "40")
    let told = result.error.matches(of: /jumps by ([\d.]+) % of the distance/).first
    let percent = told.flatMap { Double($0.1) } ?? .nan
    #expect(abs(percent - 100 * left) <= 1e-4, "\(result.error)")
    let option = try #require(result.error.firstMatch(of: /--cut-at ([\d.]+)/)).1
    let cut = try await Tool.spring(
      "--stiffness", "100", "--damping", "40", "--cut-at", String(option))
    #expect(cut.output.contains("\(told?.1 ?? "") % of the distance") && cut.error.isEmpty)
  }

  @Test(arguments: [
    ["--stiffness", "100", "--damping", "20"], ["--stiffness", "230", "--damping", "22"],
    ["--stiffness", "100", "--damping", "40", "--json"],
    ["--stiffness", "100", "--damping", "40", "--quiet"],
  ])
  func otherSpringsHaveNoNote(_ options: [String]) async throws {
    let result = try await Tool.run(["spring"] + options)
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  @Test func aPositionBehindABezierIsAnOption() async throws {
    let result = try await Tool.run(["bezier", "cubic-bezier(.42,0,.58,1)", "0.25"])
    #expect(result.status == 64 && result.error.contains("--at 0.25 is the value there"))
    let manual = try await Tool.run(["man"])
    #expect(manual.status == 64 && manual.error.contains("`man curvetool`"))
  }
}
