import DuoJSON

/// Reads elements told as JSON objects, nested by `children` or in one flat array.
///
/// An object or array may be wrapped in an object of one of a few keys (`value`, `root`, `axElement`, …).
struct JSONElements {
  private enum Container {
    /// An array whose objects are elements of this parent.
    case elements(parent: Int?)
    case element
    case frame(isList: Bool)
    case traits, skipped
  }

  private var builder: TreeBuilder
  private var open: [Container] = []
  private var elements: [JSONElement] = []
  private var frame = FrameCollector(isList: false)
  private var frameDepth = 0
  private var framePlace = JSONPlace(line: 1, column: 1)
  private var fields: [String: ElementField] = [:]

  static func tree(_ bytes: [UInt8], as format: CaptureFormat) throws(CaptureFault) -> CapturedTree
  {
    try bytes.withUnsafeBufferPointer { (buffer) throws(CaptureFault) -> CapturedTree in
      var reader = JSONElements(builder: TreeBuilder(format))
      return try reader.read(buffer)
    }
  }

  private init(builder: TreeBuilder) { self.builder = builder }

  private mutating func read(_ buffer: UnsafeBufferPointer<UInt8>) throws(CaptureFault)
    -> CapturedTree
  {
    var events = JSONEvents(buffer, options: JSONOptions(maximumDepth: CaptureLimits.depth))
    while let event = try Self.next(&events) {
      switch event {
      case .key(let key): try take(key: key, events.place)
      case .beginObject, .beginArray: try begin(event, events.place)
      case .endObject, .endArray: try end()
      case .string, .number, .bool, .null: try take(event, events.place)
      }
    }
    return try builder.tree()
  }

  private static func next(_ events: inout JSONEvents) throws(CaptureFault) -> JSONEvent? {
    do throws(JSONError) {
      return try events.next()
    } catch {
      throw CaptureFault(
        ByteText.text(error.place), "found \(error.found)", "allowed: \(error.allowed)")
    }
  }

  private mutating func take(key: String, _ place: JSONPlace) throws(CaptureFault) {
    switch open.last {
    case .element:
      if let earlier = elements[elements.count - 1].keys.updateValue(place, forKey: key) {
        throw CaptureFault(
          ByteText.text(place), "found the key \(Names.quoted(key)) again",
          "allowed: each key once, it stands at \(ByteText.text(earlier))")
      }
      let field: ElementField
      if let known = fields[key] {
        field = known
      } else {
        field = ElementField(key)
        if fields.count < 1000 { fields[key] = field }
      }
      elements[elements.count - 1].field = field
      elements[elements.count - 1].key = key
    case .frame: frame.take(key: key)
    default: break
    }
  }

  private mutating func begin(_ event: JSONEvent, _ place: JSONPlace) throws(CaptureFault) {
    let isObject = event == .beginObject
    switch open.last {
    case nil: try enter(isObject, parent: nil, isCertain: false, place)
    case .elements(let parent): try enter(isObject, parent: parent, isCertain: true, place)
    case .frame:
      frameDepth += 1
      open.append(.frame(isList: !isObject))
    case .traits, .skipped: open.append(.skipped)
    case .element: try beginMember(isObject, place)
    }
  }

  private mutating func beginMember(_ isObject: Bool, _ place: JSONPlace) throws(CaptureFault) {
    let element = elements[elements.count - 1]
    switch element.field {
    case .children:
      let parent = try node()
      try enter(isObject, parent: parent, isCertain: true, place)
    case .frame, .roundedFrame:
      frame = FrameCollector(isList: !isObject)
      frameDepth = 1
      framePlace = place
      open.append(.frame(isList: !isObject))
    case .traits: open.append(.traits)
    case .type, .identifier, .label, .title, .name, .placeholder:
      throw mismatch(isObject ? "an object" : "an array", place, "a text")
    case .value where element.node == nil, .envelope where element.node == nil:
      try enter(isObject, parent: element.parent, isCertain: false, place)
    default: open.append(.skipped)
    }
  }

  /// - Parameter isCertain: whether an object here is an element, even one of which nothing is told.
  private mutating func enter(
    _ isObject: Bool, parent: Int?, isCertain: Bool, _ place: JSONPlace
  ) throws(CaptureFault) {
    guard isObject else { return open.append(.elements(parent: parent)) }
    open.append(.element)
    elements.append(JSONElement(parent: parent, place: place))
    if isCertain { _ = try node() }
  }

  /// The node of the object at the cursor, which is an element.
  private mutating func node() throws(CaptureFault) -> Int {
    let last = elements.count - 1
    if let node = elements[last].node { return node }
    let place = elements[last].place
    let node = try builder.append(
      CapturedNode(type: .other, parent: elements[last].parent, line: place.line),
      place: ByteText.text(place))
    elements[last].node = node
    return node
  }

  private mutating func end() throws(CaptureFault) {
    switch open.popLast() {
    case .element: finish(elements.removeLast())
    case .frame:
      frameDepth -= 1
      guard frameDepth == 0 else { return }
      guard let found = frame.frame else {
        throw mismatch(frame.words, framePlace, FrameCollector.wanted)
      }
      set(found)
    default: break
    }
  }

