import CurveDocuments
import Testing

/// The CSS in tagged templates of JavaScript is that of a style sheet.
@Suite struct TaggedStyleTests {
  @Test func templatesAreRules() throws {
    let text = """
      export const d = { fast: "150ms" };
      export const Card = styled.div`
        transition: transform 200ms cubic-bezier(0.2, 0, 0, 1);
        &:hover { transition: transform 1s linear 50ms; }
      `;
      const Button = styled(Card)<{ on: boolean }>`transition: color 80ms;`
      export const fade = css`transition: opacity 120ms linear;`;
      const easeOut = [0, 0, 0.2, 1];
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(
      document.entries.map(\.name) == [
        "Card transition transform", "&:hover transition transform", "Button transition color",
        "fade transition opacity", "easeOut",
      ])
    #expect(document.entries.map(\.duration) == [0.2, 1, 0.08, 0.12, nil])
    #expect(document.entries.map(\.line) == [3, 4, 6, 7, 8])
    #expect(document.entries[1].delay == 0.05)
    #expect(document.durations.map(\.name) == ["d.fast"])
    #expect(document.notes.isEmpty, "\(document.notes)")
  }

  /// An expression may hold any value: what it is for is read without it, with a note.
  @Test func expressionsAreNoted() throws {
    let text = """
      const Card = styled.div`
        color: ${red};
        transition: transform ${({ theme }) => theme.d.fast} linear, opacity 200ms ease-out;
      `;
      """
    let document = try CurveDocument(Array(text.utf8))
    #expect(
      document.entries.map(\.name) == ["Card transition transform", "Card transition opacity"])
    #expect(document.entries.map(\.duration) == [nil, 0.2])
    #expect(document.notes.count == 1)
    #expect(document.notes.first?.line == 3)
    #expect(document.notes.first?.message.contains("${({ theme }) => theme.d.fast}") == true)
  }

  /// Other templates are texts.
  @Test func plainTemplatesAreNotRules() throws {
    let text = "const a = html`<p>transition: top 1s</p>`;\nconst easeIn = [0.4, 0, 1, 1];\n"
    let document = try CurveDocument(Array(text.utf8))
    #expect(document.entries.map(\.name) == ["easeIn"])
  }
}
