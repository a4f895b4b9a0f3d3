#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processors of this machine.
enum Cores {
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
