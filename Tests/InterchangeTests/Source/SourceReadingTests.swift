import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

@testable import CurveDocuments

/// The curves in source code and resources are found with their names, and nothing else is.
@Suite struct SourceReadingTests {
  /// A file, the names and texts of its curves, and words of its notes.
  struct File: Sendable {
    var text: String
    var curves: [(String, String)]
    var notes: [String] = []
  }

  static let files: [File] = [
    // TypeScript of a design system
    File(
      text: """
        import { x } from 'y';
        export const curves: Record<string, string> = {
          curveAccelerateMax: 'cubic-bezier(0.9,0.1,1,0.2)', // fast
          "curveEasyEase": "cubic-bezier(0.33,0,0.67,1)",
          curveBroken: 'cubic-bezier(2,0,0,1)',
        };
        export const easeOut = [0.16, 1, 0.3, 1] as const;
        export const box = [0, 0, 1, 1];
        const transition = { type: "spring", stiffness: 300, damping: 20 };
        const theme = { ease: easeOut, position: "linear", durations: { fast: '150ms' } };
        // const old = 'cubic-bezier(0,0,0,1)'
        """,
      curves: [
        ("curves.curveAccelerateMax", "cubic-bezier(0.9, 0.1, 1, 0.2)"),
        ("curves.curveEasyEase", "cubic-bezier(0.33, 0, 0.67, 1)"),
        ("easeOut", "cubic-bezier(0.16, 1, 0.3, 1)"),
        ("transition", "spring(stiffness: 300, damping: 20)"),
        ("theme.ease", "cubic-bezier(0.16, 1, 0.3, 1)"),
      ], notes: ["curves.curveBroken: expected x1 in 0...1"]),
    File(
      text: """
        /** @type {import('tailwindcss').Config} */
        module.exports = {
          content: ["./src/**/*.{html,js}"],
          theme: { extend: { transitionTimingFunction: {
            'in-expo': 'cubic-bezier(0.95, 0.05, 0.795, 0.035)',
          } } },
        }
        """,
      curves: [
        (
          "theme.extend.transitionTimingFunction.in-expo", "cubic-bezier(0.95, 0.05, 0.795, 0.035)"
        )
      ]),
    // Sass and Less
    File(
      text: """
        @use 'sass:map';
        $ease-out: cubic-bezier(0.215, 0.61, 0.355, 1) !default;
        $easings: (
          standard: cubic-bezier(0.2, 0, 0.38, 0.9),
          entrance: cubic-bezier(0, 0, 0.38, 0.9),
        );
        .a { transition: opacity 1s $ease-out; color: red; }
        """,
      curves: [
        ("$ease-out", "cubic-bezier(0.215, 0.61, 0.355, 1)"),
        ("$easings.standard", "cubic-bezier(0.2, 0, 0.38, 0.9)"),
        ("$easings.entrance", "cubic-bezier(0, 0, 0.38, 0.9)"),
        (".a transition opacity", "cubic-bezier(0.215, 0.61, 0.355, 1)"),
      ]),
    File(
      text:
        "@ease-base-out: cubic-bezier(0.7, 0.3, 0.1, 1);\n@ease: ~'cubic-bezier(0.2, 0.6, 0.3, 1)';",
      curves: [
        ("@ease-base-out", "cubic-bezier(0.7, 0.3, 0.1, 1)"),
        ("@ease", "cubic-bezier(0.2, 0.6, 0.3, 1)"),
      ]),
    // Kotlin, Swift, Dart
    File(
      text: """
        package com.example.motion
        object Motion {
            val Emphasized: Easing = CubicBezierEasing(0.2f, 0.0f, 0.0f, 1.0f)
            val Standard = FastOutSlowInEasing
            const val DURATION = 300
            fun <T> bouncy() = spring<T>(dampingRatio = 0.5f, stiffness = Spring.StiffnessLow)
            val unknown = spring<Float>(stiffness = STIFFNESS)
        }
        """,
      curves: [
        ("Motion.Emphasized", "cubic-bezier(0.2, 0, 0, 1)"),
        ("Motion.Standard", "material2.fast-out-slow-in"),
        ("Motion.bouncy", "spring(stiffness: 200, dampingRatio: 0.5)"),
      ], notes: ["Motion.unknown: expected a number"]),
    File(
      text: """
        import SwiftUI
        enum Motion {
          /// The standard curve.
          static let standard = Animation.timingCurve(0.2, 0, 0, 1, duration: 0.3)
          static let pop: Animation = .spring(response: 0.3, dampingFraction: 0.6)
          struct Inner { let soft = Spring(duration: 0.5, bounce: 0.2) }
        }
        struct V: View {
          var body: some View {
            Text("x").animation(.easeInOut(duration: 0.2), value: y)
          }
        }
        """,
      curves: [
        ("Motion.standard", "cubic-bezier(0.2, 0, 0, 1)"),
        ("Motion.pop", "spring(response: 0.3, dampingRatio: 0.6)"),
        ("Motion.Inner.soft", "spring(duration: 0.5, bounce: 0.2)"),
        ("line 10", "ease-in-out"),
      ]),
    File(
      text: """
        class AppMotion {
          static const Curve standard = Cubic(0.2, 0.0, 0, 1.0);
          static const Curve bounce = Curves.bounceOut;
          static const Duration fast = Duration(milliseconds: 150);
          static final spring = SpringDescription(mass: 1, stiffness: 180, damping: 22);
        }
        """,
      curves: [
        ("AppMotion.standard", "cubic-bezier(0.2, 0, 0, 1)"),
        ("AppMotion.bounce", "penner.out-bounce"),
        ("AppMotion.spring", "spring(stiffness: 180, damping: 22)"),
      ]),
    // JSON with comments, tokens without types, Tokens Studio
    File(
      text: """
        // Tokens
        {
          base: { easing: {
            linear: { $value: [0, 0, 1, 1], $type: 'cubicBezier', $description: 'x' },
            ease: { $value: [0.25, 0.1, 0.25, 1], $type: 'cubicBezier', },
          } },
        }
        """,
      curves: [
        ("base.easing.linear", "linear"), ("base.easing.ease", "ease"),
      ]),
    File(
      text:
        "{\"motion\": {\"ease\": {\"in\": {\"value\": \"cubic-bezier(0.4, 0, 1, 1)\", \"comment\": \"x\"}}, \"fast\": {\"value\": \"150ms\"}}}",
      curves: [("motion.ease.in", "cubic-bezier(0.4, 0, 1, 1)")]),
    File(
      text:
        "{\"easing\": {\"standard\": {\"value\": \"cubic-bezier(0.2, 0, 0, 1)\", \"type\": \"other\"}}, \"s\": {\"value\": \"4px\", \"type\": \"sizing\"}}",
      curves: [("easing.standard", "cubic-bezier(0.2, 0, 0, 1)")],
      notes: ["tokens of type sizing are skipped"]),
    // Android's resources
    File(
      text: """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
          <!-- <string name="old">cubic-bezier(0, 0, 0, 1)</string> -->
          <string name="m3_sys_motion_easing_path" translatable="false">path(M 0,0 C 0.4,0 0.2,1 1,1)</string>
          <string name="m3_sys_motion_easing_standard">cubic-bezier(0.2, 0, 0, 1)</string>
          <string name="app_name">Ease</string>
          <style name="Motion.Spring.Fast"><item name="damping">0.9</item><item name="stiffness">1400</item></style>
        </resources>
        """,
      curves: [
        ("m3_sys_motion_easing_path", "cubic-bezier(0.4, 0, 0.2, 1)"),
        ("m3_sys_motion_easing_standard", "cubic-bezier(0.2, 0, 0, 1)"),
        ("Motion.Spring.Fast", "spring(stiffness: 1400, dampingRatio: 0.9)"),
      ]),
    File(
      text: """
        <resources>
          <string name="easing_emphasized_path_data">M 0,0 C 0.4,0 0.2,1 1,1</string>
          <string name="logo">M 0,0 L 3,4 Z</string>
        </resources>
        """,
      curves: [("easing_emphasized_path_data", "cubic-bezier(0.4, 0, 0.2, 1)")]),
    // Shorthands of a theme, and animations without parentheses
    File(
      text: """
        module.exports = { theme: { animation: {
          wiggle: 'wiggle 1s ease-in-out infinite', none: 'none', fade: 'fade 1s',
          both: 'a 1s ease-in, b 2s ease-out', title: 'Run fast',
        } } }
        switch (x) { case 1: easing = 'ease-out'; }
        """,
      curves: [
        ("theme.animation.wiggle", "ease-in-out"), ("theme.animation.fade", "ease"),
        ("theme.animation.both a", "ease-in"), ("theme.animation.both b", "ease-out"),
        ("easing", "ease-out"),
      ]),
    File(
      text: """
        struct V: View {
          var body: some View {
            Text("x").animation(.easeInOut, value: y)
              .onTapGesture { withAnimation(.bouncy) { y.toggle() } }
              .onAppear { withAnimation(custom) { y.toggle() } }
          }
        }
        """,
      curves: [
        ("line 3", "ease-in-out"), ("line 4", "spring(duration: 0.5, bounce: 0.3)"),
      ], notes: ["expected a curve"]),
    File(
      text: """
        object M {
          val keyed = keyframes<Float> { durationMillis = 375; 0f at 0 using LinearEasing; 0.4f at 75 }
          val pop = spring<Float>(stiffness = 300f)
        }
        """,
      curves: [("M.pop", "spring(stiffness: 300, dampingRatio: 1)")],
      notes: ["M.keyed: expected keyframes with a value at 375"]),
  ]

