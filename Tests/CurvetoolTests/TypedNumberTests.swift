import Spring
import Testing

/// Units and words of springs as people type them, by the output of the built binary.
@Suite struct TypedNumberTests {
  private func spring(_ arguments: [String]) async throws -> (stiffness: Double, damping: Double) {
    let result = try await Tool.run(["spring", "--json"] + arguments)
    #expect(result.status == 0, "\(arguments): \(result.error)")
    let object = result.status == 0 ? try result.object : [:]
    return (object["stiffness"] as? Double ?? .nan, object["damping"] as? Double ?? .nan)
  }

  /// Words mean the same as the options of these names.
  @Test(arguments: [
    ("damping ratio 0.5", ["--damping-ratio", "0.5"]), ("zeta 0.5", ["--damping-ratio", "0.5"]),
    ("bounce 0.3", ["--bounce", "0.3"]), ("bounce 30%", ["--bounce", "0.3"]),
    ("bounce -0.5", ["--bounce", "-0.5"]), ("response 0.4", ["--response", "0.4"]),
    ("duration 400ms", ["--duration", "0.4"]), ("stiffness 200", ["--stiffness", "200"]),
    ("response 0.4, zeta 0.6", ["--response", "0.4", "--damping-ratio", "0.6"]),
    ("stiffness 200; zeta 0.6", ["--stiffness", "200", "--damping-ratio", "0.6"]),
    ("frequency 2 Hz", ["--response", "0.5"]),
    ("frequency 2, zeta 0.5", ["--response", "0.5", "--damping-ratio", "0.5"]),
    ("natural frequency 4 Hz", ["--response", "0.25"]),
    ("zeta=0.3, omega=12", ["--response", "0.5235987755982988", "--damping-ratio", "0.3"]),
    ("response=0.4 zeta=0.6", ["--response", "0.4", "--damping-ratio", "0.6"]),
    ("natural frequency 12.566370614359172 rad/s", ["--response", "0.5"]),
  ])
  func wordsMeanWhatTheOptionsMean(text: String, options: [String]) async throws {
    let (words, named) = (try await spring([text]), try await spring(options))
    #expect(abs(words.stiffness - named.stiffness) <= 1e-12 * named.stiffness)
    #expect(abs(words.damping - named.damping) <= 1e-12 * named.damping)
  }

  @Test(arguments: [
    (["spring", "2 Hz"], "as in 'frequency 2 Hz, damping ratio 0.7'"),
    (["spring", "k 230, c 22"], "as in 'stiffness 230, damping 22'"),
    (["spring", "--frequency", "2Hz"], "as in --response 0.5"),
    (["spring", "--omega", "12.566370614359172"], "as in --response 0.5"),
    (["spring", "--threshold", "0.5px"], "as in 0.00167 for 0.5px of 300"),
    (["decay", "--velocity", "1200px"], "as in 1200 or 1200px/s"),
    (
      ["bezier", "ease", "--csv", "-n", "11"],
      "--csv takes a file, as in --csv FILE or --csv -, but -n looks like an option"
    ),
  ])
  func theErrorTellsWhatToType(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64 && result.error.contains(message), "\(result.error)")
  }

  /// Grams are no unit of the mass, and the number before them would be a thousand times as much.
  @Test func aUnitOfAnotherSizeHasNoExample() async throws {
    let result = try await Tool.run(["spring", "--mass", "200g"])
    #expect(result.status == 64 && result.error.contains("a number without a unit"))
    #expect(!result.error.contains("as in"), "\(result.error)")
  }

  @Test func velocitiesTakeUnits() async throws {
    let plain = try await Tool.run(["decay", "--velocity", "1200", "--json"])
    for typed in ["1200px/s", "1.2px/ms", "1.2/ms", "1200 dp/s".replacing(" ", with: "")] {
      let result = try await Tool.run(["decay", "--velocity", typed, "--json"])
      #expect(result.output == plain.output && result.status == 0, "\(typed): \(result.error)")
    }
    let absolute = try await Tool.run([
      "spring", "--absolute-velocity=-0.3px/ms", "--to", "100", "--json",
    ])
    #expect(try absolute.object["initialVelocity"] as? Double == -3)
  }

  @Test(arguments: ["0.3 s", "300 ms", "300milliseconds", "0.3sec", "0.3 seconds"])
  func timesTakeTheirUnits(time: String) async throws {
    let spring = try await spring(["--duration", time])
    let expected = try DampedSpring(response: 0.3, dampingRatio: 1)
    #expect(abs(spring.stiffness - expected.stiffness) <= 1e-12 * expected.stiffness)
  }
}
