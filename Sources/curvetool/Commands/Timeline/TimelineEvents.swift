import Timeline

/// Events as rows of text.
enum TimelineEvents {
  static func result(_ events: [AnimationEvent]) -> CommandResult {
    let table = Table(
      ["time", "layer", "key", "event", "finished"],
      rows: events.map { event in
        [
          .number(event.time), .text(event.layer), .text(event.key), .text(event.kind.name),
          event.kind.isFinished.map { .flag($0) } ?? .missing,
        ]
      })
    var result = CommandResult(table)
    result.screen = { [.table(table)] }
    return result
  }
}
