import Foundation
import Testing

/// What looks like a curve, a spring, a duration or a delay in a file is read or noted, and `--strict` refuses what
/// is noted as lost.
@Suite struct WholeFileTests {
  /// The exit code of `check` after one part of a file changes: 1 only if that part is read.
  private static func check(
    _ text: String, _ old: String, _ new: String, ending: String, _ options: [String] = []
  ) async throws -> Tool.Result {
    try #require(text.contains(old))
    return try await Tool.inFolder { folder in
      let (before, after) = ("\(folder)/before.\(ending)", "\(folder)/after.\(ending)")
      try text.write(toFile: before, atomically: true, encoding: .utf8)
      try text.replacing(old, with: new).write(toFile: after, atomically: true, encoding: .utf8)
      return try await Tool.run(["check", before, after] + options)
    }
  }

  private static let tokens = """
    {"motion": {
      "duration": {"$type": "duration", "fast": {"$value": {"value": 150, "unit": "ms"}},
        "slow": {"$value": "400ms"}},
      "easing": {"standard": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]},
        "alias": {"$type": "cubicBezier", "$value": "{motion.easing.standard}"}},
      "transition": {"card": {"$type": "transition", "$value": {"duration":
        "{motion.duration.fast}", "delay": {"value": 20, "unit": "ms"},
        "timingFunction": "{motion.easing.standard}"}}},
      "spring": {"$type": "spring", "bouncy": {"$value": {"stiffness": 230, "damping": 22}},
        "gentle": {"$value": {"duration": 0.5, "bounce": 0.2}},
        "soft": {"$value": {"response": 0.6, "dampingFraction": 0.7}},
        "text": {"$value": "spring(mass: 1, stiffness: 231, damping: 22)"}}}}
    """
  private static let flat = """
    {"ease-standard": "cubic-bezier(0.2, 0, 0, 1)", "ease-exit": "cubic-bezier(0.3, 0, 1, 1)",
     "duration-fast": "150ms", "spring-card": {"stiffness": 230, "damping": 22},
     "spring-x": {"response": 0.6, "dampingFraction": 0.7}, "duration-slow": 400, "fadeMs": 120,
     "easings": ["ease-in", "cubic-bezier(0.1, 0, 0, 1)"], "delays": [60, 110]}
    """
  private static let motion = """
    {"page": {"type": "spring", "stiffness": 230, "damping": 22, "mass": 2},
     "fade": {"duration": 0.3, "ease": [0.2, 0, 0, 1]},
     "tab": {"duration": 0.25, "ease": "easeOut", "delay": 0.1}}
    """
  /// A snippet followed by a time that is not its own.
  private static let strangerTime =
    #"{"transition": {"duration": 0.3, "ease": "easeOut"}, "duration-fast": "150ms"}"#
  private static let dictionary =
    "module.exports = { duration: { fast: { value: '150ms' }, base: { value: 250 } } };"

  private static let maps = """
    $base: 80ms;
    $durations: ('fast': 150ms, 'slow': 400ms, 'more': $base * 2,);
    $m: (fast: 170ms, ease: cubic-bezier(0.1, 0, 0, 1), in: (ease: ease-in, duration: 180ms));
    $later: calc(#{$base} + 20ms);
    $delays: 30ms, 60ms;
    """
  private static let less = """
    @durations: { fast: 150ms; slow: 400ms; }
    @m: { ease: cubic-bezier(0.1, 0, 0, 1); fast: 170ms; }
    """
  private static let longhands = """
    :root { --d: 100ms; --d2: calc(var(--d) * 3); }
    .a { transition: opacity 200ms ease-in; transition-delay: 50ms; }
    .b { transition-property: opacity; transition-duration: 150ms;
      transition-timing-function: ease-out; transition-delay: 60ms; }
    .c { animation: spin 1s linear infinite; animation-delay: 220ms; }
    .d { transition: opacity 210ms; transition-timing-function: cubic-bezier(0.2, 0, 0, 1); }
    .e { transition: opacity 205ms ease-in-out; transition-duration: 310ms; }
    .f { transition: opacity var(--d2); }
    .g { transition-duration: 160ms; }
    .h { animation-name: spin; animation-duration: 170ms; }
    """
  private static let keyframes = """
    let a = CAKeyframeAnimation(keyPath: "position.x")
    a.values = [0, 120, 80, 100]
    a.keyTimes = [0, 0.4, 0.7, 1]
    a.timingFunctions = [
      CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeInEaseOut),
      CAMediaTimingFunction(controlPoints: 0.25, 0, 0.35, 1),
    ]
    a.duration = 0.8
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, -10, 10, -8, 9, 0]
    shake.duration = 0.5
    """

