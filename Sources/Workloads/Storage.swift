/// Elements with a fixed address for the life of a task.
final class Storage<Element> {
  let elements: UnsafeMutableBufferPointer<Element>

  init(count: Int, _ element: (Int) -> Element) {
    elements = .allocate(capacity: count)
    for index in 0..<count { elements.initializeElement(at: index, to: element(index)) }
  }

  convenience init(_ list: [Element]) { self.init(count: list.count) { list[$0] } }

  deinit {
    _ = elements.deinitialize()
    elements.deallocate()
  }
}

extension Storage<Double> {
  /// Zeros.
  convenience init(count: Int) { self.init(count: count) { _ in 0 } }
}