  @Test func curvesAreFoundByTheirNames() throws {
    var count = 0
    for file in Self.files {
      let document = try CurveDocument(Array(file.text.utf8))
      #expect(document.entries.map(\.name) == file.curves.map(\.0))
      for (entry, curve) in zip(document.entries, file.curves) {
        let meant = try Easing(curve.1)
        for index in 0...50 {
          let x = Double(index) / 50
          #expect(
            abs(entry.easing.value(at: x) - meant.value(at: x)) <= 1e-12,
            "\(entry.name) is \(entry.easing)")
        }
        count += 1
      }
      let notes = document.notes.map(\.message)
      #expect(notes.count == file.notes.count, "\(notes)")
      for (note, phrase) in zip(notes, file.notes) { #expect(note.contains(phrase)) }
    }
    #expect(count >= 25)
  }

  /// What is assigned to a spring in the statements behind it belongs to it, up to the next of that name.
  @Test func settingsBehindASpringBelongToIt() throws {
    let text = """
      final class Motion {
        let ease = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
        func bounce() {
          let spring = CASpringAnimation(keyPath: "position.x")
          spring.fromValue = 0
          spring.stiffness = 300
          spring.damping = 20
          layer.add(spring, forKey: nil)
        }
        func slide() {
          let spring = CASpringAnimation(keyPath: "position.y")
          spring.mass = 2
        }
        func fade() {
          UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut, animations: {})
        }
      }
      """
    let file = SourceFile(Array(text.utf8))
    let found = file.curves.map { "\($0.easing)" }
    try #require(file.curves.count == 4, "\(found) \(file.notes)")
    for (curve, meant) in zip(
      file.curves[1...2],
      ["spring(stiffness: 300, damping: 20)", "spring(mass: 2, stiffness: 100, damping: 10)"])
    {
      let easing = try Easing(meant)
      for progress in [0.1, 0.3, 0.8] {
        #expect(abs(curve.easing.value(at: progress) - easing.value(at: progress)) <= 1e-12)
      }
    }
    #expect(file.curves[3].duration == 0.3)
  }

