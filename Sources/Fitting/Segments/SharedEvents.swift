#if !hasFeature(Embedded)
  import CurveArithmetic

  /// A start or a design that events of different columns have in common.
  private struct CommonNumbers {
    let isStart: Bool
    let events: [SharableEvent]

    /// The rows that are one parameter, counted over the parameters of all parts.
    func rows(_ parts: [ColumnPart]) -> [[Int]] {
      let slots = isStart ? [0] : events[0].slots.filter { $0 > 0 }
      return slots.map { slot in
        events.compactMap { event in
          event.slots.firstIndex(of: slot).map { parts[event.part].base + event.rows[$0] }
        }
      }.filter { $0.count > 1 }
    }

    /// Writes down which columns an event shares its numbers with.
    func note(_ parts: inout [ColumnPart]) {
      let variance = events.map { parts[$0.part].found.startVariances[$0.index] }.min() ?? 0
      for event in events {
        let others = events.map(\.column).filter { $0 != event.column }
        if isStart {
          parts[event.part].found.share(event.index, start: others, startVariance: variance)
        } else {
          parts[event.part].found.share(event.index, design: others)
        }
      }
    }
  }

  /// What the events of several columns share: starts, and springs, curves or rates.
  struct SharedEvents {
    /// Chi-squared that one in a thousand exceeds, after Wilson and Hilferty.
    static func limit(_ count: Int) -> Double {
      let share = 2 / (9 * Double(count))
      let root = 1 - share + 3.09 * share.squareRoot()
      return Double(count) * root * root * root
    }

    /// The largest number of parameters that are fitted together.
    private static let size = 240

    /// Fits the parts of all columns again with what their events share.
    static func share(_ searched: inout [SearchedRecording]) {
      guard searched.count > 1 else { return }
      var (parts, base) = ([ColumnPart](), 0)
      for column in searched.indices {
        for number in searched[column].parts.indices {
          let part = ColumnPart(searched[column], column: column, number: number, base: base)
          base += part.found.fit.parameters.count
          parts.append(part)
        }
      }
      var owners = DisjointSets(parts.count)
      var sizes = parts.map { $0.found.fit.parameters.count }
      var kept: [CommonNumbers] = []
      for group in groups(parts) {
        let roots = Set(group.events.map { owners.root($0.part) })
        let size = roots.reduce(0) { $0 + sizes[$1] }
        guard size <= Self.size else { continue }
        let members = Array(roots)
        for other in members.dropFirst() { owners.join(members[0], other) }
        sizes[owners.root(members[0])] = size
        kept.append(group)
      }
      // Of each set of parts, in order.
      var sets: [Int: [Int]] = [:]
      for part in parts.indices { sets[owners.root(part), default: []].append(part) }
      for (root, members) in sets.sorted(by: { $0.key < $1.key }) where members.count > 1 {
        let shared = kept.filter { owners.root($0.events[0].part) == root }
        guard let (fit, accepted) = fit(shared, members.map { parts[$0] }, parts) else { continue }
        for (member, found) in zip(members, fit.found) { parts[member].found = found }
        for common in accepted { common.note(&parts) }
      }
      for part in parts { searched[part.column].parts[part.number] = part.found }
    }

    /// Fits parts with all that they may share, or with as much of it as chance explains.
    private static func fit(
      _ shared: [CommonNumbers], _ members: [ColumnPart], _ parts: [ColumnPart]
    ) -> (SharedFit, [CommonNumbers])? {
      let rows = { (shared: [CommonNumbers]) in shared.flatMap { $0.rows(parts) } }
      if let fit = SharedFit(members, rows(shared)) { return (fit, shared) }
      var accepted: (fit: SharedFit, shared: [CommonNumbers])?
      for common in shared {
        let next = (accepted?.shared ?? []) + [common]
        if let fit = SharedFit(members, rows(next)) { accepted = (fit, next) }
      }
      return accepted
    }

    /// The events of different columns that start together, and of these those with the same design.
    private static func groups(_ parts: [ColumnPart]) -> [CommonNumbers] {
      var (events, open) = ([SharableEvent](), [SharableEvent]())
      for part in parts.indices {
        for index in parts[part].found.kept {
          let event = SharableEvent(parts, part, index)
          if event.startVariance != nil { events.append(event) } else { open.append(event) }
        }
      }
      // The most exact start leads the others.
      events.sort { ($0.startVariance ?? 0, $0.part) < ($1.startVariance ?? 0, $1.part) }
      var groups: [[SharableEvent]] = []
      for event in events {
        let fitting = groups.indices.filter { index in
          groups[index].allSatisfy { $0.column != event.column }
            && groups[index][0].agrees(with: event, in: [0])
        }
        let nearest = fitting.min {
          abs(groups[$0][0].means[0] - event.means[0])
            < abs(groups[$1][0].means[0] - event.means[0])
        }
        if let nearest { groups[nearest].append(event) } else { groups.append([event]) }
      }
      // What was under way at the first sample has no start to compare.
      let underWay = open.filter { $0.index == 0 && $0.slots.count > 1 }
      let starts = groups.filter { $0.count > 1 }.sorted { $0[0].means[0] < $1[0].means[0] }
      return starts.flatMap { start in
        [CommonNumbers(isStart: true, events: start)] + designs(start)
      } + designs(underWay)
    }

    private static func designs(_ events: [SharableEvent]) -> [CommonNumbers] {
      var designs: [[SharableEvent]] = []
      for event in events {
        let index = designs.firstIndex { design in
          design.allSatisfy { $0.column != event.column } && design[0].isComparable(with: event)
            && design[0].agrees(with: event, in: design[0].common(with: event))
        }
        if let index { designs[index].append(event) } else { designs.append([event]) }
      }
      return designs.filter { $0.count > 1 }.map { CommonNumbers(isStart: false, events: $0) }
    }
  }
#endif
