import DuoGeometry
import DuoJSON

extension ProbeRecordReader {
  /// A value read as what it should be; nil where it says nothing.
  func value<Value>(
    _ member: JSONNode.Member, _ what: String,
    _ read: (JSONNode) throws(ProbeShapes.Mismatch) -> Value?
  ) throws(CaptureFault) -> Value? {
    do throws(ProbeShapes.Mismatch) {
      return try read(member.value)
    } catch {
      throw CaptureFault(
        "line \(line)",
        "\(shown(member.key)): \(ProbeShapes.bare(member.value).kind) is not \(what)",
        "allowed: \(Self.allowed[what] ?? what), or null")
    }
  }

  private static let allowed = [
    "a size": "{\"width\", \"height\"}, {\"w\", \"h\"}, [w, h] or \"{w, h}\"",
    "a rectangle":
      "{\"x\", \"y\", \"width\", \"height\"}, {\"x\", \"y\", \"w\", \"h\"}, [x, y, w, h], [[x, y], [w, h]] or \"{{x, y}, {w, h}}\"",
    "a size or rectangle": "{\"width\", \"height\"}, [w, h], \"{w, h}\", or a rectangle",
    "insets":
      "{\"top\", \"left\", \"bottom\", \"right\"}, \"leading\" and \"trailing\" too, [t, l, b, r] or \"{t, l, b, r}\"",
  ]

  private func shown(_ key: String) -> String {
    key.utf8.count > 40 || key.utf8.contains { $0 <= 0x20 } ? Names.quoted(key) : key
  }

  func number(_ names: String...) throws(CaptureFault) -> Double? {
    guard let member = fields.member(names) else { return nil }
    return try value(member, "a number", ProbeShapes.number)
  }

  func window(_ name: String) throws(CaptureFault) -> (size: Size, origin: Point?)? {
    guard let member = fields.member([name]) else { return nil }
    // These name a thing, which some probes give by its name or number.
    if ["scene", "screen", "window"].contains(name) {
      return (try? ProbeShapes.window(member.value)) ?? nil
    }
    return try value(member, "a size or rectangle", ProbeShapes.window)
  }

  func text(_ names: String...) throws(CaptureFault) -> String? {
    guard let member = fields.member(names) else { return nil }
    guard case .string(let text) = ProbeShapes.bare(member.value).content else {
      throw CaptureFault(
        "line \(line)", "\(shown(member.key)): \(member.value.kind) is not a label",
        "allowed: a pose's name in double quotes, or null")
    }
    return ProbeFields.folded(text).isEmpty ? nil : text
  }

  /// `safeArea` may hold its insets, or be them.
  func insets(_ names: String..., isMirrored: Bool) throws(CaptureFault) -> ToldInsets? {
    try insets(names, isMirrored)
  }

  private func insets(_ names: [String], _ isMirrored: Bool) throws(CaptureFault) -> ToldInsets? {
    guard var member = fields.member(names) else { return nil }
    if case .object(let members) = ProbeShapes.bare(member.value).content {
      let inner = ProbeFields(members)
      if inner.has("insets") {
        guard let told = inner.member(["insets"]) else { return nil }
        member = told
      } else if inner.has("frame"), !inner.has("top", "bottom") {
        return nil
      }
    }
    let told = try value(member, "insets") { node throws(ProbeShapes.Mismatch) in
      try ProbeShapes.insets(node, isMirrored: isMirrored)
    }
    if let wrong = told?.wrong {
      throw CaptureFault(
        "line \(line)", "\(shown(member.key)): \(Decimal.text(wrong, places: 2)) is not an inset",
        "allowed: 0 to \(Decimal.text(ProbeShapes.largest, places: 0))")
    }
    return told
  }

  /// A boolean, as such, as 0 or 1, or in words; nil where it is none.
  func flag(_ names: String...) -> Bool? {
    switch fields.member(names).map({ ProbeShapes.bare($0.value).content }) {
    case .bool(let value): value
    case .number(let number): number == 1 ? true : number == 0 ? false : nil
    case .string(let text):
      switch ProbeFields.folded(text) {
      case "true", "yes": true
      case "false", "no": false
      default: nil
      }
    default: nil
    }
  }

  /// One of the words under the first of the keys that says something; nil where the value is one of `silent`.
  func word<Value>(
    _ names: String..., of words: KeyValuePairs<String, Value>, silent: [String] = []
  ) throws(CaptureFault) -> Value? {
    guard let member = fields.member(names) else { return nil }
    let node = ProbeShapes.bare(member.value)
    let allowed = words.map(\.key)
    guard case .string(let text) = node.content else {
      throw CaptureFault(
        "line \(line)", "\(shown(member.key)): \(node.kind) is not a word",
        "allowed: \(allowed.joined(separator: ", ")), or null")
    }
    // Swift prints an enumeration's case with its type (`HingeStatus.closed`, `.closed`).
    let last = text.split(separator: ".").last ?? ""
    let folded = ProbeFields.folded(last)
    if let word = words.first(where: { ProbeFields.folded($0.key) == folded }) { return word.value }
    guard !silent.contains(folded), !folded.isEmpty else { return nil }
    throw CaptureFault(
      "line \(line)", "\(shown(member.key)): \(Names.quoted(text)) is not known",
      Names.remedy(String(last), in: allowed))
  }
}