  /// The position of a curve is that of its value, and a duration stays with it.
  @Test func linesAndDurationsAreKept() throws {
    let text = "enum A {\n  // one\n  static let b =\n    Animation.easeIn(duration: 0.25)\n}\n"
    let document = try CurveDocument(Array(text.utf8))
    let entry = try #require(document.entries.first)
    #expect(document.entries.count == 1)
    #expect(entry.name == "A.b" && entry.line == 4 && entry.duration == 0.25)
  }

  /// The durations that `convert` writes in Dart, Kotlin and Swift.
  @Test(arguments: [
    (
      "abstract class Motion {", "Cubic(0.2, 0, 0, 1);", "",
      "const fast = Duration(milliseconds: 120);"
    ),
    (
      "object Motion {", "CubicBezierEasing(0.2f, 0f, 0f, 1f)", "/** In milliseconds. */",
      "const val fast: Int = 120"
    ),
    ("enum Motion {", "UnitCurve.easeIn", "/// In seconds.", "static let fast = 0.12"),
  ])
  func writtenDurationsAreRead(
    type: String, curve: String, unit: String, duration: String
  ) throws {
    let code = "\(type)\n  let standard = \(curve)\n  \(unit)\n  \(duration)\n}\n"
    let document = try CurveDocument(Array(code.utf8))
    #expect(document.entries.map(\.name) == ["Motion.standard"])
    #expect(document.durations.map(\.name) == ["Motion.fast"])
    #expect(document.durations.map(\.seconds) == [0.12])
  }

