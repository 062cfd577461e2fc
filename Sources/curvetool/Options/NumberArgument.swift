import ArgumentParser

/// Reads a number of an option; nan and infinities pass, and are refused by name later.
@Sendable func number(_ text: String) throws -> Double {
  guard let value = Double(text) else { throw ValidationError("a number is expected") }
  return value
}

/// Refuses a value of an option: one line that names it, the value and what is allowed.
func require(_ condition: Bool, _ option: String, _ value: Double, _ allowed: String)
  throws(ToolError)
{
  guard condition else {
    throw .usage("\(option) must be \(allowed), but is \(NumberText.text(value))")
  }
}
