import ArgumentParser
import Spring
import SystemPackage

/// Where curves are sampled; the same words in every command.
struct SamplingOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Evenly spaced samples, both ends included.", valueName: "N"),
    transform: wholeNumber)
  var samples: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A sample every so many seconds (or parts of progress), and the end.", valueName: "seconds"),
    transform: number)
  var step: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("So many samples a second, and the end.", valueName: "F"),
    transform: number)
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Exactly these times, in this order: a list such as 0,0.1,0.5, a file, or - for standard input.",
      valueName: "list|file|-"))
  var at: String?

  @OptionGroup var span: SpanOptions

  /// The most rows that a streaming format writes.
  static let limit = 1_000_000_000

  /// Whether any of the options was given.
  var isGiven: Bool {
    samples != nil || step != nil || fps != nil || at != nil || span.isGiven
  }

  /// Refuses options that exclude each other and values out of range, before anything is done.
  func check() throws {
    let given = [
      ("--samples", samples != nil), ("--step", step != nil), ("--fps", fps != nil),
      ("--at", at != nil),
    ].filter(\.1).map(\.0)
    if given.count > 1 {
      throw ToolError.usage("\(given.joined(separator: " and ")) exclude each other: give one")
    }
    if at != nil, span.isGiven {
      throw ToolError.usage("--at excludes --from-time and --to-time: it names every time itself")
    }
    if let samples {
      try require(
        (2...Self.limit).contains(samples), "--samples", Double(samples), "2 to 1000000000")
    }
    if let step { try require(step > 0 && step.isFinite, "--step", step, "positive and finite") }
    if let fps { try require(fps > 0 && fps.isFinite, "--fps", fps, "positive and finite") }
    try span.check()
  }

  /// The times to sample.
  ///
  /// - Parameters:
  ///   - horizon: The end unless `--to-time` is given.
  ///   - defaultCount: How many samples when no option says.
  func times(horizon: Double, defaultCount: Int) throws -> SampleTimes {
    if let at { return .list(try NumberList.read(at)) }
    let range = span.range(horizon: horizon)
    let (start, end) = (range.lowerBound, range.upperBound)
    guard let spacing = step ?? fps.map({ 1 / $0 }) else {
      return .uniform(start: start, end: end, count: samples ?? defaultCount)
    }
    // A last step that rounding alone keeps from the end is the end.
    let steps = ((end - start) / spacing - 1e-9).rounded(.up)
    let option = step != nil ? "--step" : "--fps"
    guard steps < Double(Self.limit) else {
      throw ToolError.usage(
        "\(option) asks for \(NumberText.brief(steps)) samples; at most \(Self.limit) are allowed")
    }
    return .stepped(start: start, end: end, step: step, fps: fps, count: Int(max(steps, 0)) + 1)
  }
}

/// Times of samples, computed one by one so that any number of them takes no memory.
enum SampleTimes {
  case uniform(start: Double, end: Double, count: Int)
  case stepped(start: Double, end: Double, step: Double?, fps: Double?, count: Int)
  case list([Double])

  var count: Int {
    switch self {
    case .uniform(_, _, let count), .stepped(_, _, _, _, let count): count
    case .list(let times): times.count
    }
  }

  subscript(_ index: Int) -> Double {
    switch self {
    case .uniform(let start, let end, let count):
      index == count - 1 ? end : start + (end - start) * (Double(index) / Double(count - 1))
    case .stepped(let start, let end, let step, let fps, let count):
      if index == count - 1 {
        end
      } else if let fps {
        start + Double(index) / fps
      } else {
        start + Double(index) * (step ?? 0)
      }
    case .list(let times): times[index]
    }
  }
}
