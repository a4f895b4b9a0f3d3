import DuoCatalog
import DuoJSON
import DuoReview
import DuoScreens

/// `duo-render schema`
enum SchemaCommand {
  static let names = ["screen", "pose", "config"]

  static func run(_ arguments: Arguments) throws {
    guard let text = arguments.names.first else {
      throw Trouble("schema", "no schema is named", "allowed: " + names.joined(separator: ", "))
    }
    guard arguments.names.count == 1 else {
      throw Trouble(arguments.names[1], "schema takes one name", "ask for one at a time")
    }
    guard let name = Names.match(text, in: names) else {
      throw Trouble(text.isEmpty ? "\"\"" : text, "is not a schema", Names.remedy(text, in: names))
    }
    try StandardStreams.write(schema(name, CatalogFolder(arguments).catalog).prettyText)
  }

  static func schema(_ name: String, _ catalog: Catalog) -> JSONValue {
    switch name {
    case "pose": PoseSchema.json
    case "config": ConfigSchema(poses: catalog.allNames).json
    default:
      ScreenSchema(
        poses: catalog.entries.map(\.name) + catalog.entries.flatMap(\.otherNames),
        rules: Rules.all.map { ($0.id, $0.summary) }
      ).json
    }
  }
}
