import CurveArithmetic
import Spring

/// The parameters that a row or a grid may have, by their columns.
enum SweepParameter: String, CaseIterable, Sendable {
  case mass, stiffness, damping, initialVelocity, dampingRatio, response, duration, bounce

  /// The name without variations in spelling: case, hyphens, underscores.
  private static func bare(_ word: String) -> String {
    word.lowercased().filter { !"-_ ".contains($0) }
  }

  /// Synonyms of parameters: those of react-spring and SwiftUI, and the toolkit's own long name. The motion runs from
  /// 0 to 1, so that a velocity in value units is one per distance.
  private static let synonyms: [String: SweepParameter] = [
    "tension": .stiffness, "friction": .damping, "perceptualduration": .duration,
    "zeta": .dampingRatio, "dampingfraction": .dampingRatio, "velocity": .initialVelocity,
  ]

  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { (bare($0.rawValue), $0) }
  ).merging(synonyms) { name, _ in name }

  /// The parameter that a word in a header names, in any case, with hyphens or underscores.
  init?(column word: String) {
    guard let parameter = Self.names[Self.bare(word)] else { return nil }
    self = parameter
  }

  /// The parameter of this name, without synonyms.
  init?(exactly word: String) {
    guard let parameter = Self.allCases.first(where: { Self.bare($0.rawValue) == Self.bare(word) })
    else { return nil }
    self = parameter
  }

  /// The parameter of a column in milliseconds, as in `duration_ms`; nil for other names.
  init?(milliseconds word: String) {
    let bare = Self.bare(word).filter { !"()".contains($0) }
    guard bare.hasSuffix("ms"), let parameter = Self.names[String(bare.dropLast(2))],
      parameter.isTime
    else { return nil }
    self = parameter
  }

  /// Whether it is in seconds.
  var isTime: Bool { self == .response || self == .duration }

  /// The parameter that resembles an unknown word.
  static func near(_ word: String) -> SweepParameter? {
    NameList(names.keys.sorted()).nearest(to: bare(word)).flatMap { names[$0] }
  }

  /// Which of a spring's four parameters it sets: mass, stiffness, damping or velocity.
  var slot: Int {
    switch self {
    case .mass: 0
    case .stiffness, .response, .duration: 1
    case .damping, .dampingRatio, .bounce: 2
    case .initialVelocity: 3
    }
  }
}

/// The parameterisation of the springs of a sweep: the parameters that set each spring's four numbers.
struct SweepForm: Sendable {
  /// Mass, stiffness, damping and initial velocity, or the parameters given instead.
  typealias Values = SIMD4<Double>

  /// The parameter that sets the stiffness.
  let second: SweepParameter
  private let third: SweepParameter
  /// The defaults of parameters that are not given.
  let defaults: Values

  /// - Parameter given: The parameters that are given; others have defaults.
  /// - Throws: The message if two columns set the same parameter.
  init(_ given: [SweepParameter]) throws(SweepProblem) {
    for slot in 0..<4 {
      let same = given.filter { $0.slot == slot }
      if same.count > 1 {
        let names = same.map(\.rawValue)
        throw SweepProblem(
          Set(names).count == 1
            ? "\(names[0]) is given twice"
            : "\(names.joined(separator: " and ")) set the same parameter")
      }
    }
    second = given.first { $0.slot == 1 } ?? .stiffness
    let isPaced = second != .stiffness
    third = given.first { $0.slot == 2 } ?? (isPaced ? .dampingRatio : .damping)
    if second == .duration, third == .damping {
      throw SweepProblem("duration takes bounce or dampingRatio, not damping")
    }
    defaults = Values(1, 100, isPaced ? 1 : 10, 0)
  }

  /// Mass, stiffness, damping and initial velocity, given directly.
  static let physical = SweepForm()

  private init() { (second, third, defaults) = (.stiffness, .damping, Values(1, 100, 10, 0)) }

  var isPhysical: Bool { second == .stiffness && third == .damping }

  /// The spring that four numbers describe.
  ///
  /// - Throws: `ParameterError` that names the parameter.
  func spring(_ values: Values) throws(ParameterError) -> DampedSpring {
    isPhysical
      ? try DampedSpring(mass: values[0], stiffness: values[1], damping: values[2])
      : try otherSpring(values)
  }

  private func otherSpring(_ values: Values) throws(ParameterError) -> DampedSpring {
    let ratio = third == .bounce ? try DampedSpring.dampingRatio(bounce: values[2]) : values[2]
    guard second != .stiffness else {
      return try DampedSpring(mass: values[0], stiffness: values[1], dampingRatio: ratio)
    }
    guard third == .damping else {
      return try DampedSpring(mass: values[0], response: values[1], dampingRatio: ratio)
    }
    let paced = try DampedSpring(mass: values[0], response: values[1], dampingRatio: 1)
    return try DampedSpring(mass: values[0], stiffness: paced.stiffness, damping: values[2])
  }
}

/// A problem with the input of a sweep.
struct SweepProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
