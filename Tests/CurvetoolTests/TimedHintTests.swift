import Foundation
import Testing

/// The error for a curve with times that is not read says what to write.
@Suite struct TimedHintTests {
  @Test(arguments: [
    ("ease out 300ms", "did you mean 'ease-out 300ms'?"),
    ("Ease out, 300ms", "did you mean 'ease-out 300ms'?"),
    ("standard 300ms", "did you mean 'material.standard 300ms'"),
    ("emphasized decelerate 400ms", "did you mean 'material.emphasized-decelerate 400ms'"),
    (
      "transition: all .35s cubic-bezier(.2,0,0,1), opacity 200ms ease-out",
      "these are 2 curves: in a style sheet, `curvetool convert @FILE.css` reads each"
    ),
  ])
  func errorsSayWhatToWrite(text: String, hint: String) async throws {
    let result = try await Tool.run(["convert", text, "--to", "css"])
    #expect(result.status == 64 && result.output.isEmpty, "\(result.output)")
    #expect(result.error.contains(hint), "\(result.error)")
  }

  @Test func aTableOfCurvesIsRead() async throws {
    try await Tool.inFolder { folder in
      let file = folder + "/spec.csv"
      try "name,curve,duration\nenter,ease-in,400ms\n".write(
        toFile: file, atomically: true, encoding: .utf8)
      for argument in [file, "@" + file] {
        let result = try await Tool.run(["presets", argument])
        #expect(result.status == 0 && result.output.contains("ease-in 400ms"), "\(result.error)")
      }
      let hint = try await Tool.run(["convert", file, "--to", "css"])
      #expect(hint.status == 64 && hint.error.contains("@\(file) reads it"), "\(hint.error)")
    }
  }

  @Test func theExampleOfADecimalPointIsTheNumber() async throws {
    let result = try await Tool.shell(
      "printf 't;y\\n0;0,0\\n1;0,5\\n' | \"$TOOL\" fit -", in: "/tmp")
    #expect(result.status == 65 && result.error.contains("as in 0.0"), "\(result.error)")
  }
}
