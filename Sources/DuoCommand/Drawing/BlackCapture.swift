import DuoLayout

/// What is said of a picture that is black throughout: a tool that is asked for the display that is not lit writes one,
/// and is content.
struct BlackCapture {
  let problem: String
  let remedy: String

  init(of display: DisplayName) {
    let other: DisplayName = display == .outer ? .inner : .outer
    problem = "is black throughout: the \(display.rawValue) display was not lit"
    remedy = "capture the \(other.rawValue) display"
  }
}
