/// The playground page, starting with the user's curves.
struct PreviewPage {
  /// The maximum number of curves on a page.
  static let curveLimit = 1_000

  let title: String?
  let curves: [NamedCurve]
  var scene: PreviewScene?

  /// The HTML of the page.
  var html: String {
    let page = PlaygroundPage.html.description
    guard title != nil || !curves.isEmpty || scene != nil else { return page }
    return page.replacing(Self.empty, with: Self.opening + data + "</script>", maxReplacements: 1)
  }

  private static let opening = #"<script type="application/json" id="preview">"#
  private static let empty = opening + "{}</script>"

  /// The page's data, escaped so that no user text can close its element.
  private var data: String {
    var members: [JSON.Member] = []
    if let title { members.append(.init(key: "title", value: .string(title.printable))) }
    let list = curves.map { curve in
      let text = curve.easing.description
      var members: [JSON.Member] = [
        .init(key: "name", value: .string(curve.name == text ? "" : curve.name.printable)),
        .init(key: "text", value: .string(text)),
      ]
      if let duration = curve.duration {
        members.append(.init(key: "seconds", value: .number(duration)))
      }
      return JSON.object(members)
    }
    members.append(.init(key: "curves", value: .array(list)))
    if let scene { members.append(.init(key: "scene", value: scene.json(with: curves))) }
    return JSON.object(members).document().replacing("<", with: #"\u003c"#)
  }
}
