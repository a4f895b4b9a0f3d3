import DuoJSON

/// A small reader of XML 1.0: elements and attributes; text, comments and instructions are passed over.
///
/// There is no document type and there are no entities but the five of XML: nothing is ever expanded or fetched.
/// Nothing recurses, so no depth exhausts the stack. Every fault has its line and column.
struct XMLReader {
  let bytes: [UInt8]
  /// Where the reader is.
  var at: Int
  /// The tag of the last event.
  private(set) var tag = XMLTag(name: 0..<0, start: 0)
  /// The names of the elements that are open, and where each begins.
  private var open: [XMLTag] = []
  private var sawRoot = false
  /// The line of `counted`.
  private var line = 1
  private var counted = 0

  /// - Throws: where the bytes are not UTF-8, or the declaration says that they are something else.
  init(_ bytes: [UInt8]) throws(CaptureFault) {
    self.bytes = bytes
    at = ByteText.start(of: bytes)
    if ByteText.isUTF16(bytes) { throw ByteText.utf16Fault }
    if let fault = ByteText.firstFault(bytes) {
      throw CaptureFault(
        ByteText.placeText(fault, in: bytes), "the byte \(ByteText.hex(bytes[fault])) is not UTF-8",
        "allowed: UTF-8")
    }
    skipBlanks()
    if starts("<?xml"), !isName(at + 5) { try declaration() }
  }

  /// The line of the last tag, counted on from the one before.
  mutating func tagLine() -> Int {
    while counted < tag.start {
      if bytes[counted] == UInt8(ascii: "\n") { line += 1 }
      counted += 1
    }
    return line
  }

  func place(_ offset: Int) -> String { ByteText.placeText(offset, in: bytes) }
  func text(_ range: Range<Int>) -> String { ByteText.string(bytes, range) }

