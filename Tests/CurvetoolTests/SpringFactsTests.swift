import CurveTestSupport
import Foundation
import Testing

/// Every line and sentence of `spring`, against a second computation.
@Suite struct SpringFactsTests {
  private static func facts(_ output: String) -> [String: String] {
    var facts: [String: String] = [:]
    for line in output.split(separator: "\n") where line.hasPrefix("  ") {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard let gap = text.range(of: "  ") else { continue }
      let value = text[gap.upperBound...].trimmingCharacters(in: .whitespaces)
      let name = String(text[..<gap.lowerBound])
      if facts[name] == nil { facts[name] = value }
    }
    return facts
  }

  /// The number at the start of a text.
  private static func number(_ text: String?) -> Double {
    Double(text?.split(whereSeparator: { " ,;".contains($0) }).first ?? "") ?? .nan
  }

  private static func isNear(_ text: String?, _ expected: Double, _ tolerance: Double = 2e-5)
    -> Bool
  {
    let found = number(text)
    return abs(found - expected) <= tolerance * max(abs(expected), 1e-9)
  }

  private static func seeded(_ index: Int) -> SpringTruth {
    var random = SplitMix64(seed: UInt64(1000 + index))
    let (mass, stiffness) = (random.logUniform(0.2...5), random.logUniform(20...2000))
    let ratio = index % 3 == 0 ? random.logUniform(1.1...6) : random.logUniform(0.05...0.95)
    let ends = [(0.0, 1.0), (2, 5), (5, -2), (-3, 40), (3, 3), (0.1, 0.4)][index % 6]
    let damping = 2 * ratio * sqrt(mass * stiffness)
    let speed = index % 2 == 0 ? Double.random(in: -20...20, using: &random) : 0
    return SpringTruth(
      mass: mass, stiffness: stiffness, damping: damping, from: ends.0, to: ends.1,
      velocity: ends.0 == ends.1 && speed == 0 ? 7 : speed,
      threshold: [0.001, 0.01, 0.1, 1e-4][index % 4])
  }

  private static func arguments(_ truth: SpringTruth) -> [String] {
    [
      "spring", "--mass", "\(truth.mass)", "--stiffness", "\(truth.stiffness)", "--damping",
      "\(truth.damping)", "--from", "\(truth.from)", "--to", "\(truth.to)", "--absolute-velocity",
      "\(truth.velocity)", "--threshold", "\(truth.threshold)",
    ]
  }

  @Test(arguments: 0..<24)
  func everyFactIsTrue(index: Int) async throws {
    let truth = Self.seeded(index)
    let result = try await Tool.run(Self.arguments(truth))
    let facts = Self.facts(result.output)
    #expect(result.status == 0)
    #expect(facts["regime"] == (truth.ratio < 1 ? "underdamped" : "overdamped"))
    #expect(Self.isNear(facts["damping ratio"], truth.ratio))
    #expect(Self.isNear(facts["natural frequency"], truth.omega))
    let hertz = facts["natural frequency"]?.components(separatedBy: "rad/s, ").last
    #expect(Self.isNear(hertz, truth.omega / (2 * .pi)))
    if truth.ratio < 1 {
      let damped = sqrt(truth.omega * truth.omega - truth.decay * truth.decay)
      #expect(Self.isNear(facts["damped frequency"], damped))
    } else {
      #expect(facts["damped frequency"] == nil)
    }
    #expect(Self.isNear(facts["decay rate"], truth.decay))
    #expect(Self.isNear(facts["perceptual duration"], 2 * .pi / truth.omega))
    let bounce = truth.ratio <= 1 ? 1 - truth.ratio : 1 / truth.ratio - 1
    #expect(Self.isNear(facts["bounce"], bounce, 1e-4))

    let unit = truth.from == truth.to ? "value units" : "of the distance"
    #expect(Self.isNear(facts["settling"]?.replacing("within ", with: ""), truth.threshold))
    #expect(facts["settling"]?.hasSuffix(unit) == true)
    #expect(Self.isNear(facts["exact"], truth.settling), "\(truth.settling) \(facts)")
    #expect(facts["exact"]?.hasSuffix("<- samples end here") == true)
    #expect(Self.isNear(facts["Core Animation"], truth.coreAnimation))
    #expect(Self.isNear(facts["SwiftUI"], truth.swiftUI))
    let isInUnits = truth.from != truth.to && truth.distance != 1
    #expect(facts["SwiftUI"]?.contains("value units)") == isInUnits)
    #expect(Self.isNear(facts["UIKit"], truth.uiKit))
    #expect(Self.number(facts["envelope"]) >= truth.settling * (1 - 1e-5))
    if let envelope = truth.envelope { #expect(Self.isNear(facts["envelope"], envelope)) }

    let name = truth.from == truth.to ? "peak" : "overshoot"
    if let peak = truth.peak {
      let text = try #require(facts[name])
      let peakText = truth.from == truth.to ? text : text.components(separatedBy: " %, ").last
      if truth.from != truth.to {
        #expect(Self.isNear(text, 100 * abs(peak.y) / truth.distance, 1e-4))
      }
      #expect(Self.isNear(peakText, truth.to - peak.y, 1e-4))
      #expect(Self.isNear(peakText?.components(separatedBy: " at ").last, peak.time, 1e-4))
    } else {
      #expect(facts[name] == "none")
    }
    if truth.velocity * (truth.to - truth.from) < 0 {
      let away = try #require(facts["moves away first"], "\(facts)")
      let turn = try #require(truth.changes { truth.state($0).v }.first)
      let value = truth.to - truth.state(turn).y
      #expect(
        abs(value - truth.from) > 0
          && Self.isNear(away.components(separatedBy: " at ").last, turn, 1e-4))
      #expect(Self.isNear(away, 100 * abs(value - truth.from) / truth.distance, 1e-3))
      #expect(Self.isNear(away.components(separatedBy: "to ").last, value, 1e-4))
    } else {
      #expect(facts["moves away first"] == nil)
    }
    if truth.undershoot > 1e-9 {
      #expect(Self.isNear(facts["undershoot"], 100 * truth.undershoot, 1e-4))
    }
    if let rise = truth.rise {
      #expect(Self.isNear(facts["rise time 10-90 %"], rise, 1e-4))
    } else {
      #expect(facts["rise time 10-90 %"] == nil)
    }
    #expect(Self.isNear(facts["oscillations seen"], truth.oscillations), "\(truth.oscillations)")
  }

