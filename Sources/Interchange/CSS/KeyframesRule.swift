import Curves
import Timeline

/// A `@keyframes` rule: a track of keyframes for each property.
///
/// As in Chromium: where a keyframe occurs again, the later block's value and easing count for the
/// properties that it has; a keyframe's easing rules the interval it starts; declarations with
/// `!important` are dropped; a block with a selector outside 0 to 100 % is dropped.
///
/// Source: CSS Animations Level 2, section 3, "Keyframes".
public struct KeyframesRule: Sendable, Hashable, Codable {
  /// A value at a time.
  public struct Keyframe: Sendable, Hashable, Codable {
    /// The share of the duration, in 0...1.
    public var offset: Double
    /// The value as it is written.
    public var value: String
    /// The timing function of the interval that begins here; the animation's own when nil.
    public var easing: Easing?
  }

  /// The keyframes of one property, by rising offsets.
  public struct Track: Sendable, Hashable, Codable {
    /// The property, such as `left` or `--x`.
    public var property: String
    /// Its keyframes.
    public var keyframes: [Keyframe]
  }

  /// The name of the animation.
  public let name: String
  /// A track for each property, in the order of the text.
  public let tracks: [Track]
  /// The line of the rule, counted from 1.
  public let line: Int

  /// The keyframes of a property, nil if it has none.
  public subscript(property: String) -> Track? { tracks.first { $0.property == property } }
}

extension KeyframesRule.Track {
  /// The keyframe animation of the property.
  ///
  /// - Parameters:
  ///   - base: The property's value without the animation, in the keyframes' unit: where there is none
  ///     at 0 or 100 %, the animation starts or ends with it.
  ///   - timing: The animation's own timing function, of intervals whose keyframe names none.
  /// - Returns: Nil where the base is needed and missing, or values are not of one kind and unit.
  public func specification(
    base: AnimatableValue? = nil, timing: Easing = .ease
  ) -> KeyframeSpecification? {
    var points: [(offset: Double, value: AnimatableValue, easing: Easing)] = []
    var unit: String?
    for keyframe in keyframes {
      guard let read = CSSValue(keyframe.value, property: property) else { return nil }
      if let other = read.unit {
        guard unit ?? other == other else { return nil }
        unit = other
      }
      points.append((keyframe.offset, read.value, keyframe.easing ?? timing))
    }
    if points.first?.offset != 0 {
      guard let base else { return nil }
      points.insert((0, base, timing), at: 0)
    }
    if points.last?.offset != 1 {
      guard let base else { return nil }
      points.append((1, base, timing))
    }
    guard let first = points.first?.value, points.allSatisfy({ first.isCompatible(with: $0.value) })
    else { return nil }
    var specification = KeyframeSpecification()
    specification.values = points.map(\.value)
    specification.keyTimes = points.map(\.offset)
    specification.timingFunctions = points.dropLast().map(\.easing)
    return specification
  }
}

/// A value of CSS that can be animated.
struct CSSValue {
  var value: AnimatableValue
  /// The unit of a number, nil of 0 and of what has none.
  var unit: String?

  init?(_ text: String, property: String) {
    var scanner = TextScanner(text, isQuiet: true)
    if let number = scanner.takeNumber()?.value() {
      let rest = scanner.take("%") ? "%" : scanner.takeName()?.lowercased() ?? ""
      guard scanner.isAtEnd, number.isFinite else { return nil }
      value = .number(number)
      // 0 fits every unit.
      unit = number == 0 && rest.isEmpty ? nil : rest
    } else if property == "transform", let list = try? TransformList(text) {
      value = .transform(list.matrix)
    } else if let color = try? Color(text) {
      value = .color(color)
    } else {
      value = .text(text)
    }
  }
}
