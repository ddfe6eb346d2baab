import Foundation
import Testing

@testable import Toolchain

/// Runs the real tools on a small package, inside of `swift test` itself.
@Suite(.tags(.slow)) struct CompilingAheadTests {
    private let environment = SwiftToolchain.environment(from: ProcessInfo.processInfo.environment)
    private let toolchain: SwiftToolchain
    private let folder: TemporaryFolder
    private var package: PackageFolder { PackageFolder(folder.path) }
    private var object: String { package.scratch + "/debug/Photos.build/Photos.swift.o" }

    init() throws {
        toolchain = try SwiftToolchain.find(on: ProcessInfo.processInfo.environment["PATH"])
        folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let targets: [Target] = [.target(name: "Kit"), .target(name: "Photos", dependencies: ["Kit"])]
            let package = Package(name: "Gallery", targets: targets)
            """
        )
        try folder.write("Sources/Kit/Kit.swift", "public func kit() -> Int { 1 }\n")
    }

    /// As when the build is at the first module, and what others need of it is there already.
    private func stopWithinTheFirstModule() throws {
        #expect(try toolchain.build(package, environment: environment).isSuccess)
        let products = package.scratch + "/debug/"
        for path in ["Kit.build/Kit.swift.o", "Photos.build", "Modules/Photos.swiftmodule"] {
            let isFolder = path == "Photos.build"
            let files = isFolder ? try FileManager.default.contentsOfDirectory(atPath: products + path) : [""]
            // The compiler's lists of what to make where are SwiftPM's, and stay.
            for file in files where !file.hasSuffix(".json") && file != "sources" {
                try FileManager.default.removeItem(atPath: products + path + (isFolder ? "/" + file : ""))
            }
        }
    }

    private func made() throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: object)[.modificationDate] as? Date
    }

    @Test func `what is compiled ahead, the build finds made`() throws {
        try folder.write("Sources/Photos/Photos.swift", "import Kit\n\npublic func photos() -> Int { kit() }\n")
        try stopWithinTheFirstModule()
        try toolchain.compileAhead(of: package, environment: environment, interruption: Interruption())
        let before = try made()

        #expect(try toolchain.build(package, environment: environment).isSuccess)
        #expect(try made() == before)
    }

    @Test func `what the compiler says of it, the build says`() throws {
        try folder.write("Sources/Photos/Photos.swift", "import Kit\n\npublic func photos() { let one = kit() }\n")
        try stopWithinTheFirstModule()
        try toolchain.compileAhead(of: package, environment: environment, interruption: Interruption())

        let report = try toolchain.build(package, environment: environment)
        #expect(report.messages.contains { $0.text.contains("'one' was never used") })
    }

    @Test func `nothing is compiled when it is called off`() throws {
        try folder.write("Sources/Photos/Photos.swift", "import Kit\n\npublic func photos() -> Int { kit() }\n")
        try stopWithinTheFirstModule()
        let off = try Interruption()
        off.request()
        try toolchain.compileAhead(of: package, environment: environment, interruption: off)
        #expect(!FileManager.default.fileExists(atPath: object))
    }
}
