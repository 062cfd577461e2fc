import CurveTestSupport
import Foundation
import Testing

/// Invalid input results in one line, the right exit code, and no half-written file.
@Suite struct ErrorTests {
  @Test(arguments: [
    (["--mass", "nan"], "--mass must be positive and finite, but is nan"),
    (["--mass", "-5"], "--mass must be positive and finite, but is -5"),
    (["--stiffness", "1e400"], "--stiffness must be positive and finite, but is inf"),
    (["--damping", "-1"], "--damping must be zero or positive and finite, but is -1"),
    (["--bounce", "1.5"], "--bounce must be above -1 and at most 1, but is 1.5"),
    (["--response", "0"], "--response must be positive and finite, but is 0"),
    (["--duration-perceptual", "-1"], "--duration must be positive"),
    (["--initial-velocity", "inf"], "--initial-velocity must be finite, but is inf"),
    (["--from", "nan"], "--from-value must be finite, but is nan"),
    (["--from", "-1e308", "--to", "1e308"], "--to-value minus --from-value must be finite"),
    (["--mass", "abc"], "'abc' is invalid for '--mass <mass>': expected a number"),
    (["--damping", "1", "--bounce", "0"], "--damping and --bounce exclude each other"),
    (["--stiffness", "1", "--response", "1"], "--stiffness and --response exclude each other"),
    (["--samples", "1"], "--samples must be 2 to 1000000000, but is 1"),
    (["--samples", "2000000000"], "--samples must be 2 to 1000000000"),
    (["--step", "1e-12"], "--step asks for"), (["--step", "0"], "--step must be positive"),
    (["--samples", "3", "--fps", "60"], "--samples and --fps exclude each other"),
    (["--at", "0.1,x"], "--at: expected a finite number, but found x"),
    (["--from-time", "2", "--to-time", "1"], "--to-time must be at least --from-time (2)"),
    (["--threshold", "0"], "--threshold must be positive"),
    (["--cut-at", "nan"], "--cut-at must be 0 or positive and finite, but is nan"),
    (["--precision", "18"], "--precision must be 1 to 17, but is 18"),
    (["-o", "x.foo"], "--output x.foo has no extension"),
    (["--plot", "x.bmp"], "--plot must end in .png, .svg, .pdf, .eps, .tex or .html, or be -"),
    (["--json", "--csv", "-"], "--json and --csv - would share standard output"),
    (["--stifness", "3"], "Did you mean '--stiffness'?"),
    (["--format", "xml"], "'xml' is invalid"),
    (["extra"], "curve 'extra', column 1: expected a curve"),
  ])
  func usageErrorsAreOneLine(arguments: [String], message: String) async throws {
    let result = try await Tool.run(["spring"] + arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.hasPrefix("Error: ") && result.error.contains(message), "\(result.error)")
    #expect(result.error.filter(\.isNewline).count == 1)
  }

  @Test func aMisspeltCommandIsNamed() async throws {
    let result = try await Tool.run(["sprng"])
    #expect(result.status == 64 && result.error.contains("did you mean 'spring'?"))
  }

  @Test func missingInputHasItsExitCode() async throws {
    let result = try await Tool.spring("--at", "/nonexistent/times")
    #expect(result.status == 66 && result.error.contains("/nonexistent/times"))
  }

  @Test func badDataHasItsPosition() async throws {
    let result = try await Tool.run(["spring", "--at", "-"], input: "0.1\n0.2, no\n")
    #expect(result.status == 65 && result.error.contains("standard input:2:6"))
  }

  @Test func outputThatCannotBe() async throws {
    let missing = try await Tool.spring("-o", "/nonexistent/x.csv")
    #expect(missing.status == 73 && missing.error.contains("/nonexistent/x.csv"))
    let folder = try await Tool.spring("--csv", "/tmp")
    #expect(folder.status == 73 && folder.error.contains("it is a directory"))
    let full = try await Tool.spring("--csv", "/dev/full")
    #expect(full.status == 74 && full.error.contains("/dev/full"))
  }

  /// An error after rows were written leaves neither the file nor a temporary file.
  @Test func filesAppearWholeOrNotAtAll() async throws {
    try await Tool.inFolder { folder in
      let path = "\(folder)/old.csv"
      try "kept".write(toFile: path, atomically: true, encoding: .utf8)
      let failed = try await Tool.spring("--csv", path, "-o", "/dev/full", "--format", "csv")
      #expect(failed.status == 74)
      #expect(try Tool.contents(folder) == ["old.csv"])
      let done = try await Tool.spring("--csv", path, "--quiet")
      #expect(done.status == 0 && done.output.isEmpty)
      #expect(try Tool.contents(folder) == ["old.csv"])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.hasPrefix("time,value,velocity\n0,0,0\n"))
      // A link remains a link to the written file.
      let link = "\(folder)/link.csv"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      _ = try await Tool.spring("--csv", link, "--samples", "2", "--quiet")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
      #expect(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count == 3)
    }
  }

  @Test func aClosedPipeEndsQuietly() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A plain pipeline: the shell itself writes the tool's exit code.
    process.arguments = [
      "-c",
      "{ '\(Tool.path)' spring --samples 300000 --format csv; echo $? >&2; } | head -n 1",
    ]
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let status = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "time,value,velocity\n" && status == "0\n")
  }

  /// Seeded nonsense: an error or an answer, never a crash.
  @Test func oddArgumentsCrashNothing() async throws {
    let texts = [
      "", "-", "--", "nan", "-0", "1e308", "-1e308", "5e-324", "1e-300", "0x1p-1074", "\u{0}",
      "\u{fffd}",
      "'", "\"", "--mass", "1e1000", "3", "٣", String(repeating: "9", count: 400),
    ]
    let options = [
      "--mass", "--stiffness", "--damping", "--bounce", "--response", "--initial-velocity",
      "--from", "--to", "--threshold", "--samples", "--at", "--duration", "--cut-at", "--precision",
      "--format",
    ]
    var random = SplitMix64(seed: 99)
    for _ in 0..<60 {
      let count = Int.random(in: 1...3, using: &random)
      let arguments = (0..<count).flatMap { _ in
        [options.randomElement(using: &random) ?? "", texts.randomElement(using: &random) ?? ""]
      }.filter { !$0.contains("\u{0}") }
      let result = try await Tool.run(["spring"] + arguments + ["--quiet"])
      #expect([0, 64, 65, 66].contains(result.status), "\(arguments) \(result.error)")
    }
  }
}
