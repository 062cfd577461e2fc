import CurveArithmetic
import Curves

/// Values that a screen cannot show.
extension Plan {
  /// Notes on properties whose values leave the range that a screen shows, such as an opacity above 1:
  /// one for each key path, with its value furthest outside.
  ///
  /// The values are sampled, so an excursion of less than a thousandth of the range can be missed.
  ///
  /// - Parameters:
  ///   - properties: The indices of the properties to look at.
  ///   - range: Times of the scene, in seconds.
  package func clampedValues(
    of properties: some Collection<Int>, in range: ClosedRange<Double>
  ) -> [Diagnostic] {
    var found: [(keyPath: String, worst: Excursion, layers: Set<Int>)] = []
    var numbers: [String: Int] = [:]
    var values = makeValues()
    var unruly: [Int32: Bool] = [:]
    for index in properties {
      let property = self.properties[index]
      let name = ResolvedKeyPath.find(property.keyPath)?.property ?? ""
      guard let limits = LayerProperty.named(name)?.shownRange,
        mayLeave(limits, property, &unruly),
        let excursion = excursion(of: property, from: limits, in: range, &values)
      else { continue }
      let slot = numbers[property.keyPath] ?? found.count
      if slot == found.count {
        numbers[property.keyPath] = slot
        found.append((property.keyPath, excursion, []))
      }
      found[slot].layers.insert(property.layer)
      if excursion.distance > found[slot].worst.distance { found[slot].worst = excursion }
    }
    return found.map { keyPath, worst, layers in
      let others = layers.count == 2 ? "1 other layer" : "\(layers.count - 1) other layers"
      let name = layers.count > 1 ? " (and \(others))" : ""
      return Diagnostic(
        "\(worst.layer)\(name): \(worst.keyPath) reaches \(Self.brief(worst.value)) at "
          + "\(Self.brief(worst.time)) s; a screen limits it to "
          + "\(Self.brief(worst.limits.lowerBound))...\(Self.brief(worst.limits.upperBound))")
    }
  }

  static func brief(_ number: Double) -> String {
    cssNumber(abs(number) < 1e9 ? (number * 1e6).rounded() / 1e6 + 0 : number)
  }

  /// The value of a property furthest outside its range.
  private struct Excursion {
    var layer: String
    var keyPath: String
    var time: Double
    var value: Double
    var limits: ClosedRange<Double>

    var distance: Double { max(limits.lowerBound - value, value - limits.upperBound) }
  }

  private func excursion(
    of property: Property, from limits: ClosedRange<Double>, in range: ClosedRange<Double>,
    _ values: inout [Double]
  ) -> Excursion? {
    let names = componentNames(of: property)
    var times = (0...1000).map {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / 1000
    }
    // Where an animation begins or ends, values jump.
    for writer in writers[property.target.property].prefix(1000) {
      let node = nodes[Int(writer)]
      let ends = [node.timing.begin, node.timing.end.nextDown]
      for time in ends.flatMap({ layerTimes($0, of: node) }) {
        if let time = sceneTime(time, ofLayer: property.layer), range.contains(time) {
          times.append(time)
        }
      }
    }
    var rows = [Double](repeating: 0, count: times.count * names.count)
    times.withUnsafeBufferPointer { times in
      rows.withUnsafeMutableBufferPointer { rows in
        var span = rows.mutableSpan
        self.values(of: property, at: times.span, into: &span, using: &values)
      }
    }
    var worst: Excursion?
    for (index, value) in rows.enumerated() {
      // Rounding is no excursion.
      guard value < limits.lowerBound - 1e-6 || value > limits.upperBound + 1e-6 else { continue }
      let name = names[index % names.count]
      let excursion = Excursion(
        layer: layers[property.layer].name,
        keyPath: name.isEmpty ? property.keyPath : "\(property.keyPath).\(name)",
        time: times[index / names.count], value: value, limits: limits)
      if excursion.distance > (worst?.distance ?? 0) { worst = excursion }
    }
    return worst
  }

  /// Whether a property can leave its range: not if every animation of it only interpolates between given
  /// values inside. This spares most properties the samples.
  private func mayLeave(
    _ limits: ClosedRange<Double>, _ property: Property, _ unruly: inout [Int32: Bool]
  ) -> Bool {
    for writer in writers[property.target.property] {
      for node in nodes[Int(writer)..<Int(nodes[Int(writer)].end)] {
        for channel in channels[node.channels]
        where channel.target.property == property.target.property {
          guard channel.source == .mix, channel.end != .change, !node.isAdditive,
            !node.isCumulative, node.spring < 0, !isUnruly(node.easing, &unruly)
          else { return true }
          let constants = constants[Int(channel.payload)..<Int(channel.payload + 2 * channel.width)]
          if !constants.allSatisfy(limits.contains) { return true }
        }
      }
    }
    return false
  }

  /// Whether a timing function leaves 0...1.
  private func isUnruly(_ easing: Int32, _ known: inout [Int32: Bool]) -> Bool {
    guard easing >= 0 else { return false }
    if let known = known[easing] { return known }
    let isUnruly = (0...64).contains {
      !(0...1).contains(easings.value(of: Int(easing), at: Double($0) / 64))
    }
    known[easing] = isUnruly
    return isUnruly
  }
}
