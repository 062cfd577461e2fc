import CurveDocuments

/// The interpolators that a resource of Android refers to in other files: `@interpolator/standard`, `@anim/NAME` and
/// `@animator/NAME`.
struct InterpolatorFiles {
  /// The text with the curves of these files in place of their names.
  private(set) var text: String
  /// The note on the first name without a curve; nil if all have one.
  private(set) var missing: String?

  private static let sizeLimit = 1 << 16

  /// - Parameter path: The path of the resource, in a folder next to those of the interpolators.
  init(_ text: String, usedBy path: String) {
    self.text = text
    guard path.hasSuffix(".xml"), text.contains("nterpolator=") else { return }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var curves: [String: String] = [:]
    for match in text.matches(of: /nterpolator="(@(interpolator|anim|animator)\/(\w+))"/) {
      let (name, kind, file) = (String(match.1), match.2, match.3)
      guard curves[name] == nil else { continue }
      let target = "\(folder)../\(kind)/\(file).xml"
      guard let input = try? TextInput(target, limit: Self.sizeLimit),
        let document = try? CurveDocument(Array(input.text.utf8)), document.entries.count == 1
      else {
        missing =
          missing ?? "\(name): there is no curve in \(target)"
        continue
      }
      curves[name] = document.entries[0].easing.description
    }
    for (name, curve) in curves {
      self.text = self.text.replacing("\"\(name)\"", with: "\"\(curve)\"")
    }
  }
}
