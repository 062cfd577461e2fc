import CurveTestSupport
import Curves
import Spring
import Testing

/// SwiftUI's keyframe tracks.
@Suite struct MotionTrackTests {
  /// Values that SwiftUI computed on Apple systems.
  @Test func agreesWithSwiftUI() throws {
    var tracks: [String: MotionTrack<Double>] = [:]
    for row in try Fixture("keyframes/swiftui-measured.csv", rows: 65).rows {
      let text = try #require(row["keyframes(L=linear,C=cubic,S=spring,M=move)"])
      let initial = try row.number("initial")
      let track = try tracks[text] ?? MotionTrack(initial: initial, Self.keyframes(text))
      tracks[text] = track
      let found = track.value(at: try row.number("time"))
      let error = abs(found - (try row.number("value")))
      #expect(error <= (try row.number("tolerance")), "\(text) at \(row["time"] ?? ""): \(found)")
    }
  }

  private static func keyframes(_ text: String) throws -> [MotionTrack<Double>.Keyframe] {
    let list = text.split(separator: ":").last ?? ""
    return try list.split(separator: " ").map { word in
      let numbers = word.split(whereSeparator: { "(),Spring".contains($0) }).compactMap {
        Double($0)
      }
      switch word.first {
      case "L": return .linear(numbers[0], duration: numbers[1])
      case "C":
        return .cubic(
          numbers[0], duration: numbers[1], startVelocity: numbers.count > 2 ? numbers[2] : nil,
          endVelocity: numbers.count > 3 ? numbers[3] : nil)
      case "S":
        let spring = try DampedSpring(perceptualDuration: numbers[2], bounce: numbers[3])
        return .spring(numbers[0], spring, duration: numbers[1])
      default: return .move(numbers[0])
      }
    }
  }

  /// Value and velocity are continuous, except for moves and lines; velocity is the derivative.
  @Test(arguments: 1...40)
  func valueAndVelocityAreContinuous(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let keyframes = try (0..<6).map { index -> MotionTrack<Double>.Keyframe in
      if index % 3 == 2 {
        let spring = try DampedSpring(response: number(0.2...1), dampingRatio: number(0.2...2))
        return .spring(number(-5...5), spring, duration: number(0.1...1))
      }
      return .cubic(number(-5...5), duration: number(0.1...1))
    }
    let track = try MotionTrack(initial: 1, keyframes)
    let step = 1e-6
    let end = try #require(track.duration)
    for _ in 0..<200 {
      let time = number(0.001...(end - 0.001))
      let (a, b) = (track.value(at: time - step), track.value(at: time + step))
      let slope = (b - a) / (2 * step)
      #expect(abs(slope - track.velocity(at: time)[0]) <= 2e-3 * max(1, abs(slope)))
    }
    #expect(track.velocity(at: 0) == [0] && track.value(at: end + 1).isFinite)
  }

  @Test func movesAndHolds() throws {
    let track = try MotionTrack(
      initial: 0.0,
      [.linear(1, duration: 1), .move(5), .linear(6, duration: 1), .cubic(9, duration: 0)])
    #expect(track.value(at: 0.5) == 0.5 && track.value(at: 1) == 1 && track.value(at: 1.5) == 5.5)
    #expect(
      track.value(at: 2) == 6 && track.value(at: 2.0.nextUp) == 9 && track.duration == 2
        && track.value(at: -1) == 0)
    #expect(try MotionTrack(initial: 3.0, []).value(at: 1) == 3)
    #expect(try MotionTrack(initial: 3.0, [.move(4)]).value(at: 0) == 4)
    #expect(throws: KeyframeError.self) {
      try MotionTrack(initial: 0.0, [.linear(.nan, duration: 1)])
    }
    #expect(throws: KeyframeError.self) {
      try MotionTrack(initial: 0.0, [.linear(1, duration: -1)])
    }
    for bad in [Double.nan, .infinity] {
      #expect(throws: KeyframeError.self) {
        try MotionTrack(initial: bad, [.linear(1, duration: 1)])
      }
      #expect(throws: KeyframeError.self) { try MotionTrack(initial: SIMD2(0, bad), []) }
      #expect(throws: KeyframeError.self) {
        try MotionTrack(initial: 0.0, [.cubic(1, duration: 0, startVelocity: bad)])
      }
      #expect(throws: KeyframeError.self) {
        try MotionTrack(initial: 0.0, [.spring(1, DampedSpring(), duration: bad)])
      }
    }
  }

  /// The earlier keyframe includes the instant of its end: a move shows only after it.
  @Test func aMoveShowsAfterItsInstant() throws {
    let track = try MotionTrack(
      initial: 0.0,
      [.linear(10.0, duration: 0.25), .move(-5.0), .linear(0.0, duration: 0.25), .move(7.0)])
    #expect(track.value(at: 0.25) == 10 && track.value(at: 0.25.nextUp) < -4.99)
    #expect(track.value(at: 0.5) == 0 && track.value(at: 0.5.nextUp) == 7)
    #expect(
      track.values(at: [0.25, 0.25.nextUp, 0.5, 1]) == [10, track.value(at: 0.25.nextUp), 0, 7])
  }

  /// A cubic that leaves the range of Double stays at its ends, and no rate is infinity times 0.
  @Test func cubicsBeyondTheRangeOfDoubleStayFinite() throws {
    let steep = try MotionTrack(
      initial: -13.0, [.cubic(-1.1e301, duration: 8e228), .linear(100, duration: 58.7)])
    let times = (0...200).map { Double($0) / 200 * 8e228 } + [9.8e199, 1e100]
    let values = steep.values(at: times)
    #expect(values.allSatisfy { $0.isFinite } && values.contains(-.greatestFiniteMagnitude))
    #expect(values == times.map { steep.value(at: $0) })
    #expect(times.allSatisfy { time in !steep.velocity(at: time).contains { $0.isNaN } })
    let wide = try MotionTrack(
      initial: -1.7e308,
      [.linear(1.7e308, duration: 2, timing: .ease), .cubic(-1.7e308, duration: 2)])
    for time in [0, 1e-9, 1, 2, 2.0.nextUp, 3, 4] {
      #expect(wide.value(at: time).isFinite && !wide.velocity(at: time).contains { $0.isNaN })
    }
  }
}
