/// The nearest of some names to a word that is none of them; nil when none is near.
func suggestion(for word: String, among names: [String]) -> String? {
  let word = word.lowercased()
  let nearest = names.min { distance(word, $0) < distance(word, $1) }
  return nearest.flatMap { distance(word, $0) <= max(1, $0.count / 3) ? $0 : nil }
}

/// The Levenshtein distance: how many characters to insert, remove or replace.
private func distance(_ a: String, _ b: String) -> Int {
  let b = Array(b)
  var row = Array(0...b.count)
  for (i, x) in a.prefix(64).enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let replaced = diagonal + (x == y ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[b.count]
}
