import CurvePlatforms
import Curves
import Testing

@testable import CurveDocuments

/// Mixins of Sass, where they are defined and where they are included.
@Suite struct SassMixinTests {
  private func found(
    _ text: String, modules: [String: String] = [:]
  ) throws -> [String: DocumentCurve] {
    let document = try CurveDocument(
      Array(text.utf8), isStyleSheet: true, modules: modules.mapValues { Array($0.utf8) })
    #expect(document.notes.isEmpty, "\(document.notes)")
    return Dictionary(document.entries.map { ($0.name, $0) }) { first, _ in first }
  }

  private func plain(_ easing: Easing?) -> Easing? {
    if case .preset(let preset) = easing { preset.value } else { easing }
  }

  @Test func aMixinHasItsDefaultsAndItsArguments() throws {
    let found = try found(
      """
      @mixin m($d: 200ms, $e: ease-out) { transition: opacity $d $e; }
      @mixin fade(
        $duration: 300ms,
        $ease: cubic-bezier(0.2, 0, 0, 1)
      ) {
        animation: fade $duration $ease;
        &:hover { transition: left #{$duration} linear }
      }
      .a { @include m; }
      .b { @include m(100ms, linear); }
      .c { @include m($e: ease-in) }
      .d {
        @include fade();
      }
      """)
    let ends: [(String, Double, String, Int)] = [
      ("@mixin m transition opacity", 0.2, "ease-out", 1),
      ("@mixin fade animation fade", 0.3, "cubic-bezier(0.2, 0, 0, 1)", 6),
      (".a transition opacity", 0.2, "ease-out", 9), (".b transition opacity", 0.1, "linear", 10),
      (".c transition opacity", 0.2, "ease-in", 11),
      (".d animation fade", 0.3, "cubic-bezier(0.2, 0, 0, 1)", 13),
      ("&:hover transition left", 0.3, "linear", 13),
    ]
    for (name, duration, easing, line) in ends {
      let entry = found[name]
      #expect(entry?.duration == duration && entry?.line == line, "\(name): \(found.keys.sorted())")
      #expect(plain(entry?.easing) == plain(try EasingParser().parse(easing).easing), "\(name)")
    }
    #expect(!found.keys.contains { $0.hasPrefix("$") }, "\(found.keys.sorted())")
  }

  /// Variables, further arguments, mixins in mixins, and those of a module with its own variables.
  @Test func includedMixinsAreRead() throws {
    let found = try found(
      """
      @use 'motion' as m;
      $slow: 2s;
      @mixin all($list...) { transition: $list; }
      @mixin twice($d: $slow, $half: $d / 2) { @include all(left $d linear, top $half ease); }
      .a { @include twice; }
      .b { @include m.enter; }
      .c { @include m.enter(1s); }
      """,
      modules: ["m": "$quick: 90ms; @mixin enter($d: $quick) { transition: opacity $d ease-in; }"])
    #expect(found[".a transition left"]?.duration == 2 && found[".a transition top"]?.duration == 1)
    #expect(found[".b transition opacity"]?.duration == 0.09, "\(found.keys.sorted())")
    #expect(found[".c transition opacity"]?.duration == 1)
  }

  /// What depends on the caller, on conditions or on itself stays out.
  @Test func unsupportedMixinsAreNotIncluded() throws {
    let found = try found(
      """
      @mixin needs($d) { transition: left $d linear; color: red }
      @mixin asks($d: 1s) { @if $d { transition: left $d linear; } }
      @mixin wraps { @media print { @content; } }
      @mixin loop($d: 1s) { @include loop($d); transition: top $d linear }
      .a { @include needs; }
      .b { @include asks; }
      .c { @include wraps { transition: left 2s linear; } }
      .d { @include loop; }
      .e { @include unknown(3s); transition: left 3s linear; }
      """)
    let seconds = found.filter { $0.key.hasPrefix(".") && $0.key != ".c transition left" }
      .mapValues { $0.duration }
    #expect(seconds == [".d transition top": 1, ".e transition left": 3], "\(seconds)")
    #expect(found.values.contains { $0.duration == 2 }, "\(found.keys)")
  }

  /// The default of a parameter is not lost where its mixin is left alone.
  @Test func defaultsOfUnsupportedMixinsAreListed() throws {
    let found = try found(
      """
      @mixin asks($d: 1s, $e: cubic-bezier(0.2, 0, 0, 1)) { @if $d { transition: left $d $e; } }
      .a { @include asks; }
      """)
    #expect(try found["$e"]?.easing == Easing("cubic-bezier(0.2, 0, 0, 1)"), "\(found.keys)")
  }
}
