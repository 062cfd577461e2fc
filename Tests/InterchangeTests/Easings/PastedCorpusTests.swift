import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Hundreds of texts as people paste them, with what they mean by the documentation of their system.
@Suite struct PastedCorpusTests {
  struct Entry: Decodable {
    var text: String
    /// The curve in this package's notation or a simpler form; nil where there is none.
    var means: String?
    /// A part of the reason of a refusal.
    var why: String?
    var duration: Double?
    var delay: Double?
    /// 0 for forever.
    var runs: Double?
    var goesBack: Bool?
    /// The seconds before each run.
    var pause: Double?
    /// A part of a note.
    var note: String?
  }

  static func entries() throws -> [Entry] {
    let url = Fixture.folder.appendingPathComponent("interchange/pasted.json")
    return try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
  }

  @Test func isReadWithItsTimingOrRefused() throws {
    let entries = try Self.entries()
    for entry in entries {
      let read = Result { try EasingParser().parse(entry.text) }
      guard let means = entry.means else {
        guard case .failure(let error) = read else {
          Issue.record("\(entry.text) is \(read)")
          continue
        }
        if let why = entry.why {
          #expect("\(error)".contains(why), "\(entry.text): \(error)")
        }
        continue
      }
      guard case .success(let parsed) = read else {
        Issue.record("\(entry.text): \(read)")
        continue
      }
      try Self.compare(parsed, with: EasingParser().parse(means).easing, entry)
    }
    #expect(entries.count >= 600)
  }

  private static func compare(
    _ parsed: ParsedEasing, with meant: Easing, _ entry: Entry
  ) throws {
    var difference = LargestError()
    for index in 0...200 {
      let x = Double(index) / 200
      difference.include(abs(parsed.easing.value(at: x) - meant.value(at: x)))
    }
    #expect(difference.value <= 2e-6, "\(entry.text) is \(parsed.easing)")
    if case .spring(let curve) = parsed.easing, case .spring(let other) = meant {
      #expect(abs(curve.duration - other.duration) <= 1e-6, "\(entry.text)")
    } else {
      #expect(near(parsed.duration, entry.duration), "\(entry.text): \(parsed.duration ?? -1) s")
    }
    #expect(near(parsed.delay, entry.delay), "\(entry.text): after \(parsed.delay ?? -1) s")
    let repeats = entry.runs.map {
      Repeats(
        count: $0 == 0 ? .infinity : $0, autoreverses: entry.goesBack ?? false,
        delay: entry.pause ?? 0)
    }
    #expect(parsed.repeats == repeats, "\(entry.text)")
    if let note = entry.note {
      #expect(parsed.notes.contains { $0.contains(note) }, "\(entry.text): \(parsed.notes)")
    }
  }

  private static func near(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-9
  }
}
