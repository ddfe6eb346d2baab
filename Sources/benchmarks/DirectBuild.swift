import Diagnostics
import Foundation
import Toolchain

/// The floor: the compiler called by hand on one screen and its tests, against modules that are built already, and the
/// tests run.
struct DirectBuild {
    private static let kit = ["ScreenTesting", "HeadlessUIKit", "XibDocument", "Diagnostics"]
    private static let runner = """
        import Testing

        @main struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    let app: String
    let toolchain: SwiftToolchain
    let environment: [String: String]

    /// How many seconds it takes to compile, link and run the tests of a screen that was proved before.
    ///
    /// - Throws: A diagnostic when the compiler or the tests say that anything is wrong.
    func run(_ screen: String, in folder: String) throws(Diagnostic) -> Double {
        let built = PackageFolder(app).modules + "/.."
        let runner = "\(folder)/Runner.swift"
        guard (try? Data(Self.runner.utf8).write(to: URL(fileURLWithPath: runner))) != nil else {
            throw Diagnostic("'\(runner)' cannot be written.", fix: "Make room in the temporary folder.")
        }
        let accessor = "\(built)/\(screen).build/DerivedSources/resource_bundle_accessor.swift"
        let imports = ["-I", folder, "-I", "\(built)/Modules"]
        let shared = ["-swift-version", "6", "-Onone", "-parse-as-library", "-wmo", "-c"] + imports
        let module = ["-enable-testing", "-emit-module", "-emit-module-path", "\(folder)/\(screen).swiftmodule"]
        let steps = [
            shared + module + ["-module-name", screen, "-o", "\(folder)/\(screen).o"]
                + Self.files(in: "\(app)/Sources/\(screen)", ending: ".swift") + [accessor],
            shared + ["-module-name", "\(screen)Tests", "-o", "\(folder)/\(screen)Tests.o"]
                + Self.files(in: "\(app)/Tests/\(screen)Tests", ending: ".swift"),
            shared + ["-module-name", "Runner", "-o", "\(folder)/Runner.o", runner],
            ["-o", "\(folder)/run"] + ["Runner", screen, "\(screen)Tests"].map { "\(folder)/\($0).o" }
                + ([URL(fileURLWithPath: app).lastPathComponent + "Core"] + Self.kit).flatMap {
                    Self.files(in: "\(built)/\($0).build", ending: ".swift.o")
                },
        ]
        var seconds = 0.0
        for arguments in steps {
            let compiler = Program(path: toolchain.swiftc, arguments: arguments, environment: environment)
            seconds += try compiler.run().seconds
        }
        return seconds + (try Program(path: "\(folder)/run", arguments: [], environment: environment).run().seconds)
    }

    private static func files(in folder: String, ending: String) -> [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
}
