import ArgumentParser
import CurveDocuments
import Curves
import Timeline

/// `curvetool keyframes`: a keyframe animation, tabulated or drawn.
struct KeyframesCommand: ResultCommand {
  static let configuration = CommandConfiguration(
    "keyframes",
    abstract: "Tabulate a keyframe animation: values or a path, in Core Animation's modes.",
    discussion: """
      Examples:
        curvetool keyframes --values '0 10 10' --mode cubic
        curvetool keyframes --values '0,0 9,5 4,8' --mode paced --fps 60 --csv a.csv
        curvetool keyframes --path 'M0,0 C0,9 9,9 9,0' --mode paced --plot a.png
        curvetool keyframes --values '#ff4500 blue' --timing ease --duration 0.3
        curvetool keyframes wobble.json --velocities --plot -
        curvetool keyframes '@theme.css#slide left' --samples 11

      Describe the animation by options, by JSON with one keyframe object as in scenes or the keyframes of the \
      Web Animations interface, or as @FILE#NAME: a property of a style sheet's @keyframes, or of a Lottie \
      animation (`curvetool presets @FILE` lists them). @keyframes last as long as the animations that play them, \
      or one second if these differ. Invalid settings are ignored, as in Core Animation, with a \
      note on standard error.
      """)

  @Argument(
    help: ArgumentHelp(
      "JSON in a file, on standard input (-) or as the text itself, or @FILE#NAME.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup(title: "Keyframes") var options: KeyframeOptions

  @Flag(help: "Add the velocity of every component, per second.")
  var velocities = false

  @OptionGroup var strictness: StrictOptions

  @OptionGroup(title: "Sampling") var sampling: SamplingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Pictures") var plot: PlotOptions

  func validate() throws {
    if let file, TextInput.isJSON(file), !options.isGiven { return }
    if let file, options.isGiven {
      let stray =
        plainNumber(file) != nil ? ListArguments.hint(file) : StrayArgument.pathData(file)
      if let stray { throw ValidationError(stray) }
      if plainNumber(file) != nil {
        throw ValidationError(
          "a list is one argument, with commas, as in --values 0,10,0, but \(file) is a separate argument"
        )
      }
      if NumberList.isList(file), !CurveArguments.isExistingFile(file) {
        throw ValidationError(
          "points are one argument, as in --values '0,0 100,50', but \(file) is a separate argument"
        )
      }
      if options.values != nil, !CurveArguments.isExistingFile(file), (try? ColorValue(file)) != nil
      {
        throw ValidationError(
          "colours are one argument, as in --values 'red blue', but \(file) is a separate argument")
      }
      let list =
        options.duration == nil
        ? "" : "; a list in JSON has its own: {\"keyframes\": [...], \"duration\": 2}"
      throw ValidationError("a file and options of keyframes exclude each other\(list)")
    }
    if let file, file.contains(where: { ", ".contains($0) }), NumberList.isList(file),
      !CurveArguments.isExistingFile(file)
    {
      throw ValidationError("values are an option, as in --values '\(file)'")
    }
  }

  func plan() throws(ValidationError) -> OutputPlan {
    try OutputPlan(output, sampling: sampling, plot: plot, usual: .rows)
  }

  func result(_ plan: OutputPlan) throws -> CommandResult {
    noteMilliseconds("--duration", options.duration)
    noteMilliseconds("--repeat-duration", options.repeatDuration)
    let results = try results()
    if let file { noteMilliseconds(in: file, results.horizon) }
    for diagnostic in results.plan.diagnostics { warn(diagnostic) }
    let hasVelocity = velocities
    if let note = results.stillNote { output.screen.note(note) }
    let rows = SampleRows(columns: results.columns(hasVelocity: velocities)) { block in
      results.fill(block, hasVelocity: hasVelocity)
    }
    var result = CommandResult(rows, horizon: results.horizon)
    result.figure = {
      KeyframesFigure.figure(
        results, span: sampling.span.range(horizon: results.horizon), hasVelocity: hasVelocity)
    }
    return result
  }

  private func results() throws -> KeyframesResults {
    guard let file else {
      var animation = LayerAnimation(.keyframe(keyPath: "value", try options.specification()))
      animation.timing = try options.mediaTiming()
      animation.timingFunction = try options.timingFunction(isStrict: strictness.strict)
      if let seconds = NamedCurve("", animation.timingFunction).ownDuration,
        abs(seconds - animation.timing.duration) > 0.001
      {
        let (own, run) = (NumberText.brief(seconds), NumberText.brief(animation.timing.duration))
        output.screen.note(
          "--timing takes \(own) s, but one run takes \(run) s: --duration \(own) keeps its speed")
      }
      do throws(AnimationError) {
        return try KeyframesResults(animation, isStrict: strictness.strict)
      } catch {
        throw ToolError(message: error.description, code: strictness.strict ? 65 : 64)
      }
    }
    if file.hasPrefix("@") { return try track(file) }
    if file.contains("#"), CurveArguments.isExistingFile(file) { return try track("@" + file) }
    if let call = WebAnimationCall(Array(file.utf8)) {
      return try results(of: call, "the text")
    }
    if let hint = KeyframeCode.hint(for: file) { throw ToolError.usage(hint) }
    if file.contains("{"), !TextInput.isJSON(file) {
      throw ToolError.usage(
        "keyframes reads a file, not code: give --values, or a style sheet as in @theme.css#spin")
    }
    let input = try TextInput(file, limit: 1 << 26)
    let animation: LayerAnimation
    do throws(DocumentError) {
      animation = try KeyframeDocument(json: Array(input.text.utf8)).animation
    } catch {
      if let document = try? CurveDocument(Array(input.text.utf8)), !document.tracks.isEmpty,
        !TextInput.isJSON(file)
      {
        return try track("@" + file)
      }
      if let call = WebAnimationCall(Array(input.text.utf8)) {
        return try results(of: call, input.name)
      }
      if let hint = KeyframeCode.hint(for: input.text) {
        throw ToolError.data("\(input.name): \(hint)")
      }
      if TextInput.isJSON(file) { throw ToolError.data("\(input.name):\(error)") }
      throw FileKind.keyframes.refusal(of: input.name, Array(input.text.utf8), error)
    }
    do throws(AnimationError) {
      return try KeyframesResults(animation, isStrict: strictness.strict)
    } catch {
      throw ToolError.data("\(input.name): \(error)")
    }
  }

  /// The keyframes of a script.
  private func results(of call: WebAnimationCall, _ name: String) throws -> KeyframesResults {
    let animation: LayerAnimation
    do throws(DocumentError) {
      animation = try KeyframeDocument(json: call.json).animation
    } catch {
      throw ToolError.data("\(name): animate(): \(error.message)")
    }
    if call.count > 1 {
      warn("\(name): the first of \(call.count) calls of animate() is read")
    }
    do throws(AnimationError) {
      return try KeyframesResults(animation, isStrict: strictness.strict)
    } catch {
      throw ToolError.data("\(name): \(error)")
    }
  }

  /// A property that a style sheet or a Lottie animation animates.
  private func track(_ argument: String) throws -> KeyframesResults {
    let parts = argument.dropFirst().split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[0].isEmpty else {
      throw ToolError.usage("'\(argument)' needs the name of a file, as in '@motion.css#spin'")
    }
    let file = try CurveFile(String(parts[0]), isStrict: strictness.strict)
    let tracks = file.document.tracks
    if tracks.isEmpty, parts[0] != "-" {
      let text = try TextInput(String(parts[0]), limit: 1 << 26).text
      if let call = WebAnimationCall(Array(text.utf8)) {
        return try results(of: call, String(parts[0]))
      }
      let keyPath = parts.count == 2 ? String(parts[1]) : nil
      if let hint = KeyframeCode.hint(for: text, keyPath: keyPath) {
        throw ToolError.data("\(parts[0]): \(hint)")
      }
    }
    // The components of one property follow it.
    let isOne = tracks.dropFirst().allSatisfy { $0.name.hasPrefix(tracks[0].name + " ") }
    guard parts.count == 2 || !tracks.isEmpty && isOne else {
      throw ToolError.usage(
        "'\(argument)' needs #NAME, "
          + (tracks.isEmpty
            ? "the name of an animated property" : "one of \(CurveFile.list(tracks.map(\.name)))"))
    }
    let track = try parts.count == 2 ? file.track(String(parts[1])) : tracks[0]
    file.tellNotes()
    let duration = file.document.duration(of: track)
    if let note = file.document.timingNote(of: track) {
      warn("\(file.name):\(note)\(duration == nil ? "; one run takes 1 s here" : "")")
    }
    var animation = LayerAnimation(.keyframe(keyPath: "value", track.keyframes))
    animation.timing.duration = duration ?? 1
    do throws(AnimationError) {
      return try KeyframesResults(animation, isStrict: strictness.strict)
    } catch {
      throw ToolError.data("\(argument.dropFirst()): \(error)")
    }
  }
}
