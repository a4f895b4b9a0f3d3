/// A colour in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020) with the lightness Lr of his
/// "Okhsv and Okhsl" (2021), whose toe keeps what is nearly black together.
///
/// Black is 0, 0, 0 and white 1, 0, 0; every grey is colourless.
struct OKLab: Hashable {
  var lightness: Double
  var a: Double
  var b: Double

  /// - Parameters: red, green, blue: linear light, 0 to 1.
  init(red: Double, green: Double, blue: Double, roots: CubeRoots) {
    // Ottosson's matrices, written as distances from the middle cone, so that their rounding leaves greys grey.
    let redder = red - green
    let bluer = blue - green
    let long = roots[green + 0.4122214708 * redder + 0.0514459929 * bluer]
    let medium = roots[green + 0.2119034982 * redder + 0.1073969566 * bluer]
    let short = roots[green + 0.0883024619 * redder + 0.6299787005 * bluer]
    let longer = long - medium
    let shorter = medium - short
    lightness = Self.toe(medium + 0.2104542553 * longer + 0.0040720468 * shorter)
    a = 1.9779984951 * longer - 0.4505937099 * shorter
    b = 0.0259040371 * longer + 0.8086757660 * shorter
  }

  /// Lr of an L.
  private static func toe(_ lightness: Double) -> Double {
    let k1 = 0.206
    let k2 = 0.03
    let k3 = (1 + k1) / (1 + k2)
    let over = k3 * lightness - k1
    return 0.5 * (over + (over * over + 4 * k2 * k3 * lightness).squareRoot())
  }

  /// HyAB: what two lightnesses are apart plus what two colours of one lightness are apart (Abasi, Amani Tehran and
  /// Fairchild, "Distance metrics for very large color differences", 2019). Black to white is 1; a yellow to a blue is more.
  func distance(to other: OKLab) -> Double {
    let a = self.a - other.a
    let b = self.b - other.b
    return abs(lightness - other.lightness) + (a * a + b * b).squareRoot()
  }

  /// Whether `distance(to:)` is larger than a threshold.
  @inline(__always)
  func isFarther(than threshold: Double, from other: OKLab) -> Bool {
    let rest = threshold - abs(lightness - other.lightness)
    let a = self.a - other.a
    let b = self.b - other.b
    return rest < 0 || a * a + b * b > rest * rest
  }
}
