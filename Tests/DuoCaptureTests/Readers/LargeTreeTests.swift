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

  @Test(arguments: formats)
  func deepNesting(format: CaptureFormat) throws {
    let back = try read(CaptureWriter.text(of: deep(2_000, format)))
    #expect(back.nodes.count == 2_000)
    #expect(back.nodes.dropFirst().enumerated().allSatisfy { $1.parent == $0 })
  }

  @Test func tooDeep() {
    let open = String(repeating: "{\"children\":[", count: 10_001)
    #expect(
      fault(open, as: .snapshot)
        == "f: 1:130001: found objects and arrays 20001 deep; allowed: at most 20000")
  }

  @Test(arguments: formats)
  func tooManyElements(format: CaptureFormat) throws {
    let place = [
      CaptureFormat.elementTree: "line 100003", .snapshot: "1100001:5", .pageSource: "100003:5",
      .idb: "1600002:7",
    ]
    let nodes =
      [CapturedNode(type: .application)]
      + Array(repeating: CapturedNode(type: .key, parent: 0), count: 100_000)
    let text = CaptureWriter.text(of: CapturedTree(format: format, nodes: nodes))
    let message = try #require(fault(text, as: format))
    #expect(message == "f: \(place[format] ?? ""): element 100001; allowed: at most 100000")
    let fits = CapturedTree(format: format, nodes: Array(nodes.dropLast()))
    #expect(try read(CaptureWriter.text(of: fits)).nodes.count == 100_000)
  }

  /// Ten megabytes behind a quote that never ends: the reader gives up after 64 KB.
  @Test func aQuoteWithoutEnd() {
    let noise = String(repeating: "it's 'x', label: 'y', ok\n", count: 400_000)
    let text = "Application, 0x1\n Button, 0x2, label: 'open\n\(noise)"
    #expect(
      fault(text, as: .elementTree)
        == "f: line 2: a quoted text that does not end within 64 KB; wanted: \"'\" and a further attribute or the end of the line after it"
    )
  }

  /// Texts that make careless readers quadratic: read, or refused, in time that grows with their length.
  @Test(arguments: [
    "Application, 0x1\n Button, 0x2, value: " + String(repeating: "\n", count: 1 << 20),
    "Application, 0x1\n Button, 0x2, value: "
      + String(repeating: ", Selected, x: 1", count: 1 << 16),
    "Application, 0x1\n" + String(repeating: " Button, 0x2, label: 'a'\nb\n", count: 1 << 15),
    "Application, 0x1\n" + String(repeating: " Button, 0x2, value: 1\n\n\n\n", count: 1 << 15),
    "Application, 0x1\n Button, 0x2, label: '" + String(repeating: "', x: 'y", count: 1 << 16),
    "Application, 0x1\n" + String(repeating: " ", count: 1 << 20) + "Button, 0x2\n",
    "Application, 0x1\n" + String(repeating: " Gizmo, 0x2\n", count: 1 << 15),
    "Element subtree:\n"
      + String(repeating: "Application, 0x1\n Key, 0x2\nElement subtree:\n", count: 1 << 14),
    "<a>" + String(repeating: "<XCUIElementTypeGizmo>", count: 1 << 15),
    "<a>" + String(repeating: "&amp;<!---->", count: 1 << 16),
    String(repeating: "[", count: 1 << 20),
    "{\"value\": \"" + String(repeating: "x\\n", count: 1 << 18),
  ])
  func awkward(text: String) {
    let bytes = Array(text.utf8)
    let format = CaptureReader.format(of: bytes)
    for each in Self.formats {
      let message = fault(bytes, as: each)
      if each == format, format != .idb {
        #expect(message == nil || message?.contains("; ") == true)
      }
    }
  }
}