  @Test(arguments: [
    (tokens, "150", "950", "json"), (tokens, "400ms", "900ms", "json"),
    (tokens, "0.2, 0, 0, 1", "0.9, 0, 0, 1", "json"), (tokens, "230", "100", "json"),
    (tokens, "0.5, \"b", "0.9, \"b", "json"), (tokens, "0.6", "0.9", "json"),
    (tokens, "231", "100", "json"), (tokens, "\"value\": 20", "\"value\": 90", "json"),
    (flat, "0.2, 0", "0.9, 0", "json"), (flat, "0.3, 0", "0.9, 0", "json"),
    (flat, "150ms", "950ms", "json"), (flat, "230", "100", "json"), (flat, "0.6", "0.9", "json"),
    (flat, "400", "900", "json"), (flat, "120", "900", "json"),
    (flat, "ease-in", "ease-out", "json"), (flat, "0.1, 0", "0.9, 0", "json"),
    (flat, "[60", "[90", "json"), (flat, "110", "910", "json"), (motion, "230", "100", "json"),
    (motion, "\"mass\": 2", "\"mass\": 1", "json"), (motion, "0.3", "0.9", "json"),
    (motion, "0.2,", "0.9,", "json"), (motion, "0.25", "0.9", "json"),
    (motion, "easeOut", "easeIn", "json"), (motion, "0.1", "0.9", "json"),
    (strangerTime, "150ms", "950ms", "json"), (strangerTime, "0.3", "0.4", "json"),
    (strangerTime, "easeOut", "easeIn", "json"), (dictionary, "150", "950", "js"),
    (dictionary, "250", "950", "js"),
  ])
  func aChangeOfAnyPartIsSeen(
    text: String, old: String, new: String, ending: String
  ) async throws {
    let same = try await Self.check(text, old, old, ending: ending, ["--strict"])
    #expect(same.status == 0, "\(same.error)")
    let result = try await Self.check(text, old, new, ending: ending)
    #expect(result.status == 1, "\(old) -> \(new): \(result.output) \(result.error)")
  }

