import CurveDocuments
import Curves
import Timeline

@testable import curvetool

/// The readers of files.
let fileTargets: [String: Target] = [
  "scene": { bytes in
    guard let scene = try? LayerScene(json: Array(bytes)) else { return }
    check(!scene.duration.isNaN, "the duration is nan")
  },
  "keyframes": { bytes in
    guard let animation = try? KeyframeDocument(json: Array(bytes)).animation,
      let results = try? KeyframesResults(animation, isStrict: false)
    else { return }
    let times = positions
    let values = results.values(at: times)
    let velocities = results.velocities(at: times)
    check(values.allSatisfy { !$0.isNaN }, "a value is nan")
    check(velocities.allSatisfy { !$0.isNaN }, "a velocity is nan")
  },
  "stylesheet": { bytes in
    guard let sheet = try? StyleSheet(bytes: Array(bytes)) else { return }
    for curve in sheet.curves { check(curve.easing.value(at: 0.3).isFinite, "\(curve.name)") }
    for name in sheet.propertyNames { _ = sheet.error(of: name) }
    for track in sheet.keyframes.flatMap(\.tracks) {
      guard let specification = track.specification(base: .number(7)) else { continue }
      let offsets = track.keyframes.map(\.offset)
      check(offsets == Set(offsets).sorted(), "the offsets are \(offsets)")
      check(specification.values.count >= offsets.count, "values are missing")
    }
  },
  "tokens": { bytes in
    guard let file = try? TokenFile(json: Array(bytes)) else { return }
    check(file.replacing([:]) == Array(bytes), "nothing replaced is not the file")
    for token in file.tokens {
      if let easing = token.easing { check(easing.value(at: 0.3).isFinite, token.path) }
    }
  },
  "lottie": { bytes in
    guard let file = try? LottieFile(json: Array(bytes)) else { return }
    for track in file.tracks {
      for position in positions {
        check(track.value(at: position).allSatisfy(\.isFinite), "\(track.pointer): a value")
        check(!track.velocity(at: position).contains { $0.isNaN }, "\(track.pointer): a velocity")
      }
    }
  },
  "document": { bytes in
    guard let document = try? CurveDocument(Array(bytes)) else { return }
    for entry in document.entries { check(entry.easing.value(at: 0.3).isFinite, entry.name) }
    for name in document.names { _ = document.entry(name) }
  },
]
