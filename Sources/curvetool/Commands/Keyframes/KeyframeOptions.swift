import ArgumentParser
import CurveNotation
import CurvePlatforms
import Curves
import Timeline

/// A keyframe animation, described by options.
struct KeyframeOptions: ParsableArguments {
  @Option(
    "The values, in quotes: '0 10 5', points as '0,0 100,50', colours as CSS text.",
    valueName: "list")
  var values: String?

  @Option("SVG path data to follow, instead of values.", valueName: "path data")
  var path: String?

  @Option("The time of each value, from 0 to 1. (default: evenly spaced)", valueName: "list")
  var keyTimes: String?

  @Option(
    help: ArgumentHelp(
      """
      The calculation mode: \(KeyframeText.modes(" or ")). (default: linear)
      """, valueName: "mode"),
    completion: .list(CalculationMode.allCases.map(\.rawValue)),
    transform: KeyframeText.calculationMode)
  var mode: CalculationMode?

  @Option(
    "The overall timing function. (default: linear)", valueName: "curve",
    completion: WordCompletion.curve)
  var timing: String?

  @Option(
    "The timing function of each segment, separated by commas. (default: linear)",
    valueName: "curves")
  var timings: String?

  @Option(
    "The tension at each value, or one number for all values. (default: 0)", valueName: "list")
  var tension: String?

  @Option(
    "The continuity at each value, or one number for all values. (default: 0)", valueName: "list")
  var continuity: String?

  @Option("The bias at each value, or one number for all values. (default: 0)", valueName: "list")
  var bias: String?

  @Flag(help: "Compute a cubic's tangents as for evenly spaced key times.")
  var uniformTangents = false

  @Flag(help: "Pace cubicPaced by its true arc length, not by its chords.")
  var arcLength = false

  @Option(
    help: ArgumentHelp(
      "The rotation along a path: none, auto or autoReverse. (default: none)",
      valueName: "mode"), completion: .list(["none", "auto", "autoReverse"]),
    transform: KeyframeText.rotationMode)
  var rotationMode: PathAnimation.RotationMode?

  @Option("The duration of one run. (default: 1)", valueName: "seconds", transform: seconds)
  var duration: Double?

  @Option(
    "The number of runs; infinity is allowed. (default: 1)", valueName: "N", transform: number)
  var repeatCount: Double?

  @Option(
    "The total time of the runs, instead of a count.", valueName: "seconds", transform: seconds)
  var repeatDuration: Double?

  @Flag(help: "Play each run forwards, then backwards.")
  var autoreverse = false

  /// The options for a cubic's tangents.
  private static let tangents = ["--tension", "--continuity", "--bias", "--uniform-tangents"]

  private static let rules: [OptionRule] = [
    .idle(["--rotation-mode"], without: ["--path"]),
    .exclusive(["--repeat-count", "--repeat-duration"], because: "one follows from the other"),
  ]

  /// Whether any keyframe option was given.
  var isGiven: Bool {
    GivenOptions.contain(
      anyOf: Self.tangents + [
        "--values", "--path", "--key-times", "--mode", "--timing", "--timings", "--arc-length",
        "--rotation-mode", "--duration", "--repeat-count", "--repeat-duration", "--autoreverse",
      ])
  }

  /// Rejects options that have no effect in the mode.
  func validate() throws {
    let mode = mode ?? .linear
    try Self.rules.check()
    if path != nil {
      try refuseIdle(Self.tangents + ["--arc-length"], "on a path")
      if mode.isSpline, !mode.isPaced {
        try refuseIdle(["--mode \(mode.rawValue)"], "on a path, which is a curve itself")
      }
    }
    if !mode.hasTension {
      let modes = CalculationMode.allCases.filter(\.hasTension).map(\.rawValue)
      try refuseIdle(Self.tangents, "without --mode \(modes.joined(separator: " or "))")
    }
    if !mode.isSpline || !mode.isPaced {
      try refuseIdle(["--arc-length"], "without --mode cubicPaced")
    }
    if mode == .cubic, keyTimes == nil {
      try refuseIdle(["--uniform-tangents"], "on even key times: add --key-times")
    }
    if mode.isPaced { try refuseIdle(["--key-times"], "with a paced mode") }
    if mode == .discrete {
      try refuseIdle(["--timings"], "without interpolation between values")
    }
  }

  /// The keyframes that the options describe.
  func specification() throws -> KeyframeSpecification {
    guard values != nil || path != nil else {
      throw ToolError.usage("keyframes needs --values, --path or a file")
    }
    var result = KeyframeSpecification()
    result.values = try values.map(KeyframeText.values) ?? []
    if let path {
      do throws(SyntaxError) {
        result.path = try BezierPath(path)
      } catch {
        let isFile = fileExtension(path) == "svg"
        throw ToolError.usage(
          "--path, \(error)" + (isFile ? ": a path's data is the d of its element in the file" : "")
        )
      }
    }
    result.keyTimes = try keyTimes.map { try NumberList.read($0, option: "--key-times") }
    result.mode = mode ?? .linear
    if let timings {
      do throws(SyntaxError) {
        result.timingFunctions = try EasingParser().parseList(timings).map { parsed in
          for note in parsed.notes { warn(note) }
          return parsed.easing
        }
      } catch {
        throw ToolError.usage("--timings, \(error)")
      }
    }
    let count = result.values.count
    result.tension = try Self.numbers(tension, "--tension", count)
    result.continuity = try Self.numbers(continuity, "--continuity", count)
    result.bias = try Self.numbers(bias, "--bias", count)
    result.hasUniformTangents = uniformTangents
    result.isPacedByArc = arcLength
    result.rotationMode = rotationMode ?? .none
    return result
  }

  /// The numbers of a cubic, one for each value; one number holds for all.
  private static func numbers(_ text: String?, _ option: String, _ count: Int) throws -> [Double] {
    guard let text else { return [] }
    let numbers = try NumberList.read(text, option: option)
    if numbers.count == 1 { return [Double](repeating: numbers[0], count: count) }
    guard numbers.count == count else {
      throw ToolError.usage(
        "\(option) takes one number, or one for each of the \(count) values, but has \(numbers.count)"
      )
    }
    return numbers
  }

  func timingFunction(isStrict: Bool) throws -> Easing {
    guard let timing else { return .linear }
    let parser = EasingParser()
    let list = timing.contains(",") ? timing : timing.split(separator: " ").joined(separator: ",")
    if (try? parser.parse(timing)) == nil,
      (try? parser.parseList(list)).map({ $0.count > 1 }) == true
    {
      throw ToolError.usage(OptionHint.timings(list))
    }
    return try NamedCurve(timing, isStrict: isStrict).easing
  }

  /// The timing that the options describe.
  func mediaTiming() throws -> MediaTiming {
    var result = MediaTiming()
    result.duration = duration ?? 1
    result.repeatCount = repeatCount ?? 0
    result.repeatDuration = repeatDuration ?? 0
    result.autoreverses = autoreverse
    try require("--duration", duration, .positive)
    for (option, value) in [
      ("--repeat-count", repeatCount), ("--repeat-duration", repeatDuration),
    ] {
      try require(option, value, AllowedNumbers("positive") { $0 > 0 })
    }
    return result
  }
}
