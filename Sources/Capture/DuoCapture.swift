// DuoCapture.swift: what `duo-render import` reads, written by a UI test. Put this one file into a UI test target.
//
// Not compiled and not run: it was written on a machine without Xcode, from Apple's documentation. It uses only XCTest,
// UIKit and Foundation as they have been for years. Should a line need a change, change it; nothing else depends on it.
//
//   func testCapture() throws {
//     let app = XCUIApplication()
//     app.launch()
//     try DuoCapture.capture(app, pose: "closed")        // fold the phone, then
//     try DuoCapture.capture(app, pose: "partly-open")   // again; `duo-render poses` has the names
//   }
//
// The files are `POSE.txt` (the element tree), `POSE.png` (the lit display) and `POSE.jsonl` (window and regions). They
// go into the folder that the environment variable DUO_CAPTURE_FOLDER names (TEST_RUNNER_DUO_CAPTURE_FOLDER for
// xcodebuild; a simulator can write anywhere on its Mac), else into the test's attachments.
//
// A UI test cannot ask an app for its safe area or its reserved regions. An app that wants them captured shows them in an
// element with the identifier `duo-probe`, a JSON object as its value, with any of these keys:
//   "safeAreaInsets": {"top": 0, "left": 0, "bottom": 34, "right": 84},
//   "verticalBarEdge": "right", "hingeStatus": "partiallyOpen", "hingeAngleDegrees": 127.8,
//   "regions": [{"kind": "division", "frame": {"x": 455.5, "y": 0, "width": 40, "height": 669}, "isActive": true}]

import Foundation
import UIKit
import XCTest

enum DuoCapture {
  /// Captures the app as it is now.
  ///
  /// - Parameters:
  ///   - pose: The pose's name in duo-render's catalogue, which is also the name of the files.
  ///   - shot: Which capture of this pose it is, from 1.
  @MainActor
  static func capture(_ app: XCUIApplication, pose: String, shot: Int = 1) throws {
    let name = shot == 1 ? pose : "\(pose)-\(shot)"
    let window = app.windows.firstMatch.frame
    try keep(Data(app.debugDescription.utf8), as: "\(name).txt", type: "public.plain-text")
    try keep(picture(showing: window), as: "\(name).png", type: "public.png")
    try keep(record(of: app, pose: pose, window: window), as: "\(name).jsonl", type: "public.json")
  }

  /// The display that shows the window: the other one would come out black.
  @MainActor
  private static func picture(showing window: CGRect) -> Data {
    let pictures = XCUIScreen.screens.map { $0.screenshot() }
    let lit = pictures.first { picture in
      let size = picture.image.size
      return window.maxX <= size.width && window.maxY <= size.height
        && (window.height == size.height || window.width == size.width)
    }
    return (lit ?? XCUIScreen.main.screenshot()).pngRepresentation
  }

  /// One line of JSON: the pose, the window, and whatever the app tells of itself.
  @MainActor
  private static func record(of app: XCUIApplication, pose: String, window: CGRect) throws -> Data {
    var record: [String: Any] = [:]
    let probe = app.descendants(matching: .any)["duo-probe"].firstMatch
    if probe.exists, let value = probe.value as? String,
      let told = try JSONSerialization.jsonObject(with: Data(value.utf8)) as? [String: Any]
    {
      record = told
    }
    record["pose"] = pose
    record["settled"] = true
    record["sceneSize"] = ["width": window.width, "height": window.height]
    var line = try JSONSerialization.data(withJSONObject: record, options: [.sortedKeys])
    line.append(0x0A)
    return line
  }

  @MainActor
  private static func keep(_ data: Data, as name: String, type: String) throws {
    if let folder = ProcessInfo.processInfo.environment["DUO_CAPTURE_FOLDER"] {
      let url = URL(fileURLWithPath: folder, isDirectory: true)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try data.write(to: url.appendingPathComponent(name), options: .atomic)
    } else {
      let attachment = XCTAttachment(data: data, uniformTypeIdentifier: type)
      attachment.name = name
      attachment.lifetime = .keepAlways
      XCTContext.runActivity(named: "duo-render: \(name)") { $0.add(attachment) }
    }
  }
}
