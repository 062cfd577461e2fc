import CurveDocuments

/// Reads a recording in JSON: a list of rows, a row in each line (NDJSON), or an object with a list for each
/// column.
///
/// Rows are objects or lists. The list of rows may be the member of an object, such as WebDriver's `value`.
struct LogDocument {
  private let name: String
  private var settings: SampleSettings
  private var recorder: LogRecorder?
  /// The columns of rows that are objects; nil for others.
  private var members: [LogMember]?
  private var row = 0
  /// The rows before the first one with a number.
  private var messages = 0
  /// The lines before the text of the rows.
  private var line = 0

  private init(_ name: String, _ settings: SampleSettings) {
    (self.name, self.settings) = (name, settings)
  }

  /// Reads the rows of an input: of a list or of lines a part at a time, of an object at once.
  ///
  /// - Parameters:
  ///   - blocks: The input.
  ///   - settings: The columns and units.
  static func rows(
    _ blocks: inout LineBlocks, _ settings: SampleSettings
  ) throws(ToolError) -> LogRecorder {
    var reader = LogDocument(blocks.name, settings)
    let beginning = try blocks.beginning()
    let mark = beginning.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if LogFormat.hasRowInEachLine(beginning) {
      try reader.requireRows(beginning)
      try reader.takeLines(&blocks)
    } else if mark == UInt8(ascii: "[") {
      try reader.takeList(&blocks)
    } else {
      let bytes = try LogFormat.wholeText(&blocks)
      try reader.requireRows(bytes)
      try reader.located { reader throws(DocumentError) in
        try reader.takeAll(JSONNode(document: bytes))
      }
    }
    guard let recorder = reader.recorder else {
      throw .data(
        reader.messages > 0
          ? "\(blocks.name): no row has a number beside its time"
          : "\(blocks.name): the number of samples must be at least 2, but is 0")
    }
    return recorder
  }

  /// Refuses plays, scenes and Lottie's properties, whose lists of commands, layers and keyframes are not rows.
  private func requireRows(_ bytes: [UInt8]) throws(ToolError) {
    let isObject = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == 0x7B
    if isObject, let kind = FileKind(bytes),
      kind == .play || kind == .scene || kind == .curves && FileKind.isLottie(bytes)
    {
      throw FileKind.recording.refusal(of: name, kind)
    }
  }

  private mutating func takeLines(_ blocks: inout LineBlocks) throws(ToolError) {
    var block = ByteBuffer()
    while try blocks.next(into: &block) {
      var start = 0
      while let bytes = TextLines.next(block.bytes, &start) {
        if !TextLines.isBlank(bytes) {
          let row = Array(bytes)
          try located { reader throws(DocumentError) in try reader.take(JSONNode(document: row)) }
        }
        line += 1
      }
    }
  }

  private mutating func takeList(_ blocks: inout LineBlocks) throws(ToolError) {
    var parts = JSONListParts()
    var block = ByteBuffer()
    while try blocks.nextPart(into: &block) {
      parts.append(block.bytes)
      if let part = parts.next() { try take(part) }
    }
    try take(parts.last)
  }

  private mutating func take(_ part: JSONListParts.Part) throws(ToolError) {
    try located { reader throws(DocumentError) in
      do throws(DocumentError) {
        let list = try JSONNode(document: part.bytes)
        let rows = try list.elements()
        guard !rows.isEmpty || part.isFirst else { throw list.error("expected a value") }
        for row in rows { try reader.take(row) }
      } catch {
        throw part.moved(error)
      }
    }
  }

  /// Reads rows, with the name of the input in errors.
  private mutating func located(
    _ body: (inout LogDocument) throws(DocumentError) -> Void
  ) throws(ToolError) {
    do throws(DocumentError) {
      try body(&self)
    } catch {
      if let usage { throw .usage(usage) }
      var error = error
      error.line += line
      throw .data("\(name):\(error)", columns: choice)
    }
  }

  /// A problem with an option.
  private var usage: String?
  /// The columns that could be read, if there are more than two.
  private var choice: [String] = []

  // MARK: Rows

  private mutating func takeAll(_ root: JSONNode) throws(DocumentError) {
    guard root.isObject else {
      for node in try root.elements() { try take(node) }
      return
    }
    let lists = try root.anyMembers().filter { $0.node.isList }
    let tables = lists.filter { list in
      (try? list.node.elements())?.first.map { $0.isObject || $0.isList } ?? false
    }
    let table =
      tables.first { $0.key == "value" }
      ?? tables.first { RecordingShape.isTable($0.node, named: $0.key) } ?? tables.first
    if let table {
      let row = try table.node.elements().first
      let hasTime = row?.isObject == true ? try Self.hasTime(row) : false
      if settings.fps == nil, row?.isObject == true, !hasTime {
        settings.fps = RecordingShape.framesPerSecond(of: try root.anyMembers())
      }
      for node in try table.node.elements() { try take(node) }
      return
    }
    if settings.fps == nil {
      settings.fps = RecordingShape.framesPerSecond(of: try root.anyMembers())
    }
    guard !lists.isEmpty else {
      throw root.error("expected rows, as [{\"time\": 0, \"value\": 1}, ...]")
    }
    try takeColumns(lists)
  }

