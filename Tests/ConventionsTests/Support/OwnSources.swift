import Foundation
import SwiftParser
import SwiftSyntax

@testable import Conventions

/// This project's own sources.
enum OwnSources {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The modules' folders.
    static let modules: [String] = {
        let folders = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
        return (folders ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }()

    /// The Swift files of a module.
    static func files(of module: String) throws -> [SwiftSource] {
        let folder = root.appending(path: "Sources/\(module)")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return SwiftSource(path: "Sources/\(module)/\(path)", module: module, text: text)
        }
    }

    /// The modules that a file imports, in all branches of `#if`.
    static func imports(of source: SwiftSource) -> Set<String> {
        guard source.text.contains("import ") else { return [] }
        let reader = ImportReader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: source.text))
        return reader.modules
    }

    private final class ImportReader: SyntaxVisitor {
        var modules: Set<String> = []

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            modules.insert(ImportFact(node).module)
            return .skipChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
