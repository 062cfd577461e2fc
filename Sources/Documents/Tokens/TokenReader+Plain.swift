import CurveNotation
import CurvePlatforms
import Curves
import Spring

/// Curves in a token file that are not tokens: texts, and pairs of a stiffness and a damping.
extension TokenReader {
  /// Keeps a text with a curve: it is read at the end, if the file has tokens.
  mutating func plain(_ entry: Entry) {
    guard let text = entry.value.string, SourceValue.isFunction(text), texts.count < 10_000,
      !Self.descriptions.contains(entry.path.split(separator: ".").last.map(String.init) ?? "")
    else { return }
    texts.append(entry)
  }

  private static let descriptions: Set<String> = ["description", "comment", "name", "id"]

  /// Adds the springs whose stiffness and damping are tokens or numbers beside each other, with one prefix
  /// or in one group. A damping of at most 1 is a ratio, as in Material's tokens.
  ///
  /// - Returns: The positions of their values.
  mutating func addSprings(
    _ members: [JSONValue.Member], in group: Entry
  ) throws(DocumentError) -> Set<Int> {
    var offsets: Set<Int> = []
    let ending = "stiffness"
    let stiffnesses = members.filter { $0.key.hasSuffix(ending) }
    if stiffnesses.isEmpty { return offsets }
    let byKey = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
    for member in stiffnesses {
      let prefix = member.key.dropLast(ending.count)
      guard prefix.last.map({ ".-_/".contains($0) }) ?? true else { continue }
      let damping = ["damping", "dampingRatio", "damping-ratio", "damping_ratio"].lazy
        .compactMap { byKey[prefix + $0] }.first
      guard let damping, let stiffness = try number(of: member.value, group.path),
        let amount = try number(of: damping.value, group.path)
      else { continue }
      let isRatio = amount <= 1
      let name = prefix.isEmpty ? "" : String(prefix.dropLast())
      let path = [group.path, name].filter { !$0.isEmpty }.joined(separator: ".")
      do throws(SpringError) {
        let spring = try SpringCurve(
          isRatio
            ? .damped(stiffness: stiffness, dampingRatio: amount)
            : .physical(mass: 1, stiffness: stiffness, damping: amount))
        append(.spring(spring), path: path.isEmpty ? "spring" : path, at: member.value)
        if isRatio {
          notes.add(
            "\(path.prefix(60)): a damping of at most 1 is read as a damping ratio",
            at: damping.value.offset, isLoss: false)
        }
      } catch {
        notes.add("\(path.prefix(60)): skipped: \(error)", at: member.value.offset)
      }
      offsets.insert(member.value.offset)
      offsets.insert(damping.value.offset)
    }
    return offsets
  }

  /// The number that a value or a token is; nil for other values.
  private mutating func number(
    of value: JSONValue, _ path: String
  ) throws(DocumentError) -> Double? {
    let own = Self.tokenValue(value) { value[$0] } ?? value
    let target = try references.target(of: own, path: path).value
    return target.number ?? target.string.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
