import CFontconfig
import CFreeType

public final class Typeface: Sendable {}
