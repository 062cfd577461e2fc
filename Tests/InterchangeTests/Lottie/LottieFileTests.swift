import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

@Suite struct LottieFileTests {
  private func file(_ properties: String) throws -> LottieFile {
    let text = "{\"v\": \"5\", \"fr\": 50, \"layers\": [{\"ks\": {\(properties)}}]}"
    return try LottieFile(json: Array(text.utf8))
  }

  /// Colours of version 4.1.8 and before run to 255; those of a position in the same file don't change.
  @Test(arguments: [("4.1.8", 1.0), ("4.1.9", 255), ("5.7.4", 255)])
  func oldColoursAreScaled(version: String, full: Double) throws {
    let text = """
      {"v": "\(version)", "fr": 25, "layers": [{"ks": {"p": {"a": 1, "k": [
         {"t": 0, "s": [255, 0, 0], "e": [0, 51, 0]}, {"t": 50}]}},
        "shapes": [{"ty": "gr", "it": [{"ty": "fl", "c": {"a": 1, "k": [
          {"i": {"x": [0.6], "y": [1]}, "o": {"x": [0.4], "y": [0]}, "t": 0, "s": [255, 0, 51, 255], "e": [0, 255, 51, 255]},
          {"t": 50}]}}]}]}]}
      """
    let file = try LottieFile(json: Array(text.utf8))
    let color = try #require(file["/layers/0/shapes/0/it/0/c"])
    let scale = full / 255
    for (time, expected) in [(0.0, [255, 0, 51, 255.0]), (2, [0, 255, 51, 255])] {
      for (value, wanted) in zip(color.value(at: time), expected) {
        #expect(abs(value - wanted * scale) < 1e-12)
      }
    }
    #expect(file["/layers/0/ks/p"]?.value(at: 0) == [255, 0, 0])
  }

  /// Roving keyframes have no times, so their property is skipped, and no other.
  @Test func rovingKeyframesSkipTheirProperty() throws {
    let file = try file(
      """
      "p": {"a": 1, "k": [{"t": 0, "s": [0, 0]}, {"s": [5, 9]}, {"t": 50, "s": [9, 9]}]},
      "r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 50, "s": [90]}]}
      """)
    #expect(file.tracks.map(\.pointer) == ["/layers/0/ks/r"])
    #expect(file.notes.count == 1 && file.notes[0].message.contains("roving keyframes"))
  }

