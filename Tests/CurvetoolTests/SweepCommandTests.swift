import Foundation
import Spring
import TestSupport
import Testing

@testable import curvetool

/// `curvetool sweep`, by what the built binary prints.
@Suite struct SweepCommandTests {
  static let header =
    "mass,stiffness,damping,initialVelocity,regime,dampingRatio,naturalFrequency,settlingDuration,"
    + "exactSettling,overshoot,peakTime"

  @Test func gridsAreTheirProduct() async throws {
    let result = try await Tool.run([
      "sweep", "--mass", "1:2:0.25", "--damping", "5,20,100", "--initial-velocity", "-1",
    ])
    #expect(result.lines[0] == Self.header && result.lines.count == 16)
    var row = 1
    for mass in [1, 1.25, 1.5, 1.75, 2] {
      for damping in [5.0, 20, 100] {
        let fields = result.lines[row].split(separator: ",", omittingEmptySubsequences: false)
        let motion = try DampedSpring(mass: mass, stiffness: 100, damping: damping)
          .motion(initialVelocity: -1)
        #expect(fields.count == 11)
        #expect(fields[..<4].map { Double($0) } == [mass, 100, damping, -1])
        #expect(fields[4] == motion.spring.regime.rawValue)
        #expect(Double(fields[7]) == motion.settlingDuration(.coreAnimation()))
        #expect(Double(fields[8]) == motion.settlingDuration())
        #expect(Double(fields[9]) == motion.overshoot && Double(fields[10]) == motion.peak?.time)
        row += 1
      }
    }
  }

  private static func springs(_ count: Int) -> String {
    var random = SplitMix64(seed: 21)
    var text = "name,damping,stiffness,mass\n"
    for index in 0..<count {
      func number() -> Double { Double.random(in: 0.1...100, using: &random) }
      text += "\"spring, \(index)\",\(number()),\(number()),\(index % 997 == 5 ? -1 : number())\n"
    }
    return text
  }

  /// Rows and lines are counted over all blocks of a long input.
  @Test func longInput() async throws {
    var text = "\n\nmass,name\n"
    for index in 0..<40_000 {
      text += index == 39_007 ? "heavy,bad\n" : "1,spring \(index)\n\(index % 5 == 0 ? "\n" : "")"
    }
    let result = try await Tool.run(
      ["sweep", "--input", "-", "--shard", "7/1000", "--threads", "3"], input: text)
    #expect(result.lines.count == 41)
    for (row, line) in result.lines.dropFirst().enumerated() {
      #expect(line.hasSuffix(row == 39 ? ",,,bad" : ",spring \(1000 * row + 7)"))
    }
    // Three lines before, one for each row, and a blank one after every fifth.
    let line = 3 + 39_008 + 39_006 / 5 + 1
    #expect(result.error.contains("standard input:\(line): mass must be a number, but is heavy"))
  }

