import CurveTestSupport
import Foundation
import Testing

/// `check` of curves whose names are their positions in a file, and of folders.
@Suite struct CheckOrderTests {
  private struct Check {
    let changes: [String]
    let same: Int
    let status: Int32

    init(_ result: Tool.Result) throws {
      let found = try #require(try result.object["changes"] as? [[String: Any]], "\(result.error)")
      changes = found.map { "\($0["change"] ?? "") \($0["name"] ?? "")" }
      same = try result.object["same"] as? Int ?? -1
      status = result.status
    }
  }

  private func check(_ old: String, _ new: String, as ending: String) async throws -> Check {
    try await Tool.inFolder { folder in
      try old.write(toFile: "\(folder)/old.\(ending)", atomically: true, encoding: .utf8)
      try new.write(toFile: "\(folder)/new.\(ending)", atomically: true, encoding: .utf8)
      return try Check(
        try await Tool.shell(
          "\"$TOOL\" check old.\(ending) new.\(ending) --json", in: folder))
    }
  }

  private func list(_ curves: String) -> String {
    ".a { transition-property: all; transition-timing-function: \(curves) }"
  }

  @Test(arguments: [
    ("ease-in, ease-out", "ease-in, linear, ease-out", ["added 2"], 2),
    ("ease-in, linear, ease-out", "ease-in, ease-out", ["removed 2"], 2),
    ("ease-in, ease-out", "linear, ease, ease-in, ease-out", ["added 1", "added 2"], 2),
    ("ease-in, ease, ease-out", "ease-in, linear, ease-out", ["changed 2"], 2),
    // The order of a list has a meaning.
    ("ease-in, ease-out", "ease-out, ease-in", ["added 1", "removed 2"], 1),
  ])
  func insertedCurvesShiftNoOthers(
    _ old: String, _ new: String, _ changes: [String], _ same: Int
  ) async throws {
    let found = try await check(list(old), list(new), as: "css")
    let expected = changes.map {
      $0.replacing(" ", with: " .a transition-timing-function ")
    }
    #expect(found.same == same && found.changes.count == expected.count, "\(found)")
    if same == 2 { #expect(found.changes == expected) }
    #expect(found.status == 1)
  }

  /// Seeded edits of a list: deletions alone are removals alone, insertions alone additions alone.
  @Test func insertionsAndDeletionsAreCounted() async throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<6 {
      let curves = (0..<30).map { "cubic-bezier(0.\($0 + 10), 0, 0, 1)" }
      let kept = curves.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      let old = list(curves.joined(separator: ", "))
      let new = list(kept.joined(separator: ", "))
      let gone = try await check(old, new, as: "css")
      #expect(gone.same == kept.count && gone.changes.count == 30 - kept.count)
      #expect(gone.changes.allSatisfy { $0.hasPrefix("removed ") })
      let come = try await check(new, old, as: "css")
      #expect(come.same == kept.count && come.changes.count == 30 - kept.count)
      #expect(come.changes.allSatisfy { $0.hasPrefix("added ") })
    }
  }

  @Test func insertedLinesOfCodeShiftNoOthers() async throws {
    let lines = [".easeIn(duration: 0.3)", ".spring(duration: 0.5)", ".linear(duration: 0.2)"]
    func code(_ lines: [String]) -> String {
      lines.map { "withAnimation(\($0)) { isOpen = true }\n" }.joined()
    }
    let new = [".easeOut(duration: 0.1)"] + lines
    let found = try await check(code(lines), code(new), as: "swift")
    #expect(found.changes == ["added line 1"] && found.same == 3, "\(found)")
  }

  /// The names of tokens are not positions, even if they end in a number.
  @Test func tokensWithNumbersKeepTheirNames() async throws {
    func tokens(_ a: String, _ b: String) -> String {
      "{\"e\": {\"$type\": \"cubicBezier\", \"ease 1\": {\"$value\": [\(a), 0, 0, 1]}, \"ease 2\": {\"$value\": [\(b), 0, 0, 1]}}}"
    }
    let found = try await check(tokens("0.1", "0.2"), tokens("0.2", "0.1"), as: "json")
    #expect(found.changes == ["changed e.ease 1", "changed e.ease 2"], "\(found)")
  }

  /// The files of a folder have the names of the tokens that `convert` wrote, and a resource finds its interpolator.
  @Test func aFolderOfResourcesIsAFile() async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        mkdir -p res/anim res/drawable res/values
        cat > a.json <<'END'
        {"ease": {"$type": "cubicBezier", "enter": {"$value": [0.2, 0, 0, 1]}, "leave": {"$value": [0.3, 0, 1, 1]}}}
        END
        "$TOOL" convert @a.json --to android-xml -o res/interpolator/ -q
        echo '<resources><string name="x">y</string></resources>' > res/values/strings.xml
        echo '<vector />' > res/drawable/arrow.xml
        cat > res/anim/fade.xml <<'END'
        <set xmlns:android="http://schemas.android.com/apk/res/android" android:shareInterpolator="false">
          <alpha android:fromAlpha="0" android:toAlpha="1" android:duration="300"
            android:interpolator="@interpolator/ease_enter"/>
        </set>
        END
        "$TOOL" check a.json res/interpolator/ && cp -r res new
        sed -i 's/controlX1="0.3"/controlX1="0.4"/' new/interpolator/ease_leave.xml
        "$TOOL" check res new --json
        """, in: folder)
      let parts = result.output.split(separator: "{", maxSplits: 1)
      #expect(parts.first?.contains("no change, 2 the same") == true, "\(result)")
      #expect(parts.last?.contains("ease_leave") == true && result.status == 1)
      #expect(parts.last?.contains("\"same\": 2") == true, "\(result.output)")
      // The animation has the interpolator's curve.
      let same = try await Tool.shell(
        "\"$TOOL\" compare @res/anim/fade.xml 'cubic-bezier(0.2,0,0,1)' --json", in: folder)
      #expect(try same.object["maxError"] as? Double == 0, "\(same.error)")
      let gone = try await Tool.shell(
        "rm res/interpolator/ease_enter.xml; \"$TOOL\" presets @res/anim/fade.xml", in: folder)
      #expect(gone.status == 65 && gone.error.contains("@interpolator/ease_enter: there is no"))
      let empty = try await Tool.shell("\"$TOOL\" check res/drawable res", in: folder)
      #expect(empty.status == 65, "\(empty.error)")
    }
  }
}
