import CurveNotation
import CurvePlatforms
import Curves

/// The timing functions of a document's texts. Each text is parsed once.
struct EasingCache {
  private var easings: [String: Easing] = [:]
  /// The most texts that are kept.
  private static let limit = 4096

  /// The timing function of a text.
  mutating func easing(_ node: JSONNode) throws(DocumentError) -> Easing {
    // Settings as an object are those of a script.
    let text = node.isObject ? try node.settings() : try node.string()
    if let easing = easings[text] { return easing }
    do throws(SyntaxError) {
      let easing = try EasingParser().parse(text).easing
      if easings.count < Self.limit { easings[text] = easing }
      return easing
    } catch {
      throw node.error("\"\(text.prefix(60))\" is not a curve: \(error)")
    }
  }
}
