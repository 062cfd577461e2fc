#if !hasFeature(Embedded)
  /// Sets of numbers that are joined.
  struct DisjointSets {
    private var parents: [Int]

    init(_ count: Int) { parents = Array(0..<count) }

    mutating func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }

    mutating func join(_ a: Int, _ b: Int) {
      let (a, b) = (root(a), root(b))
      parents[max(a, b)] = min(a, b)
    }
  }
#endif
