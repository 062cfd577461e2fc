/// Transitions and animations, each from all declarations of its scope.
extension CurveCollection {
  mutating func collectShorthands() {
    struct Key: Hashable {
      var scope: StyleScopes.Scope
      var property: String
    }
    var timings: [Key: TimingDeclarations] = [:]
    var order: [Key] = []
    for index in cascade.shorthands {
      let declaration = reader.declarations[index]
      let name = reader.text(declaration.name).lowercasedASCII
      let property = StyleSheetReader.unprefixed(name)
      guard let family = TimingDeclarations.family(of: property) else { continue }
      // Values of old prefixes follow other rules.
      let isNoted = property == name || name.hasPrefix("-webkit-")
      guard let value = values.value(index) else {
        if isNoted { noteMissing(index, name) }
        continue
      }
      let key = Key(scope: cascade.scope(of: index), property: family)
      if timings[key] == nil { order.append(key) }
      do throws(Shorthand.Problem) {
        var timing = timings[key] ?? TimingDeclarations(family)
        let unknown = try timing.add(property, value, rank: cascade.rank(index), index: index)
        timings[key] = timing
        for text in unknown where isNoted { noteUncomputed(text, in: index, name) }
      } catch {
        if isNoted { note(error, in: index, name) }
      }
    }
    for key in order {
      for item in timings[key]?.found ?? [] {
        let block = reader.declarations[item.index].block
        let name = Self.joined([
          cascade.conditions(of: block), cascade.selector(of: block), item.what,
        ])
        if let easing = item.easing {
          curves.append(
            DocumentCurve(
              name: name, easing: easing, duration: item.duration, delay: item.delay,
              repeats: item.repeats, line: cascade.line(of: item.index),
              isAlias: values.hasReference(item.index), keyframes: item.keyframes,
              isReversed: item.isReversed))
        } else if let seconds = item.duration {
          durations.append(StyleSheet.Duration(name: name, seconds: seconds))
        }
      }
    }
  }

  mutating func noteUncomputed(_ text: String, in index: Int, _ name: String) {
    notes.add(
      "\(name.prefix(60)): '\(text.prefix(60))' is not computed",
      at: reader.declarations[index].value.lowerBound)
  }
}
