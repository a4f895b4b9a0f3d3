/// The screen file that `init` writes: a small quiz that uses the keys most screens need and explains all of them.
enum StarterScreen {
  static let name = "screen.json"

  static let text = #"""
    // A screen for two people who share one phone: what each of them sees.
    //
    // It is described once. duo-render lays it out in every pose (every way to hold the phone), gives each
    // person a half, and turns the half towards its owner. Nothing here changes with the pose.
    //
    // Sizes and distances are points. "top" and "bottom" are the owner's: bottom is where that person sits.
    // "leading" is where the owner begins to read: left in English, right in Arabic.
    // Lines that begin with two slashes are for you. A comma too many does no harm.
    {
      // Lets an editor complete and check while you type. It needs this file once:
      //   duo-render schema screen > screen.schema.json
      "$schema": "./screen.schema.json",

      // What kind of file this is. Both lines may be left out.
      "format": "duo-render/screen",
      "version": 1,

      // How the drawings call it.
      "name": "quiz",

      // How the phone's screen is split between the two. These are the usual values.
      "split": {
        "kind": "shared",          // or "even", "arrangement", "arrangement-overlay": the view that splits
        "seam": "fold",            // follows a folded fold; "middle" never does, "foldEqual" evens the halves too
        "spacing": 2,              // points between the halves
        "ignoresSafeArea": false,  // true splits the whole window, bars and cameras included
      },

      // How each half as a whole behaves. These are the usual values.
      "halves": {
        "hasHitArea": true,  // no touch of one half reaches the other
        "clipped": true,     // what is too big is cut off at the half's edge
        "gesture": false,    // true: a tap or drag sits on the half itself, which is a fault
      },

      // Who may act: "together" both, "takeTurns" only "current", "paused" nobody.
      "gate": { "mode": "together", "current": "first" },

      // What the identifiers of each person's elements begin with in your app ("p1" and "p2", perhaps).
      // The first seat is the one at the left or at the top.
      "seats": { "first": "first", "second": "second" },

      // What both people have. Each gets an own copy: "question" becomes first.question and second.question.
      "both": [
        {
          "id": "question",
          "role": "text",
          "label": "Is Lima the capital of Peru?",
          // A number of points, or "fill" for all there is. What has no size fills its place.
          "size": { "width": "fill", "height": 48 },
          // "center", an edge ("top", "bottom", "leading", "trailing") or a corner ("topLeading" and so on).
          "place": "top",
          // Distance from the edges: one number, or each edge by its name as below.
          "inset": 20,
        },
        {
          // A "panel", "field" or "grid" may hold others.
          "id": "answers",
          "role": "panel",
          "inset": { "top": 76, "leading": 20, "bottom": 82, "trailing": 20 },
        },
        {
          "id": "yes",
          "role": "control",
          // The id of what holds it. Without "in" it lies in the half.
          "in": "answers",
          "size": { "width": 120, "height": 56 },
          "place": "leading",
          "label": "Yes",
          // "tap", "drag" or both. With both, say from how many points on it is a drag: "minimumDistance": 6.
          "gestures": ["tap"],
        },
        {
          "id": "no",
          "role": "control",
          "in": "answers",
          "size": { "width": 120, "height": 56 },
          "place": "trailing",
          "label": "No",
          "gestures": ["tap"],
        },
        {
          "id": "bar",
          "role": "panel",
          "size": { "width": "fill", "height": 48 },
          "place": "bottom",
          "inset": 18,
          "label": "Score 0",
        },
      ],

      // What only the first person has. Identifiers are written in full here: "first.hint".
      "first": [],

      // What only the second person has.
      "second": [
        {
          "id": "second.stop",
          "role": "control",
          "in": "second.bar",
          "size": { "width": 80, "height": 44 },
          "place": "trailing",
          "inset": 2,
          "label": "Stop",
          "gestures": ["tap"],
          "destructive": true,  // it ends or deletes something, so it may belong to one person only
          "confirmed": true,    // and asks again in its own place before it does
          "oneSeatOnly": true,  // it is meant that the other person has none
        },
      ],

      // More that an element may say:
      //
      //   "role": "target"            something to hit: "target", "control", "text", "field", "image", "grid",
      //                               "panel", "banner", "alert", "sheet" or "background"
      //   "hitSize": 44               how large the place is that takes its touches, at least
      //   "private": true             meant for one pair of eyes
      //   "scrolls": true             its content scrolls, so that the fold may cross it
      //   "gestureOnContainer": true  its gesture sits on the half and not on itself, which is a fault
      //   "poses": ["open", "tent"]   it shows in these poses only (see: duo-render poses)
      //   "columns": 4                of a grid: how many columns; without it the grid counts its own
      //   "count": 3, "radius": 28    of a field: targets at random places in it, and how large they are
      //   "frame": { "x": 0, "y": 0, "width": 80, "height": 44 }
      //                               a fixed rectangle in place of "size", "place" and "inset"
      //   "allow": { "on-fold": "why it is right here" }
      //                               a finding of the review that you accept (see: duo-render check --explain)
      //
      // Keys that begin with "x-" are yours.
    }

    """#
}
