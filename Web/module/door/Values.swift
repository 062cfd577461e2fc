// The numbers of handles: values and rates of change, alone and in batches.

import Curves
import Spring

/// The value at one position: progress for a curve, seconds for a motion; of a play its first component. NaN if there is no
/// such handle.
@_expose(wasm, "curves_value") @_cdecl("curves_value")
public func value(_ handle: Int32, _ position: Double) -> Double {
  switch kernel(handle) {
  case .bezier(let curve): curve.pointee.value(at: position)
  case .spring(let curve): curve.pointee.value(at: position)
  case .motion(let motion): motion.pointee.value(at: position)
  case .curve(let curve): curve.pointee.value(at: position)
  case .entry: entryValue(handle, position)
  }
}

private func entryValue(_ handle: Int32, _ position: Double) -> Double {
  switch entry(handle) {
  #if TARGETS
    case .decay(let decay): return decay.value(at: position)
  #else
    case .play(let gesture): return gesture.play.value(at: position)[0]
  #endif
  default: return .nan
  }
}

/// The rate of change at one position.
@_expose(wasm, "curves_velocity") @_cdecl("curves_velocity")
public func velocity(_ handle: Int32, _ position: Double) -> Double {
  switch kernel(handle) {
  case .bezier(let curve): curve.pointee.velocity(at: position)
  case .spring(let curve): curve.pointee.velocity(at: position)
  case .motion(let motion): motion.pointee.velocity(at: position)
  case .curve(let curve): curve.pointee.velocity(at: position)
  case .entry: entryVelocity(handle, position)
  }
}

private func entryVelocity(_ handle: Int32, _ position: Double) -> Double {
  switch entry(handle) {
  #if TARGETS
    case .decay(let decay): return decay.velocity(at: position)
  #else
    case .play(let gesture): return gesture.play.velocity(at: position)[0]
  #endif
  default: return .nan
  }
}

/// Writes the values at many positions: progress for a curve, seconds for a motion; of a play all components for each
/// position. The two arrays must not overlap.
@_expose(wasm, "curves_values") @_cdecl("curves_values")
public func values(
  _ handle: Int32, _ positions: UnsafePointer<Double>, _ values: UnsafeMutablePointer<Double>,
  _ count: Int32
) {
  let positions = UnsafeBufferPointer(start: positions, count: Int(max(count, 0)))
  let values = UnsafeMutableBufferPointer(start: values, count: positions.count)
  var target = values.mutableSpan
  switch kernel(handle) {
  case .bezier(let curve): curve.pointee.values(at: positions.span, into: &target)
  case .spring(let curve): curve.pointee.values(at: positions.span, into: &target)
  case .motion(let motion): motion.pointee.values(at: positions.span, into: &target)
  case .curve(let curve): curve.pointee.values(at: positions.span, into: &target)
  case .entry:
    switch entry(handle) {
    #if TARGETS
      case .decay(let decay):
        for index in positions.indices { values[index] = decay.value(at: positions[index]) }
    #else
      case .play(let gesture):
        write(positions, into: values.baseAddress) { gesture.play.value(at: $0) }
    #endif
    default: break
    }
  }
}

/// Writes the rates of change at many positions.
@_expose(wasm, "curves_velocities") @_cdecl("curves_velocities")
public func velocities(
  _ handle: Int32, _ positions: UnsafePointer<Double>, _ values: UnsafeMutablePointer<Double>,
  _ count: Int32
) {
  let count = Int(max(count, 0))
  switch kernel(handle) {
  case .bezier(let curve):
    for index in 0..<count { values[index] = curve.pointee.velocity(at: positions[index]) }
  case .spring(let curve):
    for index in 0..<count { values[index] = curve.pointee.velocity(at: positions[index]) }
  case .motion(let motion):
    for index in 0..<count { values[index] = motion.pointee.velocity(at: positions[index]) }
  case .curve(let curve):
    for index in 0..<count { values[index] = curve.pointee.velocity(at: positions[index]) }
  case .entry:
    switch entry(handle) {
    #if TARGETS
      case .decay(let decay):
        for index in 0..<count { values[index] = decay.velocity(at: positions[index]) }
    #else
      case .play(let gesture):
        write(UnsafeBufferPointer(start: positions, count: count), into: values) {
          gesture.play.velocity(at: $0)
        }
    #endif
    default: break
    }
  }
}
