import Spring

/// The columns that a sweep writes, and the fields of its input that they use.
struct SweepColumns: Sendable {
  enum Column {
    /// A fact of the spring that is a number.
    case fact(SpringFact)
    /// One of its four parameters, if they are given directly.
    case number(Int)
    /// The regime, which is computed for eight springs at a time.
    case regime
    /// Another fact that is a text.
    case text(@Sendable (SpringMotion) -> StaticString)
    case list(@Sendable (SpringMotion) -> [Double])
    /// A field of the input, passed through.
    case field(Int)

    /// What a row needs to know of it.
    var cell: Cell {
      switch self {
      case .fact: .fact
      case .number(let number): .number(number)
      case .regime: .regime
      case .text, .list: .computed
      case .field(let slot): .field(slot)
      }
    }
  }

  /// A column without what computes it.
  enum Cell {
    case fact
    case number(Int)
    case regime
    case computed
    case field(Int)
  }

  /// The columns of the output unless `--columns` is given.
  static let standard = [
    "mass", "stiffness", "damping", "initialVelocity", "regime", "dampingRatio", "naturalFrequency",
    "settlingDuration", "settlingTime", "overshoot", "peakTime",
  ].compactMap(SpringFact.named)

  /// The band that counts as settled, as a fraction of the distance.
  var threshold = SpringMotion.defaultThreshold
  let columns: [Column]
  let names: [String]
  /// The columns of text.
  let textColumns: Set<Int>
  /// Whether a column belongs to the motion's peak.
  let needsPeak: Bool
  /// Whether there is a column of exact settling times.
  let needsSettling: Bool
  /// Whether a fact is not computed for eight springs at a time.
  let needsMotion: Bool
  let form: SweepForm
  /// The field of each of a spring's four parameters; -1 for a default.
  let slots: SIMD4<Int>
  /// The parameters of these fields, for messages.
  let parameters: [SweepParameter]
  /// Whether the times are in milliseconds.
  private(set) var isInMilliseconds = false
  /// The number of fields in a row.
  let count: Int
  /// How many of them can be copied.
  private(set) var fieldCount = 0
  /// The columns of decays instead of springs.
  let decays: SweepDecays?

  /// The columns of a grid, or of input without a header.
  ///
  /// - Parameter wanted: The names in `--columns`; nil for the default ones.
  init(_ form: SweepForm = .physical, wanted: [String]?) throws(SweepProblem) {
    try self.init(
      form, wanted: wanted, fields: [], slots: SIMD4(0, 1, 2, 3),
      parameters: [.mass, .stiffness, .damping, .initialVelocity], count: 4)
  }

  /// The columns of input with a header.
  ///
  /// - Parameter isOnTerminal: Whether the default columns are those that fit a terminal.
  init(
    header: [String], wanted: [String]?, isOnTerminal: Bool, note: (String) -> Void
  ) throws(SweepProblem) {
    if let decays = try SweepDecays(header: header, wanted: wanted) {
      self.init(decays)
      return
    }
    var slots = SIMD4(repeating: -1)
    var given: [SweepParameter] = []
    var fields: [(slot: Int, name: String)] = []
    // The output of a sweep has facts that are parameters too.
    let isOwn = ["stiffness", "damping", "regime"].allSatisfy(header.contains)
    if isOwn { note("the facts of the input are computed again") }
    let known = Set(header.compactMap { SweepParameter(exactly: $0)?.slot })
    var isInMilliseconds = false
    for (index, word) in header.enumerated() {
      var parameter = SweepParameter(column: word)
      if let time = SweepParameter(milliseconds: word), !known.contains(time.slot) {
        (parameter, isInMilliseconds) = (time, true)
      }
      if isOwn, parameter?.isPhysical == false { parameter = nil }
      if parameter == .initialVelocity, SweepParameter(exactly: word) == nil {
        try Self.requireUnitDistance(word, header)
        if known.contains(SweepParameter.initialVelocity.slot) { parameter = nil }
      }
      if let parameter {
        given.append(parameter)
        slots[parameter.slot] = index
      } else if let near = SweepParameter.near(word), !isOwn {
        guard known.contains(near.slot) || near.rawValue.first != word.lowercased().first else {
          throw SweepProblem("the column \(word) is not read: did you mean '\(near.rawValue)'?")
        }
        note("the column \(word) is copied unchanged: did you mean '\(near.rawValue)'?")
      } else if word.letters == "absolutevelocity" {
        throw SweepProblem(
          "the column \(word) is not read: initialVelocity is per distance, the motion from 0 to 1")
      } else if let setting = Self.settings[word] {
        note("the column \(word) is copied unchanged: every fact is of \(setting)")
      }
      // A fact of this name is written from the spring.
      let names = [word, parameter?.rawValue]
      var isFact =
        parameter?.isPhysical == true
        || (wanted == nil || isOwn) && Self.standard.contains { names.contains($0.column) }
      if let wanted, parameter == nil, Self.settings[word] == nil, wanted.contains(word) {
        isFact = isFact || SpringFact.named(word) != nil
      }
      if isFact, parameter == nil, !isOwn {
        note("the column \(word) of the input is replaced by the fact")
      }
      if !isFact { fields.append((index, word)) }
    }
    let form = try SweepForm(given)
    guard !given.isEmpty else {
      if let first = header.first, first.hasPrefix("[") || first.hasPrefix("{") {
        throw SweepProblem(
          "this is JSON: a sweep reads CSV with a header, such as stiffness,damping")
      }
      for (mark, name) in [("\t", "tabs"), (";", "semicolons")]
      where header.count == 1 && header[0].contains(mark) {
        throw SweepProblem(
          "the fields are separated by \(name): a sweep reads commas, as in stiffness,damping")
      }
      let known = SweepParameter.allCases.map(\.rawValue).joined(separator: ", ")
      throw SweepProblem("the input has none of the columns \(known)")
    }
    let parameters = (0..<4).map { slot in
      given.first { $0.slot == slot } ?? SweepParameter.allCases[slot]
    }
    let fitting = isOnTerminal ? SweepScreen.columns(given, fields: fields.map(\.name)) : nil
    try self.init(
      form, wanted: wanted ?? fitting, fields: fields, slots: slots, parameters: parameters,
      count: header.count)
    self.isInMilliseconds = isInMilliseconds
    fieldCount = fields.count
  }

