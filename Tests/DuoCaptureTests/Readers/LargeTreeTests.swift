import DuoCapture
import Testing

/// Trees of a size no app has, and how they end.
@Suite struct LargeTreeTests {
  private static let formats: [CaptureFormat] = [.elementTree, .snapshot, .pageSource, .idb]

  /// An application with a window that holds so many buttons beside each other.
  private func wide(_ count: Int, _ format: CaptureFormat) -> CapturedTree {
    var nodes = [
      CapturedNode(type: .application, label: "Duel"), CapturedNode(type: .window, parent: 0),
    ]
    for number in 0..<count {
      nodes.append(
        CapturedNode(
          type: .button, identifier: "first.b\(number)", label: "It's \(number), 'x'",
          frame: CapturedFrame(x: Double(number) / 3, y: -1.5, width: 44, height: 44), parent: 1))
    }
    return CapturedTree(format: format, nodes: nodes)
  }

  private func deep(_ depth: Int, _ format: CaptureFormat) -> CapturedTree {
    var nodes = [CapturedNode(type: .application, label: "Duel")]
    for level in 1..<depth {
      nodes.append(CapturedNode(type: .other, identifier: "e\(level)", parent: level - 1))
    }
    return CapturedTree(format: format, nodes: nodes)
  }

  /// Issue §4: 5,000 elements.
  @Test(arguments: formats)
  func manyElements(format: CaptureFormat) throws {
    let tree = wide(5_000, format)
    let back = try read(CaptureWriter.text(of: tree))
    #expect(back.format == format && back.nodes.count == 5_002)
    #expect(back.nodes.map(\.identifier) == tree.nodes.map(\.identifier))
    #expect(back.nodes.map(\.label) == tree.nodes.map(\.label))
    #expect(back.nodes.map(\.frame) == tree.nodes.map(\.frame))
    #expect(back.nodes.map(\.parent) == tree.nodes.map(\.parent))
  }

  /// 2,000 levels: text with indentation, XML, and JSON of 4,000 objects and arrays inside each other.
  @Test(arguments: formats)
  func deepNesting(format: CaptureFormat) throws {
    let text: String
    switch format {
    case .snapshot, .idb:
      let start = format == .snapshot ? "{\"elementType\":2" : "[{\"AXLabel\":\"Duel\",\"type\":2"
      let child = ",\"children\":[{\"elementType\":1"
      text =
        start + String(repeating: child, count: 1_999) + String(repeating: "}]", count: 1_999)
        + (format == .snapshot ? "}" : "}]")
    default: text = CaptureWriter.text(of: deep(2_000, format))
    }
    let back = try CaptureReader.tree(Array(text.utf8), as: format)
    #expect(back.nodes.count == 2_000)
    #expect(back.nodes.dropFirst().enumerated().allSatisfy { $1.parent == $0 })
  }

  @Test func tooDeep() {
    let open = String(repeating: "{\"children\":[", count: 10_001)
    #expect(
      fault(open, as: .snapshot)
        == "f: 1:130001: found objects and arrays 20001 deep; allowed: at most 20000")
  }

  @Test(arguments: [
    (CaptureFormat.elementTree, "Application, 0x1\n", " Key, 0x2\n", "line 100001"),
    (.snapshot, "{\"elementType\":2,\"children\":[\n{}", ",\n{}", "100001:1"),
    (.idb, "[{\"type\":\"Application\"}", ",\n{}", "100001:1"),
    (
      .pageSource, "<XCUIElementTypeApplication>\n", "<XCUIElementTypeKey/>\n", "100001:1"
    ),
  ])
  func tooManyElements(format: CaptureFormat, start: String, next: String, place: String) {
    // Half a file, so that nothing comes after the last element that is too many.
    let text = start + String(repeating: next, count: 100_001)
    #expect(
      fault(text, as: format) == "f: \(place): element 100001; allowed: at most 100000")
  }

  /// Two megabytes behind a quote that never ends: the reader gives up after 64 KB.
  @Test func aQuoteWithoutEnd() {
    let noise = String(repeating: "it's 'x', label: 'y', ok\n", count: 80_000)
    let text = "Application, 0x1\n Button, 0x2, label: 'open\n\(noise)"
    #expect(
      fault(text, as: .elementTree)
        == "f: line 2: a quoted text that does not end within 64 KB; wanted: \"'\" and a further attribute or the end of the line after it"
    )
  }

  /// Texts that make careless readers quadratic: read, or refused, in time that grows with their length.
  @Test(arguments: [
    "Application, 0x1\n Button, 0x2, value: " + String(repeating: "\n", count: 1 << 17),
    "Application, 0x1\n Button, 0x2, value: "
      + String(repeating: ", Selected, x: 1", count: 1 << 13),
    "Application, 0x1\n" + String(repeating: " Button, 0x2, label: 'a'\nb\n", count: 1 << 13),
    "Application, 0x1\n" + String(repeating: " Button, 0x2, value: 1\n\n\n\n", count: 1 << 13),
    "Application, 0x1\n Button, 0x2, label: '" + String(repeating: "', x: 'y", count: 1 << 13),
    "Application, 0x1\n" + String(repeating: " Key, label: 'x', odd\n", count: 1 << 13),
    "Application, 0x1\n" + String(repeating: " Key, label: 'x', a: ['\nb\n", count: 1 << 13),
    "Application, 0x1\n Button, 0x2, label: '" + String(repeating: "', a: ['", count: 1 << 13),
    "Application, 0x1\n Button, 0x2, identifier: '" + String(repeating: "', a", count: 1 << 14),
    "Application, 0x1\n" + String(repeating: " 85, 0x2, {{0, 0}, {1, 1}}\n", count: 1 << 13),
    "Application, 0x1\n" + String(repeating: " ", count: 1 << 17) + "Button, 0x2\n",
    "Application, 0x1\n" + String(repeating: " Gizmo, 0x2\n", count: 1 << 13),
    "Element subtree:\n"
      + String(repeating: "Application, 0x1\n Key, 0x2\nElement subtree:\n", count: 1 << 12),
    "<a>" + String(repeating: "<XCUIElementTypeGizmo>", count: 1 << 13),
    "<a>" + String(repeating: "&amp;<!---->", count: 1 << 13),
    String(repeating: "[", count: 1 << 17),
    "{\"value\": \"" + String(repeating: "x\\n", count: 1 << 13),
  ])
  func awkward(text: String) {
    let bytes = Array(text.utf8)
    guard let format = CaptureReader.format(of: bytes) else { return }
    let message = fault(bytes, as: format)
    #expect(message == nil || message?.contains("; ") == true)
  }
}
