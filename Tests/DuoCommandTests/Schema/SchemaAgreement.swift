import DuoJSON
import Testing

/// A schema and the decoder of the same files, held to each other.
struct SchemaAgreement {
  let schema: JSONValue
  /// What the decoder finds wrong with a file.
  let faults: (String) -> [String]
  /// Pieces of faults that no schema can find: they are about how the parts of a file fit each other.
  let beyondSchemas: [String]

  /// Both take the file and all it says.
  func expectGood(
    _ text: String, _ name: String, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let validator = try SchemaValidator(schema)
    let node = try JSONNode(parsing: Array(text.utf8), options: .relaxed)
    #expect(try validator.accepts(node), "the schema refuses \(name)", sourceLocation: place)
    #expect(faults(text) == [], "the decoder refuses \(name)", sourceLocation: place)
  }

  /// Both say the same of every mutation; the numbers of those that both take and both refuse.
  func expectAgreement(
    on text: String, _ place: SourceLocation = #_sourceLocation
  ) throws -> (taken: Int, refused: Int) {
    let validator = try SchemaValidator(schema)
    var counts = (taken: 0, refused: 0)
    for mutation in Mutations(of: try JSONNode(parsing: Array(text.utf8), options: .relaxed)).all {
      let isAccepted = try validator.accepts(JSONNode(parsing: Array(mutation.text.utf8)))
      let found = faults(mutation.text)
      if isAccepted { counts.taken += 1 } else { counts.refused += 1 }
      let isBeyond =
        isAccepted && !found.isEmpty
        && found.allSatisfy { fault in beyondSchemas.contains(where: fault.contains) }
      #expect(
        isAccepted == found.isEmpty || isBeyond,
        "\(mutation.name): the schema \(isAccepted ? "takes" : "refuses") it; faults: \(found)",
        sourceLocation: place)
    }
    return counts
  }

  /// Every key that the schema names, however deep.
  var keys: Set<String> {
    var keys: Set<String> = []
    Self.collect(schema, into: &keys)
    return keys
  }

  private static func collect(_ schema: JSONValue, into keys: inout Set<String>) {
    switch schema {
    case .object(let members):
      if case .object(let properties) = members["properties"] { keys.formUnion(properties.keys) }
      for member in members.values { collect(member, into: &keys) }
    case .array(let items): for item in items { collect(item, into: &keys) }
    default: break
    }
  }

  /// Every key of a file, however deep.
  static func keys(of text: String) throws -> Set<String> {
    func keys(_ node: JSONNode) -> Set<String> {
      Set(node.members.map(\.key)).union(node.members.flatMap { keys($0.value) })
        .union(node.items.flatMap(keys))
    }
    return keys(try JSONNode(parsing: Array(text.utf8), options: .relaxed))
  }
}
