/// A settling rule by its names, with what people should know of it.
package struct SettlingSystem: Sendable {
  /// What makes a time differ from what the threshold says.
  package enum Remark: Sendable {
    case isInValueUnits, hasLeastThreshold, isOverDistanceFromRest, isFromRest
  }

  /// The name in JSON, such as `coreAnimation`.
  package let key: String
  /// The name as a column, such as `settlingCoreAnimation`.
  let column: String
  /// The name on the command line, such as `core-animation`.
  package let option: String
  /// The name for people.
  package let title: String
  /// Whether a system reports the time.
  package let isReported: Bool
  /// The rule for a threshold.
  package let rule: @Sendable (_ threshold: Double) -> SettlingRule
  package let remarks: @Sendable (_ motion: SpringMotion, _ threshold: Double) -> [Remark]
  /// The rule for eight springs at a time; nil if there is no such form.
  let eight: SpringFactOfEight?

  init(
    _ key: String, column: String, option: String, title: String, isReported: Bool = true,
    eight: SpringFactOfEight? = nil,
    remarks: @escaping @Sendable (SpringMotion, Double) -> [Remark] = { _, _ in [] },
    rule: @escaping @Sendable (Double) -> SettlingRule
  ) {
    (self.key, self.column, self.option, self.title) = (key, column, option, title)
    (self.isReported, self.eight, self.remarks, self.rule) = (isReported, eight, remarks, rule)
  }
}
