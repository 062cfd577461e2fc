import Testing

/// `check` of springs and of what `convert` writes for them: the error is at most that of the conversion.
@Suite struct CheckExportTests {
  private static let source = """
    export const slide = { type: "spring", stiffness: 100, damping: 10 };
    export const fade = cubicBezier(0.1, 0.2, 0.3, 1);
    """

  /// Exports last as long as the approximation needs, not as long as `check` takes the spring to settle.
  @Test(arguments: ["css-keyframes", "gsap", "lottie", "unity", "godot", "css"])
  func anExportIsNoChange(target: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        printf '%s' '\(Self.source)' >lib.ts
        "$TOOL" convert @lib.ts --to \(target) -o out -q && "$TOOL" check lib.ts out --max-error 0.001
        """, in: folder)
      #expect(result.status == 0, "\(result.output)\(result.error)")
      let other = try await Tool.shell(
        """
        sed 's/damping: 10/damping: 11/' lib.ts >other.ts
        "$TOOL" check other.ts out --max-error 0.001
        """, in: folder)
      #expect(other.status == 1 && other.output.contains("1 changed"), "\(other.output)")
    }
  }

  @Test(arguments: [
    ("translateX(0)", "translateX(40px)", "translateX(100px)", 0.4),
    ("translateY(-50%)", "translateY(-20%)", "translateY(0%)", 0.6),
    ("rotate(0deg)", "rotate(90deg)", "rotate(360deg)", 0.25),
    ("scale(1)", "scale(1.5)", "scale(3)", 0.25), ("none", "scale(1.5)", "scale(3)", 0.25),
  ])
  func aTransformOfOneArgumentIsACurve(
    first: String, middle: String, last: String, value: Double
  ) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        cat >a.css <<'END'
        @keyframes move {
          0% { transform: \(first); animation-timing-function: linear }
          50% { transform: \(middle); animation-timing-function: linear }
          100% { transform: \(last) }
        }
        .a { animation: move 2s ease-in }
        END
        "$TOOL" tabulate '@a.css#move transform' @a.css --at 0.25,0.5,0.75 --format csv
        """, in: folder)
      #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
      let expected = [value / 2, value, (1 + value) / 2]
      try #require(result.rows.count == 3)
      for (row, expected) in zip(result.rows, expected) {
        try #require(row.count == 3)
        // The animation's own timing function is not used.
        #expect(abs(row[1] - expected) < 1e-12 && abs(row[2] - expected) < 1e-12)
      }
    }
  }

  /// Two numbers, or units that differ, are not one number.
  @Test(arguments: ["translate(9px, 4px)", "translateX(9px) rotate(4deg)", "rotate(1turn)"])
  func otherTransformsAreNotACurve(last: String) async throws {
    let text = "@keyframes move { from { transform: rotate(0deg) } to { transform: \(last) } }"
    let result = try await Tool.run(["tabulate", text, "--at", "0.5"])
    #expect(result.status == 64, "\(result.output)")
  }
}
