import Curves
import Timeline

extension KeyframeSpecification {
  /// The keys of a keyframe animation in a scene file.
  static let keys = [
    "values", "keyTimes", "calculationMode", "timingFunctions", "tensionValues",
    "continuityValues", "biasValues", "uniformTangents", "arcLength", "path", "rotationMode",
  ]

  init(_ members: [String: JSONNode]) throws(DocumentError) {
    self.init()
    if let node = members["values"] {
      for element in try node.elements() { values.append(try element.animatable()) }
    }
    if let node = members["path"], !node.isNull {
      let text = try node.string()
      do throws(SyntaxError) {
        path = try Path(text)
      } catch {
        throw node.error("no path: \(error)")
      }
    }
    if let node = members["keyTimes"], !node.isNull { keyTimes = try node.numbers() }
    mode = try members["calculationMode"]?.word(CalculationMode.self) ?? .linear
    if let node = members["timingFunctions"] {
      for element in try node.elements() { timingFunctions.append(try element.easing()) }
    }
    tension = try members["tensionValues"]?.numbers() ?? []
    continuity = try members["continuityValues"]?.numbers() ?? []
    bias = try members["biasValues"]?.numbers() ?? []
    hasUniformTangents = try members["uniformTangents"]?.bool() ?? false
    isPacedByArc = try members["arcLength"]?.bool() ?? false
    rotationMode = try members["rotationMode"]?.word(PathAnimation.RotationMode.self) ?? .none
  }
}

extension MediaTiming {
  /// The keys of the timing of an animation in a scene file.
  static let animationKeys = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration",
    "autoreverses", "fillMode",
  ]

  init(_ members: [String: JSONNode]) throws(DocumentError) {
    self.init()
    for (name, property) in [
      ("beginTime", \MediaTiming.beginTime), ("speed", \.speed), ("timeOffset", \.timeOffset),
      ("repeatCount", \.repeatCount), ("repeatDuration", \.repeatDuration),
      ("duration", \.duration),
    ] {
      guard let node = members[name], !node.isNull else { continue }
      // A spring's own word for its duration.
      if name == "duration", node.value.content == .string("settling") { continue }
      let isEndless = name.hasPrefix("repeat") && node.value.content == .string("infinity")
      self[keyPath: property] = isEndless ? .infinity : try node.number()
    }
    autoreverses = try members["autoreverses"]?.bool() ?? false
    fillMode = try members["fillMode"]?.word(FillMode.self) ?? .removed
    do throws(TimingError) {
      try validate()
    } catch {
      guard let node = members[error.property] else { return }
      throw node.error("must be \(error.allowed), but is \(error.value)")
    }
  }
}

/// One keyframe animation of a file: an object as scenes have them.
public struct KeyframeDocument: Sendable {
  /// When it runs.
  public var timing: MediaTiming
  /// The timing function over all.
  public var timingFunction: Easing
  /// Whether the end of each cycle is added to the next.
  public var isCumulative: Bool
  /// The keyframes.
  public var specification: KeyframeSpecification

  /// Reads a document.
  ///
  /// - Throws: ``DocumentError`` with line, column and path.
  public init(json bytes: [UInt8]) throws(DocumentError) {
    let root = try JSONNode(document: bytes)
    let members = try root.members(
      ["key", "type", "keyPath", "timingFunction", "cumulative", "additive", "removedOnCompletion"]
        + MediaTiming.animationKeys + KeyframeSpecification.keys)
    if let type = members["type"], try type.string() != "keyframe" {
      throw type.error("\"keyframe\" was expected")
    }
    timing = try MediaTiming(members)
    timingFunction = try members["timingFunction"]?.easing() ?? .linear
    isCumulative = try members["cumulative"]?.bool() ?? false
    specification = try KeyframeSpecification(members)
    if specification.values.isEmpty, specification.path == nil {
      throw root.error("values or a path are needed")
    }
  }
}
