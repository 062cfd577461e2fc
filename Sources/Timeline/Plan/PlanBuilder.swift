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

  /// The last linear keyframes of numbers without warnings, which those of the next layer often equal.
  var lastLines = Lines()
  /// The last spring and duration that needed no warning.
  var lastUncut: (spring: Int32, duration: Double) = (-1, 0)

  /// Linear keyframes, and what they are compiled to.
  struct Lines {
    var points: [Double] = []
    var keyTimes: [Double]?
    var rows: KeyframeRows?
  }

  /// The state of the layer that is being compiled.
  struct Scope {
    var name = ""
    var model = ModelValues()
    var modelChanges: [AnimatedLayer.ModelChange] = []
    var entries: [AnimatedLayer.Entry] = []
    var custom: [String: PropertyKind] = [:]
    /// The transforms that are properties.
    var transforms: [Transform] = []
    /// The properties that animations mention, in order, and whether animations are being compiled.
    var animated: [Int] = []
    var isAnimating = false
    /// The values that animators and relative keyframes give to model values.
    var reached: [PlanTarget: AnimatableValue] = [:]
    /// The nodes reserved for values that the current animation leaves, in reverse order, and such values
    /// of the current view animation.
    var holds: [Int] = []
    var left: [(PlanTarget, AnimatableValue)] = []
    /// Whether a group has nodes for values that its children leave.
    var hasHolds = false
    var diagnostics = Notes()

    /// A transform that is a property, with how animations write it.
    struct Transform {
      let keyPath: String
      let index: Int32
      var isMatrix = false
      var isTurned = false
    }

    /// Prepares for a layer.
    mutating func begin(_ layer: AnimatedLayer, custom: [String: PropertyKind]) {
      (name, model, modelChanges) = (layer.name, layer.model, layer.modelChanges)
      (entries, self.custom) = (layer.entries, custom)
      transforms.removeAll(keepingCapacity: true)
      if !reached.isEmpty { reached = [:] }
      hasHolds = false
      diagnostics = Notes()
    }
  }

  /// Warnings about a layer, each with the key of its animation.
  struct Notes {
    /// The key of the animation that is being compiled.
    var key = ""
    private(set) var list: [(key: String, text: String)] = []

    mutating func append(_ text: String) { list.append((key, text)) }

    static func += (notes: inout Notes, diagnostics: [Diagnostic]) {
      for diagnostic in diagnostics { notes.append(diagnostic.description) }
    }
  }

  var scope = Scope()

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// The target of a key path. Its property is allocated at the first mention.
  mutating func target(_ keyPath: String) throws(AnimationError) -> PlanTarget {
    let number = keyPaths.number(of: keyPath)
    if keyPaths.uses[number].layer != plan.layers.count - 1 { try addProperty(keyPath, number) }
    if scope.isAnimating, !keyPaths.uses[number].isAnimated {
      keyPaths.uses[number].isAnimated = true
      scope.animated.append(keyPaths.uses[number].property)
    }
    return keyPaths.uses[number].target
  }

  /// Adds a key path to the layer's columns.
  private mutating func addProperty(_ keyPath: String, _ number: Int) throws(AnimationError) {
    let layer = plan.layers.count - 1
    let resolved =
      if let known = keyPaths.items[number].known {
        known
      } else {
        try ResolvedKeyPath(keyPath, custom: scope.custom)
      }
    let target = try whole(resolved, number).part(resolved)
    keyPaths.uses[number].layer = layer
    keyPaths.uses[number].target = target
    keyPaths.uses[number].property = plan.properties.count
    keyPaths.uses[number].isAnimated = false
    plan.properties.append(Plan.Property(layer: layer, keyPath: keyPath, target: target))
  }

  /// The target of a whole property, allocated at the first mention.
  ///
  /// - Parameter part: The number of the key path.
  private mutating func whole(
    _ resolved: ResolvedKeyPath, _ part: Int
  ) throws(AnimationError) -> PlanTarget {
    let number = keyPaths.whole(of: part, resolved)
    let layer = plan.layers.count - 1
    if keyPaths.uses[number].placedIn == layer { return keyPaths.uses[number].whole }
    let target = try allocate(
      resolved.property, resolved.kind, standard: keyPaths.items[number].standard)
    (keyPaths.uses[number].whole, keyPaths.uses[number].placedIn) = (target, layer)
    if target.form == .transform {
      scope.transforms.append(
        Scope.Transform(keyPath: resolved.property, index: target.transform))
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
    guard largest <= Self.largestNumber else {
      throw .wrongKind(
        keyPath: keyPath, value: "\(largest)", allowed: "\(kind.phrase) in -1e150...1e150")
    }
    return converted
  }

  /// The largest magnitude of a number in an animation.
  static let largestNumber = 1e150

  /// The index of a timing function; -1 is linear.
  mutating func easing(_ easing: Easing) -> Int32 {
    if case .linear = easing { return -1 }
    for index in firstEasings.indices where firstEasings[index].easing.isIdentical(to: easing) {
      return firstEasings[index].index
    }
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
    if !springs.isEmpty, let before = springs[key] {
      lastSpring = (key, before)
      return before
    }
    let motion: SpringMotion
    do throws(ParameterError) { motion = try settings.motion() } catch { throw .parameter(error) }
    let entry = (Int32(plan.springs.count), motion.settlingDuration(.coreAnimation()))
    plan.springs.append(motion)
    // The table of a scene with one spring stays empty.
    if let lastSpring {
      springs[lastSpring.settings] = lastSpring.entry
      springs[key] = entry
    }
    lastSpring = (key, entry)
    return entry
  }
}
