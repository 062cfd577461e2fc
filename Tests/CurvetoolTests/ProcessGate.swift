/// Lets a few processes run at a time: hundreds of them, one from each test, slow each other down.
actor ProcessGate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ limit: Int) { free = limit }

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
