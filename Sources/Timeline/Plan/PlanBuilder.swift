import Curves
import Spring

/// Compiles a scene, layer by layer.
struct PlanBuilder {
  var plan = Plan()
  let isStrict: Bool
  private var keyPaths = KeyPathTable()
  private var easings: [Easing: Int32] = [:]
  /// The first timing functions, which are compared, because a scene rarely has more.
  private var firstEasings: [(easing: Easing, index: Int32)] = []
  private var springs: [SpringSettings: (index: Int32, settling: Double)] = [:]
  /// The last spring, which the next animation often shares.
  private var lastSpring: (settings: SpringSettings, entry: (index: Int32, settling: Double))?

  /// The last linear keyframes without warnings, which those of the next layer often equal.
  var lastLines: (points: [Double], keyTimes: [Double]?, rows: KeyframeRows)?

  /// The state of the layer that is being compiled.
  struct Scope {
    var layer: AnimatedLayer
    var custom: [String: PropertyKind] = [:]
    /// The transforms that are properties, by key path.
    var transforms: [(keyPath: String, transform: Int32)] = []
    /// The properties that animations mention, in order, and whether animations are being compiled.
    var animated: [Int] = []
    var isAnimating = false
    /// The values that animators and relative keyframes give to model values.
    var reached: [PlanTarget: AnimatableValue] = [:]
    /// The nodes reserved for values that the current animation leaves, in reverse order, and such values
    /// of the current view animation.
    var holds: [Int] = []
    var left: [(PlanTarget, AnimatableValue)] = []
    var diagnostics = Notes()
    /// The transforms that are written as a matrix, and those written by parts.
    var matrices: Set<Int32> = []
    var turned: Set<Int32> = []
  }

  /// Warnings about a layer, each with the key of its animation.
  struct Notes {
    /// The key of the animation that is being compiled.
    var key = ""
    private(set) var list: [(key: String, text: String)] = []

    mutating func append(_ text: String) { list.append((key, text)) }

    static func += (notes: inout Notes, texts: [String]) {
      for text in texts { notes.append(text) }
    }
  }

  var scope = Scope(layer: AnimatedLayer(""))

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// The target of a key path. Its property is allocated at the first mention.
  mutating func target(_ keyPath: String) throws(AnimationError) -> (PlanTarget, ResolvedKeyPath) {
    let number = keyPaths.number(of: keyPath)
    let layer = plan.layers.count - 1
    if keyPaths.items[number].layer != layer {
      let resolved =
        if let known = keyPaths.items[number].known {
          known
        } else {
          try ResolvedKeyPath(keyPath, custom: scope.custom)
        }
      let target = try whole(resolved, number).part(resolved)
      keyPaths.use(number, in: layer, resolved, target, property: plan.properties.count)
      plan.properties.append(Plan.Property(layer: layer, keyPath: keyPath, target: target))
    }
    if scope.isAnimating, !keyPaths.items[number].isAnimated {
      keyPaths.items[number].isAnimated = true
      scope.animated.append(keyPaths.items[number].property)
    }
    guard let use = keyPaths.items[number].use else {
      throw .unknownKeyPath(keyPath, nearest: nil)
    }
    return use
  }

  /// The target of a whole property, allocated at the first mention.
  ///
  /// - Parameter part: The number of the key path.
  private mutating func whole(
    _ resolved: ResolvedKeyPath, _ part: Int
  ) throws(AnimationError) -> PlanTarget {
    let number = resolved.part == .whole ? part : keyPaths.number(of: resolved.property)
    let layer = plan.layers.count - 1
    if let whole = keyPaths.items[number].whole, keyPaths.items[number].placedIn == layer {
      return whole
    }
    let target = try allocate(
      resolved.property, resolved.kind, standard: keyPaths.items[number].standard)
    (keyPaths.items[number].whole, keyPaths.items[number].placedIn) = (target, layer)
    if target.form == .transform {
      scope.transforms.append((resolved.property, target.transform))
    }
    return target
  }

  /// The kinds of the properties that a model declares.
  mutating func customKinds(of model: ModelValues) -> [String: PropertyKind] {
    var kinds: [String: PropertyKind] = [:]
    for (keyPath, value) in model.values
    where keyPaths.items[keyPaths.number(of: keyPath)].known == nil {
      kinds[keyPath] = PropertyKind(of: value)
    }
    return kinds
  }

  /// The value converted to the kind of the key path.
  ///
  /// - Throws: ``AnimationError`` if it is of another kind.
  ///
  /// - Parameter isBounded: Whether to check its numbers too. Keyframes check their own.
  func checked(
    _ value: AnimatableValue, _ keyPath: String, _ kind: PropertyKind, isBounded: Bool = true
  ) throws(AnimationError) -> AnimatableValue {
    guard let converted = kind.converted(value) else {
      throw .wrongKind(keyPath: keyPath, value: value.kind, allowed: kind.phrase)
    }
    guard isBounded else { return converted }
    var largest = 0.0
    if case .path(let path) = converted {
      largest = path.coordinates.reduce(0) { max($0, abs($1)) }
    } else {
      for index in 0..<converted.componentCount {
        largest = max(largest, abs(converted[component: index]))
      }
    }
    guard largest <= 1e150 else {
      throw .wrongKind(
        keyPath: keyPath, value: "\(largest)", allowed: "\(kind.phrase) in -1e150...1e150")
    }
    return converted
  }

  /// The index of a timing function; -1 is linear.
  mutating func easing(_ easing: Easing) -> Int32 {
    if case .linear = easing { return -1 }
    for first in firstEasings where first.easing == easing { return first.index }
    if let index = easings[easing] { return index }
    let index = Int32(plan.easings.append(easing))
    if firstEasings.count < 4 {
      firstEasings.append((easing, index))
    } else {
      easings[easing] = index
    }
    return index
  }

  /// The index of a spring, and Core Animation's settling time for it.
  mutating func spring(
    _ settings: SpringSettings
  ) throws(AnimationError) -> (index: Int32, settling: Double) {
    var key = settings
    key.isSettling = false
    if let lastSpring, lastSpring.settings == key { return lastSpring.entry }
    if let before = springs[key] {
      lastSpring = (key, before)
      return before
    }
    let motion: SpringMotion
    do throws(ParameterError) { motion = try settings.motion() } catch { throw .parameter(error) }
    let entry = (Int32(plan.springs.count), motion.settlingDuration(.coreAnimation()))
    plan.springs.append(motion)
    springs[key] = entry
    lastSpring = (key, entry)
    return entry
  }
}
