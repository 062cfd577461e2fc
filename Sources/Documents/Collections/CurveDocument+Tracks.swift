import Curves
import Timeline

extension CurveDocument {
  /// A property that the file animates: in a style sheet's `@keyframes`, in the `keyframes` of Tailwind's configuration,
  /// or in a Lottie animation.
  public struct Track: Sendable, Hashable, Codable {
    /// `@keyframes NAME PROPERTY`, or the JSON pointer of the property. The number of the component
    /// follows the pointer if components are separate.
    public var name: String
    /// The keyframes over the whole duration.
    public var keyframes: KeyframeSpecification
    /// From the first keyframe to the last, in seconds; nil for a style sheet, whose rules have no
    /// duration.
    public var duration: Double?
    /// The line of the track's first keyframe or rule, counted from 1.
    public var line: Int

    /// The values as a curve: 0 at the first keyframe, and 1 at the last. If these two are equal, 1 is
    /// the keyframe furthest from them. Nil if the values are not numbers or are all the same. The argument of a
    /// transform that is one function of one argument, such as `translateX(20px)`, is a number too.
    ///
    /// A jump takes 1e-12 of the duration.
    public var easing: Easing? { keyframes.progress ?? argument?.progress }

    /// The keyframes of such an argument.
    var argument: KeyframeSpecification?
  }

  /// The animated properties of a style sheet or a Lottie animation whose values are complete: with
  /// keyframes at 0 and 100 %, and in one unit. A position along curves through space is in straight
  /// pieces, within 1e-4 of a curve's length.
  ///
  /// Keyframes of a style sheet without a timing function have that of the animations that play them, if these
  /// agree; otherwise `ease`.
  public var tracks: [Track] {
    switch content {
    case .styleSheet(let sheet):
      let timing = KeyframesTiming(sheet)
      return sheet.keyframes.flatMap { rule in
        let easing = timing.easing(of: rule.name) ?? .ease
        return rule.tracks.compactMap { track in
          let argument = track.argument?.specification(timing: easing)
          var whole = track.specification(timing: easing)
          // Percentages make no matrix.
          if case .text = whole?.values.first { whole = argument ?? whole }
          return (whole ?? argument).map {
            Track(
              name: "@keyframes \(rule.name) \(track.property)", keyframes: $0, duration: nil,
              line: rule.line, argument: argument)
          }
        }
      }
    case .lottie(let file): return file.tracks.flatMap(Self.tracks)
    case .source: return sourceTracks
    case .tokens, .curve: return []
    }
  }

  /// The track with a name. The prefix `@keyframes` is optional.
  public func track(_ name: String) -> Track? {
    if let track = tracks.last(where: { $0.name == name || $0.name == "@keyframes " + name }) {
      return track
    }
    // The name of the rule is enough if it animates one property.
    let animated = tracks.filter { $0.name.hasPrefix("@keyframes \(name) ") }
    return animated.count == 1 ? animated[0] : nil
  }

  /// The whole property if its components share their timing, and each component that moves.
  private static func tracks(_ track: LottieTrack) -> [Track] {
    let keyframes = track.straightKeyframes
    guard let first = keyframes.first, let last = keyframes.last, last.frame > first.frame else {
      return []
    }
    let (begin, width) = (first.frame, last.frame - first.frame)
    func specification(
      _ values: ([Double]) -> AnimatableValue, _ easing: (LottieTrack.Keyframe) -> Easing?
    ) -> KeyframeSpecification? {
      guard let hold = try? Steps(1, .jumpEnd) else { return nil }
      var result = KeyframeSpecification()
      var times: [Double] = []
      for (index, keyframe) in keyframes.enumerated() {
        let position = (keyframe.frame - begin) / width
        result.values.append(values(keyframe.values))
        times.append(position)
        guard index + 1 < keyframes.count else { break }
        let next = keyframes[index + 1]
        result.timingFunctions.append(easing(keyframe) ?? .steps(hold))
        // A separate end value makes a jump to the next keyframe.
        if let end = keyframe.end, end != next.values {
          result.values.append(values(end))
          times.append((next.frame - begin) / width)
          result.timingFunctions.append(.linear)
        }
      }
      result.keyTimes = times
      return result
    }
    let count = first.values.count
    func made(_ name: String, _ keyframes: KeyframeSpecification?) -> Track? {
      keyframes.map {
        Track(
          name: name, keyframes: $0, duration: width / track.framesPerSecond, line: first.line)
      }
    }
    var tracks: [Track] = []
    if keyframes.allSatisfy({ $0.easings.count <= 1 }) {
      let whole = specification(
        { $0.count == 1 ? .number($0[0]) : .vector($0) }, { $0.easings.first })
      if let whole = made(track.pointer, whole) { tracks.append(whole) }
    }
    if count > 1 {
      for component in 0..<count
      where keyframes.contains(where: { $0.values[component] != first.values[component] }) {
        let part = specification(
          { .number($0[component]) },
          { $0.easings.isEmpty ? nil : $0.easings[min(component, $0.easings.count - 1)] })
        if let part = made("\(track.pointer) \(component)", part) { tracks.append(part) }
      }
    }
    return tracks
  }
}
