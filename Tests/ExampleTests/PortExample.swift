import CurvePlatforms
import Curves
import Testing

/// docs/library.md: port a spring.
@Suite struct PortExample {
  @Test func portASpring() throws {
    // docs: port a spring
    let easing = try Easing("Spring(duration: 0.5, bounce: 0.3)")
    let css = try TargetLanguage.named("css")?.convert(ConversionRequest(easing))
    print(css?.text ?? "", css?.duration ?? 0, css?.maximumError ?? 0)
    // end
    #expect(css?.text.contains("linear(") == true)
    #expect((css?.maximumError ?? 1) <= 0.001)
    #expect(abs((css?.duration ?? 0) - 0.8187467173831086) <= 1e-3)
  }
}