  /// A keyframe animation is one curve, from its first value to its last.
  @Test func keyframesOfCoreAnimationAreOneCurve() async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/shake.swift"
      let text =
        Self.keyframes + """

          let path = CAKeyframeAnimation(keyPath: "position")
          path.values = [CGPoint.zero, end]
          path.duration = 0.3
          """
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["tabulate", "@\(file)#a", "--at", "0.4,0.7,1", "--csv", "-"])
      let values = result.rows.map { $0.count > 1 ? $0[1] : .nan }
      #expect(
        values.count == 3 && zip(values, [1.2, 0.8, 1]).allSatisfy { abs($0 - $1) < 1e-9 },
        "\(result.output) \(result.error)")
      #expect(result.error.contains("\(file):12:12: path: values that are not numbers"))
      let strict = try await Tool.run(["convert", "@\(file)", "--to", "css", "--strict"])
      #expect(strict.status == 65 && strict.error.contains("path: values"))
    }
  }

  /// What is not read of a single animation is an error, rather than another curve.
  @Test(arguments: [
    ("[0, CGFloat.pi / 4, CGFloat.pi / 2]", "", "values that are not numbers"),
    ("[0, 10, 5]", "a.timingFunction = CAMediaTimingFunction(name: .easeOut)", "timingFunction"),
    ("[0, 10, 5]", "a.calculationMode = .cubic", "calculation mode"),
    ("[0, 10]", "a.timingFunctions = Array(repeating: f, count: 1)", "timing functions"),
    ("[0, 10, 5]", "a.keyTimes = [0, NSNumber(value: 0.5), 1]", "key times"),
  ])
  func partsOfKeyframesAreNotLost(values: String, setting: String, reason: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/spin.swift"
      let text = """
        let a = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        a.values = \(values)
        \(setting)
        a.duration = 0.6
        """
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["convert", "@\(file)", "--to", "css"])
      #expect(result.status == 65 && result.output.isEmpty, "\(result.output)")
      #expect(result.error.contains(reason), "\(result.error)")
    }
  }

  /// The end of a spring and the runs of an animation are parts of a token.
  @Test(arguments: [
    ("pop: stiffness 230, damping 22, over 300ms\nb: ease\n", "over 300ms", "over 400ms", "txt"),
    (".y { animation: fade 2s ease-in infinite alternate }", "infinite alternate", "3", "css"),
    (".y { animation: fade 2s ease-in 3 }", "3", "5", "css"),
    (
      "let a = CAKeyframeAnimation()\na.values = [0, 2, 1]\na.duration = 1\na.autoreverses = true\n",
      "true", "false", "swift"
    ),
  ])
  func endsAndRunsAreCompared(
    text: String, part: String, other: String, ending: String
  ) async throws {
    try await Tool.inFolder { folder in
      let (old, new) = ("\(folder)/a.\(ending)", "\(folder)/b.\(ending)")
      try text.write(toFile: old, atomically: true, encoding: .utf8)
      try text.replacing(part, with: other).write(toFile: new, atomically: true, encoding: .utf8)
      #expect(try await Tool.run(["check", old, old]).status == 0)
      let result = try await Tool.run(["check", old, new])
      #expect(result.status == 1 && result.output.contains("changed"), "\(result.output)")
    }
  }

  @Test(arguments: [
    (#"{"$value": "{motion.easing.nope}"}"#, "there is no motion.easing.nope to refer to"),
    (#"{"$value": [2, 0, 0, 1]}"#, "x1 must be in 0...1"),
    (#"{"$type": "spring", "$value": {"mass": 1}}"#, "expected stiffness and damping"),
    (#"{"$type": "spring", "$value": {"duration": 30, "bounce": 0}}"#, "seconds or milliseconds"),
  ])
  func aBrokenTokenStopsNoOther(token: String, message: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/tokens.json"
      let text = """
        {"motion": {"easing": {"$type": "cubicBezier",
          "standard": {"$value": [0.2, 0, 0, 1]},
          "bad": \(token)}}}
        """
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      for arguments in [["convert", "@\(file)", "--to", "css"], ["check", file, file]] {
        let result = try await Tool.run(arguments)
        #expect(result.status == 0 && !result.output.isEmpty)
        #expect(result.error.contains("Note: \(file):3:"), "\(result.error)")
        let strict = try await Tool.run(arguments + ["--strict"])
        #expect(strict.status == 65 && strict.output.isEmpty)
        #expect(strict.error.hasPrefix("Error: \(file):3:"), "\(strict.error)")
        for error in [result.error, strict.error] {
          #expect(error.contains("motion.easing.bad: skipped: ") && error.contains(message))
        }
      }
      let named = try await Tool.run(["plot", "@\(file)#bad"])
      #expect(named.status == 65 && named.error.hasPrefix("Error: \(file):3:"), "\(named.error)")
      #expect(named.error.contains(message))
      #expect(try await Tool.run(["plot", "@\(file)#standard"]).status == 0)
    }
  }

  @Test(arguments: [
    (#"{"easing": {"a": "ease-in", "b": "ease-inn"}, "durations": {"c": "1s"}}"#, "easing.b"),
    (#"{"easing": {"a": "ease-in", "b": [2, 0, 0, 1], "c": "ease"}}"#, "easing.b"),
    (#"{"fade": {"ease": "ease-in", "duration": 0.2}, "b": {"duration": 30}}"#, "b.duration"),
    (#"{"delays": {"a": "1s", "b": "2 s"}, "ease": "ease-in"}"#, "delays.b"),
    (
      #"{"springs": {"a": {"response": -1, "dampingFraction": 0.5}, "b": {"bounce": 0.2}}}"#,
      "springs.a"
    ),
    (#"{"duration": {"a": {"value": "1s"}, "b": {"value": 30}}}"#, "duration.b"),
  ])
  func whatIsNotReadIsNoted(text: String, name: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/motion.json"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["convert", "@\(file)", "--to", "css"])
      #expect(result.status == 0 && result.error.contains("\(file):1:"), "\(result.error)")
      #expect(result.error.contains(name), "\(result.error)")
      let strict = try await Tool.run(["convert", "@\(file)", "--to", "css", "--strict"])
      #expect(strict.status == 65 && strict.error.contains(name), "\(strict.error)")
    }
  }
}
