import ArgumentParser
import Spring
import Timeline

/// A spring and its motion, in any parameterisation.
struct SpringOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The mass, positive. (default: 1)", transform: number)
  var mass: Double = 1

  @Option(
    parsing: .unconditional, help: "The stiffness, positive. (default: 100)", transform: number)
  var stiffness: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Instead of stiffness: the undamped period 2 pi/omega.", valueName: "seconds"),
    transform: number)
  var response: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Instead of stiffness: SwiftUI's and Core Animation's perceptual duration.",
      valueName: "seconds"),
    transform: number)
  var durationPerceptual: Double?

  @Option(
    parsing: .unconditional,
    help:
      "The damping, 0 or positive. (default: 10; critical with --response or --duration-perceptual)",
    transform: number)
  var damping: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Instead of damping: the damping ratio, 1 is critical.", valueName: "ratio"),
    transform: number)
  var dampingRatio: Double?

  @Option(
    parsing: .unconditional,
    help: "Instead of damping: the bounce, above -1 and at most 1; 0 is critical.",
    transform: number)
  var bounce: Double?

  @Option(
    parsing: .unconditional,
    help: "The velocity at the start, in distances per second toward the target. (default: 0)",
    transform: number)
  var initialVelocity: Double = 0

  @Option(parsing: .unconditional, help: "The value at the start. (default: 0)", transform: number)
  var from: Double = 0

  @Option(parsing: .unconditional, help: "The value at rest. (default: 1)", transform: number)
  var to: Double = 1

  /// The spring that the options describe.
  func spring() throws -> DampedSpring {
    try refuseContradictions()
    return try named {
      guard let response = response ?? durationPerceptual else {
        let stiffness = stiffness ?? 100
        guard let ratio = try ratio() else {
          return try DampedSpring(mass: mass, stiffness: stiffness, damping: damping ?? 10)
        }
        return try DampedSpring(stiffness: stiffness, dampingRatio: ratio, mass: mass)
      }
      let option = self.response != nil ? "--response" : "--duration-perceptual"
      try require(response > 0 && response.isFinite, option, response, "positive and finite")
      let paced = try DampedSpring(response: response, dampingRatio: try ratio() ?? 1, mass: mass)
      guard let damping else { return paced }
      return try DampedSpring(mass: mass, stiffness: paced.stiffness, damping: damping)
    }
  }

  /// The motion that the options describe.
  func motion() throws -> SpringMotion {
    let spring = try spring()
    return try named {
      try spring.motion(from: from, to: to, initialVelocity: initialVelocity)
    }
  }

  private func ratio() throws -> Double? {
    if let bounce { return try DampedSpring.dampingRatio(bounce: bounce) }
    return dampingRatio
  }

  private func refuseContradictions() throws {
    let groups = [
      [
        ("--stiffness", stiffness), ("--response", response),
        ("--duration-perceptual", durationPerceptual),
      ],
      [("--damping", damping), ("--damping-ratio", dampingRatio), ("--bounce", bounce)],
    ]
    for group in groups {
      let given = group.filter { $0.1 != nil }.map(\.0)
      guard given.count <= 1 else {
        throw ToolError.usage(
          "\(given.joined(separator: " and ")) exclude each other: they say the same thing twice")
      }
    }
  }

  /// Turns the library's names of parameters into those of the options.
  private func named<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SpringError {
      guard case .outOfRange(let parameter, let value, let allowed) = error else {
        throw ToolError.usage(error.description)
      }
      let options = [
        "mass": "--mass", "stiffness": "--stiffness", "damping": "--damping",
        "damping ratio": "--damping-ratio", "bounce": "--bounce", "from": "--from", "to": "--to",
        "initialVelocity": "--initial-velocity", "to - from": "--to minus --from",
      ]
      let name = options[parameter] ?? "the \(parameter)"
      throw ToolError.usage("\(name) must be \(allowed), but is \(NumberText.text(value))")
    }
  }
}