  /// The next start or end tag; nil at the end of the text.
  mutating func next() throws(CaptureFault) -> XMLEvent? {
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        try skipText()
        continue
      }
      if starts("<!--") {
        try skip(to: "-->", from: at + 4, what: "a comment")
      } else if starts("<![CDATA["), !open.isEmpty {
        try skip(to: "]]>", from: at + 9, what: "a CDATA section")
      } else if starts("<!") {
        throw refusal()
      } else if starts("<?") {
        guard !starts("<?xml") || isName(at + 5) else {
          throw fault(at, "a second XML declaration", "allowed: one, before everything else")
        }
        try skip(to: "?>", from: at + 2, what: "a processing instruction")
      } else if starts("</") {
        try endTag()
        return .end
      } else {
        return .start(isEmpty: try startTag())
      }
    }
    if let last = open.last {
      throw fault(
        bytes.count, "the file ends inside <\(text(last.name))> of \(place(last.start))",
        "wanted: </\(text(last.name))>; it may have been cut")
    }
    guard sawRoot else {
      throw fault(bytes.count, "no element", "allowed: one element that holds all others")
    }
    return nil
  }

  // MARK: Parts

  private func refusal() -> CaptureFault {
    if starts("<!DOCTYPE") || starts("<!doctype") || starts("<!ENTITY") {
      return fault(
        at, "a document type", "allowed: none; entities are never expanded, and none is fetched")
    }
    if starts("<![CDATA[") { return fault(at, "text outside of the root element", "allowed: none") }
    return fault(at, "found \"<!\"", "allowed: a tag or a comment")
  }

  private mutating func declaration() throws(CaptureFault) {
    let start = at
    at += 5
    let what = "an XML declaration"
    while true {
      skipBlanks()
      guard at < bytes.count else { throw cut(start, what) }
      if starts("?>") { break }
      guard isName(at) else {
        throw fault(at, "found \(found(at))", "allowed: version, encoding, standalone or \"?>\"")
      }
      let attribute = try attribute()
      let value = text(attribute.value)
      if text(attribute.name) == "encoding",
        !["utf-8", "utf8", "us-ascii"].contains(value.lowercased())
      {
        throw fault(
          attribute.value.lowerBound, "the encoding \(Names.quoted(value))",
          "allowed: UTF-8; save it as UTF-8")
      }
    }
    at += 2
  }

  private mutating func startTag() throws(CaptureFault) -> Bool {
    let start = at
    guard open.isEmpty || open.count < CaptureLimits.nodes else {
      throw fault(at, "elements \(open.count + 1) deep", "allowed: at most \(CaptureLimits.nodes)")
    }
    if open.isEmpty, sawRoot {
      throw fault(at, "a second root element", "allowed: one element that holds all others")
    }
    at += 1
    guard at < bytes.count else { throw cut(start, "a tag") }
    guard isName(at), !isNameRest(bytes[at]) else {
      throw fault(start, "found \"<\" and \(found(at))", "allowed: a tag, or \"&lt;\" in a text")
    }
    tag = XMLTag(name: name(), start: start)
    sawRoot = true
    while true {
      let before = at
      skipBlanks()
      guard at < bytes.count else { throw cut(start, "the tag <\(text(tag.name))>") }
      if bytes[at] == UInt8(ascii: ">") {
        at += 1
        open.append(XMLTag(name: tag.name, start: start))
        return false
      }
      if starts("/>") {
        at += 2
        return true
      }
      if bytes[at] == UInt8(ascii: "/"), at + 1 == bytes.count {
        throw cut(start, "the tag <\(text(tag.name))>")
      }
      guard at > before, isName(at), !isNameRest(bytes[at]) else {
        throw fault(at, "found \(found(at))", "allowed: an attribute, \">\" or \"/>\"")
      }
      guard tag.attributes.count < CaptureLimits.attributes else {
        throw fault(
          at, "attribute \(CaptureLimits.attributes + 1) of <\(text(tag.name))>",
          "allowed: at most \(CaptureLimits.attributes)")
      }
      let attribute = try attribute()
      let label = bytes[attribute.name]
      if let first = tag.attributes.first(where: {
        $0.name.count == label.count && bytes[$0.name].elementsEqual(label)
      }) {
        throw fault(
          attribute.name.lowerBound, "the attribute \(Names.quoted(text(attribute.name))) again",
          "allowed: once, it stands at \(place(first.name.lowerBound))")
      }
      tag.attributes.append(attribute)
    }
  }

  private mutating func endTag() throws(CaptureFault) {
    let start = at
    at += 2
    let name = name()
    skipBlanks()
    guard at < bytes.count else { throw cut(start, "an end tag") }
    guard !name.isEmpty, bytes[at] == UInt8(ascii: ">") else {
      throw fault(at, "found \(found(at))", "allowed: \">\" after the element's name")
    }
    at += 1
    guard let last = open.popLast() else {
      throw fault(start, "</\(shown(name))> ends nothing", "allowed: no end tag here")
    }
    guard bytes[last.name].elementsEqual(bytes[name]) else {
      throw fault(
        start, "</\(shown(name))> inside <\(shown(last.name))> of \(place(last.start))",
        "wanted: </\(shown(last.name))>")
    }
    tag = XMLTag(name: name, start: start)
  }

  /// The attribute at the cursor, which is a name.
  private mutating func attribute() throws(CaptureFault) -> XMLTag.Attribute {
    let start = at
    let name = name()
    skipBlanks()
    guard at < bytes.count else { throw cut(start, "the attribute \(Names.quoted(text(name)))") }
    guard bytes[at] == UInt8(ascii: "=") else {
      throw fault(at, "found \(found(at))", "allowed: \"=\" after \(Names.quoted(text(name)))")
    }
    at += 1
    skipBlanks()
    guard at < bytes.count else { throw cut(start, "the attribute \(Names.quoted(text(name)))") }
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault(at, "found \(found(at))", "allowed: a value in quotes")
    }
    at += 1
    let from = at
    var isPlain = true
    while at < bytes.count, bytes[at] != quote {
      let byte = bytes[at]
      if byte == UInt8(ascii: "&") {
        isPlain = false
        var sink: [UInt8] = []
        at = try reference(at, into: &sink)
        continue
      }
      guard byte != UInt8(ascii: "<") else {
        throw fault(at, "\"<\" in the value of \(Names.quoted(text(name)))", "wanted: \"&lt;\"")
      }
      if byte < 0x20 {
        isPlain = false
        try check(byte)
      }
      at += 1
    }
    guard at < bytes.count else { throw cut(start, "the attribute \(Names.quoted(text(name)))") }
    at += 1
    return XMLTag.Attribute(name: name, value: from..<(at - 1), isPlain: isPlain)
  }

  private mutating func skipText() throws(CaptureFault) {
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
      let byte = bytes[at]
      if open.isEmpty, !isBlank(byte) {
        throw fault(at, "found \(found(at)) outside of the root element", "allowed: \"<\"")
      }
      if byte == UInt8(ascii: "&") {
        var sink: [UInt8] = []
        at = try reference(at, into: &sink)
      } else {
        try check(byte)
        at += 1
      }
    }
  }

  private mutating func skip(to ending: StaticString, from: Int, what: String) throws(CaptureFault)
  {
    var cursor = from
    while cursor < bytes.count, !ByteText.starts(bytes, at: cursor, with: ending) { cursor += 1 }
    guard cursor < bytes.count else { throw cut(at, what) }
    at = cursor + ending.utf8CodeUnitCount
  }
}
