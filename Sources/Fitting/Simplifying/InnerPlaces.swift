extension [Double] {
  /// The places inside 0...1, in order, each once.
  var innerPlaces: [Double] {
    var places = filter { $0 > 0 && $0 < 1 }
    places.sort()
    var last = 0.0
    places.removeAll { place in
      defer { last = place }
      return place == last
    }
    return places
  }
}
