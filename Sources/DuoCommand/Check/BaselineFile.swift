import DuoCatalog
import DuoJSON
import DuoReview

/// The file that `--baseline` names.
struct BaselineFile {
  let path: String
  /// Empty where the file does not exist yet and is about to be made.
  let baseline: Baseline
  let updates: Bool

  /// - Returns: nil where no baseline is asked for.
  /// - Throws: `Trouble` where it cannot be read, `CatalogError` with everything that is wrong in it.
  init?(_ arguments: Arguments, beside reports: [ReportTarget]) throws {
    updates = arguments.has("update-baseline")
    guard let path = arguments.given("baseline")?.first else {
      guard !updates else {
        throw Trouble("--update-baseline", "no baseline is named", "add --baseline FILE")
      }
      return nil
    }
    guard !reports.contains(where: { $0.isAt(path) }) else {
      throw Trouble(
        "--baseline", "\(Names.quoted(path)) is a report's file too", "name a file for each")
    }
    self.path = path
    if FileStatus(path) == nil {
      guard updates else {
        throw Trouble(path, "no such file", "add --update-baseline to make it")
      }
      baseline = Baseline()
      return
    }
    let faults = JSONFaults(file: path)
    guard let read = BaselineDecoder.decode(try InputFolder.bytes(of: path), faults: faults) else {
      throw CatalogError(messages: faults.messages)
    }
    baseline = read
  }
}
