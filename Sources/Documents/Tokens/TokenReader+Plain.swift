import Curves
import Spring

/// Springs in a token file that are pairs of a stiffness and a damping.
extension TokenReader {
  /// Whether an object has a stiffness and a ratio of damping under the name of a damping.
  func isRatio(_ value: JSONValue) -> Bool {
    guard let damping = value["damping"]?.number, value["stiffness"] != nil else { return false }
    return damping <= 1 && value["type"] == nil && value["mass"] == nil
  }

  /// Adds the springs whose stiffness and damping are tokens or numbers next to each other, with one prefix
  /// or in one group. A damping of at most 1 is a ratio, as in Material's tokens.
  ///
  /// - Returns: The positions of their values.
  mutating func addSprings(_ members: [JSONValue.Member], in group: Entry) -> Set<Int> {
    var offsets: Set<Int> = []
    let stiffnesses = members.filter {
      $0.key.hasSuffix("stiffness") || $0.key.hasSuffix("Stiffness")
    }
    if stiffnesses.isEmpty { return offsets }
    let byKey = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
    for member in stiffnesses {
      let prefix = member.key.dropLast("stiffness".count)
      // Words are apart, or begin with a capital.
      let isCapital = member.key.hasSuffix("Stiffness")
      guard isCapital || prefix.last.map({ ".-_/".contains($0) }) ?? true else { continue }
      let names =
        isCapital
        ? ["Damping", "DampingRatio"]
        : ["damping", "dampingRatio", "damping-ratio", "damping_ratio"]
      let damping = names.lazy.compactMap { byKey[prefix + $0] }.first
      guard let damping, let stiffness = number(of: member.value, group.path),
        let amount = number(of: damping.value, group.path)
      else { continue }
      let isRatio = amount <= 1
      let mass = byKey[prefix + (isCapital ? "Mass" : "mass")]
      let inertia = mass.flatMap { number(of: $0.value, group.path) }
      let name = isCapital ? String(prefix) : prefix.isEmpty ? "" : String(prefix.dropLast())
      let path = [group.path, name].filter { !$0.isEmpty }.joined(separator: ".")
      do throws(ParameterError) {
        let spring = try SpringCurve(
          isRatio
            ? .damped(stiffness: stiffness / (inertia ?? 1), dampingRatio: amount)
            : .physical(mass: inertia ?? 1, stiffness: stiffness, damping: amount))
        append(.spring(spring), path: path.isEmpty ? "spring" : path, at: member.value.offset)
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
      if inertia != nil, let mass { offsets.insert(mass.value.offset) }
    }
    return offsets
  }

  /// The number that a value or a token is; nil for other values, and for a reference that leads to none.
  private mutating func number(of value: JSONValue, _ path: String) -> Double? {
    let own = Self.tokenValue(value) { value[$0] } ?? value
    guard let target = try? references.target(of: own, path: path).value else { return nil }
    return target.number ?? target.string.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Adds a curve that is in no single value.
  mutating func append(
    _ easing: Easing, duration: Double? = nil, delay: Double? = nil, path: String,
    at offset: Int
  ) {
    var meaning = TokenFile.Value.cubicBezier(easing)
    if duration != nil || delay != nil {
      meaning = .transition(
        TokenFile.Transition(duration: duration ?? 0, delay: delay ?? 0, timingFunction: easing))
    }
    append(meaning, path: path, at: offset)
  }

  mutating func append(_ meaning: TokenFile.Value, path: String, at offset: Int) {
    tokens.append(
      TokenFile.Token(
        path: path, value: meaning, line: lines.line(of: offset), spring: nil, isAlias: false))
  }

  /// Adds the curves and times that are not tokens, in text order.
  mutating func addPlain() {
    for item in plain.items {
      if let easing = item.easing {
        append(
          easing, duration: item.duration, delay: item.delay,
          path: item.path.isEmpty ? item.name : item.path, at: item.offset)
        if item.repeats != nil {
          notes.add("\(item.path.prefix(60)): tokens have no repeats", at: item.offset)
        }
      } else if let seconds = item.duration {
        append(.duration(seconds), path: item.path, at: item.offset)
      }
    }
    for note in plain.notes { notes.add(note.message, at: note.offset, isLoss: note.isLoss) }
    tokens = tokens.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
  }
}
