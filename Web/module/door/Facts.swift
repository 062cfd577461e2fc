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
    case objects([JSONObject])
    case numbers([Double])
    case strings([String])

    /// JSON text; a number that is not finite is null.
    var text: String {
      switch self {
      case .number(let value): value.isFinite ? cssNumber(value) : "null"
      case .string(let text): "\"" + JSONObject.escaped(text) + "\""
      case .flag(let flag): flag ? "true" : "false"
      case .object(let object): object.text
      case .objects(let list): "[" + list.map { $0.text }.joined(separator: ",") + "]"
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
      // Line feeds are the only control characters in the library's texts.
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
  fileprivate var facts: JSONObject {
    JSONObject([("progress", .number(progress)), ("value", .number(value))])
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
      curve.append(to: &facts)
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
    var facts = JSONObject([])
    for fact in SpringFact.all {
      switch fact.value {
      case .number(let compute):
        // The module's velocities are in value units per second.
        let value =
          fact.key == "initialVelocity"
          ? initialVelocity : compute(self, SpringMotion.defaultThreshold)
        facts.append(fact.member, .number(value ?? .infinity))
      case .text(let compute): facts.append(fact.member, .string(compute(self).description))
      case .list(let compute): facts.append(fact.member, .numbers(compute(self)))
      }
    }
    return facts
  }
}

extension CubicBezier {
  fileprivate func append(to facts: inout JSONObject) {
    facts.append("points", .numbers([x1, y1, x2, y2]))
    for fact in CubicBezierFact.all {
      switch fact.value {
      case .slope(let compute): facts.append(fact.member, .number(compute(self)))
      case .point(let compute), .steepest(let compute):
        facts.append(fact.member, .object(compute(self).facts))
      case .points(let compute):
        facts.append(fact.member, .objects(compute(self).map { $0.facts }))
      case .flag(let compute): facts.append(fact.member, .flag(compute(self)))
      }
    }
  }
}
