import Foundation
import Testing

/// The columns of a sweep's input and output, and springs in files of curves.
@Suite struct SweepFileTests {
  /// A fact is of the row's spring, whatever the input has in a column of its name.
  @Test func aChosenFactIsComputed() async throws {
    let result = try await Tool.run(
      ["sweep", "-", "--columns", "stiffness,overshoot,note"],
      input: "stiffness,damping,overshoot,note\n100,10,7,a\n")
    #expect(result.status == 0)
    #expect(result.error.contains("the column overshoot of the input is replaced by the fact"))
    let fields = try #require(result.lines.last).split(separator: ",")
    try #require(fields.count == 3)
    #expect(fields[0] == "100" && fields[2] == "a")
    // exp(-pi z / sqrt(1 - z^2)) for z = 0.5
    #expect(abs((Double(fields[1]) ?? .nan) - 0.16303353482158) < 1e-12)
  }

  /// The undershoot is the square of the overshoot.
  @Test func everyFactThatIsPrintedIsAColumn() async throws {
    let result = try await Tool.run(
      ["sweep", "--damping", "5,10", "--columns", "overshoot,undershoot"])
    #expect(result.status == 0 && result.rows.count == 2, "\(result.error)")
    for row in result.rows {
      try #require(row.count == 2)
      #expect(abs(row[1] - row[0] * row[0]) < 1e-12 && row[1] > 0)
    }
    let object = try await Tool.run(["spring", "--damping", "5", "--json"]).object
    let undershoot = try #require(object["undershoot"] as? Double)
    #expect(abs(undershoot - result.rows[0][1]) < 1e-12)
  }

  @Test(arguments: ["@lib.ts", "lib.ts"])
  func springsOfAFileAreRows(argument: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        cat >lib.ts <<'END'
        export const slide = { type: "spring", stiffness: 180, damping: 12 };
        export const wobble = { type: "spring", stiffness: 230, damping: 22, mass: 2 };
        export const fade = cubicBezier(0.1, 0.2, 0.3, 1);
        END
        "$TOOL" sweep \(argument) --columns name,mass,stiffness,damping,dampingRatio
        "$TOOL" sweep \(argument) | head -n 1
        """, in: folder)
      #expect(result.error.contains("fade: left out"), "\(result.error)")
      let rows = result.lines.map { $0.split(separator: ",") }
      try #require(rows.count == 4 && rows[1].count == 5 && rows[2].count == 5)
      #expect(rows[1][..<4] == ["slide", "1", "180", "12"])
      #expect(rows[2][..<4] == ["wobble", "2", "230", "22"])
      let ratios = [rows[1], rows[2]].map { Double($0[4]) ?? .nan }
      #expect(abs(ratios[0] - 6 / 180.0.squareRoot()) < 1e-12)
      #expect(abs(ratios[1] - 11 / 460.0.squareRoot()) < 1e-12)
      #expect(rows[3][0] == "name" && rows[3].contains("settlingTime"))
    }
  }

  @Test func aFileWithoutSpringsIsAnError() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "echo 'a { --fade: ease-in }' >a.css; \"$TOOL\" sweep @a.css", in: folder)
      #expect(result.status == 65 && result.error.contains("has no spring"), "\(result.error)")
    }
  }
}
