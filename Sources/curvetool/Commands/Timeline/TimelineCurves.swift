import Timeline

/// The curves of a scene's picture: everything that changes, with equal curves merged, and an ink for
/// each.
struct TimelineCurves {
  struct Curve {
    var name: String
    var values: [Double]
    /// The columns it represents.
    var columns: [Int]
    var isVelocity = false
    var ink = 0
  }

  /// The curves of each panel with its label, in order.
  private(set) var groups: [(label: String, curves: [Curve])] = []
  private var inks: [Thing: Int] = [:]
  private let plan: Plan
  /// Whether every panel has at most one curve per layer, so the layer's name and ink identify it.
  private let isByLayer: Bool

  /// Anything with a separate ink.
  private enum Thing: Hashable {
    case layer(Int)
    case column(Int)
  }

  init(_ table: TimelineTable, _ times: [Double]) {
    plan = table.plan
    let numbers = table.numbers(at: times)
    let isMoving = numbers.map { values in
      values.contains { $0.isFinite && $0 != values[0] }
    }
    let isStill = !isMoving.contains(true)
    var slots: [String: Int] = [:]
    for (number, values) in numbers.enumerated() where isStill || isMoving[number] {
      let index = number % table.columns.count
      let isVelocity = number >= table.columns.count
      let label = Self.label(table.columns[index], plan) + (isVelocity ? " velocity (units/s)" : "")
      let curve = Curve(
        name: table.columns[index].name, values: values, columns: [index], isVelocity: isVelocity)
      let slot = slots[label] ?? groups.count
      if slot == groups.count {
        slots[label] = slot
        groups.append((label, []))
      }
      groups[slot].curves.append(curve)
    }
    let columns = table.columns
    func layer(_ curve: Curve) -> Int? {
      columns[curve.columns[0]].property.map { table.plan.properties[$0].layer }
    }
    Self.merge(&groups) { columns[$0.columns[0]].property ?? -1 }
    let layers = groups.map { $0.curves.map(layer) }
    isByLayer =
      Set(layers.joined()).count > 1
      && layers.allSatisfy { !$0.contains(nil) && Set($0).count == $0.count }
    if !isByLayer { Self.merge(&groups) { _ in 0 } }
    var free = 0
    for group in groups.indices {
      for index in groups[group].curves.indices {
        let curve = groups[group].curves[index]
        let thing = isByLayer ? layer(curve).map(Thing.layer) : nil
        let ink = inks[thing ?? .column(curve.columns[0])] ?? free
        free = max(free, ink + 1)
        groups[group].curves[index].ink = ink
        if let thing { inks[thing] = ink }
        for column in curve.columns { inks[.column(column)] = ink }
        groups[group].curves[index].name =
          isByLayer
          ? layer(curve).map { table.plan.layers[$0].name } ?? curve.name
          : Self.name(curve.columns.map { columns[$0].name })
      }
    }
  }

  /// The common part of the properties in one panel: `position` of `position.x`.
  private static func label(_ column: Plan.Column, _ plan: Plan) -> String {
    guard let property = column.property else { return "derived" }
    let keyPath = plan.properties[property].keyPath
    let parts = keyPath.split(separator: ".")
    return parts.first == "transform" ? keyPath : String(parts.first ?? "")
  }

  /// Merges equal curves of a panel that share a key.
  private static func merge(
    _ groups: inout [(label: String, curves: [Curve])], _ key: (Curve) -> Int
  ) {
    for group in groups.indices {
      var merged: [Curve] = []
      var slots: [Int: [[Double]: Int]] = [:]
      for curve in groups[group].curves {
        if let same = slots[key(curve)]?[curve.values] {
          merged[same].columns += curve.columns
        } else {
          slots[key(curve), default: [:]][curve.values] = merged.count
          merged.append(curve)
        }
      }
      groups[group].curves = merged
    }
  }

  /// One name for several: `a.position.x, y`, or `a, b.opacity`.
  private static func name(_ names: [String]) -> String {
    guard names.count > 1 else { return names[0] }
    let parts = names.map { $0.split(separator: ".", maxSplits: 1).map(String.init) }
    if Set(parts.map(\.last)).count == 1, parts[0].count == 2 {
      return parts.map { $0[0] }.joined(separator: ", ") + "." + parts[0][1]
    }
    let ends = names.map { $0[($0.lastIndex(of: ".") ?? $0.startIndex)...] }
    let bases = Set(zip(names, ends).map { $0.dropLast($1.count) })
    return bases.count == 1
      ? names[0] + ends.dropFirst().map { ", \($0.dropFirst())" }.joined()
      : "\(names[0]) and \(names.count - 1) like it"
  }

  /// The ink of an animation: that of its layer, or of the first curve of a property it writes; nil if it
  /// has no curve.
  func ink(layer: Int, properties: [Int], of columns: [Plan.Column]) -> Int? {
    if isByLayer { return inks[.layer(layer)] }
    return columns.indices.lazy.filter { column in
      columns[column].property.map(properties.contains) ?? false
    }.compactMap { inks[.column($0)] }.first
  }

  /// The first unused ink.
  var freeInk: Int { (inks.values.max() ?? -1) + 1 }
}
