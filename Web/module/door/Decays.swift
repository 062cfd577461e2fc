#if TARGETS
  import Curves
  import Spring

  /// Writes a JSON array of the systems with a decay of their own.
  @_expose(wasm, "curves_decay_systems") @_cdecl("curves_decay_systems")
  public func decaySystems() {
    let list = DecaySystem.all.map { system in
      JSONObject([("name", .string(system.name)), ("title", .string(system.title))]).text
    }
    say("[" + list.joined(separator: ",") + "]")
  }

  /// A system's decay between two edges, with the system's behaviour at them.
  @_expose(wasm, "curves_decay") @_cdecl("curves_decay")
  public func decay(
    _ system: UnsafePointer<UInt8>, _ count: Int32, _ from: Double, _ velocity: Double,
    _ low: Double, _ high: Double
  ) -> Int32 {
    guard let system = DecaySystem.named(text(system, count)), low <= high else {
      say("no such system or bounds")
      return 0
    }
    do throws(ParameterError) {
      let decay = try system.decay(from: from, velocity: velocity)
      return keep(.decay(try BoundedDecay(decay, in: low...high, edge: system.edge)))
    } catch {
      say(error.description)
      return 0
    }
  }

  extension BoundedDecay {
    /// The band of the settling time is a two-hundredth of the distance between the edges.
    var facts: JSONObject {
      let threshold = max((bounds.upperBound - bounds.lowerBound) / 200, 1e-9)
      return JSONObject([
        ("from", .number(decay.from)), ("to", .number(restingValue)),
        ("initialVelocity", .number(decay.initialVelocity)),
        ("settlingTime", .number(settlingTime(within: threshold))),
        ("impactTime", .number(impact?.time ?? .infinity)),
      ])
    }
  }
#endif
