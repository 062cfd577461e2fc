import CurveArithmetic
import Curves

private struct Basic: Codable {
  let keyPath: String
  let values: BasicAnimation<AnimatableValue>
}

private struct Sprung: Codable {
  let keyPath: String
  let values: BasicAnimation<AnimatableValue>
  let settings: SpringSettings
}

private struct Keyframes: Codable {
  let keyPath: String
  let keyframes: KeyframeSpecification
}

private struct Played: Codable {
  let keyPath: String
  let script: PlayScript
}

extension LayerAnimation.Content: Codable {
  private enum CodingKeys: String, CodingKey {
    case basic, spring, keyframe, relativeKeyframes, animator, group, transition, play
  }

  /// Decodes an object with one member, named for the kind of animation.
  public init(from decoder: any Decoder) throws {
    let (key, values) = try decoder.onlyMember(of: CodingKeys.self)
    switch key {
    case .basic:
      let basic = try values.decode(Basic.self, forKey: key)
      self = .basic(keyPath: basic.keyPath, basic.values)
    case .spring:
      let spring = try values.decode(Sprung.self, forKey: key)
      self = .spring(keyPath: spring.keyPath, spring.values, spring.settings)
    case .keyframe:
      let keyframe = try values.decode(Keyframes.self, forKey: key)
      self = .keyframe(keyPath: keyframe.keyPath, keyframe.keyframes)
    case .relativeKeyframes:
      self = .relativeKeyframes(try values.decode(RelativeGroup.self, forKey: key))
    case .animator: self = .animator(try values.decode([PropertyChange].self, forKey: key))
    case .group: self = .group(try values.decode([LayerAnimation].self, forKey: key))
    case .transition: self = .transition(try values.decode(LayerTransition.self, forKey: key))
    case .play:
      let play = try values.decode(Played.self, forKey: key)
      self = .play(keyPath: play.keyPath, play.script)
    }
  }

  /// Encodes an object with one member, named for the kind of animation.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .basic(let keyPath, let basic):
      try values.encode(Basic(keyPath: keyPath, values: basic), forKey: .basic)
    case .spring(let keyPath, let basic, let settings):
      try values.encode(
        Sprung(keyPath: keyPath, values: basic, settings: settings), forKey: .spring)
    case .keyframe(let keyPath, let keyframes):
      try values.encode(Keyframes(keyPath: keyPath, keyframes: keyframes), forKey: .keyframe)
    case .relativeKeyframes(let group): try values.encode(group, forKey: .relativeKeyframes)
    case .animator(let changes): try values.encode(changes, forKey: .animator)
    case .group(let animations): try values.encode(animations, forKey: .group)
    case .transition(let transition): try values.encode(transition, forKey: .transition)
    case .play(let keyPath, let script):
      try values.encode(Played(keyPath: keyPath, script: script), forKey: .play)
    }
  }
}
