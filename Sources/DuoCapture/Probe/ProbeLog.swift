import DuoCatalog

/// What a probe in a running app wrote down, one JSON record a line.
public struct ProbeLog: Sendable {
  /// What the source of a figure begins with in the pose files of a log.
  public static let mark = "probe log "

  public var notes: [String] { [] }

  /// - Throws: `CaptureFault` for the first line that is no record.
  public init(_ bytes: [UInt8], file: String) throws(CaptureFault) {
    throw CaptureFault("", "is not read yet", "wait")
  }

  /// Pose files of what the log has settled, each with its name (`closed.json`).
  ///
  /// - Throws: `CaptureFaults` where its labels lie, or it says two things of one pose.
  public func poseFiles(catalog: Catalog) throws(CaptureFaults) -> [(name: String, text: String)] {
    []
  }
}
