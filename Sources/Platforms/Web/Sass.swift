import CurveArithmetic
import CurveNotation

extension TargetLanguage {
  /// A variable of Sass.
  static let scss = variable("scss", title: "Sass variable", mark: "$", file: "_motion.scss")

  /// A variable of Less.
  static let less = variable("less", title: "Less variable", mark: "@", file: "motion.less")

  private static func variable(
    _ name: String, title: String, mark: String, file: String
  ) -> TargetLanguage {
    TargetLanguage(
      name, title: title, bezier: "`\(mark)NAME: cubic-bezier(...);`",
      spring:
        "`linear()` that ends on exactly 1; a file has its duration as `\(mark)NAME-duration`",
      traps: [
        "The compiler does not check the values: `linear()` needs a browser that has it.",
        "A spring's `linear()` is right for its duration only: use both variables.",
      ],
      file: FileForm(
        name: file, timing: .declared, spelling: { CSSText.identifier($0) },
        duration: DurationForm(text: { seconds, name in
          "\(mark)\(CSSText.identifier(name)): \(CSSText.milliseconds(seconds));"
        }),
        text: { declarations, _ in
          declarations.map { declaration in
            let conversion = declaration.conversion
            if conversion.isDuration { return declaration.text }
            let repeats = conversion.repeats
            let parts = [
              ("duration", conversion.duration.map(CSSText.milliseconds)),
              ("delay", conversion.delay.map(CSSText.milliseconds)),
              (
                "iteration-count",
                repeats.map { $0.count.isFinite ? cssNumber($0.count) : "infinite" }
              ),
              ("direction", repeats?.autoreverses == true ? "alternate" : nil),
            ]
            let lines = parts.compactMap { part, value in
              value.map { "\n\(mark)\(declaration.member)-\(part): \($0);" }
            }
            return declaration.text + lines.joined()
          }.joined(separator: "\n")
        })
    ) { (curve) throws(ConversionError) in
      let function = try CSSText.function(curve)
      return Draft(
        text: "\(mark)\(CSSText.identifier(curve.request.name)): \(function.text);",
        duration: function.duration, reference: function.reference,
        played: curve.played, isNative: function.isNative, points: function.points,
        notes: function.notes,
        measured: function.measured)
    }
  }
}
