import CurveDocuments
import CurveTestSupport
import Curves
import Testing

/// Names, presets and times of declarations are those that the code states.
@Suite struct DeclarationNameTests {
  /// The name of a constant ends with its value.
  @Test(arguments: [
    "let kR: CGFloat = 0.5", "let kR = 0.5", "let kName: String = \"a\"", "let kSize: CGSize",
    "const val K = 3", "let names: [String] = [\"a\"]", "val k: Float = 0.5f",
  ])
  func constantsNameOnlyTheirValue(constant: String) throws {
    for type in ["enum", "final class", "struct", "object"] {
      for separator in ["\n", "\n\n", ";\n"] {
        let text =
          constant + separator + """
            \(type) Motion {
              static let card = Animation.easeIn(duration: 0.2)
              struct Inner { static let soft = Spring(duration: 0.5, bounce: 0.2) }
            }
            \(type) Other { static let card = Animation.easeOut(duration: 0.2) }
            """
        let names = try CurveDocument(Array(text.utf8)).names
        #expect(names == ["Motion.card", "Motion.Inner.soft", "Other.card"], "\(text)")
      }
    }
  }

  /// The parameters of a type do not end the name.
  @Test func typedObjectsKeepTheirName() throws {
    let text = """
      export const PRESETS: Record<string, SpringOptions> = {
        gentle: { stiffness: 120, damping: 14 },
        stiff: { stiffness: 210, damping: 20 },
      };
      """
    #expect(try CurveDocument(Array(text.utf8)).names == ["PRESETS.gentle", "PRESETS.stiff"])
  }

  /// The presets of SwiftUI without parentheses are read in every place of an animation.
  @Test(arguments: [
    "smooth", "snappy", "bouncy", "spring", "interactiveSpring", "easeOut", "linear",
  ])
  func presetsNeedNoParentheses(name: String) throws {
    let text = """
      extension Animation {
        static var one: Animation { .\(name) }
        static var two: Animation { return .\(name) }
        static var three: Animation {
          .\(name)
        }
        static func four() -> Animation { .\(name) }
      }
      struct Card: View {
        var body: some View {
          card.animation(.\(name), value: a).animation(.easeIn(duration: 0.7), value: b)
          Text("a")
            .animation(.\(name), value: a)
        }
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(
      document.names == [
        "Animation.one", "Animation.two", "Animation.three", "Animation.four", "line 11",
        "line 11 (2)", "line 13",
      ])
    let expected = try Easing(".\(name)")
    for entry in document.entries where entry.name != "line 11 (2)" {
      #expect(entry.easing == expected, "\(entry.name)")
    }
    #expect(document.entry("line 11 (2)")?.duration == 0.7)
  }

  /// The time of a declaration whose type is a time.
  @Test(arguments: [
    "Duration = .milliseconds(#ms)", "Duration = .seconds(#s)", "= Duration.seconds(#s)",
    "= Duration.milliseconds(#ms)", "= DispatchTimeInterval.milliseconds(#ms)",
    "TimeInterval = #s", "CFTimeInterval = #s", "TimeInterval = #ms/1000", "TimeInterval = #s * 1",
  ])
  func typedTimesAreRead(form: String) throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20 {
      let milliseconds = Int.random(in: 1...60_000, using: &random)
      let value = form.replacing("#ms", with: "\(milliseconds)")
        .replacing("#s", with: "\(Double(milliseconds) / 1000)")
      let text = """
        enum Motion {
          static let card = Animation.easeIn(duration: 0.2)
          static let long\(value.hasPrefix("=") ? " " : ": ")\(value)
        }
        """
      let found = try CurveDocument(Array(text.utf8)).durations
      #expect(found.map(\.name) == ["Motion.long"], "\(text)")
      let seconds = try #require(found.first?.seconds)
      #expect(abs(seconds * 1000 - Double(milliseconds)) <= 1e-9 * Double(milliseconds), "\(text)")
    }
  }

  @Test func tuplesAreSprings() throws {
    let text = """
      enum Motion {
        static let pop = (response: 0.3, damping: 0.6)
        static let drop = (stiffness: 200, damping: 20)
        static let own = SpringSettings(stiffness: 200, damping: 20)
        static let size = (width: 3, height: 4)
        static let ease: (Float, Float, Float, Float) = (0.2, 0, 0, 1)
        static let part = Body(mass: 3, damping: 2)
        static let card = Animation.easeIn(duration: 0.2)
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(
      document.names == ["Motion.pop", "Motion.drop", "Motion.own", "Motion.ease", "Motion.card"])
    #expect(document.entry("Motion.own")?.easing == document.entry("Motion.drop")?.easing)
    #expect(try document.entry("Motion.ease")?.easing == Easing("cubic-bezier(0.2, 0, 0, 1)"))
    #expect(
      try document.entry("Motion.pop")?.easing
        == Easing("Spring(response: 0.3, dampingRatio: 0.6)"))
    #expect(
      try document.entry("Motion.drop")?.easing == Easing("spring(stiffness: 200, damping: 20)"))
  }

  /// The curve of a transition of UIKit is among its options.
  @Test(arguments: ["Linear", "EaseIn", "EaseOut", "EaseInOut"])
  func transitionsOfViewsAreRead(name: String) throws {
    let text = """
      class A {
        func f() {
          UIView.animate(withDuration: 0.25) { }
          UIView.transition(with: v, duration: 0.35, options: [.transitionCrossDissolve, .curve\(name)]) { }
        }
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.names == ["line 3", "line 4"])
    let entry = try #require(document.entry("line 4"))
    let same = "UIView.animate(withDuration: 0.35, delay: 0, options: .curve\(name))"
    #expect(try entry.easing == Easing(same))
    #expect(entry.duration == 0.35)
    #expect(document.durations.isEmpty)
  }

  /// A track of keyframes gives no curves and times of its own, but a note.
  @Test func tracksOfViewsAreNoted() throws {
    let text = """
      struct Card: View {
        var body: some View {
          card.animation(.easeIn(duration: 0.2), value: a)
            .keyframeAnimator(initialValue: 0.0) { c, v in c } keyframes: { _ in
              KeyframeTrack(\\.scale) {
                CubicKeyframe(1.2, duration: 0.2); SpringKeyframe(1.0, duration: 0.3, spring: .bouncy)
              }
              KeyframeTrack { LinearKeyframe(0, duration: 0.1) }
            }
        }
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.names == ["line 3"])
    #expect(document.durations.isEmpty)
    #expect(document.notes.map(\.line) == [5, 8])
    #expect(document.notes.allSatisfy { $0.message.contains("KeyframeTrack") && $0.isLoss })
  }
}
