import DuoJSON
import DuoLayout

/// The text of a baseline file as a value.
public enum BaselineDecoder {
  /// - Returns: nil, and what is wrong in `faults`, where it is no baseline.
  public static func decode(_ bytes: [UInt8], faults: JSONFaults) -> Baseline? {
    guard let file = JSONReader.file(bytes, faults: faults),
      let object = file.object("a baseline, as an object")
    else { return nil }
    object.checkFormat(Baseline.format)
    let entries = object.required("entries")?.array("an array of entries") ?? []
    let decoded = entries.compactMap { entry($0) }
    object.finish()
    return faults.isEmpty ? Baseline(decoded) : nil
  }

  private static func entry(_ reader: JSONReader) -> Baseline.Entry? {
    guard let object = reader.object("an entry, as an object") else { return nil }
    let fingerprint = object.required("fingerprint")
    let print = fingerprint?.string()
    if let print, !isFingerprint(print) {
      fingerprint?.fault(
        "\(Names.quoted(print)) is no fingerprint", "allowed: sixteen digits 0 to 9 and a to f")
    }
    let rule = object.required("rule")?.string()
    let severity = object.required("severity")?.choice(Severity.self, what: "a severity")
    let element = object.required("element").flatMap { $0.isNull ? nil : $0.string() }
    let pose = object.required("pose")?.string()
    let facing = object.required("facing")?.choice(Facing.self, what: "a seating")
    let direction = object.required("direction")?.choice(Direction.self, what: "a direction")
    let screen = object.required("screen")?.string()
    let file = object.optional("file").flatMap { $0.isNull ? nil : $0.string() }
    let options = object.optional("options")?.string()
    object.finish()
    guard let print, let rule, let severity, let pose, let facing, let direction, let screen
    else { return nil }
    return Baseline.Entry(
      fingerprint: print, rule: rule, severity: severity, element: element,
      panel: PanelKey(
        screen: screen, pose: pose, facing: facing, direction: direction, options: options ?? ""),
      file: file)
  }

  private static func isFingerprint(_ text: String) -> Bool {
    text.utf8.count == 16
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
