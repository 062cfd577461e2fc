import Curves
import Timeline

extension KeyframeSpecification {
  /// The keys of a keyframe animation in a scene file, in the order of reading.
  static let keys = [
    "values", "keyTimes", "calculationMode", "timingFunctions", "tensionValues",
    "continuityValues", "biasValues", "uniformTangents", "arcLength", "path", "rotationMode",
    "premultiplied",
  ]
}

/// One keyframe animation from a file: in the form that scenes use, as a list of the Web Animations interface, or as
/// times with values.
package struct KeyframeDocument: Sendable {
  /// The animation, with the key path of the file; `value` if the file has none.
  package var animation: LayerAnimation

  private static let keys = JSONKeys(
    AnimationKey.names + ["keyPath"] + KeyframeSpecification.keys)

  /// Reads a document.
  ///
  /// - Throws: ``DocumentError`` with line, column and path.
  package init(json bytes: [UInt8]) throws(DocumentError) {
    let root = try JSONNode(document: bytes)
    if let foreign = try ForeignKeyframes(root) {
      animation = foreign.animation
      return
    }
    let fields = try root.fields(Self.keys)
    if let type = fields[1], try type.string() != "keyframe" {
      throw type.error("expected \"keyframe\"")
    }
    var reader = SceneReader()
    let specification = try reader.keyframes(fields, from: AnimationKey.own + 1, nil, nil)
    if specification.values.isEmpty, specification.path == nil {
      throw root.error("values or a path are needed")
    }
    animation = LayerAnimation(
      .keyframe(
        keyPath: try fields[AnimationKey.own]?.string() ?? "value", specification))
    animation.timing = try reader.timing(fields)
    animation.timingFunction = try reader.easing(fields[AnimationKey.timingFunction]) ?? .linear
    animation.isCumulative = try fields[AnimationKey.cumulative]?.bool() ?? false
  }
}
