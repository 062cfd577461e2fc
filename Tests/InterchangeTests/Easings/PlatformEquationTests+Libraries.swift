import Foundation

/// Libraries whose elastic, back or bounce is not Penner's.
extension PlatformEquationTests {
  private static func elastic(_ period: Double) -> @Sendable (Double) -> Double {
    { t in
      t <= 0 || t >= 1
        ? t : -pow(2, 10 * (t - 1)) * sin((t - 1 - period / 4) * 2 * .pi / period)
    }
  }

  private static func back(_ overshoot: Double) -> @Sendable (Double) -> Double {
    { t in t * t * ((overshoot + 1) * t - overshoot) }
  }

  static let libraries: [Equation] = [
    // AHEasing and Avalonia
    .eased("BackEaseIn", "in") { pow($0, 3) - $0 * sin($0 * .pi) },
    .eased("BackEaseInOut", "inOut") { pow($0, 3) - $0 * sin($0 * .pi) },
    .eased("<BackEaseOut/>", "out") { pow($0, 3) - $0 * sin($0 * .pi) },
    .eased("new ElasticEaseIn()", "in") { sin(13 * .pi / 2 * $0) * pow(2, 10 * ($0 - 1)) },
    .eased("ElasticEaseInOut", "inOut") { sin(13 * .pi / 2 * $0) * pow(2, 10 * ($0 - 1)) },
    .eased("QuarticEaseOut", "out") { pow($0, 4) },
    .eased("CircularEaseInOut", "inOut") { 1 - sqrt(1 - $0 * $0) },
    Equation(text: "BounceEaseOut") { p in
      if p < 4.0 / 11 { return 121 * p * p / 16 }
      if p < 8.0 / 11 { return 363.0 / 40 * p * p - 99.0 / 10 * p + 17.0 / 5 }
      if p < 9.0 / 10 { return 4356.0 / 361 * p * p - 35442.0 / 1805 * p + 16061.0 / 1805 }
      return 54.0 / 5 * p * p - 513.0 / 25 * p + 268.0 / 25
    },
    // CreateJS and Egret
    .eased("createjs.Ease.backOut", "out", back(1.7)),
    .eased("egret.Ease.backInOut", "inOut", back(1.7 * 1.525)),
    .eased("createjs.Ease.elasticInOut", "inOut", elastic(0.45)),
    // One period in all directions
    .eased("iTween.EaseType.easeInOutElastic", "inOut", elastic(0.3)),
    .eased("LeanTween.moveX(o, 1f, 1f).setEaseInOutElastic()", "inOut", elastic(0.3)),
    .eased("Phaser.Math.Easing.Elastic.Out", "out", elastic(0.1)),
    .eased("Phaser.Easing.Elastic.In", "in", elastic(0.4)),
    // .NET MAUI
    .eased("Easing.SpringIn", "in", back(1.70158)),
    .eased("Easing.SpringOut", "out", back(1.70158)),
    .eased("Easing.SinInOut", "inOut") { 1 - cos($0 * .pi / 2) },
    .eased("Easing.CubicOut", "out") { pow($0, 3) },
  ]
}
