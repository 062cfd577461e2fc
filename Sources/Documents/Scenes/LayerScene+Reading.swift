import Timeline

extension LayerScene {
  /// Reads a scene file; scenes/scene.schema.json describes it.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - isStrict: Whether to treat every diagnostic as an error.
  /// - Throws: ``DocumentError`` with line, column and path.
  public init(json bytes: [UInt8], isStrict: Bool = false) throws(DocumentError) {
    self = try LayerScene.read(json: bytes, isStrict: isStrict).scene
  }

  /// Reads a scene file and compiles it.
  package static func read(
    json bytes: [UInt8], isStrict: Bool = false
  ) throws(DocumentError) -> (scene: LayerScene, plan: Plan) {
    // The scanned text is released before the plan is made, and scanned again to place an error.
    let scene = try SceneReader.read(bytes)
    do throws(PlanError) {
      return (scene, try Plan(scene, isStrict: isStrict))
    } catch {
      throw try JSONNode(document: bytes).documentError(for: error)
    }
  }
}

extension JSONNode {
  /// The position in the file of the animation or value that a plan error concerns.
  fileprivate func documentError(for error: PlanError) throws(DocumentError) -> DocumentError {
    var node = self
    for (depth, index) in error.layer.enumerated() {
      let list = depth == 0 ? "layers" : "sublayers"
      guard let layers = try node.anyMembers().first(where: { $0.key == list })?.node else { break }
      let elements = try layers.elements()
      guard index < elements.count else { break }
      node = elements[index]
    }
    let members = try node.anyMembers()
    if let animation = error.animation,
      let list = try members.first(where: { $0.key == "animations" })?.node.elements(),
      animation < list.count
    {
      return list[animation].error(error.error.description)
    }
    if let model = members.first(where: { $0.key == "model" })?.node,
      let value = try model.anyMembers().first(where: { $0.key == error.key })?.node
    {
      return value.error(error.error.description)
    }
    return node.error(error.error.description)
  }
}
