import Curves
import Spring

/// Computes the values of a handle. It points to memory of its own, because copying the entry and counting its references
/// would take three times as long per value.
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
  let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  pointer.initialize(to: value)
  return pointer
}

private func release<Value>(_ pointer: UnsafeMutablePointer<Value>) {
  pointer.deinitialize(count: 1)
  pointer.deallocate()
}
