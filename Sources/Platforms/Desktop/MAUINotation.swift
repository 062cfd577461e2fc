import Curves

/// The easings and the animations of .NET MAUI and Xamarin.Forms.
///
/// Source: .NET MAUI, Core/src/Animations/Easing.cs.
enum MAUINotation {
  /// .NET MAUI's `view.FadeTo(1, 500, Easing.CubicOut)`: values, milliseconds and the easing.
  static let calls: [String: Dialects.Reading] = {
    let reading: Dialects.Reading = { (call) throws(MeaningError) in
      let arguments = call.unlabelled
      let values = call.name.hasPrefix("Translate") ? 2 : 1
      guard arguments.count == values + 2, case .name(let name)? = arguments.last?.content,
        let easing = call.meaning(ofName: name)
      else { throw MeaningError("values, a duration and an Easing", at: call.offset) }
      return easing.timed(arguments[values], delay: nil, in: .milliseconds)
    }
    var calls: [String: Dialects.Reading] = [:]
    for effect in [
      "Fade", "Scale", "ScaleX", "ScaleY", "Rotate", "RotateX", "RotateY", "RelRotate", "RelScale",
      "Translate",
    ] {
      (calls[effect + "To"], calls[effect + "ToAsync"]) = (reading, reading)
    }
    return calls
  }()

  /// `CubicOut` of `Easing.CubicOut`. The spring is Penner's back.
  @Sendable static func easing(_ name: String) -> Meaning? {
    switch name {
    case "SpringIn": return .easing(.penner(Penner(valid: .back(), .in)))
    case "SpringOut": return .easing(.penner(Penner(valid: .back(), .out)))
    default: break
    }
    guard !name.contains("."), let ease = EaseName(name), ease.isFamilyFirst else { return nil }
    switch ease.family {
    case .sine, .cubic, .bounce: return ease.easing().map { .easing($0) }
    default: return nil
    }
  }
}