  /// Refuses a velocity in value units along with the ends of another motion.
  private static func requireUnitDistance(
    _ word: String, _ header: [String]
  ) throws(SweepProblem) {
    guard let end = header.first(where: { ["from", "to"].contains($0.letters) }) else { return }
    throw SweepProblem(
      "the column \(word) beside \(end) is not read: initialVelocity is the velocity over the distance"
    )
  }

  /// What every row has that no column of the input sets.
  static let settings = [
    "threshold": "--threshold, which is 0.001 unless given", "from": "the motion from 0 to 1",
    "to": "the motion from 0 to 1",
  ]

  /// Sets the band that counts as settled; nil for the standard one.
  mutating func use(_ threshold: Double?) throws(SweepProblem) {
    guard let threshold else { return }
    guard decays == nil else { throw SweepProblem("--threshold has no effect on throws") }
    self.threshold = threshold
  }

  private init(_ decays: SweepDecays) {
    self.decays = decays
    (names, textColumns) = (decays.names, decays.textColumns)
    (columns, parameters, form) = ([], [], .physical)
    (needsPeak, needsSettling, needsMotion) = (false, false, false)
    (slots, count) = (SIMD4(repeating: -1), 0)
  }

  private init(
    _ form: SweepForm, wanted: [String]?, fields: [(slot: Int, name: String)],
    slots: SIMD4<Int>, parameters: [SweepParameter], count: Int
  ) throws(SweepProblem) {
    decays = nil
    let (chosen, names) = try Self.chosen(wanted, fields: fields)
    self.names = names
    (self.form, self.slots, self.parameters, self.count) = (form, slots, parameters, count)
    let columns: [Column] = chosen.map { column in
      guard case .fact(let fact) = column else { return column }
      switch fact.value {
      case .text(let compute): return fact.key == "regime" ? .regime : .text(compute)
      case .list(let compute): return .list(compute)
      case .number:
        return form.isPhysical ? fact.parameterSlot.map { .number($0) } ?? column : column
      }
    }
    self.columns = columns
    let facts = columns.compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
    needsPeak = facts.contains { $0.eight?.needsPeak == true }
    needsSettling = facts.contains { $0.eight?.needsSettlingTime == true }
    needsMotion = facts.contains { $0.eight == nil }
    textColumns = Set(
      columns.indices.filter { index in
        switch columns[index] {
        case .regime, .text, .list, .field: true
        case .fact, .number: false
        }
      })
  }
}

extension SweepParameter {
  /// Whether it is one of a spring's own four parameters.
  fileprivate var isPhysical: Bool {
    switch self {
    case .mass, .stiffness, .damping, .initialVelocity: true
    default: false
    }
  }
}

extension SpringFact {
  /// The index among a spring's four parameters; nil if the fact is not one of them.
  fileprivate var parameterSlot: Int? {
    ["mass", "stiffness", "damping", "initialVelocity"].firstIndex(of: key)
  }
}
