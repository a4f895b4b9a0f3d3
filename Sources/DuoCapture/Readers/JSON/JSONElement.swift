import DuoJSON

/// One object on its way to an element.
struct JSONElement {
  /// Its place among the nodes; nil while nothing says that it is an element.
  var node: Int?
  var parent: Int?
  var place: JSONPlace
  /// What the key before the cursor says.
  var field = ElementField.other
  var key = ""
  /// Where each key stands that it has had.
  var keys: [String: JSONPlace] = [:]
  var type: ElementType?
  /// The text that is no type's name.
  var unknownType: String?
  var role: ElementType?
  var name = ""
  var title = ""
  var exactFrame: CapturedFrame?
  var roundedFrame: CapturedFrame?

  init(parent: Int?, place: JSONPlace) {
    self.parent = parent
    self.place = place
  }

  /// Names of idb that are not XCUITest's.
  static func type(named text: String) -> ElementType? {
    if let type = ElementType(named: text) { return type }
    switch text.lowercased() {
    case "genericelement", "axgenericelement", "unknown", "axunknown": return .other
    case "heading", "axheading": return .staticText
    case "textarea", "axtextarea": return .textView
    case "scrollarea", "axscrollarea": return .scrollView
    case "nav bar", "navbar": return .navigationBar
    default:
      guard text.hasPrefix("AX") else { return nil }
      return ElementType(named: text.dropFirst(2))
    }
  }
}
