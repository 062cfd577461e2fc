import CurveFitting

/// The samples of several properties of a recording, each with the times of its rows.
struct ColumnsFile {
  /// The name of the input in messages.
  let name: String
  /// The properties that change.
  private(set) var columns: [(name: String, samples: Samples)] = []
  private var notes: [String] = []

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - options: The columns and units.
  init(_ path: String, _ options: SampleOptions) throws(ToolError) {
    // A pipe can be read only once.
    var text: [UInt8]?
    if path == "-" {
      var blocks = try LineBlocks(path)
      var first = ByteBuffer()
      text = try blocks.next(into: &first) ? LogFormat.wholeText(first, &blocks) : []
    }
    var files: [(column: String, file: SampleFile)] = []
    for (column, settings) in options.columnSettings {
      var blocks =
        if let text { LineBlocks(text, name: "standard input") } else { try LineBlocks(path) }
      defer { blocks.close() }
      files.append((column, try SampleFile(&blocks, path, settings)))
    }
    name = path == "-" ? "standard input" : path
    for (column, file) in files {
      for note in file.notes {
        let isCommon = files.allSatisfy { $0.file.notes.contains(note) }
        let text = isCommon ? note : "\(column): \(note)"
        if !notes.contains(text) { notes.append(text) }
      }
      let range = file.samples.range
      if range.lowerBound == range.upperBound {
        notes.append("\(column) does not change and is left out")
      } else {
        columns.append((column, file.samples))
      }
    }
    guard !columns.isEmpty else { throw .data("\(name): none of the columns changes") }
  }

  /// Tells what was changed or assumed, in one note.
  func tellNotes() {
    if !notes.isEmpty { warn("\(name): \(notes.joined(separator: "; "))") }
  }
}
