import DuoJSON
import DuoLayout

extension ScreenSchema {
  /// A capture with a picture, which needs no element.
  var hasPicture: JSONValue {
    func object(_ key: String, _ value: JSONValue) -> JSONValue {
      .object(["properties": .object([key: value]), "required": .array([.string(key)])])
    }
    let poses = self.poses.map { object($0, .object(["required": .array(["image"])])) }
    return object("capture", object("poses", .object(["anyOf": .array(poses)])))
  }

  /// As `CaptureDecoder` reads it.
  var capture: JSONValue {
    let path = line(ScreenLimits.pathLength, nil)
    let pose = JSONSchema.object(
      [
        "tree": path.described("The file that the elements were read from."),
        "image": path.described(
          "A PNG of the whole display; its path from the folder of this file."),
        "turn": JSONValue.object([
          "enum": .array(CaptureDecoder.turns.map { .integer(Int64($0)) })
        ]).described("Degrees clockwise that the picture is turned, where its size does not tell."),
        "bars": JSONSchema.list(
          of: JSONSchema.choice(AppBar.self), "The bars that the app showed."),
        "camera": JSONSchema.bool("Whether the inner camera ran.", usual: false),
        "keyboard": JSONSchema.bool("Whether the keyboard showed.", usual: false),
      ], "What was captured in this pose."
    ).with([
      "dependencies": .object(["turn": .object(["required": .array(["image"])])])
    ])
    var poses: [String: JSONValue] = [:]
    for name in self.poses { poses[name] = pose }
    return JSONSchema.object(
      [
        "facing": JSONSchema.choice(Facing.self, "How the two people sat."),
        "direction": JSONSchema.choice(
          Direction.self, "The reader's direction that the app had.", usual: .ltr),
        "poses": JSONValue.object([
          "type": "object", "properties": .object(poses), "additionalProperties": false,
          "minProperties": 1,
        ]).described("What there is of each pose."),
      ], required: ["facing", "poses"],
      "Where the screen was captured from a running app: it is known in these poses, this seating and this direction only, and drawn and reviewed in no other. `duo-render import` writes it."
    )
  }
}