  /// A property alone is a curve, and its movement a track.
  @Test func aPastedPropertyIsRead() throws {
    let text = """
      {"a": 1, "k": [{"i": {"x": 0.667, "y": 1}, "o": {"x": 0.333, "y": 0}, "t": 0, "s": [20, 100, 0],
        "to": [0, -60, 0], "ti": [0, -60, 0]}, {"t": 30, "s": [180, 100, 0]}], "ix": 2}
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map { "\($0.easing)" } == ["cubic-bezier(0.333, 0, 0.667, 1)"])
    #expect(document.entries.first?.duration == 0.5)
    let track = try #require(document.tracks.first)
    #expect(track.name == "/property" && track.duration == 0.5)
    // Half of the way is at half of the time, at the top of a symmetric arc.
    guard case .lottie(let file) = document.content else {
      Issue.record("no Lottie")
      return
    }
    let middle = try #require(file["/property"]).value(at: 0.25)
    #expect(abs(middle[0] - 100) < 1e-6 && abs(middle[1] - 55) < 1e-6)
  }

  /// A curve of a file has the duration of its interval.
  @Test func curvesHaveTheirDurations() throws {
    let text = """
      {"fr": 30, "layers": [{"ks": {"o": {"a": 1, "k": [
        {"t": 0, "s": [0], "o": {"x": 0.3, "y": 0}, "i": {"x": 0.6, "y": 1}},
        {"t": 20, "s": [50], "o": {"x": 0.2, "y": 0}, "i": {"x": 0.8, "y": 1}},
        {"t": 26, "s": [90]}]}}}]}
      """
    let document = try CurveDocument(Array(text.utf8))
    let durations = document.entries.map { $0.duration ?? .nan }
    #expect(durations.count == 2)
    #expect(zip(durations, [2 / 3.0, 0.2]).allSatisfy { abs($0 - $1) <= 1e-15 })
  }

  /// Each property by its pointer, anywhere in the file; time is in seconds.
  @Test func findsEveryAnimatedProperty() throws {
    let text = """
      {"fr": 25, "assets": [{"layers": [{"ks": {"o": {"a": 1, "k": [
         {"t": 0, "s": [0], "h": 1}, {"t": 25, "s": [100]}]}}}]}],
       "layers": [
         {"tm": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
           {"t": 50, "s": [4]}]},
          "ks": {"r": {"a": 0, "k": 45}, "o": {"k": [{"t": 0, "s": 1}, {"t": 5, "s": 2}], "x": "time"},
                 "p": {"s": true, "x/1": {"a": 1, "k": [{"t": 10, "s": [5]}, {"t": 20, "s": [7]}]}}},
          "t": {"d": {"k": [{"t": 0, "s": {"t": "word"}}]}}}]}
      """
    let file = try LottieFile(json: Array(text.utf8))
    #expect(
      file.tracks.map(\.pointer) == [
        "/assets/0/layers/0/ks/o", "/layers/0/tm", "/layers/0/ks/p/x~11",
      ])
    #expect(file.notes.count == 2)
    #expect(file.notes[0].message.hasPrefix("/layers/0/ks/o: skipped"))
    #expect(
      file.notes[1].message.hasPrefix(
        "/layers/0/t/d: skipped, because its keyframes are not numbers"))
    let hold = try #require(file["/assets/0/layers/0/ks/o"])
    #expect(hold.value(at: 0.999) == [0] && hold.value(at: 1) == [100] && hold.duration == 1)
    let remap = try #require(file["/layers/0/tm"])
    #expect(abs(remap.value(at: 0.5)[0] - 1) <= 1e-15 && remap.velocity(at: 0.5) == [2])
    let split = try #require(file["/layers/0/ks/p/x~11"])
    #expect(split.value(at: 0) == [5] && split.value(at: 3) == [7])
    #expect(abs(split.value(at: 0.6)[0] - 6) <= 1e-15)
  }

  /// The handles of each dimension are separate cubic-beziers; a single pair applies to all.
  @Test func handlesAreOfEachDimension() throws {
    let scale = try file(
      """
      "s": {"a": 1, "k": [
        {"t": 0, "s": [0, 100, 10], "o": {"x": [0.42, 0], "y": [0, 0]}, "i": {"x": [1, 0.58], "y": [1, 1]}},
        {"t": 50, "s": [100, 0, 30], "o": {"x": [0.34], "y": [1.56]}, "i": {"x": 0.64, "y": 1}},
        {"t": 100, "s": [0, 0, 0]}]}
      """)
    let track = try #require(scale["/layers/0/ks/s"])
    let (easeIn, easeOut) = (Easing.easeIn, Easing.easeOut)
    var largest = LargestError()
    for i in 0...100 {
      let time = Double(i) / 50
      let expected: [Double]
      if time < 1 {
        expected = [
          100 * easeIn.value(at: time), 100 - 100 * easeOut.value(at: time),
          10 + 20 * easeOut.value(at: time),
        ]
      } else {
        let share = try Easing("cubic-bezier(0.34, 1.56, 0.64, 1)").value(at: time - 1)
        expected = [100 - 100 * share, 0, 30 - 30 * share]
      }
      for (a, b) in zip(track.value(at: time), expected) { largest.include(abs(a - b)) }
      guard (1..<100).contains(i), i != 50 else { continue }
      let h = 1e-6
      let (before, after) = (track.value(at: time - h), track.value(at: time + h))
      for (index, velocity) in track.velocity(at: time).enumerated() {
        let slope = (after[index] - before[index]) / (2 * h)
        largest.include(abs(slope - velocity) * 1e-9)
      }
    }
    #expect(largest.count == 3 * 101 + 3 * 98 && largest.value <= 1e-12)
  }

  /// Spatial tangents draw a curve that is followed by length: here a quarter of a circle.
  @Test func tangentsAreRunByArcLength() throws {
    let k = 0.5522847498307936
    let quarter = try file(
      """
      "p": {"a": 1, "k": [
        {"t": 0, "s": [1, 0, 5], "to": [0, \(k), 0], "ti": [\(k), 0, 0],
         "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
        {"t": 50, "s": [0, 1, 6]}]}
      """)
    let track = try #require(quarter["/layers/0/ks/p"])
    for i in 0...20 {
      let share = Double(i) / 20
      let values = track.value(at: share)
      #expect(abs(values[0] - cos(share * .pi / 2)) <= 4e-4)
      #expect(abs(values[1] - sin(share * .pi / 2)) <= 4e-4)
      #expect(abs(values[2] - (5 + share)) <= 1e-14)
      let velocity = track.velocity(at: min(share, 0.999))
      #expect(abs(hypot(velocity[0], velocity[1]) - .pi / 2) <= 1e-3)
    }
  }

  /// Lottie has no mark for After Effects' roving keyframes: exporters write the times that they have, also
  /// between frames, with one speed along the whole path. Here two quarters of circles of radius 1 and 2.
  @Test func rovingKeyframesKeepTheirSpeed() throws {
    let k = 0.5522847498307936
    let linear = "\"o\": {\"x\": 0.167, \"y\": 0.167}, \"i\": {\"x\": 0.833, \"y\": 0.833}"
    let roving = try file(
      """
      "p": {"a": 1, "k": [
        {"t": 0, "s": [1, 0], "to": [0, \(k)], "ti": [\(k), 0], \(linear)},
        {"t": \(50.0 / 3), "s": [0, 1], "to": [\(-2 * k), 0], "ti": [0, \(2 * k)], \(linear)},
        {"t": 50, "s": [-2, -1]}]}
      """)
    let track = try #require(roving["/layers/0/ks/p"])
    #expect(roving.notes.isEmpty && track.keyframes.count == 3)
    for i in 0...60 {
      let time = Double(i) / 60.5
      let angle = time * 3 * .pi / 2
      let second = (angle - .pi / 2) / 2
      let wanted =
        angle < .pi / 2 ? [cos(angle), sin(angle)] : [-2 * sin(second), -1 + 2 * cos(second)]
      let (values, velocity) = (track.value(at: time), track.velocity(at: time))
      for (value, wanted) in zip(values, wanted) { #expect(abs(value - wanted) <= 1e-3, "\(time)") }
      #expect(abs(hypot(velocity[0], velocity[1]) - 3 * .pi / 2) <= 3e-3, "\(time)")
    }
  }

  /// Jumps are two keyframes at one time; older files say where an interval ends, and end with a time.
  @Test func jumpsAndOlderFiles() throws {
    let file = try file(
      """
      "r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 10, "s": [5]}, {"t": 10, "s": [7]}, {"t": 20, "s": [8]}]},
      "o": {"a": 1, "k": [{"t": 0, "s": [0], "e": [10]}, {"t": 50, "s": [20], "e": [30]}, {"t": 100}]},
      "d": {"a": 1, "k": [
        {"t": 0, "s": [{"v": [[0, 0], [1, 1]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]], "c": true}]},
        {"t": 50, "s": [{"v": [[2, 4], [1, 3]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 1]], "c": true}]}]}
      """)
    let jump = try #require(file["/layers/0/ks/r"])
    #expect(jump.value(at: 0.1999999)[0] < 5 && jump.value(at: 0.2) == [7])
    let old = try #require(file["/layers/0/ks/o"])
    #expect(old.value(at: 0.5) == [5] && old.value(at: 1) == [20] && old.value(at: 2) == [30])
    let shape = try #require(file["/layers/0/ks/d"])
    #expect(shape.value(at: 0.5) == [1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0.5])
  }

  /// Keyframes so close together that the interval between them vanishes, with still ends and steep
  /// handles.
  @Test func velocitiesOfVanishingIntervalsAreNumbers() throws {
    let steep = #""o": {"x": [1], "y": [0]}, "i": {"x": 0.7, "y": 1}"#
    let file = try file(
      """
      "o": {"a": 1, "k": [{"t": 0, "s": [0], \(steep)}, {"t": 5e-324, "s": [1]}]},
      "p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "to": [0, 0], "ti": [0, 0], \(steep)},
        {"t": 1e-310, "s": [1, 0]}]}
      """)
    #expect(file.tracks.count == 2)
    for track in file.tracks {
      #expect(!track.velocity(at: 0).contains { $0.isNaN })
      #expect(track.velocity(at: 0)[0] == 0)
    }
  }

  @Test(arguments: [
    ("\"o\": {\"k\": [{\"t\": 5, \"s\": [0]}, {\"t\": 1, \"s\": [0]}]}", "/layers/0/ks/o/k/1"),
    ("\"o\": {\"k\": [{\"t\": 5, \"s\": [0]}, {\"t\": 6, \"s\": [0, 1]}]}", "/layers/0/ks/o/k/1"),
    (
      "\"o\": {\"k\": [{\"t\": 0, \"s\": [0], \"o\": {\"x\": 2, \"y\": 0}, \"i\": {\"x\": 0, \"y\": 0}}]}",
      "/layers/0/ks/o/k/0"
    ),
    ("\"o\": {\"k\": [{\"t\": 0, \"s\": [1e101]}]}", "/layers/0/ks/o/k/0/s"),
    ("\"o\": {\"k\": [{\"t\": 1e10, \"s\": [1]}]}", "/layers/0/ks/o/k/0"),
  ])
  func oddPropertiesAreSkipped(properties: String, pointer: String) throws {
    let file = try file(
      properties + ", \"r\": {\"k\": [{\"t\": 0, \"s\": [0]}, {\"t\": 9, \"s\": [90]}]}")
    #expect(file.tracks.map(\.pointer) == ["/layers/0/ks/r"])
    let note = try #require(file.notes.first)
    #expect(file.notes.count == 1 && note.message.hasPrefix("/layers/0/ks/o: skipped: "))
    #expect(note.message.hasSuffix(", at \(pointer)"), "\(note.message)")
  }

  /// lottie-web divides the colours of fills and strokes by 255 before version 4.1.9.
  @Test(arguments: [("4.1.8", 255.0), ("3.9.10", 255), ("4.1.9", 1), ("5.7.0", 1), ("", 1)])
  func oldColorsAreBytes(version: String, scale: Double) throws {
    let keyframes = """
      {"k": [{"t": 0, "s": [255, 0, 51, 255], "e": [0, 0, 0, 255]}, {"t": 9}]}
      """
    let file = try LottieFile(
      json: Array(
        """
        {"v": "\(version)", "fr": 60, "layers": [{"shapes": [
          {"ty": "fl", "c": \(keyframes), "o": \(keyframes)}]}]}
        """.utf8))
    let color = try #require(file["/layers/0/shapes/0/c"])
    #expect(color.value(at: 0) == [255, 0, 51, 255].map { $0 * (1 / scale) })
    #expect(color.value(at: 1) == [0, 0, 0, 255].map { $0 * (1 / scale) })
    #expect(try #require(file["/layers/0/shapes/0/o"]).value(at: 0)[0] == 255)
  }
}
