extension CurveDocument {
  /// A JSON document; nil if the text is instead a single curve in braces that JSON does not allow.
  static func json(_ bytes: [UInt8]) throws(DocumentError) -> Self? {
    let root: JSONValue
    do throws(DocumentError) {
      root = try JSONValue(document: bytes)
    } catch {
      if let tokens = try tokenModule(bytes) { return tokens }
      if let single = try? singleCurve(bytes) {
        if let source = source(SourceFile(bytes), bytes), source.isNamed(insteadOf: single) {
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
          var entry = DocumentCurve(name: found.pointer, easing: found.easing, line: found.line)
          entry.duration = found.duration > 0 ? found.duration : nil
          return entry
        }, notes: file.notes)
    }
    if let property = LottieFile(property: root, bytes: bytes) {
      let single = try? singleCurve(bytes)
      return Self(
        .lottie(property), single?.entries ?? [], notes: property.notes + (single?.notes ?? []))
    }
    // A single token may have the form of a draft, which only the parser of curves reads.
    let isToken = root["$value"] != nil
    let tokens: TokenFile
    do throws(DocumentError) {
      tokens = try TokenFile(root: root, bytes: bytes)
    } catch {
      guard isToken, let single = try? singleCurve(bytes) else { throw error }
      return single
    }
    if tokens.tokens.isEmpty, !tokens.hasTokens, let found = plain(tokens, bytes) { return found }
    return Self(tokens)
  }

  /// Design tokens in JSON5, or in a script that exports them; nil for other text.
  static func tokenModule(_ bytes: [UInt8]) throws(DocumentError) -> Self? {
    // The reader of source code knows objects without tokens.
    guard let root = JSON5Text.value(bytes), root["$value"] == nil, root["value"] == nil else {
      return nil
    }
    let isStandard = bytes.firstRange(of: Array("$value".utf8)) != nil
    do throws(DocumentError) {
      let tokens = try TokenFile(root: root, bytes: bytes)
      return tokens.forms.isEmpty ? nil : Self(tokens)
    } catch {
      if isStandard { throw error }
      return nil
    }
  }

  private init(_ tokens: TokenFile) {
    let entries = tokens.tokens.compactMap { token in
      token.easing.map { easing in
        var entry = DocumentCurve(
          name: token.path, easing: easing, line: token.line, isAlias: token.isAlias)
        if case .transition(let transition) = token.value {
          entry.duration = token.duration
          entry.delay = transition.delay == 0 ? nil : transition.delay
        }
        return entry
      }
    }
    self.init(.tokens(tokens), entries, notes: tokens.notes)
  }

  /// The number of its curves and times.
  private var facts: Int { entries.reduce(durations.count) { $0 + 1 + $1.times } }

  /// Whether a text is JSON with a list of objects, such as named presets.
  static func isObjectList(_ bytes: [UInt8]) -> Bool {
    guard let root = try? JSONNode(document: bytes), let elements = try? root.elements() else {
      return false
    }
    return elements.contains(where: \.isObject)
  }

  /// The curves of JSON without tokens: one curve, or the values of its keys; nil without any.
  ///
  /// The parser of curves takes what is around a curve for its surroundings, and the reader of source code knows
  /// no lists: the one that finds most is right.
  private static func plain(_ tokens: TokenFile, _ bytes: [UInt8]) -> Self? {
    let items = tokens.plain.items
    let facts = items.reduce(0) { count, item in
      count + (item.easing == nil ? 0 : 1) + (item.duration == nil ? 0 : 1)
        + (item.delay == nil ? 0 : 1)
    }
    let found: Self?
    if let single = try? singleCurve(bytes) {
      let source = source(SourceFile(bytes), bytes)
      found = source.map { $0.isNamed(insteadOf: single) } == true ? source : single
    } else {
      found = source(SourceFile(bytes), bytes)
    }
    let isWhole =
      found.map { document in
        // The objects of a list have names of their own.
        guard Set(document.entries.map(\.name)).count == document.entries.count else {
          return facts < document.facts
        }
        // The notes of both are those of the values.
        if facts >= document.facts,
          items.first?.path.isEmpty == false
        {
          if case .source = document.content { return false }
          if (tokens.plain.notes.map(\.isLoss) + tokens.notes.map(\.isLoss)).contains(true) {
            return false
          }
        }
        return facts <= document.facts
          // The times next to a curve belong to it.
          || document.entries.count == 1 && items.allSatisfy { $0.easing == nil || !$0.isTimed }
            && items.count { $0.easing != nil } <= 1
            && items.count - 1 <= document.entries[0].times
      } ?? items.isEmpty
    if isWhole { return found }
    let lines = LineIndex(bytes)
    var notes = NoteList(lines)
    for note in tokens.plain.notes { notes.add(note.message, at: note.offset, isLoss: note.isLoss) }
    let curves = items.compactMap { item in
      item.easing.map {
        DocumentCurve(
          name: item.path, easing: $0, duration: item.duration, delay: item.delay,
          repeats: item.repeats, line: lines.line(of: item.offset))
      }
    }
    let times = items.filter { $0.easing == nil }.map {
      Duration(name: $0.path, seconds: $0.duration ?? 0)
    }
    return Self(.source, curves, notes: tokens.notes + notes.all, durations: times)
  }
}

extension DocumentCurve {
  /// The number of its times.
  fileprivate var times: Int { (duration == nil ? 0 : 1) + (delay == nil ? 0 : 1) }
}
