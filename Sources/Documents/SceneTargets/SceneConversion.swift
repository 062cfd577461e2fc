import CurveArithmetic
import CurveFitting
import CurvePlatforms
import Curves
import Timeline

extension TargetLanguage {
  /// The targets that can express a scene.
  public static let sceneTargets: [TargetLanguage] = SceneForm.all.map(\.target)

  /// Writes a scene as keyframes of its layers over the scene's duration.
  ///
  /// It writes position with translation, rotation, scale, opacity, size and colours, whatever animates
  /// them. Notes name the other key paths. The error is a fraction of the span of a property's values.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - maximumError: The largest error of an approximation; positive.
  /// - Throws: `ConversionError` if the target cannot express scenes, or nothing in the scene moves.
  public func convert(
    _ scene: LayerScene, maximumError: Double = ConversionRequest.defaultMaximumError
  ) throws -> Conversion {
    guard scene.duration > 0, scene.duration.isFinite else {
      throw ConversionError("the scene has no duration")
    }
    guard let form = SceneForm.all.first(where: { $0.target.name == name }) else {
      let names = Self.sceneTargets.map(\.name).joined(separator: ", ")
      throw ConversionError("\(name) cannot express a scene; these targets can: \(names)")
    }
    let sampler: SceneSampler
    do throws(PlanError) {
      sampler = try SceneSampler(scene, isPremultiplied: form.hasBrowserColors)
    } catch {
      throw ConversionError("\(error)")
    }
    var text = SceneKeyframes(
      name: CSSText.identifier(scene.name), duration: scene.duration, layers: [])
    var notes = scene.notes.map(\.description)
    for (index, layer) in sampler.names.enumerated() {
      let samples = try SceneSamples(sampler, layer: index, tolerance: 0.02 * maximumError)
      let tracks = form.properties.compactMap { SceneTrack(samples, $0, tolerance: maximumError) }
      let omitted = sampler.omitted(layer: index, except: form.properties)
      if !omitted.isEmpty {
        notes.append("\(layer): not written: \(omitted.joined(separator: ", "))")
      }
      if !tracks.isEmpty {
        text.layers.append(
          .init(
            name: layer, tracks: tracks, start: samples.start,
            frame: sampler.frame(layer: index)))
      }
    }
    if form.hasBrowserColors,
      text.layers.contains(where: {
        $0.tracks.contains { SceneProperty.colors.contains($0.property) }
      })
    {
      notes.append("browsers round colours to 8 bits")
    }
    let tracks = text.layers.flatMap(\.tracks)
    guard !tracks.isEmpty else {
      throw ConversionError("nothing that moves in the scene can be written for \(name)")
    }
    return Conversion(
      target: name, text: form.write(text), bytes: nil, duration: scene.duration, delay: nil,
      maximumError: tracks.reduce(0) { $1.error <= $0 ? $0 : $1.error }, jumpAtEnd: 0,
      isLossless: false, points: tracks.reduce(0) { $0 + $1.keys.count }, notes: notes)
  }
}

/// How a target expresses scenes.
private struct SceneForm: Sendable {
  let target: TargetLanguage
  let properties: [SceneProperty]
  /// Whether colours are mixed premultiplied by their opacity and rounded to 8 bits, as in browsers.
  let hasBrowserColors: Bool
  let write: @Sendable (SceneKeyframes) -> String

  static let all = [
    SceneForm(
      target: .cssKeyframes, properties: CSSSceneText.properties, hasBrowserColors: true,
      write: { CSSSceneText.rules($0) }),
    SceneForm(
      target: .webAnimations, properties: CSSSceneText.properties, hasBrowserColors: true,
      write: { CSSSceneText.script($0) }),
    SceneForm(
      target: .lottie, properties: LottieSceneText.properties, hasBrowserColors: false,
      write: { LottieSceneText.document($0) }),
  ]
}

/// The layers of a scene that move, as keyframes.
struct SceneKeyframes {
  var name: String
  var duration: Double
  var layers: [Layer]

  struct Layer {
    var name: String
    var tracks: [SceneTrack]
    /// Its numbers at the start.
    var start: [Double]
    /// The parts of its shape that no keyframe changes.
    var frame: (anchorX: Double, anchorY: Double, radius: Double, border: Double)

    /// The track of a property; nil if the property does not move.
    subscript(property: SceneProperty) -> SceneTrack? { tracks.first { $0.property == property } }
  }

  /// A number, rounded to within 1e-7.
  static func rounded(_ value: Double) -> Double {
    DecimalRounding.round(value, within: max(abs(value), 1e-3) * 1e-8)
  }

  static func number(_ value: Double) -> String { cssNumber(rounded(value)) }
}
