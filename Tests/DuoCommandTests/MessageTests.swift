import DuoCatalog
import Testing

@testable import DuoCommand

/// Bad usage: each is one line that says where, what is wrong and what would be right.
private let everyCommand =
  "draw, poses, screens, check, hit, diff, import, init, schema, completions, man, config"

@Suite struct MessageTests {
  @Test(arguments: [
    (
      "--theme drak",
      "--theme: \"drak\" is not a value; did you mean \"dark\"? allowed: light, dark, print"
    ),
    ("--theme purple", "--theme: \"purple\" is not a value; allowed: light, dark, print"),
    (
      "--facing faceToFave",
      "--facing: \"faceToFave\" is not a value; did you mean \"faceToFace\"? allowed: sameWay, faceToFace, all"
    ),
    (
      "--hide label",
      "--hide: \"label\" is not a value; did you mean \"labels\"? allowed: safe-area, regions, halves, "
        + "hit-areas, play-areas, targets, dimensions, labels, findings, capture, all"
    ),
    ("--scale 0", "--scale: \"0\" is out of range or no number; allowed: 0.05 to 20"),
    ("--scale -1", "--scale: \"-1\" is out of range or no number; allowed: 0.05 to 20"),
    ("--scale nan", "--scale: \"nan\" is out of range or no number; allowed: 0.05 to 20"),
    ("--scale 1e9", "--scale: \"1e9\" is out of range or no number; allowed: 0.05 to 20"),
    ("--density 0", "--density: \"0\" is out of range or no number; allowed: 0.5 to 8"),
    ("--density -1", "--density: \"-1\" is out of range or no number; allowed: 0.5 to 8"),
    ("--density nan", "--density: \"nan\" is out of range or no number; allowed: 0.5 to 8"),
    ("--density inf", "--density: \"inf\" is out of range or no number; allowed: 0.5 to 8"),
    ("--density 1e9", "--density: \"1e9\" is out of range or no number; allowed: 0.5 to 8"),
    ("--density 8.01", "--density: \"8.01\" is out of range or no number; allowed: 0.5 to 8"),
    ("--density 2x", "--density: \"2x\" is out of range or no number; allowed: 0.5 to 8"),
    ("--spacing -1", "--spacing: \"-1\" is out of range or no number; allowed: points, 0 or more"),
    ("--jobs 0", "--jobs: \"0\" is out of range or no whole number; allowed: 1 to 256"),
    ("--jobs 1.5", "--jobs: \"1.5\" is out of range or no whole number; allowed: 1 to 256"),
    (
      "--seed 9223372036854775808",
      "--seed: \"9223372036854775808\" is out of range or no whole number; allowed: a whole number of 64 bits"
    ),
    ("--pose", "--pose: needs a value; give it as --pose NAME"),
    ("--pose --facing sameWay", "--pose: needs a value; give it as --pose NAME"),
    ("--pose open,,closed", "--pose: a value is empty in \"open,,closed\"; give it as --pose NAME"),
    ("--output=", "--output: the value is empty; give it as --output FOLDER"),
    ("-o", "-o: needs a value; give it as --output FOLDER"),
    ("-x", "-x: is not an option; allowed: -o, -q, -v, -h"),
    ("--each=yes", "--each: takes no value, found \"yes\"; give it alone"),
    ("--no-camera=1", "--no-camera: takes no value, found \"1\"; give it alone"),
    (
      "open",
      "open: draw takes no names; give poses with --pose, screens with --screen, or see duo-render draw --help"
    ),
    (
      "-- --pose",
      "--pose: draw takes no names; give poses with --pose, screens with --screen, or see duo-render draw --help"
    ),
    (
      "--bars none,tab",
      "--bars: none goes with no other bar; allowed: none, or navigation, tab or both"
    ),
    ("--paper a3", "--paper: only PDF has pages; add --format pdf"),
    ("--actual-size", "--actual-size: only PDF has pages; add --format pdf"),
    (
      "-o -",
      "--output: standard output takes one format, not 2 (png, svg); choose one, as in --format svg"
    ),
    (
      "-o - --format png --each",
      "--each: standard output takes one file; give a folder with --output"
    ),
    (
      "-o - --format png --name x",
      "--name: standard output has no name; give a folder with --output"
    ),
    (
      "--rows theme --columns theme",
      "--columns: theme is an axis of the rows already; name it once"
    ),
    (
      "--name a/b",
      "--name: \"a/b\" holds a slash; give a plain name such as review, and the folder with --output"
    ),
    (
      "--name .a",
      "--name: \".a\" begins with a dot; give a plain name such as review, and the folder with --output"
    ),
  ]) func badUsage(line: String, expected: String) {
    #expect(throws: Trouble.self) { try request(words(line)) }
    do { _ = try request(words(line)) } catch {
      #expect((error as? Trouble)?.line == expected)
    }
  }

  @Test func anUnknownOptionGetsTheNearestAndTheList() throws {
    do {
      _ = try request(["--formt", "png"])
      Issue.record("was taken")
    } catch let trouble as Trouble {
      #expect(
        trouble.line.hasPrefix(
          "--formt: is not an option; did you mean \"--format\"? allowed: --pose, "))
      #expect(trouble.line.contains("--no-ignores-safe-area"))
    }
  }

  @Test func anUnknownPoseGetsTheNearestAndTheList() throws {
    do {
      _ = try request(["--pose", "partlyopem"])
      Issue.record("was taken")
    } catch let error as CatalogError {
      #expect(error.messages.count == 1)
      #expect(
        error.messages[0].hasPrefix(
          "--pose: \"partlyopem\" is not a pose; did you mean \"partly-open\"? allowed: closed, "))
      #expect(error.messages[0].hasSuffix("main, all"))
    }
  }

  @Test(arguments: [
    ("pose", "pose: is not a command; did you mean \"poses\"? allowed: \(everyCommand)"),
    ("compare", "compare: is not a command; allowed: \(everyCommand)"),
    ("help nothing", "nothing: is not a command; allowed: \(everyCommand)"),
  ]) func unknownCommand(line: String, expected: String) {
    do {
      _ = try Command.split(words(line))
      Issue.record("was taken")
    } catch {
      #expect(error.line == expected)
    }
  }

  @Test(arguments: [
    ("", "draw", ""), ("--pose open", "draw", "--pose open"), ("draw -q", "draw", "-q"),
    ("POSES open", "poses", "open"), ("help", "draw", "--help"), ("help poses", "poses", "--help"),
  ]) func commands(line: String, command: String, rest: String) throws {
    let (found, left) = try Command.split(words(line))
    #expect(found.rawValue == command)
    #expect(left == words(rest))
  }

  @Test func inputCannotBreakTheLine() {
    #expect("a\nb\u{1B}[31m\t".onOneLine == "a\\nb\\u{1b}[31m\\t")
  }
}
