/// Every rule there is, in the order of layout.md §8.
public enum Rules {
  public static let all: [any Rule.Type] = []

  public static let ids: [String] = all.map { $0.id }
}
