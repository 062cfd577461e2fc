import Foundation
import Testing

/// How points, rectangles and matrices in logs are read.
extension LogReadingTests {
  private func lines(_ line: (Double, Double) -> String) -> String {
    Self.rows.map { line($0.time, $0.value) + "\n" }.joined()
  }

  @Test func theNumbersOfATupleAreColumns() async throws {
    let options = ["--columns", "t,frame.y"]
    let note = ["read as t, frame.x, frame.y, frame.width, frame.height"]
    for frame in ["=(0.0, Y, 320.0, 480.0)", ": {{0, Y}, {320, 480}}", " = (0 Y; 320 480)"] {
      try await expectSpring(
        lines { "t=\($0) frame" + frame.replacing("Y", with: "\($1)") }, options, note)
    }
    try await expectSpring(
      lines { "t=\($0) center={160, \($1)}" }, ["--columns", "y"], ["read as t, center.x, center.y"]
    )
    try await expectSpring(
      lines { "t=\($0) box=Rect(0, \($1) - 320, 480)" }, ["--columns", "box.top"], ["box.left"])
    try await expectSpring(
      lines { "t=\($0) p=SIMD3<Float>(1, 2, \($1))" }, ["--columns", "t,p.z"], ["p.x, p.y, p.z"])
    try await expectSpring(
      lines { "t=\($0) CGRect(x: 0, y: \($1), width: 320, height: 480)" }, ["--columns", "t,y"],
      ["read as t, x, y, width, height"])
    try await expectSpring(
      lines { "t=\($0) view={origin: {x: 1, y: \($1)}, size: {w: 3, h: 4}}" },
      ["--columns", "t,view.origin.y"], ["view.origin.x"])
    try await expectSpring(
      lines { "t=\($0) tint=[0.1, 0.2, \($1), 0.4, 1]" }, ["--columns", "t,tint.3"], ["tint.5"])
  }

  @Test func aTupleWithoutANameHasTheClockBeforeIt() async throws {
    let note = ["read as time, x, y"]
    let options = ["--columns", "y"]
    try await expectSpring(lines { "\($0) (160.0, \($1))" }, options, note)
    try await expectSpring(
      lines { "I/flutter ( 1234): \($0) Offset(0.0, \($1))" }, options, ["Offset.x, Offset.y"])
    try await expectSpring(
      lines { "\($0) <UIView: 0x7f; frame = (0 \($1); 320 480); layer = <CALayer: 0x60>>" },
      options, ["frame.x"])
  }

  /// The part of a matrix that moves is the value, as for the transforms of a browser.
  @Test func aMatrixIsATransform() async throws {
    let note = ["the values are transform.y"]
    try await expectSpring(lines { "t=\($0) transform=[1, 0, 0, 1, 0, \($1)]" }, [], note)
    try await expectSpring(
      lines { "\($0) CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 3.0, ty: \($1))" }, [],
      note)
    try await expectSpring(lines { "t=\($0) transform: matrix(1, 0, 0, 1, 0, \($1))" }, [], note)
    try await expectSpring("t;at\n" + lines { "\($0);(160.0, \($1))" }, [], ["are at.y"])
    try await expectSpring("t,at\n" + lines { "\($0),\"{160, \($1)}\"" }, [], ["are at.y"])
  }

  @Test func theColumnsToChooseAreNamed() async throws {
    let text = lines { "t=\($0) frame=(0, \($1), 320, 480)" }
    let result = try await Tool.run(["fit", "-"], input: text)
    #expect(result.status == 65 && result.error.contains("as in --columns t,frame.y"))
    #expect(result.error.contains("frame.y changes by 3"), "\(result.error)")
    let plain = lines { "app.js:12 \($0) \($1) 7" }
    let unnamed = try await Tool.run(["fit", "-"], input: plain)
    #expect(unnamed.error.contains("as in --columns 1,2"), "\(unnamed.error)")
    try await expectSpring(plain, ["--columns", "1,2"], ["from its numbers at the end"])
  }

  /// Neither the id of a process nor a text in brackets is a tuple.
  @Test func otherBracketsAreNoTuples() async throws {
    try await expectSpring(
      lines { "I/Motion( 1234): [main 2] t=\($0) y=\($1)" }, [], ["read as t, y"])
    try await expectSpring(lines { "flutter: (\($0), \($1))" }, [], ["from its numbers at the end"])
  }
}
