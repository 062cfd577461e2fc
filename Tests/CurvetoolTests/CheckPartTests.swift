import Testing

/// `check` of a file that is a part of the other.
@Suite struct CheckPartTests {
  private static let all = """
    fast: 100ms
    enter: ease-out
    exit: ease-in
    move: cubic-bezier(0.2, 0, 0, 1)
    fade: linear
    pop: cubic-bezier(0.3, 1.5, 0.6, 1)
    """

  private func check(
    _ part: String, _ options: [String], isOld: Bool = false
  ) async throws -> Tool.Result {
    try await Tool.inFolder { folder in
      try (isOld ? part : Self.all).write(
        toFile: folder + "/a.txt", atomically: true, encoding: .utf8)
      try (isOld ? Self.all : part).write(
        toFile: folder + "/b.txt", atomically: true, encoding: .utf8)
      return try await Tool.run(["check", folder + "/a.txt", folder + "/b.txt"] + options)
    }
  }

  @Test func whatOnlyTheWholeHasIsLeftOut() async throws {
    let part = "enter: ease-out\nexit: ease-in\n"
    let plain = try await check(part, [])
    #expect(plain.status == 1 && plain.output.contains("removed pop"))
    #expect(plain.error.contains("--ignore-removed leaves out the"), "\(plain.error)")
    let same = try await check(part, ["--ignore-removed"])
    #expect(same.status == 0 && same.output.contains("no change, 2 the same"), "\(same.output)")
    #expect(same.output.contains("left out") && !same.output.contains("removed"))
    let other = try await check(part, ["--ignore-added"], isOld: true)
    #expect(other.status == 0 && other.output.contains("no change, 2 the same"))
  }

  /// A changed curve, and one that the whole does not have, are told.
  @Test func otherChangesRemain() async throws {
    let part = "enter: ease-in\nexit: ease-in\nnew: ease\n"
    let result = try await check(part, ["--ignore-removed"])
    #expect(result.status == 1 && result.output.contains("changed enter"))
    #expect(result.output.contains("added new") && !result.output.contains("removed"))
  }
}
