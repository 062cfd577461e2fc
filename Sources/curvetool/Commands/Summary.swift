import ArgumentParser

/// The output of a command without samples: text for people, JSON, and a table for other formats. Only what is
/// written is made.
struct Summary {
  let text: String
  let json: () throws -> JSON
  let table: () throws -> Table

  init(
    text: String, json: @autoclosure @escaping () throws -> JSON,
    table: @autoclosure @escaping () throws -> Table
  ) {
    (self.text, self.json, self.table) = (text, json, table)
  }

  /// Writes the output in the form that the options request.
  ///
  /// - Parameters:
  ///   - output: The destination, the format and the number of digits.
  ///   - hasText: Whether to write the text if no format is requested.
  func write(_ output: OutputOptions, hasText: Bool = true) throws {
    if let path = output.csv { try write(.csv, to: path, output) }
    if let format = output.chosenFormat {
      try write(format, to: output.output ?? "-", output)
    } else if hasText, output.csv != "-" {
      try writeFile("-", Array(text.utf8))
    }
  }

  private func write(_ format: OutputFormat, to path: String, _ output: OutputOptions) throws {
    var bytes = ByteBuffer()
    if format == .json {
      bytes.append(try json().document(precision: output.precision))
    } else {
      try table().append(
        format, precision: output.precision, escapesFormulas: output.escapeFormulas, to: &bytes)
    }
    let sink = try ByteSink(path)
    try sink.write(bytes.bytes)
    try sink.close()
  }
}

extension OutputOptions {
  /// Rejects a precision if only the text for people is written.
  func refuseIdlePrecision() throws(ValidationError) {
    try refuseIdleEscapes()
    guard chosenFormat == nil, csv == nil else { return }
    try refuseIdle([("--precision", precision != nil)], "without --format, --csv or --output")
  }
}
