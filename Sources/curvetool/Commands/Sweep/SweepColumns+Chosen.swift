import CurveArithmetic
import Spring

extension SweepColumns {
  /// The columns of `--columns`, or the default ones, with their names.
  static func chosen(
    _ wanted: [String]?, fields: [(slot: Int, name: String)]
  ) throws(SweepProblem) -> ([Column], [String]) {
    guard let wanted else {
      return (
        standard.map { .fact($0) } + fields.map { .field($0.slot) },
        standard.map(\.column) + fields.map(\.name)
      )
    }
    var columns: [Column] = []
    var written: [String] = []
    var unknown: [String] = []
    for word in wanted {
      if let field = fields.first(where: { $0.name == word }) {
        columns.append(.field(field.slot))
        written.append(word)
      } else if let fact = SpringFact.named(word) ?? SpringFact.spelled(word) {
        columns.append(.fact(fact))
        written.append(SpringFact.named(word) == nil ? fact.column : word)
      } else {
        unknown.append(word)
      }
    }
    guard unknown.isEmpty else {
      throw SweepProblem(
        Self.missing(unknown, of: SpringFact.all.map(\.column) + fields.map(\.name)))
    }
    return (columns, written)
  }

  /// The message on unknown columns, each with the most similar name.
  private static func missing(_ unknown: [String], of names: [String]) -> String {
    let list = NameList(names)
    let near = unknown.map { list.nearest(to: $0) }
    let all = "the columns are \(names.joined(separator: ", "))"
    guard unknown.count > 1 else {
      let hint = near[0].map { "did you mean '\($0)'?" }
      return "--columns: there is no '\(unknown[0])': \(hint ?? all)"
    }
    let each = zip(unknown, near).map { word, near in
      "'\(word)'" + (near.map { " (did you mean '\($0)'?)" } ?? "")
    }
    return "--columns: unknown columns: \(each.joined(separator: ", "))"
      + (near.contains(nil) ? ": \(all)" : "")
  }
}

extension SpringFact {
  /// The fact with this name in another spelling, as `settling-time`.
  fileprivate static func spelled(_ word: String) -> SpringFact? {
    let letters = word.letters
    return all.first { $0.column.letters == letters }
  }
}
