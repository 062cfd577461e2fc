import Spring

extension DecaySystem {
  /// The system with a name; nil for an unknown name.
  public static func named(_ name: String) -> DecaySystem? { all.first { $0.name == name } }

  /// Flutter's `BouncingScrollSimulation`: mass 0.5, stiffness 100, damping ratio 1.1, at most 5000 px/s.
  private static let flutterEdge = edge(mass: 0.5, stiffness: 100, ratio: 1.1, speedLimit: 5000)
  /// UIScrollView's spring is not published; a critical one of stiffness 100 resembles it.
  private static let scrollViewEdge = edge(mass: 1, stiffness: 100, ratio: 1)

  private static func edge(
    mass: Double, stiffness: Double, ratio: Double, speedLimit: Double = .infinity
  ) -> EdgeBehavior {
    let damping = 2 * ratio * (mass * stiffness).squareRoot()
    guard let spring = try? DampedSpring(mass: mass, stiffness: stiffness, damping: damping) else {
      return .stop
    }
    return .bounce(spring, speedLimit: speedLimit)
  }

  private static let motionEdge: EdgeBehavior =
    (try? DampedSpring(stiffness: 500, damping: 10)).map { .bounce($0) } ?? .stop

  /// Every system.
  public static let all: [DecaySystem] = [
    DecaySystem(
      "uiscrollview", "UIScrollView, decelerationRate .normal", edge: scrollViewEdge,
      source: "UIScrollView.DecelerationRate.normal; WWDC 2018, Designing Fluid Interfaces",
      edgeNote: "the spring at the edge is an approximation: UIScrollView's own is not published",
      parameters: [("rate", 0.998)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(try ExponentialDecay.uiScrollView(from: from, velocity: velocity, rate: p[0]))
    },
    DecaySystem(
      "uiscrollview-fast", "UIScrollView, decelerationRate .fast", edge: scrollViewEdge,
      source: "UIScrollView.DecelerationRate.fast",
      edgeNote: "the spring at the edge is an approximation: UIScrollView's own is not published",
      parameters: [("rate", 0.99)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(try ExponentialDecay.uiScrollView(from: from, velocity: velocity, rate: p[0]))
    },
    DecaySystem(
      "compose", "Compose exponentialDecay()",
      source: "androidx.compose.animation.core.FloatExponentialDecaySpec",
      parameters: [("frictionMultiplier", 1), ("absVelocityThreshold", 0.1)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(
        try ExponentialDecay.compose(
          from: from, velocity: velocity, frictionMultiplier: p[0], absVelocityThreshold: p[1]))
    },
    DecaySystem(
      "android", "Android OverScroller, Compose splineBasedDecay()",
      source: "android.widget.OverScroller, AndroidFlingSpline",
      note:
        "values are pixels; Android reads the curve from a table, at most 8.8e-5 of the distance off",
      parameters: [("friction", 0.015), ("density", 1)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(
        try SplineDecay(from: from, initialVelocity: velocity, friction: p[0], density: p[1]))
    },
    DecaySystem(
      "flutter", "Flutter BouncingScrollSimulation", edge: flutterEdge,
      source: "flutter/lib/src/widgets/scroll_simulation.dart",
      parameters: [("drag", 0.135), ("constantDeceleration", 0)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(
        try FrictionDecay(
          from: from, initialVelocity: velocity, drag: p[0], constantDeceleration: p[1]))
    },
    DecaySystem(
      "flutter-clamping", "Flutter ClampingScrollSimulation",
      source: "flutter/lib/src/widgets/scroll_simulation.dart",
      parameters: [("friction", 0.015)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(try PowerDecay.flutterClampingScroll(from: from, velocity: velocity, friction: p[0]))
    },
    DecaySystem(
      "react-native", "React Native Animated.decay, react-spring decay: true",
      source: "react-native/Libraries/Animated/animations/DecayAnimation.js",
      note: "velocities are per millisecond there; the duration counts frames",
      parameters: [("deceleration", 0.998), ("framesPerSecond", 60)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(
        try ExponentialDecay.reactNative(
          from: from, velocity: velocity, deceleration: p[0], framesPerSecond: p[1]))
    },
    DecaySystem(
      "reanimated", "Reanimated withDecay",
      source: "react-native-reanimated, animation/decay/rigidDecay",
      note: "it moves by frames and depends on the frame rate",
      parameters: [("deceleration", 0.998), ("framesPerSecond", 60)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(
        try FrameDecay(
          from: from, initialVelocity: velocity, deceleration: p[0], framesPerSecond: p[1]))
    },
    DecaySystem(
      "motion", "Motion type: \"inertia\"", edge: motionEdge,
      source: "motion-dom, animation/generators/inertia",
      note: "its first speed is the velocity times power over timeConstant",
      parameters: [("power", 0.8), ("timeConstant", 0.325), ("restDelta", 0.5)]
    ) { (from, velocity, p) throws(ParameterError) in
      AnyDecay(
        try ExponentialDecay.motion(
          from: from, velocity: velocity, power: p[0], timeConstant: p[1], restDelta: p[2]))
    },
    DecaySystem(
      "chromium", "Chromium's fling", source: "chromium/ui/events/gestures/fling_curve.cc"
    ) { (from, velocity, _) throws(ParameterError) in
      AnyDecay(try FlingDecay(from: from, initialVelocity: velocity))
    },
  ]
}
