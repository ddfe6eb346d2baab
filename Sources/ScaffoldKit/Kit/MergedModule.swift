import Diagnostics
import Planning

/// A module of the kit as an app gets it: one file for each folder of its sources, as the compiler takes in some forty
/// large files a third faster than a thousand small ones, and so that an app's history is not filled with them.
struct MergedModule: Sendable {
    /// The name that the app's code imports.
    let name: String
    /// The modules whose sources go into it, each with what it leans on before it.
    let parts: [String]

    /// The merged files, from the sources of the parts.
    ///
    /// - Parameter sources: What each of their files holds, by its place below `Sources`.
    /// - Throws: A diagnostic when a source is not UTF-8.
    func files(from sources: [RelativePath: FileContents]) throws(Diagnostic) -> [RelativePath: FileContents] {
        let others = Set(parts).subtracting([name])
        var merged: [RelativePath: String] = [:]
        for (path, contents) in sources.sorted(by: { $0.key < $1.key }) {
            guard let text = contents.text else {
                throw Diagnostic("The kit's source '\(path)' is not UTF-8.", fix: "Get it anew from its repository.")
            }
            let module = path.components[0]
            let folder = module == name && path.components.count > 2 ? path.components[1] : module
            let place = try RelativePath("Sources/\(name)/\(folder).swift")
            merged[place, default: Self.heading] += "\n// MARK: \(path)\n\n" + Self.text(text, without: others)
        }
        return merged.mapValues { FileContents($0) }
    }

    private static let heading = "// Put together from the sources of scaffold, where it is changed and tested.\n"

    /// A source without the lines that import what is now the same module.
    private static func text(_ text: String, without modules: Set<String>) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in
                let words = line.split(separator: " ")
                guard let last = words.last, words.dropLast().last == "import" else { return true }
                return !modules.contains(String(last))
            }
            .joined(separator: "\n")
    }
}
