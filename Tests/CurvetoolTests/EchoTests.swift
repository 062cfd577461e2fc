import Foundation
import Testing

/// What the tool repeats of its arguments and files: no terminal commands, and never much of a long value.
@Suite struct EchoTests {
  private static let hostile = "a\u{1b}]0;x\u{7}\u{9b}31m\u{202e}\u{2066}\u{200f}\u{2028}b"

  private static func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n"
        || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
          && ![0x200F, 0x2028, 0x202E, 0x2066].contains($0.value))
    }
  }

  @Test func namesInFilesAreShown() async throws {
    try await Tool.inFolder { folder in
      let name = Self.hostile
      let quoted = try #require(
        String(data: JSONEncoder().encode([name]), encoding: .utf8)?.dropFirst().dropLast())
      let tokens = """
        {"group": {\(quoted): {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]},
          "time": {"$type": "duration", "$value": {"value": 3, "unit": "ms"}}}}
        """
      try tokens.write(toFile: "\(folder)/a.json", atomically: true, encoding: .utf8)
      try ":root{--a\u{202E}b:ease}"
        .write(toFile: "\(folder)/a.css", atomically: true, encoding: .utf8)
      let scene = """
        {"name": \(quoted), "duration": 2, "layers": [{"name": \(quoted), "animations": [{"key": \(quoted),
          "type": "basic", "keyPath": "position.x", "from": 100, "to": 300, "duration": 2}]}]}
        """
      try scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      for arguments in [
        ["presets", "@\(folder)/a.json"], ["presets", "@\(folder)/a.css"],
        ["presets", "@\(folder)/a.css", "--format", "markdown"],
        ["tabulate", "@\(folder)/a.json"], ["compare", "@\(folder)/a.json", "ease"],
        ["plot", "@\(folder)/a.json"], ["convert", "@\(folder)/a.json", "--to", "css,lottie"],
        ["timeline", "\(folder)/scene.json"], ["timeline", "\(folder)/scene.json", "--events"],
        ["timeline", "\(folder)/scene.json", "--explain", "1"],
        ["timeline", "\(folder)/scene.json", "--plot", "-"],
        ["convert", "\(folder)/scene.json", "--to", "css-keyframes"],
        ["plot", "ease", "--title", name],
      ] {
        let result = try await Tool.run(arguments)
        #expect(result.status == 0 && !result.output.isEmpty, "\(arguments) \(result.error)")
        #expect(Self.isClean(result.output), "\(arguments) \(result.output.debugDescription)")
        #expect(Self.isClean(result.error), "\(arguments) \(result.error.debugDescription)")
      }
    }
  }

  /// All parts of 201 bytes.
  private static func parts(of text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast(200).map { bytes[$0...($0 + 200)] }
  }

  /// No part of more than 200 characters of a value comes back.
  @Test func longValuesAreAbbreviated() async throws {
    try await Tool.inFolder { folder in
      // Each stretch occurs once.
      let value = (0..<900).map { "x\($0)'y\"," }.joined(separator: " ")
      let file = "\(folder)/long"
      try value.write(toFile: file, atomically: true, encoding: .utf8)
      let json = value.replacing("\"", with: "")
      try "{\"a\": {\"$type\": \"cubicBezier\", \"$value\": \"\(json)\"}}".write(
        toFile: "\(file).json", atomically: true, encoding: .utf8)
      try ":root{--e:linear(\(value))}".write(
        toFile: "\(file).css", atomically: true, encoding: .utf8)
      let asArgument = [
        "tabulate", "bezier", "spring --mass", "presets", "convert ease --to", "convert --to css",
        "fit",
        "timeline", "keyframes", "keyframes --values", "keyframes --path", "design --nearest",
        "sweep --mass", "compare ease", "preview -o -", "bench", "tabulate ease -o", "spring --at",
        "help", "sweep --mass 1 --columns", "compare ease --nearest", "bezier 0,0,1,1 --format",
      ].map { $0.split(separator: " ").map(String.init) + [value] }
      let withFile = [
        "tabulate @long", "convert @long.json --to css", "fit long", "sweep --input long",
        "spring --at long", "timeline long.json", "keyframes long",
      ].map { $0.replacing("long", with: file).split(separator: " ").map(String.init) }
      let other = [
        [value], ["spring", "--mass=\(value)"], ["spring", "--\(value)"],
        ["tabulate", "ease", "-o", "\(value).csv"], ["spring", "--plot", "\(value).bmp"],
        ["tabulate", "@\(value)#x"], ["tabulate", "@\(file).json#\(value)"],
        ["tabulate", "@\(file).json#a"], ["tabulate", "@\(file).css#e"],
        ["fit", file, "--column", value],
      ]
      let parts = Set(Self.parts(of: value))
      #expect(parts.count == value.utf8.count - 200)
      for arguments in asArgument + withFile + other {
        let result = try await Tool.run(arguments)
        #expect(result.status != 0 && result.output.isEmpty, "\(arguments.map { $0.prefix(30) })")
        #expect(result.error.hasPrefix("Error: ") || result.error.hasPrefix("Note: "))
        let isEchoed = Self.parts(of: result.error).contains { parts.contains($0) }
        #expect(!isEchoed, "\(arguments.map { $0.prefix(30) }): \(result.error.prefix(600))")
      }
    }
  }
}
