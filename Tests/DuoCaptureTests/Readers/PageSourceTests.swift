import DuoCapture
import Testing

/// Page sources of Appium and WebDriverAgent.
@Suite struct PageSourceTests {
  private static let start =
    "<XCUIElementTypeApplication name=\"Duel\" label=\"Duel\" x=\"0\" y=\"0\" width=\"466\" height=\"678\">"
  private static let end = "</XCUIElementTypeApplication>"

  static let elements: [(String, CapturedNode)] = [
    (
      "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"first.leave\" label=\"Leave\" enabled=\"true\" visible=\"true\" accessible=\"true\" x=\"20\" y=\"40\" width=\"80\" height=\"44\" index=\"0\"/>",
      CapturedNode(
        type: .button, identifier: "first.leave", label: "Leave",
        frame: CapturedFrame(x: 20, y: 40, width: 80, height: 44))
    ),
    (
      "<XCUIElementTypeTextField value='a' placeholderValue='b' enabled='false' visible='false' selected='true' focused='true' x='-1.5' y='0.25' width='0' height='inf' />",
      CapturedNode(
        type: .textField, value: "a", placeholder: "b",
        frame: CapturedFrame(x: -1.5, y: 0.25, width: 0, height: .infinity), isEnabled: false,
        isSelected: true, isFocused: true, isVisible: false)
    ),
    // The exact frame of newer agents.
    (
      "<XCUIElementTypeOther x=\"1\" y=\"2\" width=\"3\" height=\"4\" nativeFrame=\"{{1.25, 2.5}, {3, 4}}\"></XCUIElementTypeOther>",
      CapturedNode(
        type: .other, frame: CapturedFrame(x: 1.25, y: 2.5, width: 3, height: 4))
    ),
    // References, line breaks, markup that is not.
    (
      "<XCUIElementTypeButton label=\"a &lt;b&gt; &amp;amp; &quot;c&quot; &apos;d&apos; it's &#10;&#x3042;&#128512;\"/>",
      CapturedNode(
        type: .button, label: "a <b> &amp; \"c\" 'd' it's \nあ😀")
    ),
    (
      "<XCUIElementTypeButton label=\"one\ntwo\tthree, {four}\"/>",
      CapturedNode(type: .button, label: "one two three, {four}")
    ),
    (
      "<!-- <XCUIElementTypeButton/> --><XCUIElementTypeButton name='退出' label='مرحبا'><![CDATA[<a>&b;]]>text<?x <y> ?></XCUIElementTypeButton>",
      CapturedNode(type: .button, identifier: "退出", label: "مرحبا")
    ),
    ("<XCUIElementTypeButton/>", CapturedNode(type: .button)),
    ("<XCUIElementTypeButton x='1'/>", CapturedNode(type: .button)),
    ("<unknown><XCUIElementTypeKey/></unknown>", CapturedNode(type: .key)),
    // WebDriverAgent's `name` falls back on the label (`PageSourceNames`).
    ("<XCUIElementTypeButton name='OK' label='OK'/>", CapturedNode(type: .button, label: "OK")),
    (
      "<XCUIElementTypeButton name='Sign in.' label='Sign in.'/>",
      CapturedNode(type: .button, label: "Sign in.")
    ),
    (
      "<XCUIElementTypeButton name='3.50' label='3.50'/>",
      CapturedNode(type: .button, label: "3.50")
    ),
    (
      "<XCUIElementTypeImage name='first.leave' label='first.leave'/>",
      CapturedNode(type: .image, identifier: "first.leave", label: "first.leave")
    ),
    (
      "<XCUIElementTypeImage name='save_button' label='save_button'/>",
      CapturedNode(type: .image, identifier: "save_button", label: "save_button")
    ),
    ("<XCUIElementTypeImage name='leave'/>", CapturedNode(type: .image, identifier: "leave")),
  ]

