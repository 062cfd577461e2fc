import CurveDocuments
import Curves
import Testing

/// Mutated files neither crash nor hang a reader, and the results contain no NaN.
@Suite struct ReaderFuzzTests {
  private static let marks = "{}[]():;,\"'@#%!/*-. \n0123456789eE"

  private static let sheets = [
    ":root{--a:ease;--b:var(--a, linear);--c:cubic-bezier(var(--x),0,var(--y,1),1);--x:.5}",
    ".a,.b{transition:opacity .2s ease-in,top 1s steps(3) 2s;animation:k 1s var(--a) infinite}",
    "@media (x){:root{--a:linear(0, .5 20% 30%, 1) !important}}@layer u{a{--a:ease-out}}",
    "@keyframes k{from,50%{left:0;top:3%;animation-timing-function:ease}to{left:10px;color:#fff}}",
    "/* c */ in: ease-in\nout: { type: \"spring\", stiffness: 9 }\n$x: 0.4 0 0.2 1;",
    "a{b{c{transition-timing-function:ease,steps(2)}}}@supports not (top:0){a{--z:\"{;\"}}",
  ]

  private static let tokens = [
    """
    {"m":{"$type":"cubicBezier","a":{"$value":[0.5,0,1,{"$ref":"#/n/$value"}]},"b":{"$value":"{m.a}"},
    "p":{"$ref":"#/m/a/$value"}},"n":{"$type":"number","$value":1},"d":{"$type":"duration",
    "$value":{"value":1.5,"unit":"s"},"$extensions":{"x":[1,null,true]}},"o":{"type":"duration","value":"200ms"}}
    """,
    """
    {"t":{"$type":"transition","x":{"$value":{"duration":"{t.d}","delay":"0s",
    "timingFunction":[0,0,1,1]}},"d":{"$type":"duration","$value":"1s"}},"$root":{"$value":"{t.x}"}}
    """,
  ]

  private static let animations = [
    """
    {"fr":30,"layers":[{"ks":{"o":{"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0.4],"y":[0]},"i":{"x":0.2,"y":1}},
    {"t":9,"s":[1],"h":1},{"t":12}]},"p":{"k":[{"t":0,"s":[0,0,1],"to":[1,2],"ti":[3,4]},{"t":8,"s":[5,5,2]}]}}}]}
    """,
    """
    {"fr":1,"layers":[{"k":[{"t":0,"s":[{"v":[[0,1]],"i":[[0,0]],"o":[[1e3,-2]],"c":true}],"e":[{"v":[[1,1]],
    "i":[[0,0]],"o":[[0,0]]}]},{"t":2}]},{"x":"time","k":[{"t":1,"s":1}]}]}
    """,
  ]

  @Test(arguments: 1...10)
  func damagedStyleSheetsCrashNothing(seed: UInt64) {
    var mutations = Mutations(Self.sheets, alphabet: Self.marks, seed: seed)
    var (accepted, curves, tracks) = (0, 0, 0)
    for _ in 0..<Mutations.count {
      let bytes = mutations.next()
      guard let sheet = try? StyleSheet(bytes: bytes) else { continue }
      accepted += 1
      for curve in sheet.curves {
        curves += 1
        #expect(curve.line >= 1)
        #expect(curve.easing.value(at: 0.3).isFinite, "\(String(decoding: bytes, as: UTF8.self))")
      }
      for track in sheet.keyframes.flatMap(\.tracks) {
        guard let specification = track.specification(base: .number(7)) else { continue }
        tracks += 1
        let offsets = track.keyframes.map(\.offset)
        #expect(offsets == Set(offsets).sorted() && specification.values.count >= offsets.count)
      }
    }
    #expect(accepted > Mutations.count / 2 && curves > accepted && tracks > accepted / 20)
  }

  @Test(arguments: 1...10)
  func damagedTokensCrashNothing(seed: UInt64) {
    var mutations = Mutations(Self.tokens, alphabet: Self.marks, seed: seed)
    var accepted = 0
    for _ in 0..<Mutations.count {
      let bytes = mutations.next()
      guard let file = try? TokenFile(json: bytes) else { continue }
      accepted += 1
      #expect(file.replacing([:]) == bytes)
      for token in file.tokens {
        if let easing = token.easing { #expect(easing.value(at: 0.3).isFinite) }
        if case .duration(let seconds) = token.value { #expect(seconds >= 0 && seconds.isFinite) }
      }
    }
    #expect(accepted > Mutations.count / 50)
  }

  @Test(arguments: 1...10)
  func damagedLottieFilesCrashNothing(seed: UInt64) {
    var mutations = Mutations(Self.animations, alphabet: Self.marks, seed: seed)
    var (accepted, values) = (0, 0)
    for _ in 0..<Mutations.count {
      guard let file = try? LottieFile(json: mutations.next()) else { continue }
      accepted += 1
      for track in file.tracks {
        for time in [-1, 0, 0.1, 1, 5.0] {
          values += 1
          let (value, velocity) = (track.value(at: time), track.velocity(at: time))
          #expect(value.allSatisfy { $0.isFinite } && !velocity.contains { $0.isNaN })
        }
      }
    }
    #expect(accepted > Mutations.count / 50 && values > accepted)
  }

  @Test(arguments: 1...10)
  func documentsOfEveryKindAreReadOrRefused(seed: UInt64) {
    let corpus =
      Self.sheets + Self.tokens + Self.animations + DialectTests.forms.map(\.pasted)
      + ["M0,0 C.05,0 .13,.06 .16,.4 A1 1 0 0 1 1e-310 1"]
    var mutations = Mutations(corpus, alphabet: Self.marks, seed: seed)
    var accepted = 0
    for _ in 0..<Mutations.count {
      let bytes = mutations.next()
      let text = String(decoding: bytes, as: UTF8.self)
      if let document = try? CurveDocument(bytes) {
        accepted += 1
        for entry in document.entries { #expect(entry.easing.value(at: 0.3).isFinite, "\(text)") }
      }
      _ = try? BezierPath(text)
      _ = try? ColorValue(text)
      _ = try? TransformList(text)
    }
    #expect(accepted > Mutations.count / 20)
  }
}
