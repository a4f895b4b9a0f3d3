import DuoLayout
import DuoScreens

/// Ids for the elements of all poses: their identifiers, where those are told once; else names of their own.
struct ElementNames {
  /// Identifiers of any pose, which no made-up name may take.
  private let reserved: Set<String>
  private let firstPrefix: String
  private let secondPrefix: String

  init(_ poses: [[KeptElement]], firstPrefix: String, secondPrefix: String) {
    var reserved: Set<String> = []
    for elements in poses {
      for element in elements where !element.identifier.isEmpty {
        reserved.insert(element.identifier)
      }
    }
    self.reserved = reserved
    self.firstPrefix = firstPrefix
    self.secondPrefix = secondPrefix
  }

  struct Result {
    /// One for each element, each once.
    var ids: [String] = []
    /// Those that stand for an identifier which was told already.
    var repeated: [String] = []
  }

  /// Of one pose's elements, in the tree's order: `row`, then `row (2)` for an identifier that occurs again, and
  /// `first.staticText-3` for the third text without an identifier in the first seat's half.
  func ids(of elements: [KeptElement], in tree: CapturedTree) -> Result {
    var result = Result()
    result.ids.reserveCapacity(elements.count)
    var used: Set<String> = []
    var numbers: [String: Int] = [:]
    for element in elements {
      let identifier = element.identifier
      if identifier.isEmpty {
        let prefix = element.seat == .first ? firstPrefix : secondPrefix
        let stem = "\(prefix).\(Self.words[tree.nodes[element.node].type.rawValue])-"
        result.ids.append(free(from: 1, &numbers[stem], &used) { "\(stem)\($0)" })
      } else if used.insert(identifier).inserted {
        result.ids.append(identifier)
      } else {
        let id = free(from: 2, &numbers[identifier], &used) { number in
          let suffix = " (\(number))"
          let limit = ScreenLimits.idLength - suffix.unicodeScalars.count
          return ScreenLine.cleaned(identifier, limit: limit) + suffix
        }
        result.ids.append(id)
        result.repeated.append(id)
      }
    }
    return result
  }

  /// The first name that nobody has; `next` keeps where to go on, so that many of a kind take no longer each.
  private func free(
    from start: Int, _ next: inout Int?, _ used: inout Set<String>, _ name: (Int) -> String
  ) -> String {
    var number = next ?? start
    while true {
      let id = name(number)
      number += 1
      guard !reserved.contains(id), used.insert(id).inserted else { continue }
      next = number
      return id
    }
  }

  /// Types in lower camel case, by their numbers.
  private static let words = ElementType.allCases.map { type in
    type.name.prefix(1).lowercased() + type.name.dropFirst()
  }
}
