// swift-tools-version: 6.2
import PackageDescription

// In one piece, and without what only helps those who change it: half the time for a kit that no app changes. Scaffold's
// own build has made the checks of the compiler that are left out here.
let checks: [String] = ["diagnos", "lifetime-dependence", "send-non-sendable"]
let savings: [String] = ["mandatory-redundant-load-elimination", "predictable-deadalloc-elim", "use-prespecialized"]
let driver: [String] = ["-disable-batch-mode", "-wmo", "-num-threads", "2", "-enforce-exclusivity=unchecked"]
let frontend: [String] = ["-gnone", "-disable-llvm-verify", "-disable-incremental-llvm-codegen"]
let passes: [String] = (checks + savings).map { "-sil-disable-pass=\($0)" }
let inside: [String] = frontend.flatMap { ["-Xfrontend", $0] } + passes.flatMap { ["-Xllvm", $0] }
let wholeAtOnce: [SwiftSetting] = [
    .unsafeFlags(driver + inside + ["-index-ignore-system-modules"], .when(configuration: .debug))
]

// All tests are linked into one program, which the toolchain's own linker does in half the time.
let fastLinker: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
]

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
        .target(name: "HeadlessUIKit", swiftSettings: wholeAtOnce, linkerSettings: fastLinker),
        .target(name: "_Testing_UIKit"),
        .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),
        .target(
            name: "ScreenTesting",
            dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))],
            swiftSettings: wholeAtOnce
        ),
    ],
    swiftLanguageModes: [.v6]
)
