#if !hasFeature(Embedded)
  import CurveArithmetic
  import Curves
  import Spring

  /// How a throw that is no exponential covers its distance.
  enum FlingShape: Int, Sendable, CaseIterable {
    /// Android's OverScroller.
    case android
    /// Flutter's ClampingScrollSimulation.
    case flutterClamping
    /// Flutter's FrictionSimulation with a constant deceleration.
    case flutter
    /// Chromium's fling.
    case chromium
    /// Reanimated's withDecay at a constant frame rate, whose speed falls as e^(-t^2).
    case reanimated

    /// How often throws that are no exponentials have this shape.
    var share: Double {
      switch self {
      case .android: 0.4
      case .flutterClamping, .chromium: 0.25
      case .reanimated: 0.08
      case .flutter: 0.02
      }
    }

    /// The longest duration in seconds: Chromium limits the speed, and a throw that takes longer in Flutter
    /// is an exponential.
    var longest: Double {
      switch self {
      case .chromium: 1.298
      case .flutter: 1.5
      default: .infinity
      }
    }

    /// The name in ``DecaySystem/all``.
    var system: String {
      switch self {
      case .android: "android"
      case .flutterClamping: "flutter-clamping"
      case .flutter: "flutter"
      case .chromium: "chromium"
      case .reanimated: "reanimated"
      }
    }

    /// Where a Gaussian starts, half a frame after its middle, and ends: the speed is a thousandth of the
    /// first one.
    private static let (gaussianStart, gaussianEnd) = (0.02, 2.65)
    private static let gaussianSpan = gaussianEnd - gaussianStart
    private static let gaussianArea = gaussian(gaussianEnd) - gaussian(gaussianStart)
    /// Flutter's rate in 1/s.
    private static let flutterRate = -Double.log(
      DecaySystem.named("flutter")?.parameters.first { $0.name == "drag" }?.standard ?? .nan)

    /// Whether ``easing(duration:)`` consists of lines.
    var hasLines: Bool { self == .reanimated }

    /// Whether the shape depends on the seconds that it takes.
    private var dependsOnDuration: Bool { self == .flutter || self == .chromium }

    /// The part of the distance covered at a part of the duration.
    func value(at progress: Double, duration: Double) -> Double {
      guard progress > 0 else { return 0 }
      guard progress < 1 else { return 1 }
      switch self {
      case .android: return SplineDecay.curve.value(at: progress)
      case .flutterClamping:
        return -Double.expMinusOne(AndroidFling.decelerationExponent * Double.log(1 - progress))
      case .flutter:
        return Self.frictionReach(progress * duration, duration)
          / Self.frictionReach(duration, duration)
      case .chromium:
        return Self.flingReach(progress * duration, duration)
          / Self.flingReach(duration, duration)
      case .reanimated:
        let x = Self.gaussianStart + Self.gaussianSpan * progress
        return (Self.gaussian(x) - Self.gaussian(Self.gaussianStart)) / Self.gaussianArea
      }
    }

    /// The slope of the value by progress.
    func slope(at progress: Double, duration: Double) -> Double {
      guard progress < 1 else { return 0 }
      let progress = max(progress, 0)
      switch self {
      case .android: return SplineDecay.curve.velocity(at: progress)
      case .flutterClamping:
        let exponent = AndroidFling.decelerationExponent
        return exponent * Double.exp((exponent - 1) * Double.log(1 - progress))
      case .flutter:
        let (rate, time) = (Self.flutterRate, progress * duration)
        let speed = Double.exp(-rate * time) - Double.exp(-rate * duration) * progress
        return speed * duration / Self.frictionReach(duration, duration)
      case .chromium:
        let rate = FlingDecay.rate
        let speed = Double.exp(rate * duration * (1 - progress)) - 1
        return speed * duration / Self.flingReach(duration, duration)
      case .reanimated:
        let x = Self.gaussianStart + Self.gaussianSpan * progress
        return Double.exp(-x * x) * Self.gaussianSpan * 2 / Double.pi.squareRoot()
          / Self.gaussianArea
      }
    }

    /// The slope of the value by the logarithm of the duration, at a constant time.
    func slopeByDuration(at progress: Double, duration: Double) -> Double {
      let byProgress = -progress * slope(at: progress, duration: duration)
      guard dependsOnDuration, progress > 0, progress < 1 else { return byProgress }
      let step = 1e-5
      let change =
        value(at: progress, duration: duration * (1 + step))
        - value(at: progress, duration: duration * (1 - step))
      return byProgress + change / (2 * step)
    }

    /// v0 = 1, v' = -k v - a with a such that the speed is 0 at the end.
    private static func frictionReach(_ time: Double, _ duration: Double) -> Double {
      let rate = flutterRate
      return -Double.expMinusOne(-rate * time) / rate
        - Double.exp(-rate * duration) * time * time / (2 * duration)
    }

    /// A final speed of 1 is subtracted from an exponential.
    private static func flingReach(_ time: Double, _ duration: Double) -> Double {
      let rate = FlingDecay.rate
      return -Double.exp(rate * duration) * Double.expMinusOne(-rate * time) / rate - time
    }

    /// The error function at 0 or more, to 1.5e-7 (Abramowitz and Stegun 7.1.26).
    private static func gaussian(_ x: Double) -> Double {
      let t = 1 / (1 + 0.327_591_1 * x)
      let sum =
        t
        * (0.254_829_592 + t
          * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))))
      return 1 - sum * Double.exp(-x * x)
    }

    /// The shape over a duration as a timing function: as the throw of the system where it has one.
    func easing(duration: Double) throws(ParameterError) -> Easing {
      guard var system = DecaySystem.named(self.system) else { return .linear }
      var velocity = 1000.0
      switch self {
      case .android, .flutterClamping: break
      case .flutter:
        let deceleration = velocity * Double.exp(-Self.flutterRate * duration) / duration
        system = try system.setting("constantDeceleration", to: deceleration) ?? system
      case .chromium: velocity = FlingDecay.drop * Double.expMinusOne(FlingDecay.rate * duration)
      case .reanimated:
        // The system's own frames are steps.
        let stops = (0...96).map { index in
          let progress = Double(index) / 96
          return PiecewiseLinear.Stop(value(at: progress, duration: duration), at: progress)
        }
        return (try? PiecewiseLinear(stops: stops)).map { .piecewiseLinear($0) } ?? .linear
      }
      return .decay(try DecayCurve(system, velocity: velocity))
    }

    /// The pixels in a density-independent pixel for which Android's throw over a distance takes a
    /// duration; nil for other systems.
    func density(distance: Double, duration: Double) -> Double? {
      guard self == .android else { return nil }
      let resistance =
        abs(distance) * Double.exp(-AndroidFling.decelerationExponent * Double.log(duration))
      guard let fling = try? AndroidFling(velocity: 1000) else { return nil }
      let unit =
        fling.distance
        * Double.exp(-AndroidFling.decelerationExponent * Double.log(fling.duration))
      return resistance / unit
    }
  }
#endif
