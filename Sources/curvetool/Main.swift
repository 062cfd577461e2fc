import ArgumentParser
import Subprocess
import SystemPackage
@main struct Curvetool: AsyncParsableCommand {
  mutating func run() async throws { print("hi") }
}
