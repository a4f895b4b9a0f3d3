import Testing

@testable import DuoCommand

@Suite struct FileNameTests {
  /// interface.md, `--name`: the pose if one, the seating if one, the screen if not `duel`, then what is not default.
  @Test(arguments: [
    ("", "contact-sheet"),
    ("--pose main", "contact-sheet"),
    ("--pose partly-open --facing faceToFace", "partly-open-faceToFace"),
    ("--pose book --facing face-to-face", "partly-open-faceToFace"),
    ("--pose closed --theme dark", "closed-dark"),
    ("--facing sameWay", "contact-sheet-sameWay"),
    ("--pose all", "contact-sheet-all"),
    ("--pose open,closed", "contact-sheet-open+closed"),
    ("--direction rtl", "contact-sheet-rtl"),
    ("--direction all", "contact-sheet-ltr+rtl"),
    ("--pose open --split arrangement-overlay --bars tab", "open-arrangement-overlay-bars-tab"),
    ("--pose open --seam middle --spacing 4.50", "open-middle-spacing-4.5"),
    ("--pose open --ignores-safe-area --camera", "open-ignores-safe-area-camera"),
    ("--pose open --gate takeTurns --current second", "open-takeTurns-current-second"),
    ("--pose open --seed -7", "open-seed--7"),
    ("--pose open --view second", "open-view-second"),
    ("--pose open --hide labels", "open-hide-labels"),
    ("--pose open --rows theme --columns view,facing", "open-rows-theme-columns-view+facing"),
    ("--pose open --scale 2 --density 3", "open-scale-2-density-3"),
    ("--pose open --format pdf --paper a3 --actual-size", "open-a3-actual-size"),
    // What changes no picture changes no name.
    ("--pose open -q -v --jobs 8 --each --keep-going -o x --format json", "open"),
    // Defaults that are typed are still defaults.
    ("--pose open --theme light --density 2.0 --facing all --screen builtin:duel", "open"),
    ("--name review", "review"),
  ]) func names(line: String, expected: String) throws {
    #expect(try request(words(line)).name == expected)
  }

  @Test func aLongNameIsCutAndStillItsOwn() throws {
    let many = "closed,open,tent,open-upright,open-flipped,partly-open,split-view-left"
    let more = many + ",partly-open-split-view-left,partly-open-split-view-right,closed-sideways"
    let one = try request(["--pose", more + ",open-upright-flipped,partly-open-flipped"]).name
    let other = try request(["--pose", more + ",open-upright-flipped,partly-open-upright"]).name
    #expect(one.utf8.count == FileName.limit)
    #expect(one.hasPrefix("contact-sheet-closed+open+tent"))
    #expect(one != other)
  }

  @Test func onlyCharactersThatEverySystemTakes() {
    let name = FileName.chosen(
      poses: .these(["a/b"]), facing: nil, screens: ["duel"], parts: ["catalog-../Posen ü"])
    #expect(name == "a_b-catalog-.._Posen__")
  }

  /// Names of screens that a file cannot have still give files of their own.
  @Test func screensWithNamesOfAnyScript() {
    func name(_ screens: [String]) -> String {
      FileName.chosen(poses: .these(["open"]), facing: .sameWay, screens: screens, parts: [])
    }
    #expect(name(["Two words"]) == "open-sameWay-Two-words")
    #expect(name(["a_b"]) == "open-sameWay-a_b")
    #expect(name(["שלום"]).hasPrefix("open-sameWay-____-"))
    #expect(Set(["שלום", "בוקר", "a/b", "a_b", "a:b"].map { name([$0]) }).count == 5)
  }
}
