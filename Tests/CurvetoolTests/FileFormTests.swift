import Foundation
import Testing

/// The forms in which files of designers and engineers hold curves, springs and times: a change of any part is seen, and
/// nothing is lost.
@Suite struct FileFormTests {
  private static let maps = """
    $fast: 150ms;
    $standard: cubic-bezier(0.2, 0, 0, 1);
    $motion: (
      quick: (easing: ease-in-out, duration: 210ms),
      pop: (stiffness: 200, damping: 20, mass: 2),
      'enter': ('easing': $standard, 'duration': $fast, 'delay': 30ms),
      exit: (timing-function: ease-in, duration: $fast * 3),
      swing: (response: 0.4, damping-ratio: 0.55),
      deep: (a: (b: (easing: ease-out, duration: 0.8s)), c: linear 900ms, d: 'ease'),
    );
    """
  private static let less = """
    @motion: { @quick: { easing: ease-in-out; duration: 210ms; }; @pop: { stiffness: 200; damping: 20; }; }
    """
  private static let list = """
    [{"name": "a", "tension": 170, "friction": 26}, {"name": "b", "value": "ease"},
     {"id": "c", "stiffness": 210, "damping": 20}, {"name": "d", "visualDuration": 0.5, "bounce": 0.2},
     {"name": "e", "label": "Soft", "response": 0.45, "dampingRatio": 0.7},
     {"name": "f", "timing-function": "ease-in", "duration": "250ms", "delay": 60}]
    """
  private static let points = """
    {"easings": {"a": {"x1": 0.4, "y1": 0, "x2": 0.2, "y2": 1}, "b": {"p1": [0.3, 0], "p2": [0, 1]}},
     "bezier": "0.5, 0, 0.2, 1"}
    """
  private static let modes = """
    {"collections": [{"name": "Motion", "variables": [
      {"name": "duration/fast", "type": "FLOAT", "values": {"Default": 150, "Reduced": 0}},
      {"name": "easing/standard", "type": "STRING",
       "values": {"Default": "cubic-bezier(0.2, 0, 0, 1)", "Reduced": "linear"}}]}],
     "time": {"slow": {"value": 410, "type": "time"}, "last": {"value": "430", "type": "time"}}}
    """
  private static let groups = """
    {"base": {"$type": "cubicBezier", "in": {"$value": [0.4, 0, 1, 1]}, "out": {"$value": [0, 0, 0.3, 1]},
       "times": {"$type": "duration", "slow": {"$value": {"value": 400, "unit": "ms"}}}},
     "brand": {"$extends": "{base}", "out": {"$value": [0, 0, 0.1, 1]}},
     "use": {"$type": "transition", "card": {"$value": {
       "duration": {"$ref": "#/brand/times/slow/$value"}, "delay": {"value": 20, "unit": "ms"},
       "timingFunction": "{brand.in}"}}}}
    """
  private static let lists = """
    :root { --delays: max(1s, 2s), 3s; --easings: ease-in, cubic-bezier(0.2, 0, 0, 1); }
    """
  private static let branches = """
    val fade = if (fast) tween(100) else spring(stiffness = 300f)
    val flip = if (fast) tween(
      durationMillis = 150
    ) else tween(350, easing = LinearEasing)
    const val DURATION_LONG_MS = 500L
    val gap = 600.milliseconds
    """
  private static let component = """
    <template><div style="transition: color 800ms ease-in">A day's work</div></template>
    <script setup>
    const duration = 300
    const ease = [0.2, 0, 0, 1]
    </script>
    <style scoped>
    .fade { transition: opacity 500ms ease-out; }
    </style>
    """
  private static let script = """
    export const springs = [{ name: 'a', stiffness: 100, damping: 10 }, { name: 'b', stiffness: 210, damping: 20 }];
    element.animate([{ opacity: 0 }], { duration: 400, easing: "ease-in", delay: 120 });
    gsap.to(".box", { x: 90, duration: 1.5, ease: "power2.inOut" });
    const card = <motion.div transition={{ type: "spring", stiffness: 260, damping: 21 }} />;
    const fadeMs = 220;
    """
  private static let android = """
    class Motion {
      static final long DURATION = 310L;
      Interpolator in = new AccelerateInterpolator(1.5f);
      void fade() {
        view.animate().alpha(1f).setDuration(250).setInterpolator(new OvershootInterpolator(3f)).start();
        other.setDuration(450);
      }
    }
    """
  private static let resources = """
    <resources>
      <item name="pop_spring_stiffness" format="float" type="dimen">800</item>
      <item name="pop_spring_damping_ratio" format="float" type="dimen">0.6</item>
    </resources>
    """
  private static let tweens = """
    public class Card : MonoBehaviour {
      void Start() {
        transform.DOMove(end, 0.5f).SetEase(Ease.OutBack).SetDelay(0.2f);
        var grow = transform.DOScale(2, 0.7f)
          .SetEase(Ease.InQuad);
      }
    }
    """
  private static let widgets = """
    final controller = AnimationController(vsync: this, duration: const Duration(milliseconds: 320));
    final fade = AnimatedOpacity(duration: const Duration(milliseconds: 540), curve: Curves.easeOut);
    """

