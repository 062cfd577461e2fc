import CurveArithmetic

/// A derived column with its names resolved.
indirect enum PlanExpression: Sendable {
  case number(Double)
  /// A component of a property, by number.
  case component(property: Int, Int)
  case negated(PlanExpression)
  case sum(PlanExpression, PlanExpression)
  case difference(PlanExpression, PlanExpression)
  case product(PlanExpression, PlanExpression)
  case quotient(PlanExpression, PlanExpression)

  /// The value, given a function for the values of components.
  func value(_ component: (_ property: Int, _ component: Int) -> Double) -> Double {
    switch self {
    case .number(let number): number
    case .component(let property, let index): component(property, index)
    case .negated(let term): -term.value(component)
    case .sum(let a, let b): a.value(component) + b.value(component)
    case .difference(let a, let b): a.value(component) - b.value(component)
    case .product(let a, let b): a.value(component) * b.value(component)
    case .quotient(let a, let b): Self.quotient(a.value(component), b.value(component))
    }
  }

  private static func quotient(_ a: Double, _ b: Double) -> Double { b == 0 ? .nan : a / b }

  /// The value with its velocity.
  func state(
    _ component: (_ property: Int, _ component: Int) -> State
  ) -> State {
    func both(_ a: PlanExpression, _ b: PlanExpression, _ join: (State, State) -> State) -> State {
      join(a.state(component), b.state(component))
    }
    switch self {
    case .number(let number): return (number, 0)
    case .component(let property, let index): return component(property, index)
    case .negated(let term):
      let state = term.state(component)
      return (-state.value, -state.velocity)
    case .sum(let a, let b):
      return both(a, b) { ($0.value + $1.value, $0.velocity + $1.velocity) }
    case .difference(let a, let b):
      return both(a, b) { ($0.value - $1.value, $0.velocity - $1.velocity) }
    case .product(let a, let b):
      return both(a, b) {
        ($0.value * $1.value, $0.velocity * $1.value + $0.value * $1.velocity)
      }
    case .quotient(let a, let b):
      return both(a, b) {
        let value = Self.quotient($0.value, $1.value)
        return (value, Self.quotient($0.velocity - value * $1.velocity, $1.value))
      }
    }
  }

  typealias State = (value: Double, velocity: Double)

  /// The properties it depends on.
  var properties: Set<Int> {
    switch self {
    case .number: []
    case .component(let property, _): [property]
    case .negated(let term): term.properties
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      a.properties.union(b.properties)
    }
  }
}

extension Plan {
  /// Adds a derived column, which may refer to earlier ones.
  mutating func derive(_ column: DerivedColumn) throws(AnimationError) {
    var byName: [String: Column] = [:]
    for known in columns { byName[known.name] = known }
    guard byName[column.name] == nil else {
      throw .unsuitable("derive: the column \"\(column.name)\" already exists")
    }
    derived.append((column.name, try resolve(column.expression, byName)))
  }

  private func resolve(
    _ expression: DerivedColumn.Expression, _ columns: [String: Column]
  ) throws(AnimationError) -> PlanExpression {
    switch expression {
    case .number(let number): return .number(number)
    case .column(let name):
      guard let column = columns[name] else {
        let near = NameList(columns.keys.sorted()).nearest(to: name)
        throw .unsuitable(
          "derive: there is no column \"\(name)\""
            + (near.map { ": did you mean '\($0)'?" } ?? ""))
      }
      guard let property = column.property else { return derived[column.component].expression }
      return .component(property: property, column.component)
    case .negated(let term): return .negated(try resolve(term, columns))
    case .sum(let a, let b): return .sum(try resolve(a, columns), try resolve(b, columns))
    case .difference(let a, let b):
      return .difference(try resolve(a, columns), try resolve(b, columns))
    case .product(let a, let b): return .product(try resolve(a, columns), try resolve(b, columns))
    case .quotient(let a, let b):
      return .quotient(try resolve(a, columns), try resolve(b, columns))
    }
  }

  /// Writes a column at many times of the scene.
  ///
  /// - Parameters:
  ///   - column: One of ``columns``.
  ///   - times: Times of the scene, in seconds.
  ///   - values: Receives a number for each time; NaN if a derived column divides by 0.
  /// - Complexity: Linear in the times and in the animations of the column's properties. To read all
  ///   columns of one property, ``values(of:at:into:using:)`` is faster.
  public func values(
    of column: Column, at times: Span<Double>, into values: inout MutableSpan<Double>
  ) {
    var scratch = makeValues()
    var rows: [Int: [Double]] = [:]
    func load(_ index: Int) {
      let property = properties[index]
      var numbers = [Double](repeating: 0, count: times.count * componentCount(of: property))
      numbers.withUnsafeMutableBufferPointer { buffer in
        var span = buffer.mutableSpan
        self.values(of: property, at: times, into: &span, using: &scratch)
      }
      rows[index] = numbers
    }
    if let property = column.property {
      load(property)
    } else {
      for property in derived[column.component].expression.properties { load(property) }
    }
    for step in 0..<min(times.count, values.count) {
      values[step] = number(of: column) { property, component in
        let count = componentCount(of: properties[property])
        return rows[property]?[step * count + component] ?? .nan
      }
    }
  }

  /// The number of a column, given a function for the components of properties.
  package func number(
    of column: Column, _ component: (_ property: Int, _ component: Int) -> Double
  ) -> Double {
    guard let property = column.property else {
      return derived[column.component].expression.value(component) + 0
    }
    return component(property, column.component)
  }

  /// The velocity of a column, given a function for the components of properties and their velocities.
  package func velocity(
    of column: Column,
    _ component: (_ property: Int, _ component: Int) -> (value: Double, velocity: Double)
  ) -> Double {
    guard let property = column.property else {
      return derived[column.component].expression.state(component).velocity + 0
    }
    return component(property, column.component).velocity
  }

  /// The properties that a column depends on.
  package func properties(of column: Column) -> Set<Int> {
    column.property.map { [$0] } ?? derived[column.component].expression.properties
  }
}
