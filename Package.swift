// swift-tools-version: 6.0
import PackageDescription

/// One system library with the packages that bring it.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "duo-render",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "duo-render", targets: ["duo-render"]),
    .library(
      name: "DuoLayout",
      targets: [
        "DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens", "DuoReview",
        "DuoCapture", "LayoutDiff",
      ]),
    .library(name: "DuoDiff", targets: ["ImageDiff", "LayoutDiff", "DuoDiff"]),
    .library(
      name: "DuoDrawing", targets: ["DuoDrawing", "Typeface", "PNGImage", "CairoCanvas"]),
  ],
  targets: [
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    system("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),

    .target(name: "DuoGeometry"),
    .target(name: "DuoJSON"),
    .target(
      name: "DuoLayout", dependencies: ["DuoGeometry", "DuoJSON"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "DuoCatalog", dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout"],
      resources: [.embedInCode("Poses")]),
    .target(
      name: "DuoScreens", dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout"],
      resources: [.embedInCode("Screens")]),
    .target(name: "DuoReview", dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout"]),
    .target(
      name: "DuoCapture",
      dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens"]),
    .target(
      name: "DuoDrawing", dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout", "DuoReview"]),
    .target(
      name: "Typeface",
      dependencies: ["DuoGeometry", "DuoDrawing", "CFreeType", "CFontconfig"]),
    .target(name: "PNGImage", dependencies: ["CPNG", "CZlib"]),
    .target(
      name: "CairoCanvas",
      dependencies: ["DuoGeometry", "DuoDrawing", "Typeface", "PNGImage", "CCairo"]),
    .target(name: "ImageDiff", dependencies: ["PNGImage"]),
    .target(
      name: "LayoutDiff", dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout", "DuoReview"]),
    .target(
      name: "DuoDiff",
      dependencies: [
        "DuoGeometry", "DuoJSON", "DuoLayout", "DuoReview", "PNGImage", "ImageDiff", "LayoutDiff",
      ],
      resources: [.embedInCode("Page")]),
    .target(
      name: "DuoCommand",
      dependencies: [
        "DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens", "DuoReview",
        "DuoCapture",
        "DuoDrawing", "Typeface", "PNGImage", "CairoCanvas", "ImageDiff", "LayoutDiff", "DuoDiff",
      ]),
    .executableTarget(name: "duo-render", dependencies: ["DuoCommand"]),

    .testTarget(
      name: "DuoCommandTests",
      dependencies: [
        "DuoCommand", "DuoGeometry", "DuoJSON", "DuoCatalog", "DuoLayout", "DuoScreens",
        "DuoReview", "DuoCapture", "DuoDrawing", "Typeface", "PNGImage", "CairoCanvas", "CZlib",
        "ImageDiff", "LayoutDiff", "DuoDiff", "duo-render",
      ]),
    .testTarget(
      name: "DuoReviewTests",
      dependencies: [
        "DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens", "DuoReview",
      ]),
    .testTarget(
      name: "DuoScreensTests",
      dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens"]),

    .testTarget(
      name: "DuoCaptureTests",
      dependencies: [
        "DuoCapture", "DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens",
        "DuoReview",
      ]),

    .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff", "PNGImage", "CZlib"]),
    .testTarget(
      name: "LayoutDiffTests",
      dependencies: [
        "LayoutDiff", "DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens",
        "DuoReview",
      ]),
    .testTarget(
      name: "DuoDiffTests",
      dependencies: [
        "DuoDiff", "DuoGeometry", "DuoJSON", "DuoReview", "PNGImage", "ImageDiff", "LayoutDiff",
      ]),

    .testTarget(name: "DuoJSONTests", dependencies: ["DuoJSON"]),
    .testTarget(
      name: "DuoCatalogTests",
      dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog"]),

    .executableTarget(
      name: "duo-bench",
      dependencies: [
        "DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens", "DuoReview",
        "DuoCapture", "DuoDrawing", "Typeface", "PNGImage", "CairoCanvas", "ImageDiff",
      ]),

    .executableTarget(
      name: "duo-fuzz",
      dependencies: [
        "DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens", "DuoReview",
        "DuoCapture", "PNGImage", "ImageDiff", "LayoutDiff",
      ]),
    .testTarget(
      name: "duo-fuzzTests",
      dependencies: [
        "duo-fuzz", "DuoLayout", "DuoCatalog", "DuoScreens", "DuoReview", "DuoCapture", "PNGImage",
      ]),

    .testTarget(name: "TypefaceTests", dependencies: ["Typeface", "DuoDrawing", "DuoGeometry"]),
    .testTarget(name: "PNGImageTests", dependencies: ["PNGImage", "CZlib"]),
    .testTarget(
      name: "CairoCanvasTests",
      dependencies: [
        "CairoCanvas", "DuoGeometry", "DuoLayout", "DuoDrawing", "Typeface", "PNGImage",
      ]),
    .testTarget(name: "DuoGeometryTests", dependencies: ["DuoGeometry"]),
    .testTarget(
      name: "DuoLayoutTests",
      dependencies: ["DuoGeometry", "DuoJSON", "DuoLayout", "DuoCatalog", "DuoScreens"]),
    .testTarget(
      name: "DuoDrawingTests",
      dependencies: [
        "DuoDrawing", "DuoLayout", "DuoReview", "DuoScreens", "DuoCatalog", "DuoGeometry",
        "DuoJSON", "Typeface", "CairoCanvas", "PNGImage",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
