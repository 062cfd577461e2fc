import ArgumentParser

/// The formats for rows of numbers and text.
enum OutputFormat: String, NamedValue {
  case table
  case markdown
  case csv
  case tsv
  case json
  case ndjson
  case npy

  /// A format by its name, or by the extension of its files.
  init?(argument: String) {
    switch argument.lowercased() {
    case "txt", "text": self = .table
    case "md": self = .markdown
    case "jsonl": self = .ndjson
    case "tab": self = .tsv
    case "numpy": self = .npy
    case let other: self.init(rawValue: other)
    }
  }

  /// The format for a file's extension.
  init?(path: String) { self.init(argument: fileExtension(path)) }
}

/// The extension of a path in lower case, without its dot; empty if there is no extension.
func fileExtension(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
  return name[name.index(after: dot)...].lowercased()
}
