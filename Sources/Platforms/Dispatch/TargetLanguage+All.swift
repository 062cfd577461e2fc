extension TargetLanguage {
  /// Every target, in the order of lists.
  public static let all: [TargetLanguage] = [
    css, cssKeyframes, tailwind, scss, less, webAnimations, smil, dtcg, springToken, figma, swiftUI,
    uiKit, coreAnimation, compose, androidXML, flutter, lottie, afterEffects, motion, reactSpring,
    reactNative, reanimated, remotion, gsap, anime, qt, xaml, slint, unity, doTween, godot, blender,
    swift, csv, npy, json,
  ]

  /// The target with a name; nil if the name is unknown.
  public static func named(_ name: String) -> TargetLanguage? { all.first { $0.name == name } }
}
