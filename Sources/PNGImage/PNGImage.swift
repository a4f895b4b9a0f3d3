import CPNG
import CZlib

public enum PNGPlaceholder { public static let v = png_access_version_number() }
