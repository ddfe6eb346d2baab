import Foundation
import Testing
import Toolchain

/// Runs the real tools on a small package, inside of `swift test` itself.
@Suite(.serialized, .tags(.slow)) struct SwiftToolchainRunTests {
    static let environment = SwiftToolchain.environment(from: ProcessInfo.processInfo.environment)

    let toolchain: SwiftToolchain
    let folder: TemporaryFolder
    var package: PackageFolder { PackageFolder(folder.path) }

    init() throws {
        toolchain = try SwiftToolchain.find(on: ProcessInfo.processInfo.environment["PATH"])
        folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Gallery",
                targets: [.target(name: "Photos"), .testTarget(name: "PhotosTests", dependencies: ["Photos"])]
            )
            """
        )
        try folder.write("Sources/Photos/Photo.swift", "public struct Photo { public init() {} }\n")
    }

    private func writeTests(_ body: String) throws {
        let head = "import Foundation\nimport Photos\nimport Testing\n\n"
        try folder.write(
            "Tests/PhotosTests/PhotoTests.swift",
            head + "@Suite(.serialized) struct PhotoTests {\n\(body)\n}\n"
        )
    }

    @Test func `a build tells its steps, then what is wrong`() throws {
        try writeTests("")
        var steps: [BuildProgress] = []
        let good = try toolchain.build(package, environment: Self.environment) { event in
            if case .progress(let step) = event { steps.append(step) }
        }
        #expect(good.isSuccess)
        #expect(steps.contains { $0.what.hasPrefix("Compiling Photos") })

        try folder.write("Sources/Photos/Album.swift", "public struct Album { let photos: [Foto] }\n")
        let bad = try toolchain.build(package, .target("Photos"), environment: Self.environment)
        #expect(bad.ending == .exited(1))
        #expect(bad.errors.map(\.text) == ["cannot find type 'Foto' in scope"])
        #expect(bad.errors.first?.file == folder.path + "/Sources/Photos/Album.swift")
        #expect(bad.errors.first?.line == 1)

        let check = TypeCheck(
            module: "Screen",
            files: [try folder.write("Screen.swift", "import Photos\nlet photo: Photo = Photo(1)\n")],
            imports: [package.modules]
        )
        let checked = try toolchain.typeCheck(check, environment: Self.environment)
        #expect(checked.errors.map(\.line) == [2])
        #expect(checked.errors.first?.severity == .error)

        let screen =
            "import Foundation\nimport Photos\n\nfunc photo() -> Photo { Photo() }\nlet bundle: Bundle = .module\n"
        let files = [
            try folder.write("Screen.swift", screen),
            try folder.write("Accessor.swift", SwiftToolchain.bundleAccessor),
        ]
        let mended = TypeCheck(module: "Screen", files: files, imports: [package.modules])
        let right = try toolchain.typeCheck(mended, environment: Self.environment)
        #expect(right.isSuccess)
        #expect(right.messages == [])
    }

    @Test func `tests are told one by one, a crash with its words and its test`() throws {
        try writeTests("@Test func `is fine`() {}\n@Test func isRed() { #expect(1 + 1 == 3) }")
        var began: [String] = []
        let red = try toolchain.test(package, environment: Self.environment) { event in
            if case .began(_, let name) = event { began.append(name) }
        }
        #expect(red.verdict == .failed)
        #expect(began == ["is fine", "isRed()"])
        #expect(red.results.map(\.outcome) == [.passed, .failed])
        #expect(red.results.map(\.suites) == [["PhotoTests"], ["PhotoTests"]])
        #expect(red.results.last?.issues.first?.text == "Expectation failed: (1 + 1 → 2) == 3")

        let green = try toolchain.test(package, filters: ["is fine"], environment: Self.environment)
        #expect(green.verdict == .passed)
        #expect(try toolchain.test(package, filters: ["nothing"], environment: Self.environment).verdict == .noTests)

        try writeTests("@Test func down() { let none = [Photo](); fatalError(\"No photo of \\(none.count).\") }")
        let down = try toolchain.test(package, environment: Self.environment)
        #expect(down.verdict == .crashed)
        #expect(down.crash?.message == "Fatal error: No photo of 0.")
        #expect(down.crash?.running == ["down()"])
        #expect(down.crash?.file?.hasSuffix("PhotosTests/PhotoTests.swift") == true)
        #expect(down.crash?.line == 6)

        let left = try FileManager.default.contentsOfDirectory(atPath: package.scratch)
        #expect(!left.contains { $0.hasPrefix("test-events") })
    }

    @Test func `an interrupted run leaves no test behind`() throws {
        let mark = folder.path + "/running"
        try writeTests(
            """
            @Test func sleeps() throws {
                try Data("\\(getpid())".utf8).write(to: URL(fileURLWithPath: "\(mark)"))
                sleep(60)
            }
            """
        )
        let interruption = try Interruption()
        let report = try toolchain.test(package, environment: Self.environment, interruption: interruption) { event in
            guard case .began = event else { return }
            while !FileManager.default.fileExists(atPath: mark) { usleep(10_000) }
            interruption.request()
        }
        #expect(report.verdict == .interrupted)
        #expect(report.results.map(\.outcome) == [.unfinished])
        let id = try #require(pid_t(String(contentsOfFile: mark, encoding: .utf8)))
        for _ in 0..<100 where kill(id, 0) == 0 { usleep(20_000) }
        #expect(kill(id, 0) != 0)
    }
}