  /// Quoted times are durations of their own, and what a note says of a declaration is kept.
  @Test func timesAndNotesOfDeclarationsAreKept() throws {
    let text = """
      export const motion = {
        'duration-fast': { value: '110ms' }, slow: "0.4s", ease: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
        label: 'takes 3s',
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.count == 1)
    #expect(document.durations.map(\.name) == ["motion.duration-fast", "motion.slow"])
    #expect(document.durations.map(\.seconds) == [0.11, 0.4])

    let swift = """
      extension Animation {
        static func stagger(_ i: Int) -> Animation { .easeIn(duration: 0.2).delay(Double(i) * 0.05) }
      }
      """
    let file = try CurveDocument(Array(swift.utf8))
    #expect(file.entries.map(\.name) == ["Animation.stagger"])
    #expect(file.notes.contains { $0.message.contains("delay is not a number") })
  }

  /// Dart's durations are those of its constants and maps, and of the arguments of calls that are no curves.
  @Test func timesOfDartAreKept() throws {
    let text = """
      class AppMotion {
        static const Curve standard = Cubic(0.2, 0, 0, 1);
        static const Duration fast = Duration(milliseconds: 120);
        static const durationLong = const Duration(seconds: 1, milliseconds: 250,);
        static const times = {'page': Duration(microseconds: 1500)};
        Widget build() => AnimatedSize(duration: const Duration(milliseconds: 300));
        static final waited = Duration(milliseconds: delay);
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["AppMotion.standard"])
    #expect(
      document.durations == [
        .init(name: "AppMotion.fast", seconds: 0.12),
        .init(name: "AppMotion.durationLong", seconds: 1.25),
        .init(name: "AppMotion.times.page", seconds: 0.0015),
        .init(name: "AppMotion.duration", seconds: 0.3),
      ])
  }

  /// The animations of a set keep their own times and curves, and what the set gives them.
  @Test func animationsOfAndroidKeepTheirTimes() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <set xmlns:android="http://schemas.android.com/apk/res/android" android:shareInterpolator="false"
          android:startOffset="10">
        <translate android:fromYDelta="100%" android:duration="300" android:startOffset="50"
          android:interpolator="@android:interpolator/fast_out_slow_in"/>
        <alpha android:fromAlpha="0" android:duration="200" android:interpolator="@android:anim/linear_interpolator"/>
        <set android:duration="400" android:interpolator="@android:interpolator/linear_out_slow_in">
          <alpha android:duration="5" android:interpolator="@android:anim/linear_interpolator"/>
        </set>
        <scale android:duration="@integer/short"/>
        <rotate android:fromDegrees="3"/>
      </set>
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["translate", "alpha", "alpha 2", "scale"])
    #expect(document.entries.map(\.duration) == [0.3, 0.2, 0.4, nil])
    #expect(document.entries.map(\.delay) == [0.06, 0.01, 0.01, 0.01])
    for (entry, meant) in zip(
      document.entries, ["cubic-bezier(0.4, 0, 0.2, 1)", "linear", "cubic-bezier(0, 0, 0.2, 1)"])
    {
      let easing = try Easing(meant)
      for progress in [0.1, 0.3, 0.8] {
        #expect(abs(entry.easing.value(at: progress) - easing.value(at: progress)) <= 1e-6)
      }
    }
    #expect(document.notes.count == 1 && document.notes[0].message.contains("@integer/short"))

    let animators = """
      <set xmlns:android="http://schemas.android.com/apk/res/android" android:ordering="sequentially">
        <objectAnimator android:propertyName="x" android:duration="500"/>
        <objectAnimator android:propertyName="alpha" android:duration="20" android:startOffset="5"/>
      </set>
      """
    let file = try CurveDocument(Array(animators.utf8))
    #expect(file.entries.map(\.name) == ["x", "alpha"])
    #expect(file.entries.map(\.duration) == [0.5, 0.02])
    #expect(file.notes.contains { $0.message.contains("one after the other") })
  }

  /// A set of transitions gives its duration and interpolator to its children, and adds its delay.
  @Test func transitionsOfAndroidAreRead() throws {
    let text = """
      <transitionSet xmlns:android="http://schemas.android.com/apk/res/android"
          android:transitionOrdering="together" android:duration="350" android:startDelay="20">
        <changeBounds android:interpolator="@android:interpolator/linear"/>
        <fade android:startDelay="100" android:duration="200"/>
        <transitionSet><slide android:duration="1"/></transitionSet>
      </transitionSet>
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["changeBounds", "fade", "slide"])
    #expect(document.entries.map(\.duration) == [0.35, 0.35, 0.35])
    #expect(document.entries.map(\.delay) == [0.02, 0.12, 0.02])
    #expect(document.entries.first?.easing == .linear)
    // Android's default is half a turn of a cosine.
    for progress in [0.2, 0.5, 0.9] {
      let meant = (1 - cos(.pi * progress)) / 2
      #expect(abs((document.entries.last?.easing.value(at: progress) ?? .nan) - meant) <= 1e-12)
    }
  }

  /// Android's integers with the word in their names are durations, in milliseconds of any size.
  @Test(arguments: ["", "<string name=\"easing\">cubic-bezier(0.2, 0, 0, 1)</string>"])
  func integersOfAndroidAreTimes(other: String) throws {
    let text = """
      <resources>
        <integer name="motion_duration_fast">120</integer>
        <integer name="columns">3</integer>\(other)
        <integer name="motionDurationTick"> 16 </integer>
      </resources>
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == (other.isEmpty ? [] : ["easing"]))
    #expect(
      document.durations == [
        .init(name: "motion_duration_fast", seconds: 0.12),
        .init(name: "motionDurationTick", seconds: 0.016),
      ])
  }

  /// Constants that hold a whole transition or animation are its curve, whatever their names.
  @Test func wholeTransitionsOfScriptsAreRead() throws {
    let text = """
      export const transitions = { fade: 'opacity 150ms ease-in', label: 'takes 3s', both: 'a 1s linear, b 2s ease' };
      export const pop = "pop 300ms cubic-bezier(0.3, 1.5, 0.5, 1) 20ms both";
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(
      document.entries.map(\.name)
        == ["transitions.fade", "transitions.both a", "transitions.both b", "pop"])
    #expect(
      document.entries.map { "\($0.easing)" }
        == ["ease-in", "linear", "ease", "cubic-bezier(0.3, 1.5, 0.5, 1)"])
    #expect(document.entries.map(\.duration) == [0.15, 1, 2, 0.3])
    #expect(document.entries.map(\.delay) == [nil, nil, nil, 0.02])
    #expect(document.notes.isEmpty, "\(document.notes)")
  }

  /// Messages of Objective-C are read within methods, also in the blocks of others.
  @Test func messagesOfObjectiveCAreRead() throws {
    let long = String(repeating: "    self.box.alpha = 1; // a line of a long block\n", count: 80)
    let text = """
      @implementation Card
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        [UIView animateWithDuration:0.35 delay:0 usingSpringWithDamping:0.7 initialSpringVelocity:0 options:0 animations:^{
      \(long)
        } completion:^(BOOL finished) {
          [UIView animateWithDuration:0.2 delay:0.1 options:UIViewAnimationOptionCurveEaseIn animations:^{ self.box.alpha = 0; } completion:nil];
        }];
      }
      @end
      """
    let document = try CurveDocument(Array(text.utf8))
    // The spring has its time in its curve.
    #expect(document.entries.map(\.duration) == [nil, 0.2], "\(document.notes)")
    #expect(document.entries.map(\.delay) == [nil, 0.1])
    #expect(document.entries.first?.line == 4)
    #expect(document.entries.last.map { "\($0.easing)" } == "uikit.ease-in")
  }

  /// The values of a condition are no labels, so none of its two curves is taken for that of the code.
  @Test func aConditionIsNoLabel() throws {
    let text = """
      struct Card: View {
        let pop = Animation.spring(duration: 0.3)
        var body: some View {
          Text("x").animation(isOn ? .easeIn : .easeOut(duration: 0.4), value: isOn)
        }
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["Card.pop"])
    #expect(document.notes.map(\.message) == ["expected one curve: the condition has two"])

    // Without another curve, that is the error.
    let alone = text.split(separator: "\n").filter { !$0.contains("pop") }.joined(separator: "\n")
    let error = #expect(throws: DocumentError.self) { try CurveDocument(Array(alone.utf8)) }
    #expect(error?.line == 3 && error?.message == "expected one curve: the condition has two")
  }

  /// A constant that is a condition between two curves is neither of them; without a curve, or with one, nothing is
  /// lost.
  @Test func aConditionWithTwoCurvesIsNoted() throws {
    let text = """
      export const a = isOn ? spring({ stiffness: 100, damping: 10 }) : cubicBezier(0, 0, 0, 1);
      export const b = size === "small" ? cubicBezier(0.1, 0, 0, 1) : undefined;
      const c = isMobile
        ? { type: "spring", stiffness: 300, damping: 20 }
        : { ease: "easeOut", duration: 0.5 };
      const d = isMobile ? 12 : size;
      const e = isOn ? cubicBezier(0.2, 0, 0, 1) : cubicBezier(0.2, 0, 0, 1);
      const f = { ease: "easeIn", duration: 0.2 };
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["b", "e", "f"])
    let two = "expected one curve: the condition has two"
    #expect(
      document.notes.map(\.message) == [
        "a: \(two)", "b: read as the curve of a condition, which may also have none", "c: \(two)",
      ])
  }

  /// A variable or a quoted constant that is a list has each of its transitions, also over several lines.
  @Test func listsOfTransitionsAreRead() throws {
    func read(_ text: String) throws -> [DocumentCurve] {
      let document = try CurveDocument(Array(text.utf8))
      #expect(document.notes.isEmpty, "\(document.notes)")
      return document.entries
    }
    let sass = try read(
      """
      $one: transform 200ms cubic-bezier(0, 0, 0, 1) 30ms !default;
      $two: opacity .2s ease-in,
        color 1s linear;
      @mixin fade($easing: cubic-bezier(0.1, 0, 0, 1), $time: 1s) { x: y; }
      .a { transition: $one; }
      """)
    #expect(
      sass.map(\.name) == ["$one", "$two opacity", "$two color", ".a transition transform"])
    #expect(sass.map(\.duration) == [0.2, 0.2, 1, 0.2])
    #expect(sass.map(\.delay) == [0.03, nil, nil, 0.03])
    let script = try read(
      """
      export const list = "opacity 200ms ease-in, transform .3s cubic-bezier(0,0,0,1) 20ms";
      export const other = { enter: 'all 0.15s linear' };
      """)
    #expect(script.map(\.name) == ["list opacity", "list transform", "other.enter"])
    #expect(script.map(\.duration) == [0.2, 0.3, 0.15])
    #expect(script.map(\.delay) == [nil, 0.02, nil])
  }

  /// A value that is cut short is no curve, and the other curves of the file are read.
  @Test(arguments: ["!", "!default", "", ",", "? :", "a ? b", "a ? : b", "= =", #"""#, "[UIView"])
  func brokenValuesAreSkipped(value: String) throws {
    let known = "$b: ease-in;\n@b: ease-in;\nconst b = cubicBezier(0, 0, 1, 1);\n"
    for (start, end) in [("$a: ", ";"), ("@a: ", ";"), ("const a = ", ";\n"), ("a = ", "")] {
      let document = try CurveDocument(Array((known + start + value + end).utf8))
      #expect(document.entries.contains { $0.name.hasSuffix("b") }, "\(document.entries)")
    }
  }

  /// A file may have nothing but durations.
  @Test(arguments: [
    #"export const durations = { fast: "100ms", slow: "300ms" };"#,
    "$fast: 100ms;\n$slow: 0.3s !default;\n", "@fast: .1s;\n@slow: 300ms;\n",
  ])
  func durationsAloneAreRead(text: String) throws {
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.isEmpty)
    #expect(document.durations.map(\.seconds) == [0.1, 0.3])
    #expect(document.durations.map { String($0.name.suffix(4)) } == ["fast", "slow"])
  }

  /// The members of a type whose brace has a line of its own are named as in others.
  @Test(arguments: ["\n{", " {"])
  func bracesMayStandAlone(brace: String) throws {
    let text = """
      public static class Motion\(brace)
        public static readonly AnimationCurve Enter = new AnimationCurve(
          new Keyframe(0f, 0f, 0f, 2f),
          new Keyframe(1f, 1f, 0f, 0f));
        /// <summary>In seconds.</summary>
        public const float Fast = 0.12f;
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.names == ["Motion.Enter"])
    #expect(document.durations == [.init(name: "Motion.Fast", seconds: 0.12)])
  }

  /// Variables that refer to others, members of maps, and declarations with either have their values.
  @Test func sassReferencesAreFollowed() throws {
    let text = """
      // a comment with { and ;
      $eases: ("in": cubic-bezier(0.4, 0, 1, 1), out: (soft: cubic-bezier(0, 0, 0.2, 1)));
      $times: (fast: 150ms);
      $enter: map.get($eases, "in");
      $leave: map-get($eases, out, soft) !default;
      $leave-duration: map.get($times, fast);
      $button: $leave;
      $twice: 1s;
      $twice: 2s;
      $gone-ease: map.get($eases, "gone");
      .a {
        transition: opacity map.get($times, fast) $button, color 1s $enter; // of both
        &:hover { animation: spin #{$twice} $enter; }
      }
      @mixin fade($t: 1s) { transition: color $t ease-in; }
      """
    let document = try CurveDocument(Array(text.utf8))
    let found = document.entries.map { "\($0.name): \($0.easing)" }
    let (entering, leaving) = ("cubic-bezier(0.4, 0, 1, 1)", "cubic-bezier(0, 0, 0.2, 1)")
    #expect(
      found == [
        "$eases.in: \(entering)", "$eases.out.soft: \(leaving)", "$enter: \(entering)",
        "$leave: \(leaving)", "$button: \(leaving)", ".a transition opacity: \(leaving)",
        ".a transition color: \(entering)", "@mixin fade transition color: ease-in",
      ])
    #expect(
      document.entries.map(\.isAlias) == [false, false, true, true, true, false, false, false])
    #expect(document.entries.map(\.duration) == [nil, nil, nil, 0.15, nil, 0.15, 1, 1])
    // A variable with two values, and a member that is not there.
    let notes = document.notes.map { "\($0)" }
    #expect(notes.count == 2, "\(notes)")
    for (line, note) in zip(["10:", "13:"], notes) { #expect(note.hasPrefix(line)) }
  }

  @Test func lessReferencesAreFollowed() throws {
    let text = """
      @base: cubic-bezier(0.2, 0, 0, 1);
      @motion: { enter: @base; time: 300ms }
      @ease-menu: @motion[enter];
      .a { transition: all @motion[time] @ease-menu; }
      @media (min-width: 1px) { .b { transition: all .2s ~"@{base}"; } }
      """
    let document = try CurveDocument(Array(text.utf8))
    let names = document.entries.map(\.name)
    #expect(names.first == "@base" && names.contains("@ease-menu"), "\(names)")
    let all = document.entries.first { $0.name == ".a transition all" }
    #expect(all?.duration == 0.3)
    for entry in document.entries { #expect("\(entry.easing)" == "cubic-bezier(0.2, 0, 0, 1)") }
  }

  /// A text with the values of variables of variables does not grow without limit.
  @Test(.timeLimit(.minutes(30))) func nestedVariablesEnd() throws {
    var text = "$v0: ease ease;\n"
    for index in 1...3000 { text += "$v\(index): $v\(index - 1) $v\(index - 1);\n" }
    text += ".a { transition: \(String(repeating: "$v3000 $v12 ", count: 2000)); }"
    text += "$loop: $pool; $pool: $loop; .b { transition: all 1s $loop; }"
    let bytes = Array(text.utf8)
    let written = Preprocessor(bytes)
    #expect(written.bytes.count <= 9 * bytes.count && written.variables.count <= 9 * bytes.count)
    let document = try? CurveDocument(bytes)
    #expect((document?.notes.count ?? 0) <= 101)
  }

  /// Numbers under a name that says so are times; a constant may refer to another.
  @Test func scriptsKeepTheirTimesAndReferences() throws {
    let text = """
      export const motion = {
        duration: { short: 150, long: 0.4, odd: 20 },
        ease: { enter: [0, 0, 0.2, 1] },
        size: 300,
      };
      export const enter = motion.ease.enter;
      const opened = { transition: enter, hidden: enter };
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.durations.map(\.name) == ["motion.duration.short", "motion.duration.long"])
    #expect(document.durations.map(\.seconds) == [0.15, 0.4])
    let names = ["motion.ease.enter", "enter", "opened.transition"]
    #expect(document.entries.map(\.name) == names)
    #expect(document.entries.map(\.isAlias) == [false, true, true])
  }

  /// Unclosed quotes and brackets, and texts made of labels alone, end in linear time.
  @Test(arguments: [
    "a = '", "a: (", "x = {", "a:b:", "spring(", "fun f(", "a = \"b\"\n", "a = [\n", "<", "a=`",
    "a: b<", "a=b=", "fun f()", "a: <b", "a b c ",
  ])
  func hostileTextsEnd(part: String) {
    let time = ThreadTime.measure {
      let file = SourceFile(Array(String(repeating: part, count: 50_000 / part.utf8.count).utf8))
      #expect(file.notes.count <= 101)
    }
    #expect(time < 5, "\(time) s")
  }

  @Test func damagedFilesEnd() throws {
    var generator = SplitMix64(seed: 5)
    var count = 0
    for file in Self.files {
      let bytes = Array(file.text.utf8)
      for _ in 0..<60 {
        var damaged = bytes
        for _ in 0..<3 {
          let index = Int.random(in: damaged.indices, using: &generator)
          damaged[index] = try #require(
            "(){}[]<>\"'`:;=,./*\n 1a".utf8.randomElement(using: &generator))
        }
        for entry in (try? CurveDocument(damaged))?.entries ?? [] {
          #expect(!entry.easing.value(at: 0.5).isNaN)
        }
        count += 1
      }
    }
    #expect(count == 60 * Self.files.count)
  }

  /// Times that are calculated or in a template, and the names and lists of Style Dictionary.
  @Test(arguments: [
    ("const d = { slower: 150 * 4 }", "d.slower", nil as Double?),
    ("export const duration = { slower: 150 * 4 };", "duration.slower", 0.6),
    ("export const duration = { slow: `${400}ms` };", "duration.slow", 0.4),
    ("object Motion {\n  val timeSlow = 400\n}", "Motion.timeSlow", 0.4),
    ("public enum Motion {\n  public static let timeFast = 150\n}", "Motion.timeFast", 0.15),
    ("val currentTime = 400", "currentTime", nil),
  ])
  func timesAreRead(text: String, name: String, seconds: Double?) {
    let file = SourceFile(Array(text.utf8))
    #expect(file.durations.first { $0.name == name }?.seconds == seconds)
  }

  @Test func arraysOfKotlinAreCurves() throws {
    let file = SourceFile(Array("val easeEnter = floatArrayOf(0.05f, 0.7f, 0.1f, 1f)".utf8))
    #expect(file.curves.map(\.name) == ["easeEnter"])
    #expect(try file.curves.first?.easing == Easing("cubic-bezier(0.05, 0.7, 0.1, 1)"))
  }

  @Test func springsThatAreSetAreNoted() {
    let text = """
      val enter = PathInterpolator(0.2f, 0f, 0f, 1f)
      SpringAnimation(view, TRANSLATION_X).apply {
        spring.stiffness = 200f
        spring.dampingRatio = 0.5f
      }
      """
    let file = SourceFile(Array(text.utf8))
    let isRead = file.curves.contains { if case .spring = $0.easing { true } else { false } }
    #expect(isRead || file.notes.contains { $0.line == 3 && $0.isLoss })
  }

  /// What is no curve of CSS is not read as code, in a style sheet.
  @Test func styleSheetsAreNotCode() throws {
    let text = Array(":root { --e: cubic-bezier(0.2 0 0 1); --h: 0.2s }".utf8)
    let sheet = try CurveDocument(text, isStyleSheet: true)
    #expect(sheet.entries.isEmpty)
    #expect(sheet.notes.contains { $0.message.contains("--e") })
    #expect(sheet.durations == [.init(name: "--h", seconds: 0.2)])
    let single = try CurveDocument(Array("cubic-bezier(0.2, 0, 0, 1)".utf8), isStyleSheet: true)
    #expect(single.entries.count == 1)
  }
}
