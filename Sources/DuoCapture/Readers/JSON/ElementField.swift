/// What a key of a JSON element says.
///
/// One table for all tools that write trees as JSON: XCUITest's `dictionaryRepresentation` (`elementType`, `identifier`,
/// also as `XCUIElementAttributeName…`), idb (`AXUniqueId`, `AXFrame`) and WebDriverAgent's JSON source
/// (`rawIdentifier`, `rect`). Case does not count.
enum ElementField: Hashable, Sendable {
  case type, role, identifier, name, label, title, value, placeholder
  case frame, roundedFrame, traits
  case enabled, selected, focused, visible
  case children
  /// Nothing of an element, but it may hold one.
  case envelope
  case other

  init(_ key: String) {
    var name = key.lowercased()
    if name.hasPrefix(Self.prefix) { name.removeFirst(Self.prefix.count) }
    self = Self.table[name] ?? .other
  }

  private static let prefix = "xcuielementattributename"

  private static let table: [String: ElementField] = [
    "elementtype": .type, "type": .type, "role": .role,
    "identifier": .identifier, "rawidentifier": .identifier, "axuniqueid": .identifier,
    "axidentifier": .identifier, "name": .name,
    "label": .label, "axlabel": .label, "title": .title, "value": .value, "axvalue": .value,
    "placeholdervalue": .placeholder, "axplaceholdervalue": .placeholder,
    "frame": .frame, "rect": .frame, "axframe": .roundedFrame, "traits": .traits,
    "enabled": .enabled, "isenabled": .enabled, "selected": .selected, "isselected": .selected,
    "hasfocus": .focused, "focused": .focused, "isfocused": .focused, "visible": .visible,
    "isvisible": .visible, "children": .children, "axchildren": .children,
    "root": .envelope, "tree": .envelope, "snapshot": .envelope, "source": .envelope,
    "hierarchy": .envelope, "axelement": .envelope, "elements": .envelope, "result": .envelope,
    "application": .envelope, "app": .envelope,
  ]
}
