import Curves

/// The direction of an animation: whether its first run is backward, and whether every second one turns.
///
/// Source: CSS Animations Level 1, animation-direction.
enum PlayDirection: String, CaseIterable {
  case normal, reverse, alternate
  case alternateReverse = "alternate-reverse"

  var alternates: Bool { self == .alternate || self == .alternateReverse }
  var isReversed: Bool { self == .reverse || self == .alternateReverse }

  /// The curve of a run from its own start. A backward run also plays the timing function backwards.
  func applied(to easing: Easing) -> Easing { isReversed ? easing.mirrored : easing }
}
