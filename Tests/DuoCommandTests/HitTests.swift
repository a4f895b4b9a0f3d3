import Foundation
import Testing

@testable import DuoCommand

/// `duo-render hit`, run as people run it.
@Suite struct HitTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// On the duel, partly open, face to face.
  private func hit(
    _ arguments: String, input: String? = nil
  ) throws -> RunningProgram.Result {
    let line = "duo-render hit duel --pose partly-open --facing faceToFace \(arguments)"
    guard let input else { return try RunningProgram.shell(line, in: folder) }
    try folder.write(input, to: "touches.txt")
    return try RunningProgram.shell("\(line) < touches.txt", in: folder)
  }

  private func errors(_ result: RunningProgram.Result) -> [String] {
    result.errors.split(separator: "\n").map { String($0) }
  }

  @Test func textHasOneAlignedLineATouch() throws {
    let result = try hit("--at 804,50 --at 475,1 --drag 804,50:100,20.25")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(
      result.text == """
        804,50            second  585,308.5        second.leave     acts
        475,1             -       -                -                no: gap
        804,50:100,20.25  second  585,308.5        second.leave     no: outside       \
        tap, 704.628 points, ends at 614.75,-395.5 of second

        """)
  }

  @Test func jsonIsOneArrayOneEntryATouch() throws {
    let result = try hit("--at 804,50 --at 475,1 --format json")
    #expect(result.code == 0)
    #expect(
      result.text == """
        [
          {
            "acts": true,
            "at": {
              "x": 804,
              "y": 50
            },
            "element": "second.leave",
            "ownerPoint": {
              "x": 585,
              "y": 308.5
            },
            "reason": null,
            "seat": "second"
          },
          {
            "acts": false,
            "at": {
              "x": 475,
              "y": 1
            },
            "element": null,
            "ownerPoint": null,
            "reason": "gap",
            "seat": null
          }
        ]

        """)
  }

  @Test(arguments: ["", "# only this\n\n", "\n", "\u{FEFF}"])
  func noTouchesMakeAnEmptyArray(input: String) throws {
    let result = try hit("--format json", input: input)
    #expect(result.code == 0 && result.text == "[]\n")
    #expect(errors(result) == ["duo-render: standard input: no touches there"])
  }

  @Test func touchesComeFromStandardInputOneALine() throws {
    let input = "\u{FEFF}804,50\r\n\n# the gap\n  475 , 1e0\t\n+804,50:804,50\n-5,.5"
    let result = try hit("--format json", input: input)
    #expect(result.code == 0 && result.errors.isEmpty)
    let parsed = try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]]
    let entries = try #require(parsed)
    #expect(entries.map { $0["reason"] as? String } == [nil, "gap", nil, "outside"])
    #expect(entries.map { $0["gesture"] as? String } == [nil, nil, "tap", nil])
  }

  /// What is done is told before more is waited for.
  @Test func linesAreAnsweredAsTheyCome() throws {
    let line = """
      mkfifo in out; (duo-render hit duel --pose open --facing sameWay < in > out) & \
      exec 3> in; exec 4< out; echo 1,1 >&3; read -r answer <&4; echo "got $answer"; exec 3>&-; wait
      """
    let result = try RunningProgram.shell(line, in: folder)
    #expect(result.code == 0)
    #expect(result.text.hasPrefix("got 1,1"))
  }

  @Test func aClosedStandardInputIsAnEmptyOne() throws {
    let result = try RunningProgram.shell(
      "duo-render hit duel --pose open --facing sameWay --format json <&-", in: folder)
    #expect(result.code == 0 && result.text == "[]\n")
  }

  @Test(arguments: [
    ("nan,2", "\"nan,2\" is no point: \"nan\" is no number"),
    ("2,inf", "\"2,inf\" is no point: \"inf\" is no number"),
    ("1e999,2", "\"1e999,2\" is no point: \"1e999\" is no number"),
    ("0x10,2", "\"0x10,2\" is no point: \"0x10\" is no number"),
    ("1_0,2", "\"1_0,2\" is no point: \"1_0\" is no number"),
    ("1,2,3", "\"1,2,3\" is no point"), ("1", "\"1\" is no point"), (",", "\",\" is no point"),
    ("1,", "\"1,\" is no point"), ("1;2", "\"1;2\" is no point"),
    ("1e7,2", "\"1e7,2\" is no point: \"1e7\" is beyond 1000000"),
    ("1,2:3", "\"1,2:3\" is no point"), ("1,2:3,4:5,6", "\"1,2:3,4:5,6\" is no point"),
  ]) func badPoints(text: String, problem: String) throws {
    let remedy = "give X,Y in points of the window"
    let given = try hit("'--at=\(text)'")
    #expect(given.code == 2 && given.text.isEmpty)
    #expect(errors(given) == ["duo-render: --at: \(problem); \(remedy), as in 100,200"])
    let read = try hit("", input: "1,1\n# 2\n\n\(text)\n5,5\n")
    #expect(read.code == 2)
    #expect(
      errors(read) == [
        "duo-render: standard input: line 4: \(problem); \(remedy), or X,Y:X,Y for a drag, one a line"
      ])
  }

  @Test(arguments: [
    ("--at=", "--at: the value is empty; give it as --at X,Y"),
    ("--at", "--at: needs a value; give it as --at X,Y"),
    (
      "--at 1,2:3,4",
      "--at: \"1,2:3,4\" is no point; give X,Y in points of the window, as in 100,200"
    ),
    (
      "--drag 1,2",
      "--drag: \"1,2\" is no drag; give X,Y:X,Y in points of the window, as in 100,200:300,50"
    ),
    (
      "--drag 1,2:x,4",
      "--drag: \"1,2:x,4\" is no drag: \"x\" is no number; give X,Y:X,Y in points of the window, as in 100,200:300,50"
    ),
    (
      "--at 1,1 --expect second.leav",
      "--expect: \"second.leav\" is no element of partly-open.faceToFace.ltr; did you mean \"second.leave\"? "
        + "what takes touches: first.target-1, first.target-2, second.target-1, second.target-2, second.leave, none"
    ),
    (
      "--at 1,1 --expect xyz",
      "--expect: \"xyz\" is no element of partly-open.faceToFace.ltr; "
        + "what takes touches: first.target-1, first.target-2, second.target-1, second.target-2, second.leave, none"
    ),
    (
      "--expect none",
      "--expect: there was no touch; give touches with --at, or one a line on standard input"
    ),
    (
      "--at 1,1 --draw -o -",
      "--output: standard output is for what the touches do; give a folder for the drawing"
    ),
    (
      "--at 1,1 --draw --name a/b",
      "--name: \"a/b\" holds a slash; give a plain name such as review, and the folder with --output"
    ),
  ]) func badUsage(arguments: String, expected: String) throws {
    let result = try hit(arguments)
    #expect(result.code == 2)
    #expect(errors(result).last == "duo-render: \(expected)")
    #expect(folder.names("Output").isEmpty)
  }

  @Test func aLineThatIsTooLongIsRefused() throws {
    let result = try hit("", input: String(repeating: "1", count: 5000))
    #expect(result.code == 2)
    #expect(
      errors(result) == [
        "duo-render: standard input: line 1: is longer than 1000 bytes; give one point a line, as in 100,200"
      ])
  }

  @Test(arguments: [
    (
      "",
      "takes exactly one panel, not 32: 16 poses and 2 seatings; choose one with --pose and --facing"
    ),
    ("--pose open", "takes exactly one panel, not 2: 2 seatings; choose one with --facing"),
    (
      "--pose open,tent --facing sameWay --direction all --phase ready,result",
      "takes exactly one panel, not 8: 2 poses, 2 directions and 2 phases; choose one with --pose, --direction and --phase"
    ),
  ]) func severalPanels(arguments: String, expected: String) throws {
    let result = try RunningProgram.shell("duo-render hit duel \(arguments) --at 1,1", in: folder)
    #expect(result.code == 2 && result.text.isEmpty)
    #expect(errors(result) == ["duo-render: hit: \(expected)"])
  }

  @Test func theScreenAndTheTouchesCannotBothComeFromStandardInput() throws {
    let result = try RunningProgram.shell(
      "duo-render hit - --pose open --facing sameWay < /dev/null", in: folder)
    #expect(result.code == 2)
    #expect(
      errors(result) == [
        "duo-render: hit: standard input is the screen, so no touches can come from there; give them with --at or --drag"
      ])
  }

  @Test(
    arguments: [
      ("--at 804,50 --expect second.leave", 0, []),
      ("--at 475,1 --at 1,1 --expect none", 0, []),
      (
        "--at 804,50 --at 475,1 --at 1,1 --expect second.leave", 1,
        [
          "touch 2 at 475,1: expected second.leave, hit nothing (gap)",
          "touch 3 at 1,1: expected second.leave, hit nothing (nothingThere)",
        ]
      ),
      (
        "--at 804,50 --expect none", 1,
        ["touch 1 at 804,50: expected nothing, hit second.leave"]
      ),
      (
        "--at 804,50 --gate paused --expect second.leave", 1,
        ["touch 1 at 804,50: expected second.leave, hit second.leave, which does not act (paused)"]
      ),
      ("--at 804,50 --gate paused --expect none", 0, []),
      (
        "--at 804,50 --expect second.score", 1,
        ["touch 1 at 804,50: expected second.score, hit second.leave"]
      ),
      (
        "--drag 804,50:1,1 --expect second.leave", 1,
        [
          "touch 1 at 804,50:1,1: expected second.leave, hit second.leave, which does not act (outside)"
        ]
      ),
    ] as [(String, Int32, [String])])
  func expectations(arguments: String, code: Int32, told: [String]) throws {
    let result = try hit(arguments + " -q")
    #expect(result.code == code)
    #expect(errors(result) == told.map { "duo-render: \($0)" })
    #expect(result.text.isEmpty)
  }

  @Test func manyMissesAreCounted() throws {
    let input = String(repeating: "1,1\n", count: 100)
    let result = try hit("--expect second.leave", input: input)
    #expect(result.code == 1)
    #expect(errors(result).count == 21)
    #expect(errors(result).last == "duo-render: and 80 touches more")
  }

  @Test func drawWritesThePanelWithTheTouches() throws {
    let result = try hit("--at 804,50 --drag 100,100:300,300 --draw --format json")
    #expect(result.code == 0)
    // Beside the drawing of the bare panel, not over it.
    let name = "partly-open-faceToFace-hit"
    #expect(folder.names("Output") == ["\(name).png", "\(name).svg"])
    #expect(
      errors(result) == [
        "duo-render: drawn: Output/\(name).png", "duo-render: drawn: Output/\(name).svg",
      ])
    #expect(try JSONSerialization.jsonObject(with: result.output) is [Any])
    let svg = try #require(folder.read("Output/\(name).svg"))
    #expect(svg.contains("data-layer=\"touches\""))
    #expect(svg.contains("id=\"partly-open.faceToFace.ltr.touch-1\""))
    let again = try hit("--at 804,50 --drag 100,100:300,300 --draw -q -o Again --name x")
    #expect(again.errors.isEmpty)
    #expect(folder.read("Again/x.svg") == svg)
  }

  @Test func tooManyTouchesToDrawWriteNothing() throws {
    let input = String(repeating: "1,1\n", count: 1000)
    let result = try hit("--draw -q", input: input)
    #expect(result.code == 2)
    #expect(
      errors(result) == [
        "duo-render: --draw: more than 999 touches; draw fewer at a time, or leave --draw out"
      ])
    #expect(folder.names("Output").isEmpty)
  }

  @Test func theReaderMayLeave() throws {
    let result = try RunningProgram.shell(
      "(i=0; while [ $i -lt 20000 ]; do echo 1,1; i=$((i+1)); done) "
        + "| duo-render hit duel --pose open --facing sameWay | head -1", in: folder)
    #expect(result.code == 0 && result.errors.isEmpty)
  }

  @Test func aScreenWithoutTargetsHasNoRace() throws {
    try folder.write(
      #"{ "name": "Words", "both": [{ "id": "words", "role": "text" }] }"#, to: "words.json")
    let result = try RunningProgram.shell(
      "duo-render hit words.json --pose open --facing sameWay --phase ready --at 1,1", in: folder)
    #expect(result.code == 2)
    #expect(
      errors(result) == [
        "duo-render: --phase: Words has no targets, so there is no race on it; leave --phase out, or choose a screen with targets"
      ])
  }
}
