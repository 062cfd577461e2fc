import Foundation

/// A headless Chromium that opens one page and prints what the page wrote.
enum Chromium {
  /// The program, if it is installed.
  static let path: String? = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in ["/usr/bin/\(name)", "/usr/local/bin/\(name)"] }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The message if it is missing.
  static let missing = "Chromium is not installed: `scripts/setup browser` installs it"

  /// Runs a script in a page, and decodes the JSON that it leaves in the element `result`.
  ///
  /// - Parameters:
  ///   - cases: What the script finds as `cases`.
  ///   - script: JavaScript whose last statement sets `results`.
  ///   - isAfterLoad: Whether the script runs after the event `load`: before it, the time of an SVG stands still.
  static func run<Result: Decodable>(
    _ cases: some Encodable, script: String, isAfterLoad: Bool = false,
    as type: Result.Type = Result.self
  ) throws -> Result {
    guard let path else { throw Failure(description: missing) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("curves-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try JSONEncoder().encode(cases).base64EncodedString()
    let page = """
      <!doctype html><meta charset="utf-8"><body><pre id="result"></pre><script>
      const cases = JSON.parse(atob("\(data)"));
      let results = [];
      \(isAfterLoad ? "addEventListener('load', () => setTimeout(() => {" : "")
      try {
      \(script)
      document.getElementById("result").textContent = "BEGIN" + btoa(JSON.stringify(results)) + "END";
      } catch (error) {
      document.getElementById("result").textContent = "ERROR" + error + "END";
      }
      \(isAfterLoad ? "}));" : "")
      </script>
      """
    let file = folder.appendingPathComponent("page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
      "--disable-dev-shm-usage", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
    ]
    if isAfterLoad { process.arguments?.append("--virtual-time-budget=10000") }
    process.arguments?.append(file.absoluteString)
    let output = folder.appendingPathComponent("output.html")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    guard let start = text.range(of: "BEGIN"),
      let end = text.range(of: "END", range: start.upperBound..<text.endIndex),
      let bytes = Data(base64Encoded: String(text[start.upperBound..<end.lowerBound]))
    else { throw Failure(description: "the page wrote no result: \(text.suffix(400))") }
    return try JSONDecoder().decode(Result.self, from: bytes)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
