import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

/// The statements that set the properties of one variable are one animation, and several animations are all read.
@Suite struct AnimationStatementTests {
  private struct Sample {
    var milliseconds: Int
    var x1: Double
    var y2: Double
    var curve: String { "cubic-bezier(\(x1), 0, 0.25, \(y2))" }
    var arguments: String { "\(x1)f, 0f, 0.25f, \(y2)f" }

    static func some(_ count: Int, _ random: inout SplitMix64) -> [Sample] {
      (0..<count).map { _ in
        Sample(
          milliseconds: Int.random(in: 60...900, using: &random),
          x1: Double(Int.random(in: 0...100, using: &random)) / 100,
          y2: Double(Int.random(in: 20...100, using: &random)) / 100)
      }
    }
  }

  private func expect(_ text: String, _ samples: [Sample], _ comment: Comment? = nil) throws {
    let entries = try CurveDocument(Array(text.utf8)).entries
    #expect(entries.count == samples.count, comment)
    for (entry, sample) in zip(entries, samples) {
      #expect(try entry.easing == Easing(sample.curve), comment)
      let seconds = try #require(entry.duration, comment)
      #expect(abs(seconds - Double(sample.milliseconds) / 1000) < 1e-9, comment)
    }
  }

  /// How animations are written: each with its curve and its duration.
  private static let forms: [@Sendable (Int, Sample) -> String] = [
    { _, sample in
      "el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: \(sample.milliseconds), easing: \"\(sample.curve)\" });"
    },
    { _, sample in
      "view.animate().alpha(1f).setDuration(\(sample.milliseconds)).setInterpolator(PathInterpolator(\(sample.arguments)))"
    },
    { index, sample in
      "a\(index).setDuration(\(sample.milliseconds));\na\(index).setInterpolator(new PathInterpolator(\(sample.arguments)));"
    },
    { index, sample in
      "a\(index).duration = \(sample.milliseconds)\na\(index).interpolator = PathInterpolator(\(sample.arguments))"
    },
    { index, sample in
      """
      val a\(index) = ObjectAnimator.ofFloat(card, "alpha", 0f, 1f).apply {
        duration = \(sample.milliseconds)L
        interpolator = PathInterpolator(\(sample.arguments))
      }
      """
    },
    { index, sample in
      """
      let a\(index) = CABasicAnimation(keyPath: "opacity")
      a\(index).fromValue = 0
      a\(index).duration = \(Double(sample.milliseconds) / 1000)
      a\(index).timingFunction = CAMediaTimingFunction(controlPoints: \(sample.x1), 0, 0.25, \(sample.y2))
      """
    },
  ]

