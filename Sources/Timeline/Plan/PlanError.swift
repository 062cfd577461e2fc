/// Why a scene can't run, and which animation is to blame.
public struct PlanError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The numbers of the layer and of the layers above it, from the top: `[0, 2]` is the third sublayer of
  /// the first layer. Empty where the scene itself is to blame.
  public var layer: [Int]
  /// The layer's name.
  public var layerName: String
  /// The number of the animation among the layer's, nil where a model value is to blame.
  public var animation: Int?
  /// The animation's key, or the key path of the model value.
  public var key: String
  /// What is wrong.
  public var error: AnimationError

  /// One line: layer, key and what is wrong.
  public var description: String {
    (layerName.isEmpty ? "" : "\(layerName), \(key): ") + error.description
  }
}
