import DuoJSON

/// Tells by its keys what a JSON text is.
struct JSONSniffer {
  private var noted: Set<String> = []
  private var hasElementType = false
  private var hasAX = false
  private var hasProbe = false
  private var hasType = false
  private var hasFrame = false
  private var hasRect = false
  private var hasChildren = false

  /// Beyond so many events a file has told what it is.
  private static let events = 4_000

  /// The format of the value that begins at `start`; nil where its keys are none that any format has.
  static func format(of bytes: [UInt8], from start: Int) -> CaptureFormat? {
    bytes[start...].withUnsafeBufferPointer { buffer in
      var sniffer = JSONSniffer()
      return sniffer.read(buffer)
    }
  }

  private mutating func read(_ buffer: UnsafeBufferPointer<UInt8>) -> CaptureFormat? {
    var events = JSONEvents(buffer, options: JSONOptions(maximumDepth: CaptureLimits.depth))
    var depth = 0
    var key = ""
    for _ in 0..<Self.events {
      // Where a file ends in the middle, what stands before is enough.
      guard let event = try? events.next() else { break }
      switch event {
      case .beginObject, .beginArray: depth += 1
      case .endObject, .endArray: depth -= 1
      case .key(let text):
        key = text
        if noted.insert(text).inserted { note(text) }
        if hasElementType { return .snapshot }
      // The tool's own files speak of poses and regions too; none is a capture.
      case .string(let text) where depth == 1 && key == "format" && text.hasPrefix("duo-render/"):
        return nil
      case .string(let text) where depth == 1 && key == "value":
        if let format = Self.source(Array(text.utf8)) { return format }
      default: break
      }
    }
    return format(isArray: buffer.first == UInt8(ascii: "[")) ?? Self.cutAnswer(buffer)
  }

  private mutating func note(_ key: String) {
    switch ElementField(key) {
    case .type:
      if key.lowercased().hasSuffix("elementtype") { hasElementType = true } else { hasType = true }
    case .frame:
      if key.lowercased() == "rect" { hasRect = true } else { hasFrame = true }
    case .roundedFrame: hasAX = true
    case .children: hasChildren = true
    default: break
    }
    if ["AXUniqueId", "AXLabel", "AXValue", "role_description"].contains(key) { hasAX = true }
    let letters = String(
      key.lowercased().unicodeScalars.filter { $0.value > 0x60 && $0.value < 0x7B })
    if Self.probeKeys.contains(where: letters.contains) { hasProbe = true }
  }

  /// Parts of keys that only probes write.
  private static let probeKeys = [
    "safearea", "hinge", "scenesize", "windowsize", "division", "occlusion", "region", "keyboard",
    "baredge", "pose", "sizeclass", "inset",
  ]

  private func format(isArray: Bool) -> CaptureFormat? {
    if hasElementType { return .snapshot }
    if hasAX { return .idb }
    if hasProbe { return .probeLog }
    if isArray { return .idb }
    if hasRect || hasChildren { return .snapshot }
    return hasType && hasFrame ? .idb : nil
  }

  /// What the text in the answer of a server is.
  private static func source(_ text: [UInt8]) -> CaptureFormat? {
    let format = CaptureSniffer.format(of: text)
    return format == .pageSource || format == .elementTree ? format : nil
  }

  /// The same where the answer ends in the middle of that text: it begins with a tag or with a tree's heading.
  private static func cutAnswer(_ buffer: UnsafeBufferPointer<UInt8>) -> CaptureFormat? {
    let head = Array(buffer.prefix(4_096))
    let key: StaticString = "\"value\""
    guard var at = head.indices.first(where: { ByteText.starts(head, at: $0, with: key) }) else {
      return nil
    }
    at += key.utf8CodeUnitCount
    while at < head.count, head[at] != UInt8(ascii: "\"") { at += 1 }
    at += 1
    while ByteText.starts(head, at: at, with: "\\n") { at += 2 }
    if ByteText.starts(head, at: at, with: "<") { return .pageSource }
    return ByteText.starts(head, at: at, with: "Attributes: ")
      || ByteText.starts(head, at: at, with: "Element subtree:") ? .elementTree : nil
  }
}
