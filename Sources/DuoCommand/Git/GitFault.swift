/// Why an object of a repository cannot be had.
enum GitFault: Error, Hashable, Sendable {
  /// It has so many bytes.
  case tooLarge(Int)
  /// The repository does not have it, though something in it names it.
  case missing
  /// It is not of the kind that its place asks for, or does not read as that.
  case broken
  /// A partial clone that cannot fetch it now, in git's words.
  case unfetched(String)
  /// What else git says.
  case failed(String)

  /// What is wrong with a file of a revision, or with the revision itself.
  func trouble(_ place: String, limit: Int) -> Trouble {
    switch self {
    case .tooLarge:
      Trouble(place, "is larger than \(limit >> 20) MB", "give a smaller file")
    case .missing:
      Trouble(place, "its object is missing in this repository", "run git fetch, or git fsck")
    case .broken:
      Trouble(place, "its object is broken", "run git fsck, then fetch it again")
    case .unfetched(let reason):
      Trouble(
        place, "is not in this partial clone and cannot be fetched: \(reason)",
        "make its remote reachable, and try again")
    case .failed(let reason):
      Trouble(place, "git cannot read it: \(reason)", "see what git fsck says")
    }
  }
}
