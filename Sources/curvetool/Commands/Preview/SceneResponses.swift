import CurveNotation
import Curves
import Spring
import Timeline

/// How the columns of a scene follow its curves, for a page that plays the scene with other curves.
///
/// A column that interpolates numbers is `start + span * curve(progress)`. Runs of the scene with the constant
/// curves 0 and 1 give start and span, a run with a straight line gives the progress. A run with a fourth curve and the scene
/// itself show which columns follow this rule; others, such as the matrix of a rotation, keep their values.
struct SceneResponses {
  /// A column's dependence on a curve, sample by sample.
  struct Response {
    let curve: Int
    let column: Int
    /// Whether the animations are springs, which play every spring in its own time.
    let isSpring: Bool
    /// The progress that the curve is evaluated at; above 1 for a spring animation that is longer than the curve.
    let progress: [Double]
    /// The change of the column for a change of the curve's value by 1.
    let spans: [Double]
  }

  private(set) var list: [Response] = []
  private let scene: LayerScene
  private let times: [Double]

  /// - Parameters:
  ///   - scene: The scene.
  ///   - curves: Its curves.
  ///   - times: The times of the samples.
  ///   - columns: The scene's values at these times, column by column.
  ///   - limit: The maximum number of responses.
  init(_ scene: LayerScene, curves: [NamedCurve], times: [Double], columns: [[Double]], limit: Int)
  {
    (self.scene, self.times) = (scene, times)
    for (index, curve) in curves.enumerated() {
      for use in CurveUse.all(of: curve.easing, in: scene) {
        guard let starts = values(use, Presets.stepEnd), let ends = values(use, Presets.stepStart),
          let line = values(use, .linear), let probe = values(use, .easeInOut)
        else { continue }
        for column in columns.indices where list.count < limit {
          let found = Self.response(
            starts[column], ends[column], line[column], scale: use.scale)
          guard let (progress, spans) = found else { continue }
          let isExplained = columns[column].indices.allSatisfy { row in
            let (start, span) = (starts[column][row], spans[row])
            let progress = progress[row]
            let told =
              span == 0 ? start : start + span * curve.easing.value(at: min(progress, 1))
            let probed =
              span == 0
              ? start : start + span * Easing.easeInOut.value(at: progress / use.scale)
            // Samples have four decimals; a spring is within 0.1 % of its end after its settling time.
            let tolerance = 2e-4 + (use.run == nil ? 0 : 2e-3 * abs(span))
            return Self.isNear(told, columns[column][row], within: tolerance)
              && Self.isNear(probed, probe[column][row], within: 1e-6 * abs(span))
          }
          guard isExplained else { continue }
          list.append(
            Response(
              curve: index, column: column, isSpring: use.run != nil, progress: progress,
              spans: spans))
        }
      }
    }
  }

  var json: JSON {
    .array(
      list.map { response in
        .object([
          "curve": .number(Double(response.curve)), "column": .number(Double(response.column)),
          "isSpring": .bool(response.isSpring),
          "progress": .numbers(response.progress.map { ($0 * 1e6).rounded() / 1e6 }),
          "spans": .numbers(response.spans.map { ($0 * 1e4).rounded() / 1e4 }),
        ])
      })
  }

  /// The columns with another curve; nil if the scene does not run with it.
  private func values(_ use: CurveUse, _ curve: Easing) -> [[Double]]? {
    var scene = scene
    for index in scene.layers.indices {
      scene.layers[index].changeAnimations { use.replace(in: &$0, by: curve) }
    }
    guard let plan = try? Plan(scene),
      let table = try? TimelineTable(plan, layers: [], keyPaths: [])
    else { return nil }
    return table.numbers(at: times)
  }

  /// Whether numbers differ by at most a tolerance and rounding, or neither is a number.
  private static func isNear(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    abs(a - b) <= tolerance + 1e-9 * abs(b) || a.isNaN && b.isNaN
  }

  /// The progress and the spans of a column; nil if the curve does not move it.
  private static func response(
    _ starts: [Double], _ ends: [Double], _ line: [Double], scale: Double
  ) -> (progress: [Double], spans: [Double])? {
    var (progress, spans) = ([Double](), [Double]())
    for (row, start) in starts.enumerated() {
      let span = ends[row] - start
      let isMoved = abs(span) > 1e-9 && span.isFinite
      spans.append(isMoved ? span : 0)
      progress.append(isMoved ? (line[row] - start) / span * scale : 0)
    }
    return spans.contains { $0 != 0 } ? (progress, spans) : nil
  }
}

/// A curve's use in a scene: as a timing function, or as the spring of animations of one duration.
struct CurveUse: Hashable {
  let easing: Easing
  /// The duration of the spring animations in seconds; nil for timing functions.
  let run: Double?

  /// The factor from an animation's progress to the curve's.
  var scale: Double {
    if let run, case .spring(let curve) = easing { return run / curve.duration }
    return 1
  }

  /// Every use of a curve in a scene.
  static func all(of easing: Easing, in scene: LayerScene) -> Set<Self> {
    var uses: Set<Self> = []
    var scene = scene
    for index in scene.layers.indices {
      scene.layers[index].changeAnimations { animation in
        if let run = springRun(animation, easing) { uses.insert(Self(easing: easing, run: run)) }
        if isTimed(animation, by: easing) || isInKeyframes(animation, easing) {
          uses.insert(Self(easing: easing, run: nil))
        }
      }
    }
    return uses
  }

  /// Puts another curve in the place of this one.
  func replace(in animation: inout LayerAnimation, by curve: Easing) {
    if let run {
      guard Self.springRun(animation, easing) == run,
        case .spring(let keyPath, let basic, _) = animation.content
      else { return }
      animation.content = .basic(keyPath: keyPath, basic)
      animation.timing.duration = run
      animation.timingFunction = curve
      return
    }
    if Self.isTimed(animation, by: easing) { animation.timingFunction = curve }
    if case .keyframe(let keyPath, var keyframes) = animation.content {
      keyframes.timingFunctions = keyframes.timingFunctions.map { $0 == easing ? curve : $0 }
      animation.content = .keyframe(keyPath: keyPath, keyframes)
    }
  }

  /// Whether a curve is the timing function of an animation; for groups the straight line means that there is none.
  private static func isTimed(_ animation: LayerAnimation, by easing: Easing) -> Bool {
    if case .group = animation.content, easing == .linear { return false }
    return animation.timingFunction == easing
  }

  private static func isInKeyframes(_ animation: LayerAnimation, _ easing: Easing) -> Bool {
    guard case .keyframe(_, let keyframes) = animation.content else { return false }
    return keyframes.timingFunctions.contains(easing)
  }

  /// The duration of a spring animation with a curve's spring; nil for others, and where a timing function or the
  /// standard duration applies.
  private static func springRun(_ animation: LayerAnimation, _ easing: Easing) -> Double? {
    guard case .spring(_, _, let settings) = animation.content, case .spring(let curve) = easing,
      animation.timingFunction == .linear, SceneCurves.curve(of: settings) == curve,
      let motion = try? settings.motion()
    else { return nil }
    let run =
      settings.isSettling ? motion.settlingDuration(.coreAnimation()) : animation.timing.duration
    return run > 0 && run.isFinite ? run : nil
  }
}
