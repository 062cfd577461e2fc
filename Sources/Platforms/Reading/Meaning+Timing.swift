/// Durations, delays and settings that are not part of a curve.
extension Meaning {
  /// The same curve with the duration and the delay of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - duration: The label of the duration.
  ///   - delay: The label of the delay.
  ///   - unit: The unit of plain numbers.
  func timed(
    by call: Call, _ duration: String = "duration", delay: String = "delay", in unit: Call.Unit
  ) -> Self {
    timed(call[duration], named: duration, delay: call[delay], delayNamed: delay, in: unit)
  }

  func timed(
    _ duration: Literal?, named durationName: String = "duration", delay: Literal?,
    delayNamed delayName: String = "delay", in unit: Call.Unit
  ) -> Self {
    var result = self
    if let duration {
      if let seconds = try? duration.number(in: unit), seconds > 0, seconds.isFinite {
        result.duration = seconds
      } else {
        result.notes.append("\(durationName) is not a positive number and is not kept")
      }
    }
    if let delay {
      if let seconds = try? delay.number(in: unit), seconds.isFinite {
        if seconds != 0 { result.delay = seconds }
      } else {
        result.notes.append(Self.noNumber(delayName))
      }
    }
    return result
  }

  /// The note on an argument that is an expression in code.
  static func noNumber(_ label: String) -> String { "\(label) is not a number and is not kept" }
}

extension Call {
  /// A note that names the given ones of settings which change an animation but not its curve.
  func lost(_ labels: [String]) -> [String] {
    let given = labels.filter { self[$0] != nil }
    return given.isEmpty
      ? [] : ["not part of a curve, so ignored: \(given.joined(separator: ", "))"]
  }

  /// The unit of the first of some durations, where a plain number is seconds in some libraries and
  /// milliseconds in others: nobody waits for 50 s, and nobody sees 50 ms.
  func unit(of labels: String...) -> Unit {
    for label in labels {
      if case .number(let value, let suffix)? = self[label]?.content, suffix != "s" {
        return abs(value) >= 50 || suffix == "L" ? .milliseconds : .seconds
      }
    }
    return .milliseconds
  }
}
