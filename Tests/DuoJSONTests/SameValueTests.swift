import DuoJSON
import Testing

/// Whether two texts mean the same, however they are written.
@Suite struct SameValueTests {
  @Test(arguments: [
    (#"{"a":1,"b":[true,null]}"#, #"{ "b": [true, null], "a": 1.0 }"#, true),
    (#"["\u0061"]"#, #"["a"]"#, true),
    ("[1,2]", "[2,1]", false),
    ("[1,2]", "[1,2,3]", false),
    (#"{"a":1}"#, #"{"a":1,"b":2}"#, false),
    (#"{"a":1,"c":2}"#, #"{"a":1,"b":2}"#, false),
    (#"{"a":{"b":0}}"#, #"{"a":{"b":0.001}}"#, false),
    ("null", "false", false),
    (#""1""#, "1", false),
  ])
  func comparesValues(one: String, other: String, isSame: Bool) throws {
    let old = try JSONNode(parsing: Array(one.utf8))
    let new = try JSONNode(parsing: Array(other.utf8))
    #expect(old.isSameValue(as: new) == isSame)
    #expect(new.isSameValue(as: old) == isSame)
  }
}
