import CurveNotation
import Curves

extension ParsedEasing {
  /// The shortest text in the same system's notation that reads back to the same curve and timing. Defaults
  /// are omitted. For CSS and this package's notation it is the description.
  public var shortestText: String {
    guard isForeign, var literal = EasingReader.literal(specifiedText) else {
      // The description has no timing.
      let isTimed = duration != nil || delay != nil || repeats != nil
      return isForeign && isTimed ? specifiedText : easing.description
    }
    var index = literal.members.count - 1
    while index >= 0 {
      var shorter = literal
      shorter.members.remove(at: index)
      if shorter.members.isEmpty == false || !literal.isSettings,
        let same = try? EasingReader.meaning(shorter), isSaid(by: same, at: shorter.offset)
      {
        literal = shorter
      }
      index -= 1
    }
    let text = EasingReader.text(literal)
    // A name without arguments may belong to another system.
    let again = try? EasingParser().parse(text)
    let isSame =
      again?.easing == easing && again?.duration == duration && again?.delay == delay
      && again?.repeats == repeats
    return isSame ? text : specifiedText
  }

  private func isSaid(by meaning: Meaning, at offset: Int) -> Bool {
    (try? meaning.easing(at: offset)) == easing && meaning.duration == duration
      && meaning.delay == delay && meaning.repeats == repeats
  }
}
