import CurveFitting

/// The samples of several properties of a recording, each with the times of its rows.
struct ColumnsFile {
  /// The name of the input in messages.
  let name: String
  /// The properties that change.
  private(set) var columns: [(name: String, samples: Samples)] = []
  private var notes: [String] = []

  /// More columns than this, with that of the times, are not read unless they are chosen.
  private static let limit = 13

  /// The whole text of standard input.
  static func standardInput() throws(ToolError) -> [UInt8] {
    var blocks = try LineBlocks("-")
    return try LogFormat.wholeText(&blocks)
  }

  /// Reads the columns of values that were chosen, or else the only one, or all that change.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for standard input.
  ///   - options: The columns and units.
  ///   - keepsStill: Whether columns that do not change are kept.
  ///   - text: The text of standard input, if it was read before.
  init(
    _ path: String, _ options: SampleOptions, keepsStill: Bool = false, text: [UInt8]? = nil
  ) throws(ToolError) {
    // A pipe can be read only once.
    var text = text
    if text == nil, path == "-" { text = try Self.standardInput() }
    func read(_ settings: SampleSettings) throws(ToolError) -> SampleFile {
      var blocks =
        if let text { LineBlocks(text, name: "standard input") } else { try LineBlocks(path) }
      defer { blocks.close() }
      return try SampleFile(&blocks, path, settings)
    }
    func readAll(_ names: [String]?) throws(ToolError) -> [(column: String, file: SampleFile)] {
      var settings = options.settings
      (settings.names, settings.property) = (names, names == nil ? nil : 0)
      let first = try read(settings)
      let asked = first.columns.asked
      var files = [(asked.first ?? first.columns.valueName, first)]
      for (index, column) in asked.enumerated().dropFirst() {
        settings.property = index
        files.append((column, try read(settings)))
      }
      return files
    }
    let files: [(column: String, file: SampleFile)]
    do throws(ToolError) {
      files = try readAll(options.settings.names)
    } catch {
      guard !options.hasColumns, (2...Self.limit).contains(error.columns.count),
        let all = try? readAll(error.columns)
      else { throw error }
      files = all
    }
    name = path == "-" ? "standard input" : path
    for (column, file) in files {
      for note in file.notes {
        let isCommon = files.allSatisfy { $0.file.notes.contains(note) }
        let text = isCommon ? note : "\(column): \(note)"
        if !notes.contains(text) { notes.append(text) }
      }
      let range = file.samples.range
      if range.lowerBound == range.upperBound, !keepsStill {
        notes.append("\(column) does not change and is left out")
      } else {
        columns.append((column, file.samples))
      }
    }
    guard !columns.isEmpty else { throw .data("\(name): none of the columns changes") }
  }

  /// Notes what was changed or assumed, in one note.
  func tellNotes() {
    if !notes.isEmpty { warn("\(name): \(notes.joined(separator: "; "))") }
  }
}
