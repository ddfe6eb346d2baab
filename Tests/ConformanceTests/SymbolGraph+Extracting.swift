import Foundation

extension SymbolGraph {
    /// The graph of the module that these tests were built with.
    static let headlessUIKit = Result { try SymbolGraph(extractedFrom: "HeadlessUIKit").joiningAncestors() }

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    private init(extractedFrom module: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try Self.run([
            "swift", "symbolgraph-extract", "-module-name", module,
            "-I", try Self.modules(holding: module).path,
            "-target", try Self.targetTriple(),
            "-minimum-access-level", "public", "-skip-synthesized-members",
            "-output-dir", folder.path,
        ])
        self.init(symbols: [], relationships: [])
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files.sorted(by: { $0.path < $1.path }) {
            let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            symbols += part.symbols
            relationships += part.relationships
        }
    }

    /// The folder of compiled modules above this test's resources.
    private static func modules(holding module: String) throws -> URL {
        var folder = Bundle.module.bundleURL
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let candidates = [folder.appendingPathComponent("Modules"), folder]
            let found = candidates.first {
                FileManager.default.fileExists(atPath: $0.appendingPathComponent(module + ".swiftmodule").path)
            }
            if let found { return found }
        }
        throw Unreadable(description: "No compiled module \(module) beside \(Bundle.module.bundlePath).")
    }

    private static func targetTriple() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable {
                let triple: String
            }

            let target: Target
        }
        return try JSONDecoder().decode(Info.self, from: run(["swiftc", "-print-target-info"])).target.triple
    }

    private static func run(_ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Unreadable(
                description: "\(arguments.joined(separator: " ")) ended with \(process.terminationStatus)."
            )
        }
        return output
    }
}
