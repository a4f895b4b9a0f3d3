import DuoJSON

@testable import DuoCommand

/// Files that use every key there is.
enum SchemaExamples {
  static let screen = """
    {
      "$schema": "./screen.schema.json", "format": "duo-render/screen", "version": 1,
      "name": "All keys",
      "split": { "kind": "shared", "seam": "foldEqual", "spacing": 4, "ignoresSafeArea": true },
      "halves": { "hasHitArea": true, "clipped": false, "gesture": false },
      "gate": { "mode": "takeTurns", "current": "second" },
      "seats": { "first": "p1", "second": "p2" },
      "capture": {
        "facing": "faceToFace", "direction": "rtl",
        "poses": {
          "open": { "tree": "open.txt", "image": "open.png", "turn": 90, "bars": ["tab"],
            "camera": true, "keyboard": false },
          "book": { "tree": "book.xml" }
        }
      },
      "both": [
        { "id": "field", "role": "field", "count": 3, "radius": 30 },
        { "id": "table", "role": "grid", "columns": 4, "size": { "width": 200, "height": "fill" } },
        { "id": "piece", "role": "target", "in": "table", "place": "topLeading",
          "inset": { "top": 1, "leading": 2, "bottom": 3, "trailing": 4 },
          "gestures": ["tap", "drag"], "minimumDistance": 6, "hitSize": 44,
          "gestureOnContainer": false }
      ],
      "first": [
        { "id": "p1.note", "role": "text", "label": "A note", "inset": 8, "private": true,
          "scrolls": true, "poses": ["open", "book"], "oneSeatOnly": true,
          "allow": { RULE } }
      ],
      "second": [
        { "id": "p2.end", "role": "control", "frame": { "x": 1, "y": 2, "width": 80, "height": 44 },
          "destructive": true, "confirmed": true }
      ]
    }
    """

  static let config = """
    {
      "$schema": "./duo-render.schema.json", "x-note": 1,
      "pose": ["open", "book"], "facing": "faceToFace", "direction": ["ltr", "rtl"],
      "screen": ["quiz.json"], "phase": "playing", "split": "even", "seam": "middle", "spacing": 4,
      "ignores-safe-area": true, "bars": ["navigation", "tab"], "camera": true, "keyboard": false,
      "gate": "paused", "current": "second", "seed": 7, "show": "all", "hide": ["labels"],
      "view": "table", "theme": ["dark"], "rows": ["pose"], "columns": "theme", "detail": "full",
      "scale": 2, "density": 3, "format": ["png", "pdf"], "paper": "a3", "actual-size": false,
      "output": "out", "name": "review", "each": true, "keep-going": true, "jobs": 2,
      "catalog": "poses", "target-size": 56, "report": ["text", "sarif=a.sarif"],
      "fail-on": "warning", "ignore": ["odd-columns"], "baseline": "known.json",
      "threshold": 0.2, "antialiased": "count", "max-delta": 3, "allow-pixels": 10,
      "mask-element": ["p1.clock"], "pictures": ["difference"], "image-base": "https://example.org/",
      "capture-opacity": 0.5, "seats": ["p1", "p2"], "target": ["p1.piece*", "p2.piece*"]
    }
    """
}
