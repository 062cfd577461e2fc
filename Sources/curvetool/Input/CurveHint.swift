import CurveArithmetic
import CurveNotation
import CurvePlatforms
import SystemPackage

/// What to write in place of texts that people type for curves.
enum CurveHint {
  /// What is said about a text that is not a curve; nil for texts about which the error says enough.
  static func text(for text: String) -> String? {
    if hasDecimalCommas(text) {
      return "numbers take a decimal point, not a comma, as in 0.4"
    }
    if let points = fourDecimals(text) ?? SeparateArguments.decimals(from: text) {
      return "numbers take a decimal point, not a comma, as in \(points)"
    }
    if let points = withDecimalPoints(text) {
      return "numbers take a decimal point, not a comma, as in '\(points)'"
    }
    if ["png", "svg", "pdf"].contains(fileExtension(text)), !text.contains(" "),
      ["plot", "preview"].contains(Arguments.all.first)
    {
      return "\(text) is a picture: `curvetool \(Arguments.all[0]) CURVE -o \(text)` writes it"
    }
    let straight = text.filter { !"“”‘’«»".contains($0) }
    if straight != text {
      return isCurve(straight)
        ? "did you mean '\(straight)', without curly quotes?"
        : "the shell does not read curly quotes: use ' or \""
    }
    if SampleFile.isNamed(text), case .regular = kind(of: FilePath(argument: text)) {
      if let input = try? TextInput(text, limit: 1 << 26),
        FileKind(Array(input.text.utf8)) == .springs
      {
        return "\(text) is a table of springs: `curvetool sweep \(text)` computes their facts"
      }
      return
        "\(text) is a file of samples: `curvetool fit \(text)` finds its curve, "
        + "`curvetool compare \(text) CURVE` judges one"
    }
    if text == "-" {
      return Arguments.all.contains("--json")
        ? "--json takes no file: the JSON goes to standard output, or to --output FILE"
        : "a file of curves on standard input is @-"
    }
    if let mark = text.lastIndex(of: ":"), CurveArguments.isExistingFile(String(text[..<mark])) {
      return "a curve of a file follows #, as in "
        + "'\(text[..<mark])#\(text[text.index(after: mark)...])'"
    }
    let lower = text.lowercased()
    if lower.hasPrefix("cubic-bezier("), lower.hasSuffix(")") {
      let numbers = lower.dropFirst(13).dropLast().split { ", ".contains($0) }
      if numbers.count != 4, numbers.allSatisfy({ plainNumber(String($0)) != nil }) {
        return "cubic-bezier takes four numbers, as in 0.25,0.1,0.25,1, but got \(numbers.count)"
      }
    }
    if lower.hasSuffix("hz"), let frequency = plainNumber(lower.dropLast(2).filter { $0 != " " }) {
      return "a spring is written as in 'frequency \(frequency.argumentText) Hz, damping ratio 0.7'"
    }
    if let numbers = fourNumbers(lower), isCurve(numbers) { return "did you mean '\(numbers)'?" }
    if plainNumber(text) != nil {
      if Arguments.all.first == "tabulate", Arguments.all.count > 2, let count = Int(text),
        (2..<20).contains(count)
      {
        return "the number of rows is --samples \(count), a progress is --at 0.5"
      }
      if let timed = withCurve(before: text) { return "a time has a unit, as in '\(timed)'" }
      return
        "'\(text)' is not a curve: a cubic-bezier has four numbers, and those of a spring have names, "
        + "as in 'mass 1, stiffness 230, damping 22'"
    }
    // Without a mass it may be another system's spring, whose own error says more.
    if lower.hasPrefix("spring(mass"), !text.contains(":") {
      return "a spring is written as in 'spring(mass: 1, stiffness: 230, damping: 22)'"
    }
    if lower.hasPrefix("spring(k:") || lower.hasPrefix("spring(m:") {
      return "the numbers of a spring have names, as in 'mass 1, stiffness 230, damping 22'"
    }
    if text.hasSuffix("()"), lower != "linear()", isCurve(String(text.dropLast(2))) {
      return "did you mean '\(text.dropLast(2))'?"
    }
    if lower == "help" { return "'curvetool help COMMAND' explains a command" }
    if lower.hasPrefix("http://") || lower.hasPrefix("https://") {
      let example = text.split(separator: "#").last.map(String.init) ?? ""
      return "an address is not read: write the curve, as in "
        + (isCurve(example) ? example : "0.17,0.67,0.83,0.67")
    }
    let path = String(text.prefix { $0 != "#" })
    let endings = ["css", "scss", "less", "json", "csv", "tsv", "ts", "js", "swift", "kt", "dart"]
    let ending = fileExtension(path)
    // A misspelt ending has as many letters.
    let isEnding =
      endings.contains(ending)
      || ending.count > 2 && NameList(endings.filter { $0.count > 2 }).nearest(to: ending) != nil
    if isEnding, !path.contains(where: { "( ".contains($0) }),
      case .missing = kind(of: FilePath(argument: path))
    {
      return "there is no file \(path)"
    }
    if lower.hasPrefix("var(") || lower.hasPrefix("theme(") {
      return "a variable needs its file, as in '@theme.css#--ease'"
    }
    if TargetLanguage.named(lower) != nil, Arguments.all.first == "convert" {
      return "'\(lower)' is a target: --to takes targets with commas, as in --to css,\(lower)"
    }
    if let hint = unnamedNumbers(lower) { return hint }
    if lower.contains("..") {
      return "a curve has one number for each parameter: several curves are several arguments, and "
        + "`curvetool sweep --damping-ratio 0.1:1:0.1` tabulates a range"
    }
    if let hint = KeyframeCode.hint(for: text) ?? FormulaHint.text(for: text) { return hint }
    let keyframes = [
      "keyframes {", "keyframes{", "0% {", "from {",
    ]
    let isFile =
      lower.hasPrefix("{") && lower.contains("\"keypath\"") && !lower.contains("\"layers\"")
    if isFile || keyframes.contains(where: lower.contains) {
      return "keyframes have values: `curvetool keyframes --values 0,1` tabulates them, and "
        + "`curvetool help keyframes` shows their files"
    }
    if lower.hasPrefix("dict(") {
      return "a spring is written as in 'stiffness 230, damping 22'"
    }
    if lower == "spring" || lower.hasSuffix(" spring") || lower.hasPrefix("spring "),
      !lower.contains(where: \.isNumber)
    {
      return "a spring needs numbers, as in 'spring(stiffness: 230, damping: 22)'"
    }
    if springWords.contains(lower.filter { $0 != ":" && $0 != "," }) {
      return "a spring is one argument, in quotes, as in 'mass 1, stiffness 230, damping 22'"
    }
    if isFormula(lower) {
      return
        "formulas are not read: `curvetool presets penner` lists powers, sines and exponentials"
    }
    if let last = lower.split(separator: " ").last, plainNumber(String(last)) != nil,
      isCurve(String(lower.dropLast(last.count + 1))), isCurve(lower + "ms")
    {
      return "a time has a unit, as in '\(lower)ms'"
    }
    let asRatio = lower.replacing("damping ", with: "dampingRatio ")
    if asRatio != lower, isCurve(asRatio) { return "did you mean '\(asRatio)'?" }
    for mark in [",", " "] as [Character] {
      let parts = text.split(separator: mark).map { String($0.drop { $0 == " " }) }
      guard parts.count > 1, parts.allSatisfy(isCurve) else { continue }
      let arguments = parts.map { $0.contains(" ") ? "'\($0)'" : $0 }
      return "curves are separate arguments, as in \(arguments.joined(separator: " "))"
    }
    if text.hasSuffix(","), isCurve(String(text.dropLast())) {
      return "no comma follows a curve that is an argument of its own"
    }
    let hyphenated = lower.split { $0 == " " || $0 == "_" }.joined(separator: "-")
    if hyphenated != lower, isCurve(hyphenated) { return "did you mean '\(hyphenated)'?" }
    return SeparateArguments.name(with: text).map { "did you mean '\($0)'?" }
  }

