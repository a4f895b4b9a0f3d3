import DuoJSON
import Testing

@Suite struct ReaderTests {
  enum Color: String, CaseIterable { case red, darkBlue }

  /// Reads one object of every kind of value and gives back what was wrong.
  static func messages(_ text: String) -> [String] {
    let faults = JSONFaults(file: "x.json")
    guard let object = JSONReader.file(Array(text.utf8), faults: faults)?.object() else {
      return faults.messages
    }
    _ = object.required("number")?.number(in: 0...10)
    _ = object.optional("above")?.number(above: 0...10)
    _ = object.optional("whole")?.integer(in: 0...3)
    _ = object.optional("text")?.string()
    _ = object.optional("flag")?.bool()
    _ = object.optional("minimumDistance")
    _ = object.optional("color")?.choice(Color.self, what: "a color")
    for item in object.optional("items")?.array() ?? [] {
      let item = item.object()
      _ = item?.required("id")?.string()
      item?.finish()
    }
    object.finish()
    return faults.messages
  }

  static let cases: [(text: String, expected: [String])] = [
    ("{\"number\": 1, \"$schema\": 0, \"x-note\": 0}", []),
    ("{\"number\": 1, \"MINIMUM_distance\": 0, \"color\": \"dark-blue\",}", []),
    ("[1]", ["x.json: 1:1: an array cannot stand here; allowed: an object"]),
    ("{,}", [#"x.json: 1:2: found ","; allowed: a key in double quotes or "}""#]),
    ("{}", [#"x.json: 1:1: number: missing; the file needs "number""#]),
    (
      "{\"number\": 11}",
      ["x.json: 1:12: number: 11 is out of range; allowed: a number from 0 to 10"]
    ),
    (
      "{\"number\": \"1\"}",
      [#"x.json: 1:12: number: the text "1" cannot stand here; allowed: a number from 0 to 10"#]
    ),
    (
      "{\"number\": 1, \"above\": 0}",
      ["x.json: 1:24: above: 0 is out of range; allowed: a number above 0, at most 10"]
    ),
    (
      "{\"number\": 1, \"whole\": 1.5}",
      ["x.json: 1:24: whole: 1.5 is not whole; allowed: a whole number from 0 to 3"]
    ),
    (
      "{\"number\": 1, \"whole\": 1e300}",
      ["x.json: 1:24: whole: 1e+300 is out of range; allowed: a whole number from 0 to 3"]
    ),
    (
      "{\"number\": 1, \"text\": 1, \"flag\": null}",
      [
        "x.json: 1:23: text: the number 1 cannot stand here; allowed: a text in double quotes",
        "x.json: 1:34: flag: null cannot stand here; allowed: true or false",
      ]
    ),
    (
      "{\"number\": 1, \"color\": \"rde\"}",
      [#"x.json: 1:24: color: "rde" is not a color; did you mean "red"? allowed: red, darkBlue"#]
    ),
    (
      "{\"number\": 1,\n \"minDistance\": 1, \"tetx\": 1}",
      [
        "x.json: 2:2: minDistance: unknown key; allowed: number, above, whole, text, flag, "
          + "minimumDistance, color, items",
        #"x.json: 2:20: tetx: unknown key; did you mean "text"? allowed: number, above, whole, "#
          + "text, flag, minimumDistance, color, items",
      ]
    ),
    (
      "{\"number\": 1, \"Number\": 2}",
      [#"x.json: 1:15: Number: the same key as "number"; leave one of them out"#]
    ),
    (
      "{\"number\": 1, \"items\": [{\"id\": \"a\"}, {\"Id\": 1, \"ix\": 2}, 3]}",
      [
        "x.json: 1:45: items[1].id: the number 1 cannot stand here; allowed: a text in double quotes",
        #"x.json: 1:48: items[1].ix: unknown key; did you mean "id"?"#,
        "x.json: 1:58: items[2]: the number 3 cannot stand here; allowed: an object",
      ]
    ),
  ]

  @Test(arguments: cases) func saysEverythingThatIsWrong(_ text: String, _ expected: [String]) {
    #expect(Self.messages(text) == expected)
  }
}
