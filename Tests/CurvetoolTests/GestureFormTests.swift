import Testing

/// Commands of plays as people guess them, by the output of the built binary.
@Suite struct GestureFormTests {
  private static let grab = #"{"at":0,"grab":[[0,0],[0.02,10],[0.04,20]]}"#

  private func play(_ commands: String) async throws -> Tool.Result {
    try await Tool.run(
      ["play", #"{"value":0,"commands":[\#(commands)]}"#, "--at", "0.1,0.3", "--format", "csv"])
  }

  /// A release to a value is the command that moves there.
  @Test func aReleaseMayHaveATarget() async throws {
    let command = try await play(#"\#(Self.grab),{"at":0.05,"to":100}"#)
    let release = try await play(#"\#(Self.grab),{"at":0.05,"release":{"to":100}}"#)
    #expect(command.status == 0 && command.rows.count == 2)
    #expect(release.output == command.output, "\(release.error)")
    let other = try await play(
      #"\#(Self.grab),{"at":0.05,"release":{"to":100,"decay":"uiscrollview"}}"#)
    #expect(other.status == 65 && other.error.contains("decay has no effect with to"))
  }

  @Test func aStopMayBeTrue() async throws {
    let named = try await play(#"{"at":0,"to":100},{"at":0.05,"stop":"current"}"#)
    let plain = try await play(#"{"at":0,"to":100},{"at":0.05,"stop":true}"#)
    #expect(named.status == 0 && named.rows.count == 2 && plain.output == named.output)
    #expect(named.rows[0][1] == named.rows[1][1] && named.rows[0][1] > 0)
  }

  @Test(arguments: [
    (
      #"{"at":0.05,"snap":[0,100]}"#,
      #"snap belongs inside release, after a grab, as in {"release""#
    ),
    (#"{"at":0.05,"decay":true}"#, "decay belongs inside release, after a grab"),
    (#"{"at":0.05,"fling":500}"#, "a grab has the velocity of its samples"),
    (#"{"at":0.05,"release":{"velocity":500}}"#, "a grab has the velocity of its samples"),
  ])
  func theErrorTellsWhereItBelongs(command: String, message: String) async throws {
    let result = try await play("\(Self.grab),\(command)")
    #expect(result.status == 65 && result.error.contains(message), "\(result.error)")
  }

  /// The example in the message throws with the velocity that it says.
  @Test func theExampleHasItsVelocity() async throws {
    let result = try await Tool.run([
      "play",
      #"{"value":0,"commands":[{"at":0,"grab":[[0,0],[0.02,10]]},{"at":0.02,"release":{}}]}"#,
      "--at", "0.02", "--format", "csv",
    ])
    let row = try #require(result.rows.first)
    #expect(row.count == 3 && abs(row[2] - 500) < 1e-6, "\(result.output)\(result.error)")
  }

  @Test func theListOfEventsHasJumps() async throws {
    let result = try await Tool.run([
      "play", #"{"value":0,"commands":[{"at":0,"to":100},{"at":0.05,"stop":"end"}]}"#, "--events",
    ])
    #expect(result.lines.first?.contains("value jump") == true)
    #expect(result.lines.first?.contains("velocity jump") == true, "\(result.output)")
  }
}
