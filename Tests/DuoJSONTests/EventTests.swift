import Testing

@testable import DuoJSON

@Suite struct EventTests {
  private func events(
    _ text: String, _ options: JSONOptions = .strict
  ) throws(JSONError) -> [JSONEvent] {
    try Array(text.utf8).withUnsafeBufferPointer { (buffer) throws(JSONError) -> [JSONEvent] in
      var events = JSONEvents(buffer, options: options)
      var all: [JSONEvent] = []
      while let event = try events.next() { all.append(event) }
      return all
    }
  }

  @Test func everyKindOfEvent() throws {
    #expect(
      try events("\u{FEFF}{\"a\": [1, \"b\", {}, []], \"c\": {\"d\": null, \"e\": true}} ") == [
        .beginObject, .key("a"), .beginArray, .number(1), .string("b"), .beginObject, .endObject,
        .beginArray, .endArray, .endArray, .key("c"), .beginObject, .key("d"), .null, .key("e"),
        .bool(true), .endObject, .endObject,
      ])
    #expect(try events("3") == [.number(3)])
    #expect(
      try events("[1, // one\n]", .relaxed) == [.beginArray, .number(1), .endArray])
  }

  /// Where a text is not JSON, both ways through it stop at the same place for the same reason.
  @Test(arguments: [
    "", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[1 2]", "{\"a\"", "{\"a\":", "{\"a\":1",
    "{\"a\":1,", "{\"a\":1,}",
    "{\"a\" 1}", "{a:1}", "{1}", "[1]]", "{}{}", "[}", "{]", "nul", "[\"a", "01", "[1}",
    "{\"a\":[}", "\"\\x\"",
    "[[[[1]]]]",
  ])
  func faultsAreTheParsers(text: String) {
    let options = JSONOptions(maximumDepth: 3)
    var mine: JSONError?
    var parsers: JSONError?
    do throws(JSONError) { _ = try events(text, options) } catch { mine = error }
    do throws(JSONError) {
      _ = try JSONNode(parsing: Array(text.utf8), options: options)
    } catch {
      parsers = error
    }
    #expect(mine == parsers && mine != nil)
  }

  @Test func placesAndDepth() throws {
    let text = Array("[\n  \"あ\", 2]".utf8)
    let place = try text.withUnsafeBufferPointer { buffer throws(JSONError) -> JSONPlace in
      var events = JSONEvents(buffer)
      for _ in 0..<3 { _ = try events.next() }
      return events.place
    }
    #expect(place == JSONPlace(line: 2, column: 8))
    let deep = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
    #expect(try events(deep, JSONOptions(maximumDepth: 50_000)).count == 100_000)
  }
}
