import ArgumentParser
import CurveFitting
import CurvePlatforms
import Spring

/// A spring and its motion, in any parameterisation.
struct SpringOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A spring in any notation, instead of the options for its parameters.", valueName: "spring"),
    completion: WordCompletion.curve)
  var arguments: [String] = []

  @Option("The mass, positive. (default: 1)", transform: number)
  var mass: Double?

  @Option("The stiffness, positive. (default: 100)", transform: number)
  var stiffness: Double?

  @Option(
    "The undamped period 2 pi/omega, instead of the stiffness.", valueName: "seconds",
    transform: seconds)
  var response: Double?

  @Option(
    """
    The perceptual duration of SwiftUI and Core Animation, with --bounce, instead of stiffness \
    and damping.
    """, valueName: "seconds", name: [.long, .customLong("duration-perceptual")], transform: seconds
  )
  var duration: Double?

  @Option(
    "The damping, 0 or positive. (default: 10; critical with --response or --duration)",
    transform: number)
  var damping: Double?

  @Option(
    "The damping ratio, instead of the damping; 1 is critical.", valueName: "ratio",
    transform: fraction)
  var dampingRatio: Double?

  @Option(
    "The bounce, instead of the damping: above -1 and at most 1; 0 is critical.",
    transform: fraction)
  var bounce: Double?

  @Option(
    "The overshoot from rest, such as 10%, instead of the damping.", valueName: "fraction",
    transform: fraction)
  var overshoot: Double?

  @Option(
    "The exact settling time from rest, instead of the stiffness.", valueName: "seconds",
    transform: seconds)
  var settlingTime: Double?

  @Option(
    "The velocity at the start, in distances per second toward the target. (default: 0)",
    valueName: "1/s", transform: number)
  var initialVelocity: Double?

  @Option(
    "The velocity at the start in value units per second, instead of distances.",
    valueName: "units/s", transform: curvetool.velocity)
  var absoluteVelocity: Double?

  /// An ambiguous word for two velocities: using it is an error.
  @Option(parsing: .unconditional, help: .hidden)
  var velocity: String?

  @Option(
    name: [.long, .customLong("from")], parsing: .unconditional,
    help: ArgumentHelp("The value at the start. (default: 0)", valueName: "value"),
    transform: number)
  var fromValue: Double = 0

  @Option(
    name: [.long, .customLong("to")], parsing: .unconditional,
    help: ArgumentHelp("The value at rest. (default: 1)", valueName: "value"), transform: number)
  var toValue: Double = 1

  mutating func validate() throws {
    guard velocity == nil else {
      throw ValidationError(
        "--velocity is ambiguous: use --initial-velocity (distances per second toward the target) or "
          + "--absolute-velocity (value units per second)")
    }
    if !arguments.isEmpty {
      if GivenOptions.contain(anyOf: Self.parameters),
        (try? EasingParser().parse(arguments[0])) == nil,
        let hint = StrayArgument.hint(arguments[0], CommandOptions(of: SpringCommand.self))
      {
        throw ValidationError(hint)
      }
      if arguments.count > 1, let last = arguments.last,
        (try? EasingParser().parse(arguments[0])) != nil,
        let hint = StrayArgument.hint(last, CommandOptions(of: SpringCommand.self))
      {
        throw ValidationError(hint)
      }
      let cut = duration != nil && stiffness == nil ? "; --cut-at ends it early" : ""
      try refuseIdle(
        Self.parameters, "together with '\(arguments[0])', which is read as the spring\(cut)")
    }
    try Self.rules.check()
  }

  /// The options that describe a spring.
  private static let parameters = [
    "--mass", "--stiffness", "--response", "--duration", "--damping", "--damping-ratio", "--bounce",
    "--overshoot", "--settling-time",
  ]

  private static let velocities = ["--initial-velocity", "--absolute-velocity"]

  private static let rules: [OptionRule] = [
    .exclusive(
      ["--stiffness", "--duration"],
      because:
        "--duration is a perceptual duration, which sets the stiffness; --cut-at ends a spring early"
    ),
    .exclusive(["--stiffness", "--response", "--duration", "--settling-time"], because: twice),
    .exclusive(["--damping", "--damping-ratio", "--bounce", "--overshoot"], because: twice),
    .exclusive(
      ["--duration", "--damping"],
      because:
        "a perceptual duration takes --bounce or --damping-ratio; --cut-at ends a spring early"),
    .exclusive(
      ["--settling-time", "--damping"],
      because: "a settling time takes --overshoot, --bounce or --damping-ratio"),
    .exclusive(velocities, because: twice),
  ]

  private static let twice = "they set the same parameter"

  /// The spring that the options for its parameters describe.
  ///
  /// - Parameter threshold: The band that counts as settled, as a fraction of the distance.
  func spring(threshold: Double = SpringMotion.defaultThreshold) throws -> DampedSpring {
    let mass = mass ?? 1
    return try named {
      if let settlingTime {
        let shape: SpringDesign.Requirement =
          if let overshoot {
            .overshoot(overshoot)
          } else { .dampingRatio(try ratio() ?? 1) }
        return try SpringDesign(
          shape, .settlingTime(settlingTime), threshold: threshold, mass: mass
        ).spring
      }
      guard let response = response ?? duration else {
        let stiffness = stiffness ?? 100
        guard let ratio = try ratio() else {
          return try DampedSpring(mass: mass, stiffness: stiffness, damping: damping ?? 10)
        }
        return try DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
      }
      let option = self.response != nil ? "--response" : "--duration"
      try require(option, response, .positive)
      let paced = try DampedSpring(mass: mass, response: response, dampingRatio: try ratio() ?? 1)
      guard let damping else { return paced }
      return try DampedSpring(mass: mass, stiffness: paced.stiffness, damping: damping)
    }
  }

  /// The motion that the options describe.
  ///
  /// - Parameter threshold: The band that counts as settled, as a fraction of the distance.
  func motion(threshold: Double = SpringMotion.defaultThreshold) throws -> SpringMotion {
    let pasted = arguments.isEmpty ? nil : try pasted()
    let spring = try pasted?.spring ?? spring(threshold: threshold)
    let thrown = pasted?.relativeVelocity ?? 0
    if thrown != 0 {
      try refuseIdle(Self.velocities, "together with a spring that has an initial velocity")
    }
    return try named {
      guard let absoluteVelocity else {
        return try spring.motion(
          from: fromValue, to: toValue, relativeVelocity: initialVelocity ?? thrown)
      }
      return try SpringMotion(
        spring, from: fromValue, to: toValue, initialVelocity: absoluteVelocity)
    }
  }

  /// The motion of the spring that the arguments are, from 0 to 1.
  private func pasted() throws -> SpringMotion {
    let text = arguments.joined(separator: " ")
    if arguments.allSatisfy({ plainNumber($0) != nil }) {
      if let list = ListArguments.hint(arguments[0]) { throw ValidationError(list) }
      throw ValidationError(
        "numbers need names, as in --stiffness 230 --damping 22 or 'stiffness 230, damping 22', but got \(text)"
      )
    }
    let isCurve = { (text: String) in (try? EasingParser().parse(text)) != nil }
    if arguments.count > 1, arguments.allSatisfy(isCurve), !isCurve(text) {
      throw ValidationError(
        "spring takes one spring, but got \(arguments.count): tabulate, plot and compare take several"
      )
    }
    let curve = try NamedCurve(text)
    guard let spring = curve.spring else {
      throw ValidationError("\(text.prefix(60)) is not a spring: use tabulate, plot or bezier")
    }
    return spring.motion
  }

  private func ratio() throws -> Double? {
    if let bounce { return try DampedSpring.dampingRatio(bounce: bounce) }
    if let overshoot { return try DampedSpring.dampingRatio(overshoot: overshoot) }
    return dampingRatio
  }

  /// Replaces the library's parameter names by the option names.
  private func named<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SpringDesignError {
      throw ValidationError(error.description)
    } catch let error as ParameterError {
      let name = Self.options[error.parameter] ?? "the \(error.parameter)"
      throw ValidationError(
        "\(name) must be \(error.allowed), but is \(error.value.argumentText)"
          + ([.bounce, .overshoot].contains(error.parameter) ? percentHint(error.value) : ""))
    }
  }

  private static let options: [Parameter: String] = [
    .mass: "--mass", .stiffness: "--stiffness", .damping: "--damping",
    .dampingRatio: "--damping-ratio", .overshoot: "--overshoot", .bounce: "--bounce",
    .from: "--from-value", .to: "--to-value", .relativeVelocity: "--initial-velocity",
    .initialVelocity: "--absolute-velocity", .distance: "--to-value minus --from-value",
  ]
}
