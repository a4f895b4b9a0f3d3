/// One thing that is wrong in a file.
public struct JSONFault: Hashable, Sendable {
  public var file: String
  /// nil where it is nowhere in the text.
  public var place: JSONPlace?
  /// The dotted path of the value (`safeArea.insets.top`); empty for the file as a whole.
  public var path: String
  public var problem: String
  public var remedy: String

  public init(file: String, place: JSONPlace?, path: String, problem: String, remedy: String) {
    self.file = file
    self.place = place
    self.path = path
    self.problem = problem
    self.remedy = remedy
  }

  /// `FILE: LINE:COLUMN: PATH: problem; remedy`, on one line.
  public var message: String {
    var parts = [file]
    if let place { parts.append("\(place.line):\(place.column)") }
    if !path.isEmpty { parts.append(path) }
    parts.append("\(problem); \(remedy)")
    return parts.joined(separator: ": ")
  }
}

/// Collects everything that is wrong in one file, so that it is told in one go.
public final class JSONFaults {
  public let file: String
  public private(set) var all: [JSONFault] = []

  public init(file: String) { self.file = file }

  public var isEmpty: Bool { all.isEmpty }

  public func add(_ problem: String, _ remedy: String, at place: JSONPlace?, path: String) {
    all.append(
      JSONFault(file: file, place: place, path: path, problem: problem, remedy: remedy))
  }

  public func add(_ error: JSONError) {
    add("found \(error.found)", "allowed: \(error.allowed)", at: error.place, path: "")
  }

  /// In the order of the text; what stands nowhere comes last.
  public var messages: [String] {
    let sorted = all.enumerated().sorted { a, b in
      guard let first = a.element.place, let second = b.element.place else {
        return a.element.place != nil && b.element.place == nil
          || (a.element.place == nil) == (b.element.place == nil) && a.offset < b.offset
      }
      return (first.line, first.column, a.offset) < (second.line, second.column, b.offset)
    }
    return sorted.map(\.element.message)
  }
}
