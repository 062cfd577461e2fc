import CurveTestSupport
import Foundation
import Spring
import Testing

@testable import curvetool

/// `curvetool sweep`, by the output of the built binary.
@Suite struct SweepCommandTests {
  static let header =
    "mass,stiffness,damping,initialVelocity,regime,dampingRatio,naturalFrequency,settlingDuration,"
    + "settlingTime,overshoot,peakTime"

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
        #expect(Double(fields[8]) == motion.settlingTime())
        #expect(Double(fields[9]) == motion.overshoot && Double(fields[10]) == motion.peak?.time)
        row += 1
      }
    }
  }

  /// Springs at rest are solved side by side, thrown ones alone: each has the digits of one alone.
  @Test(arguments: ["0/1", "1/3"])
  func settlingTimesDoNotDependOnNeighbours(shard: String) async throws {
    let result = try await Tool.run([
      "sweep", "--mass", "0.5:3:0.5", "--stiffness", "10,100,1700", "--damping",
      "0,1,5,20,24.5,60,400,1e9", "--initial-velocity=0,-1", "--columns",
      "settlingTime,settling.exact",
      "--shard", shard, "-q",
    ])
    var expected: [Double] = []
    for mass in stride(from: 0.5, through: 3, by: 0.5) {
      for stiffness in [10.0, 100, 1700] {
        for damping in [0, 1, 5, 20, 24.5, 60, 400, 1e9] {
          let spring = try DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
          for velocity in [0.0, -1] {
            expected.append(try spring.motion(initialVelocity: velocity).settlingTime())
          }
        }
      }
    }
    #expect(expected.count == 288)
    if shard == "1/3" { expected = expected.indices.filter { $0 % 3 == 1 }.map { expected[$0] } }
    let rows = result.lines.dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    // Nothing where a spring never settles.
    #expect(rows.map { $0[0].isEmpty ? .infinity : Double($0[0]) ?? .nan } == expected)
    #expect(rows.allSatisfy { $0[0] == $0[1] })
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
  @Test func rowsKeepTheirOrderInLongInput() async throws {
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

  /// Order, threads and shards do not change the result.
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
    let second = stride(from: 2, to: all.lines.count, by: 2).map { all.lines[$0] }
    #expect(Array(half.lines.dropFirst()) == second)
  }

  @Test func badRowsLeaveEmptyFields() async throws {
    let input = "id,damping,mass\r\n\"a \"\"b\"\"\",5,1\r\nx,nan,1\n\ny,20\nz,twenty,1\nw,20,1"
    let result = try await Tool.run(["sweep", "--input", "-"], input: input)
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0 && lines.count == 6 && lines[1].hasSuffix(",\"a \"\"b\"\"\""))
    #expect(lines[2] == "1,100,nan,0,,,,,,,,x" && lines[4] == "1,100,twenty,0,,,,,,,,z")
    #expect(lines[5].contains(",critical,"))
    for message in [
      "standard input:3: damping must be zero or positive and finite, but is nan",
      "standard input:5: there are 2 fields, but 3 columns",
      "standard input:6: damping must be a number, but is twenty", "3 of 5 rows are bad",
    ] {
      #expect(result.error.contains(message), "\(result.error)")
    }
    let strict = try await Tool.run(["sweep", "--input", "-", "--strict"], input: input)
    #expect(strict.status == 65 && strict.error.contains("standard input:3: damping"))
  }

  /// Rows are solved 128 at a time. Each has the facts of its own spring, whatever the others are.
  @Test(arguments: [1, 7, 8, 9, 127, 128, 129, 255, 256, 257])
  func rowsDoNotDependOnTheirNeighbours(count: Int) async throws {
    var random = SplitMix64(seed: UInt64(count))
    let bad: Set = [0, 127, 128, count - 1, Int.random(in: 0..<count, using: &random)]
    var input = "note,mass,stiffness,damping,initialVelocity\r\n"
    var springs: [DampedSpring?] = []
    var velocities: [Double] = []
    for row in 0..<count {
      let numbers = (0..<3).map { _ in Double.random(in: 0.5...50, using: &random) }
      // Thrown springs are solved alone, and so are those far from usual size.
      let velocity = row % 11 == 3 ? -2.5 : 0
      let mass = row % 40 == 17 ? 1e-150 : numbers[0]
      let isBad = bad.contains(row)
      let stiffness = isBad ? (row % 2 == 0 ? "stiff" : "-1") : "\(numbers[1])"
      input += "\"a, \(row)\",\(mass),\(stiffness),\(numbers[2]),\(velocity)\r\n"
      springs.append(
        isBad ? nil : try DampedSpring(mass: mass, stiffness: numbers[1], damping: numbers[2]))
      velocities.append(velocity)
    }
    let columns =
      "note,regime,dampingRatio,naturalFrequency,settlingDuration,settlingTime,overshoot,peakTime,decayRate"
    let result = try await Tool.run(
      ["sweep", "--input", "-", "--columns", columns, "--format", "tsv"], input: input)
    #expect(result.status == 0 && result.lines.count == count + 1)
    for (row, line) in result.lines.dropFirst().enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(fields.count == 9 && fields[0] == "a, \(row)")
      let motion = try springs[row]?.motion(initialVelocity: velocities[row])
      #expect(fields[1] == motion?.spring.regime.rawValue ?? "")
      let facts = [
        motion?.spring.dampingRatio, motion?.spring.naturalFrequency,
        motion?.settlingDuration(.coreAnimation()), motion?.settlingTime(),
        motion.map { abs($0.peak?.displacement ?? 0) }, motion?.peak?.time,
        motion?.spring.decayRate,
      ]
      #expect(fields[2...].map { Double($0) } == facts, "row \(row) of \(count)")
    }
    let notes = result.error.split(separator: "\n").dropLast()
    #expect(notes.count == bad.filter { $0 < count }.count)
    for (row, note) in zip(bad.filter { $0 < count }.sorted(), notes) {
      #expect(note.contains("standard input:\(row + 2): stiffness must be"))
    }
  }

  /// Cells of a table have equal widths, also those that repeat the number above.
  @Test func repeatedNumbersKeepTheirCells() async throws {
    let result = try await Tool.run(["sweep", "--damping", "10:12:1", "--format", "table"])
    #expect(result.lines.count == 4)
    for line in result.lines.dropFirst() {
      let fields = line.split(separator: " ")
      #expect(fields.count >= 9 && fields[0] == "1" && fields[1] == "100" && fields[3] == "0")
      #expect(line.utf8.count == result.lines[1].utf8.count)
    }
  }

  /// Fields of the input cannot command a terminal, and -0 is 0 in every form.
  @Test func fieldsOfInputCommandNoTerminalButArePassedOn() async throws {
    let message = try await Tool.run(
      ["sweep", "--input", "-", "--columns", "a,mass", "--format", "table"],
      input: "mass,a\n1,\u{1b}[31mred\n2\n")
    #expect(message.lines.count == 3 && message.lines[1].hasPrefix("\\u{1b}[31mred"))
    #expect(message.error.contains("standard input:3: there is 1 field, but 2 columns"))
    let zeros = try await Tool.run(
      ["sweep", "--input", "-", "--columns", "initialVelocity"],
      input: "initialVelocity\n-0\n-0.0\n-0e0\n")
    #expect(zeros.lines == ["initialVelocity", "0", "0", "0"])
  }

  /// Messages about a shard ignore the rows of other shards.
  @Test func aShardCountsItsRows() async throws {
    let input = "mass\n" + String(repeating: "1\nbad\n", count: 10)
    let result = try await Tool.run(["sweep", "--input", "-", "--shard", "1/4"], input: input)
    #expect(result.lines.count == 6 && result.error.contains("5 of 5 rows are bad"))
    let grid = try await Tool.run(["sweep", "--mass", "1,-1,2,-2,3", "--shard", "1/2"])
    #expect(grid.lines.count == 3 && grid.error.contains("2 of 2 rows are bad"))
  }

  /// The output has its own number format, whatever the format of the input.
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

  @Test func aFilterNeedsNoHeader() async throws {
    let result = try await Tool.run(
      ["sweep", "--input", "-", "--no-header", "--precision", "3"],
      input: "1,100,10,0\n2,100,20,1\n")
    #expect(
      result.lines.count == 2
        && result.lines[0].hasPrefix("1,100,10,0,underdamped,0.5,10,1.47,1.27,"))
  }

  /// Spreadsheets write a byte order mark, and names in any case.
  @Test func headersAreReadInAnySpelling() async throws {
    let plain = try await Tool.run(
      ["sweep", "--input", "-"], input: "mass,dampingRatio,initialVelocity\n2,0.3,1\n")
    let marked = try await Tool.run(
      ["sweep", "--input", "-"],
      input: "\u{feff}Mass,Damping_Ratio,INITIAL-VELOCITY\r\n2,0.3,1\r\n")
    #expect(plain.status == 0 && plain.lines.count == 2)
    #expect(marked.status == 0 && marked.error.isEmpty)
    #expect(marked.lines[1] == plain.lines[1])
    let headless = try await Tool.run(
      ["sweep", "--input", "-", "--no-header"], input: "\u{feff}2,100,10,0\n")
    #expect(headless.lines.count == 1 && headless.lines[0].hasPrefix("2,100,10,0,"))
  }

  @Test func aColumnThatResemblesAMissingOneIsAnError() async throws {
    let result = try await Tool.run(
      ["sweep", "--input", "-"], input: "mass,stifness\n1,2\n")
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error.contains("the column stifness is not read: did you mean 'stiffness'?"))
    let other = try await Tool.run(
      ["sweep", "--input", "-"], input: "stiffness,damping,stifness,class\n100,10,2,a\n")
    #expect(other.status == 0 && other.lines[0].hasSuffix(",stifness,class"))
    #expect(
      other.error.contains("the column stifness is copied unchanged: did you mean 'stiffness'?"))
  }

  /// Columns with the name of what a sweep does not read, and fields between other marks.
  @Test(arguments: [
    (
      "stiffness,damping,threshold\n100,10,0.01\n", 0,
      "every fact is of --threshold, which is 0.001 unless given"
    ),
    ("stiffness,damping,from,to\n100,10,20,300\n", 0, "every fact is of the motion from 0 to 1"),
    (
      "stiffness,damping,velocity,to\n100,10,3,300\n", 65,
      "initialVelocity is the velocity over the distance"
    ),
    ("stiffness,damping,absoluteVelocity\n100,10,3\n", 65, "initialVelocity is per distance"),
    ("duration,bounce\n500,0.3\n", 0, "500 s: milliseconds are a column named duration_ms"),
    ("stiffness;damping\n100;10\n", 65, "the fields are separated by semicolons"),
    ("stiffness\tdamping\n100\t10\n", 65, "the fields are separated by tabs"),
  ])
  func missingParametersAreErrors(input: String, status: Int32, message: String) async throws {
    let result = try await Tool.run(["sweep", "-"], input: input)
    #expect(result.status == status && result.error.contains(message), "\(result.error)")
  }

  /// Every parameterisation gives the same spring as the options of `spring`.
  @Test(arguments: [
    ("stiffness,damping", "230,22", ["--stiffness", "230", "--damping", "22"]),
    ("tension,friction", "170,26", ["--stiffness", "170", "--damping", "26"]),
    ("stiffness,dampingRatio", "400,0.75", ["--stiffness", "400", "--damping-ratio", "0.75"]),
    ("response,dampingRatio", "0.55,0.825", ["--response", "0.55", "--damping-ratio", "0.825"]),
    ("response", "0.4", ["--response", "0.4"]),
    ("duration,bounce", "0.5,0.3", ["--duration", "0.5", "--bounce", "0.3"]),
    ("duration,bounce", "0.5,-0.3", ["--duration", "0.5", "--bounce", "-0.3"]),
    ("response,damping", "0.5,3", ["--response", "0.5", "--damping", "3"]),
    (
      "response,dampingFraction", "0.55,0.825",
      ["--response", "0.55", "--damping-ratio", "0.825"]
    ),
    ("duration_ms,bounce", "500,0.3", ["--duration", "0.5", "--bounce", "0.3"]),
    ("Response (ms)", "400", ["--response", "0.4"]),
    (
      "stiffness,damping,velocity", "230,22,3",
      ["--stiffness", "230", "--damping", "22", "--initial-velocity", "3"]
    ),
  ])
  func everyParameterisationGivesTheSameSpring(header: String, row: String, options: [String])
    async throws
  {
    let columns = "mass,stiffness,damping,settlingTime,peakValue,settling.uiKit"
    let result = try await Tool.run(
      ["sweep", "--input", "-", "--columns", columns], input: "\(header)\n\(row)\n")
    let json = try await Tool.run(["spring", "--json"] + options)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    let fields = result.lines[1].split(separator: ",", omittingEmptySubsequences: false)
    #expect(result.lines[0] == columns && fields.count == 6)
    for (index, name) in ["mass", "stiffness", "damping", "settlingTime"].enumerated() {
      #expect(json.output.contains("\"\(name)\": \(fields[index])"))
    }
    let peak = object["peak"] as? [String: Double]
    #expect((peak == nil) == fields[4].isEmpty)
    #expect(json.output.contains("\"uiKit\": \(fields[5])"))
  }

  @Test func columnsAreChosenInAnyFormat() async throws {
    let grid = ["sweep", "--mass", "1,2", "--columns", "regime,mass,settlingTime"]
    let csv = try await Tool.run(grid)
    #expect(csv.lines.count == 3 && csv.lines[0] == "regime,mass,settlingTime")
    let json = try await Tool.run(grid + ["--json"])
    let parsed = try JSONSerialization.jsonObject(with: Data(json.bytes))
    let objects = try #require(parsed as? [[String: Any]])
    #expect(objects.count == 2 && objects[1]["mass"] as? Double == 2)
    #expect(objects[0]["regime"] as? String == "underdamped")
    let rows = try await Tool.run(grid + ["--format", "ndjson"])
    #expect(rows.lines.count == 2 && rows.lines[0].hasPrefix("{\"regime\": \"underdamped\", "))
    let none = try await Tool.run(grid + ["--json", "--shard", "7/9"])
    #expect(none.status == 0 && none.output == "[]\n")
  }

  /// A range may begin below zero.
  @Test func aRangeBeginsBelowZero() async throws {
    let result = try await Tool.run(
      ["sweep", "--initial-velocity", "-5:5:5", "--columns", "initialVelocity"])
    #expect(result.status == 0 && result.rows == [[-5], [0], [5]], "\(result.error)")
  }

  /// A grid of numbers is a matrix of NumPy, with the bits that the CSV reads back to.
  @Test func aGridIsAMatrix() async throws {
    let grid = ["sweep", "--mass", "1:3:1", "--damping", "4,9", "--columns", "mass,settlingTime"]
    let rows = try await Tool.run(grid).rows
    let bytes = try await Tool.run(grid + ["--format", "npy"]).bytes
    let start = 10 + Int(bytes[8]) + 256 * Int(bytes[9])
    #expect(String(decoding: bytes[10..<start], as: UTF8.self).contains("'shape': (6, 2)"))
    let numbers = stride(from: start, to: bytes.count, by: 8).map { offset in
      Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << (8 * $1) })
    }
    #expect(rows.count == 6 && numbers == rows.flatMap { $0 })
    let shard = try await Tool.run(grid + ["--format", "npy", "--shard", "1/4"]).bytes
    #expect(String(decoding: shard[10..<start], as: UTF8.self).contains("'shape': (2, 2)"))
    #expect(shard.count == start + 2 * 2 * 8)
  }

  /// A field is entirely a number, or not one at all.
  @Test(arguments: ["1 2", "5x", "5\u{0}x", "--1", "1,", "0x", "1e", "\u{661}"])
  func aFieldIsEntirelyANumber(field: String) async throws {
    let quoted = field.contains(",") ? "\"\(field)\"" : field
    let result = try await Tool.run(
      ["sweep", "--input", "-", "--strict"], input: "mass\n\(quoted)\n")
    #expect(result.status == 65 && result.error.contains("standard input:2: mass must be a number"))
  }

  /// If there are more shards than rows, the extra ones are empty.
  @Test(arguments: ["0/9223372036854775807", "9223372036854775806/9223372036854775807"])
  func shardsBeyondTheRowsAreEmpty(shard: String) async throws {
    let result = try await Tool.run(["sweep", "--mass", "1,2", "--shard", shard])
    #expect(result.status == 0 && result.lines.count == (shard.hasPrefix("0/") ? 2 : 1))
    let input = try await Tool.run(
      ["sweep", "--input", "-", "--shard", shard], input: "mass\n1\n2\n")
    #expect(input.status == 0 && input.lines.count == (shard.hasPrefix("0/") ? 2 : 1))
  }

  @Test(
    arguments: [
      (["--mass", "1:2"], 64, "--mass must be a number, a list, or START:END:STEP"),
      (["--mass", "1:2:0"], 64, "--mass must be a number"),
      (["--mass", "nan"], 64, "--mass: expected a finite number, but found nan"),
      (["--damping-ratio", "0.1...2"], 64, "START:END:STEP, as in 0.1:2:0.1, but is 0.1...2"),
      (["--damping", "60..10"], 64, "as in 60:10:-5, but is"),
      (["--damping", "ten"], 64, "--damping must be a number, a list, or START:END:STEP"),
      (["--damping", ""], 64, "--damping: expected at least one number"),
      (["--mass", "2:1:1"], 64, "a falling range has a negative step, as in 2:1:-1"),
      (["--mass", "1:2:-.5"], 64, "a rising range has a positive step, as in 1:2:0.5"),
      (["--mass", "1:1e9:1e-3"], 64, "must have 1 to 1000000000 values"),
      (["--mass", "1:1e6:1", "--damping", "1:1e6:1"], 64, "more than 1000000000 springs"),
      (["--shard", "3/3"], 64, "--shard must be I/N"),
      (["--threads", "0"], 64, "--threads must be 1 to 256"),
      (["--input", "-", "--mass", "1"], 64, "--mass has no effect with --input"),
      (["--input", "/nonexistent"], 66, "can't read"), (["--input", "-"], 65, "is empty"),
      (["--precision", "0"], 64, "--precision must be 1 to 17"),
      (["--columns", "mass,peektime"], 64, "there is no 'peektime': did you mean 'peakTime'?"),
      (["-o", "x.npy"], 64, "holds only numbers, but regime is text: name others"),
      (["--input", "-", "--format", "npy"], 64, "the number of rows, which only a grid has"),
      (["--format", "npy", "--no-header"], 64, "--no-header has no effect with --format npy"),
      (["-o", "a.csv", "--csv", "b.csv"], 64, "--output and --csv b.csv exclude each other"),
      (["--stiffness", "1", "--response", "1"], 64, "stiffness and response set the same"),
      (["--json", "--no-header"], 64, "--no-header has no effect with --format json"),
      (["--threshold", "2"], 64, "--threshold must be above 0 and below 1, but is 2"),
    ] as [([String], Int32, String)])
  func wrongArgumentsAreRefused(arguments: [String], status: Int32, message: String) async throws {
    let result = try await Tool.run(["sweep"] + arguments)
    #expect(result.status == status && result.error.contains(message), "\(result.error)")
    #expect(result.error.filter(\.isNewline).count == 1)
  }

  @Test(arguments: ["a,b\n1,2\n", "mass,mass\n1,2\n", "damping,bounce\n1,2\n"])
  func wrongHeadersAreRefused(input: String) async throws {
    let result = try await Tool.run(["sweep", "--input", "-"], input: input)
    #expect(result.status == 65 && result.error.contains("standard input:1: "))
  }
}
