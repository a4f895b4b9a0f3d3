import DuoJSON

/// What WebDriverAgent's HTTP endpoint answers: `{"value": "<?xml …", "sessionId": …}`.
enum WebDriverAnswer {
  /// The text of `value`; nil where the file is no JSON object.
  ///
  /// - Throws: where it is one, but not JSON to its end, or without such a text.
  static func source(in bytes: [UInt8]) throws(CaptureFault) -> [UInt8]? {
    guard isObject(bytes) else { return nil }
    do throws(JSONError) {
      if let text = try value(in: bytes) { return Array(text.utf8) }
    } catch {
      throw CaptureFault(
        ByteText.text(error.place), "found \(error.found)", "allowed: \(error.allowed)")
    }
    throw CaptureFault(
      "", "an answer without a source", "allowed: \"value\" with the source as text")
  }

  static func isObject(_ bytes: [UInt8]) -> Bool {
    let first = bytes[ByteText.start(of: bytes)...].first {
      !NumberText.isBlank($0) && $0 != 10 && $0 != 13
    }
    return first == UInt8(ascii: "{")
  }

  private static func value(in bytes: [UInt8]) throws(JSONError) -> String? {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) -> String? in
      var events = JSONEvents(buffer, options: JSONOptions(maximumDepth: CaptureLimits.depth))
      var depth = 0
      var isValue = false
      var found: String?
      while let event = try events.next() {
        switch event {
        case .beginObject, .beginArray: depth += 1
        case .endObject, .endArray: depth -= 1
        case .key(let key): isValue = depth == 1 && key == "value"
        case .string(let text) where isValue && depth == 1: found = text
        default: break
        }
      }
      return found
    }
  }
}
