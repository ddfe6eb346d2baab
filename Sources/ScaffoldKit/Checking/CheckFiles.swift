import Conventions
import Diagnostics
import Disk
import LightFoundation
import Planning
import XibDocument

/// The files of a check, read once.
struct CheckFiles {
    private static let largest = 3 << 20

    private(set) var sources: [SwiftSource] = []
    private(set) var xibs: [XibSource] = []
    private(set) var findings: [Finding] = []
    /// The hash of each source's name and text.
    private(set) var hashes: [String] = []

    /// Reads the Swift files and xibs among `paths`.
    init(_ paths: [RelativePath], in tree: Tree) {
        for path in paths {
            if path.name.hasSuffix(".swift") { add(swift: path, tree) }
            if path.name.hasSuffix(".xib") { add(xib: path, tree) }
        }
    }

    private mutating func add(swift path: RelativePath, _ tree: Tree) {
        guard let contents = read(path, tree) else { return }
        guard let text = String(utf8: contents.bytes) else {
            findings.append(.file(path, "The file is not UTF-8, and was not checked.", fix: "Save it as UTF-8."))
            return
        }
        sources.append(SwiftSource(path: "\(path)", module: Self.module(of: path), text: text))
        hashes.append(ContentHash(of: Array(path.name.utf8) + [0] + contents.bytes).hexadecimal)
    }

    private mutating func add(xib path: RelativePath, _ tree: Tree) {
        guard let contents = read(path, tree) else { return }
        let text = String(decoding: contents.bytes, as: UTF8.self)
        let document: Result<XibDocument, Diagnostic>
        do throws(Diagnostic) {
            document = .success(try XibDocument(Data(contents.bytes), file: "\(path)"))
        } catch {
            document = .failure(error)
        }
        xibs.append(
            XibSource(
                path: "\(path)",
                module: Self.module(of: path),
                document: document,
                lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            )
        )
    }

    private mutating func read(_ path: RelativePath, _ tree: Tree) -> FileContents? {
        do throws(Diagnostic) {
            guard case .file(let contents)? = try tree.snapshot(of: [path])[path] else { return nil }
            guard contents.bytes.count <= Self.largest else {
                findings.append(
                    .file(
                        path,
                        "The file is larger than 3 MB, and was not checked.",
                        fix: "Split it, or leave its folder out of 'paths'."
                    )
                )
                return nil
            }
            return contents
        } catch {
            findings.append(.file(path, error.message, fix: error.fix ?? "Make it readable."))
            return nil
        }
    }

    private static func module(of path: RelativePath) -> String {
        path.components.count > 2 && ["Sources", "Tests"].contains(path.components[0]) ? path.components[1] : ""
    }
}

extension Finding {
    fileprivate static func file(_ path: RelativePath, _ message: String, fix: String) -> Finding {
        Finding(rule: "file", message: message, fix: fix, path: "\(path)")
    }
}
