import CurveNotation
import CurvePlatforms
import Testing

/// Code as people paste it from tutorials and from their own projects: closures, declarations, conditions,
/// chains of methods. What has one curve is read with its timing; the rest is refused with the reason.
@Suite struct PastedCodeTests {
  typealias Form = WrappedCurveTests.Form

  static let swinging = WrappedCurveTests.swinging

  static let apple: [Form] = [
    Form(
      "withAnimation(.spring(duration: 0.6, bounce: 0.4).delay(Double(index) * 0.05)) {",
      "spring(duration: 0.6, bounce: 0.4)"),
    Form(".animation(.linear(duration: 0.3).delay(delay), value: x)", "linear", 0.3),
    Form(
      ".animation(reduceMotion ? nil : .easeOut(duration: 0.2), value: x)", "ease-out", 0.2),
    Form(
      ".animation(\n  isOpen\n    ? .easeOut(duration: 0.2)\n    : nil,\n  value: isOpen)",
      "ease-out",
      0.2),
    Form(
      "KeyframeTrack(\\.scale) {\n  SpringKeyframe(1.5, duration: 0.5, spring: .bouncy)\n}",
      "swiftui.bouncy"),
    Form(
      ".phaseAnimator([0, 1]) { content, phase in\n  content\n} animation: { phase in\n  .easeInOut(duration: 1.2)\n}",
      "ease-in-out", 1.2),
    Form("withTransaction(Transaction(animation: .easeOut(duration: 0.4))) { }", "ease-out", 0.4),
    Form(
      ".timingCurve(.init(startControlPoint: .init(x: 0.4, y: 0), endControlPoint: .init(x: 0.2, y: 1)), duration: 0.5)",
      "cubic-bezier(0.4, 0, 0.2, 1)", 0.5),
    Form(
      "withAnimation(.easeIn(duration: 0.3), completionCriteria: .removed) { } completion: { done() }",
      "ease-in", 0.3),
    Form(
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 2))",
      "spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)"),
    Form(
      "UIView.animate(.spring(duration: 0.5, bounce: 0.3)) { view.alpha = 1 }",
      "spring(duration: 0.5, bounce: 0.3)"),
    Form(
      "UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: nil)",
      "ease-in-out", 0.3),
    Form(
      "UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: .curveEaseIn, animations: {})",
      "ease-in", 0.2),
    Form("[UIView setAnimationCurve:UIViewAnimationCurveEaseOut];", "ease-out"),
    Form("basic.timingFunction = .init(name: .easeOut)", "ease-out"),
    Form(
      """
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0.25
        context.timingFunction = CAMediaTimingFunction(name: .easeOut)
      }
      """, "ease-out", 0.25),
    Form(
      """
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.3)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
      """, "ease-out", 0.3),
  ]

  static let android: [Form] = [
    Form(
      """
      val size by animateDpAsState(
          targetValue = if (big) 200.dp else 100.dp,
          animationSpec = spring(dampingRatio = 0.5f, stiffness = 200f)
      )
      """, "spring(stiffness: 200, dampingRatio: 0.5)"),
    Form(
      "val alpha: Float by animateFloatAsState(if (x) 1f else 0f, tween(500, easing = LinearEasing))",
      "linear", 0.5),
    Form(
      "scope.launch { offset.animateTo(0f, tween(300, easing = LinearEasing)) }", "linear", 0.3),
    Form(
      "transition.animateFloat(transitionSpec = { tween(500, easing = LinearEasing) }, label = \"a\") { if (it) 1f else 0f }",
      "linear", 0.5),
    Form(
      "tween(MotionTokens.DurationMedium2.toInt(), easing = MotionTokens.EasingEmphasizedCubicBezier)",
      "cubic-bezier(0.2, 0, 0, 1)", 0.3),
    Form("tween<Float>(durationMillis = 2_000, easing = LinearEasing)", "linear", 2),
    Form("FloatSpringSpec(0.5f, 200f)", "spring(stiffness: 200, dampingRatio: 0.5)"),
    Form(
      "TransitionManager.beginDelayedTransition(root, ChangeBounds().setDuration(300).setInterpolator(FastOutSlowInInterpolator()))",
      "cubic-bezier(0.4, 0, 0.2, 1)", 0.3),
    Form(
      "<item name=\"motionEasingStandard\">cubic-bezier(0.2, 0, 0, 1)</item>",
      "cubic-bezier(0.2, 0, 0, 1)"),
    Form(
      "CatmullRomCurve(const <Offset>[Offset(0.2, 0.25), Offset(0.8, 0.75)])",
      "CatmullRomCurve([Offset(0.2, 0.25), Offset(0.8, 0.75)])"),
  ]

  static let scripts: [Form] = [
    Form(
      "animate(\".box\", { x: 100 }, { type: spring, stiffness: 300, damping: 10 })",
      "spring(stiffness: 300, damping: 10)"),
    Form(
      "variants={{ hidden: { opacity: 0 }, visible: { opacity: 1, transition: { duration: 0.5, ease: \"easeOut\" } } }}",
      "ease-out", 0.5),
    Form(
      "transition={{ layout: { type: \"spring\", stiffness: 300, damping: 30 } }}",
      "spring(stiffness: 300, damping: 30)"),
    Form("entering={FadeIn.duration(400).easing(Easing.out(Easing.exp))}", "penner.out-expo", 0.4),
    Form("SlideInRight.duration(300).delay(100)", "penner.in-out-quad", 0.3, delay: 0.1),
    Form(
      "scale.value = withSpring(pressed.value ? 0.9 : 1, { mass: 1, damping: 10, stiffness: 200 })",
      "spring(mass: 1, stiffness: 200, damping: 10)"),
    Form(
      "withClamp({ min: 0, max: 1 }, withSpring(1, { mass: 1, damping: 8, stiffness: 90 }))",
      "spring(mass: 1, stiffness: 90, damping: 8)"),
    Form(
      "Animated.sequence([Animated.delay(300), Animated.timing(x, { toValue: 1, duration: 200, easing: Easing.linear })])",
      "linear", 0.2, delay: 0.3),
    Form("LayoutAnimation.easeInEaseOut()", "ease-in-out", 0.3),
    Form("LayoutAnimation.configureNext(LayoutAnimation.Presets.linear)", "linear", 0.5),
    Form("LayoutAnimation.Presets.linear", "linear", 0.5),
    Form("LayoutAnimation.easeInEaseOut", "ease-in-out", 0.3),
    Form(
      "const [springs, api] = useSpring(() => ({ from: { x: 0 }, config: { mass: 1, tension: 300, friction: 10 } }))",
      "spring(mass: 1, stiffness: 300, damping: 10)"),
    Form(
      "api.start({ x: 100, config: { duration: 250, easing: easings.easeOutCubic } })",
      "penner.out-cubic", 0.25),
    Form("useSpring({ config: { ...config.gentle, duration: 400 } })", "linear", 0.4),
    Form(
      "gsap.timeline({ defaults: { ease: \"power1.inOut\", duration: 1 }, repeat: 2 })",
      "penner.in-out-quad", 1, repeats: Repeats(count: 3)),
    Form(
      "TweenMax.to(el, 0.5, { x: 100, ease: Power2.easeOut })", "penner.out-cubic", 0.5),
    Form(
      "new TWEEN.Tween(a).to({ x: 1 }, 1000).easing(TWEEN.Easing.Quadratic.InOut).delay(100).repeat(2).yoyo(true).start()",
      "penner.in-out-quad", 1, delay: 0.1, repeats: Repeats(count: 3, autoreverses: true)),
    Form(
      "selection.transition().duration(750).ease(d3.easeBounceOut).delay(50).attr(\"x\", 1)",
      "penner.out-bounce", 0.75, delay: 0.05),
    Form("$(\"#x\").animate({ left: 100 }, 800, \"easeInOutCubic\")", "penner.in-out-cubic", 0.8),
    Form(
      "$(\".box\").animate({ height: \"toggle\" }, { duration: 600, easing: \"linear\" })",
      "linear",
      0.6),
    Form("$(\"#x\").fadeIn(300)", "penner.in-out-sine", 0.3),
    Form("element.animate(keyframes, 1000)", "linear", 1),
    Form("tweened(0, { duration: 300 })", "linear", 0.3),
    Form("spring(0, { stiffness: 0.1 })", "spring(0, { stiffness: 0.1, damping: 0.8 })"),
    Form("\"easing-standard\": \"cubic-bezier(0.4, 0.0, 0.2, 1)\"", "cubic-bezier(0.4, 0, 0.2, 1)"),
    Form(
      "theme.transitions.create('width', { easing: theme.transitions.easing.sharp, duration: theme.transitions.duration.leavingScreen })",
      "cubic-bezier(0.4, 0, 0.6, 1)", 0.195),
    Form("tokens.curveDecelerateMax", "cubic-bezier(0.1, 0.9, 0.2, 1)"),
    Form("motion(standard, productive)", "cubic-bezier(0.2, 0, 0.38, 0.9)"),
    Form("GENTLE", "spring(mass: 1, stiffness: 100, damping: 15)"),
  ]

  static let others: [Form] = [
    Form(
      "animation->setEasingCurve(QEasingCurve::InOutCubic);", "penner.in-out-cubic"),
    Form(
      "QPropertyAnimation anim(w, \"pos\"); anim.setDuration(1000); anim.setEasingCurve(QEasingCurve::OutBounce);",
      "penner.out-bounce", 1),
    Form(
      "PropertyAnimation { duration: 300; easing { type: Easing.OutElastic; amplitude: 2; period: 0.5 } }",
      "penner.out-elastic(amplitude: 2, period: 0.5)", 0.3),
    Form("QEasingCurve.Type.OutCubic", "penner.out-cubic"),
    Form("new CubicEase { EasingMode = EasingMode.EaseInOut }", "penner.in-out-cubic"),
    Form("new CubicEase { EasingMode = EasingMode.EaseIn }", "penner.in-cubic"),
    Form(
      "<DoubleAnimation To=\"100\" Duration=\"0:0:0.3\"><DoubleAnimation.EasingFunction><CubicEase EasingMode=\"EaseIn\"/></DoubleAnimation.EasingFunction></DoubleAnimation>",
      "penner.in-cubic", 0.3),
    Form(
      "<Storyboard><DoubleAnimation From=\"0\" To=\"1\" Duration=\"0:0:1\" AutoReverse=\"True\" RepeatBehavior=\"Forever\"/></Storyboard>",
      "linear", 1, repeats: swinging),
    Form("<KeySpline>0.4,0,0.2,1</KeySpline>", "cubic-bezier(0.4, 0, 0.2, 1)"),
    Form(
      "compositor.CreateCubicBezierEasingFunction(new Vector2(0.1f, 0.9f), new Vector2(0.2f, 1f))",
      "cubic-bezier(0.1, 0.9, 0.2, 1)"),
    Form(
      "spring.DampingRatio = 0.6f; spring.Period = TimeSpan.FromMilliseconds(50);",
      "spring(response: 0.05, dampingRatio: 0.6)"),
    Form(
      "<animateTransform type=\"rotate\" from=\"0\" to=\"360\" dur=\"1s\" repeatCount=\"indefinite\"/>",
      "linear", 1, repeats: WrappedCurveTests.forever),
    Form(
      "TweenService:Create(part, TweenInfo.new(0.5, Enum.EasingStyle.Quad, Enum.EasingDirection.Out), { Transparency = 1 }):Play()",
      "penner.out-quad", 0.5),
    Form("DOTween.To(() => v, x => v = x, 1f, 2f).SetEase(Ease.InQuad)", "penner.in-quad", 2),
    Form(
      "transform.DOScale(1, 0.3f).From(0).SetEase(Ease.OutBack);", "penner.out-back", 0.3),
    Form(
      "transform.DOScale(1, 0.3f).From(true).SetDelay(0.1f).SetLoops(2, LoopType.Yoyo).SetEase(Ease.OutBack);",
      "penner.out-back", 0.3, delay: 0.1, repeats: Repeats(count: 2, autoreverses: true)),
    Form(
      "rect.DOAnchorPosY(20f, 0.5f).SetEase(Ease.InOutSine).SetLoops(-1, DG.Tweening.LoopType.Yoyo).SetUpdate(true).OnComplete(() => Destroy(gameObject));",
      "penner.in-out-sine", 0.5, repeats: WrappedCurveTests.swinging),
    Form("image.DOFade(0, duration: 0.2f).SetEase(Ease.Linear)", "linear", 0.2),
    Form(
      "transform.DOPath(points, 2f, PathType.CatmullRom, PathMode.Full3D, 10).SetEase(Ease.InQuad)",
      "penner.in-quad", 2),
    Form("transform.DOMove(target, 5f).SetSpeedBased().SetEase(Ease.InQuad)", "penner.in-quad"),
    Form(
      "DOVirtual.Float(0, 1, 0.4f, v => x = v).SetEase(Ease.OutCubic)", "penner.out-cubic", 0.4),
    Form(
      "SpringCurve(.physical(mass: 1, stiffness: 230, damping: 22))",
      "spring(stiffness: 230, damping: 22)"),
    Form(
      "try! SpringCurve(.perceptual(duration: 0.5, bounce: 0.2), over: 1)",
      "spring(duration: 0.5, bounce: 0.2, over: 1)"),
    Form("Easing(\"penner.out-back\")", "penner.out-back"),
    Form(
      "LeanTween.moveX(go, 1f, 0.5f).setEase(LeanTweenType.easeOutQuad)", "penner.out-quad", 0.5),
    Form(
      "create_tween().tween_property($Sprite, \"modulate:a\", 0.0, 0.5).set_ease(Tween.EASE_IN).set_trans(Tween.TRANS_QUAD).set_delay(0.2)",
      "penner.in-quad", 0.5, delay: 0.2),
    Form(
      "gsap.to(el, 1, { x: 100, ease: Elastic.easeOut.config(1, 0.3) })",
      "penner.out-elastic(period: 0.3)", 1),
    Form("SKAction.moveBy(x: 100, y: 0, duration: 0.5)", "linear", 0.5),
    Form(
      "animate(x, 100, { type: \"inertia\", velocity: 200, power: 0.8, timeConstant: 350 })",
      "decay(velocity: 200, like: motion, timeConstant: 0.35)"),
    Form(
      "tween.interpolate_property(self, \"x\", 0, 100, 1.5, Tween.TRANS_QUAD, Tween.EASE_IN_OUT)",
      "penner.in-out-quad", 1.5),
    Form("smoothstep(0, 1, x)", "cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 1)"),
    Form("key.interpolation = 'BACK'; key.easing = 'EASE_IN'", "penner.in-back"),
    Form("key.interpolation = 'ELASTIC'", "penner.out-elastic"),
    Form("key.interpolation = 'CUBIC'", "penner.in-cubic"),
  ]

  @Test func isReadWithItsTiming() {
    let forms = Self.apple + Self.android + Self.scripts + Self.others
    for form in forms { WrappedCurveTests.check(form) }
    #expect(forms.count >= 75)
  }

  /// What has no curve, or several, with the words of the reason.
  @Test(arguments: [
    (".animation(a ? .easeIn : .easeOut, value: x)", "one curve: the condition has two"),
    ("config: (key) => key === 'x' ? config.stiff : config.slow", "the condition has two"),
    ("CubicKeyframe(1.2, duration: 0.3)", "depends on its neighbours"),
    ("UIView.animateKeyframes(withDuration: 2, delay: 0) {", "one for each interval"),
    (
      "a.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]",
      "one curve, not 2"
    ),
    ("Modifier.animateItem(fadeInSpec = tween(250), placementSpec = spring())", "one curve, not 2"),
    (
      "AnimatedSwitcher(switchInCurve: Curves.easeIn, switchOutCurve: Curves.easeOut)",
      "one curve, not 2"
    ),
    ("transition={{ a: { duration: 0.3 }, b: { ease: \"linear\" } }}", "a, b have their own"),
    ("transition: { staggerChildren: 0.1, delayChildren: 0.3 }", "a type, an ease or a duration"),
    ("transition={{ type: false }}", "one of spring"),
    ("withSequence(withTiming(-10, { duration: 50 }), withSpring(0))", "one animation, not 2"),
    ("keySplines=\".5 0 .5 1; .4 0 .5 1\"", "one spline, not 2"),
    ("SmoothedAnimation { velocity: 200 }", "follows its velocity"),
    ("transform.DOPunchScale(Vector3.one, 0.3f, 10, 1)", "a punch or a shake swings"),
    ("key.interpolation = 'BEZIER'", "no curve of its own"),
    ("key.interpolation = 'ELASTIC'; key.period = 4", "in frames"),
    ("selection.transition().duration(750).ease(d3.easeBounceOut).wobble(3)", "not wobble"),
  ])
  func isRefusedWithTheReason(text: String, reason: String) {
    let error = #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
    #expect(error?.expected.contains(reason) == true, "\(text): \(error?.expected ?? "")")
  }
}
