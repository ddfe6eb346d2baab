import Foundation
import Testing

@testable import Toolchain

/// Runs the real tools on a small package that has another beside it.
@Suite(.tags(.slow)) struct OutdatedPlanTests {
    private let environment = SwiftToolchain.environment(from: ProcessInfo.processInfo.environment)
    private let toolchain: SwiftToolchain
    private let folder: TemporaryFolder
    private var package: PackageFolder { PackageFolder(folder.path + "/Gallery") }

    init() throws {
        toolchain = try SwiftToolchain.find(on: ProcessInfo.processInfo.environment["PATH"])
        folder = try TemporaryFolder()
        try folder.write(
            "Gallery/Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let photos = Target.target(name: "Photos", dependencies: ["Kit"])
            let package = Package(name: "Gallery", dependencies: [.package(path: "../Kit")], targets: [photos])
            """
        )
        try folder.write("Gallery/Sources/Photos/Photos.swift", "import Kit\n\npublic func photos() -> Int { kit() }\n")
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let kit = Product.library(name: "Kit", targets: ["Kit"])
            let package = Package(name: "Kit", products: [kit], targets: [.target(name: "Kit")])
            """
        )
        try folder.write("Kit/Sources/Kit/Kit.swift", "public func kit() -> Int { 1 }\n")
    }

    private func build() throws -> Bool {
        try toolchain.build(package, environment: environment).isSuccess
    }

    @Test func `files that came to the kit, and left it, are noticed`() throws {
        #expect(package.planning.isEmpty)
        #expect(try build())
        #expect(package.planning.isEmpty)

        try folder.write("Kit/Sources/Kit/Kit.swift", "public func kit() -> Int { new() }\n")
        try folder.write("Kit/Sources/Kit/More/New.swift", "func new() -> Int { 2 }\n")
        #expect(!package.planning.isEmpty)
        #expect(try build())
        #expect(package.planning.isEmpty)

        try folder.write("Kit/Sources/Kit/Kit.swift", "public func kit() -> Int { 1 }\n")
        try FileManager.default.removeItem(atPath: folder.path + "/Kit/Sources/Kit/More/New.swift")
        #expect(try build())
        #expect(package.planning.isEmpty)
    }

    @Test func `a file that only changed needs no other plan`() throws {
        try folder.write("Kit/Sources/Kit/Kit.docc/Kit.md", "# Kit\n")
        #expect(try build())
        try folder.write("Kit/Sources/Kit/Kit.swift", "public func kit() -> Int { 3 }\n")
        // In place: a file that is put there under its name changes the folder.
        let page = FileHandle(forWritingAtPath: folder.path + "/Kit/Sources/Kit/Kit.docc/Kit.md")
        try #require(page).write(contentsOf: Data("# The kit\n".utf8))
        #expect(package.planning.isEmpty)
    }
}
