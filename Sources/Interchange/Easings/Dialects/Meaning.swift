import Arithmetic
import Curves
import Spring

/// The curve or spring that an expression of another system describes.
enum Meaning {
  case easing(Easing)
  /// A spring, and the seconds that progress 0...1 spans if the system cuts it off there.
  case spring(SpringParameters, over: Double? = nil)
}

/// Why an expression has no meaning: the place in the text, and what is expected there.
struct MeaningError: Error {
  var expected: String
  var place: Int
  var suggestion: String?
  /// The error in a text inside the expression, if it lies there.
  var inner: SyntaxError?

  init(_ expected: String, at place: Int, suggestion: String? = nil, inner: SyntaxError? = nil) {
    self.expected = expected
    self.place = place
    self.suggestion = suggestion
    self.inner = inner
  }
}

/// A call of another system, with arguments looked up by label or by position.
struct Call {
  let name: String
  let members: [Literal.Member]
  let place: Int

  /// The unit of a number, and how it may be written.
  enum Unit {
    case plain
    /// A duration: plain numbers are seconds.
    case seconds
    /// A duration: plain numbers are milliseconds.
    case milliseconds
  }

  /// A numeric parameter. Without a default it is required.
  struct Parameter {
    var label: String
    var standard: Double?
    var unit: Unit

    init(_ label: String, _ standard: Double? = nil, _ unit: Unit = .plain) {
      (self.label, self.standard, self.unit) = (label, standard, unit)
    }
  }

  /// The argument with a label; nil if it is missing.
  subscript(label: String) -> Literal? {
    members.first { $0.label?.lowercased() == label.lowercased() }?.value
  }

  /// The arguments without labels.
  var unlabelled: [Literal] { members.filter { $0.label == nil }.map { $0.value } }

  /// Whether any of the labels is present.
  func mentions(_ labels: String...) -> Bool { labels.contains { self[$0] != nil } }

  /// The numbers of all parameters, in order.
  ///
  /// - Parameters:
  ///   - parameters: The parameters. Arguments without a label fill them in order.
  ///   - others: Labels that are also allowed: the caller reads them, or they do not affect the curve.
  /// - Throws: `MeaningError` for an unknown label, a missing number, or a repeated one.
  func numbers(
    _ parameters: [Parameter], beside others: [String] = []
  ) throws(MeaningError) -> [Double] {
    var values = [Double?](repeating: nil, count: parameters.count)
    var position = 0
    let labels = parameters.map { $0.label } + others
    for member in members {
      let index: Int
      if let label = member.label {
        if others.contains(where: { $0.lowercased() == label.lowercased() }) { continue }
        let match = parameters.firstIndex { $0.label.lowercased() == label.lowercased() }
        guard let match else {
          throw MeaningError(
            "one of \(labels.joined(separator: ", "))", at: member.place,
            suggestion: NameList(labels).nearest(to: label))
        }
        index = match
      } else {
        index = position
        position += 1
        guard index < parameters.count else {
          throw MeaningError("at most \(parameters.count) numbers", at: member.place)
        }
      }
      guard values[index] == nil else {
        throw MeaningError("\(parameters[index].label) only once", at: member.place)
      }
      values[index] = try member.value.number(in: parameters[index].unit)
    }
    var numbers: [Double] = []
    for (parameter, value) in zip(parameters, values) {
      guard let number = value ?? parameter.standard else {
        throw MeaningError("\(parameter.label) to be given", at: place)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The numbers of parameters that are all required, without units.
  func numbers(_ labels: String..., beside others: [String] = []) throws(MeaningError) -> [Double] {
    try numbers(labels.map { Parameter($0) }, beside: others)
  }
}

extension Literal {
  /// The number, in seconds if it is a duration.
  func number(in unit: Call.Unit) throws(MeaningError) -> Double {
    switch content {
    case .number(let value, let suffix):
      switch (suffix, unit) {
      case ("", .milliseconds), ("L", .milliseconds), ("ms", .seconds), ("ms", .milliseconds),
        (".milliseconds", .seconds), (".milliseconds", .milliseconds):
        return value / 1000
      case ("", _), ("f", .plain), ("F", .plain), ("d", .plain), ("s", .seconds),
        ("s", .milliseconds), (".seconds", .seconds), (".seconds", .milliseconds):
        return value
      default: throw MeaningError("a number, not \(text)", at: place)
      }
    case .name(let name):
      if let value = AndroidWords.constants[name.split(separator: ".").last.map(String.init) ?? ""]
      {
        return value
      }
    case .call("Duration", let members) where unit != .plain:
      let parts = try Call(name: "Duration", members: members, place: place).numbers([
        .init("seconds", 0), .init("milliseconds", 0), .init("microseconds", 0),
      ])
      return parts[0] + parts[1] / 1000 + parts[2] / 1_000_000
    case .call(let name, let members) where unit != .plain:
      let amount = try Call(name: name, members: members, place: place).numbers("amount")[0]
      if name == ".seconds" { return amount }
      if name == ".milliseconds" { return amount / 1000 }
    default: break
    }
    throw MeaningError("a number", at: place)
  }
}
