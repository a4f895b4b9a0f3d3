/// The screens that come with the program.
enum BuiltInScreens {
  static let names = ["duel"]
}
