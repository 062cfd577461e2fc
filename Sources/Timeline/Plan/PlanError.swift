/// The error for a scene that cannot be compiled, with the animation that causes it.
public struct PlanError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The indices of the layer and of its superlayers, from the top: `[0, 2]` is the third sublayer of the
  /// first layer. Empty if the scene itself causes the error.
  public var layer: [Int]
  /// The layer's name.
  public var layerName: String
  /// The index of the animation in the layer; nil if a model value causes the error.
  public var animation: Int?
  /// The animation's key, or the key path of the model value.
  public var key: String
  /// The underlying error.
  public var error: AnimationError

  /// One line: the layer, the key and the error.
  public var description: String {
    (layerName.isEmpty ? "" : "\(layerName), \(key): ") + error.description
  }
}
