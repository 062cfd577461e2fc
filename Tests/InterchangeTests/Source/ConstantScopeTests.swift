import CurveTestSupport
import Testing

@testable import CurveDocuments

/// The constants of a file, where their names are visible.
@Suite struct ConstantScopeTests {
  private func document(_ text: String) throws -> CurveDocument {
    try CurveDocument(Array(text.utf8))
  }

  /// The label of an argument is no reference, whatever constant has its name.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func labelsAreNoReferences(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let duration = Int.random(in: 51...999, using: &random)
    let delay = Int.random(in: 51...999, using: &random)
    let other = Int.random(in: 1000...2000, using: &random)
    let space = Bool.random(using: &random) ? " = " : "="
    let tween = "tween<Float>(durationMillis\(space)\(duration), delayMillis\(space)\(delay)"
    for before in [true, false] {
      let constants = """
        val durationMillis = \(other)
        val delayMillis = \(other)
        val easing = FastOutSlowInEasing
        val stiffness = \(other)f
        """
      let uses = """
        val fade = \(tween), easing\(space)LinearEasing)
        val pop = spring<Float>(stiffness\(space)\(duration)f, dampingRatio\(space)0.6f)
        """
      let found = try document(before ? constants + "\n" + uses : uses + "\n" + constants)
      let fade = try #require(found.entry("fade"), "\(found.notes)")
      #expect(fade.easing == .linear)
      #expect(fade.duration == Double(duration) / 1000 && fade.delay == Double(delay) / 1000)
      let pop = try #require(found.entry("pop"), "\(found.notes)")
      guard case .spring(let spring) = pop.easing else {
        Issue.record("\(pop.easing)")
        continue
      }
      #expect(abs(spring.motion.spring.stiffness / Double(duration) - 1) < 1e-12)
      #expect(found.notes.isEmpty, "\(found.notes)")
    }
  }

  /// A parameter's default is visible in its function, and nowhere else.
  @Test func defaultsAreThoseOfTheirFunction() throws {
    let found = try document(
      """
      val durationMillis = 700
      fun a(durationMillis: Int = 1000): AnimationSpec<Float> {
        return tween(durationMillis = durationMillis, easing = LinearEasing)
      }
      fun b(delayMillis: Int = 60) = tween<Float>(200, delayMillis = delayMillis)
      fun c() { animate(tween<Float>(durationMillis = durationMillis, easing = LinearEasing)) }
      """)
    #expect(found.entries.map(\.duration) == [1, 0.2, 0.7], "\(found.entries)")
    #expect(found.entries.map(\.delay) == [nil, 0.06, nil])
  }

  /// The constants of a function's only curve are those of its parameters.
  @Test func functionsHaveTheirDefaults() throws {
    let found = try document(
      """
      val pop = spring<Float>(stiffness = 700f, dampingRatio = 0.6f)
      @Composable
      fun Shimmer(durationMillis: Int = 1000, delayMillis: Int = 300) {
        val x by rememberInfiniteTransition().animateFloat(0f, 1f,
          infiniteRepeatable(tween(durationMillis = durationMillis, delayMillis = delayMillis, easing = EaseInOut), RepeatMode.Reverse))
      }
      struct Card {
        let fade: Double = 0.45
        func go() { withAnimation(.easeIn(duration: fade)) { isOpen.toggle() } }
      }
      """)
    let curves = found.entries.dropFirst()
    #expect(curves.map(\.duration) == [1, 0.45], "\(curves)")
    #expect(curves.first?.repeats?.delay == 0.3)
    #expect(found.notes.isEmpty, "\(found.notes)")
  }

  /// The settings of keyframes and the constants of another function are no constants of a file.
  @Test func settingsAndLocalConstantsStayWhereTheyAre() throws {
    let found = try document(
      """
      fun a() {
        val durationMillis = 300
        animate(tween<Float>(durationMillis, easing = LinearEasing))
        animateFloatAsState(1f, keyframes {
          delayMillis = 375
          0f at 0
          1f at 300
        })
      }
      fun b(durationMillis: Int, delayMillis: Int) {
        animate(tween<Float>(durationMillis, delayMillis, LinearEasing))
      }
      """)
    let last = try #require(found.entries.last)
    #expect(found.entries.first?.duration == 0.3)
    #expect(last.duration == nil && last.delay == nil, "\(last)")
    #expect(!found.notes.isEmpty)
  }

  /// The members of a type are visible in its functions, also after `self.`.
  @Test(arguments: ["", "self.", "Card."]) func membersOfATypeAreVisible(prefix: String) throws {
    let found = try document(
      """
      struct Card: View {
        let springDuration: Double = 0.45
        static let bounce = 0.25
        func go() {
          withAnimation(.easeIn(duration: \(prefix)springDuration)) { isOpen.toggle() }
        }
        var body: some View {
          Circle().animation(.spring(duration: \(prefix)springDuration, bounce: \(prefix)bounce), value: isOpen)
        }
      }
      """)
    #expect(found.notes.isEmpty, "\(found.notes)")
    #expect(found.entries.first?.duration == 0.45)
    guard case .spring(let spring)? = found.entries.last?.easing else {
      Issue.record("\(found.entries)")
      return
    }
    #expect(abs(spring.motion.spring.dampingRatio - 0.75) < 1e-12)
  }

  /// Constants of a companion object are those of its class.
  @Test func companionsBelongToTheirClass() throws {
    let found = try document(
      """
      class Card {
        companion object { const val FADE = 240 }
        fun go() { animate(tween<Float>(durationMillis = FADE, easing = LinearEasing)) }
      }
      """)
    #expect(found.entries.first?.duration == 0.24)
  }

  /// Keyframes without the ends of the curve have a note, and their duration is no time of its own.
  @Test func keyframesWithoutEndsAreNoted() throws {
    let found = try document(
      """
      val w by animateFloatAsState(1f, keyframes { durationMillis = 375; 0.4f at 75 using LinearEasing })
      val z by animateFloatAsState(1f, tween(500))
      """)
    #expect(found.entries.map(\.duration) == [0.5])
    #expect(found.durations.isEmpty, "\(found.durations)")
    #expect(found.notes.count == 1 && found.notes[0].line == 1, "\(found.notes)")
  }
}
