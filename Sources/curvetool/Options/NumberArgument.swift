import ArgumentParser
import Spring

/// Reads a number of an option; nan and infinities pass, and are refused by name later.
@Sendable func number(_ text: String) throws -> Double {
  guard let value = Double(text) else { throw ValidationError("a number is expected") }
  return value
}

/// Reads a whole number of an option, also one written as 1e6.
@Sendable func wholeNumber(_ text: String) throws -> Int {
  if let value = Int(text) { return value }
  guard let value = Double(text), let whole = Int(exactly: value) else {
    throw ValidationError("a whole number is expected")
  }
  return whole
}

/// Refuses a value of an option: one line that names it, the value and what is allowed.
func require(_ condition: Bool, _ option: String, _ value: Double, _ allowed: String)
  throws(ToolError)
{
  guard condition else {
    throw .usage("\(option) must be \(allowed), but is \(NumberText.text(value))")
  }
}
