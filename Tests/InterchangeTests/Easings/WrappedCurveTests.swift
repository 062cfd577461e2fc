import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// What stands around a curve in code is peeled off, and its timing is kept.
@Suite struct WrappedCurveTests {
  struct Form {
    var text: String
    var means: String
    var duration: Double?
    var delay: Double?
    var repeats: Repeats?

    init(
      _ text: String, _ means: String, _ duration: Double? = nil, delay: Double? = nil,
      repeats: Repeats? = nil
    ) {
      (self.text, self.means, self.duration, self.delay) = (text, means, duration, delay)
      self.repeats = repeats
    }
  }

  static let forever = Repeats(count: .infinity)
  static let swinging = Repeats(count: .infinity, autoreverses: true)

  static let forms: [Form] = [
    // SwiftUI, UIKit, Core Animation
    Form(
      "withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {\n  isOpen.toggle()\n}",
      "spring(response: 0.3, dampingRatio: 0.6)"),
    Form(".transition(.opacity.animation(.easeInOut(duration: 0.2)))", "ease-in-out", 0.2),
    Form(
      ".animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: x)",
      "ease-in-out", 1, repeats: swinging),
    Form(
      ".easeIn(duration: 1).repeatCount(3, autoreverses: false)", "ease-in", 1,
      repeats: Repeats(count: 3)),
    Form("Animation.easeOut(duration: 0.2).delay(0.1).speed(2)", "ease-out", 0.1, delay: 0.05),
    Form("let animation: Animation = .spring(bounce: 0.2)", "spring(duration: 0.5, bounce: 0.2)"),
    Form(
      "@State private var anim = Animation.spring(response: 0.3)",
      "spring(response: 0.3, dampingRatio: 0.825)"),
    Form("SpringKeyframe(1.0, duration: 0.5, spring: .bouncy)", "swiftui.bouncy"),
    Form(
      """
      [UIView animateWithDuration:0.5 delay:0.1 options:UIViewAnimationOptionCurveEaseOut animations:^{
        self.view.alpha = 1;
      } completion:nil];
      """, "ease-out", 0.5, delay: 0.1),
    Form(
      "[[UICubicTimingParameters alloc] initWithControlPoint1:CGPointMake(0.1, 0.7) controlPoint2:CGPointMake(0.1, 1.0)]",
      "cubic-bezier(0.1, 0.7, 0.1, 1)"),
    Form(
      "CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1))",
      "cubic-bezier(0.4, 0, 0.2, 1)"),
    Form("[CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseIn]", "ease-in"),
    Form("CAMediaTimingFunction.init(name: CAMediaTimingFunctionName.easeOut)", "ease-out"),
    // Only the first lines of a call
    Form(
      "UIView.animate(withDuration: 0.4, delay: 0.1, options: [.curveEaseOut], animations: {",
      "ease-out", 0.4, delay: 0.1),
    Form(
      "UIView.animate(springDuration: 0.6, bounce: 0.3, animations: {\n  view.alpha = 0",
      "spring(duration: 0.6, bounce: 0.3)"),
    Form(
      "[UIView animateWithDuration:0.4 delay:0.0 options:UIViewAnimationOptionCurveEaseIn animations:^{",
      "ease-in", 0.4),
    // Android, Material, Rebound
    Form(
      "spring.setStiffness(SpringForce.STIFFNESS_LOW).setDampingRatio(0.75f);",
      "spring(stiffness: 200, dampingRatio: 0.75)"),
    Form(
      "MotionUtils.resolveThemeInterpolator(context, R.attr.motionEasingStandardInterpolator, null)",
      "cubic-bezier(0.2, 0, 0, 1)"),
    Form(
      "new SpringSystem().createSpring(40, 7)", "spring(mass: 1, stiffness: 230.2, damping: 22)"),
    // CSS, tuples, methods alone, words
    Form("var(--ease-out, cubic-bezier(0, 0, 0.2, 1))", "cubic-bezier(0, 0, 0.2, 1)"),
    Form("cubic-bezier(0.83, 0, 0.17, 1) // easeInOutQuint", "cubic-bezier(0.83, 0, 0.17, 1)"),
    Form("(0.4, 0.0, 0.2, 1.0)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    Form(".setEase(LeanTweenType.easeOutQuad)", "penner.out-quad"),
    Form(
      "Tween<double>(begin: 0, end: 1).chain(CurveTween(curve: Curves.easeIn))", "ease-in"),
    Form("response 0.5 dampingFraction 0.7", "spring(response: 0.5, dampingRatio: 0.7)"),
    Form("duration 500ms bounce 0.3", "spring(duration: 0.5, bounce: 0.3)"),
    Form(
      """
      let a = CABasicAnimation(keyPath: "opacity")
      a.duration = 0.3
      a.timingFunction = CAMediaTimingFunction(name: .easeOut)
      view.layer.add(a, forKey: nil)
      """, "ease-out", 0.3),
    Form(
      "a.damping = 5; a.repeatCount = 2; a.autoreverses = true", "spring(damping: 5)",
      repeats: Repeats(count: 4, autoreverses: true)),
    Form(
      "POPSpringAnimation *a = [POPSpringAnimation animation];\na.dynamicsTension = 300;\na.dynamicsFriction = 20;\n[view pop_addAnimation:a forKey:@\"x\"];",
      "spring(stiffness: 300, damping: 20)"),
    // Compose and Android
    Form(
      "animateFloatAsState(targetValue = if (x) 1f else 0f, animationSpec = spring(dampingRatio = 0.5f, stiffness = 300f))",
      "spring(stiffness: 300, dampingRatio: 0.5)"),
    Form(
      "infiniteRepeatable(animation = tween(1000, easing = LinearEasing), repeatMode = RepeatMode.Reverse)",
      "linear", 1, repeats: swinging),
    Form(
      "repeatable(3, tween(200, 50))", "material2.fast-out-slow-in", 0.2,
      repeats: Repeats(count: 3, delay: 0.05)),
    Form("val Emphasized: Easing = CubicBezierEasing(0.2f, 0f, 0f, 1f)", "cubic-bezier(.2,0,0,1)"),
    Form("fadeIn(animationSpec = tween(300))", "material2.fast-out-slow-in", 0.3),
    Form(
      "view.animate().alpha(1f).setDuration(300).setInterpolator(new OvershootInterpolator(3f)).start();",
      "penner.out-back(overshoot: 3)", 0.3),
    Form(
      "AnimationUtils.loadInterpolator(context, android.R.interpolator.fast_out_slow_in)",
      "cubic-bezier(0.4, 0, 0.2, 1)"),
    Form(
      "@interpolator/m3_sys_motion_easing_emphasized_decelerate",
      "material.emphasized-decelerate"),
    Form("?attr/motionSpringFastSpatial", "material.standard-fast-spatial"),
    Form(
      """
      val anim = SpringAnimation(view, DynamicAnimation.TRANSLATION_Y, 0f).apply {
          spring.stiffness = SpringForce.STIFFNESS_LOW
          spring.dampingRatio = SpringForce.DAMPING_RATIO_LOW_BOUNCY
          start()
      }
      """, "spring(stiffness: 200, dampingRatio: 0.75)"),
    Form(
      "MotionScheme.expressive().defaultSpatialSpec<Float>()",
      "material.expressive-default-spatial"),
    // Flutter
    Form(
      "AnimatedContainer(duration: const Duration(milliseconds: 300), curve: Curves.easeIn, child: x)",
      "ease-in", 0.3),
    Form(
      "AnimatedOpacity(duration: Durations.medium2, curve: Easing.standard)",
      "material.standard", 0.3),
    Form("static const Curve standard = Cubic(0.2, 0.0, 0, 1.0);", "cubic-bezier(0.2, 0, 0, 1)"),
    Form(
      "Tween<double>(begin: 0, end: 1).animate(CurvedAnimation(parent: c, curve: Curves.ease))",
      "ease"),
    // React Native and Reanimated
    Form("withDelay(200, withTiming(1, { duration: 300 }))", "penner.in-out-quad", 0.3, delay: 0.2),
    Form(
      "withRepeat(withSpring(1, { mass: 1, stiffness: 100, damping: 9 }), -1, true)",
      "spring(damping: 9)", repeats: swinging),
    Form("FadeIn.duration(500).delay(200).easing(Easing.ease)", "ease-in", 0.5, delay: 0.2),
    Form(
      "FadeInUp.springify().damping(15).stiffness(120).mass(1)",
      "spring(stiffness: 120, damping: 15)"),
    Form(
      "Animated.timing(x, { toValue: 1, duration: 300, easing: Easing.linear }).start()",
      "linear", 0.3),
    // Motion, react-spring, GSAP, anime.js
    Form(
      "<motion.div animate={{ x: 100 }} transition={{ type: \"spring\", stiffness: 300, damping: 20 }} />",
      "spring(stiffness: 300, damping: 20)"),
    Form(
      "<motion.div transition={{ duration: 0.5, ease: \"easeOut\", delay: 0.2 }}>", "ease-out", 0.5,
      delay: 0.2),
    Form(
      "const x = useSpring(0, { stiffness: 400, damping: 30 })",
      "spring(stiffness: 400, damping: 30)"),
    Form(
      "transition={{ duration: 0.8, ease: [0, 0.7, 0.2, 1], repeat: Infinity, repeatType: \"reverse\" }}",
      "cubic-bezier(0, 0.7, 0.2, 1)", 0.8, repeats: swinging),
    Form("{ ease: \"linear\", duration: 2, repeat: 2 }", "linear", 2, repeats: Repeats(count: 3)),
    Form(
      "useSpring({ from: { x: 0 }, to: { x: 1 }, config: { mass: 1, tension: 280, friction: 60 }, delay: 200 })",
      "spring(stiffness: 280, damping: 60)", delay: 0.2),
    Form(
      "useSpring(() => ({ x: 0, config: config.stiff, loop: true }))", "react-spring.stiff",
      repeats: forever),
    Form("{ ...config.wobbly, precision: 0.01 }", "react-spring.wobbly"),
    Form(
      "gsap.to(\".box\", { x: 100, duration: 1, ease: \"power2.inOut\", repeat: -1, yoyo: true });",
      "penner.in-out-cubic", 1, repeats: swinging),
    Form(
      "anime({ targets: '.el', easing: 'easeInOutQuad', duration: 800, loop: true })",
      "penner.in-out-quad", 0.8, repeats: forever),
    Form("Power2.easeInOut", "penner.in-out-cubic"),
    Form("Back.easeOut.config(2)", "penner.out-back(overshoot: 2)"),
    Form("eases.outElastic(1, .4)", "penner.out-elastic(period: 0.4)"),
    Form("inOut(3)", "penner.in-out-power(exponent: 3)"),
    // CSS and Tailwind
    Form(".card { transition: transform 200ms ease-in 50ms; }", "ease-in", 0.2, delay: 0.05),
    Form("animation: spin 1s linear infinite alternate", "linear", 1, repeats: swinging),
    Form("transition: opacity .2s ease-in, color .2s ease-in", "ease-in", 0.2),
    Form("--out: cubic-bezier(0.2, 0.6, 0.3, 1) !important;", "cubic-bezier(0.2, 0.6, 0.3, 1)"),
    Form("@ease: cubic-bezier(0.2, 0.6, 0.3, 1);", "cubic-bezier(0.2, 0.6, 0.3, 1)"),
    Form(
      "transition-property: opacity; transition-duration: 0.3s; transition-timing-function: ease-out;",
      "ease-out", 0.3),
    Form(
      "class=\"transition-all duration-300 ease-in-out hover:scale-105\"",
      "cubic-bezier(0.4, 0, 0.2, 1)", 0.3),
    Form("md:ease-[cubic-bezier(0.4,_0,_0.2,_1)]", "cubic-bezier(0.4, 0, 0.2, 1)"),
    // Others
    Form(
      "NumberAnimation { duration: 300; easing.type: Easing.OutBack; easing.overshoot: 2 }",
      "penner.out-back(overshoot: 2)", 0.3),
    Form("animate x { duration: 250ms; easing: ease-in-out; }", "ease-in-out", 0.25),
    Form("QEasingCurve(QEasingCurve::OutCubic)", "penner.out-cubic"),
    Form(
      "tween.tween_property(self, \"position\", Vector2(1, 2), 0.5).set_trans(Tween.TRANS_SINE).set_ease(Tween.EASE_OUT)",
      "penner.out-sine", 0.5),
    Form(
      "GetTree().CreateTween().TweenProperty(node, \"position\", end, 0.5f).SetTrans(Tween.TransitionType.Elastic).SetEase(Tween.EaseType.Out);",
      "penner.out-elastic", 0.5),
    Form(
      "transform.DOMoveX(5f, 1f).SetEase(Ease.OutBack, 2f).SetDelay(0.5f).SetLoops(-1, LoopType.Yoyo);",
      "penner.out-back(overshoot: 2)", 1, delay: 0.5, repeats: swinging),
    Form(
      "TweenInfo.new(2, Enum.EasingStyle.Quad, Enum.EasingDirection.In, 1, true, 0.5)",
      "penner.in-quad", 2, delay: 0.5, repeats: Repeats(count: 4, autoreverses: true)),
    Form(
      "new TWEEN.Tween(a).to({ x: 1 }, 1000).easing(TWEEN.Easing.Quadratic.InOut).start()",
      "penner.in-out-quad", 1),
    Form(
      "selection.transition().duration(750).ease(d3.easeCubicInOut)", "penner.in-out-cubic",
      0.75),
    Form(
      "d3.easeElasticOut.amplitude(1).period(0.4)",
      "penner.out-elastic(period: 0.4, normalized: 1)"),
    Form("in:fly={{ y: 200, duration: 300, easing: quintOut }}", "penner.out-quint", 0.3),
    // Remotion computes a critical motion from critical damping on.
    Form("spring({ frame, fps, config: { damping: 200 } })", "spring(damping: 20)"),
    Form(
      "<animate attributeName=\"x\" from=\"0\" to=\"1\" dur=\"2s\" calcMode=\"spline\" keyTimes=\"0;1\" keySplines=\".4 0 .2 1\" repeatCount=\"indefinite\"/>",
      "cubic-bezier(0.4, 0, 0.2, 1)", 2, repeats: forever),
    Form("stiffness=230 damping=22", "spring(stiffness: 230, damping: 22)"),
    Form("mass 2, stiffness 230, damping 22;", "spring(mass: 2, stiffness: 230, damping: 22)"),
    Form("export const easeOut = [0.2, 1, 0.3, 1] as const;", "cubic-bezier(0.2, 1, 0.3, 1)"),
  ]

  @Test func wrappedCurvesKeepTheirTiming() {
    for form in Self.forms { Self.check(form) }
    #expect(Self.forms.count >= 70)
  }

  /// Whether a text is read as what it means, with its timing.
  static func check(_ form: Form) {
    let read = Result { try EasingParser().parse(form.text) }
    guard let parsed = try? read.get(), let meant = try? Easing(form.means) else {
      Issue.record("\(form.text): \(read)")
      return
    }
    for index in 0...100 {
      let x = Double(index) / 100
      #expect(
        abs(parsed.easing.value(at: x) - meant.value(at: x)) <= 1e-12,
        "\(form.text) is \(parsed.easing)")
    }
    #expect(near(parsed.duration, form.duration), "\(form.text): \(parsed.duration ?? -1) s")
    #expect(near(parsed.delay, form.delay), "\(form.text): after \(parsed.delay ?? -1) s")
    #expect(parsed.repeats == form.repeats, "\(form.text)")
    readsBack(form, parsed)
  }

  /// The notation's own text of what was read reads back to the same.
  private static func readsBack(_ form: Form, _ parsed: ParsedEasing) {
    for text in [parsed.specifiedText, parsed.shortestText] {
      let again = try? EasingParser().parse(text)
      #expect(again?.easing == parsed.easing, "\(form.text), written as \(text)")
      #expect(near(again?.duration, parsed.duration), "\(form.text), written as \(text)")
    }
  }

  private static func near(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-12
  }
}
