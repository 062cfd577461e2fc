import CurveDocuments
import CurvePlatforms
import Curves
import Foundation
import Testing

/// `convert` of whole files, to NumPy, and of animated properties.
@Suite struct ConvertSetTests {
  private func write(_ text: String, _ name: String, in folder: String) throws -> String {
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return "@" + path
  }

  @Test func severalCurvesAreOneText() async throws {
    try await Tool.inFolder { folder in
      let list = try write("snap: .2 0 0 1\nbounce: penner.out-bounce", "list.txt", in: folder)
      let css = try await Tool.run(["convert", list, "--to", "css"])
      #expect(css.status == 0 && css.error.contains("css, bounce: "))
      let sheet = try StyleSheet(css.output)
      #expect(sheet.curves.map(\.name) == ["--snap", "--bounce"])
      #expect(sheet.curve("snap") == (try Easing("cubic-bezier(0.2, 0, 0, 1)")))
      let tailwind = try await Tool.run(["convert", list, "--to", "tailwind", "-q"])
      #expect(
        try StyleSheet(tailwind.output).curves.map(\.name) == ["--ease-snap", "--ease-bounce"])
      let tokens = try await Tool.run(["convert", list, "--to", "dtcg", "-q"])
      let file = try TokenFile(json: Array(tokens.output.utf8))
      #expect(file.tokens.map(\.path) == ["snap", "bounce"])
      // Two targets, or one without a form for sets: each text under its name.
      let both = try await Tool.run(["convert", list, "--to", "css,dtcg", "-q"])
      #expect(both.output.contains("== css: snap\n") && both.output.contains("== dtcg: bounce\n"))
    }
  }

  /// One file of a language for one curve or several, and a folder with a file for each target.
  @Test func filesAndFoldersHoldTheirTargets() async throws {
    try await Tool.inFolder { folder in
      let tokens = try write(
        """
        {"motion": {"$type": "cubicBezier", "enter": {"$value": [0, 0, 0.2, 1]},
          "exit": {"$value": [0.4, 0, 1, 1]}}}
        """, "x.tokens.json", in: folder)
      let swift = try await Tool.run([
        "convert", tokens, "--to", "swiftui", "-o", folder + "/Motion.swift", "-q",
      ])
      #expect(swift.status == 0 && swift.output.isEmpty, "\(swift.error)")
      let text = try String(contentsOfFile: folder + "/Motion.swift", encoding: .utf8)
      #expect(text.hasPrefix("// Written by curvetool from x.tokens.json. "))
      #expect(text.contains("enum Motion {") && text.contains("static let exit = UnitCurve"))
      for destination in ["/new/folder/", "/new"] {
        let all = try await Tool.run([
          "convert", tokens, "--to", "css,compose,android-xml,dtcg", "-o", folder + destination,
          "-q",
        ])
        #expect(all.status == 0 && all.output.isEmpty, "\(all.error)")
        let names = [
          "Motion.kt", "motion.css", "motion.tokens.json", "motion_enter.xml", "motion_exit.xml",
        ]
        let found = try Tool.contents(folder + destination).filter { $0 != "folder" }
        #expect(found == names)
      }
      let css = try StyleSheet(String(contentsOfFile: folder + "/new/motion.css", encoding: .utf8))
      #expect(css.curves.map(\.name) == ["--motion-enter", "--motion-exit"])
      let one = try await Tool.run(["convert", "ease", "--to", "compose", "-o", folder + "/One.kt"])
      #expect(one.status == 0)
      let kotlin = try String(contentsOfFile: folder + "/One.kt", encoding: .utf8)
      #expect(kotlin.contains("val ease: CubicBezierEasing = CubicBezierEasing(0.25f"))
      let hostile = try await Tool.run([
        "convert", "linear(0, 1) /* \n*/", "ease", "--to", "css", "-o", folder + "/a.css",
      ])
      #expect(hostile.status == 0, "\(hostile.error)")
      #expect(
        try StyleSheet(String(contentsOfFile: folder + "/a.css", encoding: .utf8)).curves.count == 2
      )
      let refused = try await Tool.run([
        "convert", "ease", "--to", "css", "-o", tokens.dropFirst() + "/x/",
      ])
      #expect(refused.status == 73 && refused.error.contains("can't create"), "\(refused.error)")
    }
  }

  /// In a build step: exit code 1 if a file is missing or not what would be written.
  @Test func whatIsWrittenIsChecked() async throws {
    try await Tool.inFolder { folder in
      let list = try write("snap: .2 0 0 1\nbounce: penner.out-bounce", "list.txt", in: folder)
      let arguments = ["convert", list, "--to", "css,tailwind", "-o", folder + "/out", "-q"]
      let missing = try await Tool.run(
        ["convert", list, "--to", "css", "-o", folder + "/a.css", "--check", "-q"])
      #expect(missing.status == 1 && missing.error.contains("a.css does not exist"))
      try FileManager.default.createDirectory(
        atPath: folder + "/out", withIntermediateDirectories: false)
      #expect(try await Tool.run(arguments).status == 0)
      let same = try await Tool.run(arguments + ["--check"])
      #expect(same.status == 0 && same.output.isEmpty && same.error.isEmpty, "\(same.error)")
      _ = try write("snap: .2 0 0.1 1\nbounce: penner.out-bounce", "list.txt", in: folder)
      let changed = try await Tool.run(arguments + ["--check"])
      #expect(changed.status == 1 && changed.error.contains("motion.css (and 1 more) is not what"))
      #expect(changed.error.filter(\.isNewline).count == 1)
      let css = try String(contentsOfFile: folder + "/out/motion.css", encoding: .utf8)
      #expect(css.contains("cubic-bezier(0.2, 0, 0, 1)"))
      let idle = try await Tool.run(["convert", "ease", "--to", "css", "--check"])
      #expect(idle.status == 64 && idle.error.contains("--check has no effect without --output"))
    }
  }

  @Test func aTokenFileIsRewrittenInPlace() async throws {
    try await Tool.inFolder { folder in
      let text = """
        {"m": {"$type": "cubicBezier", "$description": "ours",
          "a": {"$value": [ 0.20, 0,0, 1.0 ], "$extensions": {"com.example": [1,  2]}},
          "b": {"$value": "{m.a}"}},
         "d": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}}
        """
      let path = try write(text, "x.tokens.json", in: folder)
      let result = try await Tool.run(["convert", path, "--to", "dtcg", "-q"])
      #expect(result.status == 0)
      #expect(result.output == text.replacing("[ 0.20, 0,0, 1.0 ]", with: "[0.2, 0, 0, 1]"))
    }
  }

  @Test func samplesForNumPy() async throws {
    let result = try await Tool.run(["convert", "ease", "--to", "npy"])
    #expect(result.status == 0)
    let bytes = result.bytes
    #expect(bytes.starts(with: [0x93] + Array("NUMPY".utf8) + [1, 0]))
    let start = 10 + Int(bytes[8]) + 256 * Int(bytes[9])
    #expect(start % 64 == 0 && bytes.count == start + 101 * 16)
    let numbers = stride(from: start, to: bytes.count, by: 8).map { offset in
      Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) })
    }
    for row in 0...100 {
      #expect(numbers[2 * row] == Double(row) / 100)
      #expect(numbers[2 * row + 1] == Easing.ease.value(at: Double(row) / 100))
    }
    for arguments in [["ease", "--to", "npy,css"], ["ease", "linear", "--to", "npy"]] {
      let refused = try await Tool.run(["convert"] + arguments)
      #expect(refused.status == 64 && refused.output.isEmpty && refused.error.contains("npy"))
    }
  }

  @Test func whatAFileAnimatesIsACurve() async throws {
    try await Tool.inFolder { folder in
      let sheet = try write(
        "@keyframes k { from { left: 10px } 50% { left: 40px } to { left: 30px; color: red } }",
        "a.css", in: folder)
      let table = try await Tool.run([
        "tabulate", "x=\(sheet)#k left", "--at", "0.5,1", "--csv", "-",
      ])
      #expect(table.output == "progress,x\n0.5,1.5\n1,1\n")
      let values = try await Tool.run([
        "keyframes", sheet + "#k left", "--at", "0.5,1", "--csv", "-",
      ])
      #expect(values.output == "time,value\n0.5,40\n1,30\n")
      let lottie = try await Tool.run(["convert", sheet + "#k left", "--to", "lottie", "-q"])
      #expect(lottie.status == 0 && lottie.output.contains("\"s\": [150]"))
      let list = try await Tool.run(["presets", sheet, "--format", "csv"])
      #expect(list.output.contains("@keyframes k left,"))
      let missing = try await Tool.run(["keyframes", sheet + "#k lift"])
      #expect(missing.status == 65 && missing.error.contains("did you mean 'k left'?"))
      let unnamed = try await Tool.run(["keyframes", sheet, "--at", "0.5,1", "--csv", "-"])
      #expect(unnamed.output == values.output, "\(unnamed.error)")
      let two = try write(
        "@keyframes k { from { left: 0px; top: 0px } to { left: 1px; top: 1px } }", "b.css",
        in: folder)
      let ambiguous = try await Tool.run(["keyframes", two])
      #expect(
        ambiguous.status == 64 && ambiguous.error.contains("needs #NAME, one of @keyframes k"))
    }
  }

  /// What moves through space along curves has values too.
  @Test func whatMovesAlongCurvesHasValues() async throws {
    try await Tool.inFolder { folder in
      let path = try write(
        """
        {"fr": 50, "layers": [{"ks": {"p": {"a": 1, "k": [
          {"t": 0, "s": [0, 0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]},
           "to": [30, 0], "ti": [0, -30]}, {"t": 50, "s": [100, 100]}]}}}]}
        """, "a.json", in: folder)
      let keyframes = try await Tool.run([
        "keyframes", path + "#/layers/0/ks/p", "--at", "0,1", "--csv", "-",
      ])
      #expect(keyframes.output == "time,x,y\n0,0,0\n1,100,100\n", "\(keyframes.error)")
      let timing = try await Tool.run([
        "convert", path + "#/layers/0/ks/p/k/0", "--to", "css", "-q",
      ])
      #expect(timing.output == "cubic-bezier(0.4, 0, 0.2, 1) /* over 1000ms */\n")
    }
  }

  @Test func coloursOfASceneAreWritten() async throws {
    try await Tool.inFolder { folder in
      let scene = """
        {"name": "s", "duration": 1, "layers": [{"name": "card", "model": {"bounds": [0, 0, 80, 40]},
          "animations": [{"key": "c", "type": "basic", "keyPath": "backgroundColor", "from": "#ff0000",
            "to": "#0000ff", "duration": 1, "fillMode": "both", "removedOnCompletion": false},
           {"key": "b", "type": "basic", "keyPath": "bounds.size", "from": [80, 40], "to": [160, 40],
            "duration": 1, "fillMode": "both", "removedOnCompletion": false}]}]}
        """
      let path = try String(write(scene, "s.json", in: folder).dropFirst())
      let css = try await Tool.run(["convert", path, "--to", "css-keyframes"])
      #expect(css.status == 0 && !css.error.contains("not written"), "\(css.error)")
      let rule = try #require(
        try StyleSheet(css.output).keyframes.first { $0.name.hasSuffix("color") })
      let track = try #require(rule["background-color"])
      #expect(track.keyframes.map(\.value) == ["rgb(255 0 0 / 1)", "rgb(0 0 255 / 1)"])
      let lottie = try await Tool.run(["convert", path, "--to", "lottie", "-q"])
      let file = try LottieFile(json: Array(lottie.output.utf8))
      #expect(
        file.tracks.map(\.pointer) == ["/layers/0/shapes/0/s", "/layers/0/shapes/1/c"])
      let middle = try #require(file["/layers/0/shapes/1/c"]).value(at: 0.5)
      #expect(zip(middle, [0.5, 0, 0.5]).allSatisfy { abs($0 - $1) <= 1e-6 } && middle.count == 3)
      let all = try await Tool.run(["convert", path, "--to", "all", "--json", "-q"])
      #expect(all.status == 0 && all.output.contains("\"web-animations\""))
    }
  }
}
