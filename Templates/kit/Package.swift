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
        .target(name: "HeadlessUIKit", dependencies: ["Diagnostics", "XibDocument"]),
        .target(name: "_Testing_UIKit"),
        .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),
        .target(
            name: "ScreenTesting",
            dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))]
        ),
    ],
    swiftLanguageModes: [.v6]
)
