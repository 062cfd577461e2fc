import Curves
import Testing
import Spring

@Suite struct StepsTests {
  @Test func tooFewIntervalsAreErrors() {
    #expect(throws: ParameterError.self) { try Steps(0) }
    #expect(throws: ParameterError.self) { try Steps(-1, .jumpBoth) }
    let error = #expect(throws: ParameterError.self) { try Steps(1, .jumpNone) }
    #expect(error?.description == "count must be at least 2, but is 1")
  }

  /// Each jump term has its number of levels, and jumps where the standard requires.
  @Test(arguments: Steps.Jump.allCases, [2, 3, 7, 10])
  func stepsHaveTheirLevels(jump: Steps.Jump, count: Int) throws {
    let steps = try Steps(count, jump)
    let samples = (0...1000).map { steps.value(at: Double($0) / 1000) }
    #expect(samples == samples.sorted())
    let levels = Set(samples).count
    switch jump {
    case .jumpStart, .start:
      #expect(levels == count && samples.first == 1 / Double(count))
    case .jumpEnd:
      #expect(levels == count + 1 && samples.first == 0 && samples[999] < 1)
    case .jumpNone:
      #expect(levels == count && samples.first == 0 && samples[999] == 1)
    case .jumpBoth:
      #expect(levels == count + 1 && samples.first == 1 / Double(count + 1))
    }
    #expect(samples.last == 1)
    #expect(steps.value(at: 0, before: true) == 0)
  }

  /// CSS Easing Functions Level 2, section 2.4: only between 0 and 1 are the steps limited to theirs.
  @Test func stepsContinueOutsideTheUnitInterval() throws {
    let (end, start) = (try Steps(4), try Steps(4, .jumpStart))
    for step in -12...12 {
      // In the middle of each step.
      let progress = (Double(step) + 0.5) / 4
      #expect(end.value(at: progress) == Double(step) / 4)
      #expect(start.value(at: progress) == Double(step + 1) / 4)
    }
  }

  @Test func finiteInputGivesFiniteValues() throws {
    for count in [1, 2, Int(Int32.max), Int.max] {
      for jump in Steps.Jump.allCases where count > 1 || jump != .jumpNone {
        let steps = try Steps(count, jump)
        for x in [-1.797e308, -1, -0.0, 0, .leastNonzeroMagnitude, 0.5, 1, 2, 1.797e308] {
          #expect(steps.value(at: x, before: true).isFinite)
          #expect(steps.value(at: x).isFinite)
        }
      }
    }
  }
}
