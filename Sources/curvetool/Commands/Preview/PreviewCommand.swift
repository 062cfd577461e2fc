import ArgumentParser
import CurveFigures

/// `curvetool preview`: curves on an animated page.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "preview",
    abstract:
      "Write a page that plays curves, lets you change them and copies them as any platform's text.",
    discussion: """
      Examples:
        curvetool preview -o playground.html --open
        curvetool preview 'spring(stiffness: 230, damping: 22)' ease -o page.html
        curvetool preview @tokens.css --title 'Our motion' -o motion.html
        curvetool preview scenes/wobble.json -o wobble.html
        curvetool preview scenes/wobble.json --for 1 -o start.html
        curvetool preview 'spring(stiffness: 230, damping: 22)' ease -o moves.svg

      \(CurveHelp.help) The page is one file and loads nothing from the network. Without \
      curves it is the playground. A file that ends in .svg is a picture instead: it moves where it is \
      embedded, without a script.
      """)

  @Argument(
    help: ArgumentHelp("Curves, up to 1000, and a scene file.", valueName: "curve"),
    completion: WordCompletion.curveOrFile)
  var arguments: [String] = []

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Write the page, or an .svg picture, to this file; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String

  @Option("The title.")
  var title: String?

  @Option(
    "How long the page shows the scene. (default: the scene's duration)", valueName: "seconds",
    name: .customLong("for"), transform: seconds)
  var length: Double?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var strictness: StrictOptions

  /// The maximum number of curves in a moving picture, which draws every curve.
  private static let pictureLimit = 40

  func validate() throws {
    try strictness.refuseIdle(arguments)
    if output == "-" { try refuseIdle(["--open"], "without a file") }
    try require("--for", length, .positive)
    if !arguments.contains(where: SceneFile.isNamed) {
      try refuseIdle(["--for"], "without a scene")
    }
    let type = fileExtension(output)
    guard ["", "html", "htm", "svg"].contains(type) else {
      throw ValidationError(
        "--output must end in .html for the page or .svg for a picture, but is \(output)")
    }
  }

  func run() throws {
    noteMilliseconds("--for", length)
    let scenes = arguments.filter(SceneFile.isNamed)
    guard scenes.count <= 1 else {
      throw ToolError.usage("a page shows one scene, not \(scenes.count)")
    }
    let curves = try NamedCurve.read(
      arguments.filter { !SceneFile.isNamed(by: $0) }, isStrict: strictness.strict)
    guard curves.count <= PreviewPage.curveLimit else {
      throw ToolError.usage("\(curves.count) curves: a page has at most \(PreviewPage.curveLimit)")
    }
    if fileExtension(output) == "svg" {
      guard scenes.isEmpty, !curves.isEmpty else {
        throw ToolError.usage(
          "a moving picture shows curves: a scene needs a page, such as -o page.html")
      }
      guard curves.count <= Self.pictureLimit else {
        throw ToolError.usage(
          "\(curves.count) curves: a moving picture has at most \(Self.pictureLimit); "
            + "a page, such as -o page.html, shows up to \(PreviewPage.curveLimit)")
      }
      try writeFile(output, Array(MovingPicture(curves, title: title).text.utf8))
      if open { try Browser.open(output) }
      return
    }
    let scene = try scenes.first.map {
      try PreviewScene($0, length: length, isStrict: strictness.strict)
    }
    let page = PreviewPage(
      title: title ?? scene?.name, curves: curves.isEmpty ? scene?.curves ?? [] : curves,
      scene: scene)
    try writeFile(output, Array(page.html.utf8))
    if open { try Browser.open(output) }
  }
}
