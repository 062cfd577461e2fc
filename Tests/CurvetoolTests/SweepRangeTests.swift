import CurveTestSupport
import Foundation
import Testing

@testable import curvetool

/// The numbers of `START:END:STEP`.
@Suite struct SweepRangeTests {
  /// Each value is the double nearest to its decimal, which Foundation computes.
  @Test func rangeValuesAreNearestDoubles() throws {
    var random = SplitMix64(seed: 31)
    func decimal() -> String {
      let digits = Int.random(in: -99_999...99_999, using: &random)
      return switch Int.random(in: 0..<3, using: &random) {
      case 0: "\(digits)"
      case 1: "\(digits)e-\(Int.random(in: 0...6, using: &random))"
      default: "\(digits / 1000).\(abs(digits) % 1000 + 1000)"
      }
    }
    for _ in 0..<300 {
      let (start, step) = (decimal(), decimal())
      let range = try #require(
        DecimalRange(start: start[...], step: step[...], count: 1000), "\(start) \(step)")
      let first = try #require(Decimal(string: start)), length = try #require(Decimal(string: step))
      for index in [0, 1, 2, 3, 7, 10, 99, 998, 999] {
        let meant = Double("\(first + Decimal(index) * length)")
        #expect(range[index] == meant, "\(start) \(step) \(index)")
      }
    }
  }

  @Test(arguments: [
    ("1e300", "1"), ("1", "1e-300"), ("0.1234567890123456789", "1"), ("9e15", "1e15"),
    ("9223372036854775807", "1"), ("1", "-9223372036854775808"), ("1", "4611686018427387904"),
    ("", "1"), (".", "1"), ("0x10", "1"), ("1e", "1"),
  ])
  func longOrInvalidNumbersAreNotDecimals(start: String, step: String) {
    #expect(DecimalRange(start: start[...], step: step[...], count: 2) == nil)
  }

  @Test func aSweepHasTheNumbersThatWereTyped() async throws {
    let result = try await Tool.run([
      "sweep", "--damping-ratio", "0.1:2:0.1", "--columns", "damping-ratio", "-q",
    ])
    let meant = (1...20).map { $0 % 10 == 0 ? "\($0 / 10)" : "\($0 / 10).\($0 % 10)" }
    #expect(result.lines.map(String.init) == ["dampingRatio"] + meant)
  }

  /// A column may be spelled as the option. All that do not exist are named.
  @Test func columnsAreFoundInOtherSpellings() async throws {
    let found = try await Tool.run([
      "sweep", "--columns", "damping-ratio,settling-time,peak_time,duration", "-q",
    ])
    #expect(found.lines.first == "dampingRatio,settlingTime,peakTime,duration")
    let wrong = try await Tool.run(["sweep", "--columns", "dampingRadio,mass,setlingTime"])
    #expect(
      wrong.status == 64
        && wrong.error.contains(
          "unknown columns: 'dampingRadio' (did you mean 'dampingRatio'?), 'setlingTime' (did you mean 'settlingTime'?)"
        ), "\(wrong.error)")
  }

  /// The picture of a sweep is over the parameter that was swept, not over one that changes with it.
  @Test(arguments: [
    ("--damping-ratio 0.1:2:0.1", "dampingRatio"), ("--damping 5:40:5", "damping"),
    ("--stiffness 100:500:50", "stiffness"),
    ("--response 0.2:0.6:0.1 --columns response,stiffness,damping,settlingTime", "response"),
  ])
  func aPictureHasTheSweptParameterAsItsAxis(_ options: String, _ axis: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell(
        "\"$TOOL\" sweep \(options) > s.csv; \"$TOOL\" plot s.csv --script s.gp", in: folder)
      #expect(result.status == 0, "\(result.error)")
      let script = try String(contentsOfFile: "\(folder)/s.gp", encoding: .utf8)
      // The label below the picture.
      let isNamed = script.split(separator: "\n").contains {
        $0.hasPrefix("set label \"\(axis)\"") && $0.contains(" center front")
      }
      #expect(isNamed, "\(script.prefix(2000))")
    }
  }

  /// Several values for an option of `spring` are several springs, which `plot` draws.
  @Test(arguments: [
    (
      "--damping-ratio 0.3 --damping-ratio 1 --damping-ratio=2 --plot -",
      "plot 'damping ratio 0.3' 'damping ratio 1' 'damping ratio 2'"
    ),
    (
      "--damping-ratio 0.3,1,2 --plot a.png",
      "plot 'damping ratio 0.3' 'damping ratio 1' 'damping ratio 2' --plot a.png"
    ),
    (
      "--stiffness 230 --damping 10,22 --mass 2",
      "sweep --damping 10,22`, or a picture by `curvetool plot 'mass 2, stiffness 230, damping 10' 'mass 2, stiffness 230, damping 22'"
    ),
  ])
  func severalValuesSuggestSeveralSprings(_ options: String, _ hint: String) async throws {
    try await Tool.inFolder { folder in
      let result = try await Tool.shell("\"$TOOL\" spring \(options)", in: folder)
      #expect(result.status == 64, "\(result.error)")
      #expect(result.error.contains("`curvetool \(hint)`"), "\(result.error)")
      let last = hint.split(separator: "`").last ?? ""
      let command = last.replacing("curvetool ", with: "")
      let next = try await Tool.shell("\"$TOOL\" \(command)", in: folder)
      #expect(next.status == 0, "\(next.error)")
    }
  }
}