  /// What is said about a text that begins like no curve, and has the words of a spring; nil for others.
  static func spring(for text: String) -> String? {
    let lower = text.lowercased()
    let word = String(lower.prefix { $0.isLetter })
    if word != lower, !springWords.contains(word),
      let near = NameList(springWords).nearest(to: word)
    {
      return "did you mean '\(near)'?"
    }
    guard lower.contains("stiffness"), lower.contains("damping") else { return nil }
    return "a spring is written as in 'mass 1, stiffness 230, damping 22'"
  }

  /// What is said about a word that is the name of a preset without its family, or of a family; nil for others.
  static func preset(for word: String) -> String? {
    var word = word.lowercased()
    if let families = families[word.letters] {
      return "`curvetool presets \(families)` lists the curves of this system"
    }
    if word.hasSuffix(".*") { word.removeLast(2) }
    let presets =
      Presets.curves.map { ($0.family, $0.name, $0.description) }
      + Presets.springs.map { ($0.family, $0.name, $0.description) }
    let meant = presets.filter { $0.1.letters == word.letters }.map(\.2)
    if !meant.isEmpty {
      let names = meant.prefix(4).map { "'\($0)'" }
      return "did you mean \(names.joined(separator: " or "))?"
    }
    if presets.contains(where: { $0.0 == word }) {
      return "'\(word)' is a family: `curvetool presets \(word)` lists its curves"
    }
    let last = word.split(separator: ".").last.map(String.init) ?? ""
    if last != word, let hint = preset(for: last) { return hint }
    guard word.count > 2, presets.contains(where: { $0.1.contains(word) }) else { return nil }
    return "`curvetool presets \(word)` lists the curves with this in their names"
  }

