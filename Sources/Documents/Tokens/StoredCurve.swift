import Curves
import Spring

/// A curve as the `Codable` types of this package store it: `{"cubicBezier": [0.2, 0, 0, 1]}`,
/// `{"parameters": {"perceptual": {...}}}`, or the parameters of a spring alone.
enum StoredCurve {
  case read(Easing)
  /// What is wrong with a curve that has such a form.
  case refused(String)

  private static let springKinds: Set<String> = ["physical", "perceptual", "response", "damped"]

  /// Nil for an object of another form.
  init?(_ value: JSONValue) {
    guard let members = value.members, let first = members.first, members.count <= 2 else {
      return nil
    }
    let isCurve = members.contains { $0.key == "parameters" } && value["parameters"]?.members != nil
    let isSpring = Self.springKinds.contains(first.key) && first.value.members != nil
    guard isCurve || members.count == 1 && (isSpring || Easing.storedKinds.contains(first.key))
    else { return nil }
    let decoder = JSONValueDecoder(value: value)
    do {
      self = .read(
        isCurve
          ? .spring(try SpringCurve(from: decoder))
          : isSpring
            ? .spring(try SpringCurve(SpringParameters(from: decoder)))
            : try Easing(from: decoder))
    } catch {
      // Other files have members of these names too: only a spring's have this form.
      guard isCurve || isSpring || value["spring"]?["parameters"] != nil else { return nil }
      self = .refused(Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return path(context) + "\(key.stringValue) is missing"
    case .dataCorrupted(let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      return path(context) + context.debugDescription
    @unknown default: return "\(error)"
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "" : context.codingPath.map(\.stringValue).joined(separator: ".") + ": "
  }
}

extension TokenReader {
  /// Adds the curve that an object stores.
  ///
  /// - Returns: Whether it has such a form.
  mutating func stored(_ entry: Entry) -> Bool {
    switch StoredCurve(entry.value) {
    case .read(let easing)?:
      let isSpring = if case .spring = easing { true } else { false }
      append(
        easing, path: entry.path.isEmpty ? isSpring ? "spring" : "curve" : entry.path,
        at: entry.value.offset)
    case .refused(let reason)?:
      notes.add("\(entry.path.prefix(60)): \(reason)", at: entry.value.offset)
    case nil: return false
    }
    hasStored = true
    return true
  }

  /// Adds the keywords of CSS next to curves that are stored, which are texts alone.
  ///
  /// - Returns: Their positions.
  mutating func storedKeywords(_ members: [JSONValue.Member], in group: Entry) -> Set<Int> {
    let words = members.filter { member in
      Easing.keywords.contains { $0.name == member.value.string }
    }
    guard !words.isEmpty, members.contains(where: { StoredCurve($0.value) != nil }) else {
      return []
    }
    for member in words {
      guard let easing = Easing.keywords.first(where: { $0.name == member.value.string })?.value
      else { continue }
      append(
        easing, path: group.path.isEmpty ? member.key : "\(group.path).\(member.key)",
        at: member.value.offset)
    }
    return Set(words.map(\.value.offset))
  }
}
