import Foundation
import Testing
import Toolchain

/// Runs the real tools on a small package, inside of `swift test` itself.
@Suite(.tags(.slow)) struct SystemModulesTests {
    private let environment = SwiftToolchain.environment(from: ProcessInfo.processInfo.environment)
    private let toolchain: SwiftToolchain
    private let folder: TemporaryFolder
    private var package: PackageFolder { PackageFolder(folder.path) }

    init() throws {
        toolchain = try SwiftToolchain.find(on: ProcessInfo.processInfo.environment["PATH"])
        folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(name: "Gallery", targets: [.testTarget(name: "PhotosTests")])
            """
        )
        let tests = "import Foundation\nimport Testing\n\n@Test func isFine() { #expect(Data().isEmpty) }\n"
        try folder.write("Tests/PhotosTests/PhotoTests.swift", tests)
    }

    /// What the compiler keeps in the build's folder of modules that are not the package's: as it made them, and its index.
    private func kept() throws -> Set<String> {
        let files = try FileManager.default.subpathsOfDirectory(atPath: package.scratch)
        let modules = files.filter { $0.contains("/ModuleCache/") && !$0.hasSuffix("/modules.timestamp") }
        let index = files.filter { $0.contains("/index/store/v5/units/") && !$0.contains(".swift.o-") }
        return Set(modules + index)
    }

    @Test func `a first build finds all of the toolchain's modules made`() throws {
        let never = try Interruption()
        try toolchain.make([.ofTests, .ofRunner], for: package, environment: environment, interruption: never)
        let made = try kept()
        #expect(made.contains { $0.contains("/ModuleCache/Testing-") })
        #expect(try toolchain.test(package, environment: environment).verdict == .passed)
        #expect(try kept() == made)
    }

    @Test func `nothing is made when it is called off`() throws {
        let off = try Interruption()
        off.request()
        try toolchain.make([.ofTests, .ofRunner], for: package, environment: environment, interruption: off)
        #expect(try kept() == [])
    }
}
