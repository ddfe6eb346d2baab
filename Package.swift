// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The toolchain ships SwiftSyntax as compiled modules beside its compiler. They are found from the `swiftc` on `PATH`,
// so that no outside package is needed.
let hostModules: String? = {
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return
        folders
        .map { URL(fileURLWithPath: $0 + "/swiftc").resolvingSymlinksInPath() }
        .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
        .map { $0.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host" }
        .first { FileManager.default.fileExists(atPath: $0 + "/SwiftParser.swiftmodule") }
}()

/// What a target needs to compile, and link, against the toolchain's SwiftSyntax, itself or through another target.
let syntaxSettings: [SwiftSetting] = hostModules.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
    hostModules.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// What the compiler does for speed even in debug builds, and takes a second and a half to do for the kit.
let savings: [String] = ["mandatory-redundant-load-elimination", "predictable-deadalloc-elim", "use-prespecialized"]

/// Compiles a module in one piece, and leaves out what only helps those who change it: debug information, checks
/// of the compiler's own work. A new app has to build the kit, and that takes half the time so.
let wholeAtOnce: [SwiftSetting] = {
    let driver: [String] = ["-disable-batch-mode", "-wmo", "-num-threads", "2", "-enforce-exclusivity=unchecked"]
    let frontend: [String] = ["-gnone", "-disable-llvm-verify", "-disable-incremental-llvm-codegen"]
    let passes: [String] = savings.map { "-sil-disable-pass=\($0)" }
    let inside: [String] = frontend.flatMap { ["-Xfrontend", $0] } + passes.flatMap { ["-Xllvm", $0] }
    return [.unsafeFlags(driver + inside + ["-index-ignore-system-modules"], .when(configuration: .debug))]
}()

/// Links debug builds by the toolchain's own linker, in half the time of the system's. What a module says of linking goes
/// for every program that it is in: the module at the bottom says it for all.
let fastLinker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))]

/// A module of the tool.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], syntax: Bool = false) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        swiftSettings: settings + (syntax ? syntaxSettings : []),
        linkerSettings: syntax ? syntaxLinking : []
    )
}

/// A module of the kit, which apps build too.
func kitModule(_ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        swiftSettings: settings + wholeAtOnce,
        linkerSettings: linking
    )
}

/// The tests of `name`, in the folder that mirrors its sources.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], syntax: Bool = false) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: [.target(name: name)] + dependencies,
        swiftSettings: settings + (syntax ? syntaxSettings : []),
        linkerSettings: syntax ? syntaxLinking : []
    )
}

let package = Package(
    name: "scaffold",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
        .executable(name: "scaffold", targets: ["scaffold"]),
    ],
    targets: [
        // Level 0
        kitModule("Diagnostics", linking: fastLinker),
        kitModule("XibDocument", ["Diagnostics"]),
        module("LightFoundation"),
        // Level 1
        module("Mustache", ["Diagnostics"]),
        module("SwiftManifest", ["Diagnostics"], syntax: true),
        module("Conventions", ["Diagnostics", "LightFoundation", "XibDocument"], syntax: true),
        kitModule("HeadlessUIKit", ["Diagnostics", "XibDocument"]),
        module("_Testing_UIKit"),
        // Level 2
        module("UIKit", ["HeadlessUIKit", "_Testing_UIKit"]),
        kitModule("ScreenTesting", [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))]),
        module("Planning", ["Diagnostics", "Mustache", "LightFoundation"]),
        // Level 3
        module("Disk", ["Diagnostics", "LightFoundation", "Planning"]),
        module("Toolchain", ["Diagnostics", "LightFoundation"]),
        // Level 4
        .target(
            name: "TemplateFiles",
            path: "Templates",
            sources: ["TemplateFiles.c"],
            resources: [
                .copy("app"), .copy("cell"), .copy("control"), .copy("kit"), .copy("model"), .copy("screen"),
                .copy("state"), .copy("store"), .copy("theme"),
            ]
        ),
        module("BuiltinTemplates", ["LightFoundation", "TemplateFiles"]),
        module(
            "ScaffoldKit",
            [
                "Diagnostics", "LightFoundation", "Mustache", "SwiftManifest", "Planning", "Disk", "Toolchain",
                "BuiltinTemplates", "Conventions", "XibDocument",
            ],
            syntax: true
        ),
        // Level 5
        module(
            "Commands",
            [
                "Diagnostics", "LightFoundation", "Conventions", "Planning", "Disk", "Toolchain", "ScaffoldKit",
                "BuiltinTemplates",
            ],
            syntax: true
        ),
        // Level 6
        .executableTarget(
            name: "scaffold",
            dependencies: ["Commands", "LightFoundation"],
            swiftSettings: settings + syntaxSettings,
            linkerSettings: syntaxLinking
        ),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "Diagnostics", "LightFoundation", "HeadlessUIKit", "Planning", "Disk", "Toolchain", "BuiltinTemplates",
                "ScaffoldKit",
            ],
            swiftSettings: settings + syntaxSettings,
            linkerSettings: syntaxLinking
        ),

        tests("Diagnostics"),
        tests("XibDocument", ["Diagnostics"]),
        tests("Mustache", ["Diagnostics"]),
        tests("SwiftManifest", ["Diagnostics"], syntax: true),
        tests("Conventions", ["Diagnostics", "LightFoundation", "XibDocument"], syntax: true),
        tests("HeadlessUIKit"),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["HeadlessUIKit"],
            resources: [.copy("Facts")],
            swiftSettings: settings
        ),
        tests("UIKit", ["HeadlessUIKit"]),
        tests("ScreenTesting", ["HeadlessUIKit"]),
        tests("Planning", ["Diagnostics", "LightFoundation", "Mustache"]),
        tests("Disk", ["Diagnostics", "LightFoundation", "Planning"]),
        tests("Toolchain", ["Diagnostics"]),
        tests(
            "ScaffoldKit",
            [
                "Conventions", "Diagnostics", "Planning", "Disk", "Toolchain", "BuiltinTemplates",
                "XibDocument", "HeadlessUIKit",
            ],
            syntax: true
        ),
        tests(
            "Commands",
            ["Diagnostics", "BuiltinTemplates", "ScaffoldKit", "Planning", "Disk", "Toolchain"],
            syntax: true
        ),
        .testTarget(
            name: "MutationTests",
            dependencies: ["Conventions"],
            swiftSettings: settings + syntaxSettings,
            linkerSettings: syntaxLinking
        ),
    ],
    swiftLanguageModes: [.v6]
)

// An app needs HeadlessUIKit and nothing of the tool, so that it builds with any toolchain.
if hostModules == nil {
    print("The toolchain of the 'swiftc' on PATH has no SwiftSyntax, so the tool is left out: take one from swift.org.")
    let tool = ["SwiftManifest", "Conventions", "ScaffoldKit", "Commands", "scaffold", "benchmarks", "Mutation"]
    package.targets.removeAll { target in tool.contains { target.name == $0 || target.name == $0 + "Tests" } }
    package.products.removeAll { $0.name == "scaffold" }
}
