import DuoCatalog
import DuoGeometry
import DuoJSON
import DuoLayout

@testable import DuoCapture

/// Logs written from poses, as different probes would have written them.
enum ProbeSample {
  /// How a probe calls and spells things.
  enum Style: String, CaseIterable {
    /// Short sides, regions by kind and activity, leading and trailing.
    case lists
    /// The names of the layout JSON.
    case layout
    /// Keys with underscores, shapes as UIKit prints them.
    case printed
    /// Shapes as Swift encodes Core Graphics types, radians.
    case encoded
  }

  /// One record; thirds have at most three decimals, as in any JSON of this program.
  static func line(_ pose: Pose, label: String?, _ style: Style = .lists) -> String {
    JSONValue.object(members(pose, label: label, style)).compactText
  }

  /// The record of a keyboard that shows; nil where nobody knows its height.
  static func keyboard(_ pose: Pose, label: String?) -> String? {
    guard let height = pose.keyboardHeight else { return nil }
    let frame = Rect(
      x: 0, y: pose.window.height - height, width: pose.window.width, height: height)
    return JSONValue.object([
      "pose": .text(label), "event": "keyboard", "keyboardNotification": "didShow",
      "keyboardFrame": short(frame),
    ]).compactText
  }

  static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  static func members(
    _ pose: Pose, label: String?, _ style: Style
  ) -> [String: JSONValue] {
    switch style {
    case .lists: lists(pose, label)
    case .layout: layout(pose, label)
    case .printed: printed(pose, label)
    case .encoded: encoded(pose, label)
    }
  }

  // MARK: Styles

  private static func lists(_ pose: Pose, _ label: String?) -> [String: JSONValue] {
    func regions(_ kind: RegionKind, onlyActive: Bool) -> JSONValue {
      .array(
        pose.regions.filter { $0.kind == kind && ($0.isActive || !onlyActive) }.map { region in
          .object([
            "frame": short(region.frame), "margins": directed(region.margins),
            "isActive": .bool(region.isActive),
          ])
        })
    }
    let edge: String =
      switch pose.barEdge {
      case .left: "leading"
      case .right: "trailing"
      default: "unspecified"
      }
    return [
      "ts": "2026-11-30T11:00:00.000Z", "pose": .text(label), "source": "swiftui",
      "event": "layout",
      "sceneSize": .object(["w": .number(pose.window.width), "h": .number(pose.window.height)]),
      "effectiveGeometryBounds": short(pose.windowBounds), "displayScale": 3,
      "hSizeClass": .string(pose.sizeClass.horizontal.rawValue),
      "vSizeClass": .string(pose.sizeClass.vertical.rawValue),
      "safeAreaInsets": directed(pose.safeArea), "layoutMargins": .null,
      "toolbarVerticalEdge": .string(edge), "verticalBarEdge": .string(edge),
      "regionsDivisionActive": regions(.division, onlyActive: true),
      "regionsDivisionAll": regions(.division, onlyActive: false),
      "regionsOcclusionActive": regions(.occlusion, onlyActive: true),
      "regionsOcclusionAll": regions(.occlusion, onlyActive: false),
      "hingeStatus": .string(pose.hinge.status.rawValue),
      "hingeAngleDegrees": .optional(pose.hinge.angle), "hingeIsNil": .bool(false),
      "keyboardFrame": .null, "layoutDirection": "leftToRight",
    ]
  }

  private static func layout(_ pose: Pose, _ label: String?) -> [String: JSONValue] {
    [
      "label": .text(label), "settled": true, "window": pose.window.json,
      "safeArea": .object(["insets": pose.safeArea.json]), "sizeClass": pose.sizeClass.json,
      "barEdge": .text(pose.barEdge?.rawValue), "hinge": pose.hinge.json,
      "regions": .array(pose.regions.map(\.json)),
      "keyboard": .object(["height": .optional(pose.keyboardHeight)]),
    ]
  }

  private static func printed(_ pose: Pose, _ label: String?) -> [String: JSONValue] {
    func text(_ rect: Rect) -> JSONValue {
      .string(
        "{{\(number(rect.minX)), \(number(rect.minY))}, {\(number(rect.width)), \(number(rect.height))}}"
      )
    }
    func text(_ insets: Insets) -> JSONValue {
      .string(
        "{\(number(insets.top)), \(number(insets.left)), \(number(insets.bottom)), \(number(insets.right))}"
      )
    }
    let size = "{\(number(pose.window.width)), \(number(pose.window.height))}"
    return [
      "POSE_LABEL": .text(label), "scene_size": .string(size),
      "safe_area_insets": text(pose.safeArea),
      "horizontal_size_class": .string(pose.sizeClass.horizontal.rawValue),
      "vertical_size_class": .string(pose.sizeClass.vertical.rawValue),
      "vertical-bar-edge": .text(pose.barEdge?.rawValue),
      "hinge_status": .string("HingeStatus.\(pose.hinge.status.rawValue)"),
      "hinge_angle": .optional(pose.hinge.angle),
      "reserved_regions": .array(
        pose.regions.map { region in
          .object([
            "type": .string(region.kind.rawValue), "rect": text(region.frame),
            "margins": text(region.margins), "active": .bool(region.isActive),
          ])
        }),
    ]
  }

  private static func encoded(_ pose: Pose, _ label: String?) -> [String: JSONValue] {
    func array(_ rect: Rect) -> JSONValue {
      .array([
        .array([.number(rect.minX), .number(rect.minY)]),
        .array([.number(rect.width), .number(rect.height)]),
      ])
    }
    func regions(_ kind: RegionKind) -> JSONValue {
      .array(
        pose.regions.filter { $0.kind == kind }.map { region in
          .object([
            "frame": array(region.frame), "isActive": .bool(region.isActive),
            "margins": .array([
              .number(region.margins.top), .number(region.margins.left),
              .number(region.margins.bottom), .number(region.margins.right),
            ]),
          ])
        })
    }
    let insets = pose.safeArea
    return [
      "pose": .text(label), "scene": array(pose.windowBounds),
      "insets": .array([
        .number(insets.top), .number(insets.left), .number(insets.bottom), .number(insets.right),
      ]),
      "horizontalSizeClass": .string(pose.sizeClass.horizontal.rawValue),
      "verticalSizeClass": .string(pose.sizeClass.vertical.rawValue),
      "divisions": regions(.division), "occlusions": regions(.occlusion),
      "hingeStatus": .string(pose.hinge.status.rawValue),
      "hingeAngleRadians": .optional(pose.hinge.angle.map { $0 * .pi / 180 }),
    ]
  }

  // MARK: Shapes

  private static func short(_ rect: Rect) -> JSONValue {
    .object([
      "x": .number(rect.minX), "y": .number(rect.minY), "w": .number(rect.width),
      "h": .number(rect.height),
    ])
  }

  private static func directed(_ insets: Insets) -> JSONValue {
    .object([
      "top": .number(insets.top), "leading": .number(insets.left),
      "bottom": .number(insets.bottom), "trailing": .number(insets.right),
    ])
  }

  private static func number(_ value: Double) -> String { Decimal.text(value, places: 4) }
}
