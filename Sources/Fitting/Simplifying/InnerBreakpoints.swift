extension [Double] {
  /// The breakpoints strictly between 0 and 1, in order, each once.
  var innerBreakpoints: [Double] {
    var inner = filter { $0 > 0 && $0 < 1 }
    inner.sort()
    var last = 0.0
    inner.removeAll { breakpoint in
      defer { last = breakpoint }
      return breakpoint == last
    }
    return inner
  }
}
