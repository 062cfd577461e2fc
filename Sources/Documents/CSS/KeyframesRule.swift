import CurveNotation
import Curves
import Timeline

/// A `@keyframes` rule: a track of keyframes for each property.
///
/// As in Chromium, if a keyframe occurs again, the later block sets the value and easing of its own
/// properties. A keyframe's easing applies to the interval that starts at the keyframe. Declarations with
/// `!important` and blocks with a selector outside 0 to 100 % are dropped.
///
/// Source: CSS Animations Level 2, section 3, "Keyframes".
public struct KeyframesRule: Sendable, Hashable, Codable {
  /// A value at a time.
  public struct Keyframe: Sendable, Hashable, Codable {
    /// The fraction of the duration, in 0...1.
    public var offset: Double
    /// The value as written.
    public var value: String
    /// The timing function of the interval that begins here; nil for the animation's own.
    public var easing: Easing?
  }

  /// The keyframes of one property, in increasing order of offset.
  public struct Track: Sendable, Hashable, Codable {
    /// The property, such as `left` or `--x`.
    public var property: String
    /// The rule's keyframes.
    public var keyframes: [Keyframe]
  }

  /// The name of the animation.
  public let name: String
  /// The conditions of the rule, such as `@media print`, if another rule with the name has none.
  public let condition: String?
  /// A track for each property, in text order.
  public let tracks: [Track]
  /// The line of the rule, counted from 1.
  public let line: Int

  /// The keyframes of a property; nil if the rule does not animate it.
  public subscript(property: String) -> Track? { tracks.first { $0.property == property } }
}

extension KeyframesRule.Track {
  /// The keyframe animation of the property.
  ///
  /// - Parameters:
  ///   - base: The property's value without the animation, in the keyframes' unit. The animation starts
  ///     or ends with it if the keyframe at 0 or 100 % is missing.
  ///   - timing: The animation's timing function, for intervals whose keyframe has none.
  /// - Returns: Nil if a missing base is needed, or if the values differ in kind or unit.
  public func specification(
    base: AnimatableValue? = nil, timing: Easing = .ease
  ) -> KeyframeSpecification? {
    try? complete(base: base, timing: timing)
  }

  /// Why there is no animation without a base value; nil if there is one.
  var problem: Incomplete? {
    do throws(Incomplete) {
      _ = try complete(base: nil, timing: .ease)
      return nil
    } catch {
      return error
    }
  }

  struct Incomplete: Error {
    var reason: String
    /// Whether the rule is complete in a browser, which takes the element's own value.
    var isValid = false
  }

  private func complete(
    base: AnimatableValue?, timing: Easing
  ) throws(Incomplete) -> KeyframeSpecification {
    var points: [(offset: Double, value: AnimatableValue, easing: Easing)] = []
    var unit: String?
    for keyframe in keyframes {
      guard let read = CSSValue(keyframe.value, property: property) else {
        throw Incomplete(reason: "'\(keyframe.value.prefix(60))' is not a single number")
      }
      if let other = read.unit {
        guard unit ?? other == other else {
          throw Incomplete(reason: "its values have different units")
        }
        unit = other
      }
      points.append((keyframe.offset, read.value, keyframe.easing ?? timing))
    }
    if points.first?.offset != 0 {
      guard let base else {
        throw Incomplete(reason: "it has no keyframe at 0 %", isValid: true)
      }
      points.insert((0, base, timing), at: 0)
    }
    if points.last?.offset != 1 {
      guard let base else {
        throw Incomplete(reason: "it has no keyframe at 100 %", isValid: true)
      }
      points.append((1, base, timing))
    }
    guard let first = points.first?.value, points.allSatisfy({ first.isCompatible(with: $0.value) })
    else { throw Incomplete(reason: "its values are of different kinds") }
    var specification = KeyframeSpecification()
    specification.values = points.map(\.value)
    if case .color = first { specification.isPremultiplied = true }
    specification.keyTimes = points.map(\.offset)
    specification.timingFunctions = points.dropLast().map(\.easing)
    return specification
  }
}

/// A CSS value that can be animated.
struct CSSValue {
  var value: AnimatableValue
  /// The unit of a number; nil for 0 and for unitless values.
  var unit: String?

  init?(_ text: String, property: String) {
    var scanner = TextScanner(text, isQuiet: true)
    if let number = scanner.takeNumber()?.value() {
      let remainder = scanner.take("%") ? "%" : scanner.takeName()?.lowercased() ?? ""
      guard scanner.isAtEnd, number.isFinite else { return nil }
      value = .number(number)
      // 0 is compatible with every unit.
      unit = number == 0 && remainder.isEmpty ? nil : remainder
    } else if property == "transform", let list = try? TransformList(text) {
      value = .transform(list.matrix)
    } else if let color = try? ColorValue(text) {
      value = .color(color)
    } else {
      value = .text(text)
    }
  }
}
