/// The config that `init` writes.
enum StarterConfig {
  static let text = #"""
    // What duo-render does in this project where the command line says nothing else.
    // Every long option can stand here without its dashes; duo-render config shows what holds and why.
    {
      // Lets an editor complete and check while you type. It needs this file once:
      //   duo-render schema config > duo-render.schema.json
      "$schema": "./duo-render.schema.json",

      // The screens that are drawn and reviewed. Files count from the folder of this file.
      "screen": ["screen.json"],

      // Take the slashes away to use one of these.
      // "pose": ["open", "partly-open"],  // how the phone is held; see duo-render poses
      // "facing": "faceToFace",           // across the table; "sameWay": at one edge of it
      // "theme": "dark",                  // or "light", or "print" for a grey printer
      // "density": 3,                     // pixels per point in PNG
      // "camera": true,                   // the inner camera runs
      // "output": "Output",               // where the drawings go
      // "report": ["text", "sarif=review.sarif"],  // how check reports
      // "fail-on": "warning",             // what makes check fail
    }

    """#
}