  @Test(arguments: forms.indices) func everyAnimationIsRead(form: Int) throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<10 {
      let samples = Sample.some(Int.random(in: 2...4, using: &random), &random)
      let lines = samples.enumerated().map { Self.forms[form]($0, $1) }.joined(separator: "\n")
      try expect(lines, samples, "\(lines)")
      let function = "class A {\n  void go() {\n\(lines)}\n}\n"
      try expect(function, samples, "\(function)")
    }
  }

  /// Several animations as one curve are refused.
  @Test func severalAnimationsAreNotOneCurve() {
    let sample = Sample(milliseconds: 300, x1: 0.2, y2: 1)
    let other = Sample(milliseconds: 300, x1: 0.4, y2: 1)
    for form in Self.forms {
      let text = form(0, sample) + "\n" + form(1, other)
      #expect(throws: (any Error).self, "\(text)") { try EasingParser().parse(text) }
    }
  }

  @Test func springsKeepWhatIsSet() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<10 {
      let stiffness = Int.random(in: 50...900, using: &random)
      let ratio = Double(Int.random(in: 2...9, using: &random)) / 10
      let damping = Int.random(in: 5...14, using: &random)
      let text = """
        val fade = ObjectAnimator.ofFloat(v, "alpha", 0f, 1f)
        fade.duration = 250
        fade.interpolator = FastOutSlowInInterpolator()
        val one = SpringAnimation(v, DynamicAnimation.Y)
        one.spring = SpringForce(0f).setStiffness(\(stiffness)f).setDampingRatio(\(ratio)f)
        val two = SpringAnimation(v, DynamicAnimation.Y, 0f).apply {
          spring.stiffness = \(stiffness)f
          spring.dampingRatio = \(ratio)f
        }
        let three = CASpringAnimation(keyPath: "position.y")
        three.stiffness = \(stiffness)
        three.damping = \(damping)
        three.duration = three.settlingDuration
        """
      let document = try CurveDocument(Array(text.utf8))
      #expect(document.names == ["fade", "one", "two", "three"])
      let force = try Easing("spring(stiffness: \(stiffness), dampingRatio: \(ratio))")
      #expect(document.entry("one")?.easing == force)
      #expect(document.entry("two")?.easing == force)
      #expect(
        try document.entry("three")?.easing
          == Easing("spring(stiffness: \(stiffness), damping: \(damping))"))
      #expect(document.entry("fade")?.duration == 0.25)
      #expect(document.notes.allSatisfy { !$0.isLoss || $0.line == 10 })
      #expect(document.durations.isEmpty)
    }
  }

  /// Objective-C has the names of its variables, and no spring that nobody set.
  @Test func objectiveCIsRead() throws {
    let text = """
      [UIView animateWithDuration:0.3 animations:^{ self.v.alpha = 1; }];
      CASpringAnimation *s = [CASpringAnimation animationWithKeyPath:@"position.y"];
      s.stiffness = 200; s.damping = 18; s.mass = 1;
      CAMediaTimingFunction *f = [CAMediaTimingFunction functionWithControlPoints:0.4 :0.0 :0.2 :1.0];
      POPSpringAnimation *p = [POPSpringAnimation animationWithPropertyNamed:kPOPLayerPositionY];
      p.springBounciness = 10; p.springSpeed = 20;
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.names == ["line 1", "s", "f", "p"])
    #expect(try document.entry("s")?.easing == Easing("spring(stiffness: 200, damping: 18)"))
    #expect(try document.entry("f")?.easing == Easing("cubic-bezier(0.4, 0, 0.2, 1)"))
    // Pop and React Native have the same springs.
    let pop = "Animated.spring(x, { bounciness: 10, speed: 20 })"
    #expect(try document.entry("p")?.easing == Easing(pop))
    #expect(try Easing("p.springBounciness = 10; p.springSpeed = 20;") == Easing(pop))
  }

  /// The animations of Qt in C++, whose variables are pointers or values.
  @Test func pointersAreVariables() throws {
    let text = """
      QPropertyAnimation *a = new QPropertyAnimation(card, "pos");
      a->setDuration(300);
      a->setEasingCurve(QEasingCurve::OutBack);
      auto b = new QPropertyAnimation(card, "size");
      b->setDuration(450);
      b->setEasingCurve(QEasingCurve::InQuad);
      QPropertyAnimation c(card, "pos");
      c.setDuration(500);
      c.setEasingCurve(QEasingCurve::InCubic);
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.names == ["a", "b", "c"])
    #expect(document.entries.map(\.duration) == [0.3, 0.45, 0.5])
    #expect(
      try document.entries.map(\.easing) == [
        Easing("penner.out-back"), Easing("penner.in-quad"), Easing("penner.in-cubic"),
      ])
  }

  /// A variable that is set again is another animation; what a condition sets is not sure.
  @Test func variablesAreSetAgain() throws {
    let text = """
      a.duration = 200
      a.interpolator = PathInterpolator(0.2f, 0f, 0f, 1f)
      a.start()
      a.duration = 400
      a.interpolator = PathInterpolator(0.4f, 0f, 0f, 1f)
      if (isSlow) {
        a.startDelay = 100
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.duration) == [0.2, 0.4])
    #expect(document.entries.map(\.delay) == [nil, nil])
  }

  /// An animation that cannot be read is noted along with the only one that can.
  @Test func unreadAnimationsAreNoted() throws {
    let text = """
      val fade = AccelerateDecelerateInterpolator()
      view.animate().alpha(1f).setDuration(200).setInterpolator(Theme.ENTER)
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.names == ["fade"])
    #expect(document.notes.map(\.line) == [2])
  }

  /// Blocks end, and the time is linear.
  @Test(arguments: [
    "a#.stiffness = 2;\n", "val a# = SpringForce(0f)\na#.stiffness = 2f\n",
    "{ a.spring.stiffness = 2 ",
    "[a setStiffness:2]\n", "a#.interpolator = (((\n",
  ])
  func hostileTextsEnd(part: String) {
    var text = "a.interpolator = stiffness\n"
    var index = 0
    while text.utf8.count < 50_000 {
      text += part.replacing("#", with: "\(index)")
      index += 1
    }
    let time = ThreadTime.measure {
      #expect(SourceFile(Array(text.utf8)).notes.count <= 101)
    }
    #expect(time < 5, "\(time) s")
  }
}
