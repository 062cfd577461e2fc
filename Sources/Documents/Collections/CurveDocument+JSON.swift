import CurvePlatforms
import Curves

extension CurveDocument {
  /// A JSON document; nil if the text is instead a single curve in braces that JSON does not allow.
  static func json(_ bytes: [UInt8]) throws(DocumentError) -> Self? {
    let root: JSONValue
    do throws(DocumentError) {
      root = try JSONValue(document: bytes)
    } catch {
      if let single = try? singleCurve(bytes) {
        if let source = source(SourceFile(bytes), bytes), source.isNamed(beside: single) {
          return source
        }
        return single
      }
      if let source = source(SourceFile(bytes), bytes) { return source }
      throw error
    }
    if root["layers"]?.elements != nil, root["fr"] != nil {
      let file = try LottieFile(root: root, bytes: bytes)
      return Self(
        .lottie(file),
        file.easings.map { found in
          var entry = Entry(name: found.pointer, easing: found.easing, line: found.line)
          entry.duration = found.duration > 0 ? found.duration : nil
          return entry
        }, notes: file.notes)
    }
    if let property = LottieFile(property: root, bytes: bytes) {
      let single = try? singleCurve(bytes)
      return Self(
        .lottie(property), single?.entries ?? [], notes: property.notes + (single?.notes ?? []))
    }
    let tokens: TokenFile
    do throws(DocumentError) {
      tokens = try TokenFile(root: root, bytes: bytes)
    } catch {
      if let single = try? singleCurve(bytes) { return single }
      throw error
    }
    if tokens.tokens.isEmpty {
      if let single = try? singleCurve(bytes) {
        if let source = source(SourceFile(bytes), bytes), source.isNamed(beside: single) {
          return source
        }
        return single
      }
      if let source = source(SourceFile(bytes), bytes) { return source }
    }
    let entries = tokens.tokens.compactMap { token in
      token.easing.map { easing in
        var entry = Entry(
          name: token.path, easing: easing, line: token.line, isAlias: token.isAlias)
        if case .transition(let transition) = token.value {
          // A spring's own duration follows from it.
          entry.duration = token.spring == nil ? transition.duration : nil
          entry.delay = transition.delay == 0 ? nil : transition.delay
        }
        return entry
      }
    }
    return Self(.tokens(tokens), entries, notes: tokens.notes)
  }
}
