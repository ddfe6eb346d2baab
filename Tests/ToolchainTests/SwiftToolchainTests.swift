import Diagnostics
import Foundation
import Testing
import Toolchain

@Suite struct SwiftToolchainTests {
    @Test(arguments: [nil, "", ":::"])
    func `without folders on PATH the reason is told`(path: String?) {
        let diagnostic = #expect(throws: Diagnostic.self) { try SwiftToolchain.find(on: path) }
        #expect(diagnostic?.message == "There is no 'swift', since PATH names no folder.")
    }

    @Test func `without Swift in these folders the fix is to install it`() throws {
        let folder = try TemporaryFolder()
        let diagnostic = #expect(throws: Diagnostic.self) { try SwiftToolchain.find(on: folder.path) }
        #expect(diagnostic?.message == "There is no 'swift' on PATH.")
        #expect(diagnostic?.fix?.contains("Install Swift 6.2 or later") == true)
    }

    @Test func `the first folder that holds both tools counts`() throws {
        let folder = try TemporaryFolder()
        try folder.write("alone/swift", "", isExecutable: true)
        try folder.write("dead/swift", "")
        try folder.write("dead/swiftc", "")
        try FileManager.default.createDirectory(atPath: folder.path + "/odd/swift", withIntermediateDirectories: true)
        try folder.write("odd/swiftc", "", isExecutable: true)
        for name in ["first", "second"] {
            try folder.write("\(name)/swift", "", isExecutable: true)
            try folder.write("\(name)/swiftc", "", isExecutable: true)
        }
        let path = ["gone", "alone", "dead", "odd", "first", "second"].map { folder.path + "/" + $0 }
        let toolchain = try SwiftToolchain.find(on: path.joined(separator: ":"))
        #expect(toolchain.swift == folder.path + "/first/swift")
        #expect(toolchain.swiftc == folder.path + "/first/swiftc")
    }

    @Test func `links are followed to the toolchain's programs, and the tools keep their names`() throws {
        let folder = try TemporaryFolder()
        let driver = try folder.write("toolchain/usr/bin/swift-driver", "", isExecutable: true)
        for name in ["swift", "swiftc"] {
            let tool = folder.path + "/toolchain/usr/bin/" + name
            try FileManager.default.createSymbolicLink(atPath: tool, withDestinationPath: "swift-driver")
            try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/bin/" + name,
                withDestinationPath: tool
            )
        }
        let toolchain = try SwiftToolchain.find(on: folder.path + "/bin")
        #expect(toolchain.swift == folder.path + "/bin/swift")
        #expect(toolchain.programs == URL(fileURLWithPath: driver).deletingLastPathComponent().path)
    }

    @Test func `what an outer SwiftPM leaves behind does not reach an inner one`() {
        let outer = [
            "PATH": "/bin", "HOME": "/home/me", "SWIFTPM_BUILD_DIR": "x", "LLVM_PROFILE_FILE": "x",
            "XCTestBundlePath": "x", "DYLD_LIBRARY_PATH": "x", "SWT_EXPERIMENT": "x", "SWIFT_EXEC": "kept",
            "CLICOLOR_FORCE": "1",
        ]
        let inner = SwiftToolchain.environment(from: outer)
        #expect(Set(inner.keys) == ["PATH", "HOME", "SWIFT_EXEC", "NO_COLOR", "SWIFT_BACKTRACE"])
        #expect(inner["SWIFT_EXEC"] == "kept")
        #expect(SwiftToolchain.environment(from: ["SWIFT_BACKTRACE": "mine"])["SWIFT_BACKTRACE"] == "mine")
    }
}
