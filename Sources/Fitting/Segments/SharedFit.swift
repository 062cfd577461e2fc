#if !hasFeature(Embedded)
  import CurveArithmetic

  /// The parts of several columns fitted together, with some of their parameters in common.
  struct SharedFit {
    /// The parts with the numbers of the common fit and their errors.
    private(set) var found: [FoundMotions]

    private let parts: [ColumnPart]
    private let samples: [SegmentSamples]
    /// The common parameter of each parameter, part by part.
    private let numbers: [[Int]]
    private let count: Int
    /// A part and its parameter for each common parameter.
    private let firsts: [(part: Int, row: Int)]

    /// Fits the parts again; nil if what they share costs more than chance explains.
    ///
    /// - Parameters:
    ///   - parts: The parts.
    ///   - shared: Sets of rows that are one parameter, counted over the parameters of all parts.
    init?(_ parts: [ColumnPart], _ shared: [[Int]]) {
      guard !shared.isEmpty else { return nil }
      var offsets: [Int: Int] = [:]
      for part in parts {
        for row in part.found.fit.parameters.indices { offsets[part.base + row] = offsets.count }
      }
      var sets = DisjointSets(offsets.count)
      for rows in shared {
        for row in rows.dropFirst() {
          if let a = offsets[rows[0]], let b = offsets[row] { sets.join(a, b) }
        }
      }
      var (known, numbers) = ([Int: Int](), [[Int]]())
      var firsts: [(part: Int, row: Int)] = []
      for (index, part) in parts.enumerated() {
        numbers.append(
          part.found.fit.parameters.indices.map { row in
            let root = sets.root(offsets[part.base + row] ?? 0)
            if let number = known[root] { return number }
            known[root] = firsts.count
            firsts.append((index, row))
            return firsts.count - 1
          })
      }
      (self.parts, self.numbers, self.firsts) = (parts, numbers, firsts)
      count = firsts.count
      found = parts.map(\.found)
      samples = parts.map(\.samples)

      var values = means
      var equations = equations(values)
      var damping = 1e-4
      for _ in 0..<24 {
        let free = (0..<count).filter { !isHeld($0, values, equations.gradient[$0]) }
        let current = damping
        let change = equations.change(free: free) { _ in current }
        let next = clamped(zip(values, change).map { $0 + $1 })
        let cost = cost(next)
        if cost < equations.cost {
          let gain = equations.cost - cost
          values = next
          equations = self.equations(values)
          damping = max(damping / 8, 1e-9)
          if gain < 1e-4 { break }
        } else {
          damping *= 6
          if !(damping < 1e7) { break }
        }
      }
      let alone = parts.reduce(0) { $0 + $1.found.fit.cost / $1.factor }
      guard equations.cost - alone <= SharedEvents.limit(offsets.count - count) else { return nil }
      let covariance = equations.covariance(free: Array(0..<count))
      let chains = chains(values)
      for index in parts.indices {
        let cost = chains[index].cost(samples[index])
        found[index].fit = KeptFit(chain: chains[index], cost: cost)
        found[index].shared = numbers[index].map { a in numbers[index].map { covariance[a][$0] } }
      }
    }

    /// The means of the parts' parameters, weighted by their information. Starts are those of the clock.
    private var means: [Double] {
      var (sums, weights) = (
        [Double](repeating: 0, count: count), [Double](repeating: 0, count: count)
      )
      for (index, part) in parts.enumerated() {
        for (row, parameter) in part.found.fit.parameters.enumerated() {
          let variance = part.covariance[row][row]
          let weight = variance.isFinite ? 1 / max(variance, 1e-30) : 1e-30
          let number = numbers[index][row]
          sums[number] += weight * (part.found.fit.chain[parameter] + offset(part, parameter))
          weights[number] += weight
        }
      }
      return zip(sums, weights).map { $0 / $1 }
    }

    private func offset(_ part: ColumnPart, _ parameter: EventChain.Parameter) -> Double {
      parameter.event >= 0 && parameter.slot == 0 ? part.origin : 0
    }

    private func range(_ number: Int) -> ClosedRange<Double> {
      let (part, row) = firsts[number]
      let parameter = parts[part].found.fit.parameters[row]
      guard parameter.event >= 0, parameter.slot > 0 else {
        return -Double.infinity...Double.infinity
      }
      let kind = parts[part].found.fit.chain.events[parameter.event].kind
      return samples[part].limits.range(parameter.slot, of: kind)
    }

    /// Whether a parameter at the end of its range wants to leave it.
    private func isHeld(_ number: Int, _ values: [Double], _ gradient: Double) -> Bool {
      let range = range(number)
      return values[number] <= range.lowerBound && gradient < 0
        || values[number] >= range.upperBound && gradient > 0
    }

    private func clamped(_ values: [Double]) -> [Double] {
      values.enumerated().map { number, value in
        let range = range(number)
        return min(max(value, range.lowerBound), range.upperBound)
      }
    }

    private func chains(_ values: [Double]) -> [EventChain] {
      zip(parts, numbers).map { part, numbers in
        var chain = part.found.fit.chain
        for (parameter, number) in zip(part.found.fit.parameters, numbers) {
          chain[parameter] = values[number] - offset(part, parameter)
        }
        return chain
      }
    }

    /// The squared residuals in units of their variances; infinite where events change their order.
    private func cost(_ values: [Double]) -> Double {
      var sum = 0.0
      for (index, chain) in chains(values).enumerated() {
        for (event, next) in zip(chain.events, chain.events.dropFirst())
        where !(next.start > event.start) { return .infinity }
        sum += chain.cost(samples[index]) / parts[index].factor
      }
      return sum
    }

    private func equations(_ values: [Double]) -> NormalEquations {
      var all = NormalEquations(count: count)
      for (index, chain) in chains(values).enumerated() {
        let part = parts[index]
        let own = chain.equations(samples[index], part.found.fit.parameters)
        all.cost += own.cost / part.factor
        for (row, a) in numbers[index].enumerated() {
          all.gradient[a] += own.gradient[row] / part.factor
          for (column, b) in numbers[index].enumerated() {
            all.matrix[a * count + b] += own.matrix[row * own.count + column] / part.factor
          }
        }
      }
      return all
    }
  }
#endif
