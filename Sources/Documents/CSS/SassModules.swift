/// The modules that a file of Sass uses: `@use "tokens/motion" as m`.
package enum SassModules {
  /// A statement.
  package struct Use {
    /// The path as it is written, such as `tokens/motion`.
    package var path: String
    /// What is before the dot in `m.$fast`.
    package var namespace: String
    /// Where the statement begins.
    var offset: Int
  }

  private static let limit = 100

  /// The statements in a text, without those of Sass's own modules.
  package static func uses(in bytes: [UInt8]) -> [Use] {
    var uses: [Use] = []
    var offset = 0
    while uses.count < limit, let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "@")) {
      offset = mark + 1
      guard bytes[mark...].starts(with: "@use".utf8) else { continue }
      let statement = bytes[(mark + 4)...].prefix(300).prefix {
        $0 != UInt8(ascii: ";") && $0 != 10
      }
      let words = String(decoding: statement, as: UTF8.self).split { $0 == " " || $0 == "\t" }
      guard let path = words.first.map({ String($0).trimmingQuotes }), !path.hasPrefix("sass:"),
        !path.isEmpty
      else { continue }
      var name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix("_") { name.removeFirst() }
      if name.hasSuffix(".scss") { name.removeLast(5) }
      let given = words.count > 2 && words[1] == "as" ? String(words[2]) : name
      uses.append(Use(path: path, namespace: given == "*" ? "" : given, offset: mark))
    }
    return uses
  }

  /// The files that a path may mean, in a folder that ends with a slash or is empty.
  package static func candidates(_ path: String, in folder: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let parent = folder + parts.dropLast().map { $0 + "/" }.joined()
    guard let name = parts.last, !name.isEmpty, !path.contains(":") else { return [] }
    if name.hasSuffix(".scss") { return [parent + name, parent + "_" + name] }
    return ["\(parent)_\(name).scss", "\(parent)\(name).scss", "\(parent)\(name)/_index.scss"]
  }
}
