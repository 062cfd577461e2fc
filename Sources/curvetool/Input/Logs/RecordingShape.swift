import CurveDocuments

/// Distinguishes a recording in JSON from a file of curves, by its content: rows of times and values, or a list of each.
enum RecordingShape {
  /// Whether a text is JSON that holds a recording, also with a row in each line.
  static func isRecording(_ bytes: [UInt8]) -> Bool {
    if let root = try? JSONNode(document: bytes) { return isRecording(root) }
    guard LogFormat.hasRowInEachLine(bytes), let line = bytes.split(separator: 0x0A).first,
      let row = try? JSONNode(document: Array(line))
    else { return false }
    return row.isList || isRow(row)
  }

  /// Whether a document holds a recording. A list does if it is of lists, of rows with a time, or of numbers by name.
  static func isRecording(_ root: JSONNode) -> Bool {
    guard let members = try? root.anyMembers() else {
      guard let rows = try? root.elements(), let first = rows.first else { return false }
      return first.isList
        || !rows.prefix(3).contains(where: isCurve) && (isRow(first) || isNumbers(first))
    }
    guard !members.contains(where: { $0.key.hasPrefix("$") }) else { return false }
    let lists = members.filter { $0.node.isList }
    let isAnimation = members.contains { animationKeys.contains($0.key) }
    return lists.contains {
      (!isAnimation || rowKeys.contains($0.key)) && isTable($0.node, named: $0.key)
    } || !isAnimation && (hasColumns(lists) || framesPerSecond(of: members) != nil)
  }

  /// The frame rate of an object that has it next to a list with the value of each frame; nil for another object.
  static func framesPerSecond(of members: [(key: String, node: JSONNode)]) -> Double? {
    guard let rate = members.first(where: { rateKeys.contains($0.key.letters) }),
      let fps = try? rate.node.number(), fps > 0
    else { return nil }
    let hasFrames = members.contains { key, node in
      guard rowKeys.contains(key) || key == "values", let values = try? node.elements() else {
        return false
      }
      return values.count > 1 && values.allSatisfy(isValue)
    }
    return hasFrames ? fps : nil
  }

  /// The names of frame rates.
  private static let rateKeys: Set<String> = ["fps", "framerate", "framespersecond", "samplerate"]

  /// Whether a list is the rows of a recording. Rows without names need a list that says so, because curves and
  /// paths are lists of numbers too.
  static func isTable(_ list: JSONNode, named key: String) -> Bool {
    guard let rows = try? list.elements(), let first = rows.first else { return false }
    if first.isObject {
      return key == "value"
        || key != "k" && isRow(first) && !rows.prefix(3).contains(where: isCurve)
    }
    guard first.isList else { return false }
    if key == "value" { return true }
    guard rowKeys.contains(key), rows.count > 1 else { return false }
    var last = -Double.infinity
    for row in rows {
      guard let numbers = try? row.numbers(), numbers.count > 1, numbers[0] >= last else {
        return false
      }
      last = numbers[0]
    }
    return true
  }

  /// The names of lists that hold rows.
  private static let rowKeys: Set<String> = [
    "samples", "data", "rows", "frames", "recording", "log", "records",
  ]

  /// The keys of keyframe animations, whose times are fractions.
  private static let animationKeys: Set<String> = [
    "ease", "easing", "keyTimes", "keyPath", "timingFunctions", "calculationMode",
  ]

  /// Whether an object has a time and a value.
  private static func isRow(_ row: JSONNode) -> Bool {
    guard let members = try? row.anyMembers(), members.count > 1,
      let time = members.firstIndex(where: { LogUnit.isTime(header: $0.key) && isTime($0.node) })
    else { return false }
    return members.indices.contains { $0 != time && isValue(members[$0].node) }
  }

  /// Whether an object has only numbers, apart from a name.
  private static func isNumbers(_ row: JSONNode) -> Bool {
    guard let members = try? row.anyMembers() else { return false }
    let others = members.filter { !["name", "id"].contains($0.key) }
    return !others.isEmpty && others.allSatisfy { $0.node.isNumber || $0.node.isNull }
  }

  /// Whether an object has the settings of a curve, as the presets of a list have.
  private static func isCurve(_ row: JSONNode) -> Bool {
    ((try? row.anyMembers()) ?? []).contains { key, node in
      let inner = node.isObject ? (try? node.anyMembers()) ?? [] : []
      return settingKeys.contains(key) || inner.contains { settingKeys.contains($0.key) }
    }
  }

  /// Whether the beginning of a list has a key of a curve, or a function such as `cubic-bezier()`.
  static func mentionsCurve(_ beginning: [UInt8]) -> Bool {
    let text = String(decoding: beginning, as: UTF8.self)
    return text.contains("(") || settingKeys.contains { text.contains("\"\($0)\"") }
  }

  private static let curveKeys: Set<String> = [
    "ease", "easing", "curve", "timingFunction", "stiffness", "damping",
  ]

  private static let settingKeys = curveKeys.union([
    "bezier", "cubicBezier", "tension", "friction", "bounce", "visualDuration", "response",
    "dampingFraction", "dampingRatio", "duration", "delay",
  ])

  private static func isTime(_ node: JSONNode) -> Bool {
    if node.isNumber { return true }
    guard let text = try? node.string(), let time = LogTime(text.unpadded) else { return false }
    if case .missing = time { return false }
    return true
  }

  private static func isValue(_ node: JSONNode) -> Bool {
    if node.isNumber || node.isNull { return true }
    if let members = try? node.anyMembers() { return members.contains { $0.node.isNumber } }
    guard let text = try? node.string(), let value = LogValue(text.unpadded) else {
      return ((try? node.numbers())?.count ?? 0) > 1
    }
    if case .missing = value { return false }
    return true
  }

  /// Whether one list has times, and another one of the same length values.
  private static func hasColumns(_ lists: [(key: String, node: JSONNode)]) -> Bool {
    guard let time = lists.firstIndex(where: { LogUnit.isTime(header: $0.key) }),
      let times = try? lists[time].node.elements(), times.count > 1, times.allSatisfy(isTime)
    else { return false }
    return lists.indices.contains { index in
      guard index != time, !["delay", "duration"].contains(lists[index].key),
        let values = try? lists[index].node.elements()
      else { return false }
      return values.count == times.count && values.allSatisfy(isValue)
    }
  }
}
