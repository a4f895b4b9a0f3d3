import DuoGeometry
import DuoJSON
import DuoLayout

/// The part of the pose schema for `device.json`.
enum DeviceSchema {
  static let definitions: [String: JSONValue] = [
    "device": device, "display": display, "body": body, "radii": radii, "size": size,
  ]

  private static let device = JSONSchema.object(
    [
      "format": JSONSchema.format(DeviceDecoder.format), "version": JSONSchema.version,
      "grade": JSONSchema.reference("grade", "How well the facts of this file are known."),
      "source": JSONSchema.reference("source", "Where the facts of this file come from."),
      "displays": PoseSchema.object(
        ["outer": JSONSchema.reference("display"), "inner": JSONSchema.reference("display")],
        required: ["outer", "inner"], "The two displays."),
      "bodies": PoseSchema.object(
        ["closed": JSONSchema.reference("body"), "open": JSONSchema.reference("body")],
        required: ["closed", "open"], "The body, closed and open, in millimetres."),
      "spineEdge": PoseSchema.fact(
        JSONSchema.choice(Edge.self), "Where the spine lies when the closed device faces you."),
      "foldLine": PoseSchema.fact(
        PoseSchema.side, "Where the fold crosses the inner display in its natural orientation."),
      "coverEdge": PoseSchema.fact(
        JSONSchema.choice(of: ["left", "right"]),
        "The side of the open device with the outer display on its back."),
      "verticalBar": PoseSchema.object(
        [
          "width": PoseSchema.fact(PoseSchema.length, "How wide the bar is."),
          "itemCenter": PoseSchema.fact(
            PoseSchema.length, "From the display's edge to the middle of an item."),
        ], required: ["width", "itemCenter"], "The bar at a side of the window."),
      "splitViewGap": PoseSchema.fact(
        PoseSchema.length, "Between the two windows of Split View."),
      "homeIndicator": PoseSchema.object(
        ["width": PoseSchema.length, "height": PoseSchema.length, "bottom": PoseSchema.length],
        required: ["width", "height", "bottom"], "The line at the bottom of the display."),
    ],
    required: [
      "format", "version", "grade", "source", "displays", "bodies", "spineEdge", "foldLine",
      "coverEdge", "verticalBar", "splitViewGap", "homeIndicator",
    ])

  private static let display = PoseSchema.object(
    [
      "naturalOrientation": PoseSchema.fact(
        JSONSchema.choice(Orientation.self), "How it stands unturned."),
      "size": JSONSchema.reference("size", "Points, in its natural orientation."),
      "scale": PoseSchema.fact(JSONSchema.number(above: 0...16), "Screenshot pixels per point."),
      "panelPixels": JSONSchema.reference("size", "Pixels of the panel itself."),
      "pixelsPerInch": PoseSchema.fact(
        JSONSchema.number(above: 0...10_000), "Pixels of the panel per inch."),
      "millimetresPerPoint": PoseSchema.fact(
        JSONSchema.number(above: 0...100), "How large a point is."),
      "cornerRadii": JSONSchema.reference("radii", "Points."),
    ],
    required: [
      "naturalOrientation", "size", "scale", "panelPixels", "pixelsPerInch",
      "millimetresPerPoint", "cornerRadii",
    ])

  private static let body = PoseSchema.object(
    [
      "width": PoseSchema.fact(PoseSchema.side, "Millimetres."),
      "height": PoseSchema.fact(PoseSchema.side, "Millimetres."),
      "thickness": PoseSchema.fact(PoseSchema.side, "Millimetres."),
      "cornerRadii": JSONSchema.reference("radii", "Millimetres."),
    ], required: ["width", "height", "thickness", "cornerRadii"])

  private static let radii = PoseSchema.object(
    [
      "topLeft": PoseSchema.length, "topRight": PoseSchema.length,
      "bottomRight": PoseSchema.length, "bottomLeft": PoseSchema.length,
    ], required: ["topLeft", "topRight", "bottomRight", "bottomLeft"])

  private static let size = PoseSchema.object(
    ["width": PoseSchema.side, "height": PoseSchema.side], required: ["width", "height"])
}
