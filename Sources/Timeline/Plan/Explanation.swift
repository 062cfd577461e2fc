import Curves

/// The explanation of a layer's state at a time.
public struct LayerExplanation: Sendable, Hashable {
  /// The layer's name.
  public var layer: String
  /// The layer's local time, in seconds.
  public var localTime: Double
  /// Why the layer's time is unexpected, such as a speed of 0.
  public var cause: String?
  /// The layer's animations in the order of addition, with the children of a group after the group.
  public var animations: [AnimationExplanation]
}

/// The explanation of an animation's effect at a time.
public struct AnimationExplanation: Sendable, Hashable {
  /// The effect on a property.
  public struct Effect: Sendable, Hashable {
    /// The property or component.
    public var keyPath: String
    /// The value that the animation contributes; nil if it shows nothing.
    public var contribution: AnimatableValue?
    /// The value beneath, from earlier animations; nil if the animation shows nothing.
    public var beneath: AnimatableValue?
    /// The value without any animation.
    public var model: AnimatableValue
    /// The value finally shown.
    public var shown: AnimatableValue
    /// The key of a later animation that overrides the value; nil if the value is not overridden.
    public var overriddenBy: String?
  }

  /// The key. For a group's child, the group's key followed by the child's key or number.
  public var key: String
  /// The name of the animation's type in scene files.
  public var type: String
  /// The number of groups around the animation.
  public var depth: Int
  /// The state of the animation's run.
  public var state: TimingState
  /// The animation's local time, in seconds.
  public var localTime: Double
  /// Whether the animation shows anything.
  public var isShown: Bool
  /// The fraction after the timing function.
  public var progress: Double
  /// The cause, in one sentence.
  public var cause: String
  /// Advice if the effect is probably unintended; nil otherwise.
  public var advice: String?
  /// The effect on each property of the animation.
  public var effects: [Effect]
  /// The duration of one run in seconds.
  public var runDuration: Double
}

extension Plan {
  /// Explains the state of every layer at a time of the scene.
  ///
  /// It observes the same evaluation that writes the values.
  ///
  /// - Parameters:
  ///   - time: The scene's time, in seconds.
  ///   - duration: The duration of the scene, which identifies animations that begin later; infinite if
  ///     unknown.
  public func explanation(at time: Double, duration: Double = .infinity) -> [LayerExplanation] {
    var values = makeValues()
    var watcher = Watcher()
    values.withUnsafeMutableBufferPointer { values in
      if let v = values.baseAddress { write(at: time, into: v, &watcher) }
    }
    let shown = values
    return layers.indices.map { index in
      Explainer(
        plan: self, watcher: watcher, layer: index, time: time, duration: duration, shown: shown
      ).explanation()
    }
  }
}
