import DuoJSON

/// Reads the page source of Appium and WebDriverAgent.
///
/// Tags whose names no element type has (`AppiumAUT`) are passed through: what they hold belongs to the element around
/// them. `name` is the identifier or the label (`PageSourceNames`). `nativeFrame`, which newer agents add, is exact
/// and preferred to the whole numbers of `x`, `y`, `width` and `height`.
enum PageSourceReader {
  static func tree(_ bytes: [UInt8]) throws(CaptureFault) -> CapturedTree {
    var reader = try XMLReader(bytes)
    var builder = TreeBuilder(.pageSource)
    // Of each open tag, the node that what it holds belongs to.
    var holders: [Int?] = []
    var root = ""
    var tags = 0
    while let event = try reader.next() {
      guard case .start(let isEmpty) = event else {
        holders.removeLast()
        continue
      }
      tags += 1
      guard tags <= 2 * CaptureLimits.nodes else {
        throw reader.fault(
          reader.tag.start, "element \(tags)", "allowed: at most \(CaptureLimits.nodes)")
      }
      if root.isEmpty { root = reader.text(reader.tag.name) }
      let parent = holders.last ?? nil
      var holder = parent
      if isElement(reader.bytes[reader.tag.name]) {
        holder = try element(&reader, parent: parent, into: &builder)
      }
      if !isEmpty { holders.append(holder) }
    }
    guard !builder.nodes.isEmpty else {
      throw CaptureFault(
        "", "<\(Names.quoted(root).dropFirst().dropLast())> holds no XCUIElementType elements",
        "allowed: the page source of an iOS app")
    }
    return try builder.tree()
  }

  private static func isElement(_ name: ArraySlice<UInt8>) -> Bool {
    name.starts(with: "XCUIElementType".utf8)
  }

  private static func element(
    _ reader: inout XMLReader, parent: Int?, into builder: inout TreeBuilder
  ) throws(CaptureFault) -> Int {
    let tag = reader.tag
    var node = CapturedNode(type: .other, parent: parent, line: reader.tagLine())
    var type = ElementType(named: reader.bytes[tag.name])
    var name = ""
    var isSystem = false
    var numbers: [Double?] = [nil, nil, nil, nil]
    for attribute in tag.attributes {
      switch reader.text(attribute.name) {
      case "type": if type == nil { type = ElementType(named: reader.bytes[attribute.value]) }
      case "name": name = try reader.value(attribute)
      case "label": node.label = try reader.value(attribute)
      case "value": node.value = try reader.value(attribute)
      case "placeholderValue": node.placeholder = try reader.value(attribute)
      case "x": numbers[0] = try number(attribute, reader)
      case "y": numbers[1] = try number(attribute, reader)
      case "width": numbers[2] = try number(attribute, reader)
      case "height": numbers[3] = try number(attribute, reader)
      case "nativeFrame": node.frame = FrameText.frame(try reader.value(attribute))
      case "enabled": node.isEnabled = try bool(attribute, reader)
      case "visible": node.isVisible = try bool(attribute, reader)
      case "selected": node.isSelected = try bool(attribute, reader)
      case "focused", "hasFocus": node.isFocused = try bool(attribute, reader)
      case "bundleId": isSystem = reader.text(attribute.value) == "com.apple.springboard"
      default: break
      }
    }
    if node.frame == nil, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    {
      node.frame = CapturedFrame(x: x, y: y, width: width, height: height)
    }
    node.type = type ?? .other
    node.identifier = PageSourceNames.identifier(name: name, label: node.label)
    if type == nil {
      builder.noteUnknown(reader.text(tag.name), place: reader.place(tag.start))
    }
    let index = try builder.append(node, place: reader.place(tag.start))
    if isSystem { builder.system.insert(index) }
    return index
  }

  private static func number(
    _ attribute: XMLTag.Attribute, _ reader: XMLReader
  ) throws(CaptureFault) -> Double {
    guard let number = NumberText.number(reader.bytes, attribute.value) else {
      throw mismatch(attribute, reader, "a number")
    }
    return number
  }

  private static func bool(
    _ attribute: XMLTag.Attribute, _ reader: XMLReader
  ) throws(CaptureFault) -> Bool {
    switch reader.text(attribute.value).lowercased() {
    case "true", "1", "yes": return true
    case "false", "0", "no", "": return false
    default: throw mismatch(attribute, reader, "true or false")
    }
  }

  private static func mismatch(
    _ attribute: XMLTag.Attribute, _ reader: XMLReader, _ wanted: String
  ) -> CaptureFault {
    reader.fault(
      attribute.value.lowerBound,
      "\(Names.quoted(reader.text(attribute.value))) cannot stand for \(Names.quoted(reader.text(attribute.name)))",
      "allowed: \(wanted)")
  }
}
