import Arithmetic
import Curves
import Spring

/// An animation with all that can be computed once: motions, springs, durations.
///
/// What it shows at a time is a pure function of the time and of the values beneath.
package struct PreparedAnimation: Sendable {
  private enum Work: Sendable {
    case basic(String, BasicAnimation<AnimatableValue>)
    case spring(String, BasicAnimation<AnimatableValue>, SpringMotion)
    case keyframe(String, KeyframeMotion)
    case relative([(String, KeyframeMotion)])
    case group([PreparedAnimation])
    case transition(Transition)
  }

  package let source: Animation
  let timing: MediaTiming
  private let work: Work
  private(set) var diagnostics: [Diagnostic]

  /// Prepares an animation.
  ///
  /// - Parameter values: The model values, which relative keyframes start from.
  /// - Throws: ``AnimationError``.
  init(_ animation: Animation, values: PropertyValues, isStrict: Bool) throws(AnimationError) {
    source = animation
    var timing = animation.timing
    do throws(TimingError) { try timing.validate() } catch { throw .timing(error) }
    diagnostics = timing.diagnostics
    do {
      switch animation.content {
      case .basic(let keyPath, let basic):
        work = .basic(keyPath, basic)
        diagnostics += basic.diagnostics
        let ends = Self.ends(basic, values.value(keyPath))
        if let ends, ends.start == ends.end, !animation.isCumulative {
          diagnostics.append(
            Diagnostic("\(keyPath) runs from a value to the same value: nothing is seen of it"))
        }
      case .spring(let keyPath, let basic, let settings):
        do {
          let motion = try settings.motion()
          let settling = motion.settlingDuration(.coreAnimation())
          if settings.isSettling {
            guard settling.isFinite else {
              throw SpringError(
                parameter: "damping", value: settings.damping,
                allowed: "positive unless a duration is given: without it the spring never settles")
            }
            timing.duration = settling
          } else if let cut = Self.cut(motion, timing.runDuration(), settling) {
            diagnostics.append(cut)
          }
          work = .spring(keyPath, basic, motion)
        } catch let error as SpringError {
          throw AnimationError.spring(error)
        }
        diagnostics += basic.diagnostics
      case .keyframe(let keyPath, let specification):
        let motion = try specification.motion(timing: animation.timingFunction, isStrict: isStrict)
        work = .keyframe(keyPath, motion)
        diagnostics += motion.diagnostics
      case .relativeKeyframes(let group):
        var tracks: [(String, KeyframeMotion)] = []
        for keyPath in group.keyPaths {
          let first = group.keyframes.lazy.compactMap { $0.targets[keyPath] }.first
          guard let initial = values.value(keyPath) ?? first else { continue }
          let track = try group.track(keyPath, initial: initial, isStrict: isStrict)
          diagnostics += track.diagnostics.map { Diagnostic("\(keyPath): \($0)") }
          let motion = try track.animation(mode: group.mode, timing: animation.timingFunction)
          tracks.append((keyPath, .values(motion)))
        }
        work = .relative(tracks)
      case .group(let children):
        var prepared: [PreparedAnimation] = []
        for child in children {
          prepared.append(try PreparedAnimation(child, values: values, isStrict: isStrict))
        }
        work = .group(prepared)
        if timing.duration == 0 {
          // As long as its longest child.
          timing.duration = prepared.map { $0.endTime }.max() ?? 0
          if !timing.duration.isFinite {
            throw AnimationError.timing(
              TimingError(
                property: "duration", value: 0,
                allowed: "given for a group with an endless child"))
          }
        }
        diagnostics += prepared.flatMap(\.diagnostics)
      case .transition(let transition): work = .transition(transition)
      }
    } catch let error as KeyframeError {
      throw .keyframe(error)
    } catch let error as AnimationError {
      throw error
    } catch {
      throw .other("\(error)")
    }
    self.timing = timing
  }

  /// When it has ended, in its parent's time.
  var endTime: Double {
    guard timing.speed != 0 else { return .infinity }
    return timing.beginTime + timing.activeDuration() / abs(timing.speed)
  }

  private static func ends(
    _ basic: BasicAnimation<AnimatableValue>, _ current: AnimatableValue?
  ) -> (start: AnimatableValue, end: AnimatableValue)? {
    guard let current = current ?? basic.to ?? basic.from ?? basic.by else { return nil }
    return basic.ends(current: current)
  }

  private static func cut(
    _ motion: SpringMotion, _ duration: Double, _ settling: Double
  ) -> Diagnostic? {
    let cut = motion.cutOff(at: duration)
    guard cut.fraction > 0.001 else { return nil }
    let percent = (cut.fraction * 1e4).rounded() / 100
    return Diagnostic(
      "the spring is cut off after \(duration) s, \(percent) % of its distance from rest; its "
        + "settlingDuration is \(settling) s")
  }
}

/// Why an animation can't be made.
public enum AnimationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Its timing.
  case timing(TimingError)
  /// Its keyframes.
  case keyframe(KeyframeError)
  /// Its spring.
  case spring(SpringError)
  /// Anything else.
  case other(String)

  /// One line.
  public var description: String {
    switch self {
    case .timing(let error): error.description
    case .keyframe(let error): error.description
    case .spring(let error): error.description
    case .other(let text): text
    }
  }
}

