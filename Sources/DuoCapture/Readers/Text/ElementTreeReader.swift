import DuoJSON

/// Reads the text of XCUITest's `debugDescription`, also where it stands in a test's log.
///
/// Parents come from indentation alone, whatever its steps. A tree ends at `Path to element:`, `Query chain:` or the next
/// tree's `Attributes:`; the first tree of an application that is not the
/// system's counts.
struct ElementTreeReader {
  private let bytes: [UInt8]
  private let quotes: TreeQuotes
  private var at: Int
  /// The number of the line at `at`.
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    quotes = TreeQuotes(bytes: bytes)
    at = ByteText.start(of: bytes)
  }

  /// - Throws: for a text without a tree, an element that does not end, and a tree without elements.
  mutating func tree() throws(CaptureFault) -> CapturedTree {
    if ByteText.isUTF16(bytes) { throw ByteText.utf16Fault }
    let hasHeading = Self.hasSubtree(bytes)
    guard findTree(hasHeading), var chosen = try subtree(hasHeading) else { throw absent() }
    var others: [Int] = []
    while findTree(true) {
      let start = line
      guard let other = try? subtree(true) else { continue }
      // Windows are printed as trees too, and the system's alerts; the app's own tree is wanted.
      if !chosen.isOfApp, other.isOfApp {
        others.append(chosen.nodes[0].line)
        chosen = other
      } else {
        others.append(start)
      }
    }
    if !others.isEmpty {
      let lines = others.prefix(3).map { "line \($0)" }.joined(separator: ", ")
      chosen.notes.append(
        "the tree of line \(chosen.nodes[0].line) was read; left out: \(others.count) more (\(lines)\(others.count > 3 ? ", …" : ""))"
      )
    }
    if ByteText.firstFault(bytes) != nil {
      chosen.notes.append("bytes that are not UTF-8 were replaced")
    }
    return try chosen.tree()
  }

  // MARK: Finding trees

  private static func hasSubtree(_ bytes: [UInt8]) -> Bool {
    var start = ByteText.start(of: bytes)
    while start < bytes.count {
      if isSubtree(bytes, start) { return true }
      start = lineEnd(bytes, start) + 1
    }
    return false
  }

  /// Whether a line is the heading of a tree, perhaps behind other words.
  static func isSubtree(_ bytes: [UInt8], _ start: Int) -> Bool {
    var end = lineEnd(bytes, start)
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return end - start >= 16 && ByteText.starts(bytes, at: end - 16, with: "Element subtree:")
  }

  static func lineEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex(of: 10) ?? bytes.count
  }

  /// Moves to the first element of the next tree.
  private mutating func findTree(_ hasHeading: Bool) -> Bool {
    var isOpen = !hasHeading
    while at < bytes.count {
      if isOpen, case .element = TreeLine(bytes, at: at) { return true }
      if Self.isSubtree(bytes, at) {
        isOpen = true
      } else if case .heading = TreeLine(bytes, at: at) {
        isOpen = false
      }
      advance(to: Self.lineEnd(bytes, at) + 1)
    }
    return false
  }

  private mutating func advance(to place: Int) {
    let end = min(place, bytes.count)
    while at < end {
      if bytes[at] == 10 { line += 1 }
      at += 1
    }
  }

  private func absent() -> CaptureFault {
    let wanted = "wanted: the text of app.debugDescription"
    if Self.hasSubtree(bytes) {
      // Half a line tells where it was cut.
      let place = bytes.last == 10 ? "" : "line \(line)"
      return CaptureFault(place, "the file ends before the first element of its tree", wanted)
    }
    return CaptureFault(
      "", "no tree: neither \"Element subtree:\" nor an element",
      wanted + "; where it has only a query chain, the app did not answer in time")
  }

  // MARK: One tree

  /// The tree at the cursor, up to what ends it; nil where it has no element.
  ///
  /// - Parameter hasHeading: whether the text has a tree's heading; only then is an indentation at its end half a tree.
  private mutating func subtree(_ hasHeading: Bool) throws(CaptureFault) -> TreeBuilder? {
    var builder = TreeBuilder(.elementTree)
    var parents: [(indentation: Int, node: Int)] = []
    var beside = 0
    loop: while at < bytes.count {
      switch TreeLine(bytes, at: at) {
      case .element(let element):
        while let last = parents.last, last.indentation >= element.indentation {
          parents.removeLast()
        }
        let start = line
        let record = try TreeRecord(element, of: quotes, line: start)
        var node = record.node
        node.parent = parents.last?.node
        if node.parent == nil, !builder.nodes.isEmpty, node.type != .application { beside += 1 }
        if !record.isKnown {
          builder.noteUnknown(ByteText.string(bytes, element.name), place: "line \(start)")
        }
        let index = try builder.append(node, place: "line \(start)")
        parents.append((element.indentation, index))
        advance(to: record.next)
      case .heading: break loop
      case .other where Self.lineEnd(bytes, at) == bytes.count && isPiece():
        throw cut("an element")
      case .blank where hasHeading && Self.lineEnd(bytes, at) == bytes.count:
        throw cut("an indentation")
      case .blank, .other, .log, .end: advance(to: Self.lineEnd(bytes, at) + 1)
      }
    }
    if beside > 0 {
      builder.notes.append(
        "\(beside) element\(beside == 1 ? " stands" : "s stand") beside the first and \(beside == 1 ? "is" : "are") taken as its own: the indentation may be lost"
      )
    }
    if at >= bytes.count {
      builder.notes.append(
        "nothing follows the tree, where XCUITest writes \"Path to element:\" or \"Query chain:\": it may have been cut"
      )
    }
    return builder.nodes.isEmpty ? nil : builder
  }

  private func cut(_ what: String) -> CaptureFault {
    CaptureFault(
      "line \(line)", "the file ends in the middle of \(what)",
      "wanted: the whole tree; it may have been cut")
  }

  /// Whether the last line is the beginning of an element: indented, and words of a type.
  private func isPiece() -> Bool {
    var start = at
    while start < bytes.count, NumberText.isBlank(bytes[start]) { start += 1 }
    guard start > at, start < bytes.count else { return false }
    if TreeLine.isPiece(bytes, at: start) { return true }
    guard TreeLine.isUpper(bytes[start]) else { return false }
    return bytes[start...].prefix(60).allSatisfy {
      TreeLine.isLetter($0) || TreeLine.isDigit($0)
        || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(")
        || $0 == UInt8(ascii: ")")
    }
  }
}
