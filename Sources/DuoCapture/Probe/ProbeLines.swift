import DuoJSON

/// The records of a log: the objects of its lines, whatever a console put before them.
enum ProbeLines {
  static let limit = 200_000

  /// - Throws: `CaptureFault` for the first line that holds no record, or too many lines.
  static func records(
    _ bytes: [UInt8]
  ) throws(CaptureFault) -> [(line: Int, members: [JSONNode.Member])] {
    var records: [(line: Int, members: [JSONNode.Member])] = []
    var number = 0
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let lines = text.split(
      maxSplits: limit + 1, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A })
    guard lines.count <= limit + 1 else {
      throw CaptureFault("", "more than \(limit) lines", "cut the log into pieces")
    }
    let last = lines.lastIndex { line in line.contains { !isBlank($0) } }
    for (index, line) in lines.enumerated() {
      number += 1
      guard line.contains(where: { !isBlank($0) }) else { continue }
      records.append((number, try record(line, number, isLast: index == last)))
    }
    guard !records.isEmpty else {
      throw CaptureFault("", "holds no record", "one JSON object a line is wanted")
    }
    return records
  }

  private static func record(
    _ line: ArraySlice<UInt8>, _ number: Int, isLast: Bool
  ) throws(CaptureFault) -> [JSONNode.Member] {
    guard let start = start(of: line) else {
      throw CaptureFault(
        "line \(number)",
        "\(Names.quoted(String(decoding: line.prefix(200), as: UTF8.self))) holds no JSON object",
        "one record a line is wanted, as {\"pose\": \"closed\", …}")
    }
    let text = Array(line[start...])
    do throws(JSONError) {
      let node = try JSONNode(parsing: text)
      guard case .object(let members) = node.content else {
        throw JSONError(place: node.place, found: node.kind, allowed: "an object")
      }
      return members
    } catch {
      guard !isLast || text.last(where: { !isBlank($0) }) == UInt8(ascii: "}") else {
        throw CaptureFault(
          "line \(number)", "half a record: the log ends in the middle of it",
          "delete the line, or finish the log")
      }
      let column = line[..<start].count(where: { $0 & 0xC0 != 0x80 }) + error.place.column
      // It would name a place in the record, not in the log.
      let allowed = error.allowed.split(separator: ", it stands at")[0]
      throw CaptureFault(
        "line \(number)", "found \(error.found) at column \(column)", "allowed: \(allowed)")
    }
  }

  /// Where the record begins: the first brace that a key or another brace follows.
  private static func start(of line: ArraySlice<UInt8>) -> Int? {
    var brace: Int?
    for index in line.indices where !isBlank(line[index]) {
      if let brace, line[index] == UInt8(ascii: "\"") || line[index] == UInt8(ascii: "}") {
        return brace
      }
      brace = line[index] == UInt8(ascii: "{") ? index : nil
    }
    return brace ?? line.firstIndex(of: UInt8(ascii: "{"))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
