import Curves
import Spring

/// What computes the numbers of a handle. It points to memory of its own: a value that copied the entry and counted its
/// references would take three times as long.
enum Kernel {
  case bezier(UnsafeMutablePointer<CubicBezier>)
  case spring(UnsafeMutablePointer<SpringCurve>)
  case motion(UnsafeMutablePointer<SpringMotion>)
  case curve(UnsafeMutablePointer<Easing>)
  /// The entry itself, or nothing.
  case entry

  init(_ entry: Entry) {
    switch entry {
    case .curve(let easing):
      switch easing.unnamed {
      case .cubicBezier(let curve): self = .bezier(stored(curve))
      case .spring(let curve): self = .spring(stored(curve))
      case let other: self = .curve(stored(other))
      }
    case .motion(let motion): self = .motion(stored(motion))
    default: self = .entry
    }
  }

  func free() {
    switch self {
    case .bezier(let curve): release(curve)
    case .spring(let curve): release(curve)
    case .motion(let motion): release(motion)
    case .curve(let curve): release(curve)
    case .entry: break
    }
  }
}

private func stored<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
  let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  place.initialize(to: value)
  return place
}

private func release<Value>(_ place: UnsafeMutablePointer<Value>) {
  place.deinitialize(count: 1)
  place.deallocate()
}
