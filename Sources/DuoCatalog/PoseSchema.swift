import DuoJSON
import DuoLayout

/// The JSON Schema of pose files, `device.json` included: what `PoseDecoder` and `DeviceDecoder` read.
public enum PoseSchema {
  public static let json = JSONSchema.file(
    title: "duo-render pose",
    "One way the device is held, or (device.json) the device itself. Lengths are points, window coordinates, x right and y down.",
    .object([
      "type": "object",
      "if": .object([
        "properties": .object(["format": .object(["const": .string(DeviceDecoder.format)])]),
        "required": .array(["format"]),
      ]),
      "then": JSONSchema.reference("device"), "else": JSONSchema.reference("pose"),
    ]),
    definitions: definitions.merging(DeviceSchema.definitions) { $1 })

  private static let definitions: [String: JSONValue] = [
    "pose": pose, "rect": rect, "insets": insets, "insetChange": insetChange, "region": region,
    "name": name,
    "grade": JSONSchema.choice(
      Grade.self, "How well it is known; anything below `measured` is marked in drawings."),
    "source": JSONSchema.text("Where it comes from: who measured it, or from what it follows."),
  ]

  /// As `PoseDecoder.isName`.
  private static let name = JSONSchema.text(
    pattern: "^[a-z0-9][a-z0-9-]{0,63}$", "1 to 64 of a-z, 0-9 and -, not - first."
  ).with([
    "not": .object(["pattern": "^(m-*a-*i-*n-*|a-*l-*l-*)$"])
  ])

  private static let pose = JSONSchema.object(
    [
      "format": JSONSchema.format(PoseDecoder.format), "version": JSONSchema.version,
      "name": fact(JSONSchema.reference("name"), "The pose's name, as --pose takes it."),
      "title": JSONSchema.text(
        atMost: 64, pattern: "^[^\\u0000-\\u001f\\ufdd0-\\ufdef\\ufffe\\uffff]*$",
        "The name as a heading."),
      "otherNames": fact(
        JSONSchema.list(of: JSONSchema.reference("name"), atMost: PoseDecoder.mostOtherNames),
        "Other names people use for it."),
      "group": JSONSchema.choice(PoseGroup.self, "The group a contact sheet shows it in."),
      "isMain": JSONSchema.bool("Whether people meet it every day: `--pose main`.", usual: false),
      "grade": JSONSchema.reference("grade", "How well the facts of this file are known."),
      "source": JSONSchema.reference("source", "Where the facts of this file come from."),
      "display": fact(JSONSchema.choice(DisplayName.self), "The display that shows."),
      "orientation": fact(
        JSONSchema.choice(Orientation.self), "How the display stands when held so."),
      "quarterTurn": fact(
        JSONSchema.integer(0...3),
        "Clockwise quarter turns of the device from the display's natural orientation."),
      "window": JSONSchema.reference("rect", "The app's window, in display space."),
      "safeArea": object(
        ["insets": JSONSchema.reference("insets")], required: ["insets"],
        "What bars, corners and the home indicator leave, without app bars."),
      "sizeClass": object(
        [
          "horizontal": fact(JSONSchema.choice(SizeClassValue.self), "Across."),
          "vertical": fact(JSONSchema.choice(SizeClassValue.self), "Down."),
        ], required: ["horizontal", "vertical"], "The window's size class."),
      "barEdge": fact(
        JSONSchema.any(of: [JSONSchema.choice(of: ["left", "right"]), JSONSchema.null]),
        "The physical edge that carries the vertical bar; null where bars are horizontal."),
      "hinge": object(
        [
          "status": fact(JSONSchema.choice(HingeStatus.self), "What the system says of it."),
          "angle": fact(
            JSONSchema.any(of: [JSONSchema.number(0...180), JSONSchema.null]),
            "Degrees between the halves, 0 closed to 180 flat; null where nobody knows."),
        ], required: ["status", "angle"], "How far the device is open."),
      "regions": fact(
        JSONSchema.list(
          of: JSONSchema.reference("region"), atMost: RegionName.allCases.count),
        "Pieces of the window that the hardware wants for itself, each name once."),
      "bars": object(
        [
          "navigation": JSONSchema.reference("insetChange", "With a navigation bar."),
          "collapsedNavigation": JSONSchema.reference(
            "insetChange", "With a navigation bar that has shrunk; as `navigation` where left out."
          ),
          "tab": JSONSchema.reference("insetChange", "With a tab bar."),
        ], "Which insets of the safe area an app's bars replace."),
      "keyboard": JSONSchema.any(
        of: [
          object(
            [
              "height": fact(
                JSONSchema.any(of: [JSONSchema.number(above: 0...largestLength), JSONSchema.null]),
                "Points from the window's bottom; null where nobody knows.")
            ], required: ["height"]), JSONSchema.null,
        ], "The keyboard, which replaces the bottom inset."),
    ],
    required: [
      "format", "version", "name", "title", "group", "grade", "source", "display", "orientation",
      "quarterTurn", "window", "safeArea", "sizeClass", "barEdge", "hinge", "regions",
    ])

  private static let region = object(
    [
      "name": JSONSchema.choice(RegionName.self, "Which one it is."),
      "kind": fact(
        JSONSchema.choice(RegionKind.self),
        "The fold is a division, what the hardware covers an occlusion."),
      "frame": JSONSchema.reference("rect", "Window space, margins included."),
      "margins": JSONSchema.reference("insets", "How much of the frame is margin."),
      "isActive": fact(JSONSchema.bool(), "Whether the system keeps it free in this pose."),
      "followsCamera": fact(JSONSchema.bool(), "Whether it turns active while the camera runs."),
    ], required: ["name", "kind", "frame", "isActive"])

  private static let rect = object(
    [
      "x": JSONSchema.number(-largestLength...largestLength),
      "y": JSONSchema.number(-largestLength...largestLength), "width": side, "height": side,
    ], required: ["x", "y", "width", "height"])

  private static let insets = object(
    ["top": length, "left": length, "bottom": length, "right": length],
    required: ["top", "left", "bottom", "right"])

  private static let insetChange = object(
    ["top": length, "left": length, "bottom": length, "right": length])

  static let length = JSONSchema.number(0...largestLength)
  static let side = JSONSchema.number(above: 0...largestLength)

  /// As `FactBook.object`: a grade of its own needs a source.
  static func object(
    _ keys: [String: JSONValue], required: [String] = [], _ description: String? = nil
  ) -> JSONValue {
    let provenance = [
      "grade": JSONSchema.reference("grade"), "source": JSONSchema.reference("source"),
    ]
    return JSONSchema.object(
      keys.merging(provenance) { $1 }, required: required, description
    ).with(["dependencies": .object(["grade": .array(["source"])])])
  }

  /// As `FactBook.value`: alone, or with a grade and a source of its own.
  static func fact(_ value: JSONValue, _ description: String) -> JSONValue {
    JSONSchema.any(of: [value, object(["value": value], required: ["value"])], description)
  }
}
