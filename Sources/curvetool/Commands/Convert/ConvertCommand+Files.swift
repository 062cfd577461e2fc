import CurvePlatforms
import SystemPackage

extension ConvertCommand {
  /// Where the texts go, and what each file or folder gets.
  ///
  /// - Throws: `ToolError` if several texts would be one file that no language allows.
  func files(
    _ results: [ConversionResult], _ targets: [TargetLanguage], _ tokens: RewrittenTokens?
  ) throws(ToolError) -> [OutputFile] {
    let path = output ?? "-"
    if json { return [OutputFile(path: path, text: document(results))] }
    if isFolder {
      guard !curves.contains(where: SceneFile.isNamed) else {
        throw .usage("--output \(path) is a folder, but a scene is one file: name it")
      }
      var files: [OutputFile] = []
      for target in targets {
        files += try self.files(results, of: target, tokens).map {
          OutputFile(path: (path.hasSuffix("/") ? path : path + "/") + $0.name, bytes: $0.bytes)
        }
      }
      return files
    }
    if path == "-" { return [OutputFile(path: path, bytes: try shown(results, targets, tokens))] }
    guard targets.count == 1 else {
      throw .usage(
        "--output takes one target, but --to names \(targets.count): name a folder, as DIR/, or add --json"
      )
    }
    let scenes = curves.filter(SceneFile.isNamed)
    if let scene = scenes.first {
      guard results.count == 1, let text = results[0].conversion?.text else {
        throw .usage(
          "--output takes one scene, or curves: convert \(scene) alone, or add --json")
      }
      return [OutputFile(path: path, text: text + "\n")]
    }
    let files = try self.files(results, of: targets[0], tokens)
    guard files.count == 1 else {
      throw .usage(
        "a file of \(targets[0].name) holds one curve, but there are \(files.count): "
          + "name a folder, as DIR/, or one curve, as @FILE#NAME")
    }
    return [OutputFile(path: path, bytes: files[0].bytes)]
  }

  /// Whether the texts are written as files, also on standard output.
  func isFile(texts: Int, _ targets: [TargetLanguage]) -> Bool {
    if json { return false }
    if output ?? "-" != "-" { return true }
    return targets.count == 1 && (texts > 1 || reducedMotion) && !targets[0].hasFileForEachCurve
  }

  /// Whether `--output` is a folder: it ends in a slash, or is one already.
  var isFolder: Bool {
    guard let output, output != "-" else { return false }
    if output.hasSuffix("/") { return true }
    if case .directory = kind(of: FilePath(argument: output)) { return true }
    return false
  }

  /// The files of one target.
  private func files(
    _ results: [ConversionResult], of target: TargetLanguage, _ tokens: RewrittenTokens?
  ) throws(ToolError) -> [ConvertedFile] {
    let found = results.filter { $0.target.name == target.name && $0.conversion != nil }
    let files = target.files(
      found.compactMap(\.conversion), names: found.map(\.name), source: source,
      hasReducedMotion: reducedMotion)
    guard target.isTokenFile, let tokens, let name = files.first?.name else { return files }
    return [ConvertedFile(name: name, bytes: tokens.bytes)]
  }

  /// What the texts are made from: the names of files without folders, so that the text is the same in
  /// every working copy, and the curves of the command line.
  private var source: String {
    curves.map { argument in
      guard NamedCurve.isFile(argument) else { return argument }
      let start =
        argument.firstIndex(of: "@").map { argument.index(after: $0) } ?? argument.startIndex
      let file = argument[start...]
      return String(file.split(separator: "/").last ?? file)
    }.joined(separator: ", ")
  }

  /// What standard output gets: a single text, a whole file with several curves, or texts under headings.
  private func shown(
    _ results: [ConversionResult], _ targets: [TargetLanguage], _ tokens: RewrittenTokens?
  ) throws(ToolError) -> [UInt8] {
    let found = results.compactMap { result in
      result.conversion.map { (result: result, conversion: $0) }
    }
    if let bytes = found.first?.conversion.bytes { return bytes }
    if targets.count == 1, let tokens { return tokens.bytes }
    if results.count == 1, !reducedMotion {
      return found.flatMap { Array("\($0.conversion.text)\n".utf8) }
    }
    if targets.count == 1, !curves.contains(where: SceneFile.isNamed),
      !targets[0].hasFileForEachCurve
    {
      return try files(results, of: targets[0], tokens).flatMap(\.bytes)
    }
    let texts = found.map { result, conversion in
      "== \(result.target.name): \(result.curve.shown)\n\(conversion.text)\n"
    }
    return Array(texts.joined(separator: "\n").utf8)
  }

  private func document(_ results: [ConversionResult]) -> String {
    JSON.array(results.map(\.json)).document()
  }
}