  @Test(arguments: elements)
  func anElement(text: String, node: CapturedNode) throws {
    var wanted = node
    wanted.parent = 0
    wanted.line = 2
    let bare = try read("\(Self.start)\n\(text)\n\(Self.end)")
    #expect(bare.format == .pageSource)
    #expect(
      bare.nodes == [
        CapturedNode(
          type: .application, label: "Duel",
          frame: CapturedFrame(x: 0, y: 0, width: 466, height: 678), line: 1), wanted,
      ])
    #expect(bare.notes == [])
    let declared = try read(
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?><AppiumAUT>\(Self.start)\r\n\(text)\r\n\(Self.end)</AppiumAUT>\n"
    )
    #expect(declared.nodes == bare.nodes)
  }

  @Test func nesting() throws {
    let tree = try read(
      "\(Self.start)<XCUIElementTypeWindow><XCUIElementTypeKey/><XCUIElementTypeKey></XCUIElementTypeKey></XCUIElementTypeWindow><XCUIElementTypeWindow/>\(Self.end)"
    )
    #expect(
      tree.outline == [
        "Application", "Application/Window", "Application/Window/Key", "Application/Window/Key",
        "Application/Window",
      ])
  }

  /// A system alert is an application beside the app's, before or behind it.
  @Test(arguments: [
    "name=\"SpringBoard\"", "name=\" \" label=\" \"", "bundleId=\"com.apple.springboard\"",
  ])
  func theSystemsAlert(marks: String) throws {
    let system =
      "<XCUIElementTypeApplication \(marks)><XCUIElementTypeAlert/></XCUIElementTypeApplication>"
    let app =
      Self.start + "<XCUIElementTypeWindow><XCUIElementTypeKey/></XCUIElementTypeWindow>" + Self.end
    for text in [system + app, app + system] {
      let tree = try read("<AppiumAUT>\(text)</AppiumAUT>")
      #expect(
        tree.outline == ["Application", "Application/Window", "Application/Window/Key"])
      #expect(tree.notes.count == 1)
      #expect(tree.notes.first?.hasPrefix("another application was left out: ") == true)
    }
  }

  @Test func theAnswerOfAServer() throws {
    let source = Self.start + "\\n<XCUIElementTypeKey/>" + Self.end
    let text = "{\"value\": \"\(source.replacing("\"", with: "\\\""))\", \"sessionId\": \"1\"}"
    #expect(CaptureReader.format(of: Array(text.utf8)) == .pageSource)
    #expect(try read(text).outline == ["Application", "Application/Key"])
    #expect(
      fault("{\"value\": \"<a><b></a>\"}", as: .pageSource)
        == "f: in \"value\", 1:7: </a> inside <b> of 1:4; wanted: </b>")
    #expect(
      fault("{\"value\": \"<a>", as: .pageSource)
        == "f: 1:11: found a text without an end; allowed: a closing \"\\\"\" on its line")
    #expect(
      fault("{\"value\": null}", as: .pageSource)
        == "f: an answer without a source; allowed: \"value\" with the source as text")
  }

  static let entities = "allowed: none; entities are never expanded, and none is fetched"

  static let faults: [(String, String)] = [
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]>\n<x>&b;</x>",
      "2:1: a document type; \(entities)"
    ),
    ("<!DOCTYPE x SYSTEM \"file:///etc/passwd\"><x/>", "1:1: a document type; \(entities)"),
    ("<a>\n <!ENTITY b \"c\"></a>", "2:2: a document type; \(entities)"),
    ("<a><!b></a>", "1:4: found \"<!\"; allowed: a tag or a comment"),
    (
      "<a b=\"&c;\"/>",
      "1:7: the entity \"&c;\"; allowed: &lt;, &gt;, &amp;, &quot; and &apos;; entities are never expanded"
    ),
    (
      "<a>\n&c;</a>",
      "2:1: the entity \"&c;\"; allowed: &lt;, &gt;, &amp;, &quot; and &apos;; entities are never expanded"
    ),
    ("<a b=\"c & d\"/>", "1:9: \"&\" that begins no reference; wanted: \"&amp;\""),
    (
      "<a b=\"&#0;\"/>",
      "1:7: \"&#0;\" is no character of XML; allowed: a character's number, as &#10; or &#x3042;"
    ),
    (
      "<a b=\"&#xD800;\"/>",
      "1:7: \"&#xD800;\" is no character of XML; allowed: a character's number, as &#10; or &#x3042;"
    ),
    (
      "<a b=\"&#x110000;\"/>",
      "1:7: \"&#x110000;\" is no character of XML; allowed: a character's number, as &#10; or &#x3042;"
    ),
    ("<a b=\"<\"/>", "1:7: \"<\" in the value of \"b\"; wanted: \"&lt;\""),
    ("<a b=\"\u{1}\"/>", "1:7: the control byte 0x01; allowed: none in XML"),
    (
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>",
      "1:31: the encoding \"UTF-16\"; allowed: UTF-8; save it as UTF-8"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>",
      "1:31: the encoding \"ISO-8859-1\"; allowed: UTF-8; save it as UTF-8"
    ),
    (
      "<a/><?xml version=\"1.0\"?>",
      "1:5: a second XML declaration; allowed: one, before everything else"
    ),
    ("<あ>\n <b></あ>", "2:5: </あ> inside <b> of 2:2; wanted: </b>"),
    ("</a>", "1:1: </a> ends nothing; allowed: no end tag here"),
    ("<a></a></a>", "1:8: </a> ends nothing; allowed: no end tag here"),
    ("<a/><b/>", "1:5: a second root element; allowed: one element that holds all others"),
    ("<a/>text", "1:5: found \"t\" outside of the root element; allowed: \"<\""),
    ("<a b=\"1\"\n b=\"2\"/>", "2:2: the attribute \"b\" again; allowed: once, it stands at 1:4"),
    ("<a b=\"1\"c=\"2\"/>", "1:9: found \"c\"; allowed: an attribute, \">\" or \"/>\""),
    ("<a b=1/>", "1:6: found \"1\"; allowed: a value in quotes"),
    ("<a b>", "1:5: found \">\"; allowed: \"=\" after \"b\""),
    ("<a>1 < 2</a>", "1:6: found \"<\" and the byte 0x20; allowed: a tag, or \"&lt;\" in a text"),
    ("<a><b>", "1:7: the file ends inside <b> of 1:4; wanted: </b>; it may have been cut"),
    (
      "<a><b",
      "1:6: the file ends in the middle of the tag <b> of 1:4; wanted: the whole file; it may have been cut"
    ),
    (
      "<a b=\"c",
      "1:8: the file ends in the middle of the attribute \"b\" of 1:4; wanted: the whole file; it may have been cut"
    ),
    (
      "<a><!-- ",
      "1:9: the file ends in the middle of a comment of 1:4; wanted: the whole file; it may have been cut"
    ),
    ("<?xml version=\"1.0\"?>", "1:22: no element; allowed: one element that holds all others"),
    (
      "<hierarchy><android.widget.Button/></hierarchy>",
      "<hierarchy> holds no XCUIElementType elements; allowed: the page source of an iOS app"
    ),
    (
      "<XCUIElementTypeApplication name=\"Duel\"/>",
      "line 1: an application without elements: the capture is empty; capture again while the app is in front and idle, from the display that is lit"
    ),
    (
      "<XCUIElementTypeKey x=\"wide\"/>", "1:24: \"wide\" cannot stand for \"x\"; allowed: a number"
    ),
    (
      "<XCUIElementTypeKey visible=\"maybe\"/>",
      "1:30: \"maybe\" cannot stand for \"visible\"; allowed: true or false"
    ),
  ]

  @Test(arguments: faults)
  func aFault(text: String, message: String) {
    #expect(fault(text, as: .pageSource) == "f: " + message)
  }

  @Test func encodings() {
    let utf16: [UInt8] = [0xFE, 0xFF] + "<a/>".utf8.flatMap { [0, $0] }
    #expect(CaptureReader.format(of: utf16) == .pageSource)
    #expect(
      fault(utf16, as: .pageSource)
        == "f: the text is encoded as UTF-16; allowed: UTF-8; save it as UTF-8")
    #expect(
      fault(Array("<a b=\"".utf8) + [0xE9] + Array("\"/>".utf8), as: .pageSource)
        == "f: 1:7: the byte 0xE9 is not UTF-8; allowed: UTF-8")
  }

  @Test func manyAttributes() {
    let many = (0..<300).map { " a\($0)=''" }.joined()
    #expect(
      fault("<a\(many)/>", as: .pageSource)
        == "f: 1:1942: attribute 257 of <a>; allowed: at most 256")
  }
}
