/// Labels of settings that change no curve.
enum SettingLabels {
  /// Rest thresholds and other settings that do not change the curve.
  static let thresholds = [
    "restDelta", "restSpeed", "restDisplacementThreshold", "restSpeedThreshold", "precision",
    "toValue", "from", "to", "clamp", "useNativeDriver", "isInteraction", "overshootClamping",
    "reduceMotion",
  ]

  /// Settings of when and how often an animation runs.
  static let timing = [
    "delay", "repeat", "repeatType", "repeatDelay", "yoyo", "loop", "iterations", "direction",
    "stagger", "when", "delayChildren", "staggerChildren", "times",
  ]
}
