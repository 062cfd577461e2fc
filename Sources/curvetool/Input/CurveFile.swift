import Arithmetic
import Curves
import Interchange

/// A file of curves, as ``CurveDocument`` reads it.
struct CurveFile {
  /// What the file is called in messages.
  let name: String
  let document: CurveDocument

  private static let sizeLimit = 1 << 26

  init(_ path: String) throws(ToolError) {
    let input = try TextInput(path, limit: Self.sizeLimit)
    name = input.name
    do throws(DocumentError) {
      document = try CurveDocument(Array(input.text.utf8))
    } catch {
      throw .data("\(input.name):\(error)")
    }
    for note in document.notes { warn("\(input.name): \(note)") }
  }

  /// All curves, at least one, by their names in the file.
  ///
  /// - Parameter words: The name of a curve that has none in the file.
  func curves(_ words: String) throws(ToolError) -> [NamedCurve] {
    guard !document.entries.isEmpty else { throw .data("\(name) holds no curve") }
    return document.entries.map {
      NamedCurve($0.name.isEmpty ? words : $0.name, $0.easing)
    }
  }

  /// The curve of a name.
  func curve(_ wanted: String) throws(ToolError) -> Easing {
    if let entry = document.entry(wanted) { return entry.easing }
    if case .styleSheet(let sheet) = document.content, let error = sheet.error(of: wanted) {
      throw .data("\(name):\(error)")
    }
    let names = document.names.filter { !$0.isEmpty }
    let bare = names.map { $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }
    if let near = NameList(bare).nearest(to: wanted) {
      throw .data("\(name) has no curve '\(wanted)': did you mean '\(near)'?")
    }
    let known = names.isEmpty ? "none" : Self.list(names)
    throw .data("\(name) has no curve '\(wanted)': there are \(known)")
  }

  static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? shown + ", ..." : shown
  }
}
