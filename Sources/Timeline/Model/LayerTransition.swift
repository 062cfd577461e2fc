import Curves
import Spring

/// A transition between two contents, as in CATransition.
public struct LayerTransition: Sendable, Hashable, Codable {
  /// The effect of the transition.
  @nonexhaustive
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The outgoing content fades out while the incoming one fades in.
    case fade
    /// The incoming content pushes the outgoing one out.
    case push
    /// The incoming content slides over the outgoing one.
    case moveIn
    /// The outgoing content slides off the incoming one.
    case reveal
  }

  /// The direction of the movement, with the names of CATransitionSubtype.
  ///
  /// Vertical directions are those of iOS, where y points down and `fromTop` comes from below. On macOS,
  /// where y points up, they look the other way round. They follow code for iOS and were not measured on
  /// a device.
  public enum Subtype: String, Sendable, Hashable, Codable, CaseIterable {
    /// From the left side.
    case fromLeft
    /// From the right side.
    case fromRight
    /// From the bottom of the screen on iOS, upwards.
    case fromTop
    /// From the top of the screen on iOS, downwards.
    case fromBottom
  }

  /// The effect of the transition.
  public var kind: Kind
  /// The direction of the movement.
  public var subtype: Subtype
  /// The progress at the start, in 0...1.
  public var startProgress: Double
  /// The progress at the end, in startProgress...1.
  public var endProgress: Double
  /// The layer's extent along the direction of movement.
  public var extent: Double

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - kind: The effect of the transition.
  ///   - subtype: The direction of the movement.
  ///   - startProgress: The progress at the start, in 0...1.
  ///   - endProgress: The progress at the end, in startProgress...1.
  ///   - extent: The layer's extent along the direction of movement.
  /// - Throws: `ParameterError` unless 0 <= startProgress <= endProgress <= 1 and the extent is finite.
  public init(
    _ kind: Kind, subtype: Subtype = .fromLeft, startProgress: Double = 0, endProgress: Double = 1,
    extent: Double = 0
  ) throws(ParameterError) {
    guard startProgress >= 0, startProgress <= 1 else {
      throw ParameterError(parameter: "startProgress", value: startProgress, allowed: "in 0...1")
    }
    guard endProgress >= startProgress, endProgress <= 1 else {
      throw ParameterError(
        parameter: "endProgress", value: endProgress, allowed: "in startProgress...1")
    }
    guard abs(extent) <= 1e100 else {
      throw ParameterError(parameter: "extent", value: extent, allowed: "in -1e100...1e100")
    }
    self.kind = kind
    self.subtype = subtype
    self.startProgress = startProgress
    self.endProgress = endProgress
    self.extent = extent
  }

  /// The values at its start and at its end, by key path; linear in the progress between them.
  var outputs: [(keyPath: String, start: AnimatableValue, end: AnimatableValue)] {
    func both(
      _ keyPath: String, _ value: (Double) -> AnimatableValue
    ) -> (String, AnimatableValue, AnimatableValue) {
      (keyPath, value(startProgress), value(endProgress))
    }
    let outgoing: (Double) -> Double
    let incoming: (Double) -> Double
    switch kind {
    case .fade:
      return [
        both("transition.outgoing.opacity") { .number(1 - $0) },
        both("transition.incoming.opacity") { .number($0) },
      ]
    case .push: (outgoing, incoming) = ({ $0 }, { $0 - 1 })
    case .moveIn: (outgoing, incoming) = ({ _ in 0 }, { $0 - 1 })
    case .reveal: (outgoing, incoming) = ({ $0 }, { _ in 0 })
    }
    return [
      both("transition.outgoing.offset") { .point(offset(outgoing($0))) },
      both("transition.incoming.offset") { .point(offset(incoming($0))) },
    ]
  }

  /// A displacement by a fraction of the extent in the direction of movement.
  private func offset(_ share: Double) -> Point2D {
    let distance = share * extent
    return switch subtype {
    case .fromLeft: Point2D(x: distance)
    case .fromRight: Point2D(x: -distance)
    case .fromTop: Point2D(y: -distance)
    case .fromBottom: Point2D(y: distance)
    }
  }
}
