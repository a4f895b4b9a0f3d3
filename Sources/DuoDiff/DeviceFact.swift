import LayoutDiff

/// A fact of the device that changed, or what follows from one, told once for all files that tell it alike.
struct DeviceFact: Hashable, Sendable {
  var sentence: String
  /// Whether it is the fact itself.
  var isFact: Bool
  /// Paths; at least one.
  var files: [String]

  /// The facts themselves, then what follows from them, each in the order in which files tell them.
  static func all(_ report: DiffReport) -> [DeviceFact] {
    var order: [String: Int] = [:]
    var facts: [DeviceFact] = []
    for file in report.files {
      for change in file.changes where change.isDeviceFact {
        if let index = order[change.sentence] {
          if facts[index].files.last != file.path { facts[index].files.append(file.path) }
        } else {
          order[change.sentence] = facts.count
          facts.append(
            DeviceFact(
              sentence: change.sentence, isFact: change.weight == .device, files: [file.path]))
        }
      }
    }
    return facts.filter(\.isFact) + facts.filter { !$0.isFact }
  }

  /// Where it is told, unless every file that was compared is one: `Screens/quiz.json`, `12 files`.
  var place: String { files.count == 1 ? files[0] : "\(files.count) files" }
}
