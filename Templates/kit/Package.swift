// swift-tools-version: 6.2
import PackageDescription

// The kit that proves screens without Xcode: UIKit's API in plain Swift, and a driver for screens.
let package = Package(
    name: "scaffold",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    ],
    targets: [
        .target(name: "Diagnostics"),
        .target(name: "XibDocument", dependencies: ["Diagnostics"]),
        // In one piece, and without what helps debugging it: half the time for a module that no app changes.
        .target(
            name: "HeadlessUIKit",
            dependencies: ["Diagnostics", "XibDocument"],
            swiftSettings: [
                .unsafeFlags(
                    [
                        "-disable-batch-mode", "-wmo", "-num-threads", "2", "-gnone", "-Xfrontend",
                        "-disable-llvm-verify",
                    ],
                    .when(configuration: .debug)
                )
            ]
        ),
        .target(name: "_Testing_UIKit"),
        .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),
        .target(
            name: "ScreenTesting",
            dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))]
        ),
    ],
    swiftLanguageModes: [.v6]
)
