extension SpringStepper {
  /// Ends motions that are near their targets and slow: the value becomes the target, the velocity 0.
  ///
  /// Call it as often as you want to know how many still move, for example once per frame to stop a
  /// display link.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - velocities: The velocities in value units per second.
  ///   - targets: The values at rest.
  ///   - distance: The largest distance from the target at which a value comes to rest, in value units.
  ///   - speed: The largest speed at which it does, in value units per second.
  /// - Returns: How many values are not at rest.
  /// - Complexity: O(n) for the shortest of the columns; nothing is allocated.
  @discardableResult
  public static func settle(
    _ values: UnsafeMutableBufferPointer<Double>, _ velocities: UnsafeMutableBufferPointer<Double>,
    toward targets: UnsafeBufferPointer<Double>, distance: Double, speed: Double
  ) -> Int {
    let count = min(values.count, velocities.count, targets.count)
    var moving = 0
    for index in 0..<count {
      let isNear = abs(targets[index] - values[index]) <= distance
      if isNear, abs(velocities[index]) <= speed {
        (values[index], velocities[index]) = (targets[index], 0)
      } else {
        moving += 1
      }
    }
    return moving
  }

  /// Ends motions that are near their targets and slow: the value becomes the target, the velocity 0.
  ///
  /// The same as with buffers, for arrays.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - velocities: The velocities in value units per second.
  ///   - targets: The values at rest.
  ///   - distance: The largest distance from the target at which a value comes to rest, in value units.
  ///   - speed: The largest speed at which it does, in value units per second.
  /// - Returns: How many values are not at rest.
  @discardableResult
  public static func settle(
    _ values: inout [Double], _ velocities: inout [Double], toward targets: [Double],
    distance: Double, speed: Double
  ) -> Int {
    values.withUnsafeMutableBufferPointer { values in
      velocities.withUnsafeMutableBufferPointer { velocities in
        targets.withUnsafeBufferPointer { targets in
          settle(values, velocities, toward: targets, distance: distance, speed: speed)
        }
      }
    }
  }
}
