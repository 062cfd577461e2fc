import Timeline

/// Events as rows of text.
enum TimelineEvents {
  static func summary(_ events: [AnimationEvent]) throws -> Summary {
    let columns = ["time", "layer", "key", "event", "finished"]
    let rows: [[Table.Cell]] = events.map { event in
      [
        .number(event.time), .text(event.layer), .text(event.key), .text(event.kind.name),
        event.kind.isFinished.map { .text($0 ? "true" : "false") } ?? .missing,
      ]
    }
    let objects = events.map { event in
      JSON.object([
        "time": .number(event.time), "layer": .string(event.layer), "key": .string(event.key),
        "event": .string(event.kind.name),
        "finished": event.kind.isFinished.map { .bool($0) } ?? .null,
      ])
    }
    let table = Table(columns, rows: rows)
    return Summary(text: try table.text(), json: .array(objects), table: table)
  }
}
