import Foundation

/// A copy of the gallery that holds every mutant, and in which the environment's `MUTANT` picks one.
///
/// It stays beside what else the repository has built, so that the next run builds only what has changed.
struct MutatedGallery {
    /// The copy, built once a run.
    static let shared = Result { try MutatedGallery() }

    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let original = repository.appending(path: "Examples/Gallery")
    static let copy = repository.appending(path: ".build/mutants/Gallery")
    private static let products = copy.appending(path: ".build/debug")

    private static let mutation = """
        /// Which mutant is alive in this run.
        public enum Mutation {
            private static let name = ProcessInfo.processInfo.environment["MUTANT"]

            public static func isOn(_ id: String) -> Bool { id == name }
        }

        """

    private init() throws {
        for folder in ["Sources", "Tests"] { try Self.copyFiles(in: folder) }
        try Self.write(Self.mutation, to: "Sources/GalleryCore/Mutation.swift")
        try Self.write(Self.manifest(), to: "Package.swift")
        try Self.build()
        // A run that was cut short may have left one changed.
        for mutant in Mutant.all where mutant.kind == .xib {
            try Self.text(of: mutant).write(to: Self.resource(of: mutant), atomically: true, encoding: .utf8)
        }
    }

    /// Builds what has changed, by a plan that knows the files which have come to the kit, or left it: SwiftPM looks for
    /// such only in the package that is built.
    static func build() throws {
        let words = ["swift", "build", "--build-tests", "--disable-build-manifest-caching"]
        let build = try ProcessOutcome(words, in: copy, deadline: 1200)
        guard build.status == 0 else { throw MutationError("The mutated gallery does not compile:\n\(build.text)") }
    }

    /// Runs `tests` with no mutant alive.
    func run(_ tests: String) throws -> ProcessOutcome {
        try run(tests, mutant: "")
    }

    /// Runs the tests that have to notice `mutant`, while it is alive.
    func run(with mutant: Mutant) throws -> ProcessOutcome {
        guard mutant.kind == .xib else { return try run(mutant.tests, mutant: mutant.id) }
        let text = try Self.text(of: mutant)
        let broken = text.replacingCharacters(in: try mutant.place(in: text), with: mutant.replacement)
        let resource = Self.resource(of: mutant)
        try broken.write(to: resource, atomically: true, encoding: .utf8)
        defer { try? text.write(to: resource, atomically: true, encoding: .utf8) }
        return try run(mutant.tests, mutant: "")
    }

    private func run(_ tests: String, mutant: String) throws -> ProcessOutcome {
        let bundle = Self.products.appending(path: "GalleryPackageTests.xctest").path
        return try ProcessOutcome(
            [bundle, "--testing-library", "swift-testing", "--filter", tests],
            in: Self.copy,
            environment: ["MUTANT": mutant, "NO_COLOR": "1"],
            deadline: 60
        )
    }

    // MARK: Copying

    private static func copyFiles(in folder: String) throws {
        try? FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        let there = Set(try files(in: copy.appending(path: folder)))
        let wanted = try files(in: original.appending(path: folder))
        for file in there.subtracting(wanted) where !file.hasSuffix("/Mutation.swift") {
            try FileManager.default.removeItem(at: copy.appending(path: folder).appending(path: file))
        }
        for file in wanted {
            let path = folder + "/" + file
            let data = try Data(contentsOf: original.appending(path: path))
            let mutants = Mutant.all.filter { "Sources/" + $0.file == path }
            try write(
                mutants.isEmpty ? data : Data(mutated(String(decoding: data, as: UTF8.self), by: mutants).utf8),
                to: path
            )
        }
        if let stray = Mutant.all.first(where: { !FileManager.default.fileExists(atPath: source(of: $0).path) }) {
            throw MutationError("“\(stray.id)”: there is no file \(stray.file).")
        }
    }

    private static func mutated(_ text: String, by mutants: [Mutant]) throws -> String {
        let places = try mutants.map { (mutant: $0, range: try $0.place(in: text)) }
            .filter { $0.mutant.kind != .xib }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        var result = ""
        var start = text.startIndex
        for (mutant, range) in places {
            guard range.lowerBound >= start else {
                throw MutationError("“\(mutant.id)”: its original text overlaps that of another mutant.")
            }
            result += text[start..<range.lowerBound] + mutant.replacementInBuild
            start = range.upperBound
        }
        return result + text[start...]
    }

    private static func manifest() throws -> String {
        let text = try String(contentsOf: original.appending(path: "Package.swift"), encoding: .utf8)
        let path = "path: \"../..\""
        guard text.ranges(of: path).count == 1 else {
            throw MutationError("The gallery's Package.swift does not name the kit by \(path).")
        }
        return text.replacingOccurrences(of: path, with: "path: \"\(repository.path)\"")
    }

    /// The paths of all files below `folder`; none where there is no such folder.
    private static func files(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            let values = try folder.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey])
            return values.isDirectory == false
        }
    }

    static func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    // A file that is the same stays untouched, so that it need not be compiled again.
    private static func write(_ data: Data, to path: String) throws {
        let file = copy.appending(path: path)
        if let there = try? Data(contentsOf: file), there == data { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    // MARK: Xibs

    private static func source(of mutant: Mutant) -> URL {
        original.appending(path: "Sources").appending(path: mutant.file)
    }

    private static func text(of mutant: Mutant) throws -> String {
        try String(contentsOf: source(of: mutant), encoding: .utf8)
    }

    private static func resource(of mutant: Mutant) -> URL {
        let parts = mutant.file.split(separator: "/")
        return products.appending(path: "Gallery_\(parts.first ?? "").resources/\(parts.last ?? "")")
    }
}
