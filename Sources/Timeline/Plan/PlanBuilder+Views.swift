import Curves

/// The animations that UIKit creates for changes of the model: relative keyframes and animators.
extension PlanBuilder {
  /// Compiles relative keyframes: a track for each property, starting from the model's value. The model
  /// takes the last target.
  mutating func addRelative(_ group: RelativeGroup) throws(AnimationError) {
    typealias Track = RelativeKeyframes<AnimatableValue>.Keyframe
    var order: [String] = []
    var tracks: [String: [Track]] = [:]
    var reached: [String: AnimatableValue] = [:]
    var starts: [String: AnimatableValue] = [:]
    for keyframe in group.keyframes {
      for change in keyframe.changes {
        let target = try target(change.keyPath)
        let given = try checked(change.value, change.keyPath, target.kind)
        if starts[change.keyPath] == nil {
          order.append(change.keyPath)
          starts[change.keyPath] = initialValue(target)
        }
        let before = reached[change.keyPath] ?? starts[change.keyPath] ?? given
        let value = change.isRelative ? before.adding(given) : given
        reached[change.keyPath] = value
        tracks[change.keyPath, default: []].append(
          Track(start: keyframe.start, duration: keyframe.duration, value: value))
      }
    }
    for keyPath in order {
      let target = try target(keyPath)
      guard let start = starts[keyPath], let list = tracks[keyPath], let last = reached[keyPath]
      else { continue }
      let lowered: RelativeKeyframes<AnimatableValue>
      do throws(KeyframeError) {
        lowered = try RelativeKeyframes(initial: start, list, isStrict: isStrict)
      } catch {
        throw .keyframe(error)
      }
      for diagnostic in lowered.diagnostics {
        scope.diagnostics.append("\(keyPath): \(diagnostic)")
      }
      var specification = KeyframeSpecification()
      specification.mode = group.mode
      // Discrete values hold from one time to the next: each step shows its end value.
      specification.keyTimes =
        group.mode == .discrete ? lowered.keyTimes + [1] : lowered.keyTimes
      if group.mode.isPaced { specification.keyTimes = nil }
      try addKeyframes(target, lowered.values, specification, nil)
      try leave(last, target)
    }
  }

  /// Compiles an animator: each property runs from the model's value to its last value. The model takes
  /// that value.
  mutating func addAnimator(_ changes: [PropertyChange]) throws(AnimationError) {
    for (keyPath, target, final) in try last(changes) {
      let start = initialValue(target)
      if start == final || Self.isNear(start, final) {
        scope.diagnostics.append(
          "\(keyPath) ends where it began: only final values count in an animator, so it has no "
            + "visible effect")
      }
      try addMix(target, from: start, to: final, start: .given, end: .given)
      try leave(final, target)
    }
  }

  /// The value that animations start from: the model's, as changed by earlier animations.
  func initialValue(_ target: PlanTarget) -> AnimatableValue {
    if let reached = scope.reached[target] { return reached }
    return plan.initial.withUnsafeBufferPointer { initial in
      initial.baseAddress.map { plan.value(target, $0) } ?? .number(0)
    }
  }

  /// The last value that changes give each property, in the order of first mention.
  private mutating func last(
    _ changes: [PropertyChange]
  ) throws(AnimationError) -> [(keyPath: String, target: PlanTarget, value: AnimatableValue)] {
    var order: [(String, PlanTarget)] = []
    var values: [String: AnimatableValue] = [:]
    for change in changes {
      let target = try target(change.keyPath)
      let given = try checked(change.value, change.keyPath, target.kind)
      if values[change.keyPath] == nil { order.append((change.keyPath, target)) }
      let before = values[change.keyPath] ?? initialValue(target)
      values[change.keyPath] = change.isRelative ? before.adding(given) : given
    }
    return order.compactMap { keyPath, target in values[keyPath].map { (keyPath, target, $0) } }
  }

  /// Whether two values differ at most by rounding.
  private static func isNear(_ a: AnimatableValue, _ b: AnimatableValue) -> Bool {
    guard a.componentCount > 0, a.isCompatible(with: b) else { return false }
    return (0..<a.componentCount).allSatisfy {
      abs(a[component: $0] - b[component: $0]) <= 1e-12 * max(1, abs(a[component: $0]))
    }
  }
}
