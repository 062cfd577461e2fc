import CurveArithmetic

extension Workload {
  static let numbers: [Workload] = [
    Workload("number/write", reference: "Double.description") { size in
      let count = size.total
      let values = randomNumbers(count)
      // In blocks, as when writing text to a file.
      let block = min(count, 1024)
      let text = Storage<UInt8>(count: (block + 1) * DecimalText.capacity) { _ in 0 }
      let starts = stride(from: 0, to: count - block + 1, by: block)
      let powers = PowersOfTen.shared
      return Task(
        evaluations: starts.underestimatedCount * block,
        kernel: {
          for start in starts {
            guard var target = text.elements.baseAddress else { return }
            for value in values.elements[start..<(start + block)] {
              target += DecimalText.write(value, to: target, powers: powers)
            }
            keep(text)
          }
        },
        reference: {
          for start in starts {
            guard var target = text.elements.baseAddress else { return }
            for value in values.elements[start..<(start + block)] {
              var digits = value.description
              digits.withUTF8 { bytes in
                guard let first = bytes.baseAddress else { return }
                target.update(from: first, count: bytes.count)
                target += bytes.count
              }
            }
            keep(text)
          }
        },
        errors: {
          let error = { (index: Int, text: String) -> Double in
            abs((Double(text) ?? .nan) / values.elements[index] - 1)
          }
          let kernel = Task.largestError(count: count) { index in
            guard let target = text.elements.baseAddress else { return .nan }
            let length = DecimalText.write(values.elements[index], to: target, powers: powers)
            return error(index, String(decoding: text.elements[..<length], as: UTF8.self))
          }
          let reference = Task.largestError(count: count) {
            error($0, values.elements[$0].description)
          }
          return (kernel, reference)
        })
    },
    Workload("number/read", reference: "Double.init(String)") { size in
      let count = size.total
      let numbers = randomNumbers(count)
      let texts = withExtendedLifetime(numbers) { numbers.elements.map(\.description) }
      let ends = texts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
      let bytes = Storage(texts.flatMap(\.utf8))
      let values = Storage<Double>(count: count)
      let powers = PowersOfTen.shared
      let kernel = {
        let bytes = UnsafeRawBufferPointer(bytes.elements)
        for i in 0..<count {
          let text = UnsafeRawBufferPointer(rebasing: bytes[ends[i]..<ends[i + 1]])
          values.elements[i] = DecimalReader.read(text, powers: powers) ?? .nan
        }
        keep(values)
      }
      let reference = {
        for i in 0..<count { values.elements[i] = Double(texts[i]) ?? .nan }
        keep(values)
      }
      return Task(
        evaluations: count, kernel: kernel, reference: reference,
        errors: Task.errors(count: count, kernel: kernel, reference: reference) {
          abs(values.elements[$0] / numbers.elements[$0] - 1)
        })
    },
  ]

  /// Numbers with all 17 digits.
  private static func randomNumbers(_ count: Int) -> Storage<Double> {
    var random = Randomness(seed: 6)
    return Storage(count: count) { _ in random.next(in: -1000...1000) }
  }
}
