import LightFoundation

/// What SwiftPM is about to run for a build, read from the file that it writes for its build system.
///
/// The file is SwiftPM's own affair: of one that reads otherwise there is no plan, and nothing is done ahead of the build.
struct BuildPlan: Hashable, Sendable {
    /// The compiler's runs that wait for another one, in the order of the file.
    let further: [Compilation]
    /// Those that the build begins with, and that wait for no other one, by what leans on them in the end.
    private let roots: [Compilation: [Compilation]]

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
        further = compilations.filter { run in run.modulesNeeded.contains { makers[$0] != nil } }
        roots = Dictionary(uniqueKeysWithValues: Set(further).map { ($0, Self.roots(of: $0, among: makers)) })
    }

    /// Whether the build cannot have come to a compilation yet, since it waits for one of those that it began with.
    func isWaiting(_ compilation: Compilation) -> Bool {
        roots[compilation]?.contains { !$0.isDone } ?? false
    }

    private static func roots(of compilation: Compilation, among makers: [String: Compilation]) -> [Compilation] {
        let needed = compilation.modulesNeeded.compactMap { makers[$0] }
        guard !needed.isEmpty else { return [compilation] }
        let roots = needed.flatMap { Self.roots(of: $0, among: makers) }
        return roots.enumerated().filter { index, root in !roots[..<index].contains(root) }.map(\.element)
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
