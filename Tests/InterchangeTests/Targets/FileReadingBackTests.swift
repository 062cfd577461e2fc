import CurveDocuments
import CurvePlatforms
import Curves
import Testing

/// Files of several curves read back: every curve under its name, with the timing that the file has.
@Suite struct FileReadingBackTests {
  private struct Given {
    var name: String
    var word: String
    var duration: Double?
    var delay: Double?
  }

  private static let given = [
    Given(name: "motion.enter", word: "cubic-bezier(0.2, 0.1, 0.3, 1)", duration: 0.3, delay: 0.05),
    Given(name: "motion.leave", word: "ease-in", duration: 0.2),
    Given(name: "motion.rebound", word: "penner.out-bounce", duration: 0.4, delay: 0.02),
    Given(name: "motion.pop", word: "spring(stiffness: 230, damping: 22)"),
  ]

  private static let targets = TargetLanguage.all.map(\.name).filter {
    !["npy", "csv", "json"].contains($0)
  }

  /// The letters of a name.
  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter }
  }

  @Test(arguments: targets)
  func everyCurveIsReadBack(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    let conversions = try Self.given.map { given in
      var request = ConversionRequest(try Easing(given.word), name: given.name)
      (request.duration, request.delay, request.isInFile) = (given.duration, given.delay, true)
      return try target.convert(request)
    }
    let files = target.files(conversions, names: Self.given.map(\.name), source: "tokens.json")
    var entries: [DocumentCurve] = []
    var notes: [DocumentNote] = []
    for file in files {
      let document = try CurveDocument(file.bytes)
      notes += document.notes
      var found = document.entries
      // A file of a folder is named for its curve.
      for index in found.indices where found[index].name.isEmpty { found[index].name = file.name }
      entries += found
    }
    #expect(entries.count == 4, "\(entries.map(\.name))")
    for (given, conversion) in zip(Self.given, conversions) {
      let word = Self.letters(given.name.replacing("motion.", with: ""))
      let entry = try #require(
        entries.first { Self.letters($0.name).contains(word) }, "\(name) \(word)")
      if let duration = given.duration {
        let read = try #require(entry.duration, "\(name) \(word)")
        #expect(abs(read - duration) < 1e-6, "\(name) \(word)")
      }
      let hasDelay = name != "figma"
      if hasDelay {
        #expect(abs((entry.delay ?? 0) - (given.delay ?? 0)) < 1e-6, "\(name) \(word)")
      }
      if case .spring = entry.easing { continue }
      // The keyframes of CSS are read by another command, which a note says.
      if name == "css-keyframes", entry.easing == .linear {
        #expect(notes.contains { $0.line == entry.line && $0.message.contains("keyframes") })
        continue
      }
      var easing = try Easing(given.word)
      if case .spring(let spring) = easing, let duration = conversion.duration {
        easing = .spring(try SpringCurve(spring.parameters, over: duration))
      }
      let tolerance = conversion.maximumError + 2e-3
      for step in 0...50 {
        let x = (Double(step) + 0.3) / 51
        let difference = abs(entry.easing.value(at: x) - easing.value(at: x))
        #expect(difference <= tolerance, "\(name) \(word) at \(x): \(difference)")
      }
    }
  }

  /// A class that looks up a table, keyframes and set properties are one curve each, whatever stands around.
  @Test func whatIsAroundACurveDoesNotHideOthers() throws {
    let swift = try CurveDocument(
      Array(
        """
        enum Motion {
          static var enter: CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
            animation.duration = 0.25
            return animation
          }
          /// Settles.
          static var pop: CASpringAnimation {
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.stiffness = 300
            spring.damping = 20
            return spring
          }
          static let plain = CAMediaTimingFunction(name: .easeOut)
        }
        """.utf8))
    #expect(swift.entries.map(\.name) == ["Motion.enter", "Motion.pop", "Motion.plain"])
    #expect(swift.entries.map(\.duration) == [0.25, nil, nil])
    #expect(
      swift.entries[1].easing == (try Easing("spring(stiffness: 300, damping: 20)")))

    let slint = try CurveDocument(
      Array(
        """
        component Card inherits Rectangle {
            animate height { duration: 250ms; easing: ease-in-out; }
            animate background, opacity { duration: 120ms; delay: 30ms; easing: cubic-bezier(0.2, 0, 0, 1); }
            animate x { duration: 1s; easing: wobbly; }
        }
        """.utf8))
    #expect(slint.entries.map(\.name) == ["animate height", "animate background, opacity"])
    #expect(slint.entries.map(\.duration) == [0.25, 0.12])
    #expect(slint.entries.map(\.delay) == [nil, 0.03])
    #expect(slint.notes.contains { $0.line == 4 && $0.message.contains("animate x") })

    let svg = try CurveDocument(
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg"><rect>
          <animate id="in" attributeName="x" dur="2s" values="0;10" keyTimes="0;1" calcMode="spline" keySplines="0.4 0 0.2 1"/>
          <animate id="out" attributeName="x" dur="1s" values="0;10" keyTimes="0;1" calcMode="spline" keySplines="0.4 0 1 1"/>
          <animate id="bad" attributeName="x" dur="1s" values="0;10" keyTimes="0;1" calcMode="spline" keySplines="4 0 1 1"/>
        </rect></svg>
        """.utf8))
    #expect(svg.entries.map(\.name) == ["in", "out"] && svg.entries.map(\.duration) == [2, 1])
    #expect(svg.notes.map(\.line) == [4])
  }

  /// The body of a computed property is read, and its type alone is no curve.
  @Test func computedPropertiesAreReadByTheirBody() throws {
    let text = """
      static var pop: CASpringAnimation {
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.damping = 22
        animation.stiffness = 230
      }
      """
    #expect(try Easing(text) == (try Easing("spring(stiffness: 230, damping: 22)")))
    #expect(throws: (any Error).self) { try Easing("static var pop: Spring { make() }") }
  }
}
