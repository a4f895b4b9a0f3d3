import DuoJSON
import DuoLayout

/// The JSON Schema of screen files: what `ScreenDecoder` reads, within the limits it has.
public struct ScreenSchema: Sendable {
  /// Names and other names of poses, as `poses` of an element takes them.
  let poses: [String]
  /// Ids of rules with a line about each, as `allow` takes them.
  private let rules: [(id: String, summary: String)]

  public init(poses: [String], rules: [(id: String, summary: String)]) {
    self.poses = poses
    self.rules = rules
  }

  public var json: JSONValue {
    JSONSchema.file(
      title: "duo-render screen",
      "What each of two people sees who share one phone: one description for every pose. Lengths are points in the owner's space: top is the owner's top, leading where the owner begins to read.",
      root, definitions: ["elements": elements, "element": element])
  }

  private var root: JSONValue {
    let list = JSONSchema.reference("elements")
    let isThere = ["both", "first", "second"].map { key in
      JSONValue.object([
        "properties": .object([key: .object(["minItems": 1])]),
        "required": .array([.string(key)]),
      ])
    }
    return JSONSchema.object(
      [
        "format": JSONSchema.format(ScreenDecoder.format), "version": JSONSchema.version,
        "name": line(ScreenLimits.nameLength, "How drawings call it."), "split": split,
        "halves": halves, "gate": gate, "seats": seats, "capture": capture,
        "both": JSONValue.object(["allOf": .array([list])]).described(
          "What both people have; each gets an own copy, its id behind the seat's prefix."),
        "first": JSONValue.object(["allOf": .array([list])]).described(
          "What only the first person has; ids in full, as in first.hint."),
        "second": JSONValue.object(["allOf": .array([list])]).described(
          "What only the second person has; ids in full, as in second.stop."),
      ], required: ["name"]
    ).with(["anyOf": .array(isThere + [hasPicture])])
  }

  private var split: JSONValue {
    let arrangements = SplitKind.allCases.filter(\.isArrangement).map(\.rawValue)
    return JSONSchema.object(
      [
        "kind": JSONSchema.choice(
          SplitKind.self, "The view that splits the screen.", usual: .shared),
        "seam": JSONSchema.choice(
          SeamRule.self,
          "What places the seam: the middle, a folded fold, or that with halves made equal. Not with an arrangement.",
          usual: .fold),
        "spacing": JSONSchema.number(
          ScreenLimits.spacings, "Points between the halves. Default: 2, with an arrangement 0."),
        "ignoresSafeArea": JSONSchema.bool(
          "Split the whole window in place of the safe area.", usual: false),
      ], "How the phone's screen is split between the two."
    ).with([
      "if": .object([
        "properties": .object(["kind": JSONSchema.choice(of: arrangements)]),
        "required": .array(["kind"]),
      ]),
      "then": .object(["properties": .object(["seam": false])]),
    ])
  }

  private var halves: JSONValue {
    JSONSchema.object(
      [
        "hasHitArea": JSONSchema.bool(
          "Whether no touch of one half reaches the other.", usual: true),
        "clipped": JSONSchema.bool(
          "Whether what is too big is cut off at the half's edge.", usual: true),
        "gesture": JSONSchema.bool(
          "Whether a tap or drag sits on the half itself, which is a fault.", usual: false),
      ], "How each half as a whole behaves.")
  }

  private var gate: JSONValue {
    JSONSchema.object(
      [
        "mode": JSONSchema.choice(
          GateMode.self, "Who may act: both, only the current seat, or nobody.", usual: .together),
        "current": JSONSchema.choice(Seat.self, "Whose turn it is.", usual: .first),
      ], "Who may act.")
  }

  private var seats: JSONValue {
    JSONSchema.object(
      [
        "first": line(ScreenLimits.prefixLength, "Of the seat at the left or the top.")
          .with(["default": "first"]),
        "second": line(ScreenLimits.prefixLength, "Of the seat at the right or the bottom.")
          .with(["default": "second"]),
      ], "What the ids of each person's elements begin with.")
  }

  private var elements: JSONValue {
    JSONSchema.list(
      of: JSONSchema.reference("element"), atMost: ScreenLimits.elements)
  }

  private var element: JSONValue {
    JSONSchema.object(
      placeKeys.merging(touchKeys) { $1 }.merging(traitKeys) { $1 }, required: ["id"]
    )
    .with([
      "dependencies": .object([
        "frame": .object([
          "properties": .object(["size": false, "place": false, "inset": false])
        ]), "columns": only(.grid), "count": only(.field), "radius": only(.field),
      ])
    ])
  }

