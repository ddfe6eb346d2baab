import Diagnostics

/// A type, and the file that declares it.
package struct TypeDeclaration: Hashable, Sendable {
    /// The keyword that declares it.
    package enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, actor, `typealias`
    }

    /// Who may name it.
    package enum Access: String, Sendable {
        case `open`, `public`, package, `internal`, `fileprivate`, `private`
    }

    /// The file, as it was named to `find`.
    package let path: String
    /// What kind of type it is.
    package let kind: Kind
    /// Who may name it.
    package let access: Access

    /// Finds who declares the type `name` outside all other types, in order of the paths.
    ///
    /// Only the sources that have the name behind such a keyword are parsed.
    ///
    /// - Parameter sources: The Swift texts to look through, by path.
    package static func find(_ name: String, in sources: [String: String]) throws(Diagnostic) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        for (path, text) in sources.sorted(by: { $0.key < $1.key }) where SourceBytes(text).mayDeclare(name) {
            do {
                found += try SwiftReader.types(named: name, in: text).map { type in
                    TypeDeclaration(path: path, kind: type.kind, access: type.access)
                }
            } catch {
                throw .unreadableSource(path)
            }
        }
        return found
    }
}

extension Diagnostic {
    static func unreadableSource(_ path: String) -> Diagnostic {
        Diagnostic(
            "The toolchain that built this tool has no module SwiftParser to read \(path) with.",
            fix: "Build the tool with a toolchain from swift.org, which has it in 'lib/swift/host'."
        )
    }
}
