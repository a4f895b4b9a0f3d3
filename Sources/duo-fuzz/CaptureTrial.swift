import DuoCapture
import DuoCatalog
import DuoLayout
import DuoReview
import DuoScreens

/// What is asked of one odd capture: a clear refusal, or a tree that holds together.
struct CaptureTrial {
  private let captures: [[UInt8]]
  private let seed: UInt64

  static let formats: [CaptureFormat] = [.elementTree, .snapshot, .pageSource, .idb]

  /// Captures of every built-in screen in every format, to make odd ones of.
  init(catalog: Catalog, seed: UInt64) throws {
    let vocabulary = ScreenVocabulary(poses: catalog.poses, rules: Rules.ids)
    var captures: [[UInt8]] = []
    for name in BuiltInScreens.names {
      guard let screen = try BuiltInScreens.screen(named: name, vocabulary: vocabulary) else {
        continue
      }
      for pose in catalog.poses where pose.isMain {
        let layout = try PanelLayout.solve(
          LayoutRequest(device: catalog.device, pose: pose, screen: screen, facing: .sameWay))
        captures += Self.formats.map { Array(CaptureWriter.text(of: layout, as: $0).utf8) }
      }
    }
    self.captures = captures
    self.seed = seed
  }

  /// The bytes of case `number`: the same number always gives the same ones.
  func bytes(of number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9)
    var bytes = captures[random.below(captures.count)]
    let changes = [0, 1, 1, 1, 2, 2, 3, 5, 20][random.below(9)]
    for _ in 0..<changes { change(&bytes, &random) }
    return bytes
  }

  /// A promise that was broken, in words; nil where all were kept.
  func broken(_ number: Int) -> String? { broken(bytes(of: number)) }

  func broken(_ bytes: [UInt8]) -> String? {
    let told = CaptureReader.format(of: bytes)
    for format in Self.formats {
      if let words = broken(bytes, as: format, isTold: format == told) { return words }
    }
    return nil
  }

  private func broken(_ bytes: [UInt8], as format: CaptureFormat, isTold: Bool) -> String? {
    let tree: CapturedTree
    do throws(CaptureFault) {
      tree = try CaptureReader.tree(bytes, as: format)
    } catch {
      return broken(error, isTold: isTold)
    }
    if tree.format != format { return "\(format) read as \(tree.format)" }
    guard tree.nodes.count > 1, tree.nodes[0].type == .application else {
      return "a tree without an application or without elements"
    }
    if tree.nodes.count > 100_001 { return "\(tree.nodes.count) elements" }
    let lines = bytes.count { $0 == 10 } + 1
    for (index, node) in tree.nodes.enumerated() {
      if index == 0, node.parent != nil { return "the application has a parent" }
      if index > 0, !(node.parent.map { $0 >= 0 && $0 < index } ?? false) {
        return "element \(index) has no parent before it"
      }
      // In the answer of a server, lines are those of its text.
      if node.line < 1 || node.line > lines, bytes.first != UInt8(ascii: "{") {
        return "element \(index) is of line \(node.line) of \(lines)"
      }
    }
    for note in tree.notes where note.isEmpty || hasControl(note) { return "an odd note" }
    return nil
  }

  private func broken(_ fault: CaptureFault, isTold: Bool) -> String? {
    let message = fault.message(file: "case")
    if fault.problem.isEmpty || fault.remedy.isEmpty { return "half a fault: \(message)" }
    if hasControl(message) { return "a message with control characters" }
    if message.utf8.count > 1_000 { return "a message of \(message.utf8.count) bytes" }
    let isWhole =
      ["no ", "the file ends before", "the text is encoded", "an answer", "<"].contains {
        fault.problem.hasPrefix($0)
      }
    return isTold && fault.place.isEmpty && !isWhole ? "no place in \(message)" : nil
  }

  private func hasControl(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  // MARK: Odd bytes

  private static let pieces = [
    "'", "'\n", "', label: '", ", Selected", "{{", "}}", "{{inf, -inf}, {nan, 1e999}}", "\n",
    "\r\n", "\t",
    "→", "Element subtree:\n", "\nPath to element:\n", "\nQuery chain:\n", "Attributes: X\n",
    "value: ",
    "Button, 0x1, ", "    ", "<", ">", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>",
    "<!DOCTYPE a>", "&amp;",
    "&#0;", "&#x10FFFF;", "&a;", "<?xml ?>", "=\"\"", "{", "}", "[", "]", ",", ":", "null",
    "\"children\":[",
    "\"frame\":", "\"value\":", "{\"value\":\"<a/>\"}", "\\u0000", "\\ud800", "\u{FEFF}", "1e400",
    "-0", "\0",
    "XCUIElementTypeApplication", "XCUIElementTypeGizmo", "終", "مرحبا",
    "Application, pid: 1, label: ' '\n",
  ]

  private func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty, bytes.count < 1 << 18 else { return }
    switch random.below(12) {
    case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
    case 1: bytes.remove(at: random.below(bytes.count))
    case 2: bytes.removeSubrange(piece(of: bytes, &random, 60))
    case 3: bytes.removeLast(random.below(bytes.count))
    case 4:
      let copy = bytes[piece(of: bytes, &random, 400)]
      bytes.insert(contentsOf: copy, at: random.below(bytes.count + 1))
    case 5:
      // One line many times.
      let line = line(of: bytes, &random)
      let copies = repeatElement(Array(bytes[line]), count: [2, 9, 90][random.below(3)]).joined()
      bytes.insert(contentsOf: copies, at: line.lowerBound)
    case 6:
      let from = Array(bytes[line(of: bytes, &random)])
      bytes.replaceSubrange(line(of: bytes, &random), with: from)
    case 7:
      let other = captures[random.below(captures.count)]
      bytes.insert(contentsOf: other[piece(of: other, &random, 800)], at: random.below(bytes.count))
    default:
      let piece = Self.pieces[random.below(Self.pieces.count)]
      bytes.insert(contentsOf: piece.utf8, at: random.below(bytes.count + 1))
    }
  }

  private func piece(of bytes: [UInt8], _ random: inout SplitMix64, _ length: Int) -> Range<Int> {
    let start = random.below(bytes.count)
    return start..<min(bytes.count, start + 1 + random.below(length))
  }

  private func line(of bytes: [UInt8], _ random: inout SplitMix64) -> Range<Int> {
    let middle = random.below(bytes.count)
    let start = bytes[..<middle].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = bytes[middle...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.count
    return start..<max(start, end)
  }
}