  private mutating func set(_ frame: CapturedFrame) {
    let last = elements.count - 1
    if elements[last].field == .frame {
      elements[last].exactFrame = frame
    } else {
      elements[last].roundedFrame = frame
    }
  }

  private mutating func finish(_ element: JSONElement) {
    guard let node = element.node else { return }
    builder[node].type = element.type ?? element.role ?? .other
    builder[node].frame = element.exactFrame ?? element.roundedFrame
    if builder[node].label.isEmpty { builder[node].label = element.title }
    if builder[node].identifier.isEmpty {
      builder[node].identifier = PageSourceNames.identifier(
        name: element.name, label: builder[node].label)
    }
    if element.type == nil, element.role == nil {
      builder.noteUnknown(element.unknownType ?? "", place: ByteText.text(element.place))
    }
  }

  private func mismatch(_ found: String, _ place: JSONPlace, _ wanted: String) -> CaptureFault {
    let key = elements.last?.key ?? ""
    return CaptureFault(
      ByteText.text(place), "\(found) cannot stand for \(Names.quoted(key))", "allowed: \(wanted)")
  }

  // MARK: Plain values

  private mutating func take(_ event: JSONEvent, _ place: JSONPlace) throws(CaptureFault) {
    switch open.last {
    case nil:
      throw CaptureFault(
        ByteText.text(place), "\(Self.words(event)) is no element", "allowed: an object or an array"
      )
    case .elements:
      guard event != .null else { return }
      throw CaptureFault(
        ByteText.text(place), "\(Self.words(event)) is no element", "allowed: an object")
    case .frame(let isList):
      frame.take(Self.number(event), isListed: isList, words: Self.words(event))
    case .traits:
      if case .string(let text) = event, text.lowercased() == "selected",
        let element = elements.last,
        let node = element.node
      {
        builder[node].isSelected = true
      }
    case .element: try set(event, place)
    case .skipped: break
    }
  }

  private mutating func set(_ event: JSONEvent, _ place: JSONPlace) throws(CaptureFault) {
    let last = elements.count - 1
    let field = elements[last].field
    if field == .other || field == .envelope { return }
    // The answer of a server has a value and a session beside its tree.
    if field == .value, elements[last].node == nil, event == .null { return }
    let node = try node()
    guard event != .null else { return }
    switch field {
    case .type: setType(event)
    case .role: elements[last].role = JSONElement.type(named: Self.text(event))
    case .identifier:
      // Old releases of idb number their elements.
      builder[node].identifier = Self.text(event)
    case .name: elements[last].name = Self.text(event)
    case .label: builder[node].label = Self.text(event)
    case .title: elements[last].title = Self.text(event)
    case .value: builder[node].value = Self.text(event)
    case .placeholder: builder[node].placeholder = Self.text(event)
    case .frame, .roundedFrame:
      guard case .string(let text) = event, let frame = FrameText.frame(text) else {
        throw mismatch(Self.words(event), place, FrameCollector.wanted)
      }
      set(frame)
    case .enabled: builder[node].isEnabled = try bool(event, place)
    case .selected: builder[node].isSelected = try bool(event, place)
    case .focused: builder[node].isFocused = try bool(event, place)
    case .visible: builder[node].isVisible = try bool(event, place)
    case .traits:
      if Self.text(event).lowercased().contains("selected") { builder[node].isSelected = true }
    case .children:
      throw mismatch(Self.words(event), place, "an array of elements")
    case .envelope, .other: break
    }
  }

  private mutating func setType(_ event: JSONEvent) {
    let last = elements.count - 1
    if let number = Self.number(event) {
      elements[last].type = Int(exactly: number).flatMap(ElementType.init(rawValue:))
    } else {
      elements[last].type = JSONElement.type(named: Self.text(event))
    }
    if elements[last].type == nil { elements[last].unknownType = Self.text(event) }
  }

  private func bool(_ event: JSONEvent, _ place: JSONPlace) throws(CaptureFault) -> Bool {
    switch event {
    case .bool(let bool): return bool
    case .number(let number): return number != 0
    case .string("true"), .string("1"), .string("YES"): return true
    case .string("false"), .string("0"), .string("NO"): return false
    default: throw mismatch(Self.words(event), place, "true, false, 1 or 0")
    }
  }

  private static func number(_ event: JSONEvent) -> Double? {
    switch event {
    case .number(let number): number
    case .string(let text): NumberText.number(text)
    default: nil
    }
  }

  private static func text(_ event: JSONEvent) -> String {
    switch event {
    case .string(let text): text
    case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let bool): "\(bool)"
    default: ""
    }
  }

  private static func words(_ event: JSONEvent) -> String {
    switch event {
    case .string(let text): "the text \(Names.quoted(text))"
    case .number: "the number \(text(event))"
    case .bool(let bool): "\(bool)"
    default: "null"
    }
  }
}
