/// What a capture can be.
public enum CaptureFormat: String, CaseIterable, Sendable {
  /// XCUITest's `debugDescription`.
  case elementTree
  /// XCUITest's `XCUIElementSnapshot.dictionaryRepresentation` as JSON.
  case snapshot
  /// Appium's or WebDriverAgent's page source, XML.
  case pageSource
  /// `idb ui describe-all`, JSON.
  case idb
  /// One JSON record a line.
  case probeLog
  /// A screen capture, PNG.
  case image

  /// For people, with the article.
  public var words: String {
    switch self {
    case .elementTree: "an XCUITest element tree"
    case .snapshot: "an XCUITest snapshot"
    case .pageSource: "an Appium page source"
    case .idb: "an idb description"
    case .probeLog: "a probe log"
    case .image: "a screen capture"
    }
  }
}
