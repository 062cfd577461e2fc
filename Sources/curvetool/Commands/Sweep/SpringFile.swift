import Spring
import SystemPackage

/// The springs of a file of curves, as rows of input for a sweep.
enum SpringFile {
  /// The columns of a sweep of springs unless `--columns` is given.
  static var columns: [String] { ["name"] + SweepColumns.standard.map(\.column) }

  /// Whether an argument names a file of curves rather than rows: `@lib.ts`, or `lib.ts`.
  static func isNamed(_ argument: String) -> Bool {
    let path = argument.hasPrefix("@") ? argument.dropFirst() : argument[...]
    let file = String(path.prefix { $0 != "#" })
    guard !["", "csv", "tsv", "txt", "log"].contains(fileExtension(file)),
      case .regular = kind(of: FilePath(argument: file)),
      let input = try? TextInput(file, limit: 1 << 26)
    else { return false }
    return FileKind(Array(input.text.utf8)) == .curves
  }

  /// The rows of the springs, with a note on the other curves.
  static func blocks(_ argument: String, isStrict: Bool) throws(ToolError) -> LineBlocks {
    let argument = argument.hasPrefix("@") ? argument : "@" + argument
    let curves = try NamedCurve.read([argument], isStrict: isStrict)
    var text = "name,mass,stiffness,damping,initialVelocity\n"
    var others: [String] = []
    for curve in curves {
      guard let motion = curve.spring?.motion else {
        others.append(curve.name)
        continue
      }
      let spring = motion.spring
      let numbers = [spring.mass, spring.stiffness, spring.damping, motion.relativeVelocity]
      text += "\"\(curve.name.replacing("\"", with: "\"\""))\","
      text += numbers.map(\.argumentText).joined(separator: ",") + "\n"
    }
    let name = String(argument.dropFirst())
    guard others.count < curves.count else {
      throw .data("\(name) has no spring, only other curves: \(CurveFile.list(others))")
    }
    if !others.isEmpty { warn("\(name): \(CurveFile.list(others)): left out, no springs") }
    return LineBlocks(Array(text.utf8), name: name)
  }
}