  /// The numbers of a cubic-bezier with other separators, in two pairs, or as percentages; nil for other texts.
  private static func fourNumbers(_ text: String) -> String? {
    if let points = twoPoints(text) { return points }
    let fields = text.split { " ,;/|".contains($0) }
    guard fields.count == 4, text.contains(where: { ";/|%".contains($0) }) else { return nil }
    let numbers = fields.compactMap { field in
      field.hasSuffix("%")
        ? plainNumber(String(field.dropLast())).map { $0 / 100 } : plainNumber(String(field))
    }
    return numbers.count == 4 ? numbers.map(\.argumentText).joined(separator: ",") : nil
  }

  /// The four numbers of `p1(0.25, 0.1) p2(0.25, 1)`; nil for other texts.
  private static func twoPoints(_ text: String) -> String? {
    let parts = text.split(separator: ")").filter { $0.contains("(") }
    guard parts.count == 2, text.count < 100 else { return nil }
    let numbers = parts.flatMap { part in
      part.split(separator: "(").last.map { $0.split { ", ;".contains($0) } } ?? []
    }
    guard numbers.count == 4, numbers.allSatisfy({ plainNumber(String($0)) != nil }) else {
      return nil
    }
    return numbers.joined(separator: ",")
  }

  /// Whether a text is a formula in x or t, as in `x^2` or `sin(x)`.
  private static func isFormula(_ text: String) -> Bool {
    guard !text.contains("{"), !text.contains("/*") else { return false }  // code, and comments
    let functions = ["sin", "cos", "exp", "pow", "sqrt", "log", "power"]
    return text.contains("^") || text.contains("*") && !text.contains(".")
      || functions.contains { text.hasPrefix($0 + "(") }
  }

  /// Families of presets, by the names of systems and sites.
  static let families = [
    "ios": "swiftui", "apple": "swiftui", "macos": "swiftui", "coreanimation": "ca",
    "android": "material", "google": "material", "kotlin": "compose", "microsoft": "fluent",
    "windows": "fluent", "ibm": "carbon", "easingsnet": "easings", "robertpenner": "penner",
    "greensock": "gsap", "web": "css", "framer": "motion", "framermotion": "motion",
  ]

  private static let springWords = [
    "mass", "stiffness", "damping", "tension", "friction", "response", "bounce", "dampingratio",
    "dampingfraction",
  ]

  private static func isCurve(_ text: String) -> Bool {
    (try? EasingParser().parse(text)) != nil
  }

  /// The curve before a number, with the number as its duration in milliseconds; nil for other numbers.
  private static func withCurve(before number: String) -> String? {
    let all = Arguments.all
    guard let value = plainNumber(number), value >= 20,
      let index = all.firstIndex(of: number), index > 1
    else { return nil }
    let timed = "\(all[index - 1]) \(number)ms"
    return isCurve(timed) ? timed : nil
  }

