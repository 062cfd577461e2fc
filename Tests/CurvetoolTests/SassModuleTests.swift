import Foundation
import Testing

/// `m.$x` is the variable of the module's file, or of the same text if this includes the module.
@Suite struct SassModuleTests {
  private static let module = """
    $base: cubic-bezier(0.2, 0, 0, 1);
    $ease-standard: $base;
    $duration-fast: 150ms !default;
    """
  private static let rule = ".a { transition: opacity m.$duration-fast m.$ease-standard; }\n"

  private func presets(_ files: [String: String]) async throws -> (output: String, error: String) {
    try await Tool.inFolder { folder in
      for (name, text) in files {
        let file = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let result = try await Tool.run(["presets", "@\(folder)/use.scss"])
      return (result.output, result.error)
    }
  }

  @Test(arguments: [
    ("_motion.scss", "@use 'motion' as m;\n"), ("motion.scss", "@use \"motion\" as m;"),
    ("tokens/_m.scss", "@use 'tokens/m';\n"), ("motion/_index.scss", "@use 'motion' as m;\n"),
  ])
  func theFileOfAModuleIsRead(file: String, use: String) async throws {
    let found = try await presets([file: Self.module, "use.scss": use + Self.rule])
    let line = try #require(found.output.split(separator: "\n").last)
    #expect(line.hasSuffix("cubic-bezier(0.2, 0, 0, 1) 150ms"), "\(found)")
    #expect(found.error.isEmpty && !found.output.contains("$base"))
  }

  @Test func variablesOfAModuleWithoutANamespaceAreRead() async throws {
    let found = try await presets([
      "_motion.scss": Self.module,
      "use.scss": "@use 'motion' as *;\n" + Self.rule.replacing("m.$", with: "$"),
    ])
    #expect(found.output.contains("cubic-bezier(0.2, 0, 0, 1) 150ms"), "\(found)")
  }

  @Test(arguments: ["map.get(m.$durations, fast)", "map-get( m.$durations , 'fast' )"])
  func membersOfAMapOfAModuleAreRead(reference: String) async throws {
    let found = try await presets([
      "_motion.scss": "$durations: (fast: 150ms, slow: 400ms);\n" + Self.module,
      "use.scss": "@use 'sass:map';\n@use 'motion' as m;\n"
        + Self.rule.replacing("m.$duration-fast", with: reference),
    ])
    #expect(found.output.contains("cubic-bezier(0.2, 0, 0, 1) 150ms"), "\(found)")
    #expect(found.error.isEmpty)
  }

  /// A merged text has the module's variables before the statement that uses it.
  @Test func aMergedTextHasTheVariables() async throws {
    let merged = try await presets([
      "use.scss": "\(Self.module)\n@use 'motion' as m;\n\(Self.rule)"
    ])
    #expect(merged.output.contains("cubic-bezier(0.2, 0, 0, 1) 150ms"), "\(merged)")
    // Variables of the file itself are not those of a module that is missing.
    let missing = try await presets([
      "use.scss": "@use 'motion' as m;\n$duration-fast: 1s;\n$ease-standard: linear;\n\(Self.rule)"
    ])
    #expect(!missing.output.contains("opacity"), "\(missing)")
    #expect(missing.error.contains("m.$duration-fast"), "\(missing)")
  }
}
