import DuoCapture
import Testing

@Suite struct FormatTests {
  static let files: [(String, CaptureFormat?)] = [
    ("", nil), (" \n", nil), ("hello", nil), ("{", nil), ("{}", nil), ("3", nil),
    ("{\"name\": \"Quiz\", \"both\": []}", nil),
    ("{\"format\": \"duo-render/screen\", \"both\": [{\"poses\": [], \"frame\": {}}]}", nil),
    // Element trees, whole, in logs, half, and without a tree.
    ("Element subtree:\n", .elementTree),
    ("log\n  Element subtree:\r\n", .elementTree),
    ("Attributes: Application, 0x1", .elementTree),
    ("Query chain:\n →Find: Target Application", .elementTree),
    ("  Button, 0x1, {{0, 0", .elementTree),
    ("a\nApplication, pid: 3, label: 'x'\n", .elementTree),
    ("<unknown>\nElement subtree:\n", .pageSource),
    ("< 3\nElement subtree:\n", .elementTree),
    // XML.
    ("<?xml version=\"1.0\"", .pageSource), ("\u{FEFF}\n <AppiumAUT>", .pageSource),
    ("<XCUIEl", .pageSource), ("<", .pageSource), ("<!DOCTYPE", .pageSource),
    ("{\"value\": \"<?xml version", .pageSource),
    ("{\"value\":\"\\n<AppiumAUT>\",\"sessionId\":null}", .pageSource),
    ("{\"value\": \"Attributes: Application, 0x1\\nElement subtree:\\n\"}", .elementTree),
    ("{\"sessionId\": \"a\", \"value\": \"Element subtree:\\n →Appl", .elementTree),
    // JSON.
    ("[]", .idb), ("[", .idb), ("[{\"AXFrame\": \"{{0", .idb),
    ("[{\"type\": \"Application\", \"frame\": {\"x\": 0", .idb),
    ("{\"AXLabel\": null}", .idb),
    ("{\"elementType\": 2", .snapshot), ("[{\"elementType\": 2}]", .snapshot),
    ("{\"children\": [{\"frame\": {", .snapshot),
    ("{\"XCUIElementAttributeNameElementType\": 2}", .snapshot),
    ("{\"children\":[{\"horizontalSizeClass\":1,\"elementType\":1}]}", .snapshot),
    ("{\"value\": {\"type\": \"Application\", \"rect\": {\"x\": 0}}}", .snapshot),
    // Probe logs.
    (
      "{\"pose\": \"closed\", \"sceneSize\": {\"width\": 466, \"height\": 678}}\n{\"pose\": \"open\"}\n",
      .probeLog
    ),
    ("{\"safeAreaInsets\": null}", .probeLog), ("{\"hinge\": {\"status\":", .probeLog),
    ("starting\n{\"hingeAngle\": 20}\n", .probeLog),
    ("{\"regions\": [{\"type\": \"division\", \"frame\": {\"x\": 1}}]}", .probeLog),
  ]

  @Test(arguments: files)
  func aFile(text: String, format: CaptureFormat?) {
    #expect(CaptureReader.format(of: Array(text.utf8)) == format)
  }

  @Test func pictures() {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    #expect(CaptureReader.format(of: signature) == .image)
    #expect(CaptureReader.format(of: Array(signature.prefix(4))) == .image)
    #expect(CaptureReader.format(of: Array(signature.prefix(3))) == nil)
    #expect(
      fault(signature, as: .image)
        == "f: a screen capture holds no elements; allowed: a tree of elements")
  }
}
