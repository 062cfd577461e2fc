import Curves
import Testing
import Timeline

/// The flight board: what UIKit shows of its two switches, computed with 20 digits from the control points
/// of its timing functions.
@Suite struct FlightSwitchTests {
  /// A switch at 0 s, and one the other way at 3 s.
  static let switches: [(start: Double, direction: Double)] = [(0, 1), (3, -1)]
  private let easeOut = 0.68464318742746069574
  private let easeIn = 0.31535681257253930426

  @Test(arguments: switches)
  func theCubeTurnsBothWays(start: Double, direction: Double) throws {
    let shown = try SceneTruthTests.Shown("flight-switch")
    let middle = start + 0.25
    // Without another option, every UIView animation is ease-in-out.
    let dissolved = 0.12916193104731444
    #expect(abs(shown("background", "transition.incoming.opacity", middle) - dissolved) < 1e-12)
    for label in ["flight", "gate", "status"] {
      #expect(abs(shown(label, "transform.scale.y", middle) - (1 - 0.9 * easeOut)) < 1e-12)
      let old = shown(label, "transform.translation.y", middle)
      #expect(abs(old + direction * 15 * easeOut) < 1e-12)
      let new = "\(label) auxiliary"
      #expect(abs(shown(new, "transform.scale.y", middle) - (0.1 + 0.9 * easeOut)) < 1e-12)
      let arriving = shown(new, "transform.translation.y", middle)
      #expect(abs(arriving - direction * 15 * (1 - easeOut)) < 1e-12)
      // The auxiliary label exists while the cube turns.
      let times = [start - 0.1, start, start + 0.49, start + 0.5, start + 2]
      #expect(times.map { shown(new, "opacity", $0) } == [0, 1, 1, 0, 0])
      #expect(shown(label, "transform.scale.y", start + 0.5) == 1)
    }
  }

  /// At 0.35 s the auxiliary label has arrived and the old one is reset, while its animation of 0.5 s still
  /// adds to the model.
  @Test(arguments: switches)
  func theResetIsAdditive(start: Double, direction: Double) throws {
    let shown = try SceneTruthTests.Shown("flight-switch")
    for (label, axis, offset) in [("departing", "x", 80.0), ("arriving", "y", 50)] {
      let keyPath = "transform.translation.\(axis)"
      let size = direction * offset / 80
      for (time, value) in [
        (0.25, 80 * easeIn), (0.35, -35.61), (0.4, -24.67), (0.45, -12.85), (0.5, 0), (2, 0),
      ] {
        let found = shown(label, keyPath, start + time)
        #expect(abs(found - size * value) < 0.006, "\(label) at \(time): \(found)")
      }
      #expect(abs(shown(label, "opacity", start + 0.25) - (1 - easeIn)) < 1e-12)
      #expect(abs(shown(label, "opacity", start + 0.35) - (1 + 35.61 / 80)) < 1e-4)
      #expect(shown(label, "opacity", start + 0.5) == 1)
      let new = "\(label) auxiliary"
      let hidden = [start + 0.05, start + 0.35, start + 1]
      #expect(hidden.map { shown(new, "opacity", $0) } == [0, 0, 0])
      #expect(shown(new, keyPath, start + 0.05) == direction * offset)
      #expect(abs(shown(new, "opacity", start + 0.225) - easeIn) < 1e-12)
      let arriving = shown(new, keyPath, start + 0.225)
      #expect(abs(arriving - direction * offset * (1 - easeIn)) < 1e-12)
    }
  }

  @Test func theSnowFadesAndThePlaneFlies() throws {
    let shown = try SceneTruthTests.Shown("flight-switch")
    #expect(shown("snow", "opacity", 2) == 0 && shown("snow", "opacity", 5) == 1)
    #expect(abs(shown("snow", "opacity", 0.5) - (1 - easeOut)) < 1e-12)
    #expect(abs(shown("plane", "position.x", 0.75) - 280) < 1e-9)
    #expect(abs(shown("plane", "position.x", 3.75) - 280) < 1e-9)
    #expect(shown("plane", "position.x", 2) == 100)
  }

  /// An opacity above 1 is told, once for a property.
  @Test func valuesLimitedByAScreenHaveANote() throws {
    func notes(_ name: String) throws -> [String] {
      let scene = try SceneTruthTests.scene(name)
      let plan = try Plan(scene)
      return plan.clampedValues(of: plan.properties.indices, in: 0...scene.duration)
        .map(\.description)
    }
    let flight = try notes("flight-switch")
    #expect(flight.count == 1)
    #expect(
      flight[0] == "departing (and 1 other layer): opacity reaches 1.445186 at 0.35 s; "
        + "a screen limits it to 0...1")
    // Damping 7, stiffness 200: the first overshoot is exp(-zeta pi / sqrt(1 - zeta^2)) = 0.448.
    let field = try notes("text-field-jump")
    #expect(field.count == 1 && field[0].contains("borderColor.") && field[0].contains("-0.44"))
    for name in ["wobble", "twinkle", "plane-depart", "form-entrance"] {
      #expect(try notes(name).isEmpty, "\(name)")
    }
  }
}
