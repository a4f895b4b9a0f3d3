import LayoutDiff
import Testing

@testable import DuoDiff

/// The reports that programs read, in whole.
@Suite struct ProgramReportTests {
  private static let small = DiffSample.report([
    DiffSample.icon,
    DiffedFile(
      path: "quiz.json", status: .changed, notes: ["a note"],
      changes: [
        DiffSample.change(
          .finding, .newError, "first.go", "first.go is 20.5 pt [x] wide", in: ["closed.ltr"])
      ], samePanels: 3),
  ])

  /// interface.md: `{"files":[{"path","status","differingPixels","regions":[{"frame","pixels"}],"words":[…]}]}`
  @Test func json() {
    #expect(
      DiffJSONReport.text(Self.small) == """
        {
          "accept": "to accept: duo-render diff --accept --against main",
          "after": "working tree",
          "before": "main (1a2b3c4d5e)",
          "files": [
            {
              "changes": [],
              "differingPixels": 2000,
              "notes": [],
              "path": "art/icon@2x.png",
              "pictures": [
                {
                  "after": {
                    "height": 220,
                    "width": 100
                  },
                  "allowed": false,
                  "antialiased": 12,
                  "before": {
                    "height": 200,
                    "width": 100
                  },
                  "differingPixels": 2000,
                  "files": {
                    "after": null,
                    "before": null,
                    "crop": null,
                    "difference": null,
                    "threeUp": "art/icon@2x.three-up.png"
                  },
                  "name": "",
                  "title": "icon@2x.png"
                }
              ],
              "reason": null,
              "regions": [
                {
                  "frame": {
                    "height": 20,
                    "width": 100,
                    "x": 0,
                    "y": 200
                  },
                  "names": [],
                  "panel": null,
                  "picture": null,
                  "pixelFrame": {
                    "height": 20,
                    "width": 100,
                    "x": 0,
                    "y": 200
                  },
                  "pixels": 2000,
                  "unit": "pixels"
                }
              ],
              "samePanels": null,
              "status": "sizeDiffers",
              "words": []
            },
            {
              "changes": [
                {
                  "element": "first.go",
                  "kind": "finding",
                  "ofDevice": false,
                  "panels": [
                    "closed.ltr"
                  ],
                  "screen": "Quiz",
                  "sentence": "first.go is 20.5 pt [x] wide",
                  "subject": "first.go",
                  "weight": "newError"
                }
              ],
              "differingPixels": null,
              "notes": [
                "a note"
              ],
              "path": "quiz.json",
              "pictures": [],
              "reason": null,
              "regions": [],
              "samePanels": 3,
              "status": "changed",
              "words": [
                "first.go is 20.5 pt [x] wide"
              ]
            }
          ],
          "format": "duo-render/diff",
          "imageBase": null,
          "notes": [],
          "output": "Differences",
          "summary": {
            "changed": 1,
            "deleted": 0,
            "files": 2,
            "new": 0,
            "newErrors": 1,
            "newWarnings": 0,
            "same": 0,
            "sizeDiffers": 1,
            "text": "1 changed, 1 of another size; 1 new error",
            "unreadable": 0
          },
          "version": 1
        }

        """)
  }

  @Test func regionsOfPanelsAreInPoints() {
    let text = DiffJSONReport.text(DiffSample.report([DiffSample.quiz]))
    #expect(
      text.contains(
        """
              "regions": [
                {
                  "frame": {
                    "height": 44,
                    "width": 80,
                    "x": 24,
                    "y": 310
                  },
                  "names": [
                    "second.leave",
                    "second.bar"
                  ],
                  "panel": "closed.faceToFace.ltr",
                  "picture": "closed.faceToFace.ltr",
                  "pixelFrame": {
                    "height": 88,
                    "width": 160,
                    "x": 48,
                    "y": 620
                  },
                  "pixels": 6411,
                  "unit": "points"
                },

        """))
  }

  /// Nothing about pixels where one side has none.
  @Test func aNewFileHasNoPixels() {
    let text = DiffJSONReport.text(DiffSample.report([DiffSample.new]))
    #expect(text.contains("\n      \"differingPixels\": null,\n"))
    #expect(text.contains("\n      \"regions\": [],\n"))
  }

  @Test func sarif() {
    let text = DiffSARIFReport.text(Self.small)
    #expect(
      text.contains(
        """
              "results": [
                {
                  "level": "warning",
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "art/icon%402x.png"
                        },
                        "region": {
                          "startColumn": 1,
                          "startLine": 1
                        }
                      }
                    }
                  ],
                  "message": {
                    "text": "art/icon@2x.png: of another size, 100 × 200 px before, 100 × 220 px after, 2000 pixels"
                  },
                  "partialFingerprints": {
                    "duoRenderDiff/v1": "\(Self.print("diff-size\u{1F}art/icon@2x.png\u{1F}"))"
                  },
                  "ruleId": "diff-size",
                  "ruleIndex": 1
                },
                {
                  "level": "error",
                  "locations": [
                    {
                      "logicalLocations": [
                        {
                          "kind": "panel",
                          "name": "closed.ltr"
                        }
                      ],
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "quiz.json"
                        },
                        "region": {
                          "startColumn": 1,
                          "startLine": 1
                        }
                      }
                    }
                  ],
                  "message": {
                    "text": "new error: first.go is 20.5 pt \\\\[x\\\\] wide"
                  },
                  "partialFingerprints": {
                    "duoRenderDiff/v1": "\(Self.print("diff-finding\u{1F}quiz.json\u{1F}Quiz\u{1E}first.go"))"
                  },
                  "ruleId": "diff-finding",
                  "ruleIndex": \(5 + (LayoutChangeKind.allCases.firstIndex(of: .finding) ?? 0))
                }
              ],
        """))
    #expect(text.contains("\"executionSuccessful\": true,\n          \"exitCode\": 1"))
    #expect(
      text.contains(
        """
        "id": "diff-hit-area",
                      "name": "DiffHitArea",
                      "shortDescription": {
                        "text": "An element takes touches elsewhere."
                      }
        """))
    #expect(DiffSARIFReport.text(DiffSample.full).contains("\"executionSuccessful\": false"))
    #expect(DiffSARIFReport.text(DiffSample.same).contains("\"results\": []"))
  }

  /// FNV-1a of 64 bits, by its definition, in sixteen digits.
  private static func print(_ key: String) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test func junit() {
    #expect(
      DiffJUnitReport.text(DiffSample.full) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="duo-render diff" tests="9" failures="6" errors="1" skipped="0">
          <testsuite name="Screens/gone.json" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="Screens/gone.json" classname="duo-render.diff">
              <failure message="deleted">to accept: duo-render diff --accept --against main</failure>
            </testcase>
          </testsuite>
          <testsuite name="Screens/my quiz.json" tests="3" failures="3" errors="0" skipped="0">
            <testcase name="Screens/my quiz.json" classname="duo-render.diff">
              <failure message="changed, 6412 pixels in 2 panels, 62 panels same">first.title says “Go!” and no longer “Go”
        to accept: duo-render diff --accept --against main</failure>
              <system-out>--mask-element second.clock: no panel has it, so it hides nothing
        62 panels same</system-out>
            </testcase>
            <testcase name="Screens/my quiz.json: closed.faceToFace.ltr" classname="duo-render.diff">
              <failure message="6411 pixels">new error: first.go is 20.5 pt wide (target-too-small), limit 28 pt, in closed
        second.leave moved 12 pt (1.9 mm) towards the seam in closed, faceToFace
        80 × 44 pt at 24,310: second.leave, second.bar, 6411 pixels
        to accept: duo-render diff --accept --against main</failure>
            </testcase>
            <testcase name="Screens/my quiz.json: open.faceToFace.ltr" classname="duo-render.diff">
              <failure message="1 pixel">of the device: safe area: the top edge went from 20 pt to 24 pt in open
        of the device: half of first grew by 4 pt in height in open
        1 × 1 px at 0,1: 1 pixel
        to accept: duo-render diff --accept --against main</failure>
            </testcase>
          </testsuite>
          <testsuite name="a.png" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="a.png" classname="duo-render.diff"/>
          </testsuite>
          <testsuite name="art/icon@2x.png" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="art/icon@2x.png" classname="duo-render.diff">
              <failure message="of another size, 100 × 200 px before, 100 × 220 px after, 2000 pixels">100 × 20 px at 0,200: 2000 pixels
        to accept: duo-render diff --accept --against main</failure>
            </testcase>
          </testsuite>
          <testsuite name="b.png" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="b.png" classname="duo-render.diff">
              <system-out>before is 8-bit RGB, after 16-bit RGB with alpha</system-out>
            </testcase>
          </testsuite>
          <testsuite name="broken.png" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="broken.png" classname="duo-render.diff">
              <error message="could not be compared: not a PNG"></error>
            </testcase>
          </testsuite>
          <testsuite name="new one.png" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="new one.png" classname="duo-render.diff">
              <failure message="new">to accept: duo-render diff --accept --against main</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  /// What the files differ in alone makes a case fail.
  @Test func aPanelThatIsAllowedPasses() {
    var allowed = DiffSample.picture("b", "B", 2)
    allowed.isAllowed = true
    let file = DiffedFile(
      path: "a.svg", status: .changed, pictures: [DiffSample.picture("a", "A", 3), allowed])
    #expect(
      DiffJUnitReport.text(DiffSample.report([file], accept: nil)).contains(
        """
            <testcase name="a.svg: a" classname="duo-render.diff">
              <failure message="3 pixels"></failure>
            </testcase>
            <testcase name="a.svg: b" classname="duo-render.diff"/>

        """))
  }

  @Test func annotations() {
    #expect(
      DiffGitHubReport.text(DiffSample.full) == """
        ::error file=Screens/my quiz.json,title=new error%3A first.go::first.go is 20.5 pt wide (target-too-small), limit 28 pt, in closed
        ::error file=broken.png,title=could not be compared::not a PNG
        ::warning file=Screens/gone.json,title=deleted::deleted
        ::warning file=Screens/my quiz.json,title=changed%2C 6412 pixels in 2 panels%2C 62 panels same::second.leave moved 12 pt (1.9 mm) towards the seam in closed, faceToFace%0Afirst.title says “Go!” and no longer “Go”
        ::warning file=art/icon@2x.png,title=of another size%2C 100 × 200 px before%2C 100 × 220 px after%2C 2000 pixels::100 × 20 px at 0,200: 2000 pixels
        ::notice file=new one.png,title=new::new
        ::notice file=Screens/my quiz.json,title=of the device::safe area: the top edge went from 20 pt to 24 pt in open (Screens/my quiz.json)
        ::notice file=Screens/my quiz.json,title=of the device::half of first grew by 4 pt in height in open (Screens/my quiz.json)
        1 unreadable, 1 changed, 1 of another size, 1 new, 1 deleted, 2 same; 1 new error
        to accept: duo-render diff --accept --against main

        """)
    #expect(DiffGitHubReport.text(DiffSample.same) == "3 same\n")
  }
}
