import Diagnostics
import LightFoundation
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
        var merged: [RelativePath: [UInt8]] = [:]
        for (path, contents) in sources.sorted(by: { $0.key < $1.key }) {
            guard contents.text != nil else {
                throw Diagnostic("The kit's source '\(path)' is not UTF-8.", fix: "Get it anew from its repository.")
            }
            let module = path.components[0]
            let folder = module == name && path.components.count > 2 ? path.components[1] : module
            let place = try RelativePath("Sources/\(name)/\(folder).swift")
            merged[place, default: Array(Self.heading.utf8)] += "\n// MARK: \(path)\n\n".utf8
            Self.append(contents.bytes, without: others, to: &merged[place, default: []])
        }
        return merged.mapValues { FileContents($0) }
    }

    private static let heading = "// Put together from the sources of scaffold, where it is changed and tested.\n"

    /// Appends a source without the lines that import what is now the same module.
    ///
    /// These are megabytes, in which only lines that end as a module's name does are looked at as text.
    private static func append(_ source: [UInt8], without modules: Set<String>, to merged: inout [UInt8]) {
        let letters = modules.compactMap(\.utf8.last)
        var kept = 0
        source.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count, let line = bytes.baseAddress?.advanced(by: start) {
                let newline = memchr(line, Int32(UInt8(ascii: "\n")), bytes.count - start)
                let end = newline.map { start + line.distance(to: $0) } ?? bytes.count
                let next = min(end + 1, bytes.count)
                if end > start, letters.contains(bytes[end - 1]), imports(source[start..<end], oneOf: modules) {
                    merged += source[kept..<start]
                    kept = next
                }
                start = next
            }
        }
        merged += source[kept...]
    }

    private static func imports(_ line: ArraySlice<UInt8>, oneOf modules: Set<String>) -> Bool {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard let last = words.last, words.dropLast().last == "import" else { return false }
        return modules.contains(String(last))
    }
}