  /// Order, threads and shards change nothing.
  @Test func theUnionOfShardsIsTheWhole() async throws {
    let input = Self.springs(1_500)
    let whole = try await Tool.run(["sweep", "--input", "-", "-q"], input: input)
    #expect(whole.lines.count == 1_501 && whole.lines[0] == "\(Self.header),name")
    for threads in ["1", "3", "16"] {
      let same = try await Tool.run(
        ["sweep", "--input", "-", "-q", "--threads", threads], input: input)
      #expect(same.bytes == whole.bytes)
    }
    var shards: [[Substring]] = []
    for index in 0..<3 {
      let shard = try await Tool.run(
        ["sweep", "--input", "-", "-q", "--shard", "\(index)/3"], input: input)
      #expect(shard.lines[0] == whole.lines[0])
      shards.append(Array(shard.lines.dropFirst()))
    }
    let union = (0..<1_500).map { shards[$0 % 3][$0 / 3] }
    #expect(union == Array(whole.lines.dropFirst()))
    let grid = ["sweep", "--mass", "1:20:0.5", "--damping", "1:20:1", "-q"]
    let all = try await Tool.run(grid)
    let half = try await Tool.run(grid + ["--shard", "1/2", "--threads", "7"])
    #expect(all.lines.count == 39 * 20 + 1)
    #expect(
      half.lines.dropFirst().elementsEqual(
        (1..<all.lines.count).filter { $0 % 2 == 0 }.map { all.lines[$0] }))
  }

  @Test func badRowsLeaveEmptyFields() async throws {
    let input = "id,damping,mass\r\n\"a \"\"b\"\"\",5,1\r\nx,nan,1\n\ny,20\nz,twenty,1\nw,20,1"
    let result = try await Tool.run(["sweep", "--input", "-"], input: input)
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0 && lines.count == 6 && lines[1].hasSuffix(",\"a \"\"b\"\"\""))
    #expect(lines[2] == "1,100,nan,0,,,,,,,,x" && lines[4] == "1,100,twenty,0,,,,,,,,z")
    #expect(lines[5].contains(",critical,"))
    for words in [
      "standard input:3: damping must be zero or positive and finite, but is nan",
      "standard input:5: there are 2 fields, but 3 columns",
      "standard input:6: damping must be a number, but is twenty", "3 of 5 rows are bad",
    ] {
      #expect(result.error.contains(words), "\(result.error)")
    }
    let strict = try await Tool.run(["sweep", "--input", "-", "--strict"], input: input)
    #expect(strict.status == 65 && strict.error.contains("standard input:3: damping"))
  }

  /// The rows of other shards are no part of what is said about this one.
  @Test func aShardCountsItsRows() async throws {
    let input = "mass\n" + String(repeating: "1\nbad\n", count: 10)
    let result = try await Tool.run(["sweep", "--input", "-", "--shard", "1/4"], input: input)
    #expect(result.lines.count == 6 && result.error.contains("5 of 5 rows are bad"))
    let grid = try await Tool.run(["sweep", "--mass", "1,-1,2,-2,3", "--shard", "1/2"])
    #expect(grid.lines.count == 3 && grid.error.contains("2 of 2 rows are bad"))
  }

  /// Numbers stand in the output as they always do, however they stood in the input.
  @Test func numbersOfTheInputAreWrittenAnew() async throws {
    let given = [
      "1", "+1", "1.0", "01", "1e2", "0.5", "0.50", "0.0001", "0.00001", "12.250",
      "123456789012345",
      "0.1000000000000000055", "100000000000000000000000", " 7",
    ]
    let input = "mass,damping\n" + given.map { "\($0),\($0)\n" }.joined()
    let result = try await Tool.run(["sweep", "--input", "-", "-q"], input: input)
    #expect(result.lines.count == given.count + 1)
    for (text, line) in zip(given, result.lines.dropFirst()) {
      let value = Double(text.filter { $0 != " " }) ?? .nan
      let number = NumberText.text(value)
      #expect(line.hasPrefix("\(number),100,\(number),0,"), "\(text) became \(line)")
    }
  }

  @Test func aFilterWithoutHeaders() async throws {
    let result = try await Tool.run(
      ["sweep", "--input", "-", "--no-header", "--precision", "3"],
      input: "1,100,10,0\n2,100,20,1\n")
    #expect(
      result.lines.count == 2
        && result.lines[0].hasPrefix("1,100,10,0,underdamped,0.5,10,1.47,1.27,"))
  }

  @Test(
    arguments: [
      (["--mass", "1:2"], 64, "--mass must be a number, a list, or START:END:STEP"),
      (["--mass", "1:2:0"], 64, "--mass must be a number"),
      (["--mass", "nan"], 64, "--mass must be a number, a list, or START:END:STEP, but is nan"),
      (["--damping", "ten"], 64, "--damping must be a number, a list, or START:END:STEP"),
      (["--damping", ""], 64, "--damping must be a number, a list, or START:END:STEP"),
      (["--mass", "2:1:1"], 64, "no or too many values"),
      (["--mass", "1:1e9:1e-3"], 64, "no or too many values"),
      (["--mass", "1:1e6:1", "--damping", "1:1e6:1"], 64, "more than 1000000000 springs"),
      (["--shard", "3/3"], 64, "--shard must be I/N"),
      (["--threads", "0"], 64, "--threads must be 1 to 256"),
      (["--input", "-", "--mass", "1"], 64, "--input and --mass exclude each other"),
      (["--input", "/nonexistent"], 66, "can't read"), (["--input", "-"], 65, "is empty"),
      (["--precision", "0"], 64, "--precision must be 1 to 17"),
    ] as [([String], Int32, String)])
  func errors(arguments: [String], status: Int32, message: String) async throws {
    let result = try await Tool.run(["sweep"] + arguments)
    #expect(result.status == status && result.error.contains(message), "\(result.error)")
    #expect(result.error.filter(\.isNewline).count == 1)
  }

  @Test(arguments: ["a,b\n1,2\n", "mass,mass\n1,2\n"])
  func badHeaders(input: String) async throws {
    let result = try await Tool.run(["sweep", "--input", "-"], input: input)
    #expect(result.status == 65 && result.error.contains("standard input:1: "))
  }
}
