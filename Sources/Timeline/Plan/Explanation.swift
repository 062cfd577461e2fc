import Curves

/// The explanation of a layer's state at a time.
public struct LayerExplanation: Sendable, Hashable {
  /// The layer's name.
  public var layer: String
  /// The layer's own time.
  public var localTime: Double
  /// Why the layer's time itself is not as expected, such as a speed of 0.
  public var cause: String?
  /// Its animations in the order added, the children of groups after them.
  public var animations: [AnimationExplanation]
}

/// The explanation of an animation's effect at a time.
public struct AnimationExplanation: Sendable, Hashable {
  /// What it does to a property.
  public struct Effect: Sendable, Hashable {
    /// The property or component.
    public var keyPath: String
    /// The value it contributes, nil where it shows nothing.
    public var contribution: AnimatableValue?
    /// The value beneath it, of the animations added before, nil where it shows nothing.
    public var beneath: AnimatableValue?
    /// The value without any animation.
    public var model: AnimatableValue
    /// The value that is shown in the end.
    public var shown: AnimatableValue
    /// The key of the animation added later that replaces the value, nil if none does.
    public var overriddenBy: String?
  }

  /// The key; for a group's child its own or its number, after the group's.
  public var key: String
  /// The type in a scene file's words.
  public var type: String
  /// How many groups it is in.
  public var depth: Int
  /// Where it is in its run.
  public var state: TimingState
  /// Its own time.
  public var localTime: Double
  /// Whether it shows anything.
  public var isShown: Bool
  /// The fraction after its timing function.
  public var progress: Double
  /// The cause, as a sentence.
  public var cause: String
  /// Advice if the effect is probably not intended, else nil.
  public var advice: String?
  /// What it does to each of its properties.
  public var effects: [Effect]
  /// The seconds of one run.
  public var runDuration: Double
}

extension Plan {
  /// Explains the state of every layer at a time of the scene.
  ///
  /// It observes the same run that writes the values.
  ///
  /// - Parameters:
  ///   - time: The scene's time.
  ///   - duration: How long the scene lasts, for animations that begin later than that; infinite if it is
  ///     knows.
  public func explanation(at time: Double, duration: Double = .infinity) -> [LayerExplanation] {
    var values = makeValues()
    var watcher = Watcher(plan: self)
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
