import CurveArithmetic
import CurveNotation
import Curves
import Spring

/// The columns of a sweep over decays: rows with a column `like`.
struct SweepDecays: Sendable {
  /// A number of a throw.
  enum Fact: String, CaseIterable {
    case velocity, from, landing, distance, duration, settlingTime
  }

  enum Column {
    case fact(Fact)
    /// A field of the input, passed through.
    case field(Int)
  }

  let columns: [Column]
  let names: [String]
  let textColumns: Set<Int>
  /// The fields of the system, the velocity and the start.
  private let like: Int
  private let velocity: Int
  private let from: Int?
  private let count: Int

  /// The half width of the band of the settling time, in value units.
  private static let threshold = 0.5

  /// The columns of a header; nil if it has no column `like`.
  ///
  /// - Throws: The message about a column of springs, or a missing one.
  init?(header: [String], wanted: [String]?) throws(SweepProblem) {
    let bare = header.map { $0.lowercased() }
    guard let like = bare.firstIndex(of: "like") else { return nil }
    for name in ["like", "velocity", "from"] where bare.count(where: { $0 == name }) > 1 {
      throw SweepProblem("\(name) is given twice")
    }
    for word in header where !["from", "velocity"].contains(word.lowercased()) {
      guard let parameter = SweepParameter(column: word) else { continue }
      throw SweepProblem(
        "the column \(word) is one of springs: with like, rows are throws"
          + (parameter == .initialVelocity ? ", whose velocity is named velocity" : ""))
    }
    guard let velocity = bare.firstIndex(of: "velocity") else {
      throw SweepProblem("a throw needs the columns like and velocity")
    }
    let from = bare.firstIndex(of: "from")
    (self.like, self.velocity, self.from) = (like, velocity, from)
    count = header.count
    let standard: [Fact] = [.landing, .duration, .settlingTime]
    guard let wanted else {
      let given = header.indices.filter { $0 == like || $0 == velocity || $0 == from }
      let others = header.indices.filter { !given.contains($0) }
      let columns =
        given.map { Column.field($0) } + standard.map { .fact($0) } + others.map { .field($0) }
      self.columns = columns
      names = given.map { header[$0] } + standard.map(\.rawValue) + others.map { header[$0] }
      textColumns = Self.texts(columns, numbers: [velocity, from])
      return
    }
    var columns: [Column] = []
    for word in wanted {
      if let field = header.firstIndex(of: word) {
        columns.append(.field(field))
      } else if let fact = Fact(rawValue: word) {
        columns.append(.fact(fact))
      } else {
        let known = Fact.allCases.map(\.rawValue) + header
        let hint = NameList(known).nearest(to: word).map { "did you mean '\($0)'?" }
        throw SweepProblem(
          "--columns: there is no '\(word)': "
            + (hint ?? "the columns are \(known.joined(separator: ", "))"))
      }
    }
    (self.columns, names) = (columns, wanted)
    textColumns = Self.texts(columns, numbers: [velocity, from])
  }

  private static func texts(_ columns: [Column], numbers: [Int?]) -> Set<Int> {
    Set(
      columns.indices.filter { index in
        if case .field(let field) = columns[index] { !numbers.contains(field) } else { false }
      })
  }

  /// Appends the row of a line.
  ///
  /// - Returns: The problem with the row, whose numbers are then missing.
  func write(
    _ fields: borrowing CSVFields, _ range: Range<Int>, _ writer: any RowFormat,
    to text: inout ByteBuffer
  ) -> String? {
    func word(_ index: Int) -> String {
      String(decoding: fields[range.lowerBound + index], as: UTF8.self).trimmed
    }
    var (decay, problem): (AnyDecay?, String?) = (nil, nil)
    if range.count != count {
      problem = CSVFields.mismatch(range.count, columns: count)
    } else {
      do throws(SweepProblem) {
        decay = try throwing(
          word(like), velocity: word(velocity), from: from.map { word($0) } ?? "")
      } catch {
        problem = error.message
      }
    }
    writer.beginRow(isFirst: false, to: &text)
    for (index, column) in columns.enumerated() {
      switch column {
      case .fact(let fact):
        writer.append(
          decay.map { Self.value(fact, of: $0) } ?? .nan, column: index, to: &text)
      case .field(let slot) where slot < range.count:
        if textColumns.contains(index) {
          writer.appendText(fields[range.lowerBound + slot], column: index, to: &text)
        } else if let number = plainNumber(word(slot)) {
          writer.append(number, column: index, to: &text)
        } else {
          writer.appendMissing(column: index, to: &text)
        }
      case .field: writer.appendMissing(column: index, to: &text)
      }
    }
    writer.endRow(to: &text)
    return problem
  }

  private func throwing(
    _ name: String, velocity: String, from: String
  ) throws(SweepProblem) -> AnyDecay {
    guard let system = DecaySystem.named(name) ?? (try? EasingReader.decaySystem(name)) else {
      let names = DecaySystem.all.map(\.name)
      let hint = NameList(names).nearest(to: name).map { "did you mean '\($0)'?" }
      throw SweepProblem(
        "there is no system '\(name.shown.prefix(40))' for like: "
          + (hint ?? "they are \(names.joined(separator: ", "))"))
    }
    func number(_ text: String, _ column: String) throws(SweepProblem) -> Double {
      guard let value = plainNumber(text), value.isFinite else {
        throw SweepProblem(
          "\(column) must be a finite number, but is '\(text.shown.prefix(40))'")
      }
      return value
    }
    let velocity = try number(velocity, "velocity")
    let start = from.isEmpty ? 0 : try number(from, "from")
    do throws(ParameterError) {
      return try system.decay(from: start, velocity: velocity)
    } catch {
      throw SweepProblem(error.description)
    }
  }

  private static func value(_ fact: Fact, of decay: AnyDecay) -> Double {
    switch fact {
    case .velocity: decay.initialVelocity
    case .from: decay.from
    case .landing: decay.restingValue
    case .distance: decay.distance
    case .duration: decay.duration ?? .nan
    case .settlingTime: decay.settlingTime(within: threshold)
    }
  }
}
