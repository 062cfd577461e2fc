import CurveArithmetic

extension Spawning.Variation: Codable {
  private enum CodingKeys: String, CodingKey { case steps, random }

  private enum NumberKeys: String, CodingKey { case from, by, to }

  /// Decodes an object with one member, named for the kind: `{"random": {"from": 0, "to": 1}}`.
  public init(from decoder: any Decoder) throws {
    let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
    let numbers = try values.nestedContainer(keyedBy: NumberKeys.self, forKey: key)
    func number(_ key: NumberKeys) throws -> Double { try numbers.decode(Double.self, forKey: key) }
    self =
      switch key {
      case .steps: .steps(from: try number(.from), by: try number(.by))
      case .random: .random(from: try number(.from), to: try number(.to))
      }
  }

  /// Encodes an object with one member, named for the kind.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .steps(let from, let by):
      var numbers = values.nestedContainer(keyedBy: NumberKeys.self, forKey: .steps)
      try numbers.encode(from, forKey: .from)
      try numbers.encode(by, forKey: .by)
    case .random(let from, let to):
      var numbers = values.nestedContainer(keyedBy: NumberKeys.self, forKey: .random)
      try numbers.encode(from, forKey: .from)
      try numbers.encode(to, forKey: .to)
    }
  }
}
