import Foundation
import Testing

/// Recordings and tables with more columns than a time and a value.
@Suite struct ColumnHintTests {
  /// The columns that `sweep --columns` chose are those of springs: the swept one is the axis.
  @Test(arguments: [
    ("dampingRatio,overshoot,settlingTime", ""),
    ("dampingRatio,overshoot,settlingTime", "--columns dampingRatio,overshoot"),
    ("dampingRatio,settlingTime,overshoot", "--columns dampingRatio,settlingTime"),
    ("dampingRatio,overshoot", ""),
  ])
  func aSweptColumnIsTheAxis(columns: String, options: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        """
        "$TOOL" sweep --damping-ratio 0.1:0.9:0.1 --columns \(columns) -o z.csv -q
        "$TOOL" plot z.csv \(options) --script z.gp && cat z.gp
        """, in: folder)
      #expect(result.status == 0 && result.output.contains("dampingRatio"), "\(result)")
      #expect(!result.output.contains("time (s)") && !result.error.contains("sorted by time"))
    }
  }

  /// A decimal comma is told before columns are guessed.
  @Test func aDecimalCommaComesFirst() async throws {
    let log = "frame;time_ms;y\n0;0;480,0\n1;16;472,3\n2;32;460,1\n3;48;450\n"
    let result = try await Tool.run("a.csv", log, "fit a.csv")
    #expect(result.status == 65 && result.error.contains("a.csv:2:5: '480,0' has a decimal comma"))
    #expect(!result.error.contains("--columns"))
  }

  /// A line with a title before the header is no header; a row of units is none either.
  @Test(arguments: ["#multiple data:\nmass_A,,\n", "mass A,,\n", "Swing one\n"])
  func aTitleIsNoHeader(title: String) async throws {
    let rows = (0...40).map { step -> String in
      let time = Double(step) / 40
      return "\(time),\(3),\(time * time * (3 - 2 * time))"
    }
    let text = title + "t,x,y\n" + rows.joined(separator: "\n") + "\n"
    let result = try await Tool.run(
      "a.csv", text, "fit a.csv --columns t,y --to cubic-bezier --json")
    #expect(result.status == 0, "\(result)")
    // The cubic 3t² - 2t³ is this curve.
    let found = try #require(try result.object["text"] as? String)
    let numbers = found.split { !"-.e0123456789".contains($0) }.compactMap { Double($0) }
    #expect(numbers.count == 4)
    for (number, expected) in zip(numbers, [1 / 3.0, 0, 2 / 3.0, 1]) {
      #expect(abs(number - expected) < 1e-6, "\(found)")
    }
    let hint = try await Tool.run("a.csv", text, "fit a.csv")
    #expect(!hint.error.contains("1,1"), "\(hint.error)")
    let units = try await Tool.run("b.csv", "time,value\ns,px\n0,1\n1,2\n", "fit b.csv")
    #expect(units.status == 65 && units.error.contains("b.csv:2:1:"), "\(units.error)")
  }

  /// The column that is named as an example is a position whose times can be read.
  @Test(arguments: [
    ("t,y,vy\n0,100,640\n0.0167,116,1246\n0.0333,140,1500\n0.05,170,300\n", "--columns t,y\n"),
    (
      "frame,cm_time,value_pt\n0,0/600,0\n1,10/600,1.48\n2,20/600,5.5\n3,30/600,9\n",
      "--columns cm_time,value_pt\n"
    ),
    (
      "frame_no,time,value_pt,z\n0,a1,0,1\n1,a2,1.48,1\n2,a3,5.5,2\n3,a4,9,3\n",
      "--fps 60 --columns value_pt\n"
    ),
  ])
  func theExampleCanBeRead(log: String, example: String) async throws {
    let result = try await Tool.run("a.csv", log, "fit a.csv")
    #expect(result.status == 65 && result.error.hasSuffix(example), "\(result.error)")
    let read = try await Tool.run(
      "a.csv", log, "fit a.csv --to linear --points 3 \(example.dropLast())")
    #expect(read.status == 0, "\(read.error)")
  }

  /// Times of Core Media are in seconds.
  @Test func aRationalTimeIsInSeconds() async throws {
    let rows = (0...30).map { "\($0 * 20)/600,\(Double($0) / 30)" }.joined(separator: "\n")
    let result = try await Tool.run(
      "a.csv", "time,value\n\(rows)\n", "fit a.csv --to cubic-bezier --json")
    let duration = try #require(try result.object["duration"] as? Double)
    #expect(abs(duration - 1) < 1e-3)
  }

  /// Two motions are no single one; noise is.
  @Test func severalMotionsAreHinted() async throws {
    var (two, noisy) = ("time,value\n", "time,value\n")
    for step in 0..<240 {
      let time = Double(step) / 60
      func moved(_ time: Double) -> Double { time > 0 ? 1 - (1 + 12 * time) * exp(-12 * time) : 0 }
      two += "\(time),\(moved(time) - moved(time - 2))\n"
      noisy += "\(time),\(moved(time) + 0.03 * sin(Double(step * step) * 12.9898))\n"
    }
    for options in ["", " --to spring"] {
      let found = try await Tool.run("a.csv", two, "fit a.csv" + options)
      let top = found.lines.prefix(4).joined(separator: "\n")
      #expect(top.contains("--segments splits a recording"), "\(found.output)")
      let one = try await Tool.run("a.csv", noisy, "fit a.csv" + options)
      #expect(one.status == 0 && !one.output.contains("splits a recording"), "\(one.output)")
    }
  }
}
