/// One thing that is wrong in a file.
public struct JSONFault: Hashable, Sendable {
  public var file: String
  /// nil where it is nowhere in the text.
  public var place: JSONPlace?
  /// The thing of the file that has the value, by its own name (`second.leave`); empty where paths say enough.
  public var owner: String
  /// The dotted path of the value (`safeArea.insets.top`); empty for the file as a whole.
  /// From the owner on where there is one.
  public var path: String
  public var problem: String
  public var remedy: String

  public init(
    file: String, place: JSONPlace?, owner: String = "", path: String, problem: String,
    remedy: String
  ) {
    self.file = file
    self.place = place
    self.owner = owner
    self.path = path
    self.problem = problem
    self.remedy = remedy
  }

  /// `FILE: LINE:COLUMN: OWNER: PATH: problem; remedy`, on one line.
  public var message: String {
    var parts = [file]
    if let place { parts.append("\(place.line):\(place.column)") }
    if !owner.isEmpty { parts.append(owner) }
    if !path.isEmpty { parts.append(path) }
    parts.append("\(problem); \(remedy)")
    return parts.joined(separator: ": ")
  }
}

/// Collects everything that is wrong in one file, so that it is told in one go.
public final class JSONFaults {
  public let file: String
  public private(set) var all: [JSONFault] = []
  /// How many were found after the list was full.
  public private(set) var uncounted = 0

  /// As many faults as anybody reads: a file of nothing but faults must not become a giant of messages.
  public static let limit = 1000

  public init(file: String) { self.file = file }

  public var isEmpty: Bool { all.isEmpty }
  public var isFull: Bool { all.count >= Self.limit }

  public func add(
    _ problem: @autoclosure () -> String, _ remedy: @autoclosure () -> String,
    at place: JSONPlace?, owner: String = "", path: @autoclosure () -> String
  ) {
    guard !isFull else {
      uncounted += 1
      return
    }
    all.append(
      JSONFault(
        file: file, place: place, owner: owner, path: path(), problem: problem(),
        remedy: remedy()))
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
    let messages = sorted.map(\.element.message)
    return uncounted == 0
      ? messages : messages + ["\(file): \(uncounted) more faults; mend these first"]
  }
}