  /// A part with another last digit.
  private static func changed(_ part: String) -> String {
    guard let index = part.lastIndex(where: \.isNumber) else { return part }
    let digit = ((part[index].wholeNumberValue ?? 0) + 1) % 10
    return part.replacingCharacters(in: index...index, with: "\(digit)")
  }

  @Test(arguments: [
    (maps, "scss", ["ease-in-out", "210ms", "200,", "mass: 2", "0.2, 0", "150ms", "30ms", "* 3"]),
    (maps, "scss", ["0.4, d", "0.55", "ease-out", "0.8s", "900ms"]),
    (less, "less", ["ease-in-out", "210ms", "200;", "20;"]),
    (list, "json", ["170", "26", "ease\"", "210", "0.5", "0.2}", "0.45", "0.7", "250", "60"]),
    (points, "json", ["0.4", "0.3", "0.5"]),
    (modes, "json", ["150", "\"Reduced\": 0", "0.2, 0", "linear", "410", "430"]),
    (groups, "json", ["0.4, 0", "0.3", "400", "0.1", "\"value\": 20", "{brand.in}"]),
    (lists, "css", ["2s", "3s", "ease-in", "0.2, 0"]),
    (branches, "kt", ["100", "300f", "150", "350", "500L", "600"]),
    (component, "vue", ["800ms", "ease-in\"", "= 300", "0.2, 0", "500ms", "ease-out"]),
    (script, "tsx", ["100", "210", "400", "ease-in", "120", "1.5", "power2", "260", "220"]),
    (android, "java", ["310L", "1.5f", "250", "3f", "450"]), (resources, "xml", ["800", "0.6"]),
    (tweens, "cs", ["0.5f", "OutBack", "0.2f", "0.7f", "InQuad"]),
    (widgets, "dart", ["320", "540", "easeOut"]),
  ])
  func aChangeOfAnyPartIsSeen(text: String, ending: String, parts: [String]) async throws {
    let others = [
      "ease-in-out": "ease-out", "ease-in": "ease-out", "ease-out": "ease-in", "linear": "ease",
      "ease-in\"": "ease-out\"", "ease\"": "linear\"", "{brand.in}": "{brand.out}",
      "power2": "power3", "OutBack": "OutQuad", "InQuad": "InCubic", "easeOut": "easeIn",
    ]
    try await Tool.inFolder { folder in
      let (before, after) = ("\(folder)/before.\(ending)", "\(folder)/after.\(ending)")
      try text.write(toFile: before, atomically: true, encoding: .utf8)
      let same = try await Tool.run(["check", before, before, "--strict"])
      #expect(same.status == 0, "\(same.error)")
      for part in parts {
        try #require(text.contains(part), "\(part)")
        let changed = others[part] ?? Self.changed(part)
        let old = try #require(text.range(of: part))
        try text.replacingCharacters(in: old, with: changed)
          .write(toFile: after, atomically: true, encoding: .utf8)
        let result = try await Tool.run(["check", before, after])
        #expect(result.status == 1, "\(part) -> \(changed): \(result.output) \(result.error)")
      }
    }
  }

