// The commands of a play: each returns 1, or 0 and a message. A text has several lines, empty for the default.

#if !TARGETS
  import CurveArithmetic
  import CurveNotation
  import Curves
  import Spring

  private func lines(_ address: UnsafePointer<UInt8>, _ count: Int32) -> [String] {
    UnsafeBufferPointer(start: address, count: Int(max(count, 0)))
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes that a name is unknown, with the nearest one or all.
  private func sayUnknown(_ kind: String, _ name: String, _ names: [String]) {
    let hint =
      NameList(names).nearest(to: name).map { ": did you mean '\($0)'?" }
      ?? ": known are " + names.joined(separator: ", ")
    say("unknown \(kind) '\(name)'" + hint)
  }

  /// A system by its name, or with parameters in the notation of `decay(...)`.
  private func decaySystem(_ name: String) -> DecaySystem? {
    if let system = DecaySystem.named(name) { return system }
    if case .decay(let curve)? = (try? parser.parse(name))?.easing.unnamed { return curve.system }
    sayUnknown("system", name, DecaySystem.all.map { $0.name })
    return nil
  }

  private func tracker(_ name: String) -> VelocityTracker? {
    if name.isEmpty { return .leastSquares50 }
    if let tracker = VelocityTracker.named(name) { return tracker }
    sayUnknown("tracker", name, VelocityTracker.all.map { $0.name })
    return nil
  }

  /// Springs to a value, or follows a curve to it if the duration is above 0. Without a curve, the play's own spring is used.
  /// The text is a tracker.
  @_expose(wasm, "curves_play_to") @_cdecl("curves_play_to")
  public func playTo(
    _ handle: Int32, _ target: UnsafePointer<Double>, _ time: Double, _ curve: Int32,
    _ duration: Double, _ text: UnsafePointer<UInt8>, _ count: Int32
  ) -> Int32 {
    guard let tracker = tracker(lines(text, count)[0]) else { return 0 }
    let given = easing(curve)
    let spring = given != nil && duration == 0 ? dampedSpring(curve) : nil
    if given != nil, duration == 0, spring == nil { return 0 }
    return command(handle) { play throws(ParameterError) in
      let target = numbers(target, play.from.count)
      if let given, duration != 0 {
        try play.to(target, at: time, curve: given, duration: duration)
      } else {
        try play.to(target, at: time, spring: spring, tracker: tracker)
      }
    }
  }

  /// A finger takes the value.
  @_expose(wasm, "curves_play_grab") @_cdecl("curves_play_grab")
  public func playGrab(_ handle: Int32, _ time: Double) -> Int32 {
    command(handle) { play throws(ParameterError) in try play.grab(at: time) }
  }

  /// The finger moves to a position.
  @_expose(wasm, "curves_play_move") @_cdecl("curves_play_move")
  public func playMove(_ handle: Int32, _ position: UnsafePointer<Double>, _ time: Double) -> Int32
  {
    command(handle) { play throws(ParameterError) in
      try play.move(to: numbers(position, play.from.count), at: time)
    }
  }

  /// The finger lets go, and the value slows down as in a system. The text has the system, the tracker, and `stop` or
  /// `reflect` for the edges; with a spring the value bounces there.
  @_expose(wasm, "curves_play_release") @_cdecl("curves_play_release")
  public func playRelease(
    _ handle: Int32, _ time: Double, _ spring: Int32, _ text: UnsafePointer<UInt8>, _ count: Int32
  ) -> Int32 {
    let fields = lines(text, count)
    guard fields.count == 3, let system = decaySystem(fields[0]), let tracker = tracker(fields[1])
    else { return 0 }
    var edge: EdgeBehavior?
    if spring != 0 {
      guard let spring = dampedSpring(spring) else { return 0 }
      edge = .bounce(spring)
    } else if !fields[2].isEmpty {
      edge = fields[2] == "stop" ? .stop : .reflect
    }
    return command(handle) { play throws(ParameterError) in
      try play.release(system, at: time, edge: edge, tracker: tracker)
    }
  }

  /// The finger lets go, and the value springs to the position nearest to where a system's decay would land. The text
  /// has the system and the tracker.
  @_expose(wasm, "curves_play_snap") @_cdecl("curves_play_snap")
  public func playSnap(
    _ handle: Int32, _ time: Double, _ positions: UnsafePointer<Double>, _ positionCount: Int32,
    _ spring: Int32, _ text: UnsafePointer<UInt8>, _ count: Int32
  ) -> Int32 {
    let fields = lines(text, count)
    guard fields.count == 2, let system = decaySystem(fields[0]), let tracker = tracker(fields[1])
    else { return 0 }
    let given = spring == 0 ? nil : dampedSpring(spring)
    if spring != 0, given == nil { return 0 }
    return command(handle) { play throws(ParameterError) in
      let components = play.from.count
      let list = (0..<Int(max(positionCount, 0))).map {
        numbers(positions + $0 * components, components)
      }
      try play.release(
        snappingTo: list, projectedBy: system, at: time, spring: given, tracker: tracker)
    }
  }

  /// Changes the clock: 0 pauses it, 1 resumes it, 2 sets its speed, 3 its reading.
  @_expose(wasm, "curves_play_clock") @_cdecl("curves_play_clock")
  public func playClock(_ handle: Int32, _ kind: Int32, _ number: Double, _ time: Double) -> Int32 {
    command(handle) { play throws(ParameterError) in
      switch kind {
      case 0: try play.pause(at: time)
      case 1: try play.resume(at: time)
      case 2: try play.setSpeed(number, at: time)
      default: try play.seek(to: number, at: time)
      }
    }
  }

  /// Ends the motion where it is, or where it would land.
  @_expose(wasm, "curves_play_stop") @_cdecl("curves_play_stop")
  public func playStop(_ handle: Int32, _ atEnd: Int32, _ time: Double) -> Int32 {
    command(handle) { play throws(ParameterError) in
      try play.stop(at: time, atEnd == 0 ? .current : .end)
    }
  }
#endif
