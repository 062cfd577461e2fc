import SystemPackage

/// The files of Android's resources with motion in a folder: `res`, or one of those in it.
enum ResourceFolder {
  private static let kinds = ["anim", "animator", "interpolator", "transition", "values"]

  /// The paths of the files, sorted; nil unless an argument is a folder with any.
  static func files(_ path: String) -> [String]? {
    guard case .directory = kind(of: FilePath(argument: path)) else { return nil }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let names = entries(of: path)
    var files = names.filter { $0.hasSuffix(".xml") }.map { folder + $0 }
    for name in names where kinds.contains(where: { name == "\($0)/" }) {
      files += entries(of: folder + name).filter { $0.hasSuffix(".xml") }.map { folder + name + $0 }
    }
    return files.isEmpty ? nil : files
  }

  /// The name of a token: that of its file, with its own name if it has one. Resources of values have names of their own.
  static func name(_ token: MotionToken, in path: String) -> String {
    let parts = path.split(separator: "/")
    if parts.dropLast().last == "values" { return token.name }
    let file = parts.last.map { String($0.dropLast(".xml".count)) } ?? path
    return token.isNameless ? file : "\(file) \(token.name)"
  }

  /// Whether a file may hold nothing for `check`, such as texts or colours.
  static func isOptional(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().last.map { $0 == "values" } == true
  }
}
