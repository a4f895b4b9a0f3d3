/// Sentences about harmless faults: each once, and no more than a person reads.
struct NoteList {
  private static let most = 8
  private var list: [String] = []
  private var hasMore = false

  var texts: [String] { hasMore ? list + ["it has more faults of this kind"] : list }

  mutating func add(_ note: String) {
    guard !list.contains(note) else { return }
    if list.count < NoteList.most { list.append(note) } else { hasMore = true }
  }
}
