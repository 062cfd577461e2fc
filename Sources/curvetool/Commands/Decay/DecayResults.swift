import Curves
import Spring

/// The results of `decay` for every output.
struct DecayResults {
  let system: DecaySystem
  let velocity: Double
  let decay: AnyDecay
  let bounded: BoundedDecay<AnyDecay>?
  let isBounceAskedFor: Bool

  func value(at time: Double) -> Double { bounded?.value(at: time) ?? decay.value(at: time) }

  func velocity(at time: Double) -> Double {
    bounded?.velocity(at: time) ?? decay.velocity(at: time)
  }

  var restingValue: Double { bounded?.restingValue ?? decay.restingValue }

  /// When the system ends the motion.
  var duration: Double? { bounded.map(\.duration) ?? decay.duration }

  /// The last time at which the value is half a pixel or more from where it lands.
  var settled: Double {
    bounded?.settlingTime(within: Self.threshold) ?? decay.settlingTime(within: Self.threshold)
  }

  static let threshold = 0.5

  /// The end of the default samples: a motion without an end is shown until it has settled.
  var horizon: Double {
    let end = max(duration ?? 0, bounded == nil ? 0 : settled)
    return end > 0 && end.isFinite ? end : max(settled, 1)
  }

  var notes: [String] {
    var notes = system.note.map { [$0] } ?? []
    if let note = system.edgeNote, bounded?.edge == system.edge { notes.append(note) }
    if isBounceAskedFor, system.edge == .stop {
      notes.append("\(system.name) has no spring at an edge: this one is UIScrollView's")
    }
    return notes
  }

  /// The system's title, which names a rate: it is left out where another one was given.
  private var title: String {
    let isStandard = zip(system.parameters, system.values).allSatisfy { $0.standard == $1 }
    guard !isStandard, let rate = system.title.firstRange(of: ", decelerationRate") else {
      return system.title
    }
    return String(system.title[..<rate.lowerBound])
  }

  var facts: Facts {
    let n = NumberText.brief
    var lines: [(name: String, value: String)] = [
      ("system", title)
    ]
    if !system.parameters.isEmpty {
      let values = zip(system.parameters, system.values).map { "\($0.name) \(n($1))" }
      lines.append(("parameters", values.joined(separator: ", ")))
    }
    lines += [
      ("velocity", "\(n(velocity)) per s"),
      ("lands at", n(restingValue)),
    ]
    if bounded == nil { lines.append(("distance", n(decay.distance))) }
    lines.append(("duration", duration.map { "\(n($0)) s, by the system's rule" } ?? "endless"))
    lines.append(("settled", "within \(n(Self.threshold)) from \(n(settled)) s on"))
    let half = decay.from + decay.distance / 2
    if bounded?.impact == nil, let time = decay.time(reaching: half), decay.distance != 0 {
      lines.append(("half of the way", "\(n(time)) s"))
    }
    if let bounded, let impact = bounded.impact {
      lines.append(("edge", "\(n(impact.edge)), met at \(n(impact.time)) s"))
      lines.append(("velocity there", "\(n(impact.velocity)) per s"))
      lines.append(("without the edge", n(decay.restingValue)))
      let farthest = bounded.farthest
      if farthest.value != impact.edge {
        lines.append(("farthest", "\(n(farthest.value)) at \(n(farthest.time)) s"))
        lines.append(
          (
            "back inside",
            "\(n(bounded.returnTime(within: Self.threshold))) s, within "
              + n(Self.threshold)
          ))
      }
    } else if bounded != nil {
      lines.append(("edge", "not met"))
    }
    return Facts(heading: title(separator: ", "), lines: lines)
  }

  func title(separator: String) -> String {
    var parts = ["velocity \(NumberText.brief(velocity))", system.description]
    if decay.from != 0 { parts.append("from \(NumberText.brief(decay.from))") }
    if let bounds = bounded?.bounds {
      parts.append(
        "bounds \(NumberText.brief(bounds.lowerBound)):\(NumberText.brief(bounds.upperBound))")
    }
    return "Throw  " + parts.joined(separator: separator)
  }

  var members: [JSON.Member] {
    var object: [(String, JSON)] = [
      ("system", .string(system.name)), ("velocity", .number(velocity)),
      (
        "parameters",
        .object(
          zip(system.parameters, system.values).map {
            JSON.Member(key: $0.name, value: .number($1))
          })
      ), ("from", .number(decay.from)), ("landing", .number(restingValue)),
      ("duration", .number(duration)), ("settlingTime", .number(settled)),
      ("threshold", .number(Self.threshold)),
    ]
    if let bounded {
      object.append(
        (
          "bounds", .numbers([bounded.bounds.lowerBound, bounded.bounds.upperBound])
        ))
      let impact = bounded.impact.map {
        JSON.object([
          "time": .number($0.time), "edge": .number($0.edge), "velocity": .number($0.velocity),
        ])
      }
      object.append(("impact", impact ?? .null))
      let farthest = bounded.farthest
      object.append(
        (
          "farthest",
          .object(["time": .number(farthest.time), "value": .number(farthest.value)])
        ))
    }
    return object.map { JSON.Member(key: $0.0, value: $0.1) }
  }
}
