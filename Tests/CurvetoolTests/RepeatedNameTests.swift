import Testing

/// Several curves of one name in code: of functions, elements and arguments.
@Suite struct RepeatedNameTests {
  private static let old = """
    const transition = { type: "spring", stiffness: 100, damping: 20 };
    function f() { const transition = { type: "spring", stiffness: 500, damping: 40 }; return transition }
    """
  private static let widgets = """
    AnimatedContainer(duration: const Duration(milliseconds: 300), curve: Curves.fastOutSlowIn);
    AnimatedOpacity(duration: const Duration(milliseconds: 300), curve: Curves.easeIn);
    """

  /// A change of either one is a change.
  @Test(arguments: [
    (old, "100", "150", "transition", "js"), (old, "500", "510", "transition (2)", "ts"),
    (widgets, "fastOutSlowIn", "easeOutBack", "curve", "dart"),
    (widgets, "Curves.easeIn", "Curves.easeOut", "curve (2)", "dart"),
    (
      "val a = 1\nfun f() { val spec = tween<Float>(250) }\nfun g() { val spec = tween<Float>(450) }\n",
      "250", "280", "spec", "kt"
    ),
  ])
  func eachIsChecked(
    text: String, from: String, to: String, name: String, ending: String
  ) async throws {
    try await Tool.inFolder { folder in
      for (file, text) in [("a", text), ("b", text.replacing(from, with: to))] {
        try text.write(toFile: "\(folder)/\(file).\(ending)", atomically: true, encoding: .utf8)
      }
      let result = try await Tool.run(
        ["check", "\(folder)/a.\(ending)", "\(folder)/b.\(ending)"])
      #expect(result.status == 1 && result.output.contains("changed \(name)"), "\(result)")
      #expect(result.output.contains("\n1 changed,"), "\(result.output)")
      let same = try await Tool.run(
        ["check", "\(folder)/a.\(ending)", "\(folder)/a.\(ending)"])
      #expect(same.status == 0, "\(same)")
    }
  }

  /// A name of several is refused, and the names that are printed lead to their curves.
  @Test func aNameOfSeveralIsRefused() async throws {
    try await Tool.inFolder { folder in
      try Self.old.write(toFile: folder + "/a.ts", atomically: true, encoding: .utf8)
      let list = try await Tool.shell("\"$TOOL\" convert @a.ts --to motion --json", in: folder)
      #expect(list.output.contains("\"transition\"") && list.output.contains("\"transition (2)\""))
      let both = try await Tool.shell(
        "\"$TOOL\" convert '@a.ts#transition' --to motion", in: folder)
      #expect(both.status == 65 && both.error.contains("has several curves 'transition': name one"))
      for (number, stiffness) in [(1, "stiffness: 100"), (2, "stiffness: 500")] {
        let one = try await Tool.shell(
          "\"$TOOL\" convert '@a.ts#transition (\(number))' --to motion", in: folder)
        #expect(one.status == 0 && one.output.contains(stiffness), "\(one)")
      }
      let none = try await Tool.shell(
        "\"$TOOL\" convert '@a.ts#transition (3)' --to css", in: folder)
      #expect(none.status == 65)
    }
  }

  /// Motion's default spring needs no numbers.
  @Test(arguments: [
    "export const pop = { transition: { type: \"spring\" } }",
    "export const pop = { transition: { type: 'spring', delay: 0.2 } }",
    "const pop = () => <motion.div transition={{ type: \"spring\" }} />",
  ])
  func aSpringWithoutNumbersIsMotions(text: String) async throws {
    try await Tool.inFolder { folder in
      let other = "export const fade = { transition: { duration: 0.3, ease: \"easeInOut\" } }\n"
      try (other + text).write(toFile: folder + "/a.tsx", atomically: true, encoding: .utf8)
      let result = try await Tool.shell("\"$TOOL\" convert @a.tsx --to swift", in: folder)
      #expect(result.output.contains("stiffness: 100, damping: 10"), "\(result)")
    }
  }

  @Test(arguments: [
    ("const v = { show: { transition: { staggerChildren: 0.15 } } }", "the timing of children"),
    (
      "const t = { 'k-bounce': { value: '{ from, 65% { scale: 1 } to { scale: 2 } }' } }",
      "keyframes in quotes are not read"
    ),
  ])
  func whatIsNotReadIsNoted(text: String, note: String) async throws {
    try await Tool.inFolder { folder in
      try (text + "\nconst ease = 'cubic-bezier(0.2, 0, 0, 1)'\n").write(
        toFile: folder + "/a.ts", atomically: true, encoding: .utf8)
      let result = try await Tool.shell("\"$TOOL\" convert @a.ts --to css", in: folder)
      #expect(result.status == 0 && result.error.contains("a.ts:1:"), "\(result)")
      #expect(result.error.contains(note), "\(result.error)")
    }
  }
}
