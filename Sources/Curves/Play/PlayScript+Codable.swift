import CurveArithmetic
import Spring

#if !hasFeature(Embedded)
  private struct Target: Codable {
    let value: [Double]
    let spring: DampedSpring?
    let tracker: VelocityTracker?
  }

  private struct TimedTarget: Codable {
    let value: [Double]
    let timing: Easing
    let duration: Double
  }

  private struct Release: Codable {
    let system: DecaySystem
    let edge: EdgeBehavior?
    let tracker: VelocityTracker?
  }

  private struct Snap: Codable {
    let positions: [[Double]]
    let system: DecaySystem
    let spring: DampedSpring?
    let tracker: VelocityTracker?
  }

  extension PlayScript.Action: Codable {
    private enum CodingKeys: String, CodingKey {
      case to, curve, grab, release, snap, pause, resume, speed, seek, stop
    }

    /// Decodes an object with one member, named for the action: `{"speed": 2}`, or
    /// `{"to": {"value": [300]}}`. The members `spring`, `edge` and `tracker` may be left out.
    public init(from decoder: any Decoder) throws {
      let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
      switch key {
      case .to:
        let target = try values.decode(Target.self, forKey: key)
        self = .to(
          target.value, spring: target.spring, tracker: target.tracker ?? .leastSquares50)
      case .curve:
        let target = try values.decode(TimedTarget.self, forKey: key)
        self = .curve(target.value, target.timing, duration: target.duration)
      case .grab: self = .grab(try values.decode([PlayScript.Sample].self, forKey: key))
      case .release:
        let release = try values.decode(Release.self, forKey: key)
        self = .release(
          release.system, edge: release.edge, tracker: release.tracker ?? .leastSquares50)
      case .snap:
        let snap = try values.decode(Snap.self, forKey: key)
        self = .snap(
          snap.positions, snap.system, spring: snap.spring,
          tracker: snap.tracker ?? .leastSquares50)
      case .pause: self = .pause
      case .resume: self = .resume
      case .speed: self = .speed(try values.decode(Double.self, forKey: key))
      case .seek: self = .seek(try values.decode(Double.self, forKey: key))
      case .stop: self = .stop(try values.decode(Play<[Double]>.StopPosition.self, forKey: key))
      }
    }

    /// Encodes an object with one member, named for the action; `pause` and `resume` are `true`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .to(let value, let spring, let tracker):
        try values.encode(
          Target(value: value, spring: spring, tracker: tracker), forKey: .to)
      case .curve(let value, let timing, let duration):
        try values.encode(
          TimedTarget(value: value, timing: timing, duration: duration), forKey: .curve)
      case .grab(let samples): try values.encode(samples, forKey: .grab)
      case .release(let system, let edge, let tracker):
        try values.encode(Release(system: system, edge: edge, tracker: tracker), forKey: .release)
      case .snap(let positions, let system, let spring, let tracker):
        try values.encode(
          Snap(positions: positions, system: system, spring: spring, tracker: tracker),
          forKey: .snap)
      case .pause: try values.encode(true, forKey: .pause)
      case .resume: try values.encode(true, forKey: .resume)
      case .speed(let speed): try values.encode(speed, forKey: .speed)
      case .seek(let reading): try values.encode(reading, forKey: .seek)
      case .stop(let position): try values.encode(position, forKey: .stop)
      }
    }
  }
#endif
