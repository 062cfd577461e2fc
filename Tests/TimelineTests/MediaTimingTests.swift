import CurvePlatforms
import CurveTestSupport
import Curves
import Testing
import Timeline
import Spring

/// Compares media timing with a browser's animation engine.
@Suite struct MediaTimingTests {
  @Test func agreesWithTheBrowser() throws {
    var count = 0
    for row in try Fixture("browser/media-timing.csv", rows: 3638).rows {
      var timing = MediaTiming()
      timing.duration = try row.number("duration")
      timing.beginTime = try row.number("beginTime")
      timing.speed = try row.number("speed")
      timing.timeOffset = try row.number("timeOffset")
      timing.repeatCount = try row.number("repeatCount")
      timing.autoreverses = row["autoreverses"] == "true"
      timing.fillMode = try #require(MediaTiming.FillMode(rawValue: row["fillMode"] ?? ""))
      let function = try Easing(try #require(row["timingFunction"]))
      let state = timing.state(at: try row.number("parent_time"))
      #expect(state.isShown == (row["applies"] == "true"), "\(row)")
      if row["applies"] == "true" {
        let error = abs(function.value(at: state.fraction) - (try row.number("fraction")))
        #expect(error <= (function == .linear ? 1e-9 : 1e-6), "\(row) \(state)")
      }
      count += 1
    }
    #expect(count == 3638)
  }

  @Test func localTimesFollowTheFormula() {
    var middle = MediaTiming()
    (middle.beginTime, middle.speed, middle.timeOffset) = (2, 3, 0.25)
    var leaf = MediaTiming()
    (leaf.beginTime, leaf.speed, leaf.timeOffset) = (1, 2, 0.5)
    #expect(leaf.localTime(10) == 18.5 && leaf.localTime(middle.localTime(10)) == 47)
    #expect(leaf.parentTime(10) == 5.75)
    #expect(abs(middle.parentTime(leaf.parentTime(10)) - 3.8333333333333335) < 1e-15)
    var repeating = MediaTiming()
    (repeating.duration, repeating.repeatDuration, repeating.autoreverses) = (1, 2.5, true)
    #expect(repeating.activeDuration() == 2.5 && repeating.state(at: 3).fraction == 0.5)
    let defaults = MediaTiming()
    #expect(defaults.speed == 1 && defaults.duration == 0 && defaults.fillMode == .removed)
    #expect(defaults.runDuration() == 0.25 && defaults.runDuration(inGroup: 3) == 3)
  }

  @Test(arguments: 1...50)
  func convertingThereAndBackIsTheIdentity(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var timing = MediaTiming()
    timing.beginTime = Double.random(in: -5...5, using: &random)
    timing.speed =
      Double.random(in: 0.1...4, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    timing.timeOffset = Double.random(in: -5...5, using: &random)
    for _ in 0..<50 {
      let time = Double.random(in: -100...100, using: &random)
      #expect(abs(timing.parentTime(timing.localTime(time)) - time) <= 1e-13 * 100)
    }
  }

  /// Forwards and backwards are symmetric about the turn.
  @Test func autoreversingIsSymmetric() {
    var timing = MediaTiming()
    (timing.duration, timing.autoreverses) = (0.75, true)
    for step in 0...32 {
      let offset = 0.75 * Double(step) / 32
      let (before, after) = (timing.state(at: 0.75 - offset), timing.state(at: 0.75 + offset))
      if step < 32 { #expect(abs(before.fraction - after.fraction) <= 1e-15) }
    }
  }

  /// A year of repeats: the end of each run is as exact as that of the first, up to the time's own bits.
  @Test func aYearOfRepeats() {
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (0.25, .infinity)
    let year = 31_557_600.0
    for step in 0..<64 {
      let part = Double(step) / 256
      #expect(timing.state(at: year + part).fraction == timing.state(at: part).fraction)
    }
    (timing.duration, timing.repeatCount) = (0.3, 3)
    #expect(timing.state(at: 10).fraction == 1 && timing.state(at: 0.3).fraction == 0)
    timing.repeatCount = 0.5
    #expect(timing.state(at: 10).fraction == 0.5)
  }

  @Test func invalidTimingsAreRefused() {
    for set in [
      { (t: inout MediaTiming) in t.duration = .nan },
      { $0.speed = .infinity },
      { $0.repeatCount = -1 }, { $0.beginTime = .nan },
    ] as [(inout MediaTiming) -> Void] {
      var timing = MediaTiming()
      set(&timing)
      #expect(throws: ParameterError.self) { try timing.validate() }
    }
    var endless = MediaTiming()
    endless.repeatCount = .infinity
    #expect(throws: Never.self) { try endless.validate() }
    endless.repeatDuration = 2
    #expect(endless.diagnostics.count == 1 && endless.activeDuration() == 2)
    endless.speed = 0
    #expect(endless.state(at: 1).phase == .active && endless.state(at: -1).phase == .before)
  }

  /// The rule itself, written down a second time, in numbers that are exact in binary.
  @Test func statesFollowTheRuleInBothDirections() {
    var random = SplitMix64(seed: 5)
    var ended = 0
    for _ in 0..<20_000 {
      func eighths(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random)) / 8
      }
      var timing = MediaTiming()
      timing.duration = [0.5, 1, 2].randomElement(using: &random) ?? 1
      timing.beginTime = eighths(-16...16)
      timing.speed = [-2, -1, -0.5, 0.5, 1, 2].randomElement(using: &random) ?? 1
      timing.timeOffset = Bool.random(using: &random) ? 0 : eighths(-16...16)
      timing.repeatCount = eighths(0...28)
      timing.autoreverses = Bool.random(using: &random)
      let time = eighths(-32...160)
      let state = timing.state(at: time)
      let cycle = timing.duration * (timing.autoreverses ? 2 : 1)
      let active = cycle * (timing.repeatCount > 0 ? timing.repeatCount : 1)
      let elapsed = (time - timing.beginTime) * abs(timing.speed)
      let inside = min(max(elapsed, 0), active)
      let x = (timing.speed < 0 ? -inside : inside) + timing.timeOffset
      var run = (x / timing.duration).rounded(.down)
      var fraction = x / timing.duration - run
      if elapsed >= active, fraction == 0 { (run, fraction) = (run - 1, 1) }
      let isReturning = timing.autoreverses && run.truncatingRemainder(dividingBy: 2) != 0
      #expect(state.run == run && state.isReturning == isReturning, "\(timing) \(time)")
      #expect(state.fraction == (isReturning ? 1 - fraction : fraction), "\(timing) \(time)")
      let cycles = (run / (timing.autoreverses ? 2 : 1)).rounded(.down)
      #expect(state.completedCycles == cycles, "\(timing) \(time)")
      ended += elapsed >= active && timing.speed < 0 ? 1 : 0
    }
    #expect(ended > 3000)
  }

  /// An animation is over at the time that its event tells, also where the difference of two times is
  /// rounded below its duration.
  @Test func endsAgreeWithEvents() throws {
    var layer = AnimatedLayer("a", model: ["opacity": .number(0)])
    var late = basic("opacity", 1, 1, duration: 0.25)
    late.timing.beginTime = 0.1
    try layer.add(late, forKey: "late")
    let plan = try Plan(LayerScene(name: "", duration: 1, layers: [layer]))
    let end = try #require(plan.events(in: 0...1).last?.time)
    #expect(end == 0.35 && end - 0.1 < 0.25)
    #expect(plan.activeAnimationCount(at: end) == 0)
    #expect(try number(layer, "opacity", end) == 0 && number(layer, "opacity", end.nextDown) == 1)
    var random = SplitMix64(seed: 8)
    for _ in 0..<1000 {
      var timing = MediaTiming()
      timing.beginTime = Double.random(in: -9...9, using: &random)
      timing.duration = Double.random(in: 0.1...2, using: &random)
      let state = timing.state(at: timing.beginTime + timing.duration)
      #expect(state.phase == .after && state.fraction == 1)
    }
  }

  /// Animations that are removed, not yet added or ended do not count.
  @Test func runningAnimationsAreCounted() throws {
    var layer = AnimatedLayer("a", model: ["opacity": .number(1)])
    try layer.add(basic("opacity", 0, 1, duration: 4), forKey: "removed")
    try layer.add(basic("opacity", 0, 1, duration: 2), forKey: "whole")
    var late = basic("opacity", 0, 1, duration: 4)
    late.timing.beginTime = -1
    try layer.add(late, forKey: "late", at: 0.5)
    layer.removeAnimation(forKey: "removed", at: 1)
    let plan = try Plan(LayerScene(name: "", duration: 4, layers: [layer]))
    #expect([0.25, 0.75, 1, 1.5, 2.5, 3.5].map(plan.activeAnimationCount) == [2, 3, 2, 2, 1, 0])
  }
}
