import DuoGeometry
import DuoJSON
import DuoLayout

/// The catalogue at a glance.
public enum PoseList {
  /// For people: a table, or a few lines a pose where the table is wider than `width` columns.
  public static func text(_ catalog: Catalog, width: Int? = nil) -> String {
    var table = TextTable(
      head: [
        "pose", "other names", "display", "window", "safe area", "size class", "hinge",
        "weakest grade",
      ])
    let rows = catalog.poses.map(row)
    table.add(rows)
    var lines = table.lines
    if let width, lines.contains(where: { $0.count > width }) {
      lines = rows.flatMap { block($0, width: width) }
    }
    lines += ["", "safe area: top / left / bottom / right, in points, without app bars"]
    lines.append("size class: horizontal / vertical")
    let main = catalog.mainPoses.map(\.name)
    if let last = main.last {
      lines += TextTable.filled(
        ["main:"] + main.dropLast().map { $0 + "," } + [last], between: " ", width: width)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// For scripts: keys as in the layout JSON where it has them.
  public static func json(_ catalog: Catalog) -> JSONValue {
    .object([
      "format": .string("duo-render/poses"), "version": .number(1),
      "poses": .array(catalog.poses.map { .object(members($0, device: catalog.device)) }),
    ])
  }

  static func members(_ pose: Pose, device: Device) -> [String: JSONValue] {
    [
      "name": .string(pose.name), "title": .string(pose.title),
      "otherNames": .array(pose.otherNames.map(JSONValue.string)),
      "group": .string(pose.group.rawValue), "isMain": .bool(pose.isMain),
      "display": pose.displayJSON(device: device), "window": pose.window.json,
      "safeArea": .object([
        "insets": pose.safeArea.json,
        "frame": pose.windowBounds.inset(by: pose.safeArea)?.json ?? .null,
      ]),
      "sizeClass": pose.sizeClass.json, "barEdge": .text(pose.barEdge?.rawValue),
      "hinge": pose.hinge.json, "regions": .array(pose.regions.map(\.json)),
      "weakestGrade": .string(pose.provenance.weakest.rawValue),
    ]
  }

  private static func row(_ pose: Pose) -> [String] {
    let insets = pose.safeArea
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map(PoseFacts.text)
    let size = PoseFacts.size(pose.window.size)
    let origin = pose.window.origin
    let angle = pose.hinge.angle.map { ", \(PoseFacts.text($0))°" } ?? ", angle unknown"
    return [
      pose.name, pose.otherNames.joined(separator: ", "),
      "\(pose.display.rawValue), \(pose.orientation.rawValue)",
      origin == .zero
        ? size : "\(size) at (\(PoseFacts.text(origin.x)), \(PoseFacts.text(origin.y)))",
      edges.joined(separator: " / "),
      "\(pose.sizeClass.horizontal.rawValue) / \(pose.sizeClass.vertical.rawValue)",
      pose.hinge.status.rawValue + angle, pose.provenance.weakest.rawValue,
    ]
  }

  private static func block(_ row: [String], width: Int) -> [String] {
    let name = row[1].isEmpty ? row[0] : "\(row[0]) (\(row[1]))"
    let facts = [row[2], row[3], "safe \(row[4])"] + row[5...6] + ["weakest grade \(row[7])"]
    return [name] + TextTable.filled(facts, between: " · ", width: width, indent: "  ")
  }
}
