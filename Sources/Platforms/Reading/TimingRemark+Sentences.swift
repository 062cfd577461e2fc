import CurveNotation

extension TimingRemark {
  /// The timing of the sentences above a curve in a file: `Lasts 300 ms, after 100 ms. Runs 3 times, back and
  /// forth.`; nil for other text.
  package init?(sentences text: String) {
    self.init(duration: nil, delay: nil, repeats: nil)
    let sentences = text.replacing(". Runs", with: ", Runs")
    guard sentences.hasSuffix(".") else { return nil }
    for part in sentences.dropLast().split(separator: ",") {
      let words = part.split(separator: " ").map(String.init)
      guard let first = words.first else { return nil }
      let number = words.count > 1 ? Double(words[1]) : nil
      switch first {
      case "Lasts": duration = number.map { $0 / 1000 }
      case "after": delay = number.map { $0 / 1000 }
      case "Runs":
        repeats = number.map { Repeats(count: $0) } ?? Repeats(count: .infinity)
      case "back": repeats?.autoreverses = true
      case "each":  // each after 50 ms
        repeats?.delay = (words.count > 2 ? Double(words[2]) : nil).map { $0 / 1000 } ?? 0
      case "Starts": break
      default: return nil
      }
    }
    if isEmpty { return nil }
  }
}
