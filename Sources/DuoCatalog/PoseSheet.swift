import DuoJSON
import DuoLayout

/// One pose whole: every fact with its grade and where it comes from.
public enum PoseSheet {
  /// For people: rows of fact, value and grade, the sources numbered and listed below.
  public static func text(_ pose: Pose, device: Device) -> String {
    let facts = PoseFacts(pose, on: device)
    var sources: [String] = []
    func row(_ fact: PoseFact) -> [String] {
      let source = fact.provenance.source
      let number = sources.firstIndex(of: source) ?? sources.endIndex
      if number == sources.endIndex { sources.append(source) }
      return [fact.path, fact.value, fact.provenance.grade.rawValue, "[\(number + 1)]"]
    }
    var table = TextTable(head: ["fact", "value", "grade", "source"])
    table.add(facts.pose.map(row))
    table.addBlank()
    table.add(facts.device.map(row))

    var lines = ["\(pose.name): \(pose.title)"]
    if !pose.otherNames.isEmpty {
      lines.append("other names: \(pose.otherNames.joined(separator: ", "))")
    }
    lines.append("group: \(pose.group.rawValue)\(pose.isMain ? ", a main pose" : "")")
    lines.append("weakest grade: \(pose.provenance.weakest.rawValue)")
    lines += [""] + table.lines + [""]
    lines += sources.enumerated().map { "[\($0.offset + 1)] \($0.element)" }
    lines.append("Points in window space, x right and y down; the window in display space.")
    return lines.map { $0 + "\n" }.joined()
  }

  /// For scripts: keys as in the layout JSON where it has them, and `provenance` by the path of each fact.
  public static func json(_ pose: Pose, device: Device) -> JSONValue {
    let facts = PoseFacts(pose, on: device)
    var members = PoseList.members(pose, device: device)
    members["format"] = .string("duo-render/pose-facts")
    members["version"] = .number(1)
    members["quarterTurn"] = .number(Double(pose.quarterTurn.rawValue))
    members["bars"] = .object([
      "navigation": pose.navigationBar.json,
      "collapsedNavigation": pose.collapsedNavigationBar.json, "tab": pose.tabBar.json,
    ])
    members["keyboard"] = .object(["height": .optional(pose.keyboardHeight)])
    members["regions"] = .array(
      pose.regions.map { region in
        guard case .object(var members) = region.json else { return region.json }
        members["followsCamera"] = .bool(region.followsCamera)
        return .object(members)
      })
    members["grades"] = LayoutGrades(pose).json
    members["provenance"] = provenance(facts.pose)
    members["deviceProvenance"] = provenance(facts.device)
    return .object(members)
  }

  private static func provenance(_ facts: [PoseFact]) -> JSONValue {
    var members: [String: JSONValue] = [:]
    for fact in facts {
      members[fact.path] = .object([
        "grade": .string(fact.provenance.grade.rawValue),
        "source": .string(fact.provenance.source),
      ])
    }
    return .object(members)
  }
}

extension InsetChange {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [:]
    if let top { members["top"] = .number(top) }
    if let left { members["left"] = .number(left) }
    if let bottom { members["bottom"] = .number(bottom) }
    if let right { members["right"] = .number(right) }
    return .object(members)
  }
}
