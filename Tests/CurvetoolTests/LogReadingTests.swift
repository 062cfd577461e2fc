import Foundation
import Testing

/// How `fit`, `compare` and `plot` read recordings, by the output of the built binary.
@Suite struct LogReadingTests {
  /// A spring of stiffness 230 and damping 22 from 0 to 300 at 60 samples a second, by its closed form.
  static let rows: [(time: Double, value: Double)] = (0...48).map { index in
    let time = Double(index) / 60
    let (rate, frequency) = (11.0, (230.0 - 121).squareRoot())
    let decay = exp(-rate * time)
    let swing = cos(frequency * time) + rate / frequency * sin(frequency * time)
    return (time, 300 * (1 - decay * swing))
  }

  private func text(
    _ header: String = "time,value", scale: Double = 1, origin: Double = 0,
    separator: String = ","
  ) -> String {
    let lines = Self.rows.map { "\(origin + $0.time * scale)\(separator)\($0.value)\n" }
    return (header.isEmpty ? "" : header + "\n") + lines.joined()
  }

  /// Expects that a recording shows the spring.
  ///
  /// - Parameters:
  ///   - text: The recording.
  ///   - notes: Parts of the note on standard error; empty for no note.
  func expectSpring(
    _ text: String, _ options: [String] = [], _ notes: [String] = [], distance: Double = 300,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await Tool.run(
      ["fit", "-", "--to", "spring", "--json"] + options, input: text)
    #expect(result.status == 0, "\(result.error)", sourceLocation: sourceLocation)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any],
      sourceLocation: sourceLocation)
    func number(_ key: String) -> Double {
      (object[key] as? [String: Double])?["value"] ?? .nan
    }
    #expect(abs(number("stiffnessPerMass") - 230) <= 1e-3, sourceLocation: sourceLocation)
    #expect(abs(number("dampingPerMass") - 22) <= 1e-4, sourceLocation: sourceLocation)
    let moved = number("to") - number("from")
    #expect(abs(moved - distance) <= 1e-3 * distance, sourceLocation: sourceLocation)
    if notes.isEmpty { #expect(result.error.isEmpty, sourceLocation: sourceLocation) }
    for note in notes {
      #expect(result.error.contains(note), "\(result.error)", sourceLocation: sourceLocation)
    }
    #expect(result.error.filter { $0 == "\n" }.count <= 1, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("time,value", 1.0), ("ms,value", 1000), ("time_ms,x", 1000), ("t (ms),x (px)", 1000),
    ("timeMillis,y", 1000), ("Time [µs],y", 1e6), ("timestamp_ns,y", 1e9), ("seconds,y", 1),
  ])
  func theHeaderNamesTheUnit(header: String, scale: Double) async throws {
    try await expectSpring(text(header, scale: scale))
  }

  @Test(arguments: [
    (1e3, "read as milliseconds"), (1e6, "read as microseconds"), (1e9, "read as nanoseconds"),
  ])
  func theStepsTellTheUnit(scale: Double, note: String) async throws {
    for header in ["time,value", ""] {
      try await expectSpring(text(header, scale: scale), [], [note])
    }
    // A clock that counts from elsewhere begins at the first row.
    try await expectSpring(
      text("", scale: scale, origin: 1e5 * scale), [], [note, "time 0 is the first row"])
  }

  @Test func datesTellTheUnit() async throws {
    // Steps of 1 ms would pass for those of seconds.
    let rows = Self.rows.map { "\(Int(1_718_000_000_000 + ($0.time * 60).rounded())),\($0.value)" }
    let result = try await Tool.run(
      ["compare", "-", "linear", "--format", "csv"], input: rows.joined(separator: "\n"))
    #expect(result.status == 0 && result.error.contains("read as milliseconds"))
    #expect(abs(try #require(result.rows.last)[0] - 0.048) <= 1e-9)
    let lines = Self.rows.map { row in
      let seconds = String(format: "%09.6f", 30 + row.time)
      return "2026-11-23T12:00:\(seconds)Z,\(row.value)\n"
    }
    try await expectSpring(lines.joined(), [], ["time 0 is the first row"])
  }

  @Test func instrumentsCountsMinutes() async throws {
    let lines = Self.rows.map { row in
      let count = Int((row.time * 1e6).rounded()) + 59_900_000
      let (second, microsecond) = (count / 1_000_000, count % 1_000_000)
      let clock = String(
        format: "%02d:%02d.%03d.%03d", second / 60, second % 60,
        microsecond / 1000, microsecond % 1000)
      return "\(clock)\t\(row.value)\n"
    }
    try await expectSpring("Timestamp\tx\n" + lines.joined())
  }

  @Test func logcatsDividersAreNoRows() async throws {
    let divider = "--------- beginning of main\n"
    try await expectSpring(divider + text("", separator: " ") + divider)
  }

  @Test func framesNeedTheirRate() async throws {
    let frames = Self.rows.indices.map { "\($0),\(Self.rows[$0].value)\n" }.joined()
    try await expectSpring("frame,x\n" + frames, ["--fps", "60"])
    try await expectSpring(frames, ["--fps", "60"])
    try await expectSpring(
      Self.rows.map { "\($0.value)\n" }.joined(), ["--fps", "60"])
    try await expectSpring(
      "x,y\n" + Self.rows.map { "7,\($0.value)\n" }.joined(), ["--fps", "60", "--columns", "y"])
    let without = try await Tool.run(["fit", "-"], input: "frame,x\n" + frames)
    #expect(without.status == 65 && without.error.contains("counts frames: add --fps"))
    let idle = try await Tool.run(
      ["fit", "-", "--fps", "60"], input: text("ms,value", scale: 1000))
    #expect(idle.status == 64 && idle.error.contains("--fps has no effect on times in milli"))
  }

  @Test func oneRowOfNumbersIsNotChosenFrom() async throws {
    let row = (0..<21).map { "\(Double($0) / 20)" }.joined(separator: ",")
    for end in ["", "\n"] {
      let result = try await Tool.run(["fit", "-"], input: row + end)
      #expect(result.status == 65 && !result.error.contains("--columns"))
      #expect(
        result.error.contains("one row of 21 numbers: write one on each line, and add --fps"),
        "\(result.error)")
    }
    let lines = row.split(separator: ",").joined(separator: "\n")
    #expect(try await Tool.run(["fit", "-", "--fps", "60"], input: lines).status == 0)
  }

  @Test func theErrorNamesTheColumnsThatChange() async throws {
    var rows = (0..<2000).map { "\(Double($0) / 60),7,20,a" }
    (rows[1900], rows[1950]) = ("31.6,7,25.5,b", "32.5,7,19,b")
    let text = rows.joined(separator: "\n")
    let without = try await Tool.run(["fit", "-"], input: text)
    #expect(
      without.status == 65
        && without.error
          == "Error: standard input:1: there are 4 columns where a time and a value are expected: "
          + "column 3 changes by 6.5; name two with --columns, by header or number, as in "
          + "--columns 1,3\n"
    )
    let named = try await Tool.run(["fit", "-"], input: "time,a,b,c\n0,1,2px,3\n1,1,4px,-9\n")
    #expect(
      named.status == 65
        && named.error
          == "Error: standard input:1: there are 4 columns where a time and a value are expected: "
          + "time, a, b, c: c changes by 12, b changes by 2; name two with --columns, by header or "
          + "number, as in --columns time,c\n"
    )
    let still = try await Tool.run(["fit", "-"], input: "time,a,b\n0,1,2\n1,1,2\n")
    #expect(
      still.error.hasSuffix(
        "expected: time, a, b: name two with --columns, by header or "
          + "number, as in --columns time,a\n"))
  }

  @Test(arguments: ["\t", ";", ", ", "  ", " ; "])
  func fieldsAreSeparated(separator: String) async throws {
    for header in ["time\(separator)value", ""] {
      try await expectSpring(text(header, separator: separator))
    }
  }

  @Test func rowsAreSortedAndRepeatedTimesDropped() async throws {
    var rows = Self.rows
    rows.swapAt(10, 11)
    rows.swapAt(20, 22)
    let lines = rows.map { "\($0.time),\($0.value)\n" }
    try await expectSpring(
      "time,value\n" + lines.joined(), [], ["sorted by time", "line 13 is earlier"])
    try await expectSpring(lines.reversed().joined(), [], ["sorted by time"])
    let twice = lines.flatMap { [$0, $0] }.joined()
    try await expectSpring(twice, [], ["49 rows have the same time as the next one"])
    // The halves of a ring buffer.
    try await expectSpring((lines[20...] + lines[..<20]).joined(), [], ["sorted by time"])
    let ordered = Self.rows.map { "\($0.time),\($0.value)\n" }
    let two = try await Tool.run(["fit", "-"], input: (ordered + ordered).joined())
    #expect(two.status == 65 && two.error.contains("a second recording: split the file"))
    #expect(two.error.contains("begin again at line 50"))
  }

  @Test func rowsWithoutNumbersAndGapsHaveNotes() async throws {
    var lines = Self.rows.map { "\($0.time),\($0.value)\n" }
    lines.insert("0.1,NaN\n", at: 7)
    lines.insert(",5\n", at: 9)
    lines.insert("0.12,\n", at: 9)
    lines.insert("0.12,null\n", at: 9)
    try await expectSpring(
      lines.joined(), [], ["4 rows have no number and are skipped, the first at line 8"])
    let gap = Self.rows.enumerated().filter { !(20..<30).contains($0.offset) }
    try await expectSpring(
      gap.map { "\($0.element.time),\($0.element.value)\n" }.joined(), [],
      ["there are no samples for 0.183333 s after 0.316667 s"])
  }

  @Test func pixelsBecomePoints() async throws {
    try await expectSpring(text(), ["--scale", "3"], distance: 100)
    let lengths = Self.rows.map { "\($0.time * 1000)ms\t\($0.value)px\n" }.joined()
    try await expectSpring(lengths, ["--scale", "2"], distance: 150)
  }

  @Test func jsonIsRead() async throws {
    let objects = Self.rows.map { #"{"t": \#($0.time * 1000), "x": \#($0.value), "id": "a"}"# }
    let note = ["read as milliseconds"]
    try await expectSpring("[" + objects.joined(separator: ",\n") + "]", [], note)
    try await expectSpring(objects.joined(separator: "\n"), [], note)
    try await expectSpring(#"{"value": ["# + objects.joined(separator: ",") + "]}", [], note)
    let lists = Self.rows.map { "[\($0.time), \($0.value)]" }
    try await expectSpring("[" + lists.joined(separator: ",") + "]")
    try await expectSpring(lists.joined(separator: "\n"))
    let times = Self.rows.map { "\($0.time)" }.joined(separator: ", ")
    let values = Self.rows.map { "\($0.value)" }.joined(separator: ", ")
    try await expectSpring(#"{"time": [\#(times)], "value": [\#(values)]}"#)
    try await expectSpring("[\(values)]", ["--fps", "60"])
    let boxes = Self.rows.map { #"{"t": \#($0.time), "rect": {"x": \#($0.value), "y": null}}"# }
    try await expectSpring("[\(boxes.joined(separator: ","))]", ["--columns", "t,rect.x"])
  }

  /// What the tool writes is a recording too.
  @Test func itsOwnOutputIsRead() async throws {
    for format in ["json", "ndjson", "csv", "tsv"] {
      let spring = try await Tool.run([
        "spring", "--stiffness", "230", "--damping", "22", "--to-value", "300", "--fps", "60",
        "--format", format,
      ])
      try await expectSpring(spring.output)
    }
  }

  @Test func filesInUTF16AreRefusedByName() async throws {
    try await Tool.inFolder { folder in
      let path = folder + "/log.csv"
      try "time,value\n0,1\n1,2\n".write(toFile: path, atomically: true, encoding: .utf16)
      let result = try await Tool.run(["fit", path])
      #expect(result.status == 65 && result.output.isEmpty)
      #expect(result.error.contains("log.csv is UTF-16: save it as UTF-8"), "\(result.error)")
    }
  }

  @Test func transformsAreRead() async throws {
    func log(_ row: (Double) -> String) -> String {
      "time,transform\n" + Self.rows.map { "\($0.time),\(row($0.value))\n" }.joined()
    }
    let x = ["the values are transform.x"]
    // Rows of `none` before the animation, and functions with commas, with and without quotes.
    try await expectSpring(log { $0 == 0 ? "none" : "matrix(1, 0, 0, 1, \($0), 0)" }, [], x)
    try await expectSpring(log { "\"translate(\($0)px, 4px) scale(2)\"" }, [], x)
    try await expectSpring(
      log { "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,0,\($0),0,1)" }, [], ["transform.y"])
    try await expectSpring(log { "\($0)px 3px" }, [], x)
    // Both scales are one; a rotation goes on beyond half a turn.
    try await expectSpring(
      log { "scale(\(1 + $0 / 100))" }, [], ["transform.scale"], distance: 3)
    try await expectSpring(log { "rotate(\($0)deg)" }, [], ["transform.rotation"])
    try await expectSpring(
      log { "translate(\($0)px, \($0 / 3)px)" }, ["--columns", "time,transform.y"],
      distance: 100)
    let json = Self.rows.map { #"{"t": \#($0.time), "m": [1, 0, 0, 1, \#($0.value), 0]}"# }
    try await expectSpring("[\(json.joined(separator: ","))]", [], ["the values are m.x"])
  }

  @Test(arguments: [
    ("time,value\n0,0\n0.1,abc\n", "input:3:5: the value must be a finite number, but is 'abc'"),
    ("time;value\n0;0\n0;12,5\n", "input:3:3: '12,5' has a decimal comma"),
    ("0,016;3\n", "input:1:1: '0,016' has a decimal comma: write a decimal point, as in 0.016"),
    ("t,x\n0,016,12,5\n", "input:2: there are 4 fields, but 2 columns; do the numbers have dec"),
    ("t,x\n0,1px\n1,3%\n", "input:3: the value is in %, but others are in px"),
    ("t,x\n0s,1\n1ms,3\n", "input:3: the time is in milliseconds, but others are in seconds"),
    ("t,x\n0,inf\n", "input:2:3: the value must be a finite number"),
    ("t,x\nabc,1\n", "input:2:1: the time must be a finite number, but is 'abc'"),
    ("t,x\n0,1\n1,matrix(1,0,0,1,5,6)\n", "input:3: the value is a transform, but others are"),
    ("[{\"t\": 0, \"x\": 1},\n {\"t\": 1, \"x\": \"y\"}]", "input:2:16: [1].x: the value must be"),
    ("[{\"t\": 0, \"x\": 1},\n [1, 2]]", "input:2:2: [1]: expected an object, as in the first row"),
    ("{\"a\": 0}", "input:1:1: expected rows, as"), ("[\n", "input:2:1"), ("{}", "input:1:1"),
    ("{\"t\": [0, 1], \"x\": [2]}", "expected 2 elements, as in 't', but found 1"),
    ("{\"t\": 0, \"x\": 1}\n{\"t\": 1, \"x\": }\n", "input:2:15"),
    ("t,x\n0,1\n,\n", "the number of samples must be at least 2, but is 1; 1 row has no number"),
    (
      "t,transform\n0,none\n1,\"matrix(1, 0, 0, 1, 5, 6)\"\n2,none\n",
      "transform changes in x and y: choose one, as in --columns t,transform.x"
    ),
  ])
  func errorsNameTheirPosition(text: String, message: String) async throws {
    let result = try await Tool.run(["fit", "-"], input: text)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: [
    (["fit", "x.csv", "--scale", "0"], "--scale must be in"),
    (["fit", "x.csv", "--fps", "-1"], "--fps must be in"),
    (["fit", "x.csv", "--columns", "1,1"], "--columns must be columns by header or number"),
    (["compare", "ease", "linear", "--fps", "60"], "--fps has no effect without"),
    (["plot", "ease", "--scale", "2"], "--scale has no effect without a recording"),
    (["plot", "x.csv", "ease"], "compare x.csv CURVE --align --plot -` draws both"),
    (["plot", "x.csv", "--velocities"], "--velocities has no effect on recordings"),
    (["fit", "x.csv", "--to", "sprign"], "did you mean 'spring'?"),
    (["fit", "x.csv", "--to", "css", "--csv", "a.csv"], "--csv has no effect on a text"),
  ])
  func wrongOptionsAreUsageErrors(arguments: [String], message: String) async throws {
    let result = try await Tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test func plotDrawsRecordings() async throws {
    try await Tool.inFolder { folder in
      for name in ["a", "b"] {
        try text(scale: name == "a" ? 1 : 1000).write(
          toFile: "\(folder)/\(name).csv", atomically: true, encoding: .utf8)
      }
      let script = "\(folder)/a.gp"
      let result = try await Tool.run([
        "plot", "\(folder)/a.csv", "\(folder)/b.csv", "--script", script,
      ])
      #expect(result.status == 0 && result.error.contains("b.csv: the times, 16.6667 apart"))
      // Without the folder, whose random name may contain any digits.
      let drawn = try String(contentsOfFile: script, encoding: .utf8)
        .replacingOccurrences(of: folder, with: "")
      // Both are in seconds.
      #expect(drawn.contains("time (s)") && drawn.contains("98 samples"))
      #expect(!drawn.contains("800"))
      let terminal = try await Tool.run(["plot", "\(folder)/a.csv", "--scale", "2"])
      #expect(terminal.status == 0 && terminal.output.contains("160 ┤"))
    }
  }

  /// An object with a frame rate and the value of each frame.
  @Test(arguments: ["fps", "frameRate", "sample_rate"], ["samples", "values", "data"])
  func framesHaveTheRateOfTheirFile(rate: String, list: String) async throws {
    let values = Self.rows.map { "\($0.value)" }.joined(separator: ", ")
    try await expectSpring(#"{"\#(rate)": 60, "\#(list)": [\#(values)]}"#)
  }

  /// A file with a frame rate is a recording for every command.
  @Test func aFrameRateTellsARecording() async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/log.json"
      let values = Self.rows.map { "\($0.value)" }.joined(separator: ", ")
      try #"{"fps": 60, "samples": [\#(values)]}"#.write(
        toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run([
        "compare", file, "stiffness 230, damping 22", "--to-value", "300", "--max-error", "1e-9",
      ])
      #expect(result.status == 0, "\(result.error)")
      let other = try await Tool.run([
        "compare", file, "stiffness 231, damping 22", "--to-value", "300", "--max-error", "1e-9",
      ])
      #expect(other.status == 1, "\(other.error)")
      let curves = try await Tool.run(["presets", "@\(file)"])
      #expect(curves.status == 65 && curves.error.contains("is a recording"), "\(curves.error)")
    }
  }

  /// The example names the values that move, rather than their speed or a count of rows.
  @Test func theExampleIsAValue() async throws {
    let rows = Self.rows.enumerated().map { index, row in
      "\(row.time),\(index * 1000),\(row.value),\(row.value * 20)"
    }
    let text = "time,frame,position,velocity\n" + rows.joined(separator: "\n") + "\n"
    let result = try await Tool.run(["fit", "-"], input: text)
    #expect(
      result.status == 65 && result.error.contains("as in --columns time,position"),
      "\(result.error)")
  }
}
