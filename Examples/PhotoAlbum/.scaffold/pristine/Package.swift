// swift-tools-version: 6.2
import PackageDescription

/// The screens, one a line: each is a module in Sources and one in Tests.
// One line a screen, each with its comma, so that a new one changes one line; the formatter would drop a lone comma.
// swift-format-ignore
let screens: [Screen] = [
]

/// The package that stands in for UIKit on Linux and on a Mac's command line, and that drives screens in tests.
let kit = Package.Dependency.package(name: "scaffold", path: "../..")

let package = Package(
    name: "PhotoAlbum",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "PhotoAlbum", targets: ["PhotoAlbumCore"] + screens.map(\.name))],
    dependencies: [kit],
    targets: [
        .target(
            name: "PhotoAlbumCore",
            dependencies: [
                .product(
                    name: "HeadlessUIKit",
                    package: "scaffold",
                    condition: .when(platforms: [.linux, .macOS])
                )
            ],
            resources: [.process("Resources")]
        ),
        .testTarget(
            name: "PhotoAlbumCoreTests",
            dependencies: ["PhotoAlbumCore", .product(name: "ScreenTesting", package: "scaffold")],
            resources: [.process("Resources")]
        ),
    ] + screens.flatMap(\.targets),
    swiftLanguageModes: [.v6]
)

/// A screen's module and the module of its tests.
struct Screen {
    let name: String
    let needs: [String]

    /// A screen that uses the core and the modules that it `needs`.
    init(_ name: String, needs: [String] = []) {
        self.name = name
        self.needs = needs
    }

    var targets: [Target] {
        let modules = (["PhotoAlbumCore"] + needs).map { Target.Dependency.target(name: $0) }
        return [
            .target(
                name: name,
                dependencies: modules,
                resources: [.process("Resources")]
            ),
            .testTarget(
                name: name + "Tests",
                dependencies: modules + [.target(name: name), .product(name: "ScreenTesting", package: "scaffold")]
            ),
        ]
    }
}
