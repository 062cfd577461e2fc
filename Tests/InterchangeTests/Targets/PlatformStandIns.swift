/// Declarations of platforms that the texts of targets use, so that compilers can check the texts here.
enum PlatformStandIns {
  /// Source: developer.apple.com/documentation/swiftui.
  static let swiftUI = """
    @frozen public struct UnitPoint: Hashable, Sendable { public init(x: Double, y: Double) {} }
    public struct UnitCurve: Hashable, Sendable {
      public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { Self() }
    }
    public struct Spring: Hashable, Sendable {
      public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
      public init(duration: Double = 0.5, bounce: Double = 0) {}
    }
    public struct Animation: Hashable, Sendable {
      public static func timingCurve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, duration: Double = 0.35)
        -> Animation { Self() }
      public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Self()
      }
      public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
      ) -> Animation { Self() }
      public func delay(_ delay: Double) -> Animation { self }
      public func speed(_ speed: Double) -> Animation { self }
      public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
      public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    }
    public protocol KeyframeTrackContent<Value> { associatedtype Value }
    public struct LinearKeyframe<Value>: KeyframeTrackContent { public init(_ to: Value, duration: Double) {} }
    public struct CubicKeyframe<Value>: KeyframeTrackContent {
      public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
    }
    public struct MoveKeyframe<Value>: KeyframeTrackContent { public init(_ to: Value) {} }
    public struct Several<Value>: KeyframeTrackContent {}
    @resultBuilder public enum KeyframeTrackContentBuilder<Value> {
      public static func buildExpression<K: KeyframeTrackContent>(_ k: K) -> K where K.Value == Value { k }
      public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
      public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
      ) -> some KeyframeTrackContent<Value> { Several<Value>() }
    }
    public protocol Keyframes<Value> { associatedtype Value }
    public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
      public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
    }
    @resultBuilder public enum KeyframesBuilder<Value> {
      public static func buildExpression<K: Keyframes<Value>>(_ k: K) -> K { k }
      public static func buildBlock<K: Keyframes<Value>>(_ k: K) -> K { k }
    }
    public struct KeyframeTimeline<Value> {
      public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {}
    }
    """

  /// Source: developer.apple.com/documentation/uikit.
  static let uiKit = """
    public struct CGPoint: Sendable { public init(x: Double, y: Double) {} }
    public struct CGVector: Sendable { public init(dx: Double, dy: Double) {} }
    @MainActor public class UICubicTimingParameters {
      public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
    }
    @MainActor public class UISpringTimingParameters {
      public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: CGVector) {}
    }
    """

  /// Source: developer.apple.com/documentation/quartzcore.
  static let quartzCore = """
    public struct CAAnimationCalculationMode: Sendable { public static let discrete = Self() }
    public struct CAMediaTimingFunctionName: Sendable { public static let linear = Self() }
    public class CAMediaTimingFunction {
      public convenience init(name: CAMediaTimingFunctionName) { self.init(controlPoints: 0, 0, 1, 1) }
      public init(controlPoints: Float, _ b: Float, _ c: Float, _ d: Float) {}
    }
    public class CAAnimation {
      public var duration = 0.0
      public var beginTime = 0.0
      public var repeatCount: Float = 0
      public var autoreverses = false
      public var speed: Float = 1
      public var timingFunction: CAMediaTimingFunction?
      public var fillMode = CAMediaTimingFillMode.backwards
    }
    public struct CAMediaTimingFillMode: Sendable { public static let backwards = Self() }
    public func CACurrentMediaTime() -> Double { 0 }
    public class CABasicAnimation: CAPropertyAnimation {}
    public class CAPropertyAnimation: CAAnimation {
      public convenience init(keyPath: String?) { self.init() }
      override public required init() {}
      public var isAdditive = false
    }
    public class CAKeyframeAnimation: CAPropertyAnimation {
      public var keyTimes: [Double]?
      public var values: [Any]?
      public var timingFunctions: [CAMediaTimingFunction]?
      public var calculationMode = CAAnimationCalculationMode.discrete
    }
    public class CASpringAnimation: CAPropertyAnimation {
      public var mass = 1.0
      public var stiffness = 100.0
      public var damping = 10.0
      public var initialVelocity = 0.0
      public var allowsOverdamping = false
      public var settlingDuration: Double { 1 }
    }
    """

  /// Modules for node, by their names: functions that answer with their own name and arguments.
  static let packages = [
    "animejs": ["cubicBezier", "linear", "spring", "createSpring"],
    "gsap": ["gsap"], "gsap/CustomEase.js": ["CustomEase"],
    "react-native-reanimated": ["Easing", "linear"], "react-native": ["Easing"],
    "remotion": ["Easing"],
  ]
}
