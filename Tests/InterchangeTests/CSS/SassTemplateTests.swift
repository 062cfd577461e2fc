import Curves
import Testing

@testable import CurveDocuments

/// Variables, functions and mixins of Sass.
@Suite struct SassTemplateTests {
  private func document(_ text: String) throws -> CurveDocument {
    try CurveDocument(Array(text.utf8))
  }

  /// Bootstrap's way to write its variables.
  @Test func variablesOfVariablesAreListed() throws {
    let text = """
      $carousel-transition-duration: .6s !default;
      $carousel-transition: transform $carousel-transition-duration ease-in-out !default;
      $map: (short: 120ms, long: 300ms);
      $ease: ease-out;
      $t1: opacity map-get($map, short) $ease;
      """
    let found = try document(text)
    #expect(found.entry("$carousel-transition")?.duration == 0.6, "\(found.entries)")
    #expect(found.entry("$t1")?.duration == 0.12)
    #expect(found.entry("$t1")?.easing == found.entry("$ease")?.easing)
    let alone = try document(text.split(separator: "\n").prefix(2).joined(separator: "\n"))
    #expect(alone.entries.map(\.name) == ["$carousel-transition"])
    #expect(alone.entries.first?.duration == 0.6)
    #expect(alone.durations.map(\.seconds) == [0.6])
  }

  /// The parameters of a mixin are no variables of the file.
  @Test func parametersAreNoVariables() throws {
    let found = try document(
      """
      $transition-base: all .2s ease-in-out !default;
      $modal-transition: transform .3s ease-out !default;
      @mixin transition($transition...) {
        @if length($transition) == 0 { $transition: $transition-base; }
        @if $enable-transitions { transition: $transition; }
      }
      .modal { transition: $modal-transition; }
      """)
    #expect(
      found.entries.map(\.name) == [
        "$transition-base", "$modal-transition", ".modal transition transform",
      ])
    #expect(found.notes.isEmpty, "\(found.notes)")
  }

  /// Functions of one `@return` are computed, with defaults, arguments by name, and each other.
  @Test func functionsAreComputed() throws {
    let found = try document(
      """
      $easings: (
        standard: (productive: cubic-bezier(0.1, 0, 0.38, 0.9), expressive: cubic-bezier(0.4, 0.14, 0.3, 1)),
        exit: (productive: cubic-bezier(0.2, 0, 1, 0.8), expressive: cubic-bezier(0.4, 0.13, 1, 1)),
      );
      $fast: 110ms;
      @function motion($name, $motion: productive) {
        @return map.get($easings, $name, $motion);
      }
      @function enter($what, $duration, $delay: 0ms) { @return $what $duration $delay motion(exit); }
      @mixin moving($name) { transition-timing-function: motion($name, productive); }
      .a { transition: opacity $fast motion(exit, expressive); }
      .b { transition: opacity $fast motion('standard'); }
      .c { transition: enter(opacity, $fast, $delay: 50ms), enter(left, 2s); }
      .d { transition: left 1s map-get(map-get($easings, 'exit'), expressive); }
      """)
    #expect(found.notes.isEmpty, "\(found.notes)")
    let rules = found.entries.filter { $0.name.hasPrefix(".") }
    #expect(rules.map(\.duration) == [0.11, 0.11, 0.11, 2, 1], "\(found.entries)")
    #expect(rules.map(\.delay) == [nil, nil, 0.05, nil, nil])
    let exit = try CubicBezier(0.2, 0, 1, 0.8)
    let expressive = try CubicBezier(0.4, 0.13, 1, 1)
    let standard = try CubicBezier(0.1, 0, 0.38, 0.9)
    for (rule, meant) in zip(rules, [expressive, standard, exit, exit, expressive]) {
      for x in [0.1, 0.4, 0.8] {
        #expect(abs(rule.easing.value(at: x) - meant.value(at: x)) <= 1e-12, "\(rule)")
      }
    }
  }

  /// Carbon's `motion()` from its own module.
  @Test func carbonsFunctionIsKnown() throws {
    let found = try document(
      """
      @use '@carbon/styles/scss/motion' as *;
      .b { transition: background-color 70ms motion(standard, productive); }
      .c { transition-timing-function: motion(exit, expressive); transition-duration: 240ms; }
      """)
    #expect(found.entries.map(\.duration) == [0.07, 0.24], "\(found.entries)")
    // Source: @carbon/motion, easings.
    for (entry, meant) in zip(
      found.entries, [try CubicBezier(0.2, 0, 0.38, 0.9), try CubicBezier(0.4, 0.14, 1, 1)])
    {
      #expect(abs(entry.easing.value(at: 0.3) - meant.value(at: 0.3)) <= 1e-12)
    }
  }

  /// Material's generated tokens.
  @Test func valuesOfConditionsKeepTheirNames() throws {
    let found = try document(
      """
      @function values($exclude-hardcoded-values: false) {
        @return (
          'duration-extra-long1': if($exclude-hardcoded-values, null, 700ms),
          'duration-short2': if($exclude-hardcoded-values, null, 100ms),
          'easing-emphasized': if($exclude-hardcoded-values, null, cubic-bezier(0.2, 0, 0, 1)),
          'easing-legacy': if($exclude-hardcoded-values, null, cubic-bezier(0.4, 0, 0.2, 1)),
        );
      }
      """)
    #expect(found.entries.map(\.name) == ["easing-emphasized", "easing-legacy"])
    #expect(found.durations.map(\.name) == ["duration-extra-long1", "duration-short2"])
    #expect(found.durations.map(\.seconds) == [0.7, 0.1])
    #expect(found.notes.isEmpty, "\(found.notes)")
  }

  /// A custom property whose animation lacks a curve has a note, and other ones do not.
  @Test func incompleteAnimationsAreNoted() throws {
    let found = try document(
      """
      :root {
        --animation-fade-in: fade-in .5s var(--ease-3);
        --animation-ping: ping 5s var(--ease-out-3) infinite;
        --u: opacity var(--fast) ease;
        --border: var(--width) solid red;
        --d: 200ms;
      }
      """)
    #expect(found.notes.map(\.line) == [2, 3, 4], "\(found.notes)")
    #expect(found.durations.map(\.seconds) == [0.2])
  }
}
