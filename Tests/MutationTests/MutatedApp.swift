import Foundation

/// A copy of the example with every mutant built in, each to be thrown by a switch: one build serves them all.
struct MutatedApp {
    /// What went wrong before a mutant could be tried.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let folder: URL
    private let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Copies the example, mutates and builds it.
    init(_ mutants: [Mutant]) throws {
        folder = repository.appending(path: ".build/mutants/Gallery")
        let files = FileManager.default
        for name in ["Sources", "Tests", "Package.swift"] {
            let copy = folder.appending(path: name)
            try? files.removeItem(at: copy)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try files.copyItem(at: repository.appending(path: "Examples/Gallery/\(name)"), to: copy)
        }
        try edit("Package.swift", "path: \"../..\"", "path: \"../../..\"")
        try Data(Self.switchboard.utf8).write(to: folder.appending(path: "Sources/GalleryCore/Mutation.swift"))
        for mutant in mutants {
            guard case .code(let file) = mutant.target else { continue }
            let isOn = "Mutation.isOn(\"\(mutant.testDescription)\")"
            try edit(file, mutant.original, mutant.replacement.replacing("MUT", with: isOn))
        }
        let build = try run("/usr/bin/env", ["swift", "build", "--build-tests", "--package-path", folder.path])
        guard build.status == 0 else { throw Problem(description: "The mutants do not build:\n\(build.output)") }
    }

    /// Whether the example's tests pass, with one mutant on or none.
    func passes(with mutant: Mutant?) throws -> Bool {
        guard case .resource(let bundle, let file)? = mutant?.target, let mutant else {
            return try runTests(mutation: mutant?.testDescription ?? "")
        }
        let resource = folder.appending(path: ".build/debug/\(bundle)/\(file)")
        let original = try Data(contentsOf: resource)
        defer { try? original.write(to: resource) }
        try edit(".build/debug/\(bundle)/\(file)", mutant.original, mutant.replacement)
        return try runTests(mutation: "")
    }

    private func runTests(mutation: String) throws -> Bool {
        let program = folder.appending(path: ".build/debug/GalleryPackageTests.xctest").path
        return try run(program, ["--testing-library", "swift-testing"], ["MUTANT": mutation]).status == 0
    }

    /// Replaces the first `original`, which has to be there.
    private func edit(_ path: String, _ original: String, _ replacement: String) throws {
        let file = folder.appending(path: path)
        var text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        guard let range = text.range(of: original) else {
            throw Problem(description: "\(path) has no '\(original)' any more: mend the table of mutants.")
        }
        text.replaceSubrange(range, with: replacement)
        try Data(text.utf8).write(to: file)
    }

    private func run(
        _ program: String,
        _ arguments: [String],
        _ variables: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private static let switchboard = """
        import Foundation

        public enum Mutation {
            private static let name = ProcessInfo.processInfo.environment["MUTANT"] ?? ""

            public static func isOn(_ name: String) -> Bool { name == Self.name }
        }

        """
}
