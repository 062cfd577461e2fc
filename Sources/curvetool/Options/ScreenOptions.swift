import ArgumentParser

/// The appearance on the screen; shared by every command.
struct ScreenOptions: ParsableArguments {
  @Flag(
    name: .shortAndLong,
    help: "Print only the results and what was skipped: no hints, progress or facts with the rows.")
  var quiet = false

  @Option(help: "Use colour: auto means on a terminal, unless NO_COLOR is set.")
  var color = ColorChoice.auto

  enum ColorChoice: String, NamedValue {
    case auto, always, never
  }
}
