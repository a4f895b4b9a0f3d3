import Testing

@testable import DuoCommand

/// Bad configs: every fault in one go, each with line, column and key (issue §1).
@Suite struct ConfigFaultTests {
  private func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }

  private func faults(_ bytes: [UInt8]) -> [String] {
    do throws(ConfigError) {
      _ = try ConfigDecoder(file: "c.json").settings(bytes)
      return []
    } catch {
      return error.messages
    }
  }

  @Test(arguments: [
    (
      #"{"theme": "drak"}"#,
      #"c.json: 1:11: theme: "drak" is not a value; did you mean "dark"? allowed: light, dark, print"#
    ),
    (
      #"{"theme": ["light", "purple"]}"#,
      #"c.json: 1:21: theme[1]: "purple" is not a value; allowed: light, dark, print"#
    ),
    (
      #"{"density": 8.5}"#,
      #"c.json: 1:13: density: "8.5" is out of range or no number; allowed: 0.5 to 8"#
    ),
    (
      #"{"density": "3"}"#,
      #"c.json: 1:13: density: the text "3" cannot stand here; allowed: a number, 0.5 to 8"#
    ),
    (
      #"{"jobs": 1.5}"#,
      #"c.json: 1:10: jobs: "1.5" is out of range or no whole number; allowed: 1 to 256"#
    ),
    (
      #"{"seed": 9007199254740994}"#,
      "c.json: 1:10: seed: has more digits than JSON keeps; allowed: up to 9007199254740992 either way"
    ),
    (
      #"{"camera": "yes"}"#,
      #"c.json: 1:12: camera: the text "yes" cannot stand here; allowed: true or false"#
    ),
    (
      #"{"each": null}"#, "c.json: 1:10: each: null cannot stand here; allowed: true or false"
    ),
    (
      #"{"paper": ["a3"]}"#,
      #"c.json: 1:11: paper: an array cannot stand here; allowed: a text: "a4", "a3", "letter""#
    ),
    (
      #"{"pose": 3}"#,
      "c.json: 1:10: pose: the number 3 cannot stand here; allowed: a text or a list of texts"
    ),
    (
      #"{"pose": []}"#,
      "c.json: 1:10: pose: an empty list; name at least one value, or leave the key out"
    ),
    (
      #"{"output": ""}"#,
      "c.json: 1:12: output: the value is empty; allowed: a text that is not empty"
    ),
    (
      #"{"output": "-"}"#,
      "c.json: 1:12: output: a standard stream is for one run and no setting; name a file or folder"
    ),
    (
      #"{"screen": ["quiz.json", "-"]}"#,
      "c.json: 1:26: screen[1]: a standard stream is for one run and no setting; name a file or folder"
    ),
    (
      #"{"quiet": true}"#,
      "c.json: 1:11: quiet: is for one run and no setting; type it as --quiet, and leave it out here"
    ),
    (
      #"{"at": "1,2"}"#,
      "c.json: 1:8: at: is for one run and no setting; type it as --at, and leave it out here"
    ),
    (
      #"{"theme": "dark", "Theme": "light"}"#,
      #"c.json: 1:19: Theme: the same key as "theme"; leave one of them out"#
    ),
    ("[]", "c.json: 1:1: an array cannot stand here; allowed: an object of settings"),
    ("", "c.json: 1:1: found the end of the file; allowed: a value"),
    ("{", #"c.json: 1:2: found the end of the file; allowed: a key in double quotes or "}""#),
    ("\u{0}\u{1}\u{2}", "c.json: 1:1: found the byte 0x00; allowed: a value"),
  ]) func one(text: String, expected: String) {
    #expect(faults(text) == [expected])
  }

  @Test func anUnknownKeyGetsTheNearestAndTheList() {
    let found = faults(#"{"denisty": 3}"#)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        #"c.json: 1:2: denisty: unknown key; did you mean "density"? allowed: pose, facing, "#)
        == true)
    // What cannot stand in a config is not suggested for it.
    #expect(found.first?.contains("verbose") == false)
  }

  @Test func allFaultsAreToldInTheOrderOfTheFile() {
    let text = """
      {
        "theme": "purple", // a comment
        "pose": [1, 2],
        "nonsense": 1,
        "scale": -1,
      }
      """
    let places = faults(text).map { $0.split(separator: ": ")[1] }
    #expect(places == ["2:12", "3:12", "3:15", "4:3", "5:12"])
  }

  @Test func bytesThatAreNoTextGiveOneLine() {
    #expect(faults([0xFF, 0xFE, 0x00]).count == 1)
    #expect(faults(Array(repeating: UInt8(ascii: "["), count: 100_000)).count == 1)
  }

  /// Whatever a config may set is either a setting or refused as one of one run; nothing is forgotten.
  @Test(arguments: Command.allCases) func everyOptionIsOneOrTheOther(command: Command) {
    let settings = Settings.all.map(\.name)
    for spec in command.table {
      #expect(settings.contains(spec.name) != Settings.momentaryNames.contains(spec.name))
    }
  }
}
