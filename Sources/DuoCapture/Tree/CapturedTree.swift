/// The elements of a running app at one moment, as one tool told them.
///
/// Kept flat, so that no depth of nesting can exhaust the stack.
public struct CapturedTree: Hashable, Sendable {
  public var format: CaptureFormat
  /// Parents before their children, in the order of the file. The first is the application.
  public var nodes: [CapturedNode]
  /// What a reader has to be told of the file, one sentence each (`a second application was left out: SpringBoard`).
  public var notes: [String]

  public init(format: CaptureFormat, nodes: [CapturedNode], notes: [String] = []) {
    self.format = format
    self.nodes = nodes
    self.notes = notes
  }
}

/// One element as a tool told it.
public struct CapturedNode: Hashable, Sendable {
  public var type: ElementType
  /// Empty where it has none.
  public var identifier: String
  public var label: String
  public var value: String
  public var placeholder: String
  /// Screen points, upright interface, as told; nil where the tool told none.
  public var frame: CapturedFrame?
  public var isEnabled: Bool
  public var isSelected: Bool
  public var isFocused: Bool
  /// Whether the tool says that people can see it; true where it does not say.
  public var isVisible: Bool
  /// The place of its parent in the tree's nodes; nil for the application.
  public var parent: Int?
  /// Where the file tells of it, from 1.
  public var line: Int

  public init(
    type: ElementType, identifier: String = "", label: String = "", value: String = "",
    placeholder: String = "", frame: CapturedFrame? = nil, isEnabled: Bool = true,
    isSelected: Bool = false, isFocused: Bool = false, isVisible: Bool = true, parent: Int? = nil,
    line: Int = 1
  ) {
    self.type = type
    self.identifier = identifier
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.frame = frame
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.isVisible = isVisible
    self.parent = parent
    self.line = line
  }
}