  private var placeKeys: [String: JSONValue] {
    let length = JSONSchema.any(of: [
      .object(["const": "fill"]), JSONSchema.number(above: ScreenLimits.sides),
    ])
    let edge = JSONSchema.number(ScreenLimits.insets, usual: 0)
    let edges = JSONSchema.object([
      "top": edge, "leading": edge, "bottom": edge, "trailing": edge,
    ])
    let coordinate = JSONSchema.number(ScreenLimits.coordinates)
    let side = JSONSchema.number(above: ScreenLimits.sides)
    return [
      "id": line(
        ScreenLimits.idLength, "Its accessibility identifier, without the prefix in `both`."),
      "role": JSONSchema.choice(ElementRole.self, "What it is.", usual: .panel),
      "size": JSONSchema.object(
        [
          "width": length.described("Points, or `fill` for all there is.").with([
            "default": "fill"
          ]),
          "height": length.described("Points, or `fill` for all there is.").with([
            "default": "fill"
          ]),
        ], "How large it is; no pose changes that."),
      "place": JSONSchema.choice(
        Place.self, "Where it goes in what holds it.", usual: .center),
      "inset": JSONSchema.any(
        of: [JSONSchema.number(ScreenLimits.insets), edges],
        "Points from the edges it is placed against: one number, or each edge by its name."),
      "in": line(ScreenLimits.idLength, "The id of the field, grid or panel that holds it."),
      "frame": JSONSchema.object(
        ["x": coordinate, "y": coordinate, "width": side, "height": side],
        required: ["x", "y", "width", "height"],
        "A fixed rectangle in place of size, place and inset."),
      "columns": JSONSchema.integer(
        ScreenLimits.columns, "Of a grid: its columns; without it the grid counts its own."),
      "count": JSONSchema.integer(
        ScreenLimits.counts, "Of a field: how many targets lie in it, by --seed.", usual: 0),
      "radius": JSONSchema.number(
        ScreenLimits.radii, "Of a field: the radius of its targets.", usual: 28),
    ]
  }

  private var touchKeys: [String: JSONValue] {
    [
      "hitSize": JSONSchema.number(
        ScreenLimits.hitSizes, "How large the place is that takes its touches, at least.",
        usual: 0),
      "gestures": JSONSchema.list(
        of: JSONSchema.choice(Gesture.self), "What people do to it."),
      "minimumDistance": JSONSchema.number(
        ScreenLimits.distances, "From how many points on it is a drag and no tap.", usual: 0),
      "gestureOnContainer": JSONSchema.bool(
        "Whether its gesture sits on the half and not on itself, which is a fault.", usual: false),
    ]
  }

  private var traitKeys: [String: JSONValue] {
    let reason = line(ScreenLimits.labelLength, nil)
    var allowed: [String: JSONValue] = [:]
    for rule in rules { allowed[rule.id] = reason.described(rule.summary) }
    return [
      "label": line(ScreenLimits.labelLength, "What it says."),
      "destructive": JSONSchema.bool("Whether it ends or deletes something.", usual: false),
      "confirmed": JSONSchema.bool("Whether it asks again in its own place.", usual: false),
      "private": JSONSchema.bool("Whether it is meant for one pair of eyes.", usual: false),
      "scrolls": JSONSchema.bool(
        "Whether its content scrolls, so that the fold may cross it.", usual: false),
      "oneSeatOnly": JSONSchema.bool(
        "Whether it is meant that the other person has none.", usual: false),
      "poses": JSONSchema.list(
        of: JSONSchema.choice(of: poses), atLeast: 1, "It shows in these poses only."),
      // Every key is a rule here, so none is free.
      "allow": JSONValue.object([
        "type": "object", "properties": .object(allowed), "additionalProperties": false,
      ]).described("Findings of the review that are right here, each with the reason."),
    ]
  }

  /// What a key asks for that only one role has.
  private func only(_ role: ElementRole) -> JSONValue {
    .object([
      "properties": .object(["role": .object(["const": .string(role.rawValue)])]),
      "required": .array(["role"]),
    ])
  }

  /// As `JSONReader.line`.
  func line(_ limit: Int, _ description: String?) -> JSONValue {
    JSONSchema.text(
      atMost: limit,
      pattern:
        "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufdd0-\\ufdef\\ufffe\\uffff]*$",
      description)
  }
}
