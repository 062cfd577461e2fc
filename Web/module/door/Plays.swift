#if !TARGETS
  import Curves
  import Spring

  /// Holds a play, which the commands of its handle change.
  final class GesturePlay {
    var play: Play<[Double]>

    init(_ play: Play<[Double]>) { self.play = play }
  }

  /// Writes all components of a state at many times, one time after the other.
  func write(
    _ times: UnsafeBufferPointer<Double>, into numbers: UnsafeMutablePointer<Double>?,
    _ state: (Double) -> [Double]
  ) {
    guard var numbers else { return }
    for time in times {
      for number in state(time) {
        numbers.pointee = number
        numbers += 1
      }
    }
  }

  extension Play<[Double]> {
    /// The facts that are cheap to compute.
    var state: JSONObject {
      JSONObject([
        ("restingValue", .numbers(restingValue)), ("duration", .number(duration ?? .infinity)),
        ("lastTime", .number(lastTime)), ("isGrabbed", .flag(isGrabbed)),
      ])
    }

    /// The state, and the facts that need all pieces.
    var facts: JSONObject {
      let peak = peakSpeed
      var facts = state
      facts.append("from", .numbers(from))
      facts.append("pieceCount", .number(Double(pieceCount)))
      facts.append(
        "peakSpeed",
        .object(JSONObject([("time", .number(peak.time)), ("speed", .number(peak.speed))])))
      facts.append("pathLength", .number(pathLength()))
      facts.append("handOffs", .numbers(handOffs))
      return facts
    }
  }

  private func play(_ handle: Int32) -> GesturePlay? {
    if case .play(let gesture)? = entry(handle) { gesture } else { nil }
  }

  /// Creates a play that is at rest at a value.
  ///
  /// The bounds are pairs, a reversed one for a component without bounds; a dimension of 0 stands for
  /// UIScrollView's rubber band.
  @_expose(wasm, "curves_play") @_cdecl("curves_play")
  public func makePlay(
    _ spring: Int32, _ from: UnsafePointer<Double>, _ bounds: UnsafePointer<Double>,
    _ count: Int32, _ dimension: Double, _ coefficient: Double, _ history: Double
  ) -> Int32 {
    guard let spring = dampedSpring(spring) else { return 0 }
    let count = Int(max(count, 0))
    let ranges = (0..<count).map { index -> ClosedRange<Double>? in
      let (low, high) = (bounds[2 * index], bounds[2 * index + 1])
      return low <= high ? low...high : nil
    }
    do throws(ParameterError) {
      let band =
        dimension == 0 ? nil : try RubberBand(dimension: dimension, coefficient: coefficient)
      return keep(
        .play(
          GesturePlay(
            try Play(
              from: numbers(from, count), spring: spring, bounds: ranges, rubberBand: band,
              history: history))))
    } catch {
      say(error.description)
      return 0
    }
  }

  /// Writes a JSON object of where a play lands, when, its last command's time and whether a finger holds it.
  @_expose(wasm, "curves_play_state") @_cdecl("curves_play_state")
  public func playState(_ handle: Int32) { say(play(handle)?.play.state.text ?? "{}") }

  /// The time from which a play stays within a threshold of its landing; NaN if there is no such play.
  @_expose(wasm, "curves_play_settling") @_cdecl("curves_play_settling")
  public func playSettling(_ handle: Int32, _ threshold: Double) -> Double {
    play(handle)?.play.settlingTime(within: threshold) ?? .nan
  }

  /// Writes a JSON array of a play's jumps.
  @_expose(wasm, "curves_play_discontinuities") @_cdecl("curves_play_discontinuities")
  public func playDiscontinuities(_ handle: Int32) {
    let list = (play(handle)?.play.discontinuities ?? []).map { jump in
      JSONObject([
        ("time", .number(jump.time)), ("cause", .string(jump.cause.rawValue)),
        ("value", .numbers(jump.value)), ("velocity", .numbers(jump.velocity)),
      ]).text
    }
    say("[" + list.joined(separator: ",") + "]")
  }

  func numbers(_ address: UnsafePointer<Double>, _ count: Int) -> [Double] {
    Array(UnsafeBufferPointer(start: address, count: count))
  }

  /// The spring of a spring curve; nil, and a message, for other curves.
  func dampedSpring(_ handle: Int32) -> DampedSpring? {
    if case .spring(let curve)? = easing(handle)?.unnamed { return curve.motion.spring }
    say("this curve is not a spring")
    return nil
  }

  /// Applies a command to a play: 1, or 0 and a message.
  func command(
    _ handle: Int32, _ body: (inout Play<[Double]>) throws(ParameterError) -> Void
  ) -> Int32 {
    guard let gesture = play(handle) else {
      say("this is not a play")
      return 0
    }
    do throws(ParameterError) {
      try body(&gesture.play)
      return 1
    } catch {
      say(error.description)
      return 0
    }
  }
#endif
