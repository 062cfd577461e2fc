import CurveArithmetic

private struct Operands: Codable {
  let left: DerivedColumn.Expression
  let right: DerivedColumn.Expression
}

extension DerivedColumn.Expression: Codable {
  private enum CodingKeys: String, CodingKey {
    case number, column, negated, sum, difference, product, quotient
  }

  /// Decodes an object with one member, named for the operation: `{"sum": {"left": ..., "right": ...}}`.
  public init(from decoder: any Decoder) throws {
    let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
    func operands() throws -> Operands { try values.decode(Operands.self, forKey: key) }
    switch key {
    case .number: self = .number(try values.decode(Double.self, forKey: key))
    case .column: self = .column(try values.decode(String.self, forKey: key))
    case .negated: self = .negated(try values.decode(Self.self, forKey: key))
    case .sum:
      let both = try operands()
      self = .sum(both.left, both.right)
    case .difference:
      let both = try operands()
      self = .difference(both.left, both.right)
    case .product:
      let both = try operands()
      self = .product(both.left, both.right)
    case .quotient:
      let both = try operands()
      self = .quotient(both.left, both.right)
    }
  }

  /// Encodes an object with one member, named for the operation.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .number(let number): try values.encode(number, forKey: .number)
    case .column(let name): try values.encode(name, forKey: .column)
    case .negated(let operand): try values.encode(operand, forKey: .negated)
    case .sum(let left, let right):
      try values.encode(Operands(left: left, right: right), forKey: .sum)
    case .difference(let left, let right):
      try values.encode(Operands(left: left, right: right), forKey: .difference)
    case .product(let left, let right):
      try values.encode(Operands(left: left, right: right), forKey: .product)
    case .quotient(let left, let right):
      try values.encode(Operands(left: left, right: right), forKey: .quotient)
    }
  }
}
