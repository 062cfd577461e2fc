import ArgumentParser

extension CommandConfiguration {
  /// A command of the tool.
  ///
  /// With the tool's name the parser does not look for requests of completions first, which takes as long as the
  /// command's own arguments. The tree of all commands, which takes over if this fails, answers them.
  init(_ name: String, abstract: String, discussion: String = "", aliases: [String] = []) {
    self.init(
      commandName: name, _superCommandName: "curvetool", abstract: abstract, discussion: discussion,
      aliases: aliases)
  }
}
