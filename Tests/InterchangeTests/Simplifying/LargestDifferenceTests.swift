import CurveFitting
import Foundation
import Testing

/// Functions whose largest distance from the identity is known.
@Suite struct LargestDifferenceTests {
  private func distance(of function: @escaping (Double) -> Double) -> Double {
    LargestDifference(
      breakpoints: [],
      { progress, values in
        for index in progress.indices { values[index] = progress[index] }
      },
      { progress, values in
        for index in progress.indices { values[index] = function(progress[index]) }
      }
    ).value
  }

  @Test(arguments: [0.2, 0.7, 3.1, 10.2, 31.9, 100, 312.6, 511])
  func theHighestCrestIsFoundHoweverOftenItSwings(swings: Double) {
    let wave = { (x: Double) in 0.01 * (1 + x) * sin(2 * .pi * swings * x) }
    let crest = (0...200_000).reduce(0) { max($0, abs(wave(Double($1) / 200_000))) }
    let found = distance { $0 + wave($0) }
    #expect(abs(found - crest) <= 1e-4 * crest)
  }

  @Test(arguments: [3.0, 17, 60, 333])
  func theHeightOfStairsIsFound(count: Double) {
    let found = distance { ($0 * count).rounded(.down) / count }
    #expect(found * count <= 1)
    #expect(found * count >= 0.999)
  }
}
