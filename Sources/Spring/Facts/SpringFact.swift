/// A fact of a spring's motion, declared once for every surface: the text, the JSON and the tables of
/// `curvetool`, and the module, the types and the page of the web.
package struct SpringFact: Sendable {
  package enum Value: Sendable {
    /// A number, for the threshold of the settling rules: infinite for a spring that never settles, nil for
    /// a motion without this fact.
    case number(@Sendable (_ motion: SpringMotion, _ threshold: Double) -> Double?)
    case text(@Sendable (SpringMotion) -> StaticString)
    case list(@Sendable (SpringMotion) -> [Double])
  }

  /// Facts that a text shows together.
  package enum Group: Sendable {
    /// How long it takes to settle, by every rule.
    case settling
    /// How far it overshoots, and when.
    case peak
  }

  /// The name in JSON. A name with a dot is a member of an object.
  package let key: String
  /// The name as a column, where a name with a dot is one word: `peakTime`.
  package let column: String
  /// The name in the module of the web.
  package let member: String
  package let value: Value
  #if !hasFeature(Embedded)
    /// The name for people; nil for a fact without a line of its own.
    package let title: String?
    /// The facts with which the tool's text shows this one; nil if it has a line of its own, or none.
    package let group: Group?
    package let unit: String
    /// Another unit, and how much of the first it is: 2 pi rad/s are 1 Hz.
    package let otherUnit: (name: String, size: Double)?
    /// What the tool's text adds in parentheses.
    package let remark: String?
    /// Whether the tool's text shows the fact of a motion.
    package let isShown: @Sendable (SpringMotion) -> Bool
    /// What the fact is, in a line.
    package let help: String
    /// How eight springs are computed at a time; nil if there is no such form.
    package let eight: SpringFactOfEight?
  #endif

  init(
    _ key: String, column: String? = nil, member: String? = nil, title: String? = nil,
    group: Group? = nil, unit: String = "",
    otherUnit: (name: String, size: Double)? = nil, remark: String? = nil, help: String,
    isShown: @escaping @Sendable (SpringMotion) -> Bool = { _ in true },
    eight: SpringFactOfEight? = nil, _ value: Value
  ) {
    (self.key, self.column, self.value) = (key, column ?? key, value)
    self.member = member ?? self.column
    #if !hasFeature(Embedded)
      (self.title, self.group) = (title, group)
      (self.unit, self.otherUnit, self.remark) = (unit, otherUnit, remark)
      (self.help, self.isShown, self.eight) = (help, isShown, eight)
    #endif
  }

  /// The fact as a number; nil if it is not a number or the motion does not have it.
  package func number(of motion: SpringMotion, threshold: Double = SpringMotion.defaultThreshold)
    -> Double?
  {
    if case .number(let compute) = value { compute(motion, threshold) } else { nil }
  }
}

#if !hasFeature(Embedded)
  extension SpringFact {
    /// The fact with a name, as a column or in JSON.
    package static func named(_ name: String) -> SpringFact? {
      let name = name == "duration" ? "perceptualDuration" : name
      return all.first { name == $0.column || name == $0.key }
    }
  }
#endif
