import CurveFitting
import CurvePlatforms
import Curves
import Spring
import Testing

/// Keyframes by their number: the error falls with it, is that of the text, and the search ends.
@Suite struct KeyframeCountTests {
  private func spring(_ damping: Double) throws -> Easing {
    .spring(try SpringCurve(.physical(mass: 1, stiffness: 100, damping: damping)))
  }

  @Test(arguments: ["css-keyframes", "lottie", "after-effects"])
  func moreKeyframesAreCloser(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    var last = Double.infinity
    for points in [4, 8, 25] {
      let found = try target.convert(ConversionRequest(try spring(20), points: points))
      #expect(found.maximumError < 0.5 * last, "\(points): \(found.maximumError)")
      // A piece that ends at the height where it starts becomes two.
      #expect(try #require(found.points) <= points + 2)
      last = found.maximumError
    }
    // The digits of the text are those of its error, not of the default error.
    #expect(last < 1e-7)
  }

  /// One search may not use more than its share, and one without any left ends at once.
  @Test func workIsLimited() throws {
    let easing = try spring(0.5)
    func pieces(_ work: inout FittingWork) throws -> CubicPieces? {
      try CubicPieces(
        easing, within: 1e-4, handles: .anywhere, endingAt: nil, limit: 500, work: &work)
    }
    var enough = FittingWork()
    #expect(try pieces(&enough) != nil)
    var little = FittingWork(limit: 20_000)
    #expect(try pieces(&little) == nil)
    #expect(try pieces(&little) == nil)
    // A third of this is too little, what remains after it is enough for another third.
    var shared = FittingWork(limit: 60_000)
    #expect(try shared.third { (part) throws in try pieces(&part) } == nil)
    var whole = FittingWork(limit: .max)
    #expect(try whole.third { (part) throws in try pieces(&part) } != nil)
  }
}