  /// The facts of a cut: before the settling time a jump, however near the motion is to its target then.
  @Test(arguments: 0..<12)
  func aCutHasThreeFacts(index: Int) async throws {
    let truth = Self.seeded(index)
    let crossing = truth.changes { truth.state($0).y }.first
    for time in [0, 0.5 * truth.settling, crossing ?? 0.99 * truth.settling, 1.01 * truth.settling]
    {
      let result = try await Tool.run(Self.arguments(truth) + ["--cut-at", "\(time)"])
      let facts = Self.facts(result.output)
      #expect(facts["exact"]?.contains("samples") == false)
      let cut = try #require(facts["cut off"])
      let value = try #require(facts["value"])
      let jump = try #require(facts["jump"])
      func after(_ phrase: String, in text: String) -> String? {
        text.components(separatedBy: phrase).last
      }
      let (y, v) = time == 0 ? (truth.to - truth.from, -truth.velocity) : truth.state(time)
      #expect(Self.isNear(after("at ", in: cut.components(separatedBy: ", ")[0]), time))
      #expect(
        abs(Self.number(value) - (truth.to - y)) <= 1e-5 * (1 + abs(truth.to)))
      #expect(
        abs(Self.number(after("moving at ", in: value)) + v) <= 1e-5
          * (abs(v) + truth.omega * abs(y) + 1e-3))
      guard time < truth.settling else {
        #expect(cut.hasSuffix("s, after it has settled") && jump == "none")
        continue
      }
      let (unit, factor) =
        truth.from == truth.to
        ? (" value units", 1) : (" % of the distance", 100.0)
      #expect(jump.hasSuffix(unit))
      let left = Self.number(after(", ", in: jump))
      #expect(abs(left - factor * abs(y) / truth.distance) <= 1e-4 * factor, "\(jump)")
      #expect(abs(Self.number(jump) - y) <= 1e-4 * truth.distance)
      #expect(Self.isNear(after("before it settles at ", in: cut), truth.settling))
    }
  }

  /// What ends the samples is told only where it does.
  @Test func samplesEndWhereItIsSaid() async throws {
    let mark = "<- samples end here"
    for (arguments, marked) in [
      ([], "exact"), (["--settling", "uikit"], "UIKit"),
      (["--settling", "exact", "--settling", "core-animation"], "Core Animation"),
      (["--settling", "exact", "--settling", "envelope"], "envelope"),
      (["--damping", "0"], nil), (["--from", "3", "--to", "3"], nil), (["--cut-at", "9"], nil),
      (["--to-time", "2"], nil), (["--from-time", "5"], nil),
    ] as [([String], String?)] {
      let result = try await Tool.run(["spring"] + arguments)
      let lines = result.lines.filter { $0.contains(mark) }
      #expect(lines.count == (marked == nil ? 0 : 1), "\(arguments)")
      if let marked { #expect(lines.first?.contains("  \(marked)  ") == true, "\(lines)") }
      guard marked != nil else { continue }
      let end = result.lines.last?.split(separator: " ").first ?? ""
      #expect(lines.first?.contains(" \(end) s") == true, "\(lines) \(end)")
    }
    // At 9.2 per second it crosses its target.
    let moving = try await Tool.spring("--damping", "1", "--cut-at", "0.16228470118019392")
    #expect(moving.output.contains(" % of the distance\n"))
    #expect(!moving.output.contains("has settled"))
    let endless = try await Tool.spring("--damping", "0", "--cut-at", "9")
    #expect(endless.output.contains("at 9 s, but it never settles"))
  }

  @Test func numbersAreStrict() async throws {
    for text in ["0x10", "0X1p3", "1_000", "٣"] {
      let result = try await Tool.spring("--mass", text)
      #expect(result.status == 64 && result.error.contains("--mass"), "\(text)")
    }
    let keys = try await Tool.run(["keyframes", "--values", "0,0x10"])
    #expect(keys.status != 0)
    let motion = try await Tool.spring(
      "--initial-velocity", "7", "--from", ".1", "--to", ".4", "--json")
    #expect(motion.output.contains("\"initialVelocity\": 7,"))
    let far = try await Tool.spring("--from", "1e308", "--to", "-7e307", "--initial-velocity=-2.5")
    #expect(
      far.status == 64 && far.error.contains("such that its product with to - from is finite"))
    let fast = try await Tool.spring("--absolute-velocity", "1e308")
    #expect(
      fast.status == 0 && !fast.output.contains("inf")
        && !fast.output.contains("exact               never"))
  }
}
