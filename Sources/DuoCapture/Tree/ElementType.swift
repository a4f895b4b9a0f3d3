/// What kind of element it is, with the numbers of `XCUIElement.ElementType` (Apple's XCUIAutomation documentation).
public enum ElementType: Int, CaseIterable, Sendable {
  case any = 0
  case other, application, group, window, sheet, drawer, alert, dialog, button, radioButton
  case radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton
  case toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar
  case statusBar, table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
  case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
  case pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
  case staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar
  case menuBarItem, map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator
  case valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte
  case dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem
  case handle, stepper, tab, touchBar, statusItem

  /// As XCUITest and idb write it (`StaticText`).
  public var name: String { Self.names[rawValue] }

  /// The type of that name, whatever its case, with or without Appium's `XCUIElementType` before it.
  public init?(named name: some StringProtocol) {
    guard let type = Self.byName[Self.plain(name)] else { return nil }
    self = type
  }

  private static let prefix = "xcuielementtype"

  private static func plain(_ name: some StringProtocol) -> String {
    let lowered = name.lowercased()
    return lowered.hasPrefix(prefix) ? String(lowered.dropFirst(prefix.count)) : lowered
  }

  private static let names = allCases.map { type in
    let name = "\(type)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)".lowercased(), $0) })
}
