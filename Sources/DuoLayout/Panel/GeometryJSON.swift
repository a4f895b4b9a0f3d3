import DuoGeometry
import DuoJSON

// The shapes every JSON of the program shares (interface.md, "Layout JSON").

extension Point {
  /// `{"x","y"}`
  public var json: JSONValue { .object(["x": .number(x), "y": .number(y)]) }
}

extension Size {
  /// `{"width","height"}`
  public var json: JSONValue { .object(["width": .number(width), "height": .number(height)]) }
}

extension Rect {
  /// `{"x","y","width","height"}`
  public var json: JSONValue {
    .object([
      "x": .number(minX), "y": .number(minY), "width": .number(width), "height": .number(height),
    ])
  }
}

extension Insets {
  /// `{"top","left","bottom","right"}`
  public var json: JSONValue {
    .object([
      "top": .number(top), "left": .number(left), "bottom": .number(bottom),
      "right": .number(right),
    ])
  }
}

extension SizeClass {
  /// `{"horizontal","vertical"}`
  public var json: JSONValue {
    .object([
      "horizontal": .string(horizontal.rawValue), "vertical": .string(vertical.rawValue),
    ])
  }
}

extension Hinge {
  /// `{"status","angle"}`; the angle is null where nobody knows it.
  public var json: JSONValue {
    .object(["status": .string(status.rawValue), "angle": .optional(angle)])
  }
}

extension Region {
  /// `{"kind","name","frame","margins","isActive"}`
  public var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "name": .string(name.rawValue), "frame": frame.json,
      "margins": margins.json, "isActive": .bool(isActive),
    ])
  }
}

extension Pose {
  /// The display as the pose turns it: `{"name","orientation","size","scale","pixels"}`, pixels being those of
  /// a screen capture.
  public func displayJSON(device: Device) -> JSONValue {
    let display = device.display(display)
    return .object([
      "name": .string(display.name.rawValue), "orientation": .string(orientation.rawValue),
      "size": quarterTurn.turned(display.size).json, "scale": .number(display.scale),
      "pixels": quarterTurn.turned(display.capturePixels).json,
    ])
  }
}

/// `{"insets","frame"}`
func safeAreaJSON(_ insets: Insets, frame: Rect?) -> JSONValue {
  .object(["insets": insets.json, "frame": frame?.json ?? .null])
}
