import Spring

/// How a system lets a throw slow down, with its own parameters and its own edge.
///
/// ``all`` is the one list of them: the command line, texts and presets derive from it.
public struct DecaySystem: Sendable {
  /// The name by which the command line and texts know the system: `uiscrollview`.
  public let name: String
  /// The system's own name of the motion.
  public let title: String
  /// Where the formula and its constants come from.
  public let source: String
  /// What users have to know: what the frame rate changes, which unit a velocity has there.
  public let note: String?
  /// What the system does at an edge.
  public let edge: EdgeBehavior

  private let make: @Sendable (Double, Double) throws(SpringError) -> AnyDecay

  init(
    _ name: String, _ title: String, edge: EdgeBehavior = .stop, source: String,
    note: String? = nil,
    make: @escaping @Sendable (Double, Double) throws(SpringError) -> AnyDecay
  ) {
    (self.name, self.title, self.source, self.note) = (name, title, source, note)
    (self.edge, self.make) = (edge, make)
  }

  /// The system's motion after a throw.
  ///
  /// - Parameters:
  ///   - from: The value at time 0, finite.
  ///   - velocity: The velocity in value units per second, finite.
  /// - Throws: `SpringError` that names the parameter.
  public func decay(from: Double = 0, velocity: Double) throws(SpringError) -> AnyDecay {
    try make(from, velocity)
  }

  /// The velocity that lands at a value.
  ///
  /// - Parameters:
  ///   - target: Where the motion is to land, finite.
  ///   - from: The value at time 0, finite.
  /// - Returns: The velocity in value units per second; the landing is within 1e-12 of the distance, or
  ///   within a frame's step where the system works by frames. Nil if no velocity lands there.
  /// - Throws: `SpringError` that names the parameter.
  /// - Complexity: at most 200 landings.
  public func velocity(reaching target: Double, from: Double = 0) throws(SpringError) -> Double? {
    let distance = target - from
    guard distance.isFinite else {
      throw SpringError(parameter: "target", value: target, allowed: "finite")
    }
    guard distance != 0 else { return 0 }
    let sign: Double = distance < 0 ? -1 : 1
    // The landing grows with the velocity: bracket it, then halve the bracket.
    func covered(_ speed: Double) throws(SpringError) -> Double {
      sign * (try make(0, sign * speed)).restingValue - abs(distance)
    }
    var (low, high) = (0.0, 1.0)
    while try covered(high) < 0 {
      guard high < 1e12 else { return nil }
      (low, high) = (high, high * 4)
    }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if try covered(middle) < 0 { low = middle } else { high = middle }
    }
    let (below, above) = (-(try covered(low)), try covered(high))
    return sign * (below < above ? low : high)
  }
}

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
      note: "the spring at the edge is an approximation: UIScrollView's own is not published"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try ExponentialDecay.uiScrollView(from: from, velocity: velocity))
    },
    DecaySystem(
      "uiscrollview-fast", "UIScrollView, decelerationRate .fast", edge: scrollViewEdge,
      source: "UIScrollView.DecelerationRate.fast",
      note: "the spring at the edge is an approximation: UIScrollView's own is not published"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try ExponentialDecay.uiScrollView(from: from, velocity: velocity, rate: 0.99))
    },
    DecaySystem(
      "compose", "Compose exponentialDecay()",
      source: "androidx.compose.animation.core.FloatExponentialDecaySpec"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try ExponentialDecay.compose(from: from, velocity: velocity))
    },
    DecaySystem(
      "android", "Android OverScroller, Compose splineBasedDecay()",
      source: "android.widget.OverScroller, AndroidFlingSpline",
      note: "density 1; Android reads the curve from a table, at most 8.8e-5 of the distance off"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try SplineDecay(from: from, initialVelocity: velocity))
    },
    DecaySystem(
      "flutter", "Flutter BouncingScrollSimulation", edge: flutterEdge,
      source: "flutter/lib/src/widgets/scroll_simulation.dart"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try FrictionDecay(from: from, initialVelocity: velocity, drag: 0.135))
    },
    DecaySystem(
      "flutter-clamping", "Flutter ClampingScrollSimulation",
      source: "flutter/lib/src/widgets/scroll_simulation.dart"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try PowerDecay.flutterClampingScroll(from: from, velocity: velocity))
    },
    DecaySystem(
      "react-native", "React Native Animated.decay, react-spring decay: true",
      source: "react-native/Libraries/Animated/animations/DecayAnimation.js",
      note: "velocities are per millisecond there; the duration counts frames at 60 Hz"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try ExponentialDecay.reactNative(from: from, velocity: velocity))
    },
    DecaySystem(
      "reanimated", "Reanimated withDecay",
      source: "react-native-reanimated, animation/decay/rigidDecay",
      note: "it moves by frames and depends on the frame rate; these are 60 Hz"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try FrameDecay(from: from, initialVelocity: velocity))
    },
    DecaySystem(
      "motion", "Motion type: \"inertia\"", edge: motionEdge,
      source: "motion-dom, animation/generators/inertia",
      note: "its first speed is 2.46 times the velocity: power 0.8 over timeConstant 0.325 s"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try ExponentialDecay.motion(from: from, velocity: velocity))
    },
    DecaySystem(
      "chromium", "Chromium's fling", source: "chromium/ui/events/gestures/fling_curve.cc"
    ) { (from, velocity) throws(SpringError) in
      AnyDecay(try FlingDecay(from: from, initialVelocity: velocity))
    },
  ]
}
