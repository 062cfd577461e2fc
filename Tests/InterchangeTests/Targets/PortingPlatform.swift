/// A platform of docs/porting.md: what people paste from it, and what is written for it.
struct PortingPlatform {
  let title: String
  /// Texts as they stand in code and documentation.
  let pasted: [String]
  /// The families of named curves, springs and throws.
  var families: [String] = []
  var targets: [String] = []

  static let all = [
    PortingPlatform(
      title: "CSS",
      pasted: [
        "transition: transform 300ms cubic-bezier(0.4, 0, 0.2, 1) 50ms;",
        "animation: spin 1s ease-in infinite alternate", "linear(0, 0.25 75%, 1)",
        "ease-[cubic-bezier(0.95,0.05,0.795,0.035)]",
        "$ease-out: cubic-bezier(0.215, 0.61, 0.355, 1);", "0.4, 0, 0.2, 1",
      ],
      families: ["css", "ceaser", "easings", "penner", "carbon", "fluent"],
      targets: ["css", "css-keyframes", "tailwind", "scss", "less"]),
    PortingPlatform(
      title: "Web Animations and SVG",
      pasted: [
        "element.animate(frames, { easing: \"ease-out\", duration: 300 })",
        "<animate dur=\"1s\" values=\"0;1\" calcMode=\"spline\" keyTimes=\"0;1\" keySplines=\"0.4 0 0.2 1\"/>",
      ],
      targets: ["web-animations", "smil"]),
    PortingPlatform(
      title: "SwiftUI",
      pasted: [
        "Spring(duration: 0.5, bounce: 0.3)", "withAnimation(.bouncy) {",
        ".animation(.spring(response: 0.4, dampingFraction: 0.7), value: isOn)",
        ".easeInOut(duration: 0.3).delay(0.1)",
        ".linear(duration: 2).repeatForever(autoreverses: false)",
        "Animation.default",
      ],
      families: ["swiftui"], targets: ["swiftui"]),
    PortingPlatform(
      title: "UIKit",
      pasted: [
        "UIView.animate(springDuration: 0.5, bounce: 0.3) {",
        "UISpringTimingParameters(mass: 1, stiffness: 230, damping: 22, initialVelocity: .zero)",
        "UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseOut]) {",
        "UIScrollView.DecelerationRate.fast",
      ],
      families: ["uikit"], targets: ["uikit"]),
    PortingPlatform(
      title: "Core Animation",
      pasted: [
        "animation.stiffness = 230; animation.damping = 22",
        "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)",
        "[CAMediaTimingFunction functionWithControlPoints:0.4 :0.0 :0.2 :1.0]",
        "CAMediaTimingFunction(name: .easeInEaseOut)",
      ],
      families: ["ca"], targets: ["core-animation"]),
    PortingPlatform(
      title: "Jetpack Compose",
      pasted: [
        "tween(durationMillis = 300, easing = FastOutSlowInEasing)",
        "spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow)",
        "MaterialTheme.motionScheme.defaultSpatialSpec()",
        "infiniteRepeatable(tween(500), RepeatMode.Reverse)",
        "exponentialDecay<Float>(frictionMultiplier = 1f)",
      ],
      families: ["compose", "material", "material2"], targets: ["compose"]),
    PortingPlatform(
      title: "Android views",
      pasted: [
        "<pathInterpolator android:controlX1=\"0.4\" android:controlY1=\"0\" android:controlX2=\"0.2\" android:controlY2=\"1\"/>",
        "@android:interpolator/fast_out_slow_in",
        "SpringForce(1f).setStiffness(200f).setDampingRatio(0.75f)", "OvershootInterpolator(2f)",
      ],
      targets: ["android-xml"]),
    PortingPlatform(
      title: "Flutter",
      pasted: [
        "CurvedAnimation(parent: controller, curve: Curves.easeOutCubic)",
        "SpringDescription.withDampingRatio(mass: 1, stiffness: 500, ratio: 0.6)",
        "Interval(0.2, 0.8, curve: Curves.easeOut)", "FrictionSimulation(0.135, 0, 1200)",
      ],
      families: ["flutter"], targets: ["flutter"]),
    PortingPlatform(
      title: "Motion",
      pasted: [
        "transition={{ type: \"spring\", stiffness: 260, damping: 20 }}",
        "{ type: \"spring\", bounce: 0.25, visualDuration: 0.3 }",
        "{ ease: [0.43, 0.13, 0.23, 0.96], duration: 0.4 }", "backOut",
      ],
      targets: ["motion"]),
    PortingPlatform(
      title: "react-spring",
      pasted: [
        "useSpring(x, { tension: 170, friction: 26 })", "config.wobbly",
        "{ frequency: 0.3, damping: 0.8 }",
      ],
      families: ["react-spring"], targets: ["react-spring"]),
    PortingPlatform(
      title: "React Native, Reanimated and Remotion",
      pasted: [
        "Animated.spring(x, { toValue: 1, friction: 7, tension: 40 }).start();",
        "withSpring(0, { damping: 20, stiffness: 150 })",
        "withTiming(1, { duration: 600, easing: Easing.out(Easing.cubic) })",
        "spring({ frame, fps, config: { stiffness: 100, damping: 10 } })",
      ],
      targets: ["react-native", "reanimated", "remotion"]),
    PortingPlatform(
      title: "GSAP",
      pasted: [
        "{ ease: \"power2.inOut\", duration: 0.5 }", "back.out(1.7)", "elastic.out(1, 0.3)",
        "CustomEase.create(\"snap\", \"M0,0 C0.4,0 0.2,1 1,1\")",
      ],
      families: ["gsap"], targets: ["gsap"]),
    PortingPlatform(
      title: "Anime.js",
      pasted: [
        "animate(x, { ease: 'outExpo', duration: 400 })", "spring({ bounce: .5, duration: 350 })",
        "out(3)",
      ],
      targets: ["anime"]),
    PortingPlatform(
      title: "tween.js, d3, Svelte and Roblox",
      pasted: [
        "TWEEN.Easing.Quadratic.InOut", "d3.easeElasticOut",
        "new Spring({ stiffness: 0.1, damping: 0.25 })",
        "TweenInfo.new(0.5, Enum.EasingStyle.Quad, Enum.EasingDirection.Out)",
      ],
      families: ["d3", "tween"]),
    PortingPlatform(
      title: "Figma and design tokens",
      pasted: [
        "{\"type\":\"CUSTOM_SPRING\",\"easingFunctionSpring\":{\"mass\":1,\"stiffness\":100,\"damping\":15,\"initialVelocity\":0}}",
        "{\"type\":\"GENTLE\"}",
        "{\"$type\":\"transition\",\"$value\":{\"duration\":\"200ms\",\"delay\":\"0ms\",\"timingFunction\":[0,0,0.2,1]}}",
      ],
      families: ["figma"], targets: ["figma", "dtcg", "spring-token"]),
    PortingPlatform(
      title: "Lottie and After Effects",
      pasted: [
        "{\"a\":1,\"k\":[{\"t\":0,\"s\":[0],\"o\":{\"x\":[0.333],\"y\":[0]},\"i\":{\"x\":[0.667],\"y\":[1]}},{\"t\":60,\"s\":[100]}]}"
      ],
      targets: ["lottie", "after-effects"]),
    PortingPlatform(
      title: "Qt, XAML and Slint",
      pasted: [
        "easing.type: Easing.OutCubic",
        "<KeySpline ControlPoint1=\"0.4,0\" ControlPoint2=\"0.2,1\"/>",
        "animate x { duration: 250ms; easing: ease-out; }",
      ],
      targets: ["qt", "xaml", "slint"]),
    PortingPlatform(
      title: "Unity, DOTween and Godot",
      pasted: [
        "new AnimationCurve(new Keyframe(0f, 0f, 0f, 0f), new Keyframe(1f, 1f, 0f, 0f))",
        "transform.DOMoveX(100f, 0.5f).SetEase(Ease.OutBack)",
        "tween.set_trans(Tween.TRANS_BACK).set_ease(Tween.EASE_OUT)",
      ],
      targets: ["unity", "dotween", "godot"]),
    PortingPlatform(
      title: "Blender",
      pasted: [
        "curve = [(0, 0, 0, 0, 0.1, 0, \"BEZIER\"), (0.2, 1, 0.4, 1, 0.4, 1, \"BEZIER\")]"
      ],
      targets: ["blender"]),
    PortingPlatform(
      title: "This package and samples",
      pasted: [
        "spring(stiffness: 230, damping: 22)", "stiffness 230, damping 22",
        "decay(velocity: 2000, like: compose)",
      ],
      families: ["decay"], targets: ["swift", "csv", "npy", "json"]),
  ]
}
