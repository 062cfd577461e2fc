/// Velocities that code computes, as in `initialVelocity: gesture.velocity / 300`.
extension Meaning {
  /// What a reader finds in an expression, without a velocity that is computed.
  ///
  /// - Parameter read: The reader, which adds the notes to its result.
  static func ignoringComputedVelocity<Result>(
    _ literal: Literal, _ read: (Literal, _ notes: [String]) throws(MeaningError) -> Result
  ) throws(MeaningError) -> Result {
    do throws(MeaningError) {
      return try read(literal, [])
    } catch {
      guard let (label, known) = literal.ignoringComputedVelocity(at: error.offset) else {
        throw error
      }
      return try read(known, [noNumber(label)])
    }
  }
}

extension Literal {
  private static let velocities: Set<String> = ["initialVelocity", "velocity"]

  /// The label of the velocity that has a part at an offset which is no number, and the expression without it; nil
  /// if there is none.
  fileprivate func ignoringComputedVelocity(at offset: Int) -> (label: String, known: Literal)? {
    if case .list(var elements) = content {
      for index in elements.indices {
        guard let (label, known) = elements[index].ignoringComputedVelocity(at: offset) else {
          continue
        }
        elements[index] = known
        return (label, Literal(content: .list(elements), offset: self.offset))
      }
      return nil
    }
    for index in members.indices {
      let member = members[index]
      var result = self
      if let label = member.label?.lastPart, member.value.hasUnknown(at: offset) {
        if Self.velocities.contains(label) {
          result.members.remove(at: index)
          return (label, result)
        }
        if label == "initialSpringVelocity" {  // which has no default
          result.members[index].value.content = .number(0, unit: "")
          return (label, result)
        }
      }
      if let (label, known) = member.value.ignoringComputedVelocity(at: offset) {
        result.members[index].value = known
        return (label, result)
      }
    }
    return nil
  }

  /// Whether the expression or an argument of it begins at an offset and is computed.
  private func hasUnknown(at offset: Int) -> Bool {
    if self.offset == offset { return isComputed }
    // A type has labels of its own, any function may have others.
    let isFunction = callee?.lastPart.first?.isLowercase == true
    return members.contains { member in
      member.offset == offset && isFunction || member.value.hasUnknown(at: offset)
    }
  }
}
