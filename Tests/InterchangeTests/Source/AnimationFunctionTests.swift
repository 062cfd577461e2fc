import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

/// Functions that make an animation, set its properties and run it: nothing that was set may be lost.
@Suite struct AnimationFunctionTests {
  /// What runs an animation, or sets something else.
  private static let runners = [
    "layer.add(NAME, forKey: nil)", "view?.layer.add(NAME, forKey: \"move\")",
    "layer.add(NAME, forKey: nil)\n    layer.position.y = 300", "layer.position.y = 300",
    "NAME.delegate = self\n    layer.add(NAME, forKey: \"a.b\")", "print(\"x\")",
  ]

  @Test func functionsThatAddASpringKeepItsSettings() throws {
    var random = SplitMix64(seed: 440_128)
    var count = 0
    for _ in 0..<40 {
      let stiffness = Int.random(in: 20...900, using: &random)
      // Core Animation limits it to critical damping.
      let damping = Int.random(in: 3...Int(1.9 * Double(stiffness).squareRoot()), using: &random)
      let name = ["a", "spring", "animation"].randomElement(using: &random)!
      let runner = Self.runners.randomElement(using: &random)!.replacing("NAME", with: name)
      let wrapper = Bool.random(using: &random)
      let function = """
        func show() {
            let \(name) = CASpringAnimation(keyPath: "position.y")
            \(name).stiffness = \(stiffness)
            \(name).damping = \(damping)
            \(name).toValue = 300
            \(runner)
        }
        """
      let text = wrapper ? "final class Card: UIView {\n\(function)\n}" : function
      let expected = try Easing("spring(stiffness: \(stiffness), damping: \(damping))")
      let entries = try CurveDocument(Array(text.utf8)).entries
      #expect(entries.map(\.easing) == [expected], "\(text)")
      if !wrapper { #expect(try EasingParser().parse(text).easing == expected, "\(text)") }
      count += 1
    }
    #expect(count == 40)
  }

  @Test func settersOfASpringInJavaAreRead() throws {
    let text = """
      void show(View view) {
        SpringAnimation anim = new SpringAnimation(view, DynamicAnimation.TRANSLATION_Y, 0);
        anim.getSpring().setStiffness(200f);
        anim.getSpring().setDampingRatio(0.6f);
        anim.start();
      }
      void hide(View view) {
        ObjectAnimator animator = ObjectAnimator.ofFloat(view, "alpha", 1f, 0f);
        animator.setDuration(300);
        animator.setInterpolator(new PathInterpolator(0.4f, 0f, 1f, 1f));
        animator.start();
      }
      """
    let entries = try CurveDocument(Array(text.utf8)).entries
    #expect(
      try entries.map(\.easing) == [
        Easing("spring(stiffness: 200, dampingRatio: 0.6)"), Easing("cubic-bezier(0.4, 0, 1, 1)"),
      ])
  }

  @Test func springsOfThisPackageAreRead() throws {
    let text = """
      let enter = try CubicBezier(0.3, 0.1, 0.2, 1)
      let card = try DampedSpring(perceptualDuration: 0.5, bounce: 0.3)
      let sheet = try DampedSpring(response: 0.4, dampingRatio: 0.8)
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["enter", "card", "sheet"])
    #expect(
      try document.entries.map(\.easing) == [
        Easing("0.3, 0.1, 0.2, 1"), Easing("spring(duration: 0.5, bounce: 0.3)"),
        Easing("spring(response: 0.4, dampingRatio: 0.8)"),
      ])
    #expect(document.durations.isEmpty && document.notes.isEmpty, "\(document.notes)")
  }

  @Test func anInitialiserWithTheCurveMayHaveSettings() throws {
    let text = """
      func show() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        spring.keyPath = "position.y"
        layer.add(spring, forKey: "m")
        layer.position.y = 300
      }
      """
    #expect(try EasingParser().parse(text).easing == Easing("spring(duration: 0.5, bounce: 0.3)"))
  }

  /// Only the running program knows the velocity of a gesture.
  @Test(arguments: [
    (
      ".interpolatingSpring(stiffness: 230, damping: 22, initialVelocity: VALUE)", "initialVelocity"
    ),
    (
      "withAnimation(.interpolatingSpring(stiffness: 230, damping: 22, initialVelocity: VALUE)) { y = 300 }",
      "initialVelocity"
    ),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 230, damping: 22, initialVelocity: VALUE)",
      "initialVelocity"
    ),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 230, damping: 22, initialVelocity: CGVector(dx: 0, dy: VALUE))",
      "initialVelocity"
    ),
    ("withSpring(0, { stiffness: 230, damping: 22, mass: 1, velocity: VALUE })", "velocity"),
    (
      "SpringSimulation(SpringDescription(mass: 1, stiffness: 230, damping: 22), 0, 1, VALUE)",
      "velocity"
    ),
    (
      "SpringSimulation(SpringDescription(mass: 1, stiffness: 230, damping: 22), x, end, VALUE)",
      "velocity"
    ),
    (
      "animate(x, 0, { type: 'spring', stiffness: 230, damping: 22, velocity: VALUE })", "velocity"
    ),
  ])
  func aComputedVelocityIsLeftOutWithANote(text: String, label: String) throws {
    let expected = try Easing("spring(stiffness: 230, damping: 22)")
    for velocity in ["velocity", "v / 300", "gesture.velocity.height / distance", "speed(of: g)"] {
      let text = text.replacing("VALUE", with: velocity)
      let parsed = try EasingParser().parse(text)
      #expect(parsed.easing == expected, "\(text)")
      #expect(parsed.notes.contains("\(label) is not a number and is not kept"), "\(parsed.notes)")
    }
  }

  @Test func aViewWithAComputedVelocityIsRead() throws {
    let text = """
      import SwiftUI
      struct Card: View {
          @State private var y: CGFloat = 0
          var body: some View {
              Rectangle().offset(y: y).gesture(DragGesture().onEnded { v in
                withAnimation(
                  .interpolatingSpring(stiffness: 230, damping: 22, initialVelocity: v.y / 300)
                ) { y = 300 }
              })
          }
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(try document.entries.map(\.easing) == [Easing("spring(stiffness: 230, damping: 22)")])
    #expect(document.notes.map(\.line) == [6])
  }

  /// The error is that of the value which looks like a curve, not that of the first word which does not.
  @Test(arguments: [
    (
      """
      struct Card: View {
          @State private var y: CGFloat = 0
          var body: some View {
            Text("a").onTapGesture {
              withAnimation(.spring(response: r, dampingFraction: 0.8)) { y = 1 }
            }
          }
      }
      """, 5
    ),
    (
      """
      func hide(_ d: Double) {
          UIView.animate(withDuration: d, delay: 0, usingSpringWithDamping: r, initialSpringVelocity: 0)
      }
      """, 2
    ),
  ])
  func aComputedNumberIsNamed(text: String, line: Int) {
    #expect {
      try CurveDocument(Array(text.utf8))
    } throws: { error in
      guard let error = error as? DocumentError else { return false }
      return error.line == line && error.message.contains("expected a number")
    }
  }
}
