import DuoCapture
import DuoCatalog
import DuoGeometry
import DuoLayout

/// The captures that make one screen: one shot of each pose.
struct CaptureGroup {
  /// One pose with the files it comes from.
  struct Shot {
    var pose: Pose
    var tree: (source: CaptureSource, tree: CapturedTree)?
    var image: (source: CaptureSource, turn: QuarterTurn?)?
  }

  var name: String
  /// In the catalogue's order.
  var shots: [Shot]
}
