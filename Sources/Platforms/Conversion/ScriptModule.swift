/// ECMAScript modules with an export for each curve.
enum ScriptModule {
  /// - Parameters:
  ///   - name: The usual name of the file.
  ///   - package: The package that has the functions; nil if none is needed.
  ///   - functions: The functions of the package that the values can call. Used ones are imported.
  ///   - setup: The lines after the imports.
  ///   - type: The type of the values, for type checkers; nil if it is plain from the value.
  ///   - reduced: The value for users who prefer reduced motion; nil without one.
  ///   - duration: The unit of the library's durations.
  ///   - value: The value of a declaration.
  static func form(
    _ name: String, importing functions: [String] = [], from package: String = "",
    setup: [String] = [], type: String? = nil, reduced: String? = nil,
    duration: DurationForm = .milliseconds,
    value: @escaping @Sendable (Declaration) -> String = { Self.value($0) }
  ) -> FileForm {
    FileForm(
      name: name, scope: .module, canReduceMotion: reduced != nil,
      spelling: { Self.spelling($0, besides: functions) }, duration: duration
    ) { declarations, _ in
      let values = declarations.map { $0.conversion.isDuration ? $0.text : value($0) }
      let used = functions.filter { function in
        values.contains { value in
          ["", ": "].contains { before in
            ["(", "."].contains { after in
              let word = before + function + after
              return before.isEmpty ? value.hasPrefix(word) : value.contains(word)
            }
          }
        }
      }
      var lines =
        used.isEmpty ? [] : ["import { \(used.joined(separator: ", ")) } from \"\(package)\";"]
      lines += setup
      if !lines.isEmpty { lines.append("") }
      for (declaration, value) in zip(declarations, values) {
        let type = declaration.conversion.isDuration ? nil : type
        let remarks = [declaration.timing, type.map { "@type {\($0)}" }].compactMap { $0 }
        if !remarks.isEmpty { lines.append("/** \(remarks.joined(separator: " ")) */") }
        lines.append("export const \(declaration.member) = \(value);")
        if let reduced, declaration.isReduced {
          lines.append("export const \(declaration.member)Reduced = \(reduced);")
        }
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The text as a value. A function that looks up a table goes into the object that uses it, which is in
  /// the comment on the last line.
  private static func value(_ declaration: Declaration) -> String {
    guard let table = JavaScriptTable.parts(of: declaration.text) else { return declaration.text }
    return table.use.before + table.function + table.use.after
  }

  private static func spelling(_ name: String, besides functions: [String]) -> String {
    let name = CurveName.camel(name)
    return keywords.contains(name) || functions.contains(name) ? name + "Curve" : name
  }

  /// Words that no variable of a module may have.
  private static let keywords: Set<String> = [
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
    "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
    "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let", "new",
    "null", "package", "private", "protected", "public", "return", "static", "super", "switch",
    "this", "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "with", "yield",
  ]
}
