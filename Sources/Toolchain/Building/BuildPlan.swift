import LightFoundation

/// What SwiftPM is about to run for a build, read from the file that it writes for its build system.
///
/// The file is SwiftPM's own affair: of one that reads otherwise there is no plan, and nothing is done ahead of the build.
struct BuildPlan: Sendable {
    /// The compiler's runs that wait for another one, those first on which the longest chain of others leans.
    let further: [Compilation]
    /// All of them, by the modules that they make.
    private let makers: [String: Compilation]

    /// Reads the plan of a package whose build has begun; nil when there is none yet.
    init?(of package: PackageFolder) {
        guard let data = FileManager.default.contents(atPath: package.scratch + "/debug.yaml") else { return nil }
        self.init(String(decoding: data, as: UTF8.self))
    }

    /// Reads the text of such a file; nil when nothing in it compiles a module.
    init?(_ text: String) {
        let compilations = Self.compilations(in: text)
        guard !compilations.isEmpty else { return nil }
        let makers = Dictionary(compilations.compactMap { run in run.product.map { ($0, run) } }) { first, _ in first }
        self.makers = makers
        let lengths = Self.lengths(of: compilations)
        further =
            zip(compilations, lengths)
            .filter { run, _ in run.modulesNeeded.contains { makers[$0] != nil } }
            .sorted { $0.1 > $1.1 }
            .map(\.0)
    }

    /// How much is to be compiled from each on to the end, in files, along the longest way.
    private static func lengths(of compilations: [Compilation]) -> [Int] {
        var users: [String: [Int]] = [:]
        for (index, run) in compilations.enumerated() {
            for module in run.modulesNeeded { users[module, default: []].append(index) }
        }
        var known: [Int?] = Array(repeating: nil, count: compilations.count)
        func length(_ index: Int) -> Int {
            if let length = known[index] { return length }
            let run = compilations[index]
            // Of a file that goes round in a circle, which is not SwiftPM's, no way is followed twice.
            known[index] = run.size
            let after = run.product.flatMap { users[$0] } ?? []
            let length = run.size + (after.map(length).max() ?? 0)
            known[index] = length
            return length
        }
        return compilations.indices.map(length)
    }

    /// Whether the build cannot have come to a compilation yet as of `now`, since one that it leans on in the end, and that
    /// waits for no other, is not done.
    func isWaiting(_ compilation: Compilation, at now: Date) -> Bool {
        var seen: Set<String> = []
        var left = compilation.modulesNeeded
        while let module = left.popLast() {
            guard let maker = makers[module], seen.insert(module).inserted else { continue }
            let needed = maker.modulesNeeded.filter { makers[$0] != nil }
            if needed.isEmpty, !maker.isDone(at: now) { return true }
            left += needed
        }
        return false
    }

    private static func compilations(in text: String) -> [Compilation] {
        var found: [Compilation] = []
        var (inputs, outputs): ([String], [String]) = ([], [])
        for line in text.split(separator: "\n") {
            if let list = list("inputs", in: line) { inputs = list }
            if let list = list("outputs", in: line) { outputs = list }
            guard let words = list("args", in: line), words.dropFirst().first == "-module-name" else { continue }
            found.append(Compilation(inputs: inputs, outputs: outputs, arguments: Array(words.dropFirst())))
        }
        return found
    }

    private static func list(_ name: String, in line: Substring) -> [String]? {
        let start = "    \(name): ["
        guard line.hasPrefix(start) else { return nil }
        return try? JSONDecoder().decode([String].self, from: Data(line.utf8.dropFirst(start.utf8.count - 1)))
    }
}
