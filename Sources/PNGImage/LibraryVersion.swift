import CPNG
import CZlib

extension PNGEncoder {
  /// The version of libpng this process runs with, such as `1.6.39`.
  public static var libraryVersion: String { String(cString: png_get_libpng_ver(nil)) }
  /// The version of zlib this process runs with, such as `1.2.13`.
  public static var packerVersion: String { String(cString: zlibVersion()) }
}
