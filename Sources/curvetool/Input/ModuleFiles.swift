import CurveDocuments
import SystemPackage

/// The files that a file of Sass uses.
enum ModuleFiles {
  private static let sizeLimit = 1 << 22

  /// The texts of the modules by their namespaces. A module without a file has no text.
  ///
  /// - Parameter path: The path of the file that uses them.
  static func read(_ bytes: [UInt8], usedBy path: String) -> [String: [UInt8]] {
    guard path.hasSuffix(".scss") else { return [:] }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var modules: [String: [UInt8]] = [:]
    for use in SassModules.uses(in: bytes) {
      let file = SassModules.candidates(use.path, in: folder).first { candidate in
        if case .regular = kind(of: FilePath(candidate)) { true } else { false }
      }
      guard let file, let input = try? TextInput(file, limit: sizeLimit) else { continue }
      modules[use.namespace] = Array(input.text.utf8)
    }
    return modules
  }
}
