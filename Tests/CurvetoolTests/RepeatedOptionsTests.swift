import ArgumentParser
import Foundation
import Testing

@testable import curvetool

@Suite struct RepeatedOptionsTests {
  private struct Dump: Decodable {
    let command: Command
  }

  private struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  private struct Argument: Decodable {
    let kind: String
    let isRepeating: Bool
    let names: [Name]?
  }

  private struct Name: Decodable {
    let name: String
  }

  /// The parser's own description of the commands says which options are lists.
  @Test func argumentListsMatchTheParser() async throws {
    let result = try await Tool.run(["--experimental-dump-help"])
    let dump = try JSONDecoder().decode(Dump.self, from: Data(result.bytes))
    var options = 0
    var lists = 0
    for command in Curvetool.configuration.subcommands {
      let named = dump.command.subcommands?.first { $0.commandName == command._commandName }
      let own = CommandOptions(of: command).options
      for argument in try #require(named).arguments ?? [] where argument.kind == "option" {
        for name in argument.names ?? [] {
          let spelling = (name.name.count > 1 ? "--" : "-") + name.name
          let option = own.first { $0.names.contains(spelling) }
          #expect(
            option?.isRepeating == argument.isRepeating, "\(command._commandName) \(spelling)")
          options += 1
          lists += argument.isRepeating ? 1 : 0
        }
      }
    }
    #expect(options > 100 && lists >= 10)
  }
}
