import DuoCapture
import Testing

/// Half a file, cut at every byte: a fault in words, or the beginning of the tree.
@Suite struct CutTests {
  private static let nodes = [
    CapturedNode(type: .application, label: "Duel"),
    CapturedNode(
      type: .window, frame: CapturedFrame(x: 0, y: 0, width: 466, height: 678), parent: 0),
    CapturedNode(
      type: .button, identifier: "first.leave", label: "It's 終, 'ok'\n{x}", value: "1, 2",
      placeholder: "p", frame: CapturedFrame(x: 20, y: -0.5, width: 80, height: 44),
      isEnabled: false, isSelected: true, parent: 1),
    CapturedNode(
      type: .staticText, label: "مرحبا", frame: CapturedFrame(x: 1, y: 2, width: 3, height: 4),
      parent: 0),
  ]

  @Test(arguments: [CaptureFormat.elementTree, .snapshot, .pageSource, .idb])
  func everyCut(format: CaptureFormat) throws {
    let text = CaptureWriter.text(of: CapturedTree(format: format, nodes: Self.nodes))
    let bytes = Array(text.utf8)
    let whole = try CaptureReader.tree(bytes, as: format)
    #expect(whole.nodes.map(\.label) == Self.nodes.map(\.label))
    var faults = 0
    for end in bytes.indices {
      let part = Array(bytes[..<end])
      do throws(CaptureFault) {
        let tree = try CaptureReader.tree(part, as: format)
        // What is there is as in the whole, but for the last element's last words.
        #expect(tree.nodes.count <= whole.nodes.count)
        #expect(Array(tree.nodes.dropLast()) == Array(whole.nodes.prefix(tree.nodes.count - 1)))
        #expect(tree.nodes.last?.frame == whole.nodes[tree.nodes.count - 1].frame)
      } catch {
        faults += 1
        #expect(!error.problem.isEmpty && !error.remedy.isEmpty)
        #expect(!error.message(file: "f").utf8.contains { $0 < 0x20 })
      }
    }
    // JSON and XML are whole or not; of lines, some are.
    let unseen = bytes.reversed().prefix { $0 == UInt8(ascii: "\n") }.count
    if format != .elementTree { #expect(faults >= bytes.count - unseen - 1) }
    #expect(faults > bytes.count / 3)
  }
}
