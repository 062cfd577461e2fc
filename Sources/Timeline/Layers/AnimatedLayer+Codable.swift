/// Infinite times are omitted.
extension AnimatedLayer.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, animation, addedAt, removedAt, timingChanges
  }

  /// Encodes the entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(animation, forKey: .animation)
    if addedAt > -.infinity { try container.encode(addedAt, forKey: .addedAt) }
    if removedAt < .infinity { try container.encode(removedAt, forKey: .removedAt) }
    if !timingChanges.isEmpty { try container.encode(timingChanges, forKey: .timingChanges) }
  }

  /// Decodes an entry.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      animation: try container.decode(LayerAnimation.self, forKey: .animation),
      addedAt: try container.decodeIfPresent(Double.self, forKey: .addedAt) ?? -.infinity,
      removedAt: try container.decodeIfPresent(Double.self, forKey: .removedAt) ?? .infinity,
      timingChanges:
        try container.decodeIfPresent([AnimatedLayer.TimingChange].self, forKey: .timingChanges)
        ?? [])
  }
}

extension AnimatedLayer: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, model, modelChanges, timing, timingChanges, sublayers, spawning, entries
  }

  /// Encodes the layer and its sublayers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(model, forKey: .model)
    try container.encode(modelChanges, forKey: .modelChanges)
    try container.encode(timing, forKey: .timing)
    if !timingChanges.isEmpty { try container.encode(timingChanges, forKey: .timingChanges) }
    try container.encode(sublayers, forKey: .sublayers)
    try container.encodeIfPresent(spawning, forKey: .spawning)
    try container.encode(entries, forKey: .entries)
  }

  /// Decodes a layer. Its animations are checked when it is compiled.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode(String.self, forKey: .name))
    model = try container.decode(ModelValues.self, forKey: .model)
    modelChanges = try container.decode([ModelChange].self, forKey: .modelChanges)
    self = with(timing: try container.decode(MediaTiming.self, forKey: .timing))
    timingChanges =
      try container.decodeIfPresent([TimingChange].self, forKey: .timingChanges) ?? []
    sublayers = try container.decode([AnimatedLayer].self, forKey: .sublayers)
    spawning = try container.decodeIfPresent(Spawning.self, forKey: .spawning)
    for entry in try container.decode([Entry].self, forKey: .entries) { append(entry) }
  }
}
