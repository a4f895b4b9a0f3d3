/// Why a capture cannot be read; whoever reads a file puts its name in front.
public struct CaptureFault: Error, Hashable, Sendable {
  /// Where in the file (`line 12`, `3:14`, an element's identifier); empty for the file as a whole.
  public var place: String
  public var problem: String
  /// What would be right.
  public var remedy: String

  public init(_ place: String, _ problem: String, _ remedy: String) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }

  /// `FILE: WHERE: what is wrong; what would be right`
  public func message(file: String) -> String {
    (place.isEmpty ? "\(file): " : "\(file): \(place): ") + "\(problem); \(remedy)"
  }
}
