import CurveDocuments
import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// Durations, delays and repeats survive in every target: its text reads back to the same timing.
@Suite struct TimingTextTests {
  /// Targets of samples, and rules of a style sheet.
  private static let unread: Set<String> = ["csv", "npy", "json", "css-keyframes"]
  /// Formats without comments have no place for these.
  private static let lost: [String: Set<String>] = [
    "lottie": ["repeats"], "dtcg": ["repeats"], "figma": ["delay", "repeats"],
    "spring-token": ["repeats"],
  ]

  private static let targets = TargetLanguage.all.map(\.name).filter { !unread.contains($0) }

  /// The curve of a text and its timing; tokens are read as a document.
  private func read(
    _ text: String, _ name: String
  ) throws -> (easing: Easing, duration: Double?, delay: Double?, repeats: Repeats?) {
    if ["dtcg", "spring-token"].contains(name) {
      let entry = try #require(try CurveDocument(Array(text.utf8)).entries.first)
      return (entry.easing, entry.duration, entry.delay, nil)
    }
    let parsed = try EasingParser().parse(text)
    return (parsed.easing, parsed.duration, parsed.delay, parsed.repeats)
  }

  /// SwiftUI plays keyframes for the sum of their durations.
  @Test(arguments: [0.25, 0.8, 1, 3])
  func swiftUIsKeyframesLastAsLongAsTheCurve(duration: Double) throws {
    let target = try #require(TargetLanguage.named("swiftui"))
    for words in ["linear(0, 0.5 20%, 1.1 60%, 1)", "penner.out-elastic", "steps(3)"] {
      var request = ConversionRequest(try EasingParser().parse(words).easing)
      request.duration = duration
      let result = try target.convert(request)
      let widths = result.text.split(separator: "\n").compactMap { line -> Double? in
        guard let label = line.firstRange(of: "duration: ") else { return nil }
        return Double(line[label.upperBound...].prefix { "0123456789.e-".contains($0) })
      }
      #expect(widths.count >= 3 && abs(widths.reduce(0, +) - duration) <= 1e-9, "\(result.text)")
      let read = try EasingParser().parse(result.text)
      #expect(read.duration == duration)
      // As written, the curve is the same at any duration.
      for progress in [0.1, 0.37, 0.59, 0.93] {
        let difference = read.easing.value(at: progress) - request.easing.value(at: progress)
        #expect(abs(difference) <= result.maximumError + 1e-9, "\(words) at \(progress)")
      }
      if words.hasPrefix("linear") {
        #expect("\(read.easing)".contains("L0.2,0.5 L0.6,1.1 L1,1"), "\(read.easing)")
      }
    }
  }

  @Test(arguments: targets)
  func theTimingOfACurveIsReadBack(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    for repeats in [
      nil, Repeats(count: 3), Repeats(count: 4, autoreverses: true), Repeats(count: .infinity),
      Repeats(count: .infinity, autoreverses: true),
    ] {
      for (duration, delay) in [(0.3, nil), (0.25, 0.1), (1.5, 0.45)] {
        var request = ConversionRequest(try Easing("cubic-bezier(0.4, 0, 0.2, 1)"))
        (request.duration, request.delay, request.repeats) = (duration, delay, repeats)
        let result = try target.convert(request)
        let read = try read(result.text, name)
        let lost = Self.lost[name] ?? []
        let context = "\(result.text) -> \(String(describing: read))"
        #expect(abs((read.duration ?? .nan) - duration) < 1e-9, "\(context)")
        if !lost.contains("delay") {
          #expect(abs((read.delay ?? 0) - (delay ?? 0)) < 1e-9, "\(context)")
        } else if delay != nil {
          #expect(result.notes.contains { $0.contains("the delay of") })
        }
        if !lost.contains("repeats") {
          #expect(read.repeats == repeats, "\(context)")
        } else if repeats != nil {
          #expect(result.notes.contains { $0.contains("runs") })
        }
        #expect(result.duration == duration && result.delay == delay && result.repeats == repeats)
      }
    }
  }

  @Test(arguments: targets)
  func theTimingOfASpringIsReadBack(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    var request = ConversionRequest(try Easing("spring(stiffness: 230, damping: 22)"))
    (request.delay, request.repeats) = (0.1, Repeats(count: 3, autoreverses: true))
    let result = try target.convert(request)
    let read = try read(result.text, name)
    let lost = (Self.lost[name] ?? []).union(name == "spring-token" ? ["delay"] : [])
    if !lost.contains("delay") { #expect(abs((read.delay ?? 0) - 0.1) < 1e-9, "\(result.text)") }
    if !lost.contains("repeats") { #expect(read.repeats == request.repeats, "\(result.text)") }
    // A spring has its own duration; other texts have that of the motion.
    if case .spring = read.easing {
      #expect(read.duration == nil)
    } else if !["uikit"].contains(name) {
      #expect(abs((read.duration ?? .nan) - (result.duration ?? .nan)) < 1e-6, "\(result.text)")
    }
  }

  /// Every text ends when the request says, whatever its own rule is.
  @Test func pinnedTextsLastEqually() throws {
    for word in ["spring(stiffness: 230, damping: 22)", "swiftui.bouncy", "ease"] {
      for target in TargetLanguage.all {
        var request = ConversionRequest(try Easing(word))
        try request.last(0.6)
        let result = try target.convert(request)
        #expect(result.duration == 0.6, "\(word) to \(target.name)")
      }
    }
    var request = ConversionRequest(try Easing("swiftui.bouncy"))
    #expect(throws: ConversionError.self) { try request.last(-1) }
    #expect(throws: ConversionError.self) { try request.last(.nan) }
  }

  @Test func remarksAreReadOnlyAtTheEnd() throws {
    let parser = EasingParser()
    let read = try parser.parse("ease /* over 300ms, after 50ms, 2 runs, back and forth */")
    #expect(read.duration == 0.3 && read.delay == 0.05)
    #expect(read.repeats == Repeats(count: 2, autoreverses: true))
    #expect(try parser.parse("ease /* over the top */").duration == nil)
    #expect(try parser.parse("/* over 300ms */ ease").duration == nil)
    #expect(try parser.parse("spring(stiffness: 1, damping: 1) // over 20ms").duration == nil)
    #expect(throws: (any Error).self) { try parser.parse("/* over 300ms */") }
    #expect(throws: (any Error).self) { try parser.parse("x // over 300ms") }
  }
}