  /// What is not read has a note, and `--strict` refuses it.
  @Test(arguments: [
    (#"{"a": "ease", "b": "ease-in", "a": "linear"}"#, "json", #"1:2: "a" is given again"#),
    (
      "$m: (a: (stiffness: 200, damping: 20, bouncy: 1), b: ease);", "scss",
      "$m.a: expected only settings of a spring, but found 'bouncy'"
    ),
    (
      "export const a = { stiffness: 9, damping: 2, onRest: f };\nexport const b = { stiffness: 9, damping: 2 };",
      "ts", "a: expected only settings of a spring, but found 'onRest'"
    ),
    (
      "const t = { ease: 'easeIn', duration: 0.2, staggerChildren: 0.1 };\nconst easing = 'ease-in'",
      "ts", "t: not part of a curve, so ignored: staggerChildren"
    ),
    (
      "const ease = [0, 0, 0.2, 1];\nconst easing = { quad: 1, easeIn: t => t * t };", "js",
      "easing.easeIn: expected a curve, not code"
    ),
    (
      "UIView.animateKeyframes(withDuration: 2, delay: 0.1) {\n"
        + "  UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { }\n}",
      "swift", "the values of keyframes, which closures set, are not read"
    ),
  ])
  func whatIsNotReadIsNoted(text: String, ending: String, note: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/motion.\(ending)"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["presets", "@\(file)"])
      #expect(result.status == 0 && result.error.contains(note), "\(result.error)")
      let strict = try await Tool.run(["presets", "@\(file)", "--strict"])
      #expect(strict.status == 65 && strict.error.contains(note), "\(strict.error)")
    }
  }

  /// Both curves of a condition are listed, and a note tells that they are.
  @Test(arguments: [
    ("val a = if (fast) tween(100) else spring()", "kt"),
    ("func a(_ b: Bool) -> Animation { b ? .linear(duration: 0.1) : .spring() }", "swift"),
  ])
  func branchesAreCurvesOfTheirOwn(text: String, ending: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/a.\(ending)"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["presets", "@\(file)", "--strict", "--json"])
      #expect(result.status == 0 && result.error.contains("one branch of a condition"))
      #expect(result.output.contains("100") || result.output.contains("0.1"), "\(result.output)")
      #expect(result.output.contains("spring("), "\(result.output)")
    }
  }

  @Test(arguments: [
    ("motion:\n  fast: 150ms\n  ease: cubic-bezier(0.2, 0, 0, 1)\n", "YAML"),
    (
      "motion:\n  ease:\n    in: { value: ease-in, type: easing }\n    out:\n      value: ease\n",
      "YAML"
    ),
    ("[motion]\nfast = \"150ms\"\nease = \"cubic-bezier(0.2, 0, 0, 1)\"\n", "TOML"),
  ])
  func otherFormatsAreNamed(text: String, name: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/motion.txt"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["convert", "@\(file)", "--to", "css"])
      #expect(result.status == 65 && result.output.isEmpty)
      #expect(result.error.contains("\(name) is not read: convert it to JSON"), "\(result.error)")
    }
  }

  /// A spring whose numbers have another meaning than their author's has a note in every kind of file.
  @Test(arguments: [
    #"{"card": "spring(230, 0.5)"}"#, #"{"card-spring": "spring(230, 0.5)", "fade": "ease"}"#,
    #"{"card": {"$type": "spring", "$value": "spring(230, 0.5)"}}"#,
  ])
  func longSpringsHaveANote(text: String) async throws {
    try await Tool.inFolder { folder in
      let file = "\(folder)/springs.json"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try await Tool.run(["presets", "@\(file)"])
      #expect(result.error.contains("names tell the numbers apart"), "\(result.error)")
    }
  }
}
