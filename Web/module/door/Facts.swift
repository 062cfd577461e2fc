import CurveArithmetic
import Curves
import Spring

/// A JSON object under construction.
struct JSONObject {
  enum Value {
    case number(Double)
    case string(String)
    case flag(Bool)
    case object(JSONObject)
    case numbers([Double])
    case strings([String])

    /// What is not finite is null.
    var text: String {
      switch self {
      case .number(let value): value.isFinite ? cssNumber(value) : "null"
      case .string(let text): "\"" + JSONObject.escaped(text) + "\""
      case .flag(let flag): flag ? "true" : "false"
      case .object(let object): object.text
      case .numbers(let list):
        "[" + list.map { Value.number($0).text }.joined(separator: ",") + "]"
      case .strings(let list):
        "[" + list.map { Value.string($0).text }.joined(separator: ",") + "]"
      }
    }
  }

  private var members: [(String, Value)]

  init(_ members: [(String, Value)]) { self.members = members }

  var text: String {
    "{" + members.map { "\"\($0.0)\":" + $0.1.text }.joined(separator: ",") + "}"
  }

  mutating func append(_ name: String, _ value: Value) { members.append((name, value)) }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      // The library's texts have line feeds alone.
      if byte == UInt8(ascii: "\n") {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      } else {
        bytes.append(byte < 0x20 ? 0x20 : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CurvePoint {
  fileprivate var facts: JSONObject.Value {
    .object(JSONObject([("progress", .number(progress)), ("value", .number(value))]))
  }
}

extension Easing {
  /// The curve that a name stands for.
  var unnamed: Easing {
    if case .preset(let preset) = self { preset.value.unnamed } else { self }
  }

  var facts: JSONObject {
    var facts = JSONObject([("text", .string(description))])
    switch unnamed {
    case .cubicBezier(let curve):
      facts.append("kind", .string("cubic-bezier"))
      facts.append("points", .numbers([curve.x1, curve.y1, curve.x2, curve.y2]))
      facts.append("minimum", curve.minimum.facts)
      facts.append("maximum", curve.maximum.facts)
      let steepest = curve.steepest
      facts.append(
        "steepest", CurvePoint(progress: steepest.progress, value: steepest.slope).facts)
      facts.append("monotonic", .flag(curve.isMonotonic))
    case .spring(let curve):
      facts.append("kind", .string("spring"))
      facts.append("duration", .number(curve.duration))
      facts.append("motion", .object(curve.motion.facts))
    case .piecewiseLinear(let function):
      facts.append("kind", .string("linear"))
      facts.append("inputs", .numbers(function.inputs))
      facts.append("outputs", .numbers(function.outputs))
    case .linear: facts.append("kind", .string("linear"))
    case .steps(let steps):
      facts.append("kind", .string("steps"))
      facts.append("steps", .number(Double(steps.count)))
    default: facts.append("kind", .string("other"))
    }
    return facts
  }
}

extension SpringMotion {
  var facts: JSONObject {
    var facts = JSONObject([
      ("initialVelocity", .number(initialVelocity)), ("undershoot", .number(undershoot)),
    ])
    for fact in SpringFact.ofModule { facts.append(fact.key, value(of: fact)) }
    var reported = JSONObject([])
    for system in SettlingSystem.all where system.isReported {
      let time = settlingDuration(system.rule(0.001))
      facts.append(system.key, .number(time))
      reported.append(system.title, .number(time))
    }
    facts.append("systems", .object(reported))
    if let peak {
      facts.append("peakTime", .number(peak.time))
      facts.append("peakValue", .number(peak.value))
    }
    return facts
  }

  /// What is missing is null.
  private func value(of fact: SpringFact) -> JSONObject.Value {
    switch fact.value {
    case .number(let compute): .number(compute(self, 0.001) ?? .infinity)
    case .text(let compute): .string(compute(self).description)
    case .list(let compute): .numbers(compute(self))
    }
  }
}
