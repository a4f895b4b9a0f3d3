import DuoJSON

/// Every way to spoil one place of a file, and some that do not.
struct Mutations {
  /// What was changed, and the text of the changed file.
  private(set) var all: [(name: String, text: String)] = []

  init(of file: JSONNode) {
    visit(file, path: "") { $0 }
  }

  /// - Parameter rebuild: the whole file with another value in this place.
  private mutating func visit(
    _ node: JSONNode, path: String, _ rebuild: @escaping (JSONNode.Content) -> JSONNode.Content
  ) {
    func add(_ name: String, _ content: JSONNode.Content) {
      all.append(("\(path): \(name)", Self.text(rebuild(content))))
    }
    for (name, content) in Self.replacements where content != node.content { add(name, content) }
    switch node.content {
    case .object(let members):
      add("an unknown key", .object(members + [Self.member("unheardOf")]))
      add("a key of one's own", .object(members + [Self.member("x-mine")]))
      for (index, member) in members.enumerated() {
        var without = members
        without.remove(at: index)
        add("without \(member.key)", .object(without))
        visit(member.value, path: "\(path).\(member.key)") { content in
          var changed = members
          changed[index].value.content = content
          return rebuild(.object(changed))
        }
      }
    case .array(let items):
      for (index, item) in items.enumerated() {
        visit(item, path: "\(path)[\(index)]") { content in
          var changed = items
          changed[index].content = content
          return rebuild(.array(changed))
        }
      }
    default: break
    }
  }

  private static let replacements: [(String, JSONNode.Content)] = [
    ("null", .null), ("true", .bool(true)), ("an empty object", .object([])),
    ("an object", .object([member("a")])), ("an empty array", .array([])),
    ("an array of a text", .array([JSONNode(.string("nonsense"), place: nowhere)])),
    ("an array of null", .array([JSONNode(.null, place: nowhere)])),
    ("a text", .string("nonsense")), ("an empty text", .string("")), ("a dash", .string("-")),
    ("a long text", .string(String(repeating: "a", count: 300))),
    ("two lines", .string("a\nb")), ("0", .number(0)), ("1", .number(1)), ("2", .number(2)),
    ("25.5", .number(25.5)), ("-1", .number(-1)), ("181", .number(181)),
    ("10001", .number(10_001)), ("a million", .number(1e6)), ("minus a million", .number(-1e6)),
    ("1e308", .number(1e308)),
  ]

  private static let nowhere = JSONPlace(line: 1, column: 1)

  private static func member(_ key: String) -> JSONNode.Member {
    JSONNode.Member(key: key, keyPlace: nowhere, value: JSONNode(.number(1), place: nowhere))
  }

  static func text(_ content: JSONNode.Content) -> String {
    switch content {
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)): \(text($0.value.content))" }.joined(separator: ", ")
        + "}"
    case .array(let items): "[" + items.map { text($0.content) }.joined(separator: ", ") + "]"
    case .string(let text): quoted(text)
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).compactText }
}
