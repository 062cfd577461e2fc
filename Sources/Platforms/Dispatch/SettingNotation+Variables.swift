import CurveNotation

extension SettingNotation {
  /// Throws if statements set the curves of several variables, unless they are the same.
  static func requireOneAnimation(_ members: [Literal.Member]) throws(MeaningError) {
    var names: [String] = []
    var curves: [Literal] = []
    for member in members where member.value.mentionsCurve {
      let isSetter = member.label == nil && member.value.callee?.lastPart.isSetter == true
      guard let name = (isSetter ? member.value.callee : member.label)?.variable,
        let curve = isSetter ? member.value.members.last?.value : member.value,
        !names.contains(name)
      else { continue }
      names.append(name)
      curves.append(curve)
    }
    guard curves.count > 1, let first = try? Expressions.meaning(curves[0]) else { return }
    for other in curves.dropFirst() {
      guard let meaning = try? Expressions.meaning(other) else { continue }
      if try !meaning.isEqual(first, at: other.offset) {
        throw MeaningError(
          .oneCurve(not: "\(names.count): \(names.joined(separator: ", "))"), at: other.offset)
      }
    }
  }
}

extension String {
  /// What a setter or a property belongs to: `a` in `a.duration`; nil without a dot.
  fileprivate var variable: String? {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return nil }
    let name = String(self[..<dot])
    return name.hasSuffix(".spring") ? String(name.dropLast(7)) : name
  }
}
