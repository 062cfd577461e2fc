import ArgumentParser

/// What a command without samples has to say: text for a person, JSON, and a table for all else.
struct Summary {
  let text: String
  let json: JSON
  let table: Table

  /// Writes what the options ask for.
  ///
  /// - Parameters:
  ///   - output: Where to, in which form, with how many digits.
  ///   - hasText: Whether the text is wanted where no form is asked for.
  func write(_ output: OutputOptions, hasText: Bool = true) throws {
    if let path = output.csv { try write(.csv, to: path, output.precision) }
    if let format = output.chosenFormat {
      try write(format, to: output.output ?? "-", output.precision)
    } else if hasText, output.csv != "-" {
      try writeFile("-", Array(text.utf8))
    }
  }

  private func write(_ format: OutputFormat, to path: String, _ precision: Int?) throws {
    var bytes = ByteBuffer()
    if format == .json {
      bytes.append(json.document(precision: precision))
    } else {
      try table.append(format, precision: precision, to: &bytes)
    }
    let sink = try ByteSink(path)
    try sink.write(bytes.bytes)
    try sink.close()
  }
}

extension OutputOptions {
  /// Refuses digits asked for where only the text for a person is written.
  func refuseIdlePrecision() throws(ValidationError) {
    guard chosenFormat == nil, csv == nil else { return }
    try refuseIdle([("--precision", precision != nil)], "without --format, --csv or --output")
  }
}