extension PreparedAnimation {
  /// Applies what is shown at a time of the parent to the values beneath.
  ///
  /// - Parameters:
  ///   - group: The duration of the group it is in, nil for an animation of a layer.
  ///   - note: Is told of every step.
  func apply(
    to values: inout PropertyValues, at parentTime: Double, inGroup group: Double? = nil,
    note: ((AnimationStep) -> Void)? = nil
  ) {
    let state = timing.state(at: parentTime, inGroup: group)
    let isGone = group == nil && source.isRemovedOnCompletion && state.phase == .after
    let isShown = state.isShown && !isGone
    let fraction = source.timingFunction.value(at: state.fraction)
    note?(
      AnimationStep(
        kind: kind, keyPaths: keyPaths, state: state, localTime: timing.localTime(parentTime),
        isShown: isShown, progress: fraction))
    guard isShown else { return }
    let run = timing.runDuration(inGroup: group)
    switch work {
    case .basic(let keyPath, let basic):
      set(keyPath, in: &values, state) { current in
        let ends = basic.ends(current: current)
        return { ends.start.interpolated(to: ends.end, at: $0) }
      } fraction: {
        fraction
      }
    case .spring(let keyPath, let basic, let motion):
      set(keyPath, in: &values, state) { current in
        let ends = basic.ends(current: current)
        return { ends.start.interpolated(to: ends.end, at: motion.value(at: $0 * run)) }
      } fraction: {
        fraction
      }
    case .keyframe(let keyPath, let motion):
      // The overall timing function is part of the motion.
      set(keyPath, in: &values, state) { _ in
        motion.value
      } fraction: {
        state.fraction
      }
      if let rotation = motion.rotation(at: state.fraction) {
        values.set("transform.rotation", to: .number(rotation))
      }
    case .relative(let tracks):
      for (keyPath, motion) in tracks {
        set(keyPath, in: &values, state) { _ in
          motion.value
        } fraction: {
          state.fraction
        }
      }
    case .group(let children):
      for child in children {
        child.apply(to: &values, at: fraction * run, inGroup: run, note: note)
      }
    case .transition(let transition):
      for (keyPath, value) in transition.values(at: fraction) { values.set(keyPath, to: value) }
    }
  }

  /// Sets the value of a key path, added and accumulated as asked for.
  private func set(
    _ keyPath: String, in values: inout PropertyValues, _ state: TimingState,
    _ value: (AnimatableValue) -> (Double) -> AnimatableValue, fraction: () -> Double
  ) {
    let current = values.value(keyPath) ?? anyValue ?? .number(0)
    let function = value(current)
    var result = function(fraction())
    if source.isCumulative, state.completedCycles > 0 {
      result = result.accumulating(function(1), count: state.completedCycles)
    }
    values.set(keyPath, to: source.isAdditive ? current.adding(result) : result)
  }

  /// A value of the kind it animates, where the layer has none.
  private var anyValue: AnimatableValue? {
    switch work {
    case .basic(_, let basic), .spring(_, let basic, _): basic.to ?? basic.from ?? basic.by
    case .keyframe(_, let motion): motion.value(at: 0)
    case .relative, .group, .transition: nil
    }
  }

  /// The key paths it changes, in order.
  var keyPaths: [String] {
    switch work {
    case .basic(let keyPath, _), .spring(let keyPath, _, _): [keyPath]
    case .keyframe(let keyPath, let motion):
      [keyPath] + (motion.rotation(at: 0) == nil ? [] : ["transform.rotation"])
    case .relative(let tracks): tracks.map(\.0)
    case .group(let children): children.flatMap(\.keyPaths)
    case .transition(let transition): transition.values(at: 0).keys.sorted()
    }
  }

  /// The type in a scene file's words.
  var kind: String { source.content.name }

  /// What changes when, for pictures: the spans of the parts without children, of the first cycles.
  func spans(inGroup group: Double? = nil) -> [AnimationSpan] {
    let speed = abs(timing.speed)
    let active = timing.activeDuration(inGroup: group)
    let end = min(timing.beginTime + active / speed, group ?? .infinity)
    guard case .group(let children) = work else {
      return [AnimationSpan(keyPaths: keyPaths, parts: [Part(begin: timing.beginTime, end: end)])]
    }
    let run = timing.runDuration(inGroup: group)
    let cycles = Int(min((active / run).rounded(.up), 16))
    return children.flatMap { child in
      child.spans(inGroup: run).map { span in
        let parts = (0..<cycles).flatMap { cycle in
          span.parts.map { part in
            let start = timing.beginTime + Double(cycle) * run / speed
            return Part(begin: start + part.begin / speed, end: min(start + part.end / speed, end))
          }
        }
        return AnimationSpan(keyPaths: span.keyPaths, parts: parts.filter { $0.begin < $0.end })
      }
    }
  }

  private typealias Part = AnimationSpan.Part
}

/// When an animation changes key paths, once or several times.
package struct AnimationSpan: Sendable {
  package struct Part: Sendable {
    package var begin: Double
    package var end: Double
  }

  package var keyPaths: [String]
  package var parts: [Part]
}

extension Animation.Content {
  /// The type in a scene file's words.
  package var name: String {
    switch self {
    case .basic: "basic"
    case .spring: "spring"
    case .keyframe: "keyframe"
    case .relativeKeyframes: "relativeKeyframes"
    case .group: "group"
    case .transition: "transition"
    }
  }
}

/// One step of the evaluation of an animation, for those who wonder.
public struct AnimationStep: Sendable, Hashable {
  /// The type of the animation in a scene file's words.
  public var kind: String
  /// The key paths it changes.
  public var keyPaths: [String]
  /// Where it is in its run.
  public var state: TimingState
  /// Its own time.
  public var localTime: Double
  /// Whether it shows anything.
  public var isShown: Bool
  /// The fraction after its timing function.
  public var progress: Double
}