  /// The hint for numbers alone that are not the four of a cubic-bezier, such as `230 22` and `spring 230/22`.
  private static func unnamedNumbers(_ text: String) -> String? {
    // `k=230 c=22` may arrive without the `k=`, which looks like a name for the curve.
    let symbols = ["k=", "c=", "m=", "b="]
    let letters = text.split { " ,;".contains($0) }.map(String.init)
    let isSpaced = letters.count % 2 == 0 && letters.count > 1 && ["k", "m"].contains(letters[0])
    if isSpaced
      || text.split(whereSeparator: { " ,;".contains($0) }).contains(where: { field in
        symbols.contains { field.hasPrefix($0) }
      })
    {
      return "the numbers of a spring have names, as in '\(named(text) ?? springExample)'"
    }
    let fields = text.split { " ,;/()".contains($0) }
    let isSpring = fields.first == "spring"
    let numbers = isSpring ? fields.dropFirst() : fields[...]
    guard isSpring ? !numbers.isEmpty : (2...3).contains(numbers.count),
      numbers.allSatisfy({ plainNumber(String($0)) != nil })
    else { return nil }
    // Whoever writes spring(170, 26) knows react-spring's pair, or Compose's ratio and stiffness.
    let pair = isSpring && numbers.count == 2 ? numbers.map(String.init) : []
    if pair.count == 2, let first = plainNumber(pair[0]) {
      return "the numbers of a spring need names: did you mean '"
        + (first > 1
          ? "stiffness \(pair[0]), damping \(pair[1])'?"
          : "stiffness \(pair[1]), damping ratio \(pair[0])'?")
    }
    return "the numbers of a spring need names, as in 'mass 1, stiffness 230, damping 22'"
      + (isSpring ? "" : "; a cubic-bezier has four numbers")
  }

  private static let springExample = "mass 1, stiffness 230, damping 22"

  /// The parameters of a spring in the symbols of physics, as in `k=230 c=22`, with their names; nil for other texts.
  private static func named(_ text: String) -> String? {
    let names = ["m": "mass", "k": "stiffness", "c": "damping", "b": "damping", "d": "damping"]
    let fields = text.split { " ,;=:".contains($0) }.map(String.init)
    guard fields.count % 2 == 0 else { return nil }
    var parts: [String] = []
    for index in stride(from: 0, to: fields.count, by: 2) {
      guard let name = names[fields[index]], plainNumber(fields[index + 1]) != nil else {
        return nil
      }
      parts.append("\(name) \(fields[index + 1])")
    }
    return parts.joined(separator: ", ")
  }

  /// A text with points for the commas between its digits, if that makes it a curve with words; nil for others.
  private static func withDecimalPoints(_ text: String) -> String? {
    guard text.utf8.count < 200, text.contains(where: \.isLetter) else { return nil }
    var characters = Array(text)
    for index in characters.indices.dropFirst().dropLast() where characters[index] == "," {
      guard characters[index - 1].isNumber, characters[index + 1].isNumber else { continue }
      characters[index] = "."
    }
    let points = String(characters)
    return points != text && isCurve(points) ? points : nil
  }

  /// The numbers of a cubic-bezier with decimal commas, with points in their place; nil for other texts.
  private static func fourDecimals(_ text: String) -> String? {
    // A comma that ends a number separates it from the next.
    let fields = text.split(separator: " ").map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
    guard fields.count == 4, fields.contains(where: { $0.contains(",") }) else { return nil }
    let numbers = fields.map { $0.replacing(",", with: ".") }
    return numbers.allSatisfy { plainNumber($0) != nil } ? numbers.joined(separator: ",") : nil
  }

  /// Whether commas stand between digits, four times, in a list that also has commas between its numbers, as in
  /// `cubic-bezier(0,4, 0, 0,2, 1)`.
  private static func hasDecimalCommas(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "("), text.hasPrefix("cubic-bezier") else { return false }
    let arguments = text[open...].dropFirst().prefix { $0 != ")" }
    return arguments.contains(", ") && arguments.split(separator: ",").count > 4
      && arguments.split(separator: ", ").count <= 4
  }
}
