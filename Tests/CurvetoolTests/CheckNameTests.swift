import Testing

/// `check` of what `convert` writes, and of one token.
@Suite struct CheckNameTests {
  private static let tokens = """
    {"base": {"duration": {"$type": "duration", "75": {"$value": "75ms"}, "200": {"$value": "200ms"}},
      "easing": {"$type": "cubicBezier", "easeIn": {"$value": [0.7, 0.1, 0.75, 0.9]},
        "easeOut": {"$value": [0.16, 1, 0.3, 1]}}},
     "motion": {"hover": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}}}
    """

  /// Names of code begin with a letter: `75` is `motion75`.
  @Test(arguments: ["compose", "swiftui", "uikit", "core-animation", "css"])
  func anExportPairs(target: String) async throws {
    try await Tool.inFolder { folder in
      try Self.tokens.write(toFile: folder + "/t.json", atomically: true, encoding: .utf8)
      let same = try await Tool.shell(
        """
        "$TOOL" convert @t.json --to \(target) -o out/ -q && "$TOOL" check t.json out/* --max-error 0.001
        """, in: folder)
      #expect(same.status == 0, "\(same)")
      let other = try await Tool.shell(
        """
        sed 's/75ms/80ms/' t.json >u.json; "$TOOL" check u.json out/* --max-error 0.001
        """, in: folder)
      #expect(other.status == 1 && other.output.contains("\n1 changed, 4 the same"), "\(other)")
    }
  }

  /// A token pairs with the only curve of a resource, whatever its name.
  @Test func oneTokenIsChecked() async throws {
    try await Tool.inFolder { folder in
      try Self.tokens.write(toFile: folder + "/t.json", atomically: true, encoding: .utf8)
      let result = try await Tool.shell(
        """
        "$TOOL" convert @t.json --to android-xml -o x/ -q --max-error 0.01
        "$TOOL" check 't.json#base.easing.easeIn' x/base_easing_ease_in.xml --max-error 0.001 && \
          ! "$TOOL" check 't.json#base.easing.easeOut' x/base_easing_ease_in.xml --max-error 0.001 && \
          "$TOOL" check 't.json#base.duration.75' 't.json#base.duration.75'
        """, in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(
        result.output.contains("no change, 1 the same") && result.output.contains("1 changed"))
      let none = try await Tool.shell("\"$TOOL\" check 't.json#base.nothing' t.json", in: folder)
      #expect(none.status == 65 && none.error.contains("no curve 'base.nothing'"))
    }
  }
}