  private static func hasTime(_ row: JSONNode?) throws(DocumentError) -> Bool {
    try row?.anyMembers().contains { LogUnit.isTime(header: $0.key) } ?? false
  }

  private mutating func takeColumns(
    _ lists: [(key: String, node: JSONNode)]
  ) throws(DocumentError) {
    var columns: [[JSONNode]] = []
    for list in lists { columns.append(try list.node.elements()) }
    try begin(lists.map(\.key), at: lists[0].node)
    for (list, column) in zip(lists, columns) where column.count != columns[0].count {
      throw list.node.error(
        "expected \(columns[0].count) elements, as in '\(lists[0].key)', but found \(column.count)")
    }
    for index in columns[0].indices {
      try append(lists[0].node) { columns[$0][index] }
    }
  }

  private mutating func take(_ node: JSONNode) throws(DocumentError) {
    if node.isObject {
      if recorder == nil {
        guard let columns = try LogMember.columns(of: node) else {
          row += 1
          messages += 1
          return
        }
        members = columns
        try begin(columns.map(\.name), at: node)
        if messages > 0 { recorder?.note(Self.note(messages)) }
      }
      guard let members else { throw node.error("expected a list, as in the first row") }
      try append(node) { index throws(DocumentError) in try members[index].node(in: node) }
    } else {
      let fields = node.isList ? try node.elements() : [node]
      if recorder == nil {
        let names = fields.compactMap { try? $0.string() }
        let isHeader =
          names.count == fields.count
          && names.allSatisfy { LogTime($0) == nil && LogValue($0) == nil }
        try begin(isHeader ? names : nil, count: fields.count, at: node)
        if isHeader { return }
      }
      guard members == nil else { throw node.error("expected an object, as in the first row") }
      try append(node) { $0 < fields.count ? fields[$0] : nil }
    }
  }

  private static func note(_ messages: Int) -> String {
    "\(messages) \(messages == 1 ? "row" : "rows") before the first number "
      + "\(messages == 1 ? "is" : "are") skipped"
  }

  private mutating func begin(
    _ names: [String]?, count: Int? = nil, at node: JSONNode
  ) throws(DocumentError) {
    do throws(LogProblem) {
      let columns = try LogColumns(names, count: count ?? names?.count ?? 0, settings)
      recorder = try LogRecorder(columns, settings)
    } catch {
      throw located(error, node)
    }
  }

  private mutating func append(
    _ node: JSONNode, _ field: (Int) throws(DocumentError) -> JSONNode?
  ) throws(DocumentError) {
    guard let columns = recorder?.columns else { return }
    row += 1
    let time = try columns.time.map { index throws(DocumentError) in
      try field(index).map { (node) throws(DocumentError) in
        guard let member = members?[index], member.number != nil else { return try Self.time(node) }
        return member.text(in: node).flatMap { LogTime($0) } ?? .missing
      } ?? .missing
    }
    let value =
      try field(columns.value).map { (node) throws(DocumentError) in
        guard let member = members?[columns.value], member.number != nil else {
          return try Self.value(node)
        }
        return member.text(in: node).flatMap { LogValue($0) } ?? .missing
      } ?? .missing
    do throws(LogProblem) {
      let row = row
      try recorder?.append(time ?? .missing, value, at: "row \(row)")
    } catch {
      throw located(error, node)
    }
  }

  private mutating func located(_ problem: LogProblem, _ node: JSONNode) -> DocumentError {
    if problem.isUsage { usage = problem.message }
    if let choice = problem.choice { self.choice = choice.all }
    return node.error(problem.message)
  }

  // MARK: Fields

  static func time(_ node: JSONNode) throws(DocumentError) -> LogTime {
    if node.isNumber { return .number(try node.number()) }
    if node.isNull { return .missing }
    let text = try node.string()
    guard let time = LogTime(text.unpadded) else { throw unreadable(text, "time", node) }
    return time
  }

  static func value(_ node: JSONNode) throws(DocumentError) -> LogValue {
    if node.isNumber { return .number(try node.number()) }
    if node.isNull { return .missing }
    if node.isList {
      let numbers = try node.numbers()
      guard let sample = TransformSample(numbers) else {
        throw node.error("expected 2 or 3 lengths, or the 6 or 16 numbers of a matrix")
      }
      return .transform(sample)
    }
    let text = try node.string()
    guard let value = LogValue(text.unpadded) else { throw unreadable(text, "value", node) }
    return value
  }

  private static func unreadable(_ text: String, _ name: String, _ node: JSONNode) -> DocumentError
  {
    if LogValue.decimalComma(text) != nil {
      return node.error(
        "'\(text)' has a decimal comma: write a decimal point, as in \(text.replacing(",", with: "."))"
      )
    }
    return node.error("the \(name) must be a finite number, but is '\(text.prefix(40))'")
  }
}
