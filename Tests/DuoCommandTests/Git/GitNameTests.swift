import Foundation
import Testing

@testable import DuoCommand

/// Files as they may be called, and what else a tree holds.
@Suite(.enabled(if: SampleRepository.isThere, "git is not installed"))
struct GitNameTests {
  let sample: SampleRepository

  init() throws { sample = try SampleRepository() }

  @Test(arguments: [
    "with space", " ", "new\nline", "tab\there", "\"quoted\"", "it's", "co:lon", "main:screens",
    "back\\slash", "$(touch gone)", "`id`", "-dash", "--against", "*", "?[a]", "ünïcödé", "日本",
    "👩‍👧", "é", "e\u{301}", "\u{1B}[31m", "#%26", "HEAD", "missing", "blob 3", "~", "CON",
    String(repeating: "n", count: 240),
  ]) func anyName(name: String) throws {
    try sample.folder.write("one", to: "origin/\(name)")
    try sample.folder.makeFolder("origin/in/\(name) folder")
    try sample.folder.write("two", to: "origin/in/\(name) folder/\(name)")
    try sample.commit()
    let revision = try sample.revision("main")
    #expect(try revision.text(of: name) == "one")
    #expect(try revision.text(of: "./in/\(name) folder/\(name)") == "two")
    #expect(try revision.names(in: ".", ending: "").contains(name))
    #expect(try revision.files(under: "in") == ["\(name) folder/\(name)"])
    #expect(try !revision.exists("\(name)2"))
  }

  /// Two that Swift holds for equal are two files.
  @Test func bytesMakeTheName() throws {
    try sample.folder.write("composed", to: "origin/\u{E9}")
    try sample.folder.write("decomposed", to: "origin/e\u{301}")
    try #require(sample.folder.names("origin").count == 4, "a file system that takes them for one")
    try sample.commit()
    let revision = try sample.revision("main")
    #expect(try revision.text(of: "\u{E9}") == "composed")
    #expect(try revision.text(of: "e\u{301}") == "decomposed")
  }

  @Test func aNameThatIsNoTextHidesNoOther() throws {
    try sample.git(
      """
      oid=$(echo x | git hash-object -w --stdin)
      printf '100644 blob %s\\tbad\\377\\n100644 blob %s\\tgood\\n' $oid $oid >names
      git update-index --index-info <names
      rm names
      git commit -qm odd
      """, in: "origin")
    let revision = try sample.revision("main")
    #expect(try revision.names(in: "", ending: "") == ["good", "screens"])
    #expect(try revision.text(of: "good") == "x\n")
  }

