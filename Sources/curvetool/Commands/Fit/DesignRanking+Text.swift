import CurveFitting

extension DesignRanking {
  /// The most probable design; nil if numbers that are not round are more probable than not.
  var likely: Design? { unroundedProbability < 0.5 ? designs.first : nil }
}

extension DesignRanking.Design {
  /// The probability for people.
  var percentage: String { percent(probability) }
}

/// A probability in percent with two digits.
func percent(_ probability: Double) -> String {
  probability > 0.995 ? "over 99 %" : "\(NumberText.text(100 * probability, precision: 2)) %"
}
