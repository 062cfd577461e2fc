#if !hasFeature(Embedded)
  /// Calls a closure for each index below a count, in any order, and returns when all calls have: one after
  /// the other, or on several threads.
  package typealias WorkLoop = (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Results that several threads write, each to an index of its own.
  package final class ResultSlots<Value: Sendable>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Value?>

    package init(count: Int) {
      slots = .allocate(capacity: count)
      slots.initialize(repeating: nil)
    }

    deinit {
      slots.deinitialize()
      slots.deallocate()
    }

    package subscript(index: Int) -> Value? {
      get { slots[index] }
      set { slots[index] = newValue }
    }

    /// All results, once every index has one.
    package var values: [Value] { slots.compactMap { $0 } }
  }
#endif
