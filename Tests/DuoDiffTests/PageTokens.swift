/// A page taken apart as HTML has it: tags, text, and the raw text of scripts, styles and the like.
struct PageTokens {
  struct Tag: Equatable {
    var name: String
    var attributes: [String: String]
    /// Of an element that holds raw text: that text.
    var raw: String = ""
  }

  /// Start tags, in order.
  private(set) var tags: [Tag] = []
  /// Text outside of raw elements, references resolved.
  private(set) var text = ""
  /// What should not be in any page: comments, tags that do not end.
  private(set) var faults: [String] = []

  init(_ page: String) {
    let scalars = Array(page.unicodeScalars)
    var place = 0
    while place < scalars.count {
      guard scalars[place] == "<" else {
        let start = place
        while place < scalars.count, scalars[place] != "<" { place += 1 }
        text += Self.resolved(Self.string(scalars[start..<place]))
        continue
      }
      if Self.string(scalars[place..<min(place + 4, scalars.count)]) == "<!--" {
        faults.append("a comment")
      }
      var tag: [Unicode.Scalar] = []
      var isQuoted = false
      place += 1
      while place < scalars.count, isQuoted || scalars[place] != ">" {
        if scalars[place] == "\"" { isQuoted.toggle() }
        tag.append(scalars[place])
        place += 1
      }
      if place == scalars.count { faults.append("a tag that does not end") }
      place += 1
      guard let first = tag.first, first != "/", first != "!" else { continue }
      var token = Self.tag(Self.string(tag[...]))
      if ["script", "style", "title"].contains(token.name) {
        // Raw until its own end tag, whatever is in it.
        let end = Array("</\(token.name)".unicodeScalars)
        let start = place
        while place < scalars.count, !scalars[place...].starts(with: end) { place += 1 }
        token.raw = Self.string(scalars[start..<place])
      }
      tags.append(token)
    }
  }

  func all(_ name: String) -> [Tag] { tags.filter { $0.name == name } }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func tag(_ text: String) -> Tag {
    let name = text.prefix { !$0.isWhitespace }
    var attributes: [String: String] = [:]
    var rest = text.dropFirst(name.count).drop { $0.isWhitespace }
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "=" && !$0.isWhitespace }
      rest = rest.dropFirst(key.count)
      var value = ""
      if rest.hasPrefix("=\"") {
        let inner = rest.dropFirst(2).prefix { $0 != "\"" }
        rest = rest.dropFirst(inner.count + 3)
        value = resolved(String(inner))
      } else if !rest.isEmpty, rest.first != " " {
        rest = rest.dropFirst()
      }
      attributes[String(key)] = value
      rest = rest.drop { $0.isWhitespace }
    }
    return Tag(name: String(name), attributes: attributes)
  }

  private static func resolved(_ text: String) -> String {
    var result = text
    for (name, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] {
      result = result.split(separator: name, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return result
  }
}