  @Test func hiddenOnesAreLeftOut() throws {
    try sample.folder.makeFolder("origin/.hidden")
    for name in [".hidden/a.json", ".b.json", "c.json", "d.JSON"] {
      try sample.folder.write("{}", to: "origin/\(name)")
    }
    try sample.commit()
    let revision = try sample.revision("main")
    #expect(try revision.names(in: ".", ending: ".json") == ["c.json"])
    #expect(
      try revision.files(under: ".")
        == ["c.json", "d.JSON", "screens/quiz.json", "screens/shots/open.png"])
    #expect(try revision.text(of: ".hidden/a.json") == "{}")
    // The disk says the same.
    let disk = DiskFiles()
    let origin = "\(sample.path)/origin"
    #expect(try disk.files(under: origin) == revision.files(under: "."))
    #expect(try disk.names(in: origin, ending: ".json") == ["c.json"])
  }

  @Test func linksAreFollowedWithin() throws {
    try sample.git(
      """
      ln -s screens/quiz.json file
      ln -s screens folder
      ln -s ../file screens/back
      ln -s ./folder/../folder/back deep
      ln -s nowhere dangling
      ln -s loop2 loop1; ln -s loop1 loop2
      ln -s /etc/passwd absolute
      ln -s ../../outside.txt above
      ln -s screens/quiz.json/ slash
      echo secret >../outside.txt
      """, in: "origin")
    try sample.commit()
    let revision = try sample.revision("main")
    for path in ["file", "folder/quiz.json", "screens/back", "folder/back", "deep", "slash"] {
      #expect(try revision.text(of: path) == SampleRepository.changed, "\(path)")
    }
    #expect(try revision.isFolder("folder"))
    #expect(try revision.names(in: "folder", ending: "") == ["back", "quiz.json", "shots"])
    #expect(
      try revision.files(under: ".") == [
        "above", "absolute", "dangling", "deep", "file", "loop1", "loop2", "screens/back",
        "screens/quiz.json", "screens/shots/open.png", "slash",
      ])
    #expect(try DiskFiles().files(under: "\(sample.path)/origin") == revision.files(under: "."))
    let remedy = "commit the file itself"
    for (path, line) in [
      ("dangling", "main:dangling: is not in this revision; name a file that it has"),
      ("loop1", "main:loop1: is a link that leads round and round; \(remedy)"),
      (
        "absolute",
        "main:absolute: is a link out of the repository, to \"/etc/passwd\"; \(remedy)"
      ),
      ("above", "main:above: is a link out of the repository, to \"..\"; \(remedy)"),
    ] {
      #expect(
        SampleRepository.trouble { () throws(Trouble) in try revision.bytes(of: path) } == line)
    }
    #expect(try !revision.exists("dangling"))
  }

  @Test func whatCannotBeRead() throws {
    try sample.git(
      """
      git init -q -b main ../part
      (cd ../part && git commit -q --allow-empty -m one)
      git -c protocol.file.allow=always submodule --quiet add ../part parts/part
      head -c 100000 /dev/zero >big.json
      """, in: "origin")
    try sample.commit()
    let revision = try sample.revision("main")
    let found = "give a file that can be read"
    for (path, line) in [
      (
        "screens/quizz.json",
        "main:screens/quizz.json: is not in this revision; did you mean \"quiz.json\"?"
      ),
      (
        "screeens/quiz.json",
        "main:screeens/quiz.json: is not in this revision; did you mean \"screens\"?"
      ),
      (
        "screens/quiz.json/deeper",
        "main:screens/quiz.json/deeper: is not in this revision; did you mean \"quiz.json\"?"
      ),
      ("zzz", "main:zzz: is not in this revision; name a file that it has"),
      ("screens", "main:screens: is a directory; \(found)"),
      (".", "main:: is a directory; \(found)"),
      ("", "main:: is a directory; \(found)"),
      (
        "parts/part/a.json",
        "main:parts/part/a.json: lies in the submodule \"part\", which has revisions of its own; "
          + "run it within the submodule"
      ),
      (
        "../quiz.json",
        "../quiz.json: lies outside of this repository, so main does not have it; name a file of the "
          + "repository, or compare two files: duo-render diff BEFORE AFTER"
      ),
      (
        "/etc/passwd",
        "/etc/passwd: lies outside of this repository, so main does not have it; name a file of the "
          + "repository, or compare two files: duo-render diff BEFORE AFTER"
      ),
    ] {
      #expect(
        SampleRepository.trouble { () throws(Trouble) in try revision.bytes(of: path) } == line)
    }
    #expect(
      SampleRepository.trouble { () throws(Trouble) in
        try revision.bytes(of: "big.json", limit: 99_999)
      }
        == "main:big.json: is larger than 0 MB; give a smaller file")
    // What was too large is out of the way of what follows.
    #expect(try revision.text(of: "screens/quiz.json") == SampleRepository.changed)
    #expect(try revision.bytes(of: "big.json", limit: 100_000).count == 100_000)
    #expect(
      SampleRepository.trouble { () throws(Trouble) in
        try revision.names(in: "screens/quiz.json", ending: "")
      } == "main:screens/quiz.json: is a file; give a folder")
    #expect(try revision.files(under: "parts") == [])
  }

  @Test func pathsLeadHomeFromAnywhere() throws {
    try sample.git("ln -s origin alias; mkdir origin/empty")
    let revision = try sample.revision("main", "origin/empty")
    for path in [
      "../screens/quiz.json", "../../origin/screens/quiz.json", "./.././screens//quiz.json",
      "\(sample.path)/origin/screens/quiz.json", "\(sample.path)/origin/empty/../screens/quiz.json",
      "\(sample.path)/alias/screens/quiz.json", "../../alias/screens/quiz.json",
    ] {
      #expect(try revision.text(of: path) == SampleRepository.changed, "\(path)")
      #expect(revision.place(of: path) == "main:screens/quiz.json", "\(path)")
    }
    #expect(revision.holds("../screens") && !revision.holds("../../other"))
    #expect(!revision.holds("\(sample.path)/origin2"))
    #expect(revision.waysUp == ["", "../"])
  }
}
