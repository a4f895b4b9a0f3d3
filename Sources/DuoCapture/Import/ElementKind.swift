import DuoLayout

/// What a type of element means for a screen.
enum ElementKind: Sendable {
  /// Takes touches; what it is made of is part of it.
  case control
  /// A control by itself, a container where it holds controls.
  case composite
  case text
  case image
  case alert
  case sheet
  case grid
  /// Scrolls what lies in it.
  case scroller
  /// A row of something that scrolls.
  case row
  /// Content of its own that is no control.
  case content
  /// Only groups, unless it has an identifier.
  case container
  case application
  case window
  /// The system's: the status bar, the keyboard.
  case system
  /// A bar of the app that the system lays out.
  case bar
  case scrollBar

  init(_ type: ElementType) {
    switch type {
    case .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox,
      .menuButton, .toolbarButton, .key, .slider, .pageIndicator, .pickerWheel, .switch, .toggle,
      .link, .icon, .searchField, .textField, .secureTextField, .textView, .menuItem, .menuBarItem,
      .incrementArrow, .decrementArrow, .ratingIndicator, .splitter, .colorWell, .dockItem,
      .rulerMarker, .handle, .tab, .statusItem:
      self = .control
    case .segmentedControl, .datePicker, .stepper: self = .composite
    case .staticText: self = .text
    case .image, .progressIndicator, .activityIndicator, .valueIndicator, .relevanceIndicator,
      .levelIndicator:
      self = .image
    case .alert, .dialog: self = .alert
    case .sheet, .popover, .drawer: self = .sheet
    case .grid: self = .grid
    case .table, .outline, .browser, .collectionView, .scrollView, .webView: self = .scroller
    case .cell, .tableRow, .outlineRow: self = .row
    case .map, .timeline, .ruler, .helpTag: self = .content
    case .any, .other, .group, .radioGroup, .tabGroup, .toolbar, .tableColumn, .picker, .menu,
      .menuBar, .splitGroup, .matte, .layoutArea, .layoutItem:
      self = .container
    case .application: self = .application
    case .window: self = .window
    case .keyboard, .statusBar, .touchBar: self = .system
    case .navigationBar, .tabBar: self = .bar
    case .scrollBar: self = .scrollBar
    }
  }

  /// The role it has in a screen; a container may yet become a background.
  var role: ElementRole {
    switch self {
    case .control, .composite: .control
    case .text: .text
    case .image: .image
    case .alert: .alert
    case .sheet: .sheet
    case .grid: .grid
    default: .panel
    }
  }
}
